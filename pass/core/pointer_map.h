/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A hash map from LLVM's handles to what the pass remembers about them, and a set of handles. LLVM-C offers none.
 */
#ifndef CASTAWAY_PASS_POINTER_MAP_H
#define CASTAWAY_PASS_POINTER_MAP_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cw_pointer_map {
  struct cw_pointer_entry {
    const void *key; /* null: free */
    void *value;
  } *entries;
  size_t capacity; /* a power of two, or 0 */
  size_t count;
} cw_pointer_map;

/** What is stored for `key`, or null. */
void *cw_pointer_map_get(const cw_pointer_map *map, const void *key);

/** Stores `value` for `key`, which must be new and not null. The map owns the value from then on: malloc'd. */
void cw_pointer_map_add(cw_pointer_map *map, const void *key, void *value);

/** Frees the map and every value. */
void cw_pointer_map_deinit(cw_pointer_map *map);

/** A set of handles. */
typedef struct cw_pointer_set {
  cw_pointer_map map; /* member -> null */
} cw_pointer_set;

/** Adds `member`, not null, which may be in the set already. */
void cw_pointer_set_add(cw_pointer_set *set, const void *member);
bool cw_pointer_set_has(const cw_pointer_set *set, const void *member);
void cw_pointer_set_deinit(cw_pointer_set *set);

#endif
