; With verify=on each folded look-up is made again at start, with the same arguments, once for each field; the calls are not folded.
; RUN: cat %S/../Inputs/shape.ll %s | %opt -passes='castaway-lower<verify=on>,castaway-lower<verify=on>,verify' -S | FileCheck %s --implicit-check-not='call i64'

@variable = global ptr null

; CHECK: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @own, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @castaway.verify, ptr null }]
; CHECK: [[TEXT:@castaway.text]] = {{.*}}"castaway: <stdin> was compiled with field 'hits' of shape at offset 4, but offset_of answers %lld\0A\00"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @own, ptr null }]
declare void @own()

; CHECK-LABEL: define i64 @first() {
; CHECK-NEXT:   ret i64 4
define i64 @first() {
  %offset = call i64 @offset_of(ptr @shape, ptr @name.hits)
  ret i64 %offset
}

; CHECK-LABEL: define i64 @second() {
; CHECK-NEXT:   ret i64 4
define i64 @second() {
  %offset = call i64 @offset_of(ptr @shape, ptr @name.hits)
  ret i64 %offset
}

; CHECK-LABEL: define internal void @castaway.verify() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %answer = call i64 @offset_of(ptr @shape, ptr @name.hits) #[[MARK:[0-9]+]]
; CHECK-NEXT:   %differs = icmp ne i64 %answer, 4
; CHECK-NEXT:   br i1 %differs, label %stop, label %next
; CHECK:      stop:
; CHECK-NEXT:   call void @castaway.differs(ptr [[TEXT]], i64 %answer)
; CHECK-NEXT:   unreachable
; CHECK:      next:
; CHECK-NEXT:   ret void

; CHECK-LABEL: define internal void @castaway.differs(ptr %0, i64 %1)
; CHECK-NEXT:   call i32 (i32, ptr, ...) @dprintf(i32 2, ptr %0, i64 %1)
; CHECK-NEXT:   call void @abort()
; CHECK-NEXT:   unreachable
; CHECK: attributes #[[MARK]] = { cold "castaway"="reflective" }
