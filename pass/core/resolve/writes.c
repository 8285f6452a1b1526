/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The uses of a variable, and of addresses at constant distances from it, are walked twice: to count the writes, and to
 * list them. Reads are harmless. A use that is neither read nor write hands out the address, and the variable escapes.
 */
#include "resolve/writes.h"

#include "allocate.h"

#include "shim/bridge.h"

#include <llvm-c/Target.h>
#include <stdlib.h>
#include <string.h>

static const char annotations[] = "llvm.global.annotations";

/* No store of a number or pointer is wider. */
#define MAX_STORE 16

/* One walk over the uses. */
typedef struct walk {
  cw_unit *unit;
  cw_writes *writes;
  size_t count;
  bool list; /* else only count */
} walk;

static void add_write(walk *w, int64_t offset, LLVMValueRef instruction) {
  if (w->list)
    w->writes->entries[w->count] = (cw_write){offset, instruction};
  w->count++;
}

bool cw_is_marker(LLVMValueRef instruction) {
  static const char *const names[] = {"llvm.lifetime.start", "llvm.lifetime.end", "llvm.invariant.start"};
  LLVMValueRef callee = LLVMIsACallInst(instruction) ? LLVMGetCalledValue(instruction) : NULL;
  unsigned id = callee && LLVMIsAFunction(callee) ? LLVMGetIntrinsicID(callee) : 0;
  for (int i = 0; i < 3; i++)
    if (id != 0 && id == LLVMLookupIntrinsicID(names[i], strlen(names[i])))
      return !LLVMGetFirstUse(instruction); /* else the end of the invariance refers to its start */
  return false;
}

/* Whether a constant is nothing but part of the table of annotations, which marks of variables are. */
static bool is_annotation(LLVMValueRef constant, unsigned depth) {
  size_t length = 0;
  if (LLVMIsAGlobalVariable(constant)) {
    const char *name = LLVMGetValueName2(constant, &length);
    return length == strlen(annotations) && memcmp(name, annotations, length) == 0;
  }
  if (!LLVMIsAConstant(constant) || LLVMIsAGlobalValue(constant) || depth == 0)
    return false;
  for (LLVMUseRef use = LLVMGetFirstUse(constant); use; use = LLVMGetNextUse(use))
    if (!is_annotation(LLVMGetUser(use), depth - 1))
      return false;
  return true;
}

bool cw_is_annotation(LLVMValueRef constant) {
  return is_annotation(constant, 3);
}

/* The size of a number or pointer; of anything else, too much. */
static uint64_t size_of(const cw_unit *unit, LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMIntegerTypeKind:
  case LLVMPointerTypeKind:
  case LLVMFloatTypeKind:
  case LLVMDoubleTypeKind:
    return LLVMStoreSizeOfType(LLVMGetModuleDataLayout(unit->module), type);
  default:
    return MAX_STORE + 1;
  }
}

LLVMValueRef cw_write_value(const cw_write *write) {
  LLVMValueRef i = write->instruction;
  if (LLVMIsAStoreInst(i))
    return LLVMGetOperand(i, 0);
  if (LLVMIsAAtomicRMWInst(i))
    return LLVMGetOperand(i, 1);
  return LLVMIsAAtomicCmpXchgInst(i) ? LLVMGetOperand(i, 2) : NULL;
}

/* The operand of a writing instruction that is the address; -1 if it writes no memory, or something computed. */
static int address_index(LLVMValueRef instruction) {
  if (LLVMIsAStoreInst(instruction))
    return 1;
  if (LLVMIsAAtomicCmpXchgInst(instruction))
    return 0;
  bool exchanges = LLVMIsAAtomicRMWInst(instruction) && cw_bridge_rmw_operation(instruction) == LLVMAtomicRMWBinOpXchg;
  return exchanges ? 0 : -1;
}

/* Whether `address` is used as the place that is written, and as nothing else. */
static bool is_write_through(LLVMValueRef instruction, LLVMValueRef address) {
  int index = address_index(instruction);
  if (index < 0)
    return false;
  for (int i = 0; i < LLVMGetNumOperands(instruction); i++)
    if ((LLVMGetOperand(instruction, (unsigned)i) == address) != (i == index))
      return false;
  return true;
}

