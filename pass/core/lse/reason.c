/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of reason.h, spelled out once.
 */
#include "lse/reason.h"

static const struct {
  const char *name;
  const char *text;
} rows[] = {
#define CW_X(name, text) {"LSE_" #name, text},
    CW_LSE_REASON_TABLE(CW_X)
#undef CW_X
};

const char *cw_lse_reason_text(cw_lse_reason reason) {
  return rows[reason].text;
}

const char *cw_lse_reason_name(cw_lse_reason reason) {
  return rows[reason].name;
}
