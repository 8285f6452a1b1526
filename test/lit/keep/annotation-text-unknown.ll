; A record whose text is no constant string is skipped.
; RUN: %keep

@file = private constant [10 x i8] c"helpers.h\00"
@changing = global [61 x i8] c"castaway:op load object=0 offset=1 returns=old order=seq_cst\00"
@elsewhere = external constant [8 x i8]
@number = private constant i64 7
@llvm.global.annotations = appending global [5 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @changing, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @elsewhere, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @number, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr null, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @read, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @read(ptr, i64)

define i32 @use(ptr nonnull %object) {
  %r = call i32 @read(ptr %object, i64 16)
  ret i32 %r
}
