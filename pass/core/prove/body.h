/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Helpers whose bodies this module sees: whether what they do is what their contracts say. A contract is believed where
 * nothing speaks against it; but a lock that is taken, an object that is retained or marked, an exchange where an
 * addition was declared must not be lost.
 */
#ifndef CASTAWAY_PASS_BODY_H
#define CASTAWAY_PASS_BODY_H

#include "contract/unit.h"

/** Whether the helper's body is seen, and does something else than the operation that its contract states. */
bool cw_body_contradicts(cw_unit *unit, LLVMValueRef helper, const cw_contract *contract);

#endif
