; A tree of phis is followed for a bounded number of steps only: eight choices to the power of thirteen would never end.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the value passes through too many steps to follow

define i32 @use(ptr nonnull %object, i32 %c) {
entry:
  br label %b0
b0:
  %p0 = phi i64 [ 16, %entry ]
  switch i32 %c, label %b1 [i32 0, label %b1 i32 1, label %b1 i32 2, label %b1 i32 3, label %b1 i32 4, label %b1 i32 5, label %b1 i32 6, label %b1]
b1:
  %p1 = phi i64 [ %p0, %b0 ], [ %p0, %b0 ], [ %p0, %b0 ], [ %p0, %b0 ], [ %p0, %b0 ], [ %p0, %b0 ], [ %p0, %b0 ], [ %p0, %b0 ]
  switch i32 %c, label %b2 [i32 0, label %b2 i32 1, label %b2 i32 2, label %b2 i32 3, label %b2 i32 4, label %b2 i32 5, label %b2 i32 6, label %b2]
b2:
  %p2 = phi i64 [ %p1, %b1 ], [ %p1, %b1 ], [ %p1, %b1 ], [ %p1, %b1 ], [ %p1, %b1 ], [ %p1, %b1 ], [ %p1, %b1 ], [ %p1, %b1 ]
  switch i32 %c, label %b3 [i32 0, label %b3 i32 1, label %b3 i32 2, label %b3 i32 3, label %b3 i32 4, label %b3 i32 5, label %b3 i32 6, label %b3]
b3:
  %p3 = phi i64 [ %p2, %b2 ], [ %p2, %b2 ], [ %p2, %b2 ], [ %p2, %b2 ], [ %p2, %b2 ], [ %p2, %b2 ], [ %p2, %b2 ], [ %p2, %b2 ]
  switch i32 %c, label %b4 [i32 0, label %b4 i32 1, label %b4 i32 2, label %b4 i32 3, label %b4 i32 4, label %b4 i32 5, label %b4 i32 6, label %b4]
b4:
  %p4 = phi i64 [ %p3, %b3 ], [ %p3, %b3 ], [ %p3, %b3 ], [ %p3, %b3 ], [ %p3, %b3 ], [ %p3, %b3 ], [ %p3, %b3 ], [ %p3, %b3 ]
  switch i32 %c, label %b5 [i32 0, label %b5 i32 1, label %b5 i32 2, label %b5 i32 3, label %b5 i32 4, label %b5 i32 5, label %b5 i32 6, label %b5]
b5:
  %p5 = phi i64 [ %p4, %b4 ], [ %p4, %b4 ], [ %p4, %b4 ], [ %p4, %b4 ], [ %p4, %b4 ], [ %p4, %b4 ], [ %p4, %b4 ], [ %p4, %b4 ]
  switch i32 %c, label %b6 [i32 0, label %b6 i32 1, label %b6 i32 2, label %b6 i32 3, label %b6 i32 4, label %b6 i32 5, label %b6 i32 6, label %b6]
b6:
  %p6 = phi i64 [ %p5, %b5 ], [ %p5, %b5 ], [ %p5, %b5 ], [ %p5, %b5 ], [ %p5, %b5 ], [ %p5, %b5 ], [ %p5, %b5 ], [ %p5, %b5 ]
  switch i32 %c, label %b7 [i32 0, label %b7 i32 1, label %b7 i32 2, label %b7 i32 3, label %b7 i32 4, label %b7 i32 5, label %b7 i32 6, label %b7]
b7:
  %p7 = phi i64 [ %p6, %b6 ], [ %p6, %b6 ], [ %p6, %b6 ], [ %p6, %b6 ], [ %p6, %b6 ], [ %p6, %b6 ], [ %p6, %b6 ], [ %p6, %b6 ]
  switch i32 %c, label %b8 [i32 0, label %b8 i32 1, label %b8 i32 2, label %b8 i32 3, label %b8 i32 4, label %b8 i32 5, label %b8 i32 6, label %b8]
b8:
  %p8 = phi i64 [ %p7, %b7 ], [ %p7, %b7 ], [ %p7, %b7 ], [ %p7, %b7 ], [ %p7, %b7 ], [ %p7, %b7 ], [ %p7, %b7 ], [ %p7, %b7 ]
  switch i32 %c, label %b9 [i32 0, label %b9 i32 1, label %b9 i32 2, label %b9 i32 3, label %b9 i32 4, label %b9 i32 5, label %b9 i32 6, label %b9]
b9:
  %p9 = phi i64 [ %p8, %b8 ], [ %p8, %b8 ], [ %p8, %b8 ], [ %p8, %b8 ], [ %p8, %b8 ], [ %p8, %b8 ], [ %p8, %b8 ], [ %p8, %b8 ]
  switch i32 %c, label %b10 [i32 0, label %b10 i32 1, label %b10 i32 2, label %b10 i32 3, label %b10 i32 4, label %b10 i32 5, label %b10 i32 6, label %b10]
b10:
  %p10 = phi i64 [ %p9, %b9 ], [ %p9, %b9 ], [ %p9, %b9 ], [ %p9, %b9 ], [ %p9, %b9 ], [ %p9, %b9 ], [ %p9, %b9 ], [ %p9, %b9 ]
  switch i32 %c, label %b11 [i32 0, label %b11 i32 1, label %b11 i32 2, label %b11 i32 3, label %b11 i32 4, label %b11 i32 5, label %b11 i32 6, label %b11]
b11:
  %p11 = phi i64 [ %p10, %b10 ], [ %p10, %b10 ], [ %p10, %b10 ], [ %p10, %b10 ], [ %p10, %b10 ], [ %p10, %b10 ], [ %p10, %b10 ], [ %p10, %b10 ]
  switch i32 %c, label %b12 [i32 0, label %b12 i32 1, label %b12 i32 2, label %b12 i32 3, label %b12 i32 4, label %b12 i32 5, label %b12 i32 6, label %b12]
b12:
  %p12 = phi i64 [ %p11, %b11 ], [ %p11, %b11 ], [ %p11, %b11 ], [ %p11, %b11 ], [ %p11, %b11 ], [ %p11, %b11 ], [ %p11, %b11 ], [ %p11, %b11 ]
  switch i32 %c, label %b13 [i32 0, label %b13 i32 1, label %b13 i32 2, label %b13 i32 3, label %b13 i32 4, label %b13 i32 5, label %b13 i32 6, label %b13]
b13:
  %p13 = phi i64 [ %p12, %b12 ], [ %p12, %b12 ], [ %p12, %b12 ], [ %p12, %b12 ], [ %p12, %b12 ], [ %p12, %b12 ], [ %p12, %b12 ], [ %p12, %b12 ]
  %r = call i32 @load_at(ptr %object, i64 %p13)
  ret i32 %r
}
