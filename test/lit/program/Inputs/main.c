/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The program: right holders, wrong ones, and a handler that returns.
 */
#include "shelf.h"
#include <stdio.h>

static void say(const cw_fault *fault, void *context) {
  (void)context;
  printf("fault %d in %s\n", (int)fault->code, fault->operation);
}

int main(void) {
  static const cw_fault_handler handler = {say, 0};
  shelf oak = {{&shelf_class}, 3, 400};
  cw_object stranger = {0};
  cw_fault_set_thread_handler(&handler);
  printf("%d\n", (int)add_books(&oak, 2));
  printf("%lld\n", (long long)add_weight(&oak, 50));
  printf("%d\n", (int)add_books(0, 2));
  printf("%lld\n", (long long)add_weight((shelf *)&stranger, 50));
  printf("%d %lld\n", (int)oak.books, (long long)oak.weight);
  return 0;
}
