/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Runs the tests of the operations of one kind, named in one way.
 */
#include "subjects.h"

int main(void) {
  return run_operation_results() + run_operation_faults() + run_operation_orders() + run_arithmetic() ? 1 : 0;
}
