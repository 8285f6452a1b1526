; Intrinsics of coroutines stand for code that is not there yet.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: it is a coroutine that is not yet split
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  %s = call i64 @llvm.coro.size.i64()
  ret void
}

declare i64 @llvm.coro.size.i64()
