; Annotations that are not ours are left to their owners, also where they begin as ours do.
; RUN: %keep

@theirs = private constant [17 x i8] c"sanitizer:ignore\00"
@short = private constant [9 x i8] c"castaway\00"
@longer = private constant [62 x i8] c"castaways:op load object=0 offset=1 returns=old order=seq_cst\00"
@empty = private constant [1 x i8] zeroinitializer
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [4 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @theirs, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @short, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @longer, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @empty, ptr @file, i32 4, ptr null }], section "llvm.metadata"

declare i32 @read(ptr, i64)

define i32 @use(ptr nonnull %object) {
  %r = call i32 @read(ptr %object, i64 16)
  ret i32 %r
}
