; A value that is stored is null or has its class checked; the expected value is never checked.
; RUN: %lower

; CHECK-LABEL: define void @store(ptr nonnull %record, ptr %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[ABSENT:%.+]] = icmp eq ptr %value, null
; CHECK-NEXT:   br i1 [[ABSENT]], label %store.value_checked, label %store.value
; CHECK:      store.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   store atomic ptr %value, ptr %field release, align 8
; CHECK-NEXT:   br label %store.join
; CHECK:      store.reflective:
; CHECK-NEXT:   call void @ref_store(ptr @owner_updater, ptr %record, ptr %value) #{{[0-9]+}}
; CHECK-NEXT:   br label %store.join
; CHECK:      store.value_checked:
; CHECK-NEXT:   br label %store.lowered
; CHECK:      store.value:
; CHECK-NEXT:   %class = load ptr, ptr %value, align 8
; CHECK-NEXT:   [[SAME:%.+]] = icmp eq ptr %class, @node_class
; CHECK-NEXT:   br i1 [[SAME]], label %store.value_checked, label %store.subclass, !prof !{{[0-9]+}}
; CHECK:      store.subclass:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %class, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %store.display, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.display:
; CHECK-NEXT:   [[ENTRY:%.+]] = getelementptr inbounds i8, ptr %class, i64 40
; CHECK-NEXT:   %ancestor = load ptr, ptr [[ENTRY]], align 8
; CHECK-NEXT:   [[SAME2:%.+]] = icmp eq ptr %ancestor, @node_class
; CHECK-NEXT:   br i1 [[SAME2]], label %store.value_checked, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.join:
; CHECK-NEXT:   ret void
define void @store(ptr nonnull %record, ptr %value) {
entry:
  call void @ref_store(ptr @owner_updater, ptr %record, ptr %value)
  ret void
}

; CHECK-LABEL: define i1 @compare(ptr nonnull %record, ptr %expected, ptr %desired) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[ABSENT:%.+]] = icmp eq ptr %desired, null
; CHECK-NEXT:   br i1 [[ABSENT]], label %compare_exchange.value_checked, label %compare_exchange.value
; CHECK:      compare_exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, ptr %expected, ptr %desired seq_cst seq_cst, align 8
; CHECK-NEXT:   %success = extractvalue { ptr, i1 } [[PAIR]], 1
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i1 @ref_compare_and_set(ptr @owner_updater, ptr %record, ptr %expected, ptr %desired) #{{[0-9]+}}
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.value_checked:
; CHECK-NEXT:   br label %compare_exchange.lowered
; CHECK:      compare_exchange.value:
; CHECK-NEXT:   %class = load ptr, ptr %desired, align 8
; CHECK-NEXT:   [[SAME:%.+]] = icmp eq ptr %class, @node_class
; CHECK-NEXT:   br i1 [[SAME]], label %compare_exchange.value_checked, label %compare_exchange.subclass, !prof !{{[0-9]+}}
; CHECK:      compare_exchange.subclass:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %class, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %compare_exchange.display, label %compare_exchange.reflective, !prof !{{[0-9]+}}
; CHECK:      compare_exchange.display:
; CHECK-NEXT:   [[ENTRY:%.+]] = getelementptr inbounds i8, ptr %class, i64 40
; CHECK-NEXT:   %ancestor = load ptr, ptr [[ENTRY]], align 8
; CHECK-NEXT:   [[SAME2:%.+]] = icmp eq ptr %ancestor, @node_class
; CHECK-NEXT:   br i1 [[SAME2]], label %compare_exchange.value_checked, label %compare_exchange.reflective, !prof !{{[0-9]+}}
; CHECK:      compare_exchange.join:
; CHECK-NEXT:   %result = phi i1 [ %success, %compare_exchange.lowered ], [ [[CALL]], %compare_exchange.reflective ]
; CHECK-NEXT:   ret i1 %result
define i1 @compare(ptr nonnull %record, ptr %expected, ptr %desired) {
entry:
  %r = call i1 @ref_compare_and_set(ptr @owner_updater, ptr %record, ptr %expected, ptr %desired)
  ret i1 %r
}
