/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Memory orders for the `_explicit` operations, with C11's meaning and the compilers' numbering.
 */
#ifndef CASTAWAY_ORDER_H
#define CASTAWAY_ORDER_H

/**
 * A C11 memory order. A constant argument compiles to the bare instruction of that order. An order that the operation
 * cannot have (a load that releases, a store that acquires, a failure order that releases) is a fault.
 */
typedef enum cw_order {
  CW_ORDER_RELAXED = __ATOMIC_RELAXED,
  CW_ORDER_CONSUME = __ATOMIC_CONSUME, /**< treated as acquire, as compilers do */
  CW_ORDER_ACQUIRE = __ATOMIC_ACQUIRE,
  CW_ORDER_RELEASE = __ATOMIC_RELEASE,
  CW_ORDER_ACQ_REL = __ATOMIC_ACQ_REL,
  CW_ORDER_SEQ_CST = __ATOMIC_SEQ_CST
} cw_order;

#endif
