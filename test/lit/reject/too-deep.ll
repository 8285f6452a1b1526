; A value that passes through more locals than the pass follows is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the value passes through too many steps to follow

define i32 @use(ptr nonnull %record) {
  %l0 = alloca ptr, align 8
  %l1 = alloca ptr, align 8
  %l2 = alloca ptr, align 8
  %l3 = alloca ptr, align 8
  %l4 = alloca ptr, align 8
  %l5 = alloca ptr, align 8
  %l6 = alloca ptr, align 8
  %l7 = alloca ptr, align 8
  %l8 = alloca ptr, align 8
  %l9 = alloca ptr, align 8
  %l10 = alloca ptr, align 8
  %l11 = alloca ptr, align 8
  %l12 = alloca ptr, align 8
  %l13 = alloca ptr, align 8
  %l14 = alloca ptr, align 8
  %l15 = alloca ptr, align 8
  %l16 = alloca ptr, align 8
  %l17 = alloca ptr, align 8
  %l18 = alloca ptr, align 8
  store ptr @hits_updater, ptr %l0, align 8
  %p0 = load ptr, ptr %l0, align 8
  store ptr %p0, ptr %l1, align 8
  %p1 = load ptr, ptr %l1, align 8
  store ptr %p1, ptr %l2, align 8
  %p2 = load ptr, ptr %l2, align 8
  store ptr %p2, ptr %l3, align 8
  %p3 = load ptr, ptr %l3, align 8
  store ptr %p3, ptr %l4, align 8
  %p4 = load ptr, ptr %l4, align 8
  store ptr %p4, ptr %l5, align 8
  %p5 = load ptr, ptr %l5, align 8
  store ptr %p5, ptr %l6, align 8
  %p6 = load ptr, ptr %l6, align 8
  store ptr %p6, ptr %l7, align 8
  %p7 = load ptr, ptr %l7, align 8
  store ptr %p7, ptr %l8, align 8
  %p8 = load ptr, ptr %l8, align 8
  store ptr %p8, ptr %l9, align 8
  %p9 = load ptr, ptr %l9, align 8
  store ptr %p9, ptr %l10, align 8
  %p10 = load ptr, ptr %l10, align 8
  store ptr %p10, ptr %l11, align 8
  %p11 = load ptr, ptr %l11, align 8
  store ptr %p11, ptr %l12, align 8
  %p12 = load ptr, ptr %l12, align 8
  store ptr %p12, ptr %l13, align 8
  %p13 = load ptr, ptr %l13, align 8
  store ptr %p13, ptr %l14, align 8
  %p14 = load ptr, ptr %l14, align 8
  store ptr %p14, ptr %l15, align 8
  %p15 = load ptr, ptr %l15, align 8
  store ptr %p15, ptr %l16, align 8
  %p16 = load ptr, ptr %l16, align 8
  store ptr %p16, ptr %l17, align 8
  %p17 = load ptr, ptr %l17, align 8
  store ptr %p17, ptr %l18, align 8
  %updater = load ptr, ptr %l18, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
