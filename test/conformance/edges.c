/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where an optimiser of updaters could go wrong: descriptors and updaters that are not constant although they look it,
 * updaters chosen at run time, arguments with effects or that alias, and faults inside odd control flow.
 */
#include "edges.h"
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#ifdef GENERATED_DESCRIPTORS
#include GENERATED_DESCRIPTORS
#else
static const cw_field pair_fields[] = {CW_FIELD_INT(pair, one), CW_FIELD_INT(pair, two)};
static const cw_class pair_class = CW_CLASS(pair_class, pair, pair_fields);
#endif
static const cw_int_updater one_updater = CW_INT_UPDATER(pair_class, pair, one);
static const cw_int_updater two_updater = CW_INT_UPDATER(pair_class, pair, two);

static pair new_pair(const cw_class *object_class) {
  return (pair){{object_class}, 1, 2};
}

static void trace_pair(pair *p, int one, int two) {
  trace_number("one", p->one, one);
  trace_number("two", p->two, two);
}

/* ---- Descriptors and updaters that change, or are decided at link time ---- */

static cw_field changing_fields[] = {CW_FIELD_INT(pair, one)};
static cw_class changing_class = CW_CLASS(changing_class, pair, changing_fields);
static cw_int_updater changing_updater = CW_INT_UPDATER(pair_class, pair, one);

static void change_descriptors(void) {
  pair p = new_pair(&changing_class);
  pair q = new_pair(&pair_class);
  trace_group("changing descriptors");
  cw_offset_int_set(&p, cw_field_offset(&changing_class, "one"), 10);
  changing_fields[0].offset = offsetof(pair, two);
  cw_offset_int_set(&p, cw_field_offset(&changing_class, "one"), 20);
  trace_pair(&p, 10, 20);
  cw_int_set(&changing_updater, &q, 30);
  changing_updater = two_updater;
  cw_int_set(&changing_updater, &q, 40);
  trace_pair(&q, 30, 40);
}

static const cw_field replaced_fields[] = {CW_FIELD_INT(pair, one)};
__attribute__((weak)) const cw_class replaced_class = CW_CLASS(replaced_class, pair, replaced_fields);

static void replace_descriptor(void) {
  pair p = new_pair(&replaced_class);
  const cw_int_updater *updater;
  trace_group("descriptor replaced when linking");
  cw_offset_int_set(&p, cw_field_offset(&replaced_class, "one"), 50);
  trace_pair(&p, 1, 50);
  trace_status("by updater", cw_new_int_updater(&replaced_class, "one", &updater), CW_STATUS_OK);
  cw_int_set(updater, &p, 60);
  trace_pair(&p, 1, 60);
  cw_updater_free(&updater->base);
}

static void use_external(void) {
  pair p = new_pair(&external_class);
  trace_group("descriptor in another file");
  trace_number("its updater", cw_int_add_and_get(&external_updater, &p, 5), 7);
  trace_number("its name", cw_offset_int_add_and_get(&p, cw_field_offset(&external_class, "two"), 5), 12);
  trace_fault("holder of a class here", cw_int_get(&external_updater, &(pair){{&pair_class}, 1, 2}),
              CW_FAULT_WRONG_HOLDER);
  trace_pair(&p, 1, 12);
}

static void assign_again(void) {
  pair p = new_pair(&pair_class);
  trace_group("updater assigned more than once");
  trace_fault("not yet", cw_int_get(assigned_updater, &p), CW_FAULT_NULL_UPDATER);
  assign_updater(&one_updater);
  trace_number("first", cw_int_get(assigned_updater, &p), 1);
  assign_updater(&two_updater);
  trace_number("second", cw_int_get(assigned_updater, &p), 2);
  assign_updater(0);
  trace_fault("null again", cw_int_get(assigned_updater, &p), CW_FAULT_NULL_UPDATER);
}

/* Made twice, for two names; the second one counts from then on. */
static const cw_int_updater *remade_updater;

