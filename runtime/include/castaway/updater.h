/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Field updaters: what they are, whatever the kind of field. Each kind has its own type of updater and ways to make one
 * in int_field.h, long_field.h, ref_field.h and their like, and its operations in int_updater.h and its like.
 *
 * An updater names one declared atomic field of one class. There are two ways to have one:
 *
 *   constant     static const cw_int_updater state_updater = CW_INT_UPDATER(node_class, node, state);
 *                Checked when compiling; needs no start-up and never fails.
 *   by name      static const cw_int_updater *state_updater;
 *                cw_new_int_updater(&node_class, "state", &state_updater);
 *                Checked when made; for classes known only by descriptor.
 */
#ifndef CASTAWAY_UPDATER_H
#define CASTAWAY_UPDATER_H

#include <castaway/class.h>
#include <castaway/contract.h>
#include <castaway/status.h>

CW_BEGIN_DECLS

/** What every updater holds; read only, and constant once made. */
typedef struct cw_updater {
  const cw_class *holder_class;
  const cw_class *value_class; /**< of a reference; null: any pointer */
  const char *name;            /**< of the field */
  uint32_t offset;             /**< of the field in its holder, in bytes */
  uint32_t size;               /**< of the field, in bytes */
  uint32_t kind;               /**< a cw_kind */
  uint32_t reserved;
} cw_updater;

/* Where an updater keeps what the plugin reads; see contract.h. */
enum {
  CW__AT_UPDATER_CLASS = offsetof(cw_updater, holder_class),
  CW__AT_UPDATER_VALUE_CLASS = offsetof(cw_updater, value_class),
  CW__AT_UPDATER_NAME = offsetof(cw_updater, name),
  CW__AT_UPDATER_OFFSET = offsetof(cw_updater, offset),
  CW__AT_UPDATER_SIZE = offsetof(cw_updater, size),
  CW__AT_UPDATER_KIND = offsetof(cw_updater, kind)
};

/* The field's type is checked by the same selection that describes it; one that is not atomic does not compile. */
#ifdef __cplusplus
#define CW__REQUIRE_ATOMIC(flags) (castaway_detail::require_atomic<((flags) & CW_FIELD_ATOMIC) != 0>::value)
#else
#define CW__REQUIRE_ATOMIC(flags)                                                                                      \
  ((uint32_t)sizeof(struct { int not_atomic : ((flags) & CW_FIELD_ATOMIC) ? 1 : -1; }) * 0u)
#endif
#define CW__UPDATER(holder_class, value_class, T, field, kind, flags)                                                  \
  {                                                                                                                    \
    {                                                                                                                  \
      &(holder_class), (value_class), #field, (uint32_t)offsetof(T, field), (uint32_t)sizeof(((T *)0)->field),         \
          (uint32_t)(kind), CW__REQUIRE_ATOMIC(flags)                                                                  \
    }                                                                                                                  \
  }

/**
 * Frees an updater that was made by name: `cw_updater_free(&u->base)`. Null is ignored. No operation may be under way.
 * Thread: any.
 */
CW_API void cw_updater_free(const cw_updater *updater) CW_NOTHROW;

/**
 * The calling thread's last failure to make an updater or to look up an offset, as one sentence that names class and
 * field; empty if there was none.
 * Thread: any; each has its own. Owns: the thread's, until its next failure.
 */
CW_API const char *cw_last_error(void) CW_NOTHROW;

/**
 * The offset in bytes of the field `name` that `holder_class` itself declares, for the operations of int_offset.h
 * and its like; -1 if there is none, it is private, not atomic, misaligned, or an argument is null.
 * Thread: any. Errors: -1, and cw_last_error says why.
 */
CW_CONTRACT("castaway:offset class=0 name=1 missing=-1 " CW__CLASS_WORDS, CW__CLASS_POSITIONS)
CW_API ptrdiff_t cw_field_offset(const cw_class *holder_class, const char *name) CW_NOTHROW;

CW_END_DECLS

#ifdef __cplusplus
namespace castaway_detail {
template <bool Atomic> struct require_atomic; /* undefined: the field is not atomic */
template <> struct require_atomic<true> {
  enum : uint32_t { value = 0 };
};
} // namespace castaway_detail
#endif

#endif
