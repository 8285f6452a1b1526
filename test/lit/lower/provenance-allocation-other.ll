; The class check stays for an object that was allocated as one of the superclass, or of a class unknown here.
; RUN: %lower

; CHECK-LABEL: define i32 @superclass() {
; CHECK-NEXT:   %node = call ptr @new_object(ptr @node_class)
; CHECK:        call i32 @int_load(ptr @leaves_updater, ptr %node)
; CHECK:        %class = load ptr, ptr %node, align 8
; CHECK-NEXT:   icmp eq ptr %class, @leaf_class
define i32 @superclass() {
  %node = call ptr @new_object(ptr @node_class)
  %r = call i32 @int_load(ptr @leaves_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @unknown(ptr %some_class) {
; CHECK-NEXT:   %node = call ptr @new_object(ptr %some_class)
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        %class = load ptr, ptr %node, align 8
; CHECK-NEXT:   icmp eq ptr %class, @node_class
define i32 @unknown(ptr %some_class) {
  %node = call ptr @new_object(ptr %some_class)
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

@foreign_class = external constant %class

; CHECK-LABEL: define i32 @not_visible() {
; CHECK-NEXT:   %node = call ptr @new_object(ptr @foreign_class)
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        %class = load ptr, ptr %node, align 8
; CHECK-NEXT:   icmp eq ptr %class, @node_class
define i32 @not_visible() {
  %node = call ptr @new_object(ptr @foreign_class)
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}
