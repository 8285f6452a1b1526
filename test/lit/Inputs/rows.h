/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the suites' C tests of helper shapes share: another project's tables and helpers, in none of castaway's terms.
 * A row has no flags; sizes are 16 bits wide, kinds 8, offsets 64. A type's rows are inside it, and end without a name.
 */
#include <stddef.h>

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

typedef struct row {
  const char *name;
  long offset;
  unsigned short size;
  unsigned char kind;
} row;

typedef struct type {
  const char *name;
  row rows[4];
} type;

typedef struct object {
  const type *type;
  _Atomic int count;
  _Atomic long sum;
} object;

enum { ROW_INT = 1, ROW_LONG = 2 };
#define OBJECT_ROWS                                                                                                    \
  {"count", offsetof(object, count), 4, ROW_INT}, {                                                                    \
    "sum", offsetof(object, sum), 8, ROW_LONG                                                                          \
  }

static const row object_rows[] = {OBJECT_ROWS, {0}};
static const type object_type = {"object", {OBJECT_ROWS}};

#define ROW_WORDS " field.stride=$0 field.name=$1 field.offset=$2:8 field.size=$3:2 field.kind=$4:1 "
#define ROW_POSITIONS sizeof(row), offsetof(row, name), offsetof(row, offset), offsetof(row, size), offsetof(row, kind)
#define TYPE_WORDS ROW_WORDS "class.rows=$5 "
#define TYPE_POSITIONS ROW_POSITIONS, offsetof(type, rows)

/* ---- Offsets ---- */

CONTRACT("castaway:offset class=0 name=1 missing=-1 " TYPE_WORDS, TYPE_POSITIONS)
long type_offset(const type *type, const char *name);
CONTRACT("castaway:offset table=0 count=arg1 name=2 missing=0 " ROW_WORDS, ROW_POSITIONS)
long table_offset(const row *rows, int count, const char *name);
CONTRACT("castaway:offset table=0 index=1 missing=fault " ROW_WORDS, ROW_POSITIONS)
int indexed_offset(const row *rows, int index);

/* ---- Handles ---- */

CONTRACT("castaway:field class=0 name=1 missing=null " TYPE_WORDS, TYPE_POSITIONS)
const row *type_field(const type *type, const char *name);
CONTRACT("castaway:field table=0 name=1 missing=0 " ROW_WORDS, ROW_POSITIONS)
long field_id(const row *rows, const char *name);
CONTRACT("castaway:offset field=0 missing=-1 " ROW_WORDS, ROW_POSITIONS)
long field_offset(const row *field);
CONTRACT("castaway:offset field=0 missing=-1 " ROW_WORDS, ROW_POSITIONS)
long id_offset(long id);

/* ---- Operations ---- */

CONTRACT("castaway:op add value=2 returns=old order=seq_cst kind=1 object=0 offset=1")
int add_at(void *object, long offset, int delta);
CONTRACT("castaway:op add value=2 returns=old order=seq_cst kind=1 object=0 field=1 " ROW_WORDS, ROW_POSITIONS)
int add_by(void *object, const row *field, int delta);
CONTRACT("castaway:op add value=2 returns=old order=seq_cst kind=1 object=0 field=1 " ROW_WORDS, ROW_POSITIONS)
int add_by_id(void *object, long id, int delta);
CONTRACT("castaway:op add value=3 returns=old order=seq_cst kind=1 object=0 class=1 name=2 " TYPE_WORDS, TYPE_POSITIONS)
int add_named(void *object, const type *type, const char *name, int delta);
CONTRACT("castaway:op add value=3 returns=old order=seq_cst kind=1 object=0 table=1 index=2 " ROW_WORDS, ROW_POSITIONS)
int add_indexed(void *object, const row *rows, int index, int delta);
CONTRACT("castaway:op load returns=old order=acquire object=0")
int load_here(const void *cell);
