; A second run changes nothing and says nothing.
; RUN: %opt -passes=castaway-lse,verify -S %s -o %t.once
; RUN: %opt -passes=castaway-lse,verify -pass-remarks=castaway -pass-remarks-missed=castaway -pass-remarks-analysis=castaway -S %t.once -o %t.twice 2> %t.said
; RUN: grep -v ModuleID %t.once > %t.a && grep -v ModuleID %t.twice > %t.b && diff %t.a %t.b && count 0 < %t.said
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define void @g(ptr %p) "target-features"="+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void @g(ptr %p)
  ret void
}
