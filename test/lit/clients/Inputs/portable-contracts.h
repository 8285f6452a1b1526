/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Contracts of somebody else's header, which does not know them: for -include.
 */
#ifndef PORTABLE_CONTRACTS_H
#define PORTABLE_CONTRACTS_H

#if defined(__clang__)
#include "portable.h"

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

CONTRACT("castaway:op compare_exchange expected=0 desired=1 object=2 returns=old order=seq_cst failure=seq_cst")
uint32_t port_compare_swap(uint32_t old, uint32_t new_value, volatile void *address);

CONTRACT("castaway:op compare_exchange object=0 expected=*1 desired=2 returns=success order=acq_rel failure=acquire")
int port_try(volatile void *address, uint64_t *expected, uint64_t desired);

CONTRACT("castaway:op add value=0 object=1 returns=old order=relaxed")
uint32_t port_fetch_add(uint32_t delta, volatile void *address);

CONTRACT("castaway:op add object=0 value=1 returns=new order=seq_cst")
uint32_t port_add_return(volatile void *address, uint32_t delta);

CONTRACT("castaway:op load object=0 returns=old order=acquire")
void *port_load_acquire(void *const volatile *address);

CONTRACT("castaway:op store object=0 value=1 returns=nothing order=release")
void port_store_release(void *volatile *address, void *value);

CONTRACT("castaway:op load object=0 returns=old order=arg1")
int64_t port_load(const volatile int64_t *address, int order);

CONTRACT("castaway:op store object=0 value=1 returns=nothing order=arg2")
void port_store(volatile int64_t *address, int64_t value, int order);
#endif

#endif
