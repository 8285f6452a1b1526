/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Marks for castaway-reflect, which reads headers and writes the class descriptors of the structs that are marked; and
 * the checks that the code it writes makes when it is compiled. docs/reflect.md explains the tool.
 *
 *   typedef struct CW_REFLECT node {
 *     cw_object object;
 *     CW_UPDATER CW_ATOMIC(int32_t) state;
 *     CW_UPDATER_AS(node_link) CW_ATOMIC(struct node *) next;
 *     CW_PRIVATE CW_ATOMIC(int64_t) owner;
 *   } node;
 *
 * The tool defines CW_REFLECTING when it reads a file, and the marks mean something only then: to every compiler they
 * are nothing, so they cost nothing. (clang would keep an annotation of a member as a call around each use of it.)
 */
#ifndef CASTAWAY_REFLECT_H
#define CASTAWAY_REFLECT_H

#include <castaway/class.h>

#ifdef CW_REFLECTING
#define CW__MARK(text) __attribute__((annotate("castaway:" text)))
#else
#define CW__MARK(text)
#endif

/* ---- Between `struct` and its name ---- */

/** Describe this struct `name` in the variable `name_class`. */
#define CW_REFLECT CW__MARK("reflect")
/** Describe this struct in the variable `variable`. */
#define CW_REFLECT_AS(variable) CW__MARK("reflect class=" #variable)

/* ---- In front of a member ---- */

/** Write a constant updater `struct_member_updater` of this member, which must be atomic. */
#define CW_UPDATER CW__MARK("updater")
/** Write a constant updater `variable` of this member, which must be atomic. */
#define CW_UPDATER_AS(variable) CW__MARK("updater variable=" #variable)
/** No updater by name may reach this member (CW_FIELD_PRIVATE). */
#define CW_PRIVATE CW__MARK("private")
/** Leave this member out of the descriptor. */
#define CW_UNDESCRIBED CW__MARK("undescribed")
/**
 * What this pointer refers to is described by `variable`; `any` is for any pointer. Without this mark it is what
 * describes the struct that the pointer's type names, if that struct is marked.
 */
#define CW_VALUE_CLASS(variable) CW__MARK("value class=" #variable)

/* ---- In front of a table that is written by hand ---- */

/** This array of cw_field describes `T`, a struct's name with or without `struct`: for `castaway-reflect --check`. */
#define CW_DESCRIBES(T) CW__MARK("describes struct=" #T)

/* ---- In generated code ---- */

#ifdef __cplusplus
#define CW__STATIC_ASSERT static_assert
#else
#define CW__STATIC_ASSERT _Static_assert
#endif

/** Does not compile where a `T` has another size than the one that its descriptor was written for. */
#define CW_REFLECTED_STRUCT(T, size)                                                                                   \
  CW__STATIC_ASSERT(sizeof(T) == (size), "castaway-reflect: the descriptor of " #T " was made for " #size              \
                                         " bytes; it was read with another target, flags, packing or header")

/** Does not compile where `member` of `T` has another offset or size than its descriptor was written for. */
#define CW_REFLECTED_MEMBER(T, member, offset, size)                                                                   \
  CW__STATIC_ASSERT(offsetof(T, member) == (offset),                                                                   \
                    "castaway-reflect: the descriptor of " #T " has " #member " at offset " #offset                    \
                    "; it was read with another target, flags, packing or header");                                    \
  CW__STATIC_ASSERT(sizeof(((T *)0)->member) == (size),                                                                \
                    "castaway-reflect: the descriptor of " #T " has " #member " with " #size                           \
                    " bytes; it was read with another target, flags, packing or header")

#endif
