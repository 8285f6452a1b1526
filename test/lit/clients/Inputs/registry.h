/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A small reflection library: structs described by constant tables, members found by name once and kept.
 */
#ifndef REGISTRY_H
#define REGISTRY_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
#else
#define CONTRACT(...)
#endif

typedef struct member {
  const char *name;
  uint16_t offset;
  uint16_t size;
} member;

typedef struct structure {
  const char *name;
  const member *members;
  size_t count;
} structure;

#define MEMBER_WORDS "field.stride=$0 field.name=$1 field.offset=$2:2 field.size=$3:2 "
#define MEMBER_POSITIONS sizeof(member), offsetof(member, name), offsetof(member, offset), offsetof(member, size)

/* The member of that name, or null. */
CONTRACT("castaway:field class=0 name=1 missing=null class.fields=$4 class.count=$5:$6 " MEMBER_WORDS, MEMBER_POSITIONS,
         offsetof(structure, members), offsetof(structure, count), sizeof(size_t))
const member *member_find(const structure *s, const char *name);

/* A member's offset; -1 for null. */
CONTRACT("castaway:offset field=0 missing=-1 " MEMBER_WORDS, MEMBER_POSITIONS)
int member_offset(const member *m);

/* The member with that number of a table of `count`. */
CONTRACT("castaway:offset table=0 count=arg1 index=2 missing=-1 " MEMBER_WORDS, MEMBER_POSITIONS)
int member_offset_at(const member *table, unsigned count, unsigned index);

/* By offset and by member; a null object or member: 0. */
CONTRACT("castaway:op add value=2 returns=old order=seq_cst object=0 offset=1")
int64_t add_at(void *object, int offset, int64_t delta);
CONTRACT("castaway:op load returns=old order=acquire object=1 field=0 " MEMBER_WORDS, MEMBER_POSITIONS)
int64_t read_member(const member *m, void *object);

#endif
