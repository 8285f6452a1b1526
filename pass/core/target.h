/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Targets: which field an operation works on, resolved from its updater or its offset.
 */
#ifndef CASTAWAY_PASS_TARGET_H
#define CASTAWAY_PASS_TARGET_H

#include "descriptor.h"

/** A resolved field, and what remains to be checked about the updater that named it. */
typedef struct cw_target {
  uint64_t offset;
  uint64_t size;         /* 0: a bare offset, which says nothing of the field */
  uint64_t kind;
  cw_class_facts holder; /* address null: no class to check */
  cw_class_facts value;  /* address null: any pointer may be stored */
  bool value_unreadable; /* there is a value class, but nothing else is known of it */
  const char *name;      /* of the field, not terminated; null if unknown */
  size_t name_length;
  LLVMValueRef lookup; /* the call that answered the offset; null: none */
  bool may_be_null; /* the updater can still be null when the operation runs */
} cw_target;

/** Resolves the updater of an operation, whose contract lays out updaters and classes. */
cw_reason cw_target_of_updater(cw_unit *unit, const cw_contract *operation, LLVMValueRef updater, cw_target *target);

/** Resolves the offset of an operation. */
cw_reason cw_target_of_offset(cw_unit *unit, LLVMValueRef offset, cw_target *target);

/** What the updater made by a call of role `new` is, or why making it fails or cannot be told. */
cw_reason cw_target_of_creation(const cw_unit *unit, LLVMValueRef call, const cw_contract *creation, cw_target *target);

/** What a call of role `offset` answers, or why it fails or cannot be told. */
cw_reason cw_target_of_lookup(const cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, cw_target *target);

/** Whether two targets are the same field of the same class with the same checks. */
bool cw_target_equal(const cw_target *a, const cw_target *b);

#endif
