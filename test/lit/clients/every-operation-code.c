// A client with helpers of its own, whose operation is a code, whose results go to optional places and whose width is an
// argument, answers and stores alike with the plugin and without it.

// REQUIRES: gcc
// RUN: %same_output --sites=26 --output=%t %s

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

/* ---- The helpers: a service's gauges, which are reached by offset ---- */

enum { GAUGE_READ, GAUGE_WRITE, GAUGE_SWAP, GAUGE_ADD, GAUGE_SUB, GAUGE_AND, GAUGE_OR, GAUGE_XOR, GAUGE_LEAST, GAUGE_MOST };

/* Does `what` to the gauge at an offset, 0 if done. Places for results may be null, and so may an unused value. */
CONTRACT("castaway:op select code=2 code.load=0 code.store=1 code.exchange=2 code.add=3 code.sub=4 code.and=5 "
         "code.or=6 code.xor=7 code.min=8 code.max=9 unsigned value=*3 old=*4 new=*5 width=arg6 "
         "returns=status done=0 order=seq_cst object=0 offset=1")
int gauge_do(void *gauges, long offset, int what, const void *value, void *old, void *new, unsigned width);

/* Sets the gauge if it is what `expected` says, else tells there what it is. */
CONTRACT("castaway:op compare_exchange expected=*2 desired=3 failure=arg6 width=arg4 order=arg5 "
         "returns=status done=1 undone=0 object=0 offset=1")
int gauge_try(void *gauges, long offset, void *expected, uint64_t desired, unsigned width, int order, int failure);

/* Adds, and answers the sum. */
CONTRACT("castaway:op add value=2 returns=new width=arg3 order=arg4 object=0 offset=1")
uint64_t gauge_sum(void *gauges, long offset, uint64_t value, unsigned width, int order);

#define FOR_WIDTH(width, DO)                                                                                           \
  switch (width) {                                                                                                     \
  case 1:                                                                                                              \
    DO(uint8_t);                                                                                                       \
    break;                                                                                                             \
  case 2:                                                                                                              \
    DO(uint16_t);                                                                                                      \
    break;                                                                                                             \
  case 4:                                                                                                              \
    DO(uint32_t);                                                                                                      \
    break;                                                                                                             \
  case 8:                                                                                                              \
    DO(uint64_t);                                                                                                      \
    break;                                                                                                             \
  default:                                                                                                             \
    return -1;                                                                                                         \
  }

static uint64_t apply(int what, uint64_t old, uint64_t value) {
  switch (what) {
  case GAUGE_ADD:
    return old + value;
  case GAUGE_SUB:
    return old - value;
  case GAUGE_AND:
    return old & value;
  case GAUGE_OR:
    return old | value;
  case GAUGE_XOR:
    return old ^ value;
  case GAUGE_LEAST:
    return old < value ? old : value;
  case GAUGE_MOST:
    return old > value ? old : value;
  case GAUGE_READ:
    return old;
  default:
    return value;
  }
}

__attribute__((noinline)) int gauge_do(void *gauges, long offset, int what, const void *value, void *old, void *new,
                                       unsigned width) {
  if (!gauges || (what != GAUGE_READ && !value))
    return -2;
#define DO(type)                                                                                                       \
  do {                                                                                                                 \
    type *place = (type *)((char *)gauges + offset), given = 0, found = __atomic_load_n(place, __ATOMIC_SEQ_CST), next; \
    if (what != GAUGE_READ)                                                                                            \
      memcpy(&given, value, sizeof given);                                                                             \
    do                                                                                                                 \
      next = (type)apply(what, found, given);                                                                          \
    while (!__atomic_compare_exchange_n(place, &found, next, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));                  \
    if (old)                                                                                                           \
      memcpy(old, &found, sizeof found);                                                                               \
    if (new)                                                                                                           \
      memcpy(new, &next, sizeof next);                                                                                 \
  } while (0)
  FOR_WIDTH(width, DO)
#undef DO
  return 0;
}

