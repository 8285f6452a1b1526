; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What the suites share: classes with their fields, constant updaters, and helpers with their contracts. A test's own
; functions are appended to this file.
;
;   object:  0 class
;   node:    0 class   8 state (int)  12 secret (int, private)  16 total (long)  24 next (node)  32 plain_count (int, not
;            atomic)  38 crooked (int, misaligned)  48 any (any pointer)
;   leaf:    a node and  56 leaves (int)
;   record:  4 hits (int)  8 sum (long)  16 owner (node); a plain class: its objects carry none

target datalayout = "e-i64:64-i128:128-n8:16:32:64-S128"

%class = type { ptr, ptr, ptr, i32, i32, i32, i32, [8 x ptr] }
%field = type { ptr, ptr, i32, i32, i32, i32 }
%updater = type { ptr, ptr, ptr, i32, i32, i32, i32 }

@name.node = private unnamed_addr constant [5 x i8] c"node\00"
@name.leaf = private unnamed_addr constant [5 x i8] c"leaf\00"
@name.record = private unnamed_addr constant [7 x i8] c"record\00"
@name.state = private unnamed_addr constant [6 x i8] c"state\00"
@name.secret = private unnamed_addr constant [7 x i8] c"secret\00"
@name.total = private unnamed_addr constant [6 x i8] c"total\00"
@name.next = private unnamed_addr constant [5 x i8] c"next\00"
@name.plain_count = private unnamed_addr constant [12 x i8] c"plain_count\00"
@name.crooked = private unnamed_addr constant [8 x i8] c"crooked\00"
@name.any = private unnamed_addr constant [4 x i8] c"any\00"
@name.leaves = private unnamed_addr constant [7 x i8] c"leaves\00"
@name.hits = private unnamed_addr constant [5 x i8] c"hits\00"
@name.sum = private unnamed_addr constant [4 x i8] c"sum\00"
@name.owner = private unnamed_addr constant [6 x i8] c"owner\00"
@name.missing = private unnamed_addr constant [8 x i8] c"missing\00"

@node_fields = internal constant [7 x %field] [
  %field { ptr @name.state, ptr null, i32 8, i32 4, i32 1, i32 1 },
  %field { ptr @name.secret, ptr null, i32 12, i32 4, i32 1, i32 3 },
  %field { ptr @name.total, ptr null, i32 16, i32 8, i32 2, i32 1 },
  %field { ptr @name.next, ptr @node_class, i32 24, i32 8, i32 3, i32 1 },
  %field { ptr @name.plain_count, ptr null, i32 32, i32 4, i32 1, i32 0 },
  %field { ptr @name.crooked, ptr null, i32 38, i32 4, i32 1, i32 1 },
  %field { ptr @name.any, ptr null, i32 48, i32 8, i32 3, i32 1 }]
@node_class = constant %class { ptr @name.node, ptr null, ptr @node_fields, i32 7, i32 56, i32 0, i32 0,
  [8 x ptr] [ptr @node_class, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null] }

@leaf_fields = internal constant [1 x %field] [%field { ptr @name.leaves, ptr null, i32 56, i32 4, i32 1, i32 1 }]
@leaf_class = constant %class { ptr @name.leaf, ptr @node_class, ptr @leaf_fields, i32 1, i32 64, i32 1, i32 0,
  [8 x ptr] [ptr @node_class, ptr @leaf_class, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null] }

@record_fields = internal constant [3 x %field] [
  %field { ptr @name.hits, ptr null, i32 4, i32 4, i32 1, i32 1 },
  %field { ptr @name.sum, ptr null, i32 8, i32 8, i32 2, i32 1 },
  %field { ptr @name.owner, ptr @node_class, i32 16, i32 8, i32 3, i32 1 }]
@record_class = constant %class { ptr @name.record, ptr null, ptr @record_fields, i32 3, i32 24, i32 0, i32 1,
  [8 x ptr] [ptr @record_class, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null] }

@state_updater = internal constant %updater { ptr @node_class, ptr null, ptr @name.state, i32 8, i32 4, i32 1, i32 0 }
@total_updater = internal constant %updater { ptr @node_class, ptr null, ptr @name.total, i32 16, i32 8, i32 2, i32 0 }
@next_updater = internal constant %updater { ptr @node_class, ptr @node_class, ptr @name.next, i32 24, i32 8, i32 3, i32 0 }
@any_updater = internal constant %updater { ptr @node_class, ptr null, ptr @name.any, i32 48, i32 8, i32 3, i32 0 }
@leaves_updater = internal constant %updater { ptr @leaf_class, ptr null, ptr @name.leaves, i32 56, i32 4, i32 1, i32 0 }
@hits_updater = internal constant %updater { ptr @record_class, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }
@sum_updater = internal constant %updater { ptr @record_class, ptr null, ptr @name.sum, i32 8, i32 8, i32 2, i32 0 }
@owner_updater = internal constant %updater { ptr @record_class, ptr @node_class, ptr @name.owner, i32 16, i32 8, i32 3, i32 0 }

