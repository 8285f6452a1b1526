/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The library: one function a width, by macro.
 */
#include "shared_memory.h"

#define OPERATE(T)                                                                                                     \
  static shm_result operate_##T(shm_op op, T *at, const T *operand, T *before) {                                       \
    T old = __atomic_load_n(at, __ATOMIC_SEQ_CST);                                                                     \
    if (op == SHM_WRITE)                                                                                               \
      __atomic_store_n(at, *operand, __ATOMIC_SEQ_CST);                                                                \
    else if (op == SHM_SWAP)                                                                                           \
      old = __atomic_exchange_n(at, *operand, __ATOMIC_SEQ_CST);                                                       \
    else if (op == SHM_ADD)                                                                                            \
      old = __atomic_fetch_add(at, *operand, __ATOMIC_SEQ_CST);                                                        \
    else if (op == SHM_OR)                                                                                             \
      old = __atomic_fetch_or(at, *operand, __ATOMIC_SEQ_CST);                                                         \
    else if (op == SHM_UMAX)                                                                                           \
      while (!__atomic_compare_exchange_n(at, &old, old > *operand ? old : *operand, 1, __ATOMIC_SEQ_CST,              \
                                          __ATOMIC_SEQ_CST))                                                           \
        ;                                                                                                              \
    else if (op != SHM_READ)                                                                                           \
      return SHM_BAD_ARGUMENT;                                                                                         \
    if (before)                                                                                                        \
      *before = old;                                                                                                   \
    return SHM_OK;                                                                                                     \
  }
OPERATE(uint8_t)
OPERATE(uint32_t)
OPERATE(uint64_t)

shm_result shm_operate(shm_op op, void *segment, ptrdiff_t offset, const void *operand, void *before, size_t size) {
  char *at = (char *)segment + offset;
  if (!segment || offset < 0 || (!operand && op != SHM_READ))
    return SHM_BAD_ARGUMENT;
  switch (size) {
  case 1:
    return operate_uint8_t(op, (uint8_t *)at, operand, before);
  case 4:
    return operate_uint32_t(op, (uint32_t *)at, operand, before);
  case 8:
    return operate_uint64_t(op, (uint64_t *)at, operand, before);
  default:
    return SHM_BAD_ARGUMENT;
  }
}

shm_result shm_compare_swap(void *segment, ptrdiff_t offset, void *compare, const void *operand, size_t size) {
  char *at = (char *)segment + offset;
  if (!segment || offset < 0 || !compare || !operand || size != 4)
    return SHM_BAD_ARGUMENT;
  uint32_t desired = *(const uint32_t *)operand;
  int stored = __atomic_compare_exchange_n((uint32_t *)at, (uint32_t *)compare, desired, 0, __ATOMIC_SEQ_CST,
                                           __ATOMIC_SEQ_CST);
  return stored ? SHM_OK : SHM_MISMATCH;
}
