; A class too deep for the display is compared exactly.
; RUN: %lower

@deep_class = constant %class { ptr @name.leaf, ptr @node_class, ptr @leaf_fields, i32 1, i32 64, i32 8, i32 0, [8 x ptr] zeroinitializer }
@deep_updater = internal constant %updater { ptr @deep_class, ptr null, ptr @name.leaves, i32 56, i32 4, i32 1, i32 0 }

; CHECK-LABEL: define i32 @deep(ptr nonnull %object) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %class = load ptr, ptr %object, align 8
; CHECK-NEXT:   [[SAME:%.+]] = icmp eq ptr %class, @deep_class
; CHECK-NEXT:   br i1 [[SAME]], label %load.checked, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 56
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_load(ptr @deep_updater, ptr %object) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.checked:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @deep(ptr nonnull %object) {
entry:
  %r = call i32 @int_load(ptr @deep_updater, ptr %object)
  ret i32 %r
}