declare i32 @int_load(ptr, ptr)
declare void @int_store(ptr, ptr, i32)
declare i32 @int_exchange(ptr, ptr, i32)
declare i1 @int_compare_and_set(ptr, ptr, i32, i32)
declare i32 @int_update(ptr, ptr, ptr, ptr)
declare i32 @int_add(ptr, ptr, i32)
declare i64 @long_load(ptr, ptr)
declare void @long_store(ptr, ptr, i64)
declare i64 @long_exchange(ptr, ptr, i64)
declare i1 @long_compare_and_set(ptr, ptr, i64, i64)
declare i64 @long_update(ptr, ptr, ptr, ptr)
declare i64 @long_add(ptr, ptr, i64)
declare ptr @ref_load(ptr, ptr)
declare void @ref_store(ptr, ptr, ptr)
declare ptr @ref_exchange(ptr, ptr, ptr)
declare i1 @ref_compare_and_set(ptr, ptr, ptr, ptr)
declare ptr @ref_update(ptr, ptr, ptr, ptr)
declare i32 @new_int(ptr, ptr, ptr)
declare i32 @new_long(ptr, ptr, ptr)
declare i32 @new_ref(ptr, ptr, ptr, ptr)
declare i64 @offset_of(ptr, ptr)
declare i32 @load_at(ptr, i64)
declare i32 @add_at(ptr, i64, i32)
declare void @store_at(ptr, i64, i64)
declare ptr @new_object(ptr)
declare void @init_object(ptr, ptr)
declare i1 @is_instance(ptr, ptr)

; The numbers behind $0 to $23; $17 is the kind of the field.
@constants.int = private unnamed_addr constant { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 } { i64 16, i64 24, i64 36, i64 1, i64 32, i64 40, i64 8, i64 32, i64 0, i64 16, i64 20, i64 24, i64 28, i64 1, i64 2, i64 8, i64 0, i64 1, i64 0, i64 8, i64 16, i64 24, i64 28, i64 32 }
@constants.long = private unnamed_addr constant { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 } { i64 16, i64 24, i64 36, i64 1, i64 32, i64 40, i64 8, i64 32, i64 0, i64 16, i64 20, i64 24, i64 28, i64 1, i64 2, i64 8, i64 0, i64 2, i64 0, i64 8, i64 16, i64 24, i64 28, i64 32 }
@constants.ref = private unnamed_addr constant { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 } { i64 16, i64 24, i64 36, i64 1, i64 32, i64 40, i64 8, i64 32, i64 0, i64 16, i64 20, i64 24, i64 28, i64 1, i64 2, i64 8, i64 0, i64 3, i64 0, i64 8, i64 16, i64 24, i64 28, i64 32 }

