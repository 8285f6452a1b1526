/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Messages with places.
 */
#include "report.h"

#include <stdarg.h>
#include <stdio.h>

static void print_place(CXCursor at) {
  CXFile file;
  unsigned line;
  unsigned column;
  clang_getExpansionLocation(clang_getCursorLocation(at), &file, &line, &column, 0);
  CXString name = clang_getFileName(file);
  const char *text = clang_getCString(name);
  fprintf(stderr, "%s:%u:%u: ", text ? text : "<nowhere>", line, column);
  clang_disposeString(name);
}

__attribute__((format(printf, 4, 0))) static void print_message(CXCursor at, const char *severity, const char *tail,
                                                                const char *format, va_list arguments) {
  print_place(at);
  fprintf(stderr, "%s: ", severity);
  vfprintf(stderr, format, arguments);
  fprintf(stderr, "%s\n", tail);
}

void cw_report_error(cw_report *report, CXCursor at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  print_message(at, "error", "", format, arguments);
  va_end(arguments);
  report->errors++;
}

void cw_report_warning(cw_report *report, CXCursor at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  print_message(at, "warning", " [castaway-descriptor]", format, arguments);
  va_end(arguments);
  report->warnings++;
}

void cw_report_note(CXCursor at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  print_message(at, "note", "", format, arguments);
  va_end(arguments);
}

void cw_report_plain(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("castaway-reflect: error: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
}
