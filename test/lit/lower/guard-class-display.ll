; A holder's class is compared directly, then through the display entry at the wanted class's depth.
; RUN: %lower

; CHECK-LABEL: define i32 @root(ptr nonnull %node) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %class = load ptr, ptr %node, align 8
; CHECK-NEXT:   [[SAME:%.+]] = icmp eq ptr %class, @node_class
; CHECK-NEXT:   br i1 [[SAME]], label %load.checked, label %load.subclass, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_load(ptr @state_updater, ptr %node) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.checked:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.subclass:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %class, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.display, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.display:
; CHECK-NEXT:   [[ENTRY:%.+]] = getelementptr inbounds i8, ptr %class, i64 40
; CHECK-NEXT:   %ancestor = load ptr, ptr [[ENTRY]], align 8
; CHECK-NEXT:   [[SAME2:%.+]] = icmp eq ptr %ancestor, @node_class
; CHECK-NEXT:   br i1 [[SAME2]], label %load.checked, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @root(ptr nonnull %node) {
entry:
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @subclass(ptr nonnull %leaf) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %class = load ptr, ptr %leaf, align 8
; CHECK-NEXT:   [[SAME:%.+]] = icmp eq ptr %class, @leaf_class
; CHECK-NEXT:   br i1 [[SAME]], label %load.checked, label %load.subclass, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %leaf, i64 56
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_load(ptr @leaves_updater, ptr %leaf) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.checked:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.subclass:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %class, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.display, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.display:
; CHECK-NEXT:   [[ENTRY:%.+]] = getelementptr inbounds i8, ptr %class, i64 48
; CHECK-NEXT:   %ancestor = load ptr, ptr [[ENTRY]], align 8
; CHECK-NEXT:   [[SAME2:%.+]] = icmp eq ptr %ancestor, @leaf_class
; CHECK-NEXT:   br i1 [[SAME2]], label %load.checked, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @subclass(ptr nonnull %leaf) {
entry:
  %r = call i32 @int_load(ptr @leaves_updater, ptr %leaf)
  ret i32 %r
}
