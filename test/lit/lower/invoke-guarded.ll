; An invoke with checks stays an invoke on the cold path, with the same handler; both ways join before its destination.
; RUN: %lower --implicit-check-not=invoke

declare i32 @personality(...)
declare void @use(i32)

; CHECK-LABEL: define i32 @unwinding(ptr %record, i1 %which) personality ptr @personality {
; CHECK:      first:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = invoke i32 @int_load(ptr @hits_updater, ptr %record) #{{[0-9]+}}
; CHECK-NEXT:           to label %load.join unwind label %handler
; CHECK:      load.holder:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   br label %normal
; CHECK:      normal:
; CHECK-NEXT:   %r = phi i32 [ 0, %entry ], [ %result, %load.join ]
; CHECK-NEXT:   ret i32 %r
; CHECK:      handler:
; CHECK-NEXT:   %from = phi i32 [ 7, %load.reflective ]
define i32 @unwinding(ptr %record, i1 %which) personality ptr @personality {
entry:
  br i1 %which, label %first, label %normal

first:
  %a = invoke i32 @int_load(ptr @hits_updater, ptr %record) to label %normal unwind label %handler

normal:
  %r = phi i32 [ 0, %entry ], [ %a, %first ]
  ret i32 %r

handler:
  %from = phi i32 [ 7, %first ]
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 %from
}
