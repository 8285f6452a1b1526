// Each shape of helper in the page on contracts has a contract that fits its prototype, and the page shows these lines.
// RUN: %clang -O1 -Werror -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --allow-empty --implicit-check-not=error:
// RUN: %clang -O2 -Rpass=castaway -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --check-prefix=LOWERED
// RUN: sed 's/offset=2 expected/offset=9 expected/' %s > %t.wrong.c
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %t.wrong.c -o %t.o 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: error: castaway: malformed contract of 'cas_int': 'offset=9': the function has only 5 parameters
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

typedef struct context context;

/* ---- 1 ---- */

struct native_type {
  const char *name;
  const struct property *properties; /* the last one has a null name */
};
struct property {
  const char *name;
  size_t offset;
};

#define TYPE_WORDS " class.fields=$0 field.stride=$1 field.name=$2 field.offset=$3:$4"
#define TYPE_POSITIONS                                                                                                 \
  offsetof(struct native_type, properties), sizeof(struct property), offsetof(struct property, name),                  \
      offsetof(struct property, offset), sizeof(size_t)

CONTRACT("castaway:offset class=1 name=2 missing=-1" TYPE_WORDS, TYPE_POSITIONS)
long property_offset(context *ctx, const struct native_type *type, const char *name);

CONTRACT("castaway:offset class=1 name=2 missing=fault" TYPE_WORDS, TYPE_POSITIONS)
long require_property(context *ctx, const struct native_type *type, const char *name); /* or the program ends */

/* ---- 2 ---- */

CONTRACT("castaway:field class=0 name=1 missing=null" TYPE_WORDS, TYPE_POSITIONS)
const struct property *find_property(const struct native_type *type, const char *name);

CONTRACT("castaway:offset field=0 missing=-1" TYPE_WORDS, TYPE_POSITIONS)
long offset_of(const struct property *property);

/* ---- 3 ---- */

static long lives_offset;
CONTRACT("castaway:once") long found_offset;

/* ---- 4 ---- */

CONTRACT("castaway:offset table=0 count=arg1 index=2 missing=-1 field.stride=$0 field.offset=$1:8",
         sizeof(struct property), offsetof(struct property, offset))
long property_at(const struct property *table, unsigned count, unsigned index);

/* ---- 5 ---- */

CONTRACT("castaway:op compare_exchange object=1 offset=2 expected=3 desired=4 returns=success order=seq_cst "
         "failure=seq_cst")
bool cas_int(context *ctx, void *object, long offset, int expected, int desired);

/* ---- 6 ---- */

CONTRACT("castaway:op compare_exchange expected=0 desired=1 object=2 returns=old order=seq_cst failure=seq_cst")
int compare_swap(int old, int new_value, int *address);

CONTRACT("castaway:op compare_exchange object=0 expected=*1 desired=2 returns=success order=acq_rel failure=acquire")
bool try_replace(void **address, void **expected, void *desired);

/* ---- 7 ---- */

CONTRACT("castaway:op add object=0 offset=1 value=2 returns=old order=seq_cst")
int64_t fetch_add_at(void *object, long offset, int64_t delta);

CONTRACT("castaway:op add object=0 offset=1 value=2 returns=new order=seq_cst")
int64_t add_fetch_at(void *object, long offset, int64_t delta);

/* ---- 8 ---- */

enum { SHM_READ, SHM_WRITE, SHM_ADD };

CONTRACT("castaway:op select code=0 code.load=$0 code.store=$1 code.add=$2 object=1 offset=2 value=*3 old=*4 "
         "width=arg5 order=seq_cst returns=status done=0",
         SHM_READ, SHM_WRITE, SHM_ADD)
int shm_operate(int code, void *segment, long offset, const void *operand, void *before, unsigned width);

/* ---- 9 ---- */

CONTRACT("castaway:op load object=0 offset=1 returns=old order=acquire")
void *get_acquire(void *object, long offset);

CONTRACT("castaway:op store object=0 offset=1 value=2 returns=nothing order=arg3")
void put(void *object, long offset, int32_t value, int order);

/* ---- 10 ---- */

struct accessor {
  const struct accessor_ops *ops;
  uint64_t offset;
};

CONTRACT("castaway:op add updater=0 holder=1 value=2 returns=new order=relaxed updater.offset=$0:8",
         offsetof(struct accessor, offset))
int32_t accessor_add(const struct accessor *self, void *object, int32_t delta);

