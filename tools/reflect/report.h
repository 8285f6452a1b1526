/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the user is told: `file:line:column: error: text` on standard error, as compilers say it, and how often.
 */
#ifndef CASTAWAY_REFLECT_REPORT_H
#define CASTAWAY_REFLECT_REPORT_H

#include <clang-c/Index.h>

typedef struct cw_report {
  unsigned errors;
  unsigned warnings;
} cw_report;

#define CW__PRINTF(text, first) __attribute__((format(printf, text, first)))

/** A mistake in the sources, where the macro stands if one was expanded. */
void cw_report_error(cw_report *report, CXCursor at, const char *format, ...) CW__PRINTF(3, 4);

/** A descriptor that disagrees with its struct. */
void cw_report_warning(cw_report *report, CXCursor at, const char *format, ...) CW__PRINTF(3, 4);

/** What belongs to the message before it, or says what was not looked at; counted nowhere. */
void cw_report_note(CXCursor at, const char *format, ...) CW__PRINTF(2, 3);

/** A mistake in the command line or a failure of the system, which has no place. */
void cw_report_plain(const char *format, ...) CW__PRINTF(1, 2);

#endif
