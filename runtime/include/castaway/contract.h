/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How a header tells the plugin what a helper does: CW_CONTRACT on its prototype. The plugin knows roles, never names,
 * so these words are for anybody's helpers; castaway's own headers are just their first user. Compilers that cannot use
 * the words ignore them, and no program's meaning depends on them. docs/contracts.md explains every word.
 *
 *   CW_CONTRACT("castaway:op add value=2 returns=old order=seq_cst object=0 offset=1")
 *   int32_t my_fetch_add(void *object, ptrdiff_t offset, int32_t delta);
 *
 * Arguments are counted from 0. A number may be written as `$k`: the k-th constant after the string, so that positions
 * come from offsetof and stay right when a struct changes.
 */
#ifndef CASTAWAY_CONTRACT_H
#define CASTAWAY_CONTRACT_H

#include <castaway/class.h>
#include <stddef.h>

/*
 * Positions in castaway's class descriptors. They have names because the headers of operations give them for each
 * function, and a thousand offsetofs would take long to parse.
 */
enum {
  CW__AT_CLASS_FIELDS = offsetof(cw_class, fields),
  CW__AT_CLASS_COUNT = offsetof(cw_class, field_count),
  CW__AT_CLASS_FLAGS = offsetof(cw_class, flags),
  CW__AT_CLASS_DEPTH = offsetof(cw_class, depth),
  CW__AT_CLASS_DISPLAY = offsetof(cw_class, display),
  CW__AT_FIELD_STRIDE = sizeof(cw_field),
  CW__AT_FIELD_NAME = offsetof(cw_field, name),
  CW__AT_FIELD_OFFSET = offsetof(cw_field, offset),
  CW__AT_FIELD_SIZE = offsetof(cw_field, size),
  CW__AT_FIELD_KIND = offsetof(cw_field, kind),
  CW__AT_FIELD_FLAGS = offsetof(cw_field, flags),
  CW__AT_FIELD_VALUE_CLASS = offsetof(cw_field, value_class),
  CW__AT_OBJECT_CLASS = offsetof(cw_object, object_class)
};

/*
 * Where castaway's class descriptors keep what the plugin reads. Projects with descriptors of their own write a list
 * like this one for them. All numbers are offsets in bytes, but for strides, masks and sizes.
 */
#define CW__CLASS_WORDS                                                                                                \
  "class.fields=$0 class.count=$1 class.flags=$2 class.plain=$3 class.depth=$4 class.display=$5 class.levels=$6 "      \
  "field.stride=$7 field.name=$8 field.offset=$9 field.size=$10 field.kind=$11 field.flags=$12 field.atomic=$13 "      \
  "field.private=$14 field.value_class=$15 object.class=$16 "
#define CW__CLASS_POSITIONS                                                                                            \
  CW__AT_CLASS_FIELDS, CW__AT_CLASS_COUNT, CW__AT_CLASS_FLAGS, CW_CLASS_PLAIN, CW__AT_CLASS_DEPTH,                     \
      CW__AT_CLASS_DISPLAY, CW_CLASS_DISPLAY, CW__AT_FIELD_STRIDE, CW__AT_FIELD_NAME, CW__AT_FIELD_OFFSET,             \
      CW__AT_FIELD_SIZE, CW__AT_FIELD_KIND, CW__AT_FIELD_FLAGS, CW_FIELD_ATOMIC, CW_FIELD_PRIVATE,                     \
      CW__AT_FIELD_VALUE_CLASS, CW__AT_OBJECT_CLASS
/* Where its updaters keep it; the positions, named in updater.h, follow one number of the contract's own, `$17`. */
#define CW__UPDATER_WORDS                                                                                              \
  "updater.class=$18 updater.value_class=$19 updater.name=$20 updater.offset=$21 updater.size=$22 updater.kind=$23 "   \
  "checked_by=cw_class_field_offset "
#define CW__UPDATER_POSITIONS                                                                                          \
  CW__AT_UPDATER_CLASS, CW__AT_UPDATER_VALUE_CLASS, CW__AT_UPDATER_NAME, CW__AT_UPDATER_OFFSET, CW__AT_UPDATER_SIZE,   \
      CW__AT_UPDATER_KIND

/* An operation of int_updater.h and its like: (updater, holder, …). `kind` is the field's. */
#define CW__UPDATER_OP(words, kind)                                                                                    \
  CW_CONTRACT("castaway:op " words " updater=0 holder=1 kind=$17 " CW__CLASS_WORDS CW__UPDATER_WORDS,                  \
              CW__CLASS_POSITIONS, (kind), CW__UPDATER_POSITIONS)
/* An operation of int_offset.h and its like: (object, offset, …). */
#define CW__OFFSET_OP(words, kind) CW_CONTRACT("castaway:op " words " object=0 offset=1 kind=$0", (kind))
/*
 * The same for 128-bit values. clang 19 passes and returns them as two halves on x86-64, which no contract can say:
 * there the helpers are ordinary functions.
 */
#if defined(__clang_major__) && __clang_major__ < 20
#define CW__WIDE_UPDATER_OP(words, kind)
#define CW__WIDE_OFFSET_OP(words, kind)
#else
#define CW__WIDE_UPDATER_OP(words, kind) CW__UPDATER_OP(words, kind)
#define CW__WIDE_OFFSET_OP(words, kind) CW__OFFSET_OP(words, kind)
#endif

#endif
