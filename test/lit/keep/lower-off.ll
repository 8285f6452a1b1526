; With lower=off the pass leaves every call as it is and says nothing: for control builds.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: %opt -passes=verify -S %t.ll -o %t.before
; RUN: %opt -passes='castaway-lower<lower=off>,verify' -pass-remarks=castaway -pass-remarks-missed=castaway -S %t.ll -o %t.after > %t.said 2>&1
; RUN: diff %t.before %t.after && count 0 < %t.said
; RUN: env CASTAWAY_OPTIONS=lower=off %opt -passes='castaway-lower,verify' -pass-remarks=castaway -pass-remarks-missed=castaway -S %t.ll -o %t.after > %t.said 2>&1
; RUN: diff %t.before %t.after && count 0 < %t.said
; The environment has the last word.
; RUN: env CASTAWAY_OPTIONS=lower=off %opt -passes='castaway-lower<lower=on>,verify' -S %t.ll -o %t.after
; RUN: diff %t.before %t.after
; RUN: %opt -passes=castaway-lower,verify -S %t.ll -o %t.after
; RUN: not diff %t.before %t.after

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}

define i32 @missed(ptr %updater, ptr nonnull %record) {
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
