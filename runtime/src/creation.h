/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the functions that make updaters, one a kind, have in common.
 */
#ifndef CASTAWAY_SRC_CREATION_H
#define CASTAWAY_SRC_CREATION_H

#include <castaway/updater.h>

/* What is wanted of the field. */
typedef struct cw__request {
  const cw_class *holder_class;
  const cw_class *value_class; /* of a reference */
  const char *name;
  cw_kind kind;
  uint32_t size;
} cw__request;

/*
 * Makes an updater, which is the first and only member of each of the public types; on failure `*updater` stays as it
 * is. A null `updater` is a failure, too.
 */
__attribute__((visibility("hidden"))) cw_status cw__new_updater(const cw__request *wanted, const cw_updater **updater);

#endif
