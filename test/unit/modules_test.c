/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Several loaded modules, each with its own updaters and one with its own copy of the library, on the same object of a
 * class that the program defines. Usage: modules_test MODULE...
 */
#include "modules.h"
#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const cw_field account_fields[] = {CW_FIELD_INT(account, left), CW_FIELD_INT(account, balance),
                                          CW_FIELD_INT(account, right)};
const cw_class account_class = CW_CLASS(account_class, account, account_fields);

static const cw_int_updater balance_updater = CW_INT_UPDATER(account_class, account, balance);

enum { MODULES = 2 };
static char **paths;

static deposit_fn *load_deposit(const char *path) {
  deposit_fn *deposit;
  void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!module)
    fail_msg("%s", dlerror());
  void *symbol = dlsym(module, "deposit");
  assert_non_null(symbol);
  memcpy(&deposit, &symbol, sizeof deposit); /* ISO C has no cast from an object's to a function's address */
  return deposit;
}

static void modules__on_one_object__each_reach_the_same_field(void **state) {
  (void)state;
  account a = {{&account_class}, 100, 0, 200};
  for (int n = 0; n < MODULES; n++) {
    deposit_fn *deposit = load_deposit(paths[n]);
    assert_int_equal(deposit(&a), 4 * n + 3);
    assert_int_equal(cw_int_increment_and_get(&balance_updater, &a), 4 * n + 4);
  }
  assert_int_equal(a.left, 100);
  assert_int_equal(a.right, 200);
}

int main(int count, char **arguments) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(modules__on_one_object__each_reach_the_same_field)};
  if (count != 1 + MODULES)
    return 2;
  paths = arguments + 1;
  return cmocka_run_group_tests(tests, 0, 0);
}
