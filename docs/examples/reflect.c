/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Descriptors written by the build.
 */
#include "list.reflect.h"

#include <castaway/castaway.h>

static int64_t claim_and_weigh(leaf *l) {
  if (!cw_int_compare_and_set(&node_state_updater, l, 0, 1))
    return -1;
  return cw_long_add_and_get(&weight_of_leaf, l, 5);
}

/* A table that is written by hand, for --check. */
CW_DESCRIBES(node)
static const cw_field some_fields[] = {
    CW_FIELD_INT(node, state),
    {"next", &node_class, offsetof(node, next), sizeof(node *), CW_KIND_REF, CW_FIELD_ATOMIC},
};

int main(void) {
  leaf l = {.base.object = {&leaf_class}};
  const cw_field *owner = cw_class_find_field(&node_class, "owner");
  bool right = claim_and_weigh(&l) == 5 && claim_and_weigh(&l) == -1 && owner && (owner->flags & CW_FIELD_PRIVATE) &&
               some_fields[1].offset == cw_class_find_field(&node_class, "next")->offset &&
               cw_class_validate(&leaf_class) == CW_STATUS_OK && cw_object_is_instance(&l, &node_class);
  return right ? 0 : 1;
}
