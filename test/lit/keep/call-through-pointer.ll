; A call through a pointer is nobody's helper.
; RUN: %keep_node

define i32 @indirect(ptr %helper, ptr nonnull %record) {
  %r = call i32 %helper(ptr @hits_updater, ptr %record)
  ret i32 %r
}
