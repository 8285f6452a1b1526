/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The members of a struct as code can name them: those of anonymous structs and unions stand among the others, each at
 * its offset in the whole. Offsets are the target's that clang was told.
 */
#ifndef CASTAWAY_REFLECT_LAYOUT_H
#define CASTAWAY_REFLECT_LAYOUT_H

#include "arena.h"
#include "kind.h"

typedef struct cw_member {
  struct cw_member *next;
  const char *name;
  CXCursor cursor;
  uint64_t offset; /* in bytes, of all but bit-fields */
  uint64_t size;
  cw_shape shape;
} cw_member;

typedef struct cw_layout {
  CXCursor cursor;    /* the struct's definition */
  const char *c_name; /* as C writes it: `struct node`, or `node` where only the typedef has a name */
  const char *name;   /* without `struct` */
  uint64_t size;
  uint64_t alignment;
  cw_member *members; /* in the order of the struct */
  CXType first;       /* canonical type of what stands first; CXType_Invalid in an empty struct */
} cw_layout;

/** Reads the struct that `definition` defines. */
cw_layout cw_layout_of(cw_arena *arena, CXCursor definition);

/** The first member of that name, or null. */
const cw_member *cw_layout_find(const cw_layout *layout, const char *name);

/** Whether `type` is runtime's cw_object, which an object starts with. */
bool cw_is_object_header(CXType type);

/** The canonical type of what a struct type starts with; CXType_Invalid if it is no struct or is empty. */
CXType cw_first_member_type(CXType record);

#endif
