; After a call of role `init` the object has the class; that it is not null must be known otherwise.
; RUN: %lower

; CHECK-LABEL: define i32 @maybe_null(ptr %node) {
; CHECK-NEXT:   call void @init_object(ptr %node, ptr @node_class)
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %node, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK-NOT:    %class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @maybe_null(ptr %node) {
  call void @init_object(ptr %node, ptr @node_class)
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @subclass() {
; CHECK-NEXT:   %leaf = alloca [64 x i8], align 8
; CHECK-NEXT:   call void @init_object(ptr %leaf, ptr @leaf_class)
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %leaf, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @subclass() {
  %leaf = alloca [64 x i8], align 8
  call void @init_object(ptr %leaf, ptr @leaf_class)
  %r = call i32 @int_load(ptr @state_updater, ptr %leaf)
  ret i32 %r
}

; Constructors refine the class from root to leaf.
; CHECK-LABEL: define i32 @refined(ptr nonnull %leaf) {
; CHECK-NEXT:   call void @init_object(ptr %leaf, ptr @node_class)
; CHECK-NEXT:   call void @init_object(ptr %leaf, ptr @leaf_class)
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %leaf, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @refined(ptr nonnull %leaf) {
  call void @init_object(ptr %leaf, ptr @node_class)
  call void @init_object(ptr %leaf, ptr @leaf_class)
  %r = call i32 @int_load(ptr @state_updater, ptr %leaf)
  ret i32 %r
}
