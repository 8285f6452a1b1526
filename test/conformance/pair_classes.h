/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The struct of edges.c and edges_elsewhere.c.
 */
#ifndef TEST_CONFORMANCE_PAIR_CLASSES_H
#define TEST_CONFORMANCE_PAIR_CLASSES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT pair {
  cw_object object;
  CW_ATOMIC(int32_t) one;
  CW_ATOMIC(int32_t) two;
} pair;

#endif
