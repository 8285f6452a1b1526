; With faults=ignore calls that are sure to fail stay in place without a word.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: %opt -passes='castaway-lower<faults=ignore>,verify' -S %t.ll -o %t.out 2> %t.said
; RUN: FileCheck %s < %t.out
; RUN: FileCheck %s --check-prefix=SAID --allow-empty < %t.said
; RUN: env CASTAWAY_OPTIONS=faults=ignore %opt -passes=castaway-lower,verify -S %t.ll -o %t.out 2> %t.said
; RUN: FileCheck %s < %t.out
; RUN: FileCheck %s --check-prefix=SAID --allow-empty < %t.said

; SAID-NOT: {{.}}

; CHECK-LABEL: define i32 @use() {
; CHECK-NEXT:   %r = call i32 @int_load(ptr @hits_updater, ptr null)
; CHECK-LABEL: define i64 @find() {
; CHECK-NEXT:   %r = call i64 @offset_of(ptr @node_class, ptr @name.missing)
; CHECK-LABEL: define i32 @make(ptr %place) {
; CHECK-NEXT:   %r = call i32 @new_int(ptr @node_class, ptr @name.missing, ptr %place)

define i32 @use() {
  %r = call i32 @int_load(ptr @hits_updater, ptr null)
  ret i32 %r
}

define i64 @find() {
  %r = call i64 @offset_of(ptr @node_class, ptr @name.missing)
  ret i64 %r
}

define i32 @make(ptr %place) {
  %r = call i32 @new_int(ptr @node_class, ptr @name.missing, ptr %place)
  ret i32 %r
}
