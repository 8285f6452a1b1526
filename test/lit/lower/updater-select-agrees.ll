; A select between two equal updaters is that updater.
; RUN: %lower

@same_updater = internal constant %updater { ptr @record_class, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }

; CHECK-LABEL: define i32 @select(ptr nonnull %record, i1 %which) {
; CHECK-NEXT:   %updater = select i1 %which, ptr @hits_updater, ptr @same_updater
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @select(ptr nonnull %record, i1 %which) {
  %updater = select i1 %which, ptr @hits_updater, ptr @same_updater
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
