/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of reason.h, spelled out once.
 */
#include "raise/reason.h"

static const struct {
  const char *name;
  const char *text;
  const char *help;
} rows[] = {
#define CW_X(name, text, help) {"LOOP_" #name, text, help},
    CW_LOOP_REASON_TABLE(CW_X)
#undef CW_X
};

const char *cw_loop_reason_text(cw_loop_reason reason) {
  return rows[reason].text;
}

const char *cw_loop_reason_help(cw_loop_reason reason) {
  return rows[reason].help;
}

const char *cw_loop_reason_name(cw_loop_reason reason) {
  return rows[reason].name;
}
