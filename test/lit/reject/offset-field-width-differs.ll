; An operation at the looked-up offset of a narrower or wider field is left alone, also where its contract names no kind.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %t.ll -o %t.out 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:
; RUN: FileCheck %s < %t.out

; SAID: remark: {{.*}} store_at: the operation is of another kind or width than the field

; CHECK-LABEL: define void @use(ptr nonnull %object, i64 %value) {
; CHECK-NEXT:    call void @store_at(ptr %object, i64 8, i64 %value)
; CHECK-NEXT:    ret void
define void @use(ptr nonnull %object, i64 %value) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.state)
  call void @store_at(ptr %object, i64 %offset, i64 %value)
  ret void
}
