/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an attribute tells is one table; what the signature and the body tell comes after it.
 *
 * Not refused, since nothing goes wrong: resolvers of ifuncs and constructors that run before libgcc's (the flag is 0
 * until then, and the byte is reached without relocations that they would have to wait for), callers of setjmp (a sure
 * tail call leaves the frame to the copy), exception handlers, weak and COMDAT functions (copy.c).
 */
#include "lse/refuse.h"

#include "shim/copyable.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Attributes of LLVM's own. */
static const struct {
  const char *name;
  cw_lse_reason reason;
} attributes[] = {
    {"naked", CW_LSE_NAKED},
    {"presplitcoroutine", CW_LSE_COROUTINE},
    {"returns_twice", CW_LSE_RETURNS_TWICE},
    {"sanitize_thread", CW_LSE_SANITIZED},
};

/* Attributes that are strings. */
static const struct {
  const char *name;
  cw_lse_reason reason;
} words[] = {
    {"patchable-function", CW_LSE_PATCHABLE},
    {"patchable-function-entry", CW_LSE_PATCHABLE},
    {"patchable-function-prefix", CW_LSE_PATCHABLE},
    {"fentry-call", CW_LSE_PATCHABLE},
    {"function-instrument", CW_LSE_PATCHABLE},
    {"xray-instruction-threshold", CW_LSE_PATCHABLE},
    {"aarch64_pstate_sm_enabled", CW_LSE_STREAMING},
    {"aarch64_pstate_sm_compatible", CW_LSE_STREAMING},
    {"aarch64_pstate_sm_body", CW_LSE_STREAMING},
    {"aarch64_za_state_agnostic", CW_LSE_STREAMING},
    {"aarch64_new_za", CW_LSE_STREAMING},
    {"aarch64_in_za", CW_LSE_STREAMING},
    {"aarch64_out_za", CW_LSE_STREAMING},
    {"aarch64_inout_za", CW_LSE_STREAMING},
    {"aarch64_preserves_za", CW_LSE_STREAMING},
    {"aarch64_new_zt0", CW_LSE_STREAMING},
    {"aarch64_in_zt0", CW_LSE_STREAMING},
    {"aarch64_out_zt0", CW_LSE_STREAMING},
    {"aarch64_inout_zt0", CW_LSE_STREAMING},
    {"aarch64_preserves_zt0", CW_LSE_STREAMING},
};

static bool has_attribute(LLVMValueRef function, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  return kind && LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind);
}

static bool has_word(LLVMValueRef function, const char *name) {
  return LLVMGetStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, name, (unsigned)strlen(name)) != NULL;
}

static cw_lse_reason refuse_attributes(LLVMValueRef function) {
  for (size_t i = 0; i < sizeof attributes / sizeof attributes[0]; i++)
    if (has_attribute(function, attributes[i].name))
      return attributes[i].reason;
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    if (has_word(function, words[i].name))
      return words[i].reason;
  return CW_LSE_NONE;
}

static cw_lse_reason refuse_signature(LLVMValueRef function) {
  if (LLVMIsFunctionVarArg(LLVMGlobalGetValueType(function)))
    return CW_LSE_VARIABLE_ARGUMENTS;
  if (cw_copyable_has_argument_memory(function))
    return CW_LSE_ARGUMENT_MEMORY;
  if (cw_copyable_has_entry_data(function))
    return CW_LSE_ENTRY_DATA;
  return LLVMGetGC(function) ? CW_LSE_GARBAGE_COLLECTED : CW_LSE_NONE;
}

static cw_lse_reason refuse_body(LLVMValueRef function) {
  switch (cw_copyable_obstacle(function)) {
  case CW_OBSTACLE_BLOCK_ADDRESS:
    return CW_LSE_BLOCK_ADDRESS;
  case CW_OBSTACLE_NOT_DUPLICABLE:
    return CW_LSE_NOT_DUPLICABLE;
  case CW_OBSTACLE_ASSEMBLER_LABEL:
    return CW_LSE_ASSEMBLER_LABEL;
  case CW_OBSTACLE_COROUTINE:
    return CW_LSE_COROUTINE;
  case CW_OBSTACLE_NONE:
    break;
  }
  bool is_seen = cw_copyable_sees_frame(function) && !cw_copyable_allows_musttail(function);
  return is_seen ? CW_LSE_OWN_FRAME : CW_LSE_NONE;
}

cw_lse_reason cw_lse_refuse(LLVMValueRef function) {
  cw_lse_reason reason = refuse_attributes(function);
  if (reason == CW_LSE_NONE)
    reason = refuse_signature(function);
  return reason == CW_LSE_NONE ? refuse_body(function) : reason;
}
