; A block whose address is taken keeps it when it is split: what stands before the call stays in it.
; RUN: %lower

@table = internal constant [2 x ptr] [ptr blockaddress(@jump, %first), ptr blockaddress(@jump, %second)]

; CHECK: @table = internal constant [2 x ptr] [ptr blockaddress(@jump, %first), ptr blockaddress(@jump, %second)]
; CHECK-LABEL: define i32 @jump(ptr %place, ptr %record) {
; CHECK:        indirectbr ptr %place, [label %first, label %second]
; CHECK:      first:
; CHECK-NEXT:   %step = phi i32 [ 1, %entry ]
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %add.holder, label %add.reflective, !prof !{{[0-9]+}}
; CHECK:        call i32 @int_add(ptr @hits_updater, ptr %record, i32 %step)
; CHECK:      second:
define i32 @jump(ptr %place, ptr %record) {
entry:
  indirectbr ptr %place, [label %first, label %second]

first:
  %step = phi i32 [ 1, %entry ]
  %r = call i32 @int_add(ptr @hits_updater, ptr %record, i32 %step)
  ret i32 %r

second:
  ret i32 0
}
