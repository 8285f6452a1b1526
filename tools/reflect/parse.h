/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Files to a translation unit. What clang has to say about them is handed on in its own words.
 */
#ifndef CASTAWAY_REFLECT_PARSE_H
#define CASTAWAY_REFLECT_PARSE_H

#include "flags.h"
#include "report.h"

typedef struct cw_unit {
  CXIndex index;
  CXTranslationUnit unit; /* null: not even that */
} cw_unit;

/** Reads the headers together, as one C file that includes them would. Mistakes are counted in `report`. */
cw_unit cw_parse_headers(cw_arena *arena, cw_report *report, const cw_flags *flags, const cw_words *files);

/** Reads the C file `file`, whose absolute path is `path`. Mistakes are counted in `report`. */
cw_unit cw_parse_source(cw_arena *arena, cw_report *report, const cw_flags *flags, const char *file, const char *path);

void cw_unit_free(cw_unit *unit);

/** Every file that was read, each once. */
cw_words cw_unit_files(cw_arena *arena, const cw_unit *unit);

/** The triple that the structs are laid out for. */
const char *cw_unit_target(cw_arena *arena, const cw_unit *unit);

#endif
