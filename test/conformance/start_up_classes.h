/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The struct of start_up.c.
 */
#ifndef TEST_CONFORMANCE_START_UP_CLASSES_H
#define TEST_CONFORMANCE_START_UP_CLASSES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT cell {
  cw_object object;
  CW_ATOMIC(int32_t) value;
} cell;

#endif
