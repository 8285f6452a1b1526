; The call that stays is cold, carries the pass's mark, and keeps its own attributes and metadata.
; RUN: %lower

; CHECK-LABEL: define i32 @load(ptr %record) {
; CHECK:       load.reflective:
; CHECK-NEXT:    [[CALL:%.+]] = tail call noundef i32 @int_load(ptr noundef nonnull @hits_updater, ptr noundef %record) [[COLD:#[0-9]+]], !annotation [[NOTE:![0-9]+]]
; CHECK:       attributes [[COLD]] = { cold nounwind "castaway"="reflective" "mine"="too" }
; CHECK:       [[NOTE]] = !{!"note"}
define i32 @load(ptr %record) {
entry:
  %r = tail call noundef i32 @int_load(ptr noundef nonnull @hits_updater, ptr noundef %record) #0, !annotation !0
  ret i32 %r
}

attributes #0 = { nounwind "mine"="too" }

!0 = !{!"note"}
