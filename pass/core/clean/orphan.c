/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Mark and sweep among the roots and all constants that they refer to, because a class refers to itself: what something
 * outside of that group uses is live, and so is what a live member refers to; the rest goes.
 */
#include "clean/orphan.h"

#include "allocate.h"
#include "record_table.h"

#include <stdlib.h>
#include <string.h>

static const char annotations[] = "llvm.global.annotations";

/* How deep constants may be nested in each other. */
#define MAX_NESTING 16

typedef struct group {
  cw_cleanup *cleanup;
  cw_weak_list *members; /* discardable globals */
  cw_pointer_set inside; /* the same, as a set */
  cw_weak_list *work;    /* live members whose references are still to be marked */
  cw_pointer_set live;
} group;

/* ---- The group ---- */

typedef void visit_global(group *g, LLVMValueRef global);

/* Visits the variables that a constant refers to. */
static void visit_references(group *g, LLVMValueRef constant, visit_global *visit, unsigned depth) {
  if (LLVMIsAGlobalVariable(constant)) {
    visit(g, constant);
    return;
  }
  if (depth == 0 || LLVMIsAGlobalValue(constant) || !LLVMIsAConstant(constant))
    return;
  int count = LLVMGetNumOperands(constant);
  for (int i = 0; i < count; i++)
    visit_references(g, LLVMGetOperand(constant, (unsigned)i), visit, depth - 1);
}

static void visit_initializer(group *g, LLVMValueRef global, visit_global *visit) {
  LLVMValueRef initializer = LLVMGetInitializer(global);
  if (initializer)
    visit_references(g, initializer, visit, MAX_NESTING);
}

static void join_group(group *g, LLVMValueRef global) {
  bool may_go = LLVMIsGlobalConstant(global) || cw_pointer_set_has(&g->cleanup->retired, global);
  if (!may_go || cw_pointer_set_has(&g->inside, global) || !cw_erase_is_discardable(global))
    return;
  cw_pointer_set_add(&g->inside, global);
  cw_weak_list_add(g->members, global);
}

static void collect_group(group *g) {
  for (size_t i = 0; i < cw_weak_list_count(g->cleanup->roots); i++)
    if (cw_weak_list_at(g->cleanup->roots, i))
      join_group(g, cw_weak_list_at(g->cleanup->roots, i));
  for (size_t i = 0; i < cw_weak_list_count(g->members); i++)
    visit_initializer(g, cw_weak_list_at(g->members, i), join_group);
}

/* ---- What is live ---- */

/* Whether a user of a member keeps it: anything but members and annotations does, through constants of any depth. */
static bool keeps(const group *g, LLVMValueRef user, unsigned depth) {
  if (LLVMIsAGlobalVariable(user)) {
    size_t length = 0;
    return !cw_pointer_set_has(&g->inside, user) && strcmp(LLVMGetValueName2(user, &length), annotations) != 0;
  }
  if (depth == 0 || !LLVMIsAConstant(user) || LLVMIsAGlobalValue(user))
    return true;
  for (LLVMUseRef use = LLVMGetFirstUse(user); use; use = LLVMGetNextUse(use))
    if (keeps(g, LLVMGetUser(use), depth - 1))
      return true;
  return false;
}

static bool is_used_outside(const group *g, LLVMValueRef member) {
  for (LLVMUseRef use = LLVMGetFirstUse(member); use; use = LLVMGetNextUse(use))
    if (keeps(g, LLVMGetUser(use), MAX_NESTING))
      return true;
  return false;
}

static void mark_live(group *g, LLVMValueRef global) {
  if (!cw_pointer_set_has(&g->inside, global) || cw_pointer_set_has(&g->live, global))
    return;
  cw_pointer_set_add(&g->live, global);
  cw_weak_list_add(g->work, global);
}

static void mark(group *g) {
  for (size_t i = 0; i < cw_weak_list_count(g->members); i++)
    if (is_used_outside(g, cw_weak_list_at(g->members, i)))
      mark_live(g, cw_weak_list_at(g->members, i));
  for (size_t i = 0; i < cw_weak_list_count(g->work); i++)
    visit_initializer(g, cw_weak_list_at(g->work, i), mark_live);
}

/* ---- The rest ---- */

static bool is_dead(const group *g, LLVMValueRef global) {
  return cw_pointer_set_has(&g->inside, global) && !cw_pointer_set_has(&g->live, global);
}

static bool annotates_dead(LLVMValueRef record, void *context) {
  return LLVMGetNumOperands(record) > 0 && is_dead(context, LLVMGetOperand(record, 0));
}

static void sweep(group *g) {
  size_t count = 0;
  LLVMValueRef *dead = cw_allocate((cw_weak_list_count(g->members) + 1) * sizeof(LLVMValueRef));
  for (size_t i = 0; i < cw_weak_list_count(g->members); i++)
    if (is_dead(g, cw_weak_list_at(g->members, i)))
      dead[count++] = cw_weak_list_at(g->members, i);
  if (count > 0) {
    cw_record_table_filter(g->cleanup->unit->module, annotations, annotates_dead, g);
    cw_erase_globals(dead, count);
    g->cleanup->changed = true;
  }
  free(dead);
}

void cw_orphans_erase(cw_cleanup *cleanup) {
  group g = {.cleanup = cleanup, .members = cw_weak_list_create(), .work = cw_weak_list_create()};
  collect_group(&g);
  mark(&g);
  sweep(&g);
  cw_weak_list_destroy(g.members);
  cw_weak_list_destroy(g.work);
  cw_pointer_set_deinit(&g.inside);
  cw_pointer_set_deinit(&g.live);
}
