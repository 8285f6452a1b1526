; What an exchange of an updater's variable finds is null or the updater.
; RUN: %lower

@hits = internal global ptr null

; CHECK-LABEL: define i32 @use(ptr nonnull %record) {
; CHECK-NEXT:   %updater = atomicrmw xchg ptr @hits, ptr @hits_updater acq_rel, align 8
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %updater, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.updater, label %load.reflective, !prof
; CHECK:        %old = load atomic i32, ptr %field acquire, align 4
; CHECK:      load.reflective:
; CHECK-NEXT:   call i32 @int_load(ptr %updater, ptr %record)
define i32 @use(ptr nonnull %record) {
  %updater = atomicrmw xchg ptr @hits, ptr @hits_updater acq_rel
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