static void make_again(void) {
  pair p = new_pair(&pair_class);
  trace_group("updater made more than once");
  trace_status("first", cw_new_int_updater(&pair_class, "one", &remade_updater), CW_STATUS_OK);
  trace_number("first", cw_int_get(remade_updater, &p), 1);
  cw_updater_free(&remade_updater->base);
  trace_status("second", cw_new_int_updater(&pair_class, "two", &remade_updater), CW_STATUS_OK);
  trace_number("second", cw_int_get(remade_updater, &p), 2);
  cw_updater_free(&remade_updater->base);
  trace_status("failing", cw_new_int_updater(&pair_class, "three", &remade_updater), CW_STATUS_NO_SUCH_FIELD);
  trace_fault("failing", cw_int_get(remade_updater, &p), CW_FAULT_NULL_UPDATER);
}

/* ---- Chosen at run time ---- */

static volatile int run_time_one = 1;

static int32_t add_by(const cw_int_updater *updater, void *holder, int32_t delta) {
  return cw_int_add_and_get(updater, holder, delta);
}

static void choose_updaters(void) {
  pair p = new_pair(&pair_class);
  const cw_int_updater *const both[] = {&one_updater, &two_updater};
  const cw_int_updater *maybe = run_time_one ? 0 : &one_updater;
  trace_group("chosen at run time");
  trace_number("select", cw_int_add_and_get(run_time_one ? &two_updater : &one_updater, &p, 10), 12);
  trace_number("select that agrees", cw_int_get(run_time_one ? &two_updater : both[1], &p), 12);
  trace_number("table", cw_int_add_and_get(both[run_time_one - 1], &p, 10), 11);
  trace_number("parameter", add_by(both[run_time_one], &p, 1), 13);
  trace_number("wrapper", add_by(&one_updater, &p, 1), 12);
  trace_fault("null or not", cw_int_get(maybe, &p), CW_FAULT_NULL_UPDATER);
  trace_pair(&p, 12, 13);
}

static void choose_orders(void) {
  pair p = new_pair(&pair_class);
  trace_group("order at run time");
  trace_number("add", cw_int_get_and_add_explicit(&one_updater, &p, 1, (cw_order)(run_time_one + 3)), 1);
  trace_number("get", cw_int_get_explicit(&one_updater, &p, (cw_order)(run_time_one + 4)), 2);
  trace_fault("get, none", cw_int_get_explicit(&one_updater, &p, (cw_order)(run_time_one + 5)), CW_FAULT_INVALID_ORDER);
  trace_fault("get, release", cw_int_get_explicit(&one_updater, &p, (cw_order)(run_time_one + 2)),
              CW_FAULT_INVALID_ORDER);
  trace_pair(&p, 2, 2);
}

/* ---- Names ---- */

static void look_up_names(void) {
  pair p = new_pair(&pair_class);
  char name[] = "one";
  trace_group("names");
  trace_number("local copy", cw_offset_int_get(&p, cw_field_offset(&pair_class, name)), 1);
  memcpy(name, "two", sizeof name);
  trace_number("changed copy", cw_offset_int_get(&p, cw_field_offset(&pair_class, name)), 2);
  trace_number("chosen", cw_offset_int_get(&p, cw_field_offset(&pair_class, run_time_one ? "two" : "one")), 2);
  trace_number("part of a literal", cw_offset_int_get(&p, cw_field_offset(&pair_class, &"not one"[4])), 1);
  trace_number("kept in a variable", cw_field_offset(&pair_class, "two") - cw_field_offset(&pair_class, "one"), 4);
}

/* ---- Arguments ---- */

typedef struct ring {
  cw_object object;
  CW_ATOMIC(struct ring *) next;
} ring;

static const cw_class ring_class;
static const cw_field ring_fields[] = {CW_FIELD_REF(ring, next, struct ring, &ring_class)};
static const cw_class ring_class = CW_CLASS(ring_class, ring, ring_fields);
static const cw_ref_updater next_updater = CW_REF_UPDATER(ring_class, ring, next, struct ring, &ring_class);

static int evaluations;

static void *count_evaluation(void *argument) {
  evaluations++;
  return argument;
}

