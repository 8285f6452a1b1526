; A variable whose initialiser names its class is an instance of it.
; RUN: %lower

@one = internal global { ptr, i32 } { ptr @node_class, i32 7 }
@leaves = global [2 x { ptr, [56 x i8] }] [{ ptr, [56 x i8] } { ptr null, [56 x i8] zeroinitializer },
                                           { ptr, [56 x i8] } { ptr @leaf_class, [56 x i8] zeroinitializer }]

; CHECK-LABEL: define i32 @exact() {
; CHECK-NEXT:   %old = load atomic i32, ptr getelementptr inbounds {{.*}}@one, i64 {{.*}}8{{.*}} acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @exact() {
  %r = call i32 @int_load(ptr @state_updater, ptr @one)
  ret i32 %r
}

; CHECK-LABEL: define i32 @subclass_in_array() {
; CHECK-NEXT:   %old = load atomic i32, ptr getelementptr inbounds {{.*}}@leaves, i64 {{.*}} acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @subclass_in_array() {
  %r = call i32 @int_load(ptr @state_updater, ptr getelementptr inbounds (i8, ptr @leaves, i64 64))
  ret i32 %r
}
