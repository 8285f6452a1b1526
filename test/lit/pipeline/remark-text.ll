; Each lowered call has a remark: what it became, which field, and which checks stayed.
; RUN: cat %S/../Inputs/node.ll %s | %opt -passes=castaway-lower -pass-remarks=castaway -pass-remarks-missed=castaway -disable-output 2>&1 | FileCheck %s --implicit-check-not=remark:

; CHECK: remark: {{.*}} int_load: lowered to acquire load on field 'hits' of record_class at offset 4
; CHECK: remark: {{.*}} int_store: guarded: release store on field 'hits' of record_class at offset 4; checks kept: holder
; CHECK: remark: {{.*}} ref_compare_and_set: guarded: seq_cst compare_exchange on field 'next' of node_class at offset 24; checks kept: holder holder-class value-class
; CHECK: remark: {{.*}} int_update: guarded: seq_cst update on field 'hits' of record_class at offset 4; checks kept: function
; CHECK: remark: {{.*}} int_add: guarded: seq_cst add on field 'hits' of record_class at offset 4; checks kept: updater
; CHECK: remark: {{.*}} load_at: lowered to acquire load on the field at offset 16
; CHECK: remark: {{.*}} load_at: lowered to acquire load on field 'state' of node_class at offset 8
; CHECK: remark: {{.*}} int_load: which updater this is cannot be seen here
; CHECK: remark: {{.*}} offset_of: lowered to a constant: field 'state' of node_class at offset 8

@hits = internal global ptr null

define void @make() {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  ret void
}

define void @each(ptr nonnull %record, ptr %other, ptr %node, ptr %value, ptr %function) {
  %a = call i32 @int_load(ptr @hits_updater, ptr %record)
  call void @int_store(ptr @hits_updater, ptr %other, i32 1)
  %b = call i1 @ref_compare_and_set(ptr @next_updater, ptr %node, ptr null, ptr %value)
  %c = call i32 @int_update(ptr @hits_updater, ptr %record, ptr %function, ptr null)
  %made = load ptr, ptr @hits, align 8
  %d = call i32 @int_add(ptr %made, ptr %record, i32 1)
  %e = call i32 @load_at(ptr %record, i64 16)
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.state)
  %f = call i32 @load_at(ptr %record, i64 %offset)
  ret void
}

define i32 @missed(ptr %updater, ptr nonnull %record) {
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
