/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Memory orders in C11's numbering, as contracts and arguments give them, and which uses each fits.
 */
#ifndef CASTAWAY_PASS_ORDER_H
#define CASTAWAY_PASS_ORDER_H

#include "contract/contract.h"

#include <llvm-c/Core.h>

/* relaxed, consume, acquire, release, acq_rel, seq_cst: 0 to 5. */
#define CW_ORDER_COUNT 6
#define CW_ORDER_ACQUIRE 2
#define CW_ORDER_SEQ_CST 5

/** In place of an order: an argument has it, whose value is known only when the program runs. */
#define CW_ORDER_OF_ARGUMENT (-1)

/** What an order is used for. */
typedef enum cw_order_use { CW_ORDER_USE_LOAD, CW_ORDER_USE_STORE, CW_ORDER_USE_UPDATE } cw_order_use;

/** The order's name; of CW_ORDER_OF_ARGUMENT: that it is not known. */
const char *cw_order_word(int order);

/** What the order of an operation must fit. */
cw_order_use cw_order_use_of(cw_operation operation);

/** Whether C11 allows `order`, which may be any number, for the use. */
bool cw_order_fits(int64_t order, cw_order_use use);

/**
 * The order of an update's reads alone: what remains of `order` when nothing is stored. The first load of a loop and
 * its failed exchanges have it.
 */
int cw_order_of_read(int order);

/** The order of the instruction for `order`, which fits: itself, but acquire for consume. */
int cw_order_of_instruction(int order);

/** LLVM's ordering of a C11 order that fits; consume is acquire. */
LLVMAtomicOrdering cw_order_to_llvm(int order);

#endif
