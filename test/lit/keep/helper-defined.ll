; A helper's own body is not a site.
; RUN: %keep

define i32 @body(ptr %updater, ptr %record) {
  %field = getelementptr i8, ptr %record, i64 4
  %r = load atomic i32, ptr %field seq_cst, align 4
  ret i32 %r
}

@contract = private constant [61 x i8] c"castaway:op load object=0 offset=1 returns=old order=seq_cst\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

define i32 @read(ptr %object, i64 %offset) {
  %field = getelementptr i8, ptr %object, i64 %offset
  %r = load atomic i32, ptr %field seq_cst, align 4
  ret i32 %r
}
