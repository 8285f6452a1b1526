/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The floor of every figure: an empty loop of the same shape as the measured ones, eight steps to an iteration. It
 * shows how much of a figure is the loop itself.
 */
#include "../harness/variant.h"

static uint64_t run_empty(uint64_t iterations) {
  for (uint64_t i = 0; i != iterations; i += 8)
    __asm__ volatile(""); /* no instruction, but the compiler must keep the loop */
  return 0;
}

static const bench_entry entries[] = {{"empty", 4096, run_empty, 0, 0}};

const bench_table bench_variant_table = {entries, 1};
