/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Uses a descriptor that nobody wrote by hand.
 */
#include "tally.reflect.h"

#include <castaway/castaway.h>

int main(void) {
  tally t = {{&tally_class}, 1};
  return cw_int_add_and_get(&tally_votes_updater, &t, 2) == 3 && cw_class_validate(&tally_class) == CW_STATUS_OK ? 0
                                                                                                                 : 1;
}
