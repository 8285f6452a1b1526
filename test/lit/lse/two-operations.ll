; A function with two operations gets a copy with LSE behind one test of the flag, and a fallback without helpers.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: @__aarch64_have_lse_atomics = external hidden global i8

; CHECK-LABEL: define i32 @f(ptr %p, i32 %v)
; CHECK-NEXT: lse.test:
; CHECK-NEXT:   %lse.flag = load i8, ptr @__aarch64_have_lse_atomics, align 1, !nosanitize
; CHECK-NEXT:   %lse.has = icmp ne i8 %lse.flag, 0
; CHECK-NEXT:   br i1 %lse.has, label %lse.leave, label %entry, !prof [[LIKELY:![0-9]+]]
; CHECK:      lse.leave:
; CHECK-NEXT:   [[RESULT:%[0-9]+]] = musttail call i32 @f.lse(ptr %p, i32 %v)
; CHECK-NEXT:   ret i32 [[RESULT]]
; CHECK:      entry:
; CHECK-NEXT:   %a = atomicrmw volatile add ptr %p, i32 %v syncscope("singlethread") acquire, align 8
; CHECK-NEXT:   %b = cmpxchg weak ptr %p, i32 %a, i32 %v release monotonic, align 4
; CHECK-NEXT:   ret i32 %a

; CHECK-LABEL: define internal i32 @f.lse(ptr %p, i32 %v) unnamed_addr
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = atomicrmw volatile add ptr %p, i32 %v syncscope("singlethread") acquire, align 8
; CHECK-NEXT:   %b = cmpxchg weak ptr %p, i32 %a, i32 %v release monotonic, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK: [[LIKELY]] = !{!"branch_weights", i32 1048575, i32 1}
define i32 @f(ptr %p, i32 %v) {
entry:
  %a = atomicrmw volatile add ptr %p, i32 %v syncscope("singlethread") acquire, align 8
  %b = cmpxchg weak ptr %p, i32 %a, i32 %v release monotonic, align 4
  ret i32 %a
}
