/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The library.
 */
#include "registry.h"

#include <string.h>

const member *member_find(const structure *s, const char *name) {
  for (size_t i = 0; i < s->count; i++)
    if (strcmp(s->members[i].name, name) == 0)
      return &s->members[i];
  return 0;
}

int member_offset(const member *m) {
  return m ? m->offset : -1;
}

int member_offset_at(const member *table, unsigned count, unsigned index) {
  return index < count ? table[index].offset : -1;
}

int64_t add_at(void *object, int offset, int64_t delta) {
  return object && offset >= 0 ? __atomic_fetch_add((int64_t *)((char *)object + offset), delta, __ATOMIC_SEQ_CST) : 0;
}

int64_t read_member(const member *m, void *object) {
  return m && object ? __atomic_load_n((int64_t *)((char *)object + m->offset), __ATOMIC_ACQUIRE) : 0;
}
