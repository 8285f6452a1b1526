/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Texts and names of statuses, both from the one table in status.h.
 */
#include <castaway/status.h>

const char *cw_status_text(cw_status status) {
  switch (status) {
#define STATUS_TEXT(name, number, text)                                                                                \
  case CW_STATUS_##name:                                                                                               \
    return text;
    CW_STATUS_TABLE(STATUS_TEXT)
#undef STATUS_TEXT
  }
  return "unknown status";
}

const char *cw_status_name(cw_status status) {
  switch (status) {
#define STATUS_NAME(name, number, text)                                                                                \
  case CW_STATUS_##name:                                                                                               \
    return "CW_STATUS_" #name;
    CW_STATUS_TABLE(STATUS_NAME)
#undef STATUS_NAME
  }
  return "unknown status";
}
