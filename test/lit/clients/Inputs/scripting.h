/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A scripting engine's view of native structs: types with an array of properties behind them, found by name.
 */
#ifndef SCRIPTING_H
#define SCRIPTING_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
#else
#define CONTRACT(...)
#endif

typedef struct engine engine; /* whoever runs scripts; no field depends on it */

/* The last one has a null name. Every property listed is atomic. */
typedef struct property {
  const char *name;
  size_t offset;
} property;

typedef struct native_type {
  const char *name;
  property properties[8];
} native_type;

#define TYPE_WORDS "class.rows=$0 field.stride=$1 field.name=$2 field.offset=$3:$4"
#define TYPE_POSITIONS                                                                                                 \
  offsetof(native_type, properties), sizeof(property), offsetof(property, name), offsetof(property, offset),           \
      sizeof(size_t)

/* Where a property lies; 0 if the type has none of that name. */
CONTRACT("castaway:offset class=1 name=2 missing=0 " TYPE_WORDS, TYPE_POSITIONS)
size_t property_offset(engine *e, const native_type *type, const char *name);

/* Where a property must lie; prints and exits if the type has none of that name. */
CONTRACT("castaway:offset class=1 name=2 missing=fault " TYPE_WORDS, TYPE_POSITIONS)
size_t require_property(engine *e, const native_type *type, const char *name);

/* A property by its name, in one call; 0 where object or property is missing. */
CONTRACT("castaway:op or object=1 class=2 name=3 value=4 returns=new order=acq_rel " TYPE_WORDS, TYPE_POSITIONS)
uint16_t property_set_bits(engine *e, void *object, const native_type *type, const char *name, uint16_t bits);

CONTRACT("castaway:op exchange object=0 offset=1 value=2 returns=old order=acq_rel")
uint16_t property_swap(void *object, size_t offset, uint16_t value);

#endif
