/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of reason.h, spelled out once.
 */
#include "reason.h"

typedef enum certainty { POSSIBLE, ELSEWHERE, FIRM, FAULTS, REJECTED } certainty;

static const struct {
  const char *name;
  certainty certainty;
  const char *text;
} rows[] = {
#define CW_X(name, certainty, text) {#name, certainty, text},
    CW_REASON_TABLE(CW_X)
#undef CW_X
};

const char *cw_reason_text(cw_reason reason) {
  return rows[reason].text;
}

const char *cw_reason_name(cw_reason reason) {
  return rows[reason].name;
}

bool cw_reason_may_pass(cw_reason reason, bool link_follows) {
  return rows[reason].certainty == POSSIBLE || (link_follows && rows[reason].certainty == ELSEWHERE);
}

bool cw_reason_faults(cw_reason reason) {
  return rows[reason].certainty == FAULTS;
}

bool cw_reason_is_rejection(cw_reason reason) {
  return rows[reason].certainty == REJECTED;
}
