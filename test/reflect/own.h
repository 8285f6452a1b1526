/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A struct that client.c alone knows.
 */
#ifndef TEST_REFLECT_OWN_H
#define TEST_REFLECT_OWN_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT own {
  CW_UPDATER_AS(hits_updater) CW_ATOMIC(int32_t) hits;
} own;

#endif
