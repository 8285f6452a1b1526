/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the plugin says: optimisation remarks (clang -Rpass=castaway, -Rpass-missed=castaway,
 * -fsave-optimization-record) and diagnostics, through the host's own channels and at the source location.
 */
#ifndef CASTAWAY_PASS_REPORT_H
#define CASTAWAY_PASS_REPORT_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cw_severity { CW_SEVERITY_WARNING, CW_SEVERITY_ERROR } cw_severity;

/** An optimisation remark at `call`: passed or missed, of the kind `name`, saying "<helper>: <text>". */
void cw_report_remark(LLVMValueRef call, bool missed, const char *name, const char *helper, const char *text);

/** A diagnostic at a call. */
void cw_report_call(LLVMValueRef call, cw_severity severity, const char *text);

/** A diagnostic at a declaration, whose place the annotation recorded. */
void cw_report_declaration(LLVMValueRef function, const char *file, unsigned line, const char *text);

/** A diagnostic about the whole module. */
void cw_report_module(LLVMModuleRef module, cw_severity severity, const char *text);

#ifdef __cplusplus
}
#endif

#endif
