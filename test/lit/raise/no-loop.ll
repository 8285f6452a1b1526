; An exchange that is not repeated is no retry loop.
; RUN: %keep_loop
target triple = "x86_64-unknown-linux-gnu"

define i32 @f(ptr %p, i32 %v) {
entry:
  %pair = cmpxchg ptr %p, i32 0, i32 %v seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  ret i32 %found
}
