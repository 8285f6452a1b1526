/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The struct of bool_cases.c.
 */
#ifndef TEST_CONFORMANCE_BOOL_CLASSES_H
#define TEST_CONFORMANCE_BOOL_CLASSES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT flags {
  cw_object object;
  CW_ATOMIC(bool) left;
  CW_ATOMIC(bool) value;
  CW_ATOMIC(bool) right;
} flags;

#endif
