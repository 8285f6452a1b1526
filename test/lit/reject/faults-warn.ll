; Calls that are sure to fail stay in place and are warned about; that is the default, and what faults=warn says.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: %opt -passes=castaway-lower,verify -S %t.ll -o %t.out 2> %t.said
; RUN: FileCheck %s < %t.out
; RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=error: < %t.said
; RUN: %opt -passes='castaway-lower<faults=warn>,verify' -S %t.ll -o %t.out 2> %t.said
; RUN: FileCheck %s < %t.out
; RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=error: < %t.said

; SAID: warning: {{.*}} castaway: this call of int_load will fault: the holder or object is null
; SAID: warning: {{.*}} castaway: this call of offset_of finds nothing: the class declares no field of that name
; SAID: warning: {{.*}} castaway: this call of new_int makes no updater: the class declares no field of that name

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
