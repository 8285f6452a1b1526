/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of update.h, spelled out once.
 */
#include "machine/update.h"

#include <stddef.h>

static const struct {
  const char *word;
  LLVMAtomicRMWBinOp operation;
  const char *function;
} rows[] = {{"", LLVMAtomicRMWBinOpXchg, NULL},
#define CW_X(name, word, operation, function) {word, LLVMAtomicRMWBinOp##operation, function},
            CW_UPDATE_TABLE(CW_X)
#undef CW_X
};
#define ROW_COUNT (sizeof rows / sizeof rows[0])

const char *cw_update_word(cw_update update) {
  return rows[update].word;
}

LLVMAtomicRMWBinOp cw_update_operation(cw_update update) {
  return rows[update].operation;
}

cw_update cw_update_of(int operation) {
  for (size_t i = 1; i < ROW_COUNT; i++)
    if ((int)rows[i].operation == operation)
      return (cw_update)i;
  return CW_UPDATE_NONE;
}

const char *cw_update_function(cw_update update) {
  return rows[update].function;
}
