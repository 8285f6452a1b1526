/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operations.
 */
#include "property_ops.h"

static int32_t *member_of(const accessor *self, void *object) {
  return self && object ? (int32_t *)((char *)object + self->offset) : 0;
}

int32_t accessor_get(const accessor *self, void *object) {
  int32_t *member = member_of(self, object);
  return member ? __atomic_load_n(member, __ATOMIC_ACQUIRE) : 0;
}

bool accessor_replace(const accessor *self, void *object, int32_t expected, int32_t desired) {
  int32_t *member = member_of(self, object);
  return member && __atomic_compare_exchange_n(member, &expected, desired, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

int32_t accessor_add(const accessor *self, void *object, int32_t delta) {
  int32_t *member = member_of(self, object);
  return member ? __atomic_add_fetch(member, delta, __ATOMIC_RELAXED) : 0;
}
