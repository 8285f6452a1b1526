/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Open addressing with linear probing, at most half full.
 */
#include "pointer_map.h"

#include "allocate.h"

#include <stdint.h>
#include <stdlib.h>

static size_t slot_of(const cw_pointer_map *map, const void *key) {
  size_t mask = map->capacity - 1;
  size_t i = (size_t)(((uint64_t)(uintptr_t)key * UINT64_C(0x9e3779b97f4a7c15)) >> 32) & mask;
  while (map->entries[i].key && map->entries[i].key != key)
    i = (i + 1) & mask;
  return i;
}

static void grow(cw_pointer_map *map) {
  cw_pointer_map larger = {NULL, map->capacity ? map->capacity * 2 : 64, map->count};
  larger.entries = cw_allocate(larger.capacity * sizeof *larger.entries);
  for (size_t i = 0; i < map->capacity; i++)
    if (map->entries[i].key)
      larger.entries[slot_of(&larger, map->entries[i].key)] = map->entries[i];
  free(map->entries);
  *map = larger;
}

void *cw_pointer_map_get(const cw_pointer_map *map, const void *key) {
  return map->capacity ? map->entries[slot_of(map, key)].value : NULL;
}

void cw_pointer_map_add(cw_pointer_map *map, const void *key, void *value) {
  if (map->count * 2 >= map->capacity)
    grow(map);
  map->entries[slot_of(map, key)] = (struct cw_pointer_entry){key, value};
  map->count++;
}

void cw_pointer_map_deinit(cw_pointer_map *map) {
  for (size_t i = 0; i < map->capacity; i++)
    free(map->entries[i].value);
  free(map->entries);
  *map = (cw_pointer_map){0};
}

void cw_pointer_set_add(cw_pointer_set *set, const void *member) {
  if (!cw_pointer_set_has(set, member))
    cw_pointer_map_add(&set->map, member, NULL);
}

bool cw_pointer_set_has(const cw_pointer_set *set, const void *member) {
  return set->map.capacity && set->map.entries[slot_of(&set->map, member)].key == member;
}

void cw_pointer_set_deinit(cw_pointer_set *set) {
  cw_pointer_map_deinit(&set->map);
}
