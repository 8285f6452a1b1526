; An invoke without checks becomes its instruction and a branch to the normal destination; the handler loses that way in.
; RUN: %lower --implicit-check-not=invoke

declare i32 @personality(...)

; CHECK-LABEL: define i32 @unwinding(ptr nonnull %record, i1 %which) personality ptr @personality {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %which, label %first, label %second
; CHECK:      first:
; CHECK-NEXT:   %field1 = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old2 = load atomic i32, ptr %field1 acquire, align 4
; CHECK-NEXT:   br label %normal
; CHECK:      second:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 1 seq_cst, align 4
; CHECK-NEXT:   br label %normal
; CHECK:      normal:
; CHECK-NEXT:   %r = phi i32 [ %old2, %first ], [ %old, %second ]
; CHECK-NEXT:   ret i32 %r
; CHECK:      handler: {{ *}}; No predecessors!
; CHECK-NEXT:   %pad = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   ret i32 poison
define i32 @unwinding(ptr nonnull %record, i1 %which) personality ptr @personality {
entry:
  br i1 %which, label %first, label %second

first:
  %a = invoke i32 @int_load(ptr @hits_updater, ptr %record) to label %normal unwind label %handler

second:
  %b = invoke i32 @int_add(ptr @hits_updater, ptr %record, i32 1) to label %normal unwind label %handler

normal:
  %r = phi i32 [ %a, %first ], [ %b, %second ]
  ret i32 %r

handler:
  %from = phi i32 [ 1, %first ], [ 2, %second ]
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 %from
}
