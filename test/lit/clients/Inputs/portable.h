/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A portability layer's atomics, of the time before C11, on bare addresses: every function has its arguments in another
 * order, as they have in the wild.
 */
#ifndef PORTABLE_H
#define PORTABLE_H

#include <stdint.h>

/* Replaces `old` by `new_value` at `address`; answers what was there. */
uint32_t port_compare_swap(uint32_t old, uint32_t new_value, volatile void *address);

/* Stores `desired` if `*expected` is there, else copies what is there to `*expected`; whether it stored. */
int port_try(volatile void *address, uint64_t *expected, uint64_t desired);

/* Adds; the first answers the value before, the second the new value. */
uint32_t port_fetch_add(uint32_t delta, volatile void *address);
uint32_t port_add_return(volatile void *address, uint32_t delta);

/* Ordered accesses. */
void *port_load_acquire(void *const volatile *address);
void port_store_release(void *volatile *address, void *value);

/* `order` as <stdatomic.h> numbers them. */
int64_t port_load(const volatile int64_t *address, int order);
void port_store(volatile int64_t *address, int64_t value, int order);

#endif
