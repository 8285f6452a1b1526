; The class check stays where the object is not initialised on every way to the call, or not with a class that fits.
; RUN: %lower

; CHECK-LABEL: define i32 @sometimes(ptr nonnull %node, i1 %fresh) {
; CHECK:        call void @init_object(ptr %node, ptr @node_class)
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @sometimes(ptr nonnull %node, i1 %fresh) {
  br i1 %fresh, label %init, label %here

init:
  call void @init_object(ptr %node, ptr @node_class)
  br label %here

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @too_late(ptr nonnull %node) {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        call void @init_object(ptr %node, ptr @node_class)
define i32 @too_late(ptr nonnull %node) {
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  call void @init_object(ptr %node, ptr @node_class)
  ret i32 %r
}

; CHECK-LABEL: define i32 @superclass(ptr nonnull %node) {
; CHECK:        call void @init_object(ptr %node, ptr @node_class)
; CHECK:        icmp eq ptr %class, @leaf_class
; CHECK:        call i32 @int_load(ptr @leaves_updater, ptr %node)
define i32 @superclass(ptr nonnull %node) {
  call void @init_object(ptr %node, ptr @node_class)
  %r = call i32 @int_load(ptr @leaves_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @another(ptr nonnull %node, ptr %other) {
; CHECK:        call void @init_object(ptr %other, ptr @node_class)
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @another(ptr nonnull %node, ptr %other) {
  call void @init_object(ptr %other, ptr @node_class)
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}
