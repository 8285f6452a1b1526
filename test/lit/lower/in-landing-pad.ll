; A call in a handler's own block is lowered behind the landing pad, which stays first in its block.
; RUN: %lower

declare i32 @personality(...)
declare void @may_throw()

; CHECK-LABEL: define i32 @handled(ptr %record) personality ptr @personality {
; CHECK:        invoke void @may_throw()
; CHECK:      handler:
; CHECK-NEXT:   %pad = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:        call i32 @int_load(ptr @hits_updater, ptr %record)
; CHECK:        resume { ptr, i32 } %pad
define i32 @handled(ptr %record) personality ptr @personality {
  invoke void @may_throw() to label %on unwind label %handler

on:
  ret i32 0

handler:
  %pad = landingpad { ptr, i32 } cleanup
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  resume { ptr, i32 } %pad
}
