/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From a type to a kind of field: what an updater could do with a member of that type, or why none could.
 */
#ifndef CASTAWAY_REFLECT_KIND_H
#define CASTAWAY_REFLECT_KIND_H

#include <castaway/class.h>
#include <clang-c/Index.h>
#include <stdbool.h>

/** A type as updaters see it. */
typedef struct cw_shape {
  unsigned kind;        /* a cw_kind; 0: none */
  const char *obstacle; /* without a kind: what the type is, as in "is an array" */
  bool is_atomic;
  bool is_volatile;
  bool is_const;
  CXType pointee; /* of CW_KIND_REF, canonical */
} cw_shape;

cw_shape cw_shape_of(CXType type);

/** `CW_KIND_INT`, for generated code; null if there is no such kind. */
const char *cw_kind_constant(unsigned kind);

/** `int`, as in the type cw_int_updater and the header int_field.h. */
const char *cw_kind_word(unsigned kind);

/** "a 32-bit signed integer", for messages. */
const char *cw_kind_text(unsigned kind);

#endif
