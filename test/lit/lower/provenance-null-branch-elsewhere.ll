; A null check stays where the branch on the pointer does not lead to the call alone.
; RUN: %lower

; CHECK-LABEL: define i32 @joined(ptr %record, ptr %counter) {
; CHECK:      here:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:        call i32 @int_load(ptr @hits_updater, ptr %record)
define i32 @joined(ptr %record, ptr %counter) {
  %absent = icmp eq ptr %record, null
  br i1 %absent, label %count, label %here

count:
  store i32 1, ptr %counter
  br label %here

here:
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}

; CHECK-LABEL: define i32 @afterwards(ptr %record) {
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:        call i32 @int_load(ptr @hits_updater, ptr %record)
define i32 @afterwards(ptr %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  %absent = icmp eq ptr %record, null
  br i1 %absent, label %out, label %on

on:
  ret i32 %r

out:
  ret i32 0
}
