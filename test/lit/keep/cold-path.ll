; A call that is marked as a cold path stays, so that a second run changes nothing.
; RUN: %keep_node

define i32 @cold(ptr %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record) #0
  ret i32 %r
}

attributes #0 = { cold "castaway"="reflective" }
