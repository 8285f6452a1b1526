/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading descriptors: constants whose members a contract locates by byte offset. What could be another value when the
 * program runs (not constant, not visible, replaceable by the linker) is never read.
 */
#ifndef CASTAWAY_PASS_DESCRIPTOR_H
#define CASTAWAY_PASS_DESCRIPTOR_H

#include "reason.h"
#include "unit.h"

/** A constant address: so many bytes into a global. */
typedef struct cw_place {
  LLVMValueRef global;
  int64_t offset;
} cw_place;

/** A class descriptor. */
typedef struct cw_class_facts {
  LLVMValueRef address; /* as the program writes it; null: no class */
  cw_place place;
  bool plain;     /* its objects carry no class */
  bool displayed; /* `depth` lies within the display, so subclasses can be tested by one load */
  uint64_t depth;
} cw_class_facts;

/** One declared field. */
typedef struct cw_field_facts {
  const char *name; /* not terminated */
  size_t name_length;
  uint64_t offset;
  uint64_t size;
  uint64_t kind;
  uint64_t flags;
  LLVMValueRef value_class; /* null: none */
} cw_field_facts;

/** The place that `pointer` is, if it is a constant address into a global variable. */
bool cw_place_of(const cw_unit *unit, LLVMValueRef pointer, cw_place *place);

bool cw_place_equal(cw_place a, cw_place b);

/** Whether two constant pointers are the same address, or both null. */
bool cw_same_address(const cw_unit *unit, LLVMValueRef a, LLVMValueRef b);

/** Why the memory at a place cannot be read at compile time. */
typedef enum cw_access {
  CW_ACCESS_READABLE,
  CW_ACCESS_NOT_VISIBLE,
  CW_ACCESS_INTERPOSABLE,
  CW_ACCESS_NOT_CONSTANT
} cw_access;
cw_access cw_place_access(cw_place place);

/** The 32-bit number, or the pointer (null for a null one), `position` bytes past a readable place. */
bool cw_read_number(const cw_unit *unit, cw_place place, int64_t position, uint64_t *number);
bool cw_read_pointer(const cw_unit *unit, cw_place place, int64_t position, LLVMValueRef *pointer);

/** Reads the class descriptor at `pointer`, laid out as `contract` says. */
cw_reason cw_class_read(const cw_unit *unit, const cw_contract *contract, LLVMValueRef pointer, cw_class_facts *facts);

/** Finds the field that the class itself declares under the constant string `name`. */
cw_reason cw_class_find_field(const cw_unit *unit, const cw_contract *contract, const cw_class_facts *class_facts,
                              LLVMValueRef name, cw_field_facts *field);

/** The checks that making an updater or looking up an offset makes of any field: private, atomic, aligned. */
cw_reason cw_field_check_access(const cw_contract *contract, const cw_field_facts *field);
cw_reason cw_field_check_atomic(const cw_contract *contract, const cw_field_facts *field);

#endif
