; A site that an earlier one dominates, which checks the same object for the same class or a subclass, branches on
; whether that one's checks held: it is not left unchecked, as the earlier cold call may have returned.
; RUN: %lower

; CHECK-LABEL: define i32 @same(ptr %node) {
; CHECK:      add.reflective:
; CHECK-NEXT:   [[CALL1:%.+]] = call i32 @int_add(ptr @state_updater, ptr %node, i32 1)
; CHECK:      add.join:
; CHECK-NEXT:   %result{{.*}} = phi i32 [ %{{.+}}, %add.lowered ], [ [[CALL1]], %add.reflective ]
; CHECK-NEXT:   %passed = phi i1 [ true, %add.lowered ], [ false, %add.reflective ]
; CHECK-NEXT:   br i1 %passed, label %load.earlier, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK:      load.reflective:
; CHECK-NEXT:   call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:      load.earlier:
; CHECK-NEXT:   br label %load.lowered
define i32 @same(ptr %node) {
  %a = call i32 @int_add(ptr @state_updater, ptr %node, i32 1)
  %b = call i32 @int_load(ptr @state_updater, ptr %node)
  %r = add i32 %a, %b
  ret i32 %r
}

; A chain of sites: each asks the one before it.
; CHECK-LABEL: define void @chain(ptr %leaf) {
; CHECK:        call void @int_store(ptr @leaves_updater, ptr %leaf, i32 1)
; CHECK:        icmp eq ptr %class, @leaf_class
; CHECK:        [[FIRST:%.+]] = phi i1 [ true, %store.lowered{{.*}} ], [ false, %store.reflective{{.*}} ]
; CHECK-NEXT:   br i1 [[FIRST]], label %store.earlier{{.*}}, label %store.reflective{{.*}}, !prof !{{[0-9]+}}
; CHECK:        call void @int_store(ptr @state_updater, ptr %leaf, i32 2)
; CHECK:        [[SECOND:%.+]] = phi i1 [ true, %store.lowered{{.*}} ], [ false, %store.reflective{{.*}} ]
; CHECK-NEXT:   br i1 [[SECOND]], label %store.earlier{{.*}}, label %store.reflective{{.*}}, !prof !{{[0-9]+}}
; CHECK:        call void @int_store(ptr @state_updater, ptr %leaf, i32 3)
define void @chain(ptr %leaf) {
  call void @int_store(ptr @leaves_updater, ptr %leaf, i32 1)
  call void @int_store(ptr @state_updater, ptr %leaf, i32 2)
  call void @int_store(ptr @state_updater, ptr %leaf, i32 3)
  ret void
}

; Holder and value from two sites: one branch on both. What was stored may be null, so the null check of it stays.
; CHECK-LABEL: define i32 @value(ptr %node, ptr %other) {
; CHECK:        call void @ref_store(ptr @next_updater, ptr %node, ptr %other)
; CHECK:        %passed{{.*}} = phi i1 [ true, %store.lowered ], [ false, %store.reflective ]
; CHECK-NEXT:   br i1 %passed{{.*}}, label %load.earlier{{.*}}, label %load.reflective{{.*}}, !prof !{{[0-9]+}}
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %other)
; CHECK:      load.earlier{{.*}}:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %other, null
define i32 @value(ptr %node, ptr %other) {
  call void @ref_store(ptr @next_updater, ptr %node, ptr %other)
  %r = call i32 @int_load(ptr @state_updater, ptr %other)
  ret i32 %r
}

; CHECK-LABEL: define void @two(ptr %node, ptr %other) {
; CHECK:        call void @int_store(ptr @state_updater, ptr %node, i32 1)
; CHECK:        [[ONE:%.+]] = phi i1 [ true, %store.lowered{{.*}} ], [ false, %store.reflective{{.*}} ]
; CHECK:        call void @int_store(ptr @state_updater, ptr %other, i32 2)
; CHECK:        [[OTHER:%.+]] = phi i1 [ true, %store.lowered{{.*}} ], [ false, %store.reflective{{.*}} ]
; CHECK-NEXT:   [[BOTH:%.+]] = and i1 %{{.+}}, %{{.+}}
; CHECK-NEXT:   br i1 [[BOTH]], label %store.earlier{{.*}}, label %store.reflective{{.*}}, !prof !{{[0-9]+}}
; CHECK:        call void @ref_store(ptr @next_updater, ptr %node, ptr %other)
define void @two(ptr %node, ptr %other) {
  call void @int_store(ptr @state_updater, ptr %node, i32 1)
  call void @int_store(ptr @state_updater, ptr %other, i32 2)
  call void @ref_store(ptr @next_updater, ptr %node, ptr %other)
  ret void
}

declare i32 @personality(...)

; What an invoke checks is known where it returned.
; CHECK-LABEL: define i32 @invoked(ptr %node) personality ptr @personality {
; CHECK:        invoke i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:      load.join{{.*}}:
; CHECK-NEXT:   %result
; CHECK-NEXT:   %passed = phi i1 [ true, %load.lowered{{.*}} ], [ false, %load.reflective{{.*}} ]
; CHECK-NEXT:   br label %normal
; CHECK:      normal:
; CHECK-NEXT:   br i1 %passed, label %load.earlier, label %load.reflective{{.*}}, !prof !{{[0-9]+}}
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:      handler:
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
define i32 @invoked(ptr %node) personality ptr @personality {
  %a = invoke i32 @int_load(ptr @state_updater, ptr %node) to label %normal unwind label %handler

normal:
  %b = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %b

handler:
  %pad = landingpad { ptr, i32 } cleanup
  %c = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %c
}
