; `castaway` stands for all passes in their order, and takes the same options.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: %opt -passes=castaway,verify -S %t.ll | FileCheck %s --implicit-check-not=call
; RUN: %opt -passes='castaway<lower=off>,verify' -S %t.ll | FileCheck %s --check-prefix=OFF

; CHECK-LABEL: define i32 @use(ptr nonnull %record) {
; CHECK-NEXT:    %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:    %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:    ret i32 %old
; OFF-LABEL: define i32 @use(ptr nonnull %record) {
; OFF-NEXT:    %r = call i32 @int_load(ptr @hits_updater, ptr %record)
; OFF-NEXT:    ret i32 %r
define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}
