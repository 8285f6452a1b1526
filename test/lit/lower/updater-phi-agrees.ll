; A phi whose values are all the same updater is that updater.
; RUN: %lower

@hits = internal constant ptr @hits_updater

; CHECK-LABEL: define i32 @phi(ptr nonnull %record, i1 %which) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %which, label %left, label %right
; CHECK:      left:
; CHECK-NEXT:   %first = load ptr, ptr @hits, align 8
; CHECK-NEXT:   br label %join
; CHECK:      right:
; CHECK-NEXT:   br label %join
; CHECK:      join:
; CHECK-NEXT:   %updater = phi ptr [ %first, %left ], [ @hits_updater, %right ]
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @phi(ptr nonnull %record, i1 %which) {
entry:
  br i1 %which, label %left, label %right

left:
  %first = load ptr, ptr @hits, align 8
  br label %join

right:
  br label %join

join:
  %updater = phi ptr [ %first, %left ], [ @hits_updater, %right ]
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
