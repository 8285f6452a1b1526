/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cache of block.h: a list per thread. `room` is how many blocks it may still take: none before the thread has
 * registered for its end, so that the two hot paths test one thing each.
 */
#include "block.h"

#include <pthread.h>
#include <stdlib.h>

#include "../dispatch/thread_local.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CW__BLOCK_CACHE 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define CW__BLOCK_CACHE 0
#endif
#endif
#ifndef CW__BLOCK_CACHE
#define CW__BLOCK_CACHE 1
#endif

#if CW__BLOCK_CACHE

typedef struct block {
  struct block *next;
} block;

typedef struct cache {
  block *first;
  int room;
  enum { FRESH, REGISTERED, ENDED } life;
} cache;

static CW__THREAD_LOCAL cache here;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t at_thread_end;
static int has_key;

static void empty(void *context) {
  cache *of_thread = context;
  of_thread->room = 0;
  of_thread->life = ENDED; /* jobs may still end in other destructors of the thread: from now on malloc's alone */
  while (of_thread->first) {
    block *next = of_thread->first->next;
    free(of_thread->first);
    of_thread->first = next;
  }
}

static void make_key(void) {
  has_key = pthread_key_create(&at_thread_end, empty) == 0;
}

/* The library may be unloaded before its threads end; their caches are lost then, rather than `empty` called. */
__attribute__((destructor)) static void delete_key(void) {
  if (has_key)
    (void)pthread_key_delete(at_thread_end);
}

/* A thread's first free: from now on it has a cache, unless the system cannot tell us of the thread's end. */
static void open_cache(cache *of_thread) {
  of_thread->life = REGISTERED;
  pthread_once(&once, make_key);
  if (has_key && pthread_setspecific(at_thread_end, of_thread) == 0)
    of_thread->room = CW__BLOCK_CACHE_LIMIT;
}

void *cw__block_allocate(void) {
  block *found = here.first;
  if (!found)
    return malloc(CW__BLOCK_SIZE);
  here.first = found->next;
  here.room++;
  return found;
}

static void to_malloc(void *freed) {
  if (here.life == FRESH)
    open_cache(&here);
  free(freed);
}

void cw__block_free(void *freed) {
  if (here.room == 0) {
    to_malloc(freed);
    return;
  }
  block *kept = freed;
  kept->next = here.first;
  here.first = kept;
  here.room--;
}

#else

void *cw__block_allocate(void) {
  return malloc(CW__BLOCK_SIZE);
}

void cw__block_free(void *freed) {
  free(freed);
}

#endif