static void pass_arguments(void) {
  ring r = {{&ring_class}, 0};
  pair p = new_pair(&pair_class);
  void *volatile holder = &p;
  trace_group("arguments");
  trace_number("holder is the value", cw_ref_compare_and_set(&next_updater, &r, 0, &r), 1);
  trace_number("expected is desired", cw_ref_compare_and_set(&next_updater, &r, &r, &r), 1);
  trace_number("value read back", cw_ref_get_and_set(&next_updater, cw_ref_get(&next_updater, &r), 0) == &r, 1);
  cw_int_get_and_add(&one_updater, count_evaluation(&p), *(int32_t *)count_evaluation(&evaluations) * 0 + 4);
  trace_number("evaluated once each", evaluations, 2);
  trace_number("volatile holder", cw_int_get(&one_updater, holder), 5);
  cw_int_get_and_set(&one_updater, &p, 6); /* results that nobody wants */
  cw_int_get_and_increment(&one_updater, &p);
  cw_int_compare_and_set(&one_updater, &p, 7, 8);
  trace_pair(&p, 8, 2);
}

/* ---- Faults in odd control flow ---- */

static jmp_buf escape;

static void jump(const cw_fault *fault, void *context) {
  *(cw_fault_code *)context = fault->code;
  longjmp(escape, 1);
}

static void jump_out(void) {
  static cw_fault_code code;
  const cw_fault_handler handler = {jump, &code};
  pair p = new_pair(&external_class);
  volatile int reached = 0;
  trace_group("handler jumps");
  cw_fault_set_thread_handler(&handler);
  if (setjmp(escape) == 0) {
    reached = 1;
    cw_int_set(&one_updater, &p, 9);
    reached = 2;
  }
  cw_fault_set_thread_handler(0);
  trace_number("reached", reached, 1);
  trace_number("fault", code, CW_FAULT_WRONG_HOLDER);
  trace_pair(&p, 1, 2);
}

static void add_at_exit(pair **p) {
  cw_int_get_and_add(&two_updater, *p, 100);
}

static void leave_scope(pair *p) {
  __attribute__((cleanup(add_at_exit))) pair *at_exit = p;
  cw_int_get_and_add(&one_updater, at_exit, 100);
}

static void clean_up(void) {
  pair p = new_pair(&pair_class);
  trace_group("cleanup attribute");
  leave_scope(&p);
  trace_pair(&p, 101, 102);
}

/* A fault does not make what follows unreachable, nor what precedes it vanish. */
static void go_on_after_faults(void) {
  pair p = new_pair(&pair_class);
  trace_group("after a fault");
  cw_int_set(&one_updater, &p, 3);
  trace_fault("null holder", cw_int_get(&one_updater, 0), CW_FAULT_NULL_HOLDER);
  cw_int_set(&two_updater, &p, 4);
  trace_pair(&p, 3, 4);
}

/* An object's class may change between two operations, as after its memory is used again. */
static void change_class(void) {
  pair p = new_pair(&pair_class);
  trace_group("class changes");
  trace_number("before", cw_int_add_and_get(&one_updater, &p, 1), 2);
  cw_object_init(&p.object, &external_class);
  trace_fault("after", cw_int_add_and_get(&one_updater, &p, 1), CW_FAULT_WRONG_HOLDER);
  cw_object_init(&p.object, &pair_class);
  trace_number("back again", cw_int_add_and_get(&one_updater, &p, 1), 3);
}

/* A loop around a plain get must see what another thread stores. */
static void *store_later(void *argument) {
  cw_int_set(&two_updater, argument, 7);
  return 0;
}

static void wait_in_loop(void) {
  pair p = new_pair(&pair_class);
  pthread_t other;
  trace_group("loop");
  if (pthread_create(&other, 0, store_later, &p))
    abort();
  while (cw_int_get_explicit(&two_updater, &p, CW_ORDER_RELAXED) != 7)
    ;
  pthread_join(other, 0);
  trace_pair(&p, 1, 7);
}

void run_edges(void) {
  change_descriptors();
  replace_descriptor();
  use_external();
  assign_again();
  make_again();
  choose_updaters();
  choose_orders();
  look_up_names();
  pass_arguments();
  jump_out();
  clean_up();
  go_on_after_faults();
  change_class();
  wait_in_loop();
}
