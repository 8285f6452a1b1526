/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Only its lines count: what the plugin said of them is recorded beside it. */
#include "shared.h"

int push(int value) {
  do {
    old = load(&head);
  } while (!cas(&head, &old, old + value));

  while (!cas(&tail, &old, old + *step))
    ;

  exchange(&lock, 1);
  cas_min(&low, value);
  get(&state_updater, node);
  set(unknown, node, 1);
}
