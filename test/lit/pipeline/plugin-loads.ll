; The plugin loads into opt of its own LLVM and answers to its pass's name, leaving code without updaters as it is.
; RUN: %opt -passes=castaway-lower -S %s | FileCheck %s

; CHECK-LABEL: define i32 @untouched(i32 %value) {
; CHECK-NEXT:    ret i32 %value
define i32 @untouched(i32 %value) {
  ret i32 %value
}
