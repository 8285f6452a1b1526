/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the passes take for granted of every contract that the parser accepts, for tests on texts that nobody would
 * write.
 */
#ifndef CASTAWAY_TEST_CONTRACT_PROMISES_H
#define CASTAWAY_TEST_CONTRACT_PROMISES_H

#include "contract/contract.h"

/** The first promise that an accepted contract breaks; null: none. */
const char *contract_broken_promise(const cw_contract *contract);

#endif
