; A call without a location, in a function that has debug info, is replaced at line 0: a call must have a place.
; RUN: cat %S/../Inputs/node.ll %s | %opt -passes=castaway-lower,verify -S | FileCheck %s

; CHECK-LABEL: define i32 @use(ptr nonnull %record, ptr nonnull %function) !dbg
; CHECK:         %new = call i32 %function(i32 %old1, ptr null), !dbg [[HERE:![0-9]+]]
; CHECK:         [[HERE]] = !DILocation(line: 0, scope:
define i32 @use(ptr nonnull %record, ptr nonnull %function) !dbg !2 {
entry:
  %r = call i32 @int_update(ptr @hits_updater, ptr %record, ptr %function, ptr null)
  ret i32 %r, !dbg !6
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
