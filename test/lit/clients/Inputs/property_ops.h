/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An object system whose accessors are objects: each begins with a pointer to its table of operations and says which
 * member of which struct it reaches.
 */
#ifndef PROPERTY_OPS_H
#define PROPERTY_OPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
#else
#define CONTRACT(...)
#endif

typedef struct accessor accessor;

typedef struct accessor_ops {
  int32_t (*get)(const accessor *self, void *object);
  bool (*replace)(const accessor *self, void *object, int32_t expected, int32_t desired);
  int32_t (*add)(const accessor *self, void *object, int32_t delta);
} accessor_ops;

struct accessor {
  const accessor_ops *ops;
  uint64_t offset;
};

#define ACCESSOR_WORDS " updater=0 holder=1 updater.offset=$0:8"

/* Null accessor or object: nothing is done, the answer is 0. */
CONTRACT("castaway:op load returns=old order=acquire" ACCESSOR_WORDS, offsetof(accessor, offset))
int32_t accessor_get(const accessor *self, void *object);
CONTRACT("castaway:op compare_exchange expected=2 desired=3 returns=success order=acq_rel failure=acquire" ACCESSOR_WORDS,
         offsetof(accessor, offset))
bool accessor_replace(const accessor *self, void *object, int32_t expected, int32_t desired);
CONTRACT("castaway:op add value=2 returns=new order=relaxed" ACCESSOR_WORDS, offsetof(accessor, offset))
int32_t accessor_add(const accessor *self, void *object, int32_t delta);

/* The operations of plain struct members. */
static const accessor_ops member_ops = {accessor_get, accessor_replace, accessor_add};

#define MEMBER(T, member) {&member_ops, offsetof(T, member)}

#endif
