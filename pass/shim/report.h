/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the plugin says: optimisation remarks (clang -Rpass=castaway, -Rpass-missed=castaway,
 * -fsave-optimization-record) and diagnostics, through the host's own channels and at the source location.
 */
#ifndef CASTAWAY_PASS_REPORT_H
#define CASTAWAY_PASS_REPORT_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cw_severity { CW_SEVERITY_WARNING, CW_SEVERITY_ERROR } cw_severity;

/** A piece of a remark's sentence. With a key it is also an argument of the record (-fsave-optimization-record). */
typedef struct cw_remark_part {
  const char *key; /* null: none */
  const char *text;
  size_t length;
} cw_remark_part;

/** An optimisation remark at `call`, of the kind `name`: passed, or missed. */
void cw_report_remark(LLVMValueRef call, bool missed, const char *name, const cw_remark_part *parts, size_t count);

/** Kinds of remarks: clang's -Rpass, -Rpass-missed and -Rpass-analysis. */
typedef enum cw_remark_kind { CW_REMARK_PASSED, CW_REMARK_MISSED, CW_REMARK_ANALYSIS } cw_remark_kind;

/** A remark at a function that is defined here. */
void cw_report_function_remark(LLVMValueRef function, cw_remark_kind kind, const char *name,
                               const cw_remark_part *parts, size_t count);

/**
 * An analysis remark at an instruction. The first `said` parts are its sentence; the others are arguments of the record
 * alone.
 */
void cw_report_instruction_analysis(LLVMValueRef instruction, const char *name, const cw_remark_part *parts,
                                    size_t count, size_t said);

/** An analysis remark at `call` (clang -Rpass-analysis=castaway), of the kind `name`, saying "<helper>: <text>". */
void cw_report_analysis(LLVMValueRef call, const char *name, const char *helper, const char *text);

/** A diagnostic at a call. */
void cw_report_call(LLVMValueRef call, cw_severity severity, const char *text);

/** A diagnostic at a function that is defined here. */
void cw_report_function(LLVMValueRef function, cw_severity severity, const char *text);

/** An error at the declaration of a function or variable, whose place the annotation recorded. */
void cw_report_declaration(LLVMValueRef global, const char *file, unsigned line, const char *text);

/** A diagnostic about the whole module. */
void cw_report_module(LLVMModuleRef module, cw_severity severity, const char *text);

#ifdef __cplusplus
}
#endif

#endif
