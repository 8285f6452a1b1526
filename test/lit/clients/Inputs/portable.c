/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The layer.
 */
#include "portable.h"

uint32_t port_compare_swap(uint32_t old, uint32_t new_value, volatile void *address) {
  __atomic_compare_exchange_n((volatile uint32_t *)address, &old, new_value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return old;
}

int port_try(volatile void *address, uint64_t *expected, uint64_t desired) {
  return __atomic_compare_exchange_n((volatile uint64_t *)address, expected, desired, 0, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE);
}

uint32_t port_fetch_add(uint32_t delta, volatile void *address) {
  return __atomic_fetch_add((volatile uint32_t *)address, delta, __ATOMIC_RELAXED);
}

uint32_t port_add_return(volatile void *address, uint32_t delta) {
  return __atomic_add_fetch((volatile uint32_t *)address, delta, __ATOMIC_SEQ_CST);
}

void *port_load_acquire(void *const volatile *address) {
  return __atomic_load_n(address, __ATOMIC_ACQUIRE);
}

void port_store_release(void *volatile *address, void *value) {
  __atomic_store_n(address, value, __ATOMIC_RELEASE);
}

int64_t port_load(const volatile int64_t *address, int order) {
  return order == __ATOMIC_RELAXED   ? __atomic_load_n(address, __ATOMIC_RELAXED)
         : order == __ATOMIC_ACQUIRE ? __atomic_load_n(address, __ATOMIC_ACQUIRE)
                                     : __atomic_load_n(address, __ATOMIC_SEQ_CST);
}

void port_store(volatile int64_t *address, int64_t value, int order) {
  if (order == __ATOMIC_RELAXED)
    __atomic_store_n(address, value, __ATOMIC_RELAXED);
  else if (order == __ATOMIC_RELEASE)
    __atomic_store_n(address, value, __ATOMIC_RELEASE);
  else
    __atomic_store_n(address, value, __ATOMIC_SEQ_CST);
}
