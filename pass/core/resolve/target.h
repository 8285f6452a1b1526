/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Targets: which field an updater, an offset or a handle stands for, as the descriptor or the call says it that the
 * value came from. How a value is followed back to one of these is in resolve.h.
 */
#ifndef CASTAWAY_PASS_TARGET_H
#define CASTAWAY_PASS_TARGET_H

#include "resolve/descriptor.h"

/** A resolved field, and what remains to be checked about the value that named it. */
typedef struct cw_target {
  uint64_t offset;
  uint64_t size; /* 0: not known */
  uint64_t kind;
  bool has_kind;
  bool bare;             /* a plain offset, which says nothing of the field */
  cw_class_facts holder; /* address null: no class to check */
  cw_class_facts value;  /* address null: any pointer may be stored */
  bool value_unreadable; /* there is a value class, but nothing else is known of it */
  const char *name;      /* of the field, not terminated; null if unknown */
  size_t name_length;
  cw_place row;        /* the field's row; its global is null if unknown */
  LLVMValueRef lookup; /* the call that answered the offset; null: none that is at hand */
  bool may_be_null;    /* the updater can still be null when the operation runs */
  bool may_differ;     /* the offset or handle can have another value: only where it has this one is this the field */
} cw_target;

/** What a value stands for. */
typedef enum cw_designator {
  CW_DESIGNATOR_UPDATER, /* points to an updater */
  CW_DESIGNATOR_OFFSET,  /* is the field's offset */
  CW_DESIGNATOR_HANDLE   /* points to the field's row */
} cw_designator;

/** What the updater made by a call of role `new` is, or why making it fails or cannot be told. */
cw_reason cw_target_of_creation(cw_unit *unit, LLVMValueRef call, const cw_contract *creation, cw_target *target);

/** What a call of role `offset` or `field` answers, or why it fails or cannot be told. */
cw_reason cw_target_of_lookup(cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, cw_target *target);

/** The field that an operation names by class or table and by name or index, at each call. */
cw_reason cw_target_of_named(cw_unit *unit, LLVMValueRef call, const cw_contract *operation, cw_target *target);

/** What the constant updater at a place is. */
cw_reason cw_target_of_descriptor(const cw_unit *unit, const cw_contract *operation, cw_place place, cw_target *target);

/** The field of the row at a place, as `reader`, who gets its address as a handle, reads and checks it. */
cw_reason cw_target_of_row(const cw_unit *unit, const cw_contract *reader, cw_place row, cw_target *target);

/** The handle of the target's row: its address, as a pointer or an integer of that width. */
LLVMValueRef cw_target_handle(const cw_unit *unit, const cw_target *target, LLVMTypeRef type);

/** Whether two targets are the same field of the same class with the same checks, named by the same kind of value. */
bool cw_target_equal(const cw_target *a, const cw_target *b, cw_designator designator);

#endif
