; raise=off leaves every retry loop as it is.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes='castaway-raise<raise=off>,verify' -S %s -o %t.after
; RUN: diff %t.before %t.after
target triple = "x86_64-unknown-linux-gnu"

define i32 @add(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
