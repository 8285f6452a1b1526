/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Marks: annotations that say what a user wants of a variable or function, where a contract says what a helper does.
 * Nothing here knows LLVM, as in contract.h.
 *
 *   castaway:required       every call in this function, or through this variable, must be lowered
 *   castaway:once           every write to this variable stores the same, before any read
 *   castaway:options WORDS  options of the unit that the variable stands in
 */
#ifndef CASTAWAY_PASS_MARK_H
#define CASTAWAY_PASS_MARK_H

#include "contract/options.h"

typedef enum cw_mark_kind { CW_MARK_REQUIRED, CW_MARK_ONCE, CW_MARK_OPTIONS } cw_mark_kind;

typedef struct cw_mark {
  cw_mark_kind kind;
  cw_text options; /* of CW_MARK_OPTIONS; part of the annotation's text */
} cw_mark;

/** What an annotation stands on. */
typedef enum cw_marked { CW_MARKED_FUNCTION, CW_MARKED_VARIABLE } cw_marked;

/** Whether the annotation is a mark, sound or not, rather than a contract, which only functions have. */
bool cw_mark_is_ours(const char *text, size_t length, cw_marked what);

/** Reads one mark. On a fault: false, and `message` names the word. */
bool cw_mark_parse(cw_mark *mark, const char *text, size_t length, cw_marked what, cw_message *message);

#endif
