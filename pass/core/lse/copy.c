/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Idea. libgcc and compiler-rt have a byte that is 1 on processors with LSE. Their helpers, of which the compiler makes
 * calls, look at it for every operation. A function with a copy looks at it once:
 *
 *     f      "…,-outline-atomics"   test, and a jump to f.lse; else the body with loops of exclusives
 *     f.lse  "…,+lse"               the body with LSE's instructions
 *
 * Linkage. The byte is hidden in each program and shared library, as libgcc.a and compiler-rt's builtins are linked
 * into each, so it is reached without a table. A copy is local, and in the section and COMDAT of its original: the
 * linker that drops one drops both. So nothing outside of that COMDAT may name it.
 *
 * Calls. A copy calls the copies of functions that it calls directly, if the definition here is the one that would be
 * called: exact, and not replaceable when the program is loaded. A COMDAT or weak function is called by its own name,
 * which tests again. A function that calls itself has no such doubt, unless it is weak for others to replace. Addresses
 * stay those of the originals.
 */
#include "lse/copy.h"

#include "allocate.h"
#include "pointer_map.h"

#include "shim/clone.h"
#include "shim/copyable.h"

#include <stdlib.h>
#include <string.h>

static const char flag_name[] = "__aarch64_have_lse_atomics";

static const char mark[] = "castaway.lse";
#define MARK_LENGTH (sizeof mark - 1)

static void put_mark(LLVMValueRef function, const char *what) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex,
                          LLVMCreateStringAttribute(context, mark, MARK_LENGTH, what, (unsigned)strlen(what)));
}

bool cw_lse_is_done(LLVMValueRef function) {
  return LLVMGetStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, mark, MARK_LENGTH) != NULL;
}

bool cw_lse_has_flag(LLVMModuleRef module) {
  return cw_clone_has_flag(module, flag_name);
}

void cw_lse_copies_add(cw_lse_copies *copies, LLVMValueRef original) {
  if (copies->count == copies->capacity) {
    size_t capacity = copies->capacity ? copies->capacity * 2 : 16;
    struct cw_lse_copy *larger = cw_allocate(capacity * sizeof *larger);
    for (size_t i = 0; i < copies->count; i++)
      larger[i] = copies->entries[i];
    free(copies->entries);
    copies->entries = larger;
    copies->capacity = capacity;
  }
  copies->entries[copies->count++] = (struct cw_lse_copy){original, NULL};
}

void cw_lse_copies_deinit(cw_lse_copies *copies) {
  free(copies->entries);
}

static void make(struct cw_lse_copy *entry, LLVMValueRef flag) {
  entry->copy = cw_clone_function(entry->original, ".lse");
  cw_clone_add_feature(entry->copy, "+lse");
  put_mark(entry->copy, "copy");
  cw_clone_dispatch(entry->original, entry->copy, flag);
  cw_clone_add_feature(entry->original, "-outline-atomics");
  put_mark(entry->original, "dispatch");
}

/* Whether the copy `caller` may enter `callee`'s copy instead of `callee`. */
static bool may_enter(const struct cw_lse_copy *caller, const struct cw_lse_copy *callee) {
  if (caller == callee && cw_copyable_is_equivalent(callee->original))
    return true;
  return cw_copyable_is_exact(callee->original);
}

/* Functions are few that a copy calls, and copies may be many: so by callee. */
static void connect_block(const struct cw_lse_copy *caller, LLVMBasicBlockRef block,
                          const cw_pointer_map *by_original) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
    if (!LLVMIsACallInst(i) && !LLVMIsAInvokeInst(i))
      continue;
    struct cw_lse_copy *const *callee = cw_pointer_map_get(by_original, LLVMGetCalledValue(i));
    if (callee && may_enter(caller, *callee))
      cw_clone_retarget(i, (*callee)->copy);
  }
}

static void index_originals(const cw_lse_copies *copies, cw_pointer_map *by_original) {
  for (size_t i = 0; i < copies->count; i++) {
    struct cw_lse_copy **slot = cw_allocate(sizeof(struct cw_lse_copy *));
    *slot = &copies->entries[i];
    cw_pointer_map_add(by_original, copies->entries[i].original, slot);
  }
}

/* Lets copies call copies. */
static void connect(const cw_lse_copies *copies) {
  cw_pointer_map by_original = {0};
  index_originals(copies, &by_original);
  for (size_t i = 0; i < copies->count; i++)
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(copies->entries[i].copy); block;
         block = LLVMGetNextBasicBlock(block))
      connect_block(&copies->entries[i], block, &by_original);
  cw_pointer_map_deinit(&by_original);
}

void cw_lse_copies_make(cw_lse_copies *copies, LLVMModuleRef module, cw_analyses *analyses) {
  if (copies->count == 0)
    return;
  LLVMValueRef flag = cw_clone_flag(module, flag_name);
  for (size_t i = 0; i < copies->count; i++) {
    make(&copies->entries[i], flag);
    cw_bridge_forget_function(analyses, copies->entries[i].original);
  }
  connect(copies);
}
