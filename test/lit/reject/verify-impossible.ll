; With verify=on an updater whose contract names no look-up is not checked, which a remark says; it is lowered even so.
; RUN: cat %S/../Inputs/shape.ll %s | %opt -passes='castaway-lower<verify=on>,verify' -pass-remarks-analysis=castaway -S -o %t.ll 2>&1 | FileCheck %s
; RUN: not grep castaway.verify %t.ll && grep 'load atomic' %t.ll

@variable = global ptr null

; CHECK: remark: {{.*}} get: not verified: the contract names no look-up of class and name (checked_by)
define i32 @use(ptr nonnull %r) {
  %v = call i32 @get(ptr @hits_updater, ptr %r)
  ret i32 %v
}
