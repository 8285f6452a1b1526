/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is said of a site: the sentences of remarks, warnings and errors. docs/remarks.md explains each to users.
 */
#ifndef CASTAWAY_PASS_REMARK_H
#define CASTAWAY_PASS_REMARK_H

#include "contract/options.h"
#include "prove/plan.h"

#include "shim/report.h"

/** A sentence in pieces. Its texts live elsewhere, or in `buffer`. */
typedef struct cw_sentence {
  cw_remark_part parts[16];
  size_t count;
  char buffer[160];
} cw_sentence;

/** "lowered to seq_cst load on field 'f' of c at offset 8", or "guarded: …; checks kept: …". */
void cw_sentence_of_plan(cw_sentence *s, const cw_plan *plan);

/** "lowered to a constant: field 'f' of c at offset 8", or "guarded: a constant handle: …; checks kept: handle". */
void cw_sentence_of_constant(cw_sentence *s, const cw_contract *lookup, const cw_target *target);

/** "field 'f' of c at offset 8". */
void cw_sentence_add_field(cw_sentence *s, const cw_target *target);

/** The name of the helper that is called. */
cw_text cw_remark_helper(LLVMValueRef call);

/** The remarks of one site each. */
void cw_remark_plan(const cw_plan *plan);
void cw_remark_constant(LLVMValueRef call, const cw_contract *lookup, const cw_target *target);
void cw_remark_removed(LLVMValueRef creation);
void cw_remark_miss(LLVMValueRef call, cw_reason reason);

/** "this call of h will fault: …", where the mistake stands. */
void cw_remark_failure(const cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_reason reason,
                       cw_severity severity);

/** An error: the call is not lowered, and was marked as one that must be. */
void cw_remark_required(LLVMValueRef call, cw_reason reason);

#endif
