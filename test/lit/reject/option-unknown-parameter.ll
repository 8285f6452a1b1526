; An unknown option among the pass's parameters is an error that lists the known ones.
; RUN: not %opt -passes='castaway-lower<lower=maybe>' -disable-output %s 2>&1 | FileCheck %s
; RUN: not %opt -passes='castaway-lower<faults=warn;lower=maybe>' -disable-output %s 2>&1 | FileCheck %s
; RUN: not %opt -passes='castaway-lower<faults>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=BARE

; CHECK: castaway: unknown option 'lower=maybe': known options are lower=on|off and faults=ignore|warn|error
; BARE: castaway: unknown option 'faults': known options are lower=on|off and faults=ignore|warn|error

define void @nothing() {
  ret void
}
