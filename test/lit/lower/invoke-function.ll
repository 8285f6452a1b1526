; A user's function is invoked in the loop with the handler of the invoke that took it; the handler's phis follow.
; RUN: %lower --implicit-check-not=invoke

declare i32 @personality(...)
declare i32 @step(i32, ptr)

; CHECK-LABEL: define i32 @unwinding(ptr nonnull %record, i32 %otherwise) personality ptr @personality {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.retry:
; CHECK-NEXT:   [[OLD:%.+]] = phi i32 [ %old, %update.lowered ], [ %found, %update.returned ]
; CHECK-NEXT:   %new = invoke i32 @step(i32 [[OLD]], ptr null)
; CHECK-NEXT:           to label %update.returned unwind label %handler
; CHECK:      update.returned:
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 [[OLD]], i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   br label %normal
; CHECK:      normal:
; CHECK-NEXT:   ret i32 [[OLD]]
; CHECK:      handler:
; CHECK-NEXT:   %r = phi i32 [ %otherwise, %update.retry ]
; CHECK-NEXT:   %pad = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   ret i32 %r
define i32 @unwinding(ptr nonnull %record, i32 %otherwise) personality ptr @personality {
entry:
  %a = invoke i32 @int_update(ptr @hits_updater, ptr %record, ptr @step, ptr null) to label %normal unwind label %handler

normal:
  ret i32 %a

handler:
  %r = phi i32 [ %otherwise, %entry ]
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 %r
}

; The cold path of a checked one unwinds there, too; so does that of a result of the wrong class.
; CHECK-LABEL: define ptr @checked(ptr %record) personality ptr @personality {
; CHECK:      update.reflective:
; CHECK-NEXT:   %{{.+}} = invoke ptr @ref_update(ptr @owner_updater, ptr %record, ptr @choose, ptr null) #{{[0-9]+}}
; CHECK-NEXT:           to label %update.join unwind label %handler
; CHECK:        %new = invoke ptr @choose(ptr %{{.+}}, ptr null)
; CHECK-NEXT:           to label %update.returned unwind label %handler
; CHECK:      handler:
; CHECK-NEXT:   %r = phi ptr [ %record, %update.{{retry|reflective}} ], [ %record, %update.{{retry|reflective}} ]
define ptr @checked(ptr %record) personality ptr @personality {
entry:
  %a = invoke ptr @ref_update(ptr @owner_updater, ptr %record, ptr @choose, ptr null) to label %normal unwind label %handler

normal:
  ret ptr %a

handler:
  %r = phi ptr [ %record, %entry ]
  %pad = landingpad { ptr, i32 } cleanup
  ret ptr %r
}

declare ptr @choose(ptr, ptr)
