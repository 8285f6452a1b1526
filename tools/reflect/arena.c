/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One block for each allocation, chained: a run makes some thousands, and most of its time is clang's.
 */
#include "arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cw_arena_block {
  struct cw_arena_block *before;
  _Alignas(max_align_t) unsigned char bytes[];
};

void *cw_arena_allocate(cw_arena *arena, size_t size) {
  struct cw_arena_block *block = size < SIZE_MAX - sizeof *block ? calloc(1, sizeof *block + size) : 0;
  if (!block) {
    fputs("castaway-reflect: error: out of memory\n", stderr);
    abort();
  }
  block->before = arena->last;
  arena->last = block;
  return block->bytes;
}

const char *cw_arena_copy(cw_arena *arena, const char *text, size_t length) {
  char *copy = cw_arena_allocate(arena, length + 1);
  memcpy(copy, text, length);
  return copy;
}

const char *cw_arena_format(cw_arena *arena, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(0, 0, format, arguments);
  va_end(arguments);
  if (length < 0)
    return "";
  char *text = cw_arena_allocate(arena, (size_t)length + 1);
  va_start(arguments, format);
  vsnprintf(text, (size_t)length + 1, format, arguments);
  va_end(arguments);
  return text;
}

const char *cw_arena_take(cw_arena *arena, CXString text) {
  const char *content = clang_getCString(text);
  const char *copy = content ? cw_arena_copy(arena, content, strlen(content)) : "";
  clang_disposeString(text);
  return copy;
}

void cw_words_add(cw_arena *arena, cw_words *words, const char *word) {
  if (words->count == words->capacity) {
    size_t capacity = words->capacity ? words->capacity * 2 : 16;
    const char **items = cw_arena_allocate(arena, capacity * sizeof *items);
    if (words->count)
      memcpy(items, words->items, words->count * sizeof *items);
    words->items = items;
    words->capacity = capacity;
  }
  words->items[words->count++] = word;
}

void cw_arena_free(cw_arena *arena) {
  while (arena->last) {
    struct cw_arena_block *block = arena->last;
    arena->last = block->before;
    free(block);
  }
}
