; Phis of the blocks after a guarded call name the block that now precedes them.
; RUN: %lower

; CHECK-LABEL: define i32 @phi(ptr %record, i1 %which) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %which, label %use, label %join
; CHECK:      use:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_load(ptr @hits_updater, ptr %record) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.holder:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   br label %join
; CHECK:      join:
; CHECK-NEXT:   %r = phi i32 [ %result, %load.join ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %r
define i32 @phi(ptr %record, i1 %which) {
entry:
  br i1 %which, label %use, label %join

use:
  %value = call i32 @int_load(ptr @hits_updater, ptr %record)
  br label %join

join:
  %r = phi i32 [ %value, %use ], [ 0, %entry ]
  ret i32 %r
}
