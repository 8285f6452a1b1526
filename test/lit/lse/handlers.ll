; A copy keeps the handler of exceptions.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(ptr %p)
; CHECK-SAME: personality ptr @__gxx_personality_v0
; CHECK-LABEL: define internal void @f.lse(ptr %p)
; CHECK-SAME: personality ptr @__gxx_personality_v0
; CHECK:   invoke void @throws()
; CHECK:   landingpad { ptr, i32 }
define void @f(ptr %p) personality ptr @__gxx_personality_v0 {
entry:
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  invoke void @throws()
          to label %done unwind label %handler

handler:
  %e = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %e

done:
  ret void
}

declare void @throws()
declare i32 @__gxx_personality_v0(...)
