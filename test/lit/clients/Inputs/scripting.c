/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The engine's library.
 */
#include "scripting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const property *find(const native_type *type, const char *name) {
  const property *p = type->properties;
  while (p->name && strcmp(p->name, name) != 0)
    p++;
  return p->name ? p : 0;
}

size_t property_offset(engine *e, const native_type *type, const char *name) {
  const property *p = find(type, name);
  (void)e;
  return p ? p->offset : 0;
}

size_t require_property(engine *e, const native_type *type, const char *name) {
  const property *p = find(type, name);
  (void)e;
  if (p)
    return p->offset;
  printf("no property '%s' of %s\n", name, type->name);
  exit(0);
}

uint16_t property_set_bits(engine *e, void *object, const native_type *type, const char *name, uint16_t bits) {
  size_t offset = property_offset(e, type, name);
  return object && offset ? __atomic_or_fetch((uint16_t *)((char *)object + offset), bits, __ATOMIC_ACQ_REL) : 0;
}

uint16_t property_swap(void *object, size_t offset, uint16_t value) {
  return object && offset ? __atomic_exchange_n((uint16_t *)((char *)object + offset), value, __ATOMIC_ACQ_REL) : 0;
}
