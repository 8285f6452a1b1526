/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Field updaters: what they are and how they are made. Their operations are in int_updater.h, long_updater.h and
 * ref_updater.h.
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

/** Updates one `int32_t` field. */
typedef struct cw_int_updater {
  cw_updater base;
} cw_int_updater;

/** Updates one `int64_t` field. */
typedef struct cw_long_updater {
  cw_updater base;
} cw_long_updater;

/** Updates one pointer field. */
typedef struct cw_ref_updater {
  cw_updater base;
} cw_ref_updater;

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

/** A constant updater of the `_Atomic(int32_t)` member `field` of struct type `T`, described by `holder_class`. */
#define CW_INT_UPDATER(holder_class, T, field)                                                                         \
  CW__UPDATER(holder_class, 0, T, field, CW_KIND_INT, CW__FIELD_FLAGS_INT(T, field))
/** A constant updater of the 64-bit `_Atomic` member `field` of struct type `T`, described by `holder_class`. */
#define CW_LONG_UPDATER(holder_class, T, field)                                                                        \
  CW__UPDATER(holder_class, 0, T, field, CW_KIND_LONG, CW__FIELD_FLAGS_LONG(T, field))
/**
 * A constant updater of the `_Atomic(Target *)` member `field` of struct type `T`, described by `holder_class`; values
 * are checked against `value_class` (a pointer to a descriptor) unless it is null or plain.
 */
#define CW_REF_UPDATER(holder_class, T, field, Target, value_class)                                                    \
  CW__UPDATER(holder_class, value_class, T, field, CW_KIND_REF, CW__FIELD_FLAGS_REF(T, field, Target))

/**
 * Makes an updater for the `int32_t` field `name` that `holder_class` itself declares.
 *
 * On success `*updater` is set; on failure it is null and nothing else happens. The checks, in this order, give
 * CW_STATUS_NULL_ARGUMENT, NO_SUCH_FIELD, NOT_ACCESSIBLE, WRONG_KIND, NOT_ATOMIC, MISALIGNED, then NO_MEMORY.
 * `cw_last_error` then names class and field.
 * Thread: any. Owns: the caller; cw_updater_free, or never, as for one kept in a static. Errors: as above.
 */
CW_CONTRACT("castaway:new class=0 name=1 result=2 success=0 size=4 kind=$17 " CW__CLASS_WORDS CW__UPDATER_WORDS,
            CW__CLASS_POSITIONS, CW_KIND_INT, CW__UPDATER_POSITIONS)
CW_API CW_NODISCARD cw_status cw_new_int_updater(const cw_class *holder_class, const char *name,
                                                 const cw_int_updater **updater) CW_NOTHROW;

/**
 * Makes an updater for the 64-bit integer field `name` that `holder_class` itself declares. As cw_new_int_updater.
 * Thread: any. Owns: the caller; cw_updater_free, or never. Errors: as cw_new_int_updater.
 */
CW_CONTRACT("castaway:new class=0 name=1 result=2 success=0 size=8 kind=$17 " CW__CLASS_WORDS CW__UPDATER_WORDS,
            CW__CLASS_POSITIONS, CW_KIND_LONG, CW__UPDATER_POSITIONS)
CW_API CW_NODISCARD cw_status cw_new_long_updater(const cw_class *holder_class, const char *name,
                                                  const cw_long_updater **updater) CW_NOTHROW;

/**
 * Makes an updater for the reference field `name` that `holder_class` itself declares, whose value class must be
 * `value_class` (null where the field takes any pointer). As cw_new_int_updater; CW_STATUS_WRONG_VALUE_CLASS comes
 * after WRONG_KIND.
 * Thread: any. Owns: the caller; cw_updater_free, or never. Errors: as cw_new_int_updater, WRONG_VALUE_CLASS.
 */
CW_CONTRACT(
    "castaway:new class=0 value_class=1 name=2 result=3 success=0 size=$24 kind=$17 " CW__CLASS_WORDS CW__UPDATER_WORDS,
    CW__CLASS_POSITIONS, CW_KIND_REF, CW__UPDATER_POSITIONS, sizeof(void *))
CW_API CW_NODISCARD cw_status cw_new_ref_updater(const cw_class *holder_class, const cw_class *value_class,
                                                 const char *name, const cw_ref_updater **updater) CW_NOTHROW;

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
 * The offset in bytes of the field `name` that `holder_class` itself declares, for the operations of int_offset.h,
 * long_offset.h and ref_offset.h; -1 if there is none, it is private, not atomic, misaligned, or an argument is null.
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
