; An operation that was inlined into two functions is spoken of once.
; RUN: %opt -passes='castaway-lse<lse=never>' -pass-remarks-analysis=castaway -disable-output %s 2>&1 | FileCheck %s --implicit-check-not=remark:
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: f.c:4:2: add of 32 bits:
define void @f(ptr %p) !dbg !3 {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4, !dbg !6
  ret void, !dbg !6
}

define void @g(ptr %p) !dbg !7 {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4, !dbg !8
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 4, column: 2, scope: !3)
!7 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 8, type: !4, scopeLine: 8, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 4, column: 2, scope: !3, inlinedAt: !9)
!9 = distinct !DILocation(line: 9, column: 1, scope: !7)
