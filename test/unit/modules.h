/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What modules_test.c and the modules that it loads have in common. The class is the host's.
 */
#ifndef TEST_UNIT_MODULES_H
#define TEST_UNIT_MODULES_H

#include <castaway/castaway.h>

typedef struct account {
  cw_object object;
  CW_ATOMIC(int32_t) left;
  CW_ATOMIC(int32_t) balance;
  CW_ATOMIC(int32_t) right;
} account;

extern CW_API const cw_class account_class;

/* Adds 1 in each of the three idioms; the balance afterwards. Exported by each module as `deposit`. */
typedef int32_t deposit_fn(account *target);

#endif
