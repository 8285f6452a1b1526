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
  %l19 = alloca ptr, align 8
  %l20 = alloca ptr, align 8
  %l21 = alloca ptr, align 8
  %l22 = alloca ptr, align 8
  %l23 = alloca ptr, align 8
  %l24 = alloca ptr, align 8
  %l25 = alloca ptr, align 8
  %l26 = alloca ptr, align 8
  %l27 = alloca ptr, align 8
  %l28 = alloca ptr, align 8
  %l29 = alloca ptr, align 8
  %l30 = alloca ptr, align 8
  %l31 = alloca ptr, align 8
  %l32 = alloca ptr, align 8
  %l33 = alloca ptr, align 8
  %l34 = alloca ptr, align 8
  %l35 = alloca ptr, align 8
  %l36 = alloca ptr, align 8
  %l37 = alloca ptr, align 8
  %l38 = alloca ptr, align 8
  %l39 = alloca ptr, align 8
  %l40 = alloca ptr, align 8
  %l41 = alloca ptr, align 8
  %l42 = alloca ptr, align 8
  %l43 = alloca ptr, align 8
  %l44 = alloca ptr, align 8
  %l45 = alloca ptr, align 8
  %l46 = alloca ptr, align 8
  %l47 = alloca ptr, align 8
  %l48 = alloca ptr, align 8
  %l49 = alloca ptr, align 8
  %l50 = alloca ptr, align 8
  %l51 = alloca ptr, align 8
  %l52 = alloca ptr, align 8
  %l53 = alloca ptr, align 8
  %l54 = alloca ptr, align 8
  %l55 = alloca ptr, align 8
  %l56 = alloca ptr, align 8
  %l57 = alloca ptr, align 8
  %l58 = alloca ptr, align 8
  %l59 = alloca ptr, align 8
  %l60 = alloca ptr, align 8
  %l61 = alloca ptr, align 8
  %l62 = alloca ptr, align 8
  %l63 = alloca ptr, align 8
  %l64 = alloca ptr, align 8
  %l65 = alloca ptr, align 8
  %l66 = alloca ptr, align 8
  %l67 = alloca ptr, align 8
  %l68 = alloca ptr, align 8
  %l69 = alloca ptr, align 8
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
  %p18 = load ptr, ptr %l18, align 8
  store ptr %p18, ptr %l19, align 8
  %p19 = load ptr, ptr %l19, align 8
  store ptr %p19, ptr %l20, align 8
  %p20 = load ptr, ptr %l20, align 8
  store ptr %p20, ptr %l21, align 8
  %p21 = load ptr, ptr %l21, align 8
  store ptr %p21, ptr %l22, align 8
  %p22 = load ptr, ptr %l22, align 8
  store ptr %p22, ptr %l23, align 8
  %p23 = load ptr, ptr %l23, align 8
  store ptr %p23, ptr %l24, align 8
  %p24 = load ptr, ptr %l24, align 8
  store ptr %p24, ptr %l25, align 8
  %p25 = load ptr, ptr %l25, align 8
  store ptr %p25, ptr %l26, align 8
  %p26 = load ptr, ptr %l26, align 8
  store ptr %p26, ptr %l27, align 8
  %p27 = load ptr, ptr %l27, align 8
  store ptr %p27, ptr %l28, align 8
  %p28 = load ptr, ptr %l28, align 8
  store ptr %p28, ptr %l29, align 8
  %p29 = load ptr, ptr %l29, align 8
  store ptr %p29, ptr %l30, align 8
  %p30 = load ptr, ptr %l30, align 8
  store ptr %p30, ptr %l31, align 8
  %p31 = load ptr, ptr %l31, align 8
  store ptr %p31, ptr %l32, align 8
  %p32 = load ptr, ptr %l32, align 8
  store ptr %p32, ptr %l33, align 8
  %p33 = load ptr, ptr %l33, align 8
  store ptr %p33, ptr %l34, align 8
  %p34 = load ptr, ptr %l34, align 8
  store ptr %p34, ptr %l35, align 8
  %p35 = load ptr, ptr %l35, align 8
  store ptr %p35, ptr %l36, align 8
  %p36 = load ptr, ptr %l36, align 8
  store ptr %p36, ptr %l37, align 8
  %p37 = load ptr, ptr %l37, align 8
  store ptr %p37, ptr %l38, align 8
  %p38 = load ptr, ptr %l38, align 8
  store ptr %p38, ptr %l39, align 8
  %p39 = load ptr, ptr %l39, align 8
  store ptr %p39, ptr %l40, align 8
  %p40 = load ptr, ptr %l40, align 8
  store ptr %p40, ptr %l41, align 8
  %p41 = load ptr, ptr %l41, align 8
  store ptr %p41, ptr %l42, align 8
  %p42 = load ptr, ptr %l42, align 8
  store ptr %p42, ptr %l43, align 8
  %p43 = load ptr, ptr %l43, align 8
  store ptr %p43, ptr %l44, align 8
  %p44 = load ptr, ptr %l44, align 8
  store ptr %p44, ptr %l45, align 8
  %p45 = load ptr, ptr %l45, align 8
  store ptr %p45, ptr %l46, align 8
  %p46 = load ptr, ptr %l46, align 8
  store ptr %p46, ptr %l47, align 8
  %p47 = load ptr, ptr %l47, align 8
  store ptr %p47, ptr %l48, align 8
  %p48 = load ptr, ptr %l48, align 8
  store ptr %p48, ptr %l49, align 8
  %p49 = load ptr, ptr %l49, align 8
  store ptr %p49, ptr %l50, align 8
  %p50 = load ptr, ptr %l50, align 8
  store ptr %p50, ptr %l51, align 8
  %p51 = load ptr, ptr %l51, align 8
  store ptr %p51, ptr %l52, align 8
  %p52 = load ptr, ptr %l52, align 8
  store ptr %p52, ptr %l53, align 8
  %p53 = load ptr, ptr %l53, align 8
  store ptr %p53, ptr %l54, align 8
  %p54 = load ptr, ptr %l54, align 8
  store ptr %p54, ptr %l55, align 8
  %p55 = load ptr, ptr %l55, align 8
  store ptr %p55, ptr %l56, align 8
  %p56 = load ptr, ptr %l56, align 8
  store ptr %p56, ptr %l57, align 8
  %p57 = load ptr, ptr %l57, align 8
  store ptr %p57, ptr %l58, align 8
  %p58 = load ptr, ptr %l58, align 8
  store ptr %p58, ptr %l59, align 8
  %p59 = load ptr, ptr %l59, align 8
  store ptr %p59, ptr %l60, align 8
  %p60 = load ptr, ptr %l60, align 8
  store ptr %p60, ptr %l61, align 8
  %p61 = load ptr, ptr %l61, align 8
  store ptr %p61, ptr %l62, align 8
  %p62 = load ptr, ptr %l62, align 8
  store ptr %p62, ptr %l63, align 8
  %p63 = load ptr, ptr %l63, align 8
  store ptr %p63, ptr %l64, align 8
  %p64 = load ptr, ptr %l64, align 8
  store ptr %p64, ptr %l65, align 8
  %p65 = load ptr, ptr %l65, align 8
  store ptr %p65, ptr %l66, align 8
  %p66 = load ptr, ptr %l66, align 8
  store ptr %p66, ptr %l67, align 8
  %p67 = load ptr, ptr %l67, align 8
  store ptr %p67, ptr %l68, align 8
  %p68 = load ptr, ptr %l68, align 8
  store ptr %p68, ptr %l69, align 8
  %updater = load ptr, ptr %l69, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