struct accessor_ops {
  int32_t (*add)(const struct accessor *self, void *object, int32_t delta);
};
static const struct accessor_ops member_ops = {accessor_add};

/* ---- Calls ---- */

typedef struct player {
  int32_t id;
  int32_t score;
  int64_t lives;
} player;

static const struct property player_properties[] = {
    {"score", offsetof(player, score)}, {"lives", offsetof(player, lives)}, {NULL, 0}};
static const struct native_type player_type = {"player", player_properties};
static const struct accessor player_score = {&member_ops, offsetof(player, score)};

// LOWERED-DAG: helper-shapes.c:[[@LINE+4]]:{{[0-9]+}}: remark: cas_int: guarded: seq_cst compare_exchange on field 'score' of player_type at offset 4
// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: property_offset: lowered to a constant: field 'score' of player_type at offset 4
// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: require_property: lowered to a constant: field 'score' of player_type at offset 4
bool use_offset(context *ctx, player *p) {
  return cas_int(ctx, p, property_offset(ctx, &player_type, "score"), 1, 2) &&
         cas_int(ctx, p, require_property(ctx, &player_type, "score"), 2, 3);
}

// LOWERED-DAG: helper-shapes.c:[[@LINE+4]]:{{[0-9]+}}: remark: fetch_add_at: guarded: seq_cst add on field 'lives' of player_type at offset 8
// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: find_property: lowered to a constant handle: field 'lives' of player_type at offset 8
// LOWERED-DAG: helper-shapes.c:[[@LINE+2]]:{{[0-9]+}}: remark: offset_of: lowered to a constant: field 'lives' at offset 8
int64_t use_handle(player *p) {
  return fetch_add_at(p, offset_of(find_property(&player_type, "lives")), 1);
}

// LOWERED-DAG: helper-shapes.c:[[@LINE+4]]:{{[0-9]+}}: remark: add_fetch_at: guarded: seq_cst add on field 'lives' of player_type at offset 8; checks kept: offset holder
int64_t use_kept_offset(context *ctx, player *p) {
  if (!lives_offset)
    lives_offset = property_offset(ctx, &player_type, "lives");
  return add_fetch_at(p, lives_offset, 1);
}

void find_offset(context *ctx) { found_offset = property_offset(ctx, &player_type, "lives"); }
// LOWERED-DAG: helper-shapes.c:[[@LINE+2]]:{{[0-9]+}}: remark: add_fetch_at: guarded: seq_cst add on field 'lives' of player_type at offset 8; checks kept: holder
int64_t use_found_offset(player *p) {
  return add_fetch_at(p, found_offset, 1);
}

// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: add_fetch_at: guarded: seq_cst add on the field at offset 8
// LOWERED-DAG: helper-shapes.c:[[@LINE+2]]:{{[0-9]+}}: remark: property_at: lowered to a constant: the field at offset 8
int64_t use_table(player *p) {
  return add_fetch_at(p, property_at(player_properties, 2, 1), 1);
}

// LOWERED-DAG: helper-shapes.c:[[@LINE+4]]:{{[0-9]+}}: remark: compare_swap: lowered to seq_cst compare_exchange on the field at offset 0
// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: try_replace: guarded: acq_rel compare_exchange on the field at offset 0
bool use_addresses(player *p, void **root, void *next) {
  void *expected = NULL;
  return compare_swap(1, 2, &p->score) == 1 && try_replace(root, &expected, next);
}

// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: shm_operate: guarded: seq_cst add on the field at offset 8
int use_code(player *p, int64_t *before) {
  int64_t one = 1;
  return shm_operate(SHM_ADD, p, offsetof(player, lives), &one, before, sizeof one);
}

// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: put: guarded: release store on the field at offset 4
// LOWERED-DAG: helper-shapes.c:[[@LINE+3]]:{{[0-9]+}}: remark: get_acquire: guarded: acquire load on the field at offset 8
void *use_orders(player *p) {
  put(p, offsetof(player, score), 1, __ATOMIC_RELEASE);
  return get_acquire(p, offsetof(player, lives));
}

// LOWERED-DAG: helper-shapes.c:[[@LINE+2]]:{{[0-9]+}}: remark: accessor_add: guarded: relaxed add on the field at offset 4
int32_t use_table_of_functions(player *p) {
  return player_score.ops->add(&player_score, p, 1);
}
