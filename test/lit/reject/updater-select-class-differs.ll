; Updaters of fields at one offset in two classes differ all the same: their checks do.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater may be one of several that differ

@other_fields = internal constant [1 x %field] [%field { ptr @name.hits, ptr null, i32 4, i32 4, i32 1, i32 1 }]
@other_class = constant %class { ptr @name.record, ptr null, ptr @other_fields, i32 1, i32 24, i32 0, i32 1, [8 x ptr] zeroinitializer }
@other_updater = internal constant %updater { ptr @other_class, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }

define i32 @use(ptr nonnull %object, i1 %which) {
  %updater = select i1 %which, ptr @hits_updater, ptr @other_updater
  %r = call i32 @int_load(ptr %updater, ptr %object)
  ret i32 %r
}
