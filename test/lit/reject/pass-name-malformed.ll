; A pass name with an open bracket or something behind it is no name of ours.
; RUN: not %opt -passes='castaway-lower<lower=off' -disable-output %s 2>&1 | FileCheck %s
; RUN: not %opt -passes='castaway-lowered' -disable-output %s 2>&1 | FileCheck %s

; CHECK: unknown pass name 'castaway-lower

define void @nothing() {
  ret void
}
