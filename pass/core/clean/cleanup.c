/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a lowered call used is noted before the call goes. At the end of the run, in this order: instructions without
 * uses, variables without readers (which makes more instructions dead, and so on), constructors without effects,
 * constants without users.
 *
 * A run that is not the last leaves a list of what it could not remove in the module, as metadata, which keeps nothing
 * alive and leaves nothing in the object: a guard may become unnecessary between two runs, and nothing is lowered then
 * that would remind the later one of the updater.
 */
#include "clean/cleanup.h"

#include "allocate.h"
#include "clean/constructor.h"
#include "clean/orphan.h"
#include "clean/retire.h"
#include "rewrite/site.h"

#include <stdlib.h>

static const char roots_name[] = "castaway.roots";

/* How deep constants may be nested in each other. */
#define MAX_NESTING 8

void cw_cleanup_init(cw_cleanup *cleanup, cw_unit *unit, bool takes_lookups, bool is_last) {
  *cleanup = (cw_cleanup){.unit = unit, .takes_lookups = takes_lookups, .is_last = is_last};
  cleanup->dead = cw_weak_list_create();
  cleanup->lookups = cw_weak_list_create();
  cleanup->suspects = cw_weak_list_create();
  cleanup->roots = cw_weak_list_create();
}

void cw_cleanup_deinit(cw_cleanup *cleanup) {
  cw_weak_list_destroy(cleanup->dead);
  cw_weak_list_destroy(cleanup->lookups);
  cw_weak_list_destroy(cleanup->suspects);
  cw_weak_list_destroy(cleanup->roots);
  cw_pointer_set_deinit(&cleanup->known);
  cw_pointer_set_deinit(&cleanup->retired);
  cw_pointer_set_deinit(&cleanup->touched);
}

/* ---- Notes ---- */

static void note_global(cw_cleanup *c, LLVMValueRef global) {
  if (!LLVMIsGlobalConstant(global))
    cw_weak_list_add(c->suspects, global);
  if (cw_pointer_set_has(&c->known, global))
    return;
  cw_pointer_set_add(&c->known, global);
  cw_weak_list_add(c->roots, global);
}

static void note_constant(cw_cleanup *c, LLVMValueRef constant, unsigned depth) {
  if (LLVMIsAGlobalVariable(constant)) {
    note_global(c, constant);
    return;
  }
  if (depth == 0 || LLVMIsAGlobalValue(constant))
    return;
  int count = LLVMGetNumOperands(constant);
  for (int i = 0; i < count; i++)
    note_constant(c, LLVMGetOperand(constant, (unsigned)i), depth - 1);
}

static bool is_lookup(const cw_cleanup *c, LLVMValueRef value) {
  const cw_contract *contract = cw_unit_contract_of_call(c->unit, value);
  return contract && (contract->role == CW_ROLE_LOOKUP || contract->role == CW_ROLE_HANDLE);
}

void cw_cleanup_note_operand(LLVMValueRef operand, void *cleanup) {
  cw_cleanup *c = cleanup;
  if (LLVMIsAAllocaInst(operand))
    cw_weak_list_add(c->suspects, operand);
  else if (is_lookup(c, operand))
    cw_weak_list_add(c->lookups, operand);
  else if (LLVMIsAInstruction(operand))
    cw_weak_list_add(c->dead, operand);
  else if (LLVMIsAConstant(operand))
    note_constant(c, operand, MAX_NESTING);
}

/* Of a call that is lowered. A variable that it reads through a load may be done with once a later run drops the cold
 * path, so it is noted even if the load stays for now. */
static void note_argument(cw_cleanup *c, LLVMValueRef argument) {
  cw_cleanup_note_operand(argument, c);
  if (LLVMIsALoadInst(argument) && LLVMIsAConstant(LLVMGetOperand(argument, 0)))
    note_constant(c, LLVMGetOperand(argument, 0), MAX_NESTING);
}

void cw_cleanup_note_destinations(cw_cleanup *cleanup, LLVMValueRef value) {
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAStoreInst(user) && LLVMIsAGlobalVariable(LLVMGetOperand(user, 1)))
      note_global(cleanup, LLVMGetOperand(user, 1));
  }
}

