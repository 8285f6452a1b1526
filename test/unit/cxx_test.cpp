// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The headers from C++11 and 17: classes described with the macros over std::atomic members, all three idioms, faults.
#include <atomic>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include <castaway/castaway.h>

extern "C" {
#include <cmocka.h>
}

namespace {

struct node {
  cw_object object;
  CW_ATOMIC(int32_t) state;
  CW_ATOMIC(int64_t) total;
  CW_ATOMIC(long long) wide;
  CW_ATOMIC(node *) next;
  int32_t plain;
};

struct leaf {
  node base;
  CW_ATOMIC(int32_t) own;
};

extern const cw_class node_class;
const cw_field node_fields[] = {
    CW_FIELD_INT(node, state), CW_FIELD_LONG(node, total),
    CW_FIELD_LONG(node, wide), CW_FIELD_REF(node, next, node, &node_class),
    CW_FIELD_INT(node, plain),
};
const cw_class node_class = CW_CLASS(node_class, node, node_fields);

extern const cw_class leaf_class;
const cw_field leaf_fields[] = {CW_FIELD_INT(leaf, own)};
const cw_class leaf_class = CW_SUBCLASS(leaf, leaf_fields, 1, &node_class, (&node_class, &leaf_class));

const cw_int_updater state_updater = CW_INT_UPDATER(node_class, node, state);
const cw_long_updater total_updater = CW_LONG_UPDATER(node_class, node, total);
const cw_long_updater wide_updater = CW_LONG_UPDATER(node_class, node, wide);
const cw_ref_updater next_updater = CW_REF_UPDATER(node_class, node, next, node, &node_class);

void descriptors__of_cxx_members__are_valid(void **) {
  assert_int_equal(cw_class_validate(&node_class), CW_STATUS_OK);
  assert_int_equal(cw_class_validate(&leaf_class), CW_STATUS_OK);
  assert_int_equal(cw_class_find_field(&node_class, "state")->flags, CW_FIELD_ATOMIC);
  assert_int_equal(cw_class_find_field(&node_class, "wide")->flags, CW_FIELD_ATOMIC);
  assert_int_equal(cw_class_find_field(&node_class, "plain")->flags, 0);
  assert_int_equal(cw_class_find_field(&node_class, "next")->offset, offsetof(node, next));
}

void constant_updaters__each_kind__work_on_std_atomic(void **) {
  node n{};
  cw_object_init(&n.object, &node_class);
  assert_true(cw_int_compare_and_set(&state_updater, &n, 0, 5));
  assert_int_equal(n.state.load(), 5);
  assert_int_equal(cw_long_add_and_get(&total_updater, &n, -3), -3);
  assert_int_equal(cw_long_add_and_get(&wide_updater, CW_TYPED(node, &n), 4), 4);
  assert_null(cw_ref_get_and_set(&next_updater, &n, &n));
  assert_ptr_equal(n.next.load(), &n);
}

void constant_updaters__subclass_object__work(void **) {
  leaf l{};
  cw_object_init(&l.base.object, &leaf_class);
  cw_int_set(&state_updater, &l, 9);
  assert_int_equal(l.base.state.load(), 9);
}

void updaters_by_name__as_in_c__work(void **) {
  node n{};
  cw_object_init(&n.object, &node_class);
  const cw_ref_updater *next = nullptr;
  assert_int_equal(cw_new_ref_updater(&node_class, &node_class, "next", &next), CW_STATUS_OK);
  cw_ref_lazy_set(next, &n, &n);
  assert_ptr_equal(cw_ref_get_explicit(next, &n, CW_ORDER_ACQUIRE), &n);
  cw_updater_free(&next->base);
  const cw_int_updater *plain = nullptr;
  assert_int_equal(cw_new_int_updater(&node_class, "plain", &plain), CW_STATUS_NOT_ATOMIC);
  assert_null(plain);
}

void offsets__looked_up_at_each_call__work(void **) {
  node n{};
  assert_int_equal(cw_offset_int_increment_and_get(&n, cw_field_offset(&node_class, "state")), 1);
}

/* A handler must not throw through C frames, but it can be any function of the right type. */
void count_fault(const cw_fault *fault, void *context) {
  assert_int_equal(fault->code, CW_FAULT_WRONG_VALUE);
  ++*static_cast<int *>(context);
}

void faults__handler_in_cxx__is_called(void **) {
  node n{};
  node unclassed{};
  int count = 0;
  cw_object_init(&n.object, &node_class);
  const cw_fault_handler handler = {count_fault, &count};
  cw_fault_set_thread_handler(&handler);
  cw_ref_set(&next_updater, &n, &unclassed);
  cw_fault_set_thread_handler(nullptr);
  assert_int_equal(count, 1);
  assert_null(n.next.load());
}

} // namespace

int main() {
  const CMUnitTest tests[] = {
      cmocka_unit_test(descriptors__of_cxx_members__are_valid),
      cmocka_unit_test(constant_updaters__each_kind__work_on_std_atomic),
      cmocka_unit_test(constant_updaters__subclass_object__work),
      cmocka_unit_test(updaters_by_name__as_in_c__work),
      cmocka_unit_test(offsets__looked_up_at_each_call__work),
      cmocka_unit_test(faults__handler_in_cxx__is_called),
  };
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
