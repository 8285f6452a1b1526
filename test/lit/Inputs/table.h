/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the suites' C tests share of updaters that bring their own operations, as a table of functions.
 */
#include <stdbool.h>
#include <stddef.h>

typedef struct counter_updater {
  const struct counter_operations *operations;
  int offset;
} counter_updater;

#define COUNTER_WORDS " updater=0 holder=1 updater.offset=$0:4"
#define COUNTER_OP(words)                                                                                              \
  __attribute__((annotate("castaway:op " words COUNTER_WORDS, offsetof(counter_updater, offset))))

COUNTER_OP("add value=2 returns=old order=seq_cst")
int counter_add(const counter_updater *updater, void *object, int delta);
COUNTER_OP("compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst")
bool counter_compare_and_set(const counter_updater *updater, void *object, int expected, int desired);

typedef struct counter_operations {
  int (*add)(const counter_updater *, void *, int);
  bool (*compare_and_set)(const counter_updater *, void *, int, int);
} counter_operations;

static const counter_operations plain_operations = {counter_add, counter_compare_and_set};

typedef struct counter {
  long name;
  _Atomic int count;
} counter;
