; The class check of a local variable stays where its class is not stored on every way, or is not known.
; RUN: %lower

; CHECK-LABEL: define i32 @sometimes(i1 %fresh) {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @sometimes(i1 %fresh) {
  %node = alloca [56 x i8], align 8
  br i1 %fresh, label %init, label %here

init:
  store ptr @node_class, ptr %node, align 8
  br label %here

here:
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @other_member() {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @other_member() {
  %node = alloca [56 x i8], align 8
  %member = getelementptr inbounds i8, ptr %node, i64 48
  store ptr @node_class, ptr %member, align 8
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @not_constant(ptr %some_class) {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @not_constant(ptr %some_class) {
  %node = alloca [56 x i8], align 8
  store ptr %some_class, ptr %node, align 8
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

@pattern = internal global { ptr, i32 } { ptr @node_class, i32 7 }

; CHECK-LABEL: define i32 @copied_from_variable() {
; CHECK:        call void @llvm.memcpy.p0.p0.i64(ptr %node, ptr @pattern, i64 16, i1 false)
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr %node)
define i32 @copied_from_variable() {
  %node = alloca [56 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %node, ptr @pattern, i64 16, i1 false)
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK: nocallback
; CHECK: nocallback
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
