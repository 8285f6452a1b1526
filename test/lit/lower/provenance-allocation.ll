; What a helper of role `allocate` returns has the class that it was asked for, or is null: the null check stays.
; RUN: %lower

; CHECK-LABEL: define i32 @exact() {
; CHECK-NEXT:   %node = call ptr @new_object(ptr @node_class)
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %node, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK-NOT:    %class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @exact() {
  %node = call ptr @new_object(ptr @node_class)
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @tested_subclass() {
; CHECK-NEXT:   %leaf = call ptr @new_object(ptr @leaf_class)
; CHECK:      here:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %leaf, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @tested_subclass() {
  %leaf = call ptr @new_object(ptr @leaf_class)
  %absent = icmp eq ptr %leaf, null
  br i1 %absent, label %out, label %here

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %leaf)
  ret i32 %r

out:
  ret i32 0
}

; As a value to be stored it may be null.
; CHECK-LABEL: define void @value(ptr nonnull %record) {
; CHECK-NEXT:   %node = call ptr @new_object(ptr @node_class)
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   store atomic ptr %node, ptr %field release, align 8
; CHECK-NEXT:   ret void
define void @value(ptr nonnull %record) {
  %node = call ptr @new_object(ptr @node_class)
  call void @ref_store(ptr @owner_updater, ptr %record, ptr %node)
  ret void
}
