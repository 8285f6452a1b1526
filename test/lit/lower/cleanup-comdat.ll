; A constant that stands for other definitions of its group stays; one that is alone in its group goes.
; RUN: %clean --implicit-check-not=@alone

$alone = comdat any
$group = comdat any
@variable = global ptr null
@alone = linkonce_odr constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }, comdat
@group = linkonce_odr constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }, comdat
@member = linkonce_odr global i32 0, comdat($group)

; CHECK-DAG: @group = linkonce_odr constant
; CHECK-DAG: @member = linkonce_odr global
; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %a = call i32 @get(ptr @alone, ptr %r)
  %b = call i32 @get(ptr @group, ptr %r)
  ret i32 %b
}