void cw_cleanup_note_call(cw_cleanup *cleanup, LLVMValueRef call) {
  unsigned count = LLVMGetNumArgOperands(call);
  for (unsigned i = 0; i < count; i++)
    note_argument(cleanup, LLVMGetOperand(call, i));
  if (is_lookup(cleanup, call))
    cw_cleanup_note_destinations(cleanup, call);
  cw_pointer_set_add(&cleanup->touched, LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)));
}

void cw_cleanup_remove(cw_cleanup *cleanup, LLVMValueRef instruction) {
  int count = LLVMGetNumOperands(instruction);
  for (int i = 0; i < count; i++)
    cw_cleanup_note_operand(LLVMGetOperand(instruction, (unsigned)i), cleanup);
  cw_pointer_set_add(&cleanup->touched, LLVMGetBasicBlockParent(LLVMGetInstructionParent(instruction)));
  cw_site_replace_call(instruction, NULL);
  cleanup->changed = true;
}

/* ---- What an earlier run left ---- */

static void read_notes(cw_cleanup *c) {
  unsigned count = LLVMGetNamedMetadataNumOperands(c->unit->module, roots_name);
  if (count == 0)
    return;
  LLVMValueRef *nodes = cw_allocate(count * sizeof(LLVMValueRef));
  LLVMGetNamedMetadataOperands(c->unit->module, roots_name, nodes);
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef root = NULL;
    if (LLVMGetMDNodeNumOperands(nodes[i]) == 1)
      LLVMGetMDNodeOperands(nodes[i], &root);
    if (root && LLVMIsAGlobalVariable(root))
      note_global(c, root);
  }
  free(nodes);
  cw_erase_named_metadata(c->unit->module, roots_name);
}

static void write_note(cw_cleanup *c, LLVMValueRef root) {
  LLVMMetadataRef value = LLVMValueAsMetadata(root);
  LLVMMetadataRef node = LLVMMDNodeInContext2(c->unit->context, &value, 1);
  LLVMAddNamedMetadataOperand(c->unit->module, roots_name, LLVMMetadataAsValue(c->unit->context, node));
}

static void write_notes(cw_cleanup *c) {
  for (size_t i = 0; i < cw_weak_list_count(c->roots); i++) {
    LLVMValueRef root = cw_weak_list_at(c->roots, i);
    if (root && cw_erase_is_discardable(root))
      write_note(c, root);
  }
}

/* ---- The run ---- */

/* Takes all that is suspected now; what that brings up is for the next round. */
static void examine_suspects(cw_cleanup *c) {
  cw_pointer_set seen = {0};
  size_t count = cw_weak_list_count(c->suspects);
  for (size_t i = 0; i < count; i++) {
    LLVMValueRef variable = cw_weak_list_at(c->suspects, i);
    if (!variable || cw_pointer_set_has(&seen, variable))
      continue;
    cw_pointer_set_add(&seen, variable);
    cw_retire_variable(c, variable);
  }
  cw_weak_list_drop(c->suspects, count);
  cw_pointer_set_deinit(&seen);
}

static void examine_lookups(cw_cleanup *c) {
  size_t count = cw_weak_list_count(c->lookups);
  for (size_t i = 0; i < count; i++) {
    LLVMValueRef call = cw_weak_list_at(c->lookups, i);
    if (call && is_lookup(c, call) && c->takes_lookups)
      cw_retire_lookup(c, call);
  }
  cw_weak_list_drop(c->lookups, count);
}

static bool has_work(const cw_cleanup *c) {
  return cw_weak_list_count(c->dead) + cw_weak_list_count(c->suspects) + cw_weak_list_count(c->lookups) > 0;
}

bool cw_cleanup_run(cw_cleanup *cleanup) {
  read_notes(cleanup);
  while (has_work(cleanup)) {
    cw_erase_dead_instructions(cleanup->dead, cw_cleanup_note_operand, cleanup);
    examine_suspects(cleanup);
    examine_lookups(cleanup);
  }
  cw_constructors_drop(cleanup);
  cw_orphans_erase(cleanup);
  if (!cleanup->is_last)
    write_notes(cleanup);
  return cleanup->changed;
}
