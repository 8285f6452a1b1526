; A copy has a subprogram of its own, and the new entry is no line of the source.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(ptr %p)
; CHECK-SAME: !dbg [[F:![0-9]+]]
; CHECK:   %lse.flag = load i8, {{.*}}!dbg [[NOWHERE:![0-9]+]]
; CHECK:   br i1 %lse.has, {{.*}}!dbg [[NOWHERE]]
; CHECK:   musttail call void @f.lse(ptr %p), !dbg [[NOWHERE]]
; CHECK:   ret void, !dbg [[NOWHERE]]
; CHECK:   %a = atomicrmw {{.*}}, !dbg [[HERE:![0-9]+]]
; CHECK-LABEL: define internal void @f.lse(
; CHECK-SAME: !dbg [[COPY:![0-9]+]]
; CHECK:   %a = atomicrmw {{.*}}, !dbg [[THERE:![0-9]+]]
; CHECK-DAG: [[F]] = distinct !DISubprogram(name: "f",
; CHECK-DAG: [[COPY]] = distinct !DISubprogram(name: "f",
; CHECK-DAG: [[NOWHERE]] = !DILocation(line: 0, scope: [[F]])
; CHECK-DAG: [[HERE]] = !DILocation(line: 4, column: 2, scope: [[F]])
; CHECK-DAG: [[THERE]] = !DILocation(line: 4, column: 2, scope: [[COPY]])
define void @f(ptr %p) !dbg !3 {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4, !dbg !6
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4, !dbg !6
  ret void, !dbg !6
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
