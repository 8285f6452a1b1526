/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The resolvers: from an operation's updater, offset or handle back to the target that it stands for.
 */
#ifndef CASTAWAY_PASS_RESOLVE_H
#define CASTAWAY_PASS_RESOLVE_H

#include "resolve/target.h"

/** A question: what a value stands for. `contract` is that of the helper which the value is for. */
typedef struct cw_query {
  cw_unit *unit;
  const cw_contract *contract;
  cw_designator designator;
} cw_query;

/** Resolves the argument of a helper. */
cw_reason cw_resolve_argument(const cw_query *query, LLVMValueRef value, cw_target *target);

/** The same within another resolution, of whose steps it takes some. */
cw_reason cw_resolve(const cw_query *query, LLVMValueRef value, cw_target *target);

/** What is said of a value that does not resolve: each designator has its own reasons. */
typedef struct cw_designator_reasons {
  cw_reason unknown;
  cw_reason absent; /* it is no field: null, or a negative offset */
  cw_reason ambiguous;
  cw_reason shared;
  cw_reason escapes;
  cw_reason never_set;
} cw_designator_reasons;
const cw_designator_reasons *cw_reasons_of(cw_designator designator);

/** The values that something can have, taken into account one by one. They must agree on the target. */
typedef struct cw_choices {
  const cw_query *query;
  cw_target *target;   /* set if `found` */
  bool found;
  bool absent;         /* no field is among them */
  bool has_initial;    /* offsets: the constant that a variable starts with, which means "not looked up yet" */
  uint64_t initial;
} cw_choices;

/** Takes one value into account; or one that has been resolved, with or without success. */
cw_reason cw_choices_add(cw_choices *choices, LLVMValueRef value);
cw_reason cw_choices_add_target(cw_choices *choices, cw_reason reason, const cw_target *target);

/** Ends: the target gets its flags, or there is none. */
cw_reason cw_choices_end(cw_choices *choices);

#endif
