; A record whose members have other types is skipped.
; RUN: %keep

@contract = private constant [61 x i8] c"castaway:op load object=0 offset=1 returns=old order=seq_cst\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { i64, i64, i64, i64, i64 }] [{ i64, i64, i64, i64, i64 } { i64 1, i64 2, i64 3, i64 4, i64 5 }], section "llvm.metadata"

declare i32 @read(ptr, i64)

define i32 @use(ptr nonnull %object) {
  %r = call i32 @read(ptr %object, i64 16)
  ret i32 %r
}
