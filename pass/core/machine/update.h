/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The updates of a word that LLVM has one atomic instruction for.
 */
#ifndef CASTAWAY_PASS_UPDATE_KIND_H
#define CASTAWAY_PASS_UPDATE_KIND_H

#include <llvm-c/Core.h>

/* Enumerator, word in remarks, LLVM's operation, how C says it (atomic_fetch_…, or null). */
#define CW_UPDATE_TABLE(X)                                                                                             \
  X(ADD, "add", Add, "atomic_fetch_add")                                                                               \
  X(SUB, "sub", Sub, "atomic_fetch_sub")                                                                               \
  X(AND, "and", And, "atomic_fetch_and")                                                                               \
  X(OR, "or", Or, "atomic_fetch_or")                                                                                   \
  X(XOR, "xor", Xor, "atomic_fetch_xor")                                                                               \
  X(EXCHANGE, "exchange", Xchg, "atomic_exchange")                                                                     \
  X(NAND, "nand", Nand, "__atomic_fetch_nand")                                                                         \
  X(MIN, "min", Min, NULL)                                                                                             \
  X(MAX, "max", Max, NULL)                                                                                             \
  X(UMIN, "umin", UMin, NULL)                                                                                          \
  X(UMAX, "umax", UMax, NULL)                                                                                          \
  X(FADD, "fadd", FAdd, NULL)

typedef enum cw_update {
  CW_UPDATE_NONE,
#define CW_X(name, word, operation, function) CW_UPDATE_##name,
  CW_UPDATE_TABLE(CW_X)
#undef CW_X
} cw_update;

/** The update's word in remarks; "" of none. */
const char *cw_update_word(cw_update update);

/** LLVM's operation of an update that is not none. */
LLVMAtomicRMWBinOp cw_update_operation(cw_update update);

/** The update that LLVM-C numbers so; none where there is no row. */
cw_update cw_update_of(int operation);

/** The function with which C says it; null if there is none. */
const char *cw_update_function(cw_update update);

#endif
