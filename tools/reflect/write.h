/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A model as C. The text depends on the model and the options alone: no time, no folder that was not named.
 */
#ifndef CASTAWAY_REFLECT_WRITE_H
#define CASTAWAY_REFLECT_WRITE_H

#include "model.h"
#include "options.h"

#include <stdio.h>

typedef struct cw_writer {
  cw_arena *arena;
  const cw_model *model;
  const cw_options *options;
  const char *target;
} cw_writer;

/** The header: layout checks, declarations, constant updaters; with --constants the descriptors, too. */
void cw_write_header(const cw_writer *writer, FILE *out);

/** The C file: the descriptors. */
void cw_write_source(const cw_writer *writer, FILE *out);

/** The rule that the files named depend on `files`. */
void cw_write_depfile(const cw_writer *writer, const cw_words *files, FILE *out);

#endif
