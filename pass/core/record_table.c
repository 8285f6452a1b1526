/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A table cannot change its length: a shorter one takes its name and its place.
 */
#include "record_table.h"

#include "allocate.h"

#include <stdlib.h>
#include <string.h>

LLVMValueRef cw_record_table_records(LLVMModuleRef module, const char *name) {
  LLVMValueRef table = LLVMGetNamedGlobal(module, name);
  LLVMValueRef records = table ? LLVMGetInitializer(table) : NULL;
  if (!records || LLVMGetTypeKind(LLVMTypeOf(records)) != LLVMArrayTypeKind ||
      LLVMGetTypeKind(LLVMGetElementType(LLVMTypeOf(records))) != LLVMStructTypeKind)
    return NULL;
  return records;
}

/* Puts a table of these records in the place of `old`. */
static void replace_table(LLVMModuleRef module, LLVMValueRef old, LLVMValueRef *records, uint64_t count) {
  LLVMTypeRef element = LLVMGetElementType(LLVMGlobalGetValueType(old));
  LLVMValueRef table = LLVMAddGlobal(module, LLVMArrayType2(element, count), "");
  size_t length = 0;
  char *name = strdup(LLVMGetValueName2(old, &length));
  LLVMSetInitializer(table, LLVMConstArray2(element, records, count));
  LLVMSetLinkage(table, LLVMGetLinkage(old));
  LLVMSetSection(table, LLVMGetSection(old));
  LLVMDeleteGlobal(old);
  LLVMSetValueName2(table, name, length);
  free(name);
}

void cw_record_table_filter(LLVMModuleRef module, const char *name, cw_record_predicate *drop, void *context) {
  LLVMValueRef records = cw_record_table_records(module, name);
  if (!records)
    return;
  uint64_t count = LLVMGetArrayLength2(LLVMTypeOf(records));
  LLVMValueRef *kept = cw_allocate((count + 1) * sizeof(LLVMValueRef));
  uint64_t kept_count = 0;
  for (uint64_t i = 0; i < count; i++) {
    LLVMValueRef record = LLVMGetAggregateElement(records, (unsigned)i);
    if (!record || LLVMIsNull(record) || !drop(record, context))
      kept[kept_count++] = record;
  }
  LLVMValueRef table = LLVMGetNamedGlobal(module, name);
  if (kept_count == 0 && count > 0)
    LLVMDeleteGlobal(table);
  else if (kept_count < count)
    replace_table(module, table, kept, kept_count);
  free(kept);
}
