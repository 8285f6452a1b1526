; A call through a pointer is nobody's helper.
; RUN: %keep_node

define i32 @indirect(ptr %helper, ptr nonnull %record) {
  %r = call i32 %helper(ptr @hits_updater, ptr %record)
  ret i32 %r
}

define i32 @from_table(ptr nonnull %record) {
  %helper = load ptr, ptr @operations, align 8
  %r = call i32 %helper(ptr @hits_updater, ptr %record)
  ret i32 %r
}

@operations = internal constant [1 x ptr] [ptr @int_load]
