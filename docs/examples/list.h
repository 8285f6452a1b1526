/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Structs whose descriptors castaway-reflect writes.
 */
#ifndef EXAMPLE_LIST_H
#define EXAMPLE_LIST_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT node {
  cw_object object;
  CW_UPDATER CW_ATOMIC(int32_t) state;
  CW_UPDATER CW_ATOMIC(struct node *) next;
  CW_PRIVATE CW_ATOMIC(int64_t) owner;
  char label[16];
} node;

/* A subclass, since it starts with an object's struct that is marked. */
typedef struct CW_REFLECT leaf {
  node base;
  CW_UPDATER_AS(weight_of_leaf) CW_ATOMIC(int64_t) weight;
} leaf;

#endif
