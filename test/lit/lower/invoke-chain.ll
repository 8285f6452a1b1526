; Invokes that share a handler, one at the normal destination of the other, each keep their own way into it.
; RUN: %lower

declare i32 @personality(...)

; CHECK-LABEL: define i32 @chain(ptr %record, ptr %other) personality ptr @personality {
; CHECK:        invoke i32 @int_add(ptr @hits_updater, ptr %record, i32 1)
; CHECK-NEXT:           to label %add.join unwind label %handler
; CHECK:      add.join:
; CHECK:        br label %middle
; CHECK:      middle:
; CHECK:        invoke i32 @int_load(ptr @hits_updater, ptr %other)
; CHECK-NEXT:           to label %load.join unwind label %handler
; CHECK:      load.join:
; CHECK:        br label %last
; CHECK:      handler:
; CHECK-NEXT:   %from = phi i32 [ {{[12]}}, %{{.+}}.reflective ], [ {{[12]}}, %{{.+}}.reflective ]
; CHECK-NEXT:   %pad = landingpad { ptr, i32 }
define i32 @chain(ptr %record, ptr %other) personality ptr @personality {
entry:
  %a = invoke i32 @int_add(ptr @hits_updater, ptr %record, i32 1) to label %middle unwind label %handler

middle:
  %b = invoke i32 @int_load(ptr @hits_updater, ptr %other) to label %last unwind label %handler

last:
  %r = add i32 %a, %b
  ret i32 %r

handler:
  %from = phi i32 [ 1, %entry ], [ 2, %middle ]
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 %from
}

; A loop around an invoke whose normal destination is its own block.
; CHECK-LABEL: define void @loop(ptr %record) personality ptr @personality {
; CHECK:        invoke i32 @int_add(ptr @hits_updater, ptr %record, i32 %seen)
; CHECK-NEXT:           to label %add.join unwind label %handler
; CHECK:      add.join:
; CHECK-NEXT:   %result = phi i32
; CHECK-NEXT:   br label %again
; CHECK:      again:
; CHECK-NEXT:   %seen = phi i32 {{.*}}[ %result, %add.join ]{{.*}}
define void @loop(ptr %record) personality ptr @personality {
entry:
  br label %again

again:
  %seen = phi i32 [ 0, %entry ], [ %a, %again ]
  %a = invoke i32 @int_add(ptr @hits_updater, ptr %record, i32 %seen) to label %again unwind label %handler

handler:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}
