/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Origins: the class of an object that is known from where the object comes.
 */
#ifndef CASTAWAY_PASS_ORIGIN_H
#define CASTAWAY_PASS_ORIGIN_H

#include "resolve/descriptor.h"

/**
 * The class of `object` where `site` stands, as far as its allocation, its static initialiser or its initialisation on
 * the stack tells; null: unknown. If `object` is null, its class says nothing. Without analyses (null), the stack
 * tells nothing. `locals` keeps what was found out of local variables; `operation` says where objects have their class.
 */
LLVMValueRef cw_origin_class(cw_unit *unit, cw_analyses *analyses, cw_pointer_map *locals, const cw_contract *operation,
                             LLVMValueRef object, LLVMValueRef site);

/** Whether `object` is a local variable whose class is written more than once, and not always the same. */
bool cw_origin_is_ambiguous(const cw_unit *unit, cw_pointer_map *locals, const cw_contract *operation,
                            LLVMValueRef object);

#endif
