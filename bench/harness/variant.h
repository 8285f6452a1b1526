/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What one variant of a benchmark gives to the harness: a table of named loops, in a shared object of its own.
 *
 * Every variant is compiled from the same source, so its table has the same names as those of the other variants; the
 * harness pairs equal names and runs them next to each other. Shared objects keep the variants apart: each has its own
 * copy of the code, of the data and of what the compiler could prove about them.
 */
#ifndef CASTAWAY_BENCH_VARIANT_H
#define CASTAWAY_BENCH_VARIANT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** One measured loop. */
typedef struct bench_entry {
  const char *name; /**< such as "int/get/constant/exact" */
  uint64_t batch;   /**< iterations per call of `run`: enough to make the call itself free */
  /** Does the work `iterations` times. What it answers is ignored; it keeps the results alive. */
  uint64_t (*run)(uint64_t iterations);
  /** Before and after each `run`, not timed; null where there is nothing to do. */
  void (*prepare)(uint64_t iterations);
  void (*finish)(uint64_t iterations);
} bench_entry;

/** The table of one variant. */
typedef struct bench_table {
  const bench_entry *entries;
  size_t count;
} bench_table;

/** The one symbol that a variant's shared object exports. */
#define BENCH_TABLE_SYMBOL "bench_variant_table"
extern __attribute__((visibility("default"))) const bench_table bench_variant_table;

#ifdef __cplusplus
}
#endif

#endif
