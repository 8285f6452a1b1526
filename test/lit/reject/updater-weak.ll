; A weak updater may be replaced at link time.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's descriptor may be replaced at link or load time

@the_updater = weak constant %updater { ptr @record_class, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @the_updater, ptr %record)
  ret i32 %r
}
