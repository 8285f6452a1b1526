/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values out of initialisers: `{"state", 0, 8, 4, CW_KIND_INT, 1}`, with or without designators, from macros or by
 * hand. clang computes the numbers; here is only found which expression belongs to which member.
 */
#ifndef CASTAWAY_REFLECT_INITIALISER_H
#define CASTAWAY_REFLECT_INITIALISER_H

#include "arena.h"

#include <clang-c/Index.h>
#include <stdbool.h>
#include <stdint.h>

enum { CW_MEMBERS_MAX = 16 };

/** The expressions of a braced list, one for each member; a null cursor where nothing is written, which means zero. */
typedef struct cw_initialiser {
  CXCursor at;
  CXCursor values[CW_MEMBERS_MAX];
  bool complete; /* false: something in it is written in a way that is not understood */
} cw_initialiser;

/** An integer of an initialiser. */
typedef struct cw_number {
  CXCursor at;
  bool known; /* false: no constant, or not understood */
  uint64_t value;
} cw_number;

/** The braced list that a variable, or an element of an array, is initialised with; a null cursor if it is with none.
 */
CXCursor cw_list_of(CXCursor owner);

/** The elements of a braced list of an array, in the order in which they are written. */
void cw_visit_elements(CXCursor list, void (*visit)(CXCursor element, void *context), void *context);

/** Sorts the expressions of `list` by the `count` members of its struct, named in order. */
cw_initialiser cw_initialiser_of(CXCursor list, const char *const *members, unsigned count);

/** The number that member `index` gets. */
cw_number cw_number_of(const cw_initialiser *initialiser, unsigned index);

/** The string that member `index` gets; null if it is null or no literal. */
const char *cw_string_of(cw_arena *arena, const cw_initialiser *initialiser, unsigned index);

/** Whether a pointer is written as null, or not at all. */
bool cw_is_null(CXCursor value);

/** The variable that `expression` names, as in `x`, `&x` or `(T *)&x`, by its first declaration; or a null cursor. */
CXCursor cw_variable_in(CXCursor expression);

/** The definition of the first struct that `expression` names, as in `sizeof(T)`; or a null cursor. */
CXCursor cw_struct_in(CXCursor expression);

#endif
