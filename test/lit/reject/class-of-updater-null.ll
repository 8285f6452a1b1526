; An updater without a class cannot be proven.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the class is null

@the_updater = internal constant %updater { ptr null, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @the_updater, ptr %record)
  ret i32 %r
}
