; A second run changes nothing and says nothing.
; RUN: %opt -passes=castaway-raise -S %s -o %t.once
; RUN: %opt -passes=verify -S %t.once -o %t.before
; RUN: %opt -passes=castaway-raise -pass-remarks=castaway -pass-remarks-missed=castaway -S %t.once -o %t.after 2> %t.said
; RUN: diff %t.before %t.after && count 0 < %t.said
target triple = "x86_64-unknown-linux-gnu"

define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
