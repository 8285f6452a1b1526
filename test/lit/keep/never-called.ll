; Helpers that nobody calls change nothing.
; RUN: %keep_node

define i32 @unrelated(i32 %value) {
  %r = add i32 %value, 1
  ret i32 %r
}
