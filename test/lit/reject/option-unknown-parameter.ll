; An unknown option among the pass's parameters is an error that lists the known ones.
; RUN: not %opt -passes='castaway-lower<lower=maybe>' -disable-output %s 2>&1 | FileCheck %s
; RUN: not %opt -passes='castaway-lower<faults=warn;lower=maybe>' -disable-output %s 2>&1 | FileCheck %s
; RUN: not %opt -passes='castaway-lower<faults>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=BARE

; CHECK: castaway: unknown option 'lower=maybe': known options are lower=off|on, faults=ignore|warn|error, required=off|on, verify=off|on, cleanup=off|on, raise=off|on, volatile=off|auto|on, lse=never|auto|always, audit=off|on
; BARE: castaway: unknown option 'faults': known options are lower=off|on, faults=ignore|warn|error, required=off|on, verify=off|on, cleanup=off|on, raise=off|on, volatile=off|auto|on, lse=never|auto|always, audit=off|on

define void @nothing() {
  ret void
}
