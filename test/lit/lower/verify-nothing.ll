; With verify=on a module in which nothing is folded has no checks, and without it none has any.
; RUN: cat %S/../Inputs/shape.ll %s | %opt -passes='castaway-lower<verify=on>,verify' -S | FileCheck %s --implicit-check-not=castaway.verif
; RUN: cat %S/../Inputs/shape.ll %s | sed '/^@unknown/d;s/@unknown/@name.hits/' | %opt -passes='castaway-lower<verify=on>,verify' -S | FileCheck %s --check-prefix=FOLDED
; RUN: cat %S/../Inputs/shape.ll %s | sed '/^@unknown/d;s/@unknown/@name.hits/' | %opt -passes='castaway-lower,verify' -S | FileCheck %s --implicit-check-not=castaway.verif

@variable = global ptr null
@unknown = external global i8

; CHECK-LABEL: define i64 @first() {
; FOLDED: define internal void @castaway.verify()
define i64 @first() {
  %offset = call i64 @offset_of(ptr @shape, ptr @unknown)
  ret i64 %offset
}
