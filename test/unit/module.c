/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A module with updaters of its own for the host's class, built twice: with its own copy of the library, and stripped
 * and linked as needed with the shared one.
 */
#include "modules.h"
#include <stdlib.h>

static const cw_int_updater constant_updater = CW_INT_UPDATER(account_class, account, balance);
static const cw_int_updater *made_updater;

__attribute__((constructor)) static void make_updater(void) {
  if (cw_new_int_updater(&account_class, "balance", &made_updater) != CW_STATUS_OK)
    abort();
}

CW_API deposit_fn deposit;

int32_t deposit(account *target) {
  cw_int_get_and_increment(&constant_updater, target);
  cw_int_get_and_increment(made_updater, target);
  return cw_offset_int_increment_and_get(target, cw_field_offset(&account_class, "balance"));
}
