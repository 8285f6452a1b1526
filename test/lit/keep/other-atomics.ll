; Atomic and volatile accesses that are in the program already are left alone.
; RUN: %keep_node

define i32 @others(ptr %place, i32 %value) {
  %a = load atomic i32, ptr %place acquire, align 4
  %b = load volatile i32, ptr %place, align 4
  store volatile i32 %value, ptr %place, align 4
  %c = atomicrmw volatile add ptr %place, i32 %value seq_cst, align 4
  %d = cmpxchg weak ptr %place, i32 %a, i32 %value syncscope("singlethread") acq_rel monotonic, align 4
  %e = extractvalue { i32, i1 } %d, 0
  fence seq_cst
  %r = add i32 %b, %e
  ret i32 %r
}
