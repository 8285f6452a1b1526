; A field that a superclass declares is not the subclass's own.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's descriptor and its class disagree about the field

@the_updater = internal constant %updater { ptr @leaf_class, ptr null, ptr @name.state, i32 8, i32 4, i32 1, i32 0 }

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @the_updater, ptr %record)
  ret i32 %r
}
