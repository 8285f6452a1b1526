; Where a call of role `instance` was true, the object is not null and an instance of the class.
; RUN: %lower

; CHECK-LABEL: define i32 @branch(ptr %node) {
; CHECK-NEXT:   %fits = call i1 @is_instance(ptr %node, ptr @node_class)
; CHECK:      here:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @branch(ptr %node) {
  %fits = call i1 @is_instance(ptr %node, ptr @node_class)
  br i1 %fits, label %here, label %out

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r

out:
  ret i32 0
}

; CHECK-LABEL: define i32 @negated_subclass(ptr %leaf) {
; CHECK-NEXT:   %fits = call i1 @is_instance(ptr %leaf, ptr @leaf_class)
; CHECK:      here:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %leaf, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @negated_subclass(ptr %leaf) {
  %fits = call i1 @is_instance(ptr %leaf, ptr @leaf_class)
  %strange = xor i1 %fits, true
  br i1 %strange, label %out, label %here

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %leaf)
  ret i32 %r

out:
  ret i32 0
}

; CHECK-LABEL: define i32 @both(ptr %node, ptr %other) {
; CHECK:        %first = call i1 @is_instance(ptr %node, ptr @node_class)
; CHECK:        %second = call i1 @is_instance(ptr %other, ptr @node_class)
; CHECK:      here:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 24
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, ptr %other seq_cst, align 8
; CHECK-NEXT:   ret i32 1
define i32 @both(ptr %node, ptr %other) {
  %first = call i1 @is_instance(ptr %node, ptr @node_class)
  %second = call i1 @is_instance(ptr %other, ptr @node_class)
  %fit = select i1 %first, i1 %second, i1 false
  br i1 %fit, label %here, label %out

here:
  %r = call ptr @ref_exchange(ptr @next_updater, ptr %node, ptr %other)
  ret i32 1

out:
  ret i32 0
}
