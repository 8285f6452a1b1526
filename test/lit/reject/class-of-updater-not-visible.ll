; An updater of a class defined in another module cannot be proven.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the class descriptor is defined in another module

@the_class = external constant %class
@the_updater = internal constant %updater { ptr @the_class, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @the_updater, ptr %record)
  ret i32 %r
}
