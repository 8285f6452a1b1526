/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Allocations are known by their contract. Static and local objects are known by what their class member is initialised
 * with. That a class, once set, never changes is what every contract promises, so one write that is sure to have been
 * made tells it. Where the writes to a local object's class differ, its memory is used again, and none is believed.
 */
#include "prove/origin.h"

#include "allocate.h"

#include <llvm-c/Target.h>

/* Writes to one local variable's class member, as many as are looked at. */
#define MAX_WRITES 8

/* How many members of members are followed. */
#define MAX_DEPTH 4

typedef struct local_class {
  const cw_contract *operation; /* whose layout was used */
  LLVMValueRef class_pointer;   /* null: nothing is written */
  LLVMValueRef writes[MAX_WRITES];
  unsigned count;
  bool differs; /* writes differ, or say nothing */
} local_class;

/* ---- Allocations ---- */

static LLVMValueRef allocated_class(const cw_unit *unit, const cw_contract *operation, LLVMValueRef object) {
  const cw_contract *contract = cw_unit_contract_of_call(unit, object);
  if (!contract || contract->role != CW_ROLE_ALLOCATE || !cw_contract_same_layout(contract, operation))
    return NULL;
  return LLVMGetOperand(object, (unsigned)contract->number[CW_KEY_CLASS]);
}

/* ---- Static objects ---- */

/* The pointer `position` bytes into what `global` starts with; null if it is none. */
static LLVMValueRef initial_pointer(const cw_unit *unit, LLVMValueRef global, int64_t position) {
  if (!LLVMIsAGlobalVariable(global) || position < 0 || !cw_bridge_has_definitive_initializer(global))
    return NULL;
  LLVMValueRef value =
      cw_bridge_constant_at(unit->module, LLVMGetInitializer(global), (uint64_t)position, unit->pointer);
  return value && !LLVMIsNull(value) && !LLVMIsUndef(value) ? value : NULL;
}

static LLVMValueRef static_class(const cw_unit *unit, const cw_contract *operation, LLVMValueRef object) {
  cw_place place;
  if (!cw_place_of(unit, object, &place))
    return NULL;
  return initial_pointer(unit, place.global, place.offset + operation->number[CW_KEY_OBJECT_CLASS]);
}

/* ---- Local objects ---- */

static void note_write(const cw_unit *unit, local_class *l, LLVMValueRef write, LLVMValueRef class_pointer) {
  cw_place place;
  l->differs = l->differs || l->count == MAX_WRITES || !class_pointer || !cw_place_of(unit, class_pointer, &place) ||
               (l->class_pointer && !cw_same_address(unit, l->class_pointer, class_pointer));
  if (l->differs)
    return;
  l->class_pointer = class_pointer;
  l->writes[l->count++] = write;
}

/* Copying a constant over the object, as an initialiser does, writes its class, too. */
static void note_copy(const cw_unit *unit, local_class *l, LLVMValueRef copy, int64_t position) {
  int64_t offset = 0;
  LLVMValueRef source = cw_bridge_strip_offsets(unit->module, LLVMGetOperand(copy, 1), &offset);
  LLVMValueRef length = LLVMGetOperand(copy, 2);
  uint64_t end = (uint64_t)position + LLVMPointerSize(LLVMGetModuleDataLayout(unit->module));
  bool covers = LLVMIsAConstantInt(length) && LLVMConstIntGetZExtValue(length) >= end;
  bool constant = LLVMIsAGlobalVariable(source) && LLVMIsGlobalConstant(source);
  note_write(unit, l, copy, covers && constant ? initial_pointer(unit, source, offset + position) : NULL);
}

static bool is_copy_to(LLVMValueRef user, LLVMValueRef pointer) {
  LLVMValueRef callee = LLVMIsACallInst(user) ? LLVMGetCalledValue(user) : NULL;
  if (!callee || !LLVMIsAFunction(callee) || LLVMGetOperand(user, 0) != pointer)
    return false;
  unsigned id = LLVMGetIntrinsicID(callee);
  return id != 0 && (id == LLVMLookupIntrinsicID("llvm.memcpy", 11) || id == LLVMLookupIntrinsicID("llvm.memmove", 12));
}

/* Stores through `pointer`, which is the class member's address. */
static void note_stores(const cw_unit *unit, local_class *l, LLVMValueRef pointer) {
  for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == pointer)
      note_write(unit, l, user, LLVMTypeOf(LLVMGetOperand(user, 0)) == unit->pointer ? LLVMGetOperand(user, 0) : NULL);
  }
}

/* Looks at the uses of `pointer`, an address in the variable; members of members are reached step by step at -O0. */
static void note_uses(const cw_unit *unit, local_class *l, LLVMValueRef pointer, int64_t position, unsigned depth) {
  int64_t offset = 0, member = 0;
  LLVMValueRef variable = cw_bridge_strip_offsets(unit->module, pointer, &offset);
  if (offset == position)
    note_stores(unit, l, pointer);
  for (LLVMUseRef use = LLVMGetFirstUse(pointer); use && depth > 0; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (offset == 0 && is_copy_to(user, pointer))
      note_copy(unit, l, user, position);
    else if (LLVMIsAGetElementPtrInst(user) && LLVMGetOperand(user, 0) == pointer &&
             cw_bridge_strip_offsets(unit->module, user, &member) == variable)
      note_uses(unit, l, user, position, depth - 1);
  }
}

static const local_class *local_class_of(const cw_unit *unit, cw_pointer_map *locals, const cw_contract *operation,
                                         LLVMValueRef variable) {
  local_class *known = cw_pointer_map_get(locals, variable);
  if (known)
    return known;
  known = cw_allocate(sizeof *known);
  known->operation = operation;
  note_uses(unit, known, variable, operation->number[CW_KEY_OBJECT_CLASS], MAX_DEPTH);
  cw_pointer_map_add(locals, variable, known);
  return known;
}

static LLVMValueRef local_object_class(const cw_unit *unit, cw_analyses *analyses, cw_pointer_map *locals,
                                       const cw_contract *operation, LLVMValueRef object, LLVMValueRef site) {
  if (!analyses || !LLVMIsAAllocaInst(object))
    return NULL;
  const local_class *l = local_class_of(unit, locals, operation, object);
  if (l->differs || !cw_contract_same_layout(l->operation, operation))
    return NULL;
  for (unsigned i = 0; i < l->count; i++)
    if (cw_bridge_dominates(analyses, l->writes[i], site))
      return l->class_pointer;
  return NULL;
}

LLVMValueRef cw_origin_class(cw_unit *unit, cw_analyses *analyses, cw_pointer_map *locals, const cw_contract *operation,
                             LLVMValueRef object, LLVMValueRef site) {
  LLVMValueRef class_pointer = allocated_class(unit, operation, object);
  if (!class_pointer)
    class_pointer = static_class(unit, operation, object);
  return class_pointer ? class_pointer : local_object_class(unit, analyses, locals, operation, object, site);
}

bool cw_origin_is_ambiguous(const cw_unit *unit, cw_pointer_map *locals, const cw_contract *operation,
                            LLVMValueRef object) {
  if (!LLVMIsAAllocaInst(object))
    return false;
  const local_class *l = local_class_of(unit, locals, operation, object);
  return l->differs || !cw_contract_same_layout(l->operation, operation);
}
