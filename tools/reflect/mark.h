/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The words of castaway/reflect.h: annotations that begin with "castaway:" on structs, members and tables.
 */
#ifndef CASTAWAY_REFLECT_MARK_H
#define CASTAWAY_REFLECT_MARK_H

#include "arena.h"
#include "report.h"

#include <stdbool.h>

/** Where a mark may stand. */
typedef enum cw_mark_place {
  CW_MARK_NOWHERE = 0,
  CW_MARK_STRUCT = 1,
  CW_MARK_MEMBER = 2,
  CW_MARK_TABLE = 4
} cw_mark_place;

/** All marks of one declaration. Texts are null where nothing was said. */
typedef struct cw_marks {
  unsigned count;
  bool reflect;
  bool updater;
  bool is_private;
  bool undescribed;
  const char *class_variable;
  const char *updater_variable;
  const char *value_class; /* "any": none */
  const char *describes;   /* a struct's name, without `struct` */
} cw_marks;

/** Reads the marks of a declaration; unknown, misplaced and malformed ones are errors at their own place. */
cw_marks cw_marks_of(cw_arena *arena, cw_report *report, CXCursor declaration, cw_mark_place place);

/** Whether a declaration carries any mark; says nothing. */
bool cw_is_marked(CXCursor declaration);

#endif
