/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One entry for every atomic operation on a shared segment: what to do is an operation code, how wide an argument, and
 * the results come back through pointers that may be null.
 */
#ifndef SHARED_MEMORY_H
#define SHARED_MEMORY_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
#else
#define CONTRACT(...)
#endif

typedef enum shm_op { SHM_READ = 1, SHM_WRITE, SHM_SWAP, SHM_ADD, SHM_OR, SHM_UMAX, SHM_CAS } shm_op;
typedef enum shm_result { SHM_OK, SHM_BAD_ARGUMENT = -1, SHM_MISMATCH = -2 } shm_result;

/*
 * Does `op` on the `size` bytes at `offset` of `segment`, sequentially consistent. `operand` is what is stored or added; a
 * compare-and-swap stores it if `*compare` is there. The value before and the new value go to `before` and `after`.
 */
CONTRACT("castaway:op select object=1 offset=2 code=0 code.load=$0 code.store=$1 code.exchange=$2 code.add=$3 code.or=$4 "
         "code.max=$5 unsigned value=*3 width=arg5 old=*4 order=seq_cst returns=status done=$6",
         SHM_READ, SHM_WRITE, SHM_SWAP, SHM_ADD, SHM_OR, SHM_UMAX, SHM_OK)
shm_result shm_operate(shm_op op, void *segment, ptrdiff_t offset, const void *operand, void *before, size_t size);

CONTRACT("castaway:op compare_exchange object=0 offset=1 expected=*2 desired=*3 width=arg4 order=seq_cst failure=seq_cst "
         "returns=status done=$0 undone=$1",
         SHM_OK, SHM_MISMATCH)
shm_result shm_compare_swap(void *segment, ptrdiff_t offset, void *compare, const void *operand, size_t size);

#endif
