/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the small execution tests share: an object class with three adjacent fields of three kinds, its updaters, and a
 * fault handler that prints. Everything is static, so that each translation unit sees through its own.
 */
#include <castaway/castaway.h>
#include <stdio.h>

typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) low;
  CW_ATOMIC(int32_t) high;
  CW_ATOMIC(int64_t) wide;
  CW_ATOMIC(struct node *) next;
} node;

extern const cw_class node_class;
static const cw_field node_fields[] = {
    CW_FIELD_INT(node, low),
    CW_FIELD_INT(node, high),
    CW_FIELD_LONG(node, wide),
    CW_FIELD_REF(node, next, node, &node_class),
};
__attribute__((visibility("hidden"))) const cw_class node_class = CW_CLASS(node_class, node, node_fields);

static const cw_int_updater low_updater = CW_INT_UPDATER(node_class, node, low);
static const cw_int_updater high_updater = CW_INT_UPDATER(node_class, node, high);
static const cw_long_updater wide_updater = CW_LONG_UPDATER(node_class, node, wide);
static const cw_ref_updater next_updater = CW_REF_UPDATER(node_class, node, next, node, &node_class);

static inline void print_node(const char *what, node *n) {
  printf("%s: %d %d %lld %s\n", what, n->low, n->high, (long long)n->wide,
         n->next == 0 ? "null" : n->next == n ? "itself" : "another");
}

static void print_fault(const cw_fault *fault, void *context) {
  (void)context;
  printf("fault %d of %s on %s\n", fault->code, fault->operation, fault->field_name ? fault->field_name : "?");
}

static const cw_fault_handler printing_handler = {print_fault, 0};
