; A helper whose address is taken stays a function like any other.
; RUN: %keep_node

@table = constant [2 x ptr] [ptr @int_load, ptr @offset_of]

declare void @register(ptr)

define ptr @address() {
  call void @register(ptr @int_add)
  ret ptr @int_load
}
