; The checks stay where the `instance` call was false, may have been, or asked for another class.
; RUN: %lower

; CHECK-LABEL: define i32 @false(ptr %node) {
; CHECK:        call i1 @is_instance(ptr %node, ptr @node_class)
; CHECK:        icmp ne ptr %node, null
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        icmp eq ptr %class, @node_class
define i32 @false(ptr %node) {
  %fits = call i1 @is_instance(ptr %node, ptr @node_class)
  br i1 %fits, label %out, label %here

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r

out:
  ret i32 0
}

; CHECK-LABEL: define i32 @either(ptr %node, i1 %anyway) {
; CHECK:        call i1 @is_instance(ptr %node, ptr @node_class)
; CHECK:        icmp ne ptr %node, null
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        icmp eq ptr %class, @node_class
define i32 @either(ptr %node, i1 %anyway) {
  %fits = call i1 @is_instance(ptr %node, ptr @node_class)
  %go = select i1 %fits, i1 true, i1 %anyway
  br i1 %go, label %here, label %out

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r

out:
  ret i32 0
}

; CHECK-LABEL: define i32 @superclass(ptr %node) {
; CHECK:        call i1 @is_instance(ptr %node, ptr @node_class)
; CHECK-NOT:    icmp ne ptr %node, null
; CHECK:        icmp eq ptr %class, @leaf_class
; CHECK:        call i32 @int_load(ptr @leaves_updater, ptr %node)
define i32 @superclass(ptr %node) {
  %fits = call i1 @is_instance(ptr %node, ptr @node_class)
  br i1 %fits, label %here, label %out

here:
  %r = call i32 @int_load(ptr @leaves_updater, ptr %node)
  ret i32 %r

out:
  ret i32 0
}
