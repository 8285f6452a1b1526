; The blocks that inline assembly may jump to are split like any other.
; RUN: %lower

; CHECK-LABEL: define i32 @jump(ptr %record) {
; CHECK:        callbr void asm sideeffect "", "!i"()
; CHECK-NEXT:           to label %on [label %away]
; CHECK:      on:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK:        call i32 @int_load(ptr @hits_updater, ptr %record)
; CHECK:      away:
; CHECK-NEXT:   [[PRESENT2:%.+]] = icmp ne ptr %record, null
; CHECK:        call i32 @int_add(ptr @hits_updater, ptr %record, i32 1)
define i32 @jump(ptr %record) {
  callbr void asm sideeffect "", "!i"() to label %on [label %away]

on:
  %a = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %a

away:
  %b = call i32 @int_add(ptr @hits_updater, ptr %record, i32 1)
  ret i32 %b
}
