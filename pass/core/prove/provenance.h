/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Provenance: which checks of a site are already proven, by where its arguments come from and by what happened to them
 * on every way to the site.
 */
#ifndef CASTAWAY_PASS_PROVENANCE_H
#define CASTAWAY_PASS_PROVENANCE_H

#include "prove/plan.h"

/** What is known of the objects of one function, while its sites are proven. */
struct cw_provenance {
  cw_unit *unit;
  cw_analyses *analyses;  /* null where nothing may be concluded from what happened before */
  cw_pointer_map objects; /* pointer -> what is told of it (provenance.c) */
  cw_pointer_map locals;  /* alloca -> its class (origin.c) */
};

/** Begins a function; none of it has been rewritten. */
void cw_provenance_begin(cw_provenance *p, cw_unit *unit, LLVMValueRef function);
void cw_provenance_end(cw_provenance *p);

/** Takes a call of role `init` or `instance` into account: all of the function's, before the first site is proven. */
void cw_provenance_add_call(cw_provenance *p, LLVMValueRef call, const cw_contract *contract);

/** Takes a proven site into account. The plan lives until the function has been rewritten. */
void cw_provenance_add_site(cw_provenance *p, cw_plan *plan);

/** Chooses the checks of a site whose field and orders are known, or answers why it is sure to fail. */
cw_reason cw_provenance_choose_guards(cw_provenance *p, cw_plan *plan);

#endif
