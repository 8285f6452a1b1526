/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The struct of floating_cases.c.
 */
#ifndef TEST_CONFORMANCE_FLOATING_CLASSES_H
#define TEST_CONFORMANCE_FLOATING_CLASSES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT sample {
  cw_object object;
  CW_ATOMIC(float) narrow;
  CW_ATOMIC(float) beside;
  CW_ATOMIC(double) wide;
} sample;

#endif