@contract.int_load = private unnamed_addr constant [458 x i8] c"castaway:op load returns=old order=acquire updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.int_store = private unnamed_addr constant [471 x i8] c"castaway:op store value=2 returns=nothing order=release updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.int_exchange = private unnamed_addr constant [470 x i8] c"castaway:op exchange value=2 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.int_compare_and_set = private unnamed_addr constant [511 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.int_update = private unnamed_addr constant [481 x i8] c"castaway:op update function=2 context=3 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.int_add = private unnamed_addr constant [465 x i8] c"castaway:op add value=2 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.long_load = private unnamed_addr constant [458 x i8] c"castaway:op load returns=old order=acquire updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.long_store = private unnamed_addr constant [471 x i8] c"castaway:op store value=2 returns=nothing order=release updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.long_exchange = private unnamed_addr constant [470 x i8] c"castaway:op exchange value=2 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.long_compare_and_set = private unnamed_addr constant [511 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.long_update = private unnamed_addr constant [481 x i8] c"castaway:op update function=2 context=3 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.long_add = private unnamed_addr constant [465 x i8] c"castaway:op add value=2 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.ref_load = private unnamed_addr constant [458 x i8] c"castaway:op load returns=old order=acquire updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.ref_store = private unnamed_addr constant [471 x i8] c"castaway:op store value=2 returns=nothing order=release updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.ref_exchange = private unnamed_addr constant [470 x i8] c"castaway:op exchange value=2 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.ref_compare_and_set = private unnamed_addr constant [511 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.ref_update = private unnamed_addr constant [481 x i8] c"castaway:op update function=2 context=3 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16 updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23\00", section "llvm.metadata"
@contract.new_int = private unnamed_addr constant [338 x i8] c"castaway:new class=0 name=1 result=2 success=0 size=4 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16\00", section "llvm.metadata"
@contract.new_long = private unnamed_addr constant [338 x i8] c"castaway:new class=0 name=1 result=2 success=0 size=8 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16\00", section "llvm.metadata"
@contract.new_ref = private unnamed_addr constant [352 x i8] c"castaway:new class=0 value_class=1 name=2 result=3 success=0 size=8 kind=$17 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16\00", section "llvm.metadata"
@contract.offset_of = private unnamed_addr constant [317 x i8] c"castaway:offset class=0 name=1 missing=-1 class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 field.private=$14 field.value_class=$15 object.class=$16\00", section "llvm.metadata"
@contract.load_at = private unnamed_addr constant [68 x i8] c"castaway:op load returns=old order=acquire object=0 offset=1 kind=1\00", section "llvm.metadata"
@contract.add_at = private unnamed_addr constant [75 x i8] c"castaway:op add value=2 returns=old order=seq_cst object=0 offset=1 kind=1\00", section "llvm.metadata"
@contract.store_at = private unnamed_addr constant [74 x i8] c"castaway:op store value=2 returns=nothing order=release object=0 offset=1\00", section "llvm.metadata"
@contract.new_object = private unnamed_addr constant [26 x i8] c"castaway:allocate class=0\00", section "llvm.metadata"
@contract.init_object = private unnamed_addr constant [31 x i8] c"castaway:init object=0 class=1\00", section "llvm.metadata"
@contract.is_instance = private unnamed_addr constant [35 x i8] c"castaway:instance object=0 class=1\00", section "llvm.metadata"
@contract.file = private unnamed_addr constant [7 x i8] c"node.h\00", section "llvm.metadata"

@llvm.global.annotations = appending global [27 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @int_load, ptr @contract.int_load, ptr @contract.file, i32 1, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @int_store, ptr @contract.int_store, ptr @contract.file, i32 2, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @int_exchange, ptr @contract.int_exchange, ptr @contract.file, i32 3, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @int_compare_and_set, ptr @contract.int_compare_and_set, ptr @contract.file, i32 4, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @int_update, ptr @contract.int_update, ptr @contract.file, i32 5, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @int_add, ptr @contract.int_add, ptr @contract.file, i32 6, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @long_load, ptr @contract.long_load, ptr @contract.file, i32 7, ptr @constants.long },
  { ptr, ptr, ptr, i32, ptr } { ptr @long_store, ptr @contract.long_store, ptr @contract.file, i32 8, ptr @constants.long },
  { ptr, ptr, ptr, i32, ptr } { ptr @long_exchange, ptr @contract.long_exchange, ptr @contract.file, i32 9, ptr @constants.long },
  { ptr, ptr, ptr, i32, ptr } { ptr @long_compare_and_set, ptr @contract.long_compare_and_set, ptr @contract.file, i32 10, ptr @constants.long },
  { ptr, ptr, ptr, i32, ptr } { ptr @long_update, ptr @contract.long_update, ptr @contract.file, i32 11, ptr @constants.long },
  { ptr, ptr, ptr, i32, ptr } { ptr @long_add, ptr @contract.long_add, ptr @contract.file, i32 12, ptr @constants.long },
  { ptr, ptr, ptr, i32, ptr } { ptr @ref_load, ptr @contract.ref_load, ptr @contract.file, i32 13, ptr @constants.ref },
  { ptr, ptr, ptr, i32, ptr } { ptr @ref_store, ptr @contract.ref_store, ptr @contract.file, i32 14, ptr @constants.ref },
  { ptr, ptr, ptr, i32, ptr } { ptr @ref_exchange, ptr @contract.ref_exchange, ptr @contract.file, i32 15, ptr @constants.ref },
  { ptr, ptr, ptr, i32, ptr } { ptr @ref_compare_and_set, ptr @contract.ref_compare_and_set, ptr @contract.file, i32 16, ptr @constants.ref },
  { ptr, ptr, ptr, i32, ptr } { ptr @ref_update, ptr @contract.ref_update, ptr @contract.file, i32 17, ptr @constants.ref },
  { ptr, ptr, ptr, i32, ptr } { ptr @new_int, ptr @contract.new_int, ptr @contract.file, i32 18, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @new_long, ptr @contract.new_long, ptr @contract.file, i32 19, ptr @constants.long },
  { ptr, ptr, ptr, i32, ptr } { ptr @new_ref, ptr @contract.new_ref, ptr @contract.file, i32 20, ptr @constants.ref },
  { ptr, ptr, ptr, i32, ptr } { ptr @offset_of, ptr @contract.offset_of, ptr @contract.file, i32 21, ptr @constants.int },
  { ptr, ptr, ptr, i32, ptr } { ptr @load_at, ptr @contract.load_at, ptr @contract.file, i32 22, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @add_at, ptr @contract.add_at, ptr @contract.file, i32 23, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @store_at, ptr @contract.store_at, ptr @contract.file, i32 24, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @new_object, ptr @contract.new_object, ptr @contract.file, i32 25, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @init_object, ptr @contract.init_object, ptr @contract.file, i32 26, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @is_instance, ptr @contract.is_instance, ptr @contract.file, i32 27, ptr null }], section "llvm.metadata"
