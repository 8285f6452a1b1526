/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What machine a function is compiled for. Features are asked of LLVM's own model of the processor, which knows what a
 * name of a processor or an architecture version implies; the words of a function's attributes alone do not say that.
 */
#ifndef CASTAWAY_PASS_SUBTARGET_H
#define CASTAWAY_PASS_SUBTARGET_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cw_architecture {
  CW_ARCHITECTURE_OTHER,
  CW_ARCHITECTURE_X86_32,
  CW_ARCHITECTURE_X86_64,
  CW_ARCHITECTURE_AARCH64 /* little- and big-endian, also with 32-bit pointers */
} cw_architecture;

cw_architecture cw_subtarget_architecture(LLVMModuleRef module);

/** Whether the module becomes an ELF object. */
bool cw_subtarget_is_elf(LLVMModuleRef module);

/** The name of the module's architecture, as in its triple; the caller frees it with LLVMDisposeMessage. */
char *cw_subtarget_architecture_name(LLVMModuleRef module);

/**
 * Whether the processor that `function` is compiled for has `feature` ("lse"); false where this host of the plugin does
 * not know the architecture. Makes a model of the processor at each call: ask once for each pair of the attributes
 * "target-cpu" and "target-features".
 */
bool cw_subtarget_has(LLVMValueRef function, const char *feature);

#ifdef __cplusplus
}
#endif

#endif
