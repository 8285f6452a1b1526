; The instruction stands at the place of the exchange in the source, and so does the remark.
; RUN: %raise
; RUN: %opt -passes=castaway-raise -disable-output -pass-remarks=castaway %s 2>&1 | FileCheck %s --check-prefix=REMARK
target triple = "x86_64-unknown-linux-gnu"

; REMARK: remark: a.c:12:7: retry loop: raised to release add of 32 bits: lock xadd
; CHECK-LABEL: define i32 @f(
; CHECK:         atomicrmw add ptr %p, i32 %v release, align 4, !dbg [[AT:![0-9]+]]
; CHECK-NOT:     cmpxchg
; CHECK:       [[AT]] = !DILocation(line: 12, column: 7, scope:
define i32 @f(ptr %p, i32 %v) !dbg !4 {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4, !dbg !5
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !1, line: 10, type: !3, unit: !0, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!5 = !DILocation(line: 12, column: 7, scope: !4)
