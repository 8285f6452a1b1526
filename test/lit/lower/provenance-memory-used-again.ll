; Where a function gives one pointer's object classes that do not fit each other, nothing is concluded about it.
; RUN: %lower

@stranger_class = constant %class { ptr @name.node, ptr null, ptr @node_fields, i32 7, i32 56, i32 0, i32 0,
  [8 x ptr] [ptr @stranger_class, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null] }

; CHECK-LABEL: define i32 @initialised_again(ptr nonnull %node) {
; CHECK:        call void @init_object(ptr %node, ptr @node_class)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        call void @init_object(ptr %node, ptr @stranger_class)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @initialised_again(ptr nonnull %node) {
  call void @init_object(ptr %node, ptr @node_class)
  %a = call i32 @int_load(ptr @state_updater, ptr %node)
  call void @init_object(ptr %node, ptr @stranger_class)
  %b = call i32 @int_load(ptr @state_updater, ptr %node)
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @stored_again() {
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
; CHECK:        icmp eq ptr %class{{.*}}, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @stored_again() {
  %node = alloca [56 x i8], align 8
  store ptr @node_class, ptr %node
  %a = call i32 @int_load(ptr @state_updater, ptr %node)
  store ptr @stranger_class, ptr %node
  %b = call i32 @int_load(ptr @state_updater, ptr %node)
  %r = add i32 %a, %b
  ret i32 %r
}
