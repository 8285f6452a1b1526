; With faults=error a call that is sure to fail ends the compilation.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: not %opt -passes='castaway-lower<faults=error>' -S %t.ll -o %t.out 2>&1 | FileCheck %s --implicit-check-not=warning:
; RUN: env CASTAWAY_OPTIONS=faults=error not %opt -passes=castaway-lower -S %t.ll -o %t.out 2>&1 | FileCheck %s --implicit-check-not=warning:

; CHECK: error: {{.*}} castaway: this call of int_load will fault: the holder or object is null

define i32 @use() {
  %r = call i32 @int_load(ptr @hits_updater, ptr null)
  ret i32 %r
}
