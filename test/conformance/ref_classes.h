/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The structs of ref_cases.c.
 */
#ifndef TEST_CONFORMANCE_REF_CLASSES_H
#define TEST_CONFORMANCE_REF_CLASSES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT thing {
  cw_object object;
} thing;

typedef struct CW_REFLECT cell {
  cw_object object;
  CW_ATOMIC(thing *) left;
  CW_ATOMIC(thing *) value;
  CW_ATOMIC(thing *) right;
} cell;

typedef struct CW_REFLECT subcell {
  cell base;
  CW_ATOMIC(thing *) own;
} subcell;

#endif