/* A call of a helper that makes an updater, which is given the address as the place for its result and no more. */
static bool is_making(const cw_unit *unit, LLVMValueRef call, LLVMValueRef address) {
  const cw_contract *contract = cw_unit_contract_of_call(unit, call);
  if (!contract || contract->role != CW_ROLE_CREATION)
    return false;
  unsigned arguments = LLVMGetNumArgOperands(call);
  for (unsigned i = 0; i < arguments; i++)
    if (LLVMGetOperand(call, i) == address && i != (unsigned)contract->number[CW_KEY_RESULT])
      return false;
  return true;
}

/* An element whose index is not a constant, and which is read at most. */
static bool is_read_element(LLVMValueRef user) {
  if (!LLVMIsAGetElementPtrInst(user))
    return false;
  for (LLVMUseRef use = LLVMGetFirstUse(user); use; use = LLVMGetNextUse(use))
    if (!LLVMIsALoadInst(LLVMGetUser(use)))
      return false;
  return true;
}

static void walk_uses(walk *w, LLVMValueRef address, int64_t offset);

static void walk_store(walk *w, int64_t offset, LLVMValueRef instruction) {
  cw_write write = {offset, instruction};
  uint64_t size = size_of(w->unit, LLVMTypeOf(cw_write_value(&write)));
  w->writes->is_volatile = w->writes->is_volatile || LLVMGetVolatile(instruction);
  w->writes->escapes = w->writes->escapes || size > MAX_STORE;
  add_write(w, offset, instruction);
}

static void walk_user(walk *w, LLVMValueRef address, int64_t offset, LLVMValueRef user) {
  int64_t inside = 0;
  bool calls = LLVMIsACallInst(user) || LLVMIsAInvokeInst(user);
  if (LLVMIsALoadInst(user))
    w->writes->is_volatile = w->writes->is_volatile || LLVMGetVolatile(user);
  else if (is_write_through(user, address))
    walk_store(w, offset, user);
  else if (calls && is_making(w->unit, user, address))
    add_write(w, offset, user);
  else if (cw_bridge_is_offset_of(w->unit->module, user, address, &inside))
    walk_uses(w, user, offset + inside);
  else if (!cw_is_marker(user) && !is_read_element(user) && !cw_is_annotation(user))
    w->writes->escapes = true;
}

static void walk_uses(walk *w, LLVMValueRef address, int64_t offset) {
  for (LLVMUseRef use = LLVMGetFirstUse(address); use; use = LLVMGetNextUse(use))
    walk_user(w, address, offset, LLVMGetUser(use));
}

static int compare_offsets(const void *a, const void *b) {
  int64_t first = ((const cw_write *)a)->offset;
  int64_t second = ((const cw_write *)b)->offset;
  return (first > second) - (first < second);
}

const cw_writes *cw_writes_of(cw_unit *unit, LLVMValueRef variable) {
  const cw_writes *known = cw_pointer_map_get(&unit->writes, variable);
  if (known)
    return known;
  cw_writes counting = {0};
  walk count = {unit, &counting, 0, false};
  walk_uses(&count, variable, 0);
  cw_writes *writes = cw_allocate(sizeof *writes + count.count * sizeof writes->entries[0]);
  *writes = counting;
  walk list = {unit, writes, 0, true};
  walk_uses(&list, variable, 0);
  writes->count = list.count;
  qsort(writes->entries, writes->count, sizeof writes->entries[0], compare_offsets);
  cw_pointer_map_add(&unit->writes, variable, writes);
  return writes;
}

/* Where the first write at `offset` or behind stands. */
static size_t find_offset(const cw_writes *writes, int64_t offset) {
  size_t low = 0, high = writes->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (writes->entries[middle].offset < offset)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* How many bytes a write covers. What a call writes is checked where it is looked at: a pointer, or the proof fails. */
static int64_t covered(const cw_unit *unit, const cw_write *write) {
  LLVMValueRef value = cw_write_value(write);
  return (int64_t)size_of(unit, value ? LLVMTypeOf(value) : unit->pointer);
}

bool cw_writes_to_member(const cw_unit *unit, const cw_writes *writes, int64_t offset, uint64_t size,
                         const cw_write **first, size_t *count) {
  size_t begin = find_offset(writes, offset);
  size_t i = find_offset(writes, offset - MAX_STORE);
  *first = &writes->entries[begin];
  *count = 0;
  for (; i < writes->count && writes->entries[i].offset < offset + (int64_t)size; i++) {
    const cw_write *write = &writes->entries[i];
    if (write->offset == offset)
      ++*count;
    else if (write->offset > offset || write->offset + covered(unit, write) > offset)
      return false;
  }
  return true;
}
