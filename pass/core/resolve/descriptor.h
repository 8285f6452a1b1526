/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading descriptors: constants whose members a contract locates by byte offset. What could be another value when the
 * program runs (not constant, not visible, replaceable by the linker) is never read.
 */
#ifndef CASTAWAY_PASS_DESCRIPTOR_H
#define CASTAWAY_PASS_DESCRIPTOR_H

#include "contract/unit.h"
#include "reason.h"

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

/** One declared field: its row. What the row has no member for is 0. */
typedef struct cw_field_facts {
  cw_place row;
  const char *name; /* not terminated; null: not read */
  size_t name_length;
  uint64_t offset;
  uint64_t size;
  uint64_t kind;
  uint64_t flags;
  LLVMValueRef value_class; /* null: none */
} cw_field_facts;

/** An array of rows. */
typedef struct cw_rows {
  cw_place first;
  uint64_t count;
  bool counted;         /* else it ends with a row whose name is null */
  cw_reason unreadable; /* what to say of a row that cannot be read */
} cw_rows;

/** The place that `pointer` is, if it is a constant address into a global variable. */
bool cw_place_of(const cw_unit *unit, LLVMValueRef pointer, cw_place *place);

/** The address of a place, as a constant. */
LLVMValueRef cw_place_address(const cw_unit *unit, cw_place place);

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

/**
 * The integer that the contract locates by `key`, `base` being what it is a member of: zero-extended; 0 if the contract
 * has no such member. False if there is no integer at that place.
 */
bool cw_read_member(const cw_unit *unit, const cw_contract *contract, cw_key key, cw_place base, uint64_t *number);

/** The pointer that the contract locates by `key`: null for a null one, and if the contract has no such member. */
bool cw_read_pointer(const cw_unit *unit, const cw_contract *contract, cw_key key, cw_place base,
                     LLVMValueRef *pointer);

/** The constant of `type` that stands at a readable place; null if it cannot be told. */
LLVMValueRef cw_read_constant(const cw_unit *unit, cw_place place, LLVMTypeRef type);

/** Reads the class descriptor at `pointer`, laid out as `contract` says. */
cw_reason cw_class_read(const cw_unit *unit, const cw_contract *contract, LLVMValueRef pointer, cw_class_facts *facts);

/** The rows of the fields that the class itself declares. */
cw_reason cw_class_rows(const cw_unit *unit, const cw_contract *contract, const cw_class_facts *facts, cw_rows *rows);

/** The rows that start at `pointer`; `count`, a constant, is their number, null if a row without a name ends them. */
cw_reason cw_table_rows(const cw_unit *unit, const cw_contract *contract, LLVMValueRef pointer, LLVMValueRef count,
                        cw_rows *rows);

/** Finds the row whose name is the constant string `name`. */
cw_reason cw_rows_find_name(const cw_unit *unit, const cw_contract *contract, const cw_rows *rows, LLVMValueRef name,
                            cw_field_facts *field);

/** Finds the row of the constant `index`. */
cw_reason cw_rows_find_index(const cw_unit *unit, const cw_contract *contract, const cw_rows *rows, LLVMValueRef index,
                             cw_field_facts *field);

/** Reads the row at a place, to which a handle points. */
cw_reason cw_row_read(const cw_unit *unit, const cw_contract *contract, cw_place row, cw_field_facts *field);

/** The checks that making an updater or looking up an offset makes of any field: private, atomic, aligned. */
cw_reason cw_field_check_access(const cw_contract *contract, const cw_field_facts *field);
cw_reason cw_field_check_atomic(const cw_contract *contract, const cw_field_facts *field);

#endif
