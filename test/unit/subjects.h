/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The tests of operations, by subject; each runs a group and answers how many failed.
 */
#ifndef TEST_UNIT_SUBJECTS_H
#define TEST_UNIT_SUBJECTS_H

int run_operation_results(void);
int run_operation_faults(void);
int run_operation_orders(void);
int run_arithmetic(void); /* none, where the kind has none */

#endif
