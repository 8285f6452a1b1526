/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The compiler arguments of one file, from everywhere they may come from: compilation database, file of arguments,
 * command line.
 */
#ifndef CASTAWAY_REFLECT_FLAGS_H
#define CASTAWAY_REFLECT_FLAGS_H

#include "options.h"

/** Opened once for a run. */
typedef struct cw_flags {
  const cw_options *options;
  void *database;     /* a CXCompilationDatabase, or null */
  cw_words from_file; /* those of --arguments */
} cw_flags;

/** Opens what the options name. Errors: false, and it has been said. */
bool cw_flags_open(cw_arena *arena, const cw_options *options, cw_flags *flags);
void cw_flags_close(cw_flags *flags);

/** The arguments for `file`. `as_header`: it will be included by a C file, so that a language named is not its own. */
cw_words cw_flags_of(cw_arena *arena, const cw_flags *flags, const char *file, bool as_header);

/** Whether arguments may be another compiler's, so that unknown ones are no mistake. */
bool cw_flags_are_foreign(const cw_flags *flags);

#endif
