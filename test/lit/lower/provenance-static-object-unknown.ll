; The class check of a variable stays where its initialiser does not tell the class, or may be another's.
; RUN: %lower

@unset = internal global { ptr, i32 } { ptr null, i32 7 }
@elsewhere = external global { ptr, i32 }
@weak = weak global { ptr, i32 } { ptr @node_class, i32 7 }
@short = internal global i32 0

; CHECK-LABEL: define i32 @unset_class() {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr @unset)
define i32 @unset_class() {
  %r = call i32 @int_load(ptr @state_updater, ptr @unset)
  ret i32 %r
}

; CHECK-LABEL: define i32 @defined_elsewhere() {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr @elsewhere)
define i32 @defined_elsewhere() {
  %r = call i32 @int_load(ptr @state_updater, ptr @elsewhere)
  ret i32 %r
}

; CHECK-LABEL: define i32 @replaceable() {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr @weak)
define i32 @replaceable() {
  %r = call i32 @int_load(ptr @state_updater, ptr @weak)
  ret i32 %r
}

; CHECK-LABEL: define i32 @too_short() {
; CHECK:        icmp eq ptr %class, @node_class
; CHECK:        call i32 @int_load(ptr @state_updater, ptr @short)
define i32 @too_short() {
  %r = call i32 @int_load(ptr @state_updater, ptr @short)
  ret i32 %r
}
