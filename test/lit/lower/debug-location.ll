; Everything that replaces a call has the call's debug location, checks and cold path included.
; RUN: cat %S/../Inputs/node.ll %s | %opt -passes=castaway-lower,verify -S | FileCheck %s

; CHECK-LABEL: define ptr @use(ptr %node, ptr %function, ptr %context) !dbg
; CHECK-NEXT:  entry:
; CHECK-NEXT:    icmp ne ptr %node, null, !dbg [[CALL:![0-9]+]]
; CHECK-NEXT:    br i1 {{.*}}, !dbg [[CALL]]
; CHECK-NOT:     {{^  [^!]*$}}
; CHECK:       update.join:
; CHECK-NEXT:    phi ptr {{.*}}, !dbg [[CALL]]
; CHECK-NEXT:    ret ptr %result, !dbg [[RETURN:![0-9]+]]
; CHECK:         [[CALL]] = !DILocation(line: 7, column: 3,
; CHECK:         [[RETURN]] = !DILocation(line: 8, column: 3,
define ptr @use(ptr %node, ptr %function, ptr %context) !dbg !2 {
entry:
  %r = call ptr @ref_update(ptr @next_updater, ptr %node, ptr %function, ptr %context), !dbg !6
  ret ptr %r, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "use.c", directory: "/")
!2 = distinct !DISubprogram(name: "use", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 7, column: 3, scope: !2)
!7 = !DILocation(line: 8, column: 3, scope: !2)
