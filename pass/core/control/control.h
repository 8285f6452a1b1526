/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is asked of the plugin, and where in a compilation it runs.
 *
 * Options come from three places; of two that contradict each other the later one here wins: the source, a pass's
 * parameters, the environment. Those of the source are each unit's own: when a link is going to merge units, they are
 * written on the unit's functions first, as the attribute "castaway.options", and speak from there.
 */
#ifndef CASTAWAY_PASS_CONTROL_H
#define CASTAWAY_PASS_CONTROL_H

#include "contract/options.h"
#include "contract/unit.h"

/** The options from outside the source. Both texts have been parsed once, so they are sound. */
typedef struct cw_request {
  cw_text parameters;
  cw_text environment;
  bool audits; /* the module is a copy, made for the audit and thrown away with all that is done to it */
} cw_request;

/** Where in its compilation a run stands. */
typedef enum cw_stage {
  CW_STAGE_EARLY, /* first: reports malformed contracts; keeps look-ups back, as more may be provable later */
  CW_STAGE_LATE,  /* last: makes look-ups constants */
  CW_STAGE_ALONE  /* the only run: all of that */
} cw_stage;

typedef struct cw_moment {
  cw_stage stage;
  bool link_follows; /* the linker optimises the result again, as part of the whole program */
  bool linked;       /* the module is a linked program: several units */
} cw_moment;

/** Whether what a run at this moment does not lower will never be. */
bool cw_moment_is_final(cw_moment moment);

/** The options of a function. */
cw_options cw_control_options(const cw_unit *unit, const cw_request *request, cw_moment moment, LLVMValueRef function);

/** Whether this run is about functions with these options: those to be audited are worked on in the copy alone. */
bool cw_control_is_concerned(const cw_request *request, const cw_options *options);

/** Whether a function of the module is to be audited by a run at this moment: each is once, when all can be said. */
bool cw_control_wants_audit(LLVMModuleRef module, const cw_request *request, cw_moment moment);

/** Writes the source's options on the unit's functions, for the link; whether there were any. */
bool cw_control_stamp(const cw_unit *unit);

/** Takes them off again; whether there were any. */
bool cw_control_unstamp(const cw_unit *unit);

#endif
