/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The module's tables of records: llvm.global_ctors, llvm.global_dtors and llvm.global.annotations.
 */
#ifndef CASTAWAY_PASS_RECORD_TABLE_H
#define CASTAWAY_PASS_RECORD_TABLE_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/** Whether a record, a struct, is to go. */
typedef bool cw_record_predicate(LLVMValueRef record, void *context);

/** Takes the records that `drop` chooses out of the table, and the table away if none stays; the others keep their
 * order. */
void cw_record_table_filter(LLVMModuleRef module, const char *name, cw_record_predicate *drop, void *context);

/** The array of records behind the table; null if there is none, or it is no array of structs. */
LLVMValueRef cw_record_table_records(LLVMModuleRef module, const char *name);

#endif
