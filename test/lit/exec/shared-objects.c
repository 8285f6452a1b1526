// Two shared objects, each with its own copy of one updater and its own class of that name, change their own fields.

// RUN: %clang -O2 -w -fPIC -shared -fpass-plugin=%plugin %include -DPART=first %s -o %t.first.so
// RUN: %clang -O2 -w -fPIC -shared -fpass-plugin=%plugin %include -DPART=second -DSWAPPED %s -o %t.second.so
// RUN: %clang -O2 -w -fpass-plugin=%plugin %include -DMAIN %s %t.first.so %t.second.so %runtime_lib -o %t.lowered
// RUN: %clang -O2 -w -fPIC -shared %include -DPART=first %s -o %t.plain.first.so
// RUN: %clang -O2 -w -fPIC -shared %include -DPART=second -DSWAPPED %s -o %t.plain.second.so
// RUN: %clang -O2 -w %include -DMAIN %s %t.plain.first.so %t.plain.second.so %runtime_lib -o %t.plain
// RUN: env LD_LIBRARY_PATH=%runtime_folder %t.lowered > %t.lowered.txt
// RUN: env LD_LIBRARY_PATH=%runtime_folder %t.plain > %t.plain.txt
// RUN: diff %t.plain.txt %t.lowered.txt
// RUN: FileCheck %s < %t.lowered.txt
// CHECK: first 5, second 7
// CHECK-NEXT: fault 3 on low of widget
// CHECK-NEXT: first 5, second 7

// The updaters are hidden, so each is folded in its own object.
// RUN: llvm-objdump -d --no-show-raw-insn --disassemble-symbols=first_add %t.first.so | FileCheck %s --check-prefix=FIRST
// FIRST: <first_add>:
// FIRST: xadd{{l?}} {{.*}}, 0x8(
// RUN: llvm-objdump -d --no-show-raw-insn --disassemble-symbols=second_add %t.second.so | FileCheck %s --check-prefix=SECOND
// SECOND: <second_add>:
// SECOND: xadd{{l?}} {{.*}}, 0xc(

// REQUIRES: x86_64

#include <castaway/castaway.h>
#include <stdio.h>
#include <stdlib.h>

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)

#ifdef MAIN
typedef struct widget widget;
widget *first_new(void);
widget *second_new(void);
int32_t first_add(widget *w, int32_t delta);
int32_t second_add(widget *w, int32_t delta);

static void print_fault(const cw_fault *fault, void *context) {
  (void)context;
  printf("fault %d on %s of %s\n", fault->code, fault->field_name, fault->class_name);
}

int main(void) {
  const cw_fault_handler handler = {print_fault, 0};
  cw_fault_set_thread_handler(&handler);
  widget *first = first_new(), *second = second_new();
  first_add(first, 5);
  second_add(second, 7);
  printf("first %d, second %d\n", first_add(first, 0), second_add(second, 0));
  first_add(second, 100);
  printf("first %d, second %d\n", first_add(first, 0), second_add(second, 0));
  free(first);
  free(second);
  return 0;
}
#else
typedef struct widget {
  cw_object object;
#ifdef SWAPPED
  CW_ATOMIC(int32_t) high;
#endif
  CW_ATOMIC(int32_t) low;
} widget;

extern __attribute__((visibility("hidden"))) const cw_class widget_class;
static const cw_field widget_fields[] = {CW_FIELD_INT(widget, low)};
const cw_class widget_class = CW_CLASS(widget_class, widget, widget_fields);
__attribute__((visibility("hidden"))) const cw_int_updater low_updater = CW_INT_UPDATER(widget_class, widget, low);

widget *PASTE(PART, new)(void) {
  widget *made = calloc(1, sizeof *made);
  cw_object_init(&made->object, &widget_class);
  return made;
}

int32_t PASTE(PART, add)(widget *w, int32_t delta) {
  return cw_int_get_and_add(&low_updater, w, delta);
}
#endif
