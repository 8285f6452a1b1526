; A local variable whose class is stored on every way to the call, or copied from a constant, is an instance of it.
; RUN: %lower

; CHECK-LABEL: define i32 @stored() {
; CHECK:        store ptr @node_class, ptr %node, align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @stored() {
  %node = alloca [56 x i8], align 8
  store ptr @node_class, ptr %node, align 8
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK-LABEL: define i32 @stored_to_member() {
; CHECK:        store ptr @leaf_class, ptr %member, align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %leaf, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @stored_to_member() {
  %leaf = alloca { { { ptr } }, [56 x i8] }, align 8
  %object = getelementptr inbounds { { { ptr } }, [56 x i8] }, ptr %leaf, i32 0, i32 0
  %member = getelementptr inbounds { { ptr } }, ptr %object, i32 0, i32 0
  store ptr @leaf_class, ptr %member, align 8
  %r = call i32 @int_load(ptr @state_updater, ptr %leaf)
  ret i32 %r
}

@pattern = private constant { ptr, i32 } { ptr @node_class, i32 7 }

; CHECK-LABEL: define i32 @copied() {
; CHECK:        call void @llvm.memcpy.p0.p0.i64(ptr %node, ptr @pattern, i64 16, i1 false)
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @copied() {
  %node = alloca [56 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %node, ptr @pattern, i64 16, i1 false)
  %r = call i32 @int_load(ptr @state_updater, ptr %node)
  ret i32 %r
}

; CHECK: nocallback
; CHECK: nocallback
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
