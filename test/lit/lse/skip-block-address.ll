; A table of addresses of blocks would lead from the copy into the original.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: the address of a block of it is taken
@table = internal constant [1 x ptr] [ptr blockaddress(@f, %next)]

define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  br label %next

next:
  ret void
}
