; An operation at the looked-up offset of a field of another kind is left alone; the look-up is still a constant.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %t.ll -o %t.out 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:
; RUN: FileCheck %s < %t.out

; SAID: remark: {{.*}} load_at: the operation is of another kind or width than the field

; CHECK-LABEL: define i32 @use(ptr nonnull %object) {
; CHECK-NEXT:    %r = call i32 @load_at(ptr %object, i64 24)
; CHECK-NEXT:    ret i32 %r
define i32 @use(ptr nonnull %object) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.next)
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
