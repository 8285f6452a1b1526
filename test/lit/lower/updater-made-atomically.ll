; The variable of an updater may be atomic, and set by a compare-and-exchange.
; RUN: %lower

@hits = internal global ptr null

; CHECK-LABEL: define i32 @use(ptr nonnull %record) {
; CHECK:        %updater = load atomic ptr, ptr @hits acquire, align 8
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %updater, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.updater, label %load.reflective, !prof
; CHECK:        %old = load atomic i32, ptr %field acquire, align 4
; CHECK:      load.reflective:
; CHECK-NEXT:   call i32 @int_load(ptr %updater, ptr %record)
define i32 @use(ptr nonnull %record) {
  %pair = cmpxchg ptr @hits, ptr null, ptr @hits_updater acq_rel acquire
  %updater = load atomic ptr, ptr @hits acquire, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