__attribute__((noinline)) int gauge_try(void *gauges, long offset, void *expected, uint64_t desired, unsigned width,
                                        int order, int failure) {
  if (!gauges || !expected || order < 0 || order > 5 || failure < 0 || failure > 5 || failure == 3 || failure == 4)
    return -2;
  int stored = 0;
#define DO(type)                                                                                                       \
  do {                                                                                                                 \
    type wanted;                                                                                                       \
    memcpy(&wanted, expected, sizeof wanted);                                                                          \
    stored = __atomic_compare_exchange_n((type *)((char *)gauges + offset), &wanted, (type)desired, 0,                 \
                                         __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                                          \
    if (!stored)                                                                                                       \
      memcpy(expected, &wanted, sizeof wanted);                                                                        \
  } while (0)
  FOR_WIDTH(width, DO)
#undef DO
  return stored;
}

__attribute__((noinline)) uint64_t gauge_sum(void *gauges, long offset, uint64_t value, unsigned width, int order) {
  if (!gauges || order < 0 || order > 5)
    return 12345;
#define DO(type) return __atomic_add_fetch((type *)((char *)gauges + offset), (type)value, __ATOMIC_SEQ_CST)
  FOR_WIDTH(width, DO)
#undef DO
  return 0;
}

/* ---- The service ---- */

typedef struct gauges {
  char name[3];
  uint8_t level;
  uint16_t port;
  uint32_t hits;
  uint64_t bytes;
} gauges;

static void show(const char *what, int status, const gauges *g, uint64_t old, uint64_t new) {
  printf("%s: %d, gauges %u %u %u %llu, old %llx new %llx\n", what, status, g->level, g->port, g->hits,
         (unsigned long long)g->bytes, (unsigned long long)old, (unsigned long long)new);
}

#define AT(member) offsetof(gauges, member)

/* The call comes first, whatever order a compiler has for arguments. */
#define SHOW(what, call, old, new)                                                                                     \
  do {                                                                                                                 \
    int status = call;                                                                                                 \
    show(what, status, g, old, new);                                                                                   \
  } while (0)

/* One of the operations on one gauge, with every choice of places. */
#define DO_ONE(member, what, type, number)                                                                             \
  do {                                                                                                                 \
    type value = (type)number;                                                                                         \
    uint64_t old = 0, new = 0;                                                                                         \
    SHOW(#what " both", gauge_do(g, AT(member), what, &value, &old, &new, sizeof value), old, new);                 \
    SHOW(#what " none", gauge_do(g, AT(member), what, &value, NULL, NULL, sizeof value), 0, 0);                     \
  } while (0)

static void do_all(gauges *g) {
  DO_ONE(level, GAUGE_ADD, uint8_t, 250);
  DO_ONE(level, GAUGE_SUB, uint8_t, 3);
  DO_ONE(port, GAUGE_OR, uint16_t, 0x8001);
  DO_ONE(port, GAUGE_AND, uint16_t, 0xff0f);
  DO_ONE(hits, GAUGE_XOR, uint32_t, 0xdeadbeef);
  DO_ONE(hits, GAUGE_LEAST, uint32_t, 0x80000000);
  DO_ONE(bytes, GAUGE_MOST, uint64_t, -2);
  DO_ONE(bytes, GAUGE_ADD, uint64_t, 5);
}

/* A read has no value, and a write and a swap no new one to tell. */
static void do_simple(gauges *g) {
  uint64_t old = 0;
  uint32_t value = 77;
  SHOW("read", gauge_do(g, AT(hits), GAUGE_READ, NULL, &old, NULL, 4), old, 0);
  SHOW("write", gauge_do(g, AT(hits), GAUGE_WRITE, &value, NULL, NULL, 4), 0, 0);
  SHOW("swap", gauge_do(g, AT(hits), GAUGE_SWAP, &value, &old, NULL, 4), old, 0);
  SHOW("no value", gauge_do(g, AT(hits), GAUGE_SWAP, NULL, &old, NULL, 4), old, 0);
  SHOW("no gauges", gauge_do(NULL, AT(hits), GAUGE_ADD, &value, &old, NULL, 4), old, 0);
}

/* Places that overlap with each other and with the gauge. */
static void overlap(gauges *g) {
  uint64_t both = 0;
  SHOW("one place", gauge_do(g, AT(hits), GAUGE_ADD, &g->hits, &both, &both, 4), both, 0);
  SHOW("the gauge itself", gauge_do(g, AT(hits), GAUGE_ADD, &g->hits, &g->hits, NULL, 4), 0, 0);
  SHOW("nothing expected", gauge_try(g, AT(port), NULL, 1, 2, 5, 5), 0, 0);
  SHOW("itself, expected", gauge_try(g, AT(bytes), &g->bytes, 9, 8, 5, 5), 0, 0);
}

static void try_orders(gauges *g, int order, int failure) {
  uint16_t expected = 1;
  SHOW("try", gauge_try(g, AT(port), &expected, 40000, 2, order, failure), expected, 0);
  SHOW("again", gauge_try(g, AT(port), &expected, 1, 2, order, failure), expected, 0);
  SHOW("sum", (int)gauge_sum(g, AT(level), 0x1ff, 1, order), 0, 0);
}

/* At any alignment. */
static void unaligned(gauges *g) {
  char bytes[16] = {0};
  int done = gauge_try(g, AT(hits), bytes + 1, 5, 4, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
  uint32_t found;
  memcpy(&found, bytes + 1, sizeof found);
  SHOW("unaligned", done, found, 0);
}

volatile int orders[] = {-1, 0, 1, 2, 3, 4, 5, 6};

int main(void) {
  gauges g = {"ab", 1, 2, 3, 4};
  do_all(&g);
  do_simple(&g);
  overlap(&g);
  unaligned(&g);
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++)
      try_orders(&g, orders[i], orders[j]);
  return 0;
}
