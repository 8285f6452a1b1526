/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the descriptors of a translation unit claim: tables of fields, classes and updaters that are written by hand,
 * read into plain numbers.
 */
#ifndef CASTAWAY_REFLECT_CLAIMS_H
#define CASTAWAY_REFLECT_CLAIMS_H

#include "initialiser.h"
#include "mark.h"

#include <castaway/class.h>

/* Variables and structs are cursors, null where there is none: a variable's first declaration, a struct's definition.
 */

/** A row of a table, or what an updater says of its field. */
typedef struct cw_field_claim {
  struct cw_field_claim *next;
  CXCursor at;
  const char *name; /* null: none, or no literal */
  CXCursor name_at;
  cw_number offset;
  cw_number size;
  cw_number kind;
  cw_number flags;
  CXCursor value_class;
  CXCursor hint; /* the struct in `offsetof(T, …)` */
} cw_field_claim;

typedef struct cw_table_claim {
  struct cw_table_claim *next;
  CXCursor variable;
  const char *describes; /* the struct that CW_DESCRIBES names; null: none */
  cw_field_claim *rows; /* those that are written */
  long long row_count;  /* with those that are left empty */
} cw_table_claim;

typedef struct cw_class_claim {
  struct cw_class_claim *next;
  CXCursor variable;
  CXCursor at;
  const char *name;
  CXCursor super;
  CXCursor table;
  cw_number field_count;
  cw_number size;
  cw_number depth;
  cw_number flags;
  CXCursor size_hint; /* the struct in `sizeof(T)` */
  CXCursor record;    /* the struct that it is taken to describe; check.c's to decide */
  CXCursor display[CW_CLASS_DISPLAY];
  bool display_known;
} cw_class_claim;

typedef struct cw_updater_claim {
  struct cw_updater_claim *next;
  CXCursor variable;
  CXCursor holder_class;
  cw_field_claim field; /* its flags mean nothing */
} cw_updater_claim;

typedef struct cw_claims {
  cw_table_claim *tables;
  cw_class_claim *classes;
  cw_updater_claim *updaters;
} cw_claims;

cw_claims cw_claims_read(cw_arena *arena, cw_report *report, CXTranslationUnit unit);

/** The claim of that class variable, or null where its initialiser is not seen. */
const cw_class_claim *cw_claims_class(const cw_claims *claims, CXCursor variable);

#endif
