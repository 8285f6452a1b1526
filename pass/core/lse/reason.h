/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Why a function with atomic operations gets no copy for LSE: one reason each, whose text is the missed remark.
 */
#ifndef CASTAWAY_PASS_LSE_REASON_H
#define CASTAWAY_PASS_LSE_REASON_H

#define CW_LSE_REASON_TABLE(X)                                                                                         \
  X(NONE, "")                                                                                                          \
  /* the target */                                                                                                     \
  X(TARGET, "only AArch64 programs in the ELF format have a flag for LSE")                                             \
  X(TURNED_OFF, "it is compiled with LSE turned off")                                                                  \
  X(FLAG_TAKEN, "__aarch64_have_lse_atomics is something else than a byte here")                                       \
  /* what cannot be copied, or not behind another entry */                                                             \
  X(VARIABLE_ARGUMENTS, "it takes a variable number of arguments")                                                     \
  X(ARGUMENT_MEMORY, "its arguments are in memory that cannot be passed on")                                           \
  X(NAKED, "it is naked")                                                                                              \
  X(COROUTINE, "it is a coroutine that is not yet split")                                                              \
  X(RETURNS_TWICE, "it may return twice")                                                                              \
  X(ENTRY_DATA, "data or code stands before its entry")                                                                \
  X(PATCHABLE, "its entry may be patched when the program runs")                                                       \
  X(GARBAGE_COLLECTED, "it has a garbage collector")                                                                   \
  X(STREAMING, "it has a streaming mode or state of SME")                                                              \
  X(SANITIZED, "ThreadSanitizer makes calls of its atomic operations")                                                 \
  X(BLOCK_ADDRESS, "the address of a block of it is taken")                                                            \
  X(NOT_DUPLICABLE, "it holds a call that must not be duplicated")                                                     \
  X(ASSEMBLER_LABEL, "inline assembly in it defines a label")                                                          \
  X(OWN_FRAME, "it asks for its own frame, and its signature allows no sure tail call")                                \
  /* what does not pay */                                                                                              \
  X(NO_HELPERS, "it is compiled with -mno-outline-atomics, so nothing promises that the program has the flag")         \
  X(COLD, "it is cold or optimised for size")                                                                          \
  X(SINGLE, "one atomic operation outside of loops needs one test, which its helper makes")

typedef enum cw_lse_reason {
#define CW_X(name, text) CW_LSE_##name,
  CW_LSE_REASON_TABLE(CW_X)
#undef CW_X
} cw_lse_reason;

/** The reason's text: the remark. */
const char *cw_lse_reason_text(cw_lse_reason reason);

/** The reason's identifier in remarks, such as "LSE_SINGLE". */
const char *cw_lse_reason_name(cw_lse_reason reason);

#endif
