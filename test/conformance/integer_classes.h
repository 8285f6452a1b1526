/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The structs of integer_idioms.h, with fields of type VALUE.
 */
#ifndef TEST_CONFORMANCE_INTEGER_CLASSES_H
#define TEST_CONFORMANCE_INTEGER_CLASSES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT cell {
  cw_object object;
  CW_ATOMIC(VALUE) left;
  CW_ATOMIC(VALUE) value;
  CW_ATOMIC(VALUE) right;
} cell;

typedef struct CW_REFLECT subcell {
  cell base;
  CW_ATOMIC(VALUE) own;
} subcell;

#endif
