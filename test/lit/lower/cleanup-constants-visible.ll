; Constants stay that other modules, the linker or a debugger may look for.
; RUN: %clean

@variable = global ptr null
@exported = constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }
@used = internal constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }
@placed = internal constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }, section "updaters"
@inline = linkonce_odr constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }
@llvm.compiler.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"

; CHECK-DAG: @exported = constant
; CHECK-DAG: @used = internal constant
; CHECK-DAG: @placed = internal constant
; CHECK-DAG: @shape = internal constant
; CHECK-NOT: @inline
; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %a = call i32 @get(ptr @exported, ptr %r)
  %b = call i32 @get(ptr @used, ptr %r)
  %c = call i32 @get(ptr @placed, ptr %r)
  %d = call i32 @get(ptr @inline, ptr %r)
  ret i32 %d
}
