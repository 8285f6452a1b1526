; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What the tests of the clean-up share: a class that nobody else can see, and helpers. The first argument of @get_at is
; ignored, so a variable that is passed there has lost its reader once the call is lowered. @new answers 7 on success.

target datalayout = "e-i64:64-i128:128-n8:16:32:64-S128"

%class = type { ptr, i32, i32, i32, [1 x ptr] }
%field = type { ptr, ptr, i32, i32, i32, i32 }
%updater = type { ptr, ptr, ptr, i32, i32, i32 }

@shape = internal constant %class { ptr @shape_fields, i32 2, i32 1, i32 0, [1 x ptr] [ptr @shape] }
@shape_fields = internal constant [2 x %field] [
  %field { ptr @name.hits, ptr null, i32 4, i32 4, i32 1, i32 1 },
  %field { ptr @name.crooked, ptr null, i32 6, i32 4, i32 1, i32 1 }]
@hits_updater = internal constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }
@name.hits = private unnamed_addr constant [5 x i8] c"hits\00"
@name.crooked = private unnamed_addr constant [8 x i8] c"crooked\00"

declare i32 @get(ptr, ptr)
declare i32 @get_at(ptr, ptr, i64)
declare i32 @new(ptr, ptr, ptr)
declare i64 @offset_of(ptr, ptr)

@contract.get = private unnamed_addr constant [432 x i8] c"castaway:op load returns=old order=acquire updater=0 holder=1 kind=1 class.fields=0 class.count=8 class.flags=12 class.plain=1 class.depth=16 class.display=24 class.levels=1 field.stride=32 field.name=0 field.value_class=8 field.offset=16 field.size=20 field.kind=24 field.flags=28 field.atomic=1 field.private=2 object.class=0 updater.class=0 updater.value_class=8 updater.name=16 updater.offset=24 updater.size=28 updater.kind=32\00", section "llvm.metadata"
@contract.get_at = private unnamed_addr constant [61 x i8] c"castaway:op load returns=old order=acquire object=1 offset=2\00", section "llvm.metadata"
@contract.new = private unnamed_addr constant [424 x i8] c"castaway:new class=0 name=1 result=2 success=7 size=4 kind=1 class.fields=0 class.count=8 class.flags=12 class.plain=1 class.depth=16 class.display=24 class.levels=1 field.stride=32 field.name=0 field.value_class=8 field.offset=16 field.size=20 field.kind=24 field.flags=28 field.atomic=1 field.private=2 object.class=0 updater.class=0 updater.value_class=8 updater.name=16 updater.offset=24 updater.size=28 updater.kind=32\00", section "llvm.metadata"
@contract.offset_of = private unnamed_addr constant [301 x i8] c"castaway:offset class=0 name=1 missing=-1 class.fields=0 class.count=8 class.flags=12 class.plain=1 class.depth=16 class.display=24 class.levels=1 field.stride=32 field.name=0 field.value_class=8 field.offset=16 field.size=20 field.kind=24 field.flags=28 field.atomic=1 field.private=2 object.class=0\00", section "llvm.metadata"
@contract.once = private unnamed_addr constant [14 x i8] c"castaway:once\00", section "llvm.metadata"
@file = private unnamed_addr constant [8 x i8] c"shape.h\00", section "llvm.metadata"

; Each test defines @variable, in its own way.
@llvm.global.annotations = appending global [5 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @get, ptr @contract.get, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @get_at, ptr @contract.get_at, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @new, ptr @contract.new, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @offset_of, ptr @contract.offset_of, ptr @file, i32 4, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @variable, ptr @contract.once, ptr @file, i32 9, ptr null }], section "llvm.metadata"

