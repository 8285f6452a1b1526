/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Memory of one run: everything that is read from the sources lives until the end and is freed in one go, so that no
 * structure needs an owner. There is no answer to a lack of memory but to end, so no caller has to check.
 */
#ifndef CASTAWAY_REFLECT_ARENA_H
#define CASTAWAY_REFLECT_ARENA_H

#include <clang-c/CXString.h>
#include <stddef.h>

typedef struct cw_arena {
  struct cw_arena_block *last;
} cw_arena;

/** A growing list of texts. */
typedef struct cw_words {
  const char **items;
  size_t count;
  size_t capacity;
} cw_words;

/** Zeroed memory, aligned for anything. */
void *cw_arena_allocate(cw_arena *arena, size_t size);

const char *cw_arena_copy(cw_arena *arena, const char *text, size_t length);
const char *cw_arena_format(cw_arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Copies a text of libclang's and disposes of it; "" for a null one. */
const char *cw_arena_take(cw_arena *arena, CXString text);

void cw_words_add(cw_arena *arena, cw_words *words, const char *word);

void cw_arena_free(cw_arena *arena);

#endif
