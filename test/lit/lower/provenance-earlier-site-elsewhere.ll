; A site makes its own checks where no earlier one is on every way to it, or none checks as much of the same object.
; RUN: %lower

; CHECK-LABEL: define i32 @sometimes(ptr %node, i1 %count) {
; CHECK:        call i32 @int_add(ptr @state_updater, ptr %node, i32 1)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
define i32 @sometimes(ptr %node, i1 %count) {
  br i1 %count, label %add, label %here

add:
  %a = call i32 @int_add(ptr @state_updater, ptr %node, i32 1)
  br label %here

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define void @superclass(ptr %leaf) {
; CHECK:        call void @int_store(ptr @state_updater, ptr %leaf, i32 1)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call void @int_store(ptr @leaves_updater, ptr %leaf, i32 2)
; CHECK:        icmp eq ptr %class{{.*}}, @leaf_class
define void @superclass(ptr %leaf) {
  call void @int_store(ptr @state_updater, ptr %leaf, i32 1)
  call void @int_store(ptr @leaves_updater, ptr %leaf, i32 2)
  ret void
}

; CHECK-LABEL: define void @another(ptr %node, ptr %other) {
; CHECK:        call void @int_store(ptr @state_updater, ptr %node, i32 1)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call void @int_store(ptr @state_updater, ptr %other, i32 2)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
define void @another(ptr %node, ptr %other) {
  call void @int_store(ptr @state_updater, ptr %node, i32 1)
  call void @int_store(ptr @state_updater, ptr %other, i32 2)
  ret void
}

; An operation by offset checks no class.
; CHECK-LABEL: define i32 @by_offset(ptr %node) {
; CHECK:        call i32 @load_at(ptr %node, i64 8)
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
define i32 @by_offset(ptr %node) {
  %a = call i32 @load_at(ptr %node, i64 8)
  %b = call i32 @int_load(ptr @state_updater, ptr %node)
  %r = add i32 %a, %b
  ret i32 %r
}

declare i32 @setjmp(ptr) returns_twice

; CHECK-LABEL: define void @may_come_back(ptr %node, ptr %place) {
; CHECK:        call i32 @setjmp(ptr %place)
; CHECK:        call void @int_store(ptr @state_updater, ptr %node, i32 1)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call void @int_store(ptr @state_updater, ptr %node, i32 2)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
define void @may_come_back(ptr %node, ptr %place) {
  %again = call i32 @setjmp(ptr %place) returns_twice
  call void @int_store(ptr @state_updater, ptr %node, i32 1)
  call void @int_store(ptr @state_updater, ptr %node, i32 2)
  ret void
}
