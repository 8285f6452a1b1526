; ThreadSanitizer makes calls of atomic operations, so there is nothing to copy.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: ThreadSanitizer makes calls of its atomic operations
define void @f(ptr %p) sanitize_thread {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
