; A function with a copy is reported with its operations.
; RUN: %opt -passes=castaway-lse -pass-remarks=castaway -pass-remarks-missed=castaway -disable-output %s 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: %opt -passes='castaway-lse<lse=always>' -pass-remarks-output=%t.yaml -disable-output %s && FileCheck %s --check-prefix=RECORD < %t.yaml
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: f.c:3:0: f: a copy for LSE behind one test: 2 atomic operations
; RECORD: --- !Passed
; RECORD-NEXT: Pass: castaway
; RECORD-NEXT: Name: LseDetected
; RECORD-NEXT: DebugLoc: { File: f.c, Line: 3, Column: 0 }
; RECORD-NEXT: Function: f
; RECORD-NEXT: Args:
; RECORD-NEXT:   - Function: f
; RECORD-NEXT:   - String: ': a copy for LSE behind one test: '
; RECORD-NEXT:   - Operations: '2'
; RECORD-NEXT:   - String: ' atomic operations'
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
