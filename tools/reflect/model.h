/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is to be written: the classes of the structs that are marked, resolved against each other.
 */
#ifndef CASTAWAY_REFLECT_MODEL_H
#define CASTAWAY_REFLECT_MODEL_H

#include "layout.h"
#include "mark.h"

/** One member that is described. */
typedef struct cw_model_field {
  struct cw_model_field *next;
  const cw_member *member;
  bool is_private;
  const char *updater;     /* name of the constant updater; null: none is asked for */
  const char *value_class; /* variable that describes what a reference refers to; null: any pointer */
} cw_model_field;

typedef struct cw_model_class {
  struct cw_model_class *next;
  cw_layout layout;
  const char *variable;
  struct cw_model_class *super; /* null: a root */
  unsigned depth;
  bool is_plain;  /* does not start with a cw_object */
  bool is_asked;  /* defined in a file that was named: the others are somebody else's to write */
  bool is_needed; /* an asked one refers to it */
  cw_model_field *fields;
  unsigned field_count;
  enum { CW_UNRESOLVED, CW_RESOLVING, CW_RESOLVED } state;
} cw_model_class;

typedef struct cw_model {
  cw_model_class *classes; /* in the order of the sources */
} cw_model;

/**
 * Collects the classes of a translation unit; those defined in one of `inputs` are asked for. Mistakes are reported,
 * and what is left of the model must not be written.
 */
cw_model cw_model_read(cw_arena *arena, cw_report *report, CXTranslationUnit unit, const cw_words *inputs);

#endif
