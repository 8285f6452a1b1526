/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a user can ask of the plugin. One parser serves pass parameters (`castaway-lower<faults=error>`) and the
 * environment variable CASTAWAY_OPTIONS (`faults=error lower=off`).
 */
#ifndef CASTAWAY_PASS_OPTIONS_H
#define CASTAWAY_PASS_OPTIONS_H

#include "contract/contract.h"

/** A text that is not terminated. */
typedef struct cw_text {
  const char *start;
  size_t length;
} cw_text;

/** What to do about a call that is sure to fault. */
typedef enum cw_fault_policy { CW_FAULTS_IGNORE, CW_FAULTS_WARN, CW_FAULTS_ERROR } cw_fault_policy;

/** Which retry loops on volatile words may be raised: none, those whose word is volatile for atomicity alone, or all.
 */
typedef enum cw_volatile_policy { CW_VOLATILE_OFF, CW_VOLATILE_AUTO, CW_VOLATILE_ON } cw_volatile_policy;

/** Which functions get a copy for processors with LSE: none, those that gain, or all with atomics. */
typedef enum cw_lse_policy { CW_LSE_NEVER, CW_LSE_AUTO, CW_LSE_ALWAYS } cw_lse_policy;

typedef struct cw_options {
  bool lower;             /* lower=off|on: off leaves every call as it is, for control builds */
  cw_fault_policy faults; /* faults=ignore|warn|error */
  bool required;          /* required=off|on: on makes every call that is not lowered an error */
  bool verify;            /* verify=off|on: on compares folded offsets with the look-ups when the program starts */
  bool cleanup;           /* cleanup=off|on: off keeps what only lowered calls needed, for measurements */
  bool raise;             /* raise=off|on: off leaves compare-and-swap retry loops as they are */
  cw_volatile_policy volatiles; /* volatile=off|auto|on */
  cw_lse_policy lse;      /* lse=never|auto|always */
  bool audit;             /* audit=off|on: on says what would be done, and changes nothing */
} cw_options;

/** The environment variable that holds options. */
#define CW_OPTIONS_VARIABLE "CASTAWAY_OPTIONS"

/** The defaults: lower, clean up, and warn; neither require nor verify. */
cw_options cw_options_default(void);

/** Applies options separated by `;`, `,` or white space. On a fault: false, and `message` lists what is known. */
bool cw_options_parse(cw_options *options, const char *text, size_t length, cw_message *message);

#endif
