/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Class descriptors: constants that say, for one struct, which fields it declares and which classes it extends.
 *
 * Two kinds of classes:
 *   - an *object* class: its structs start with a `cw_object`, so an object's class can be checked at run time;
 *   - a *plain* class: any struct as it is. Only null is checked at run time; CW_TYPED checks the type when compiling.
 */
#ifndef CASTAWAY_CLASS_H
#define CASTAWAY_CLASS_H

#include <castaway/config.h>
#include <castaway/status.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

CW_BEGIN_DECLS

/** How deep an inheritance chain may be: a root has depth 0, the deepest subclass CW_CLASS_DISPLAY - 1. */
#define CW_CLASS_DISPLAY 8

/** What a field holds. The numbers are part of the ABI. */
typedef enum cw_kind {
  CW_KIND_INT = 1,      /**< `int32_t` */
  CW_KIND_LONG = 2,     /**< `int64_t` */
  CW_KIND_REF = 3,      /**< pointer to an object, or null */
  CW_KIND_BYTE = 4,     /**< `int8_t` */
  CW_KIND_SHORT = 5,    /**< `int16_t` */
  CW_KIND_UBYTE = 6,    /**< `uint8_t` */
  CW_KIND_USHORT = 7,   /**< `uint16_t` */
  CW_KIND_UINT = 8,     /**< `uint32_t` */
  CW_KIND_ULONG = 9,    /**< `uint64_t` */
  CW_KIND_BOOL = 10,    /**< `bool` */
  CW_KIND_INT128 = 11,  /**< `cw_int128`; fields of it only where CW_HAVE_INT128 is defined */
  CW_KIND_UINT128 = 12, /**< `cw_uint128`; fields of it only where CW_HAVE_INT128 is defined */
  CW_KIND_FLOAT = 13,   /**< `float` */
  CW_KIND_DOUBLE = 14   /**< `double` */
} cw_kind;

/** Bits of `cw_field.flags`. */
enum {
  CW_FIELD_ATOMIC = 1, /**< declared `_Atomic` */
  CW_FIELD_PRIVATE = 2 /**< no updater by name: only code that sees the struct may reach it */
};

/** Bits of `cw_class.flags`. */
enum {
  CW_CLASS_PLAIN = 1 /**< its objects carry no `cw_object` */
};

typedef struct cw_class cw_class;

/** One declared field. All members are constants. Offsets and sizes in bytes. */
typedef struct cw_field {
  const char *name;
  const cw_class *value_class; /**< CW_KIND_REF: class of what it refers to; null: any pointer */
  uint32_t offset;             /**< from the start of the struct */
  uint32_t size;
  uint32_t kind;  /**< a cw_kind */
  uint32_t flags; /**< CW_FIELD_… */
} cw_field;

/** One class. All members are constants; write one with CW_CLASS, CW_SUBCLASS or CW_PLAIN_CLASS. */
struct cw_class {
  const char *name;
  const cw_class *super;  /**< null for a root */
  const cw_field *fields; /**< the fields that this class itself declares, in any order */
  uint32_t field_count;
  uint32_t size;  /**< of one object, in bytes */
  uint32_t depth; /**< number of ancestors */
  uint32_t flags; /**< CW_CLASS_… */
  /** `display[d]` is the ancestor of depth d and `display[depth]` the class itself: a subclass test is one load. */
  const cw_class *display[CW_CLASS_DISPLAY];
};

/** The head of every object whose class is checked at run time: its struct's first member. */
typedef struct cw_object {
  const cw_class *object_class;
} cw_object;

/*
 * ---- Writing descriptors -------------------------------------------------------------------------------------------
 *
 *   typedef struct node { cw_object object; CW_ATOMIC(int32_t) state; CW_ATOMIC(struct node *) next; } node;
 *
 *   extern const cw_class node_class;
 *   static const cw_field node_fields[] = {
 *       CW_FIELD_INT(node, state),
 *       CW_FIELD_REF(node, next, node, &node_class),
 *   };
 *   const cw_class node_class = CW_CLASS(node_class, node, node_fields);
 */

/* Flags of a field of type U or `_Atomic(U)`; any other type does not compile. */
#ifdef __cplusplus
CW_END_DECLS
namespace castaway_detail {
template <typename Field, typename Value> struct field_flags; /* undefined: the field has another type */
template <typename Value> struct field_flags<Value, Value> {
  enum : uint32_t { value = 0 };
};
template <template <typename> class Atomic, typename Value> struct field_flags<Atomic<Value>, Value> {
  enum : uint32_t { value = CW_FIELD_ATOMIC };
};
/* Where int64_t is long, a long long has the same size and representation. */
#if __SIZEOF_LONG__ == 8
template <template <typename> class Atomic>
struct field_flags<Atomic<long long>, long> : field_flags<Atomic<long>, long> {};
template <> struct field_flags<long long, long> : field_flags<long, long> {};
template <template <typename> class Atomic>
struct field_flags<Atomic<unsigned long long>, unsigned long> : field_flags<Atomic<unsigned long>, unsigned long> {};
template <> struct field_flags<unsigned long long, unsigned long> : field_flags<unsigned long, unsigned long> {};
#endif
} // namespace castaway_detail
CW_BEGIN_DECLS
#define CW__FIELD_FLAGS_OF(T, field, Value) (castaway_detail::field_flags<decltype(T::field), Value>::value)
#define CW__FIELD_FLAGS_LONG(T, field) CW__FIELD_FLAGS_OF(T, field, int64_t)
#define CW__FIELD_FLAGS_ULONG(T, field) CW__FIELD_FLAGS_OF(T, field, uint64_t)
#define CW__FIELD_FLAGS_REF(T, field, Target) CW__FIELD_FLAGS_OF(T, field, Target *)
#else
/* A pointer to a pointer would be laid out as a product. */
/* clang-format off */
#define CW__FIELD_FLAGS_OF(T, field, Value)                                                                            \
  _Generic(&((T *)0)->field, _Atomic(Value) *: (uint32_t)CW_FIELD_ATOMIC, Value *: 0u)
#define CW__FIELD_FLAGS_REF(T, field, Target)                                                                          \
  _Generic(&((T *)0)->field, _Atomic(Target *) *: (uint32_t)CW_FIELD_ATOMIC, Target **: 0u)
/* clang-format on */
#if __SIZEOF_LONG__ == 8
#define CW__FIELD_FLAGS_LONG(T, field)                                                                                 \
  _Generic(&((T *)0)->field,                                                                                           \
      _Atomic(long) *: (uint32_t)CW_FIELD_ATOMIC,                                                                      \
      _Atomic(long long) *: (uint32_t)CW_FIELD_ATOMIC,                                                                 \
      long *: 0u,                                                                                                      \
      long long *: 0u)
#define CW__FIELD_FLAGS_ULONG(T, field)                                                                                \
  _Generic(&((T *)0)->field,                                                                                           \
      _Atomic(unsigned long) *: (uint32_t)CW_FIELD_ATOMIC,                                                             \
      _Atomic(unsigned long long) *: (uint32_t)CW_FIELD_ATOMIC,                                                        \
      unsigned long *: 0u,                                                                                             \
      unsigned long long *: 0u)
#else
#define CW__FIELD_FLAGS_LONG(T, field) CW__FIELD_FLAGS_OF(T, field, int64_t)
#define CW__FIELD_FLAGS_ULONG(T, field) CW__FIELD_FLAGS_OF(T, field, uint64_t)
#endif
#endif
#define CW__FIELD_FLAGS_INT(T, field) CW__FIELD_FLAGS_OF(T, field, int32_t)
#define CW__FIELD_FLAGS_BYTE(T, field) CW__FIELD_FLAGS_OF(T, field, int8_t)
#define CW__FIELD_FLAGS_SHORT(T, field) CW__FIELD_FLAGS_OF(T, field, int16_t)
#define CW__FIELD_FLAGS_UBYTE(T, field) CW__FIELD_FLAGS_OF(T, field, uint8_t)
#define CW__FIELD_FLAGS_USHORT(T, field) CW__FIELD_FLAGS_OF(T, field, uint16_t)
#define CW__FIELD_FLAGS_UINT(T, field) CW__FIELD_FLAGS_OF(T, field, uint32_t)
#define CW__FIELD_FLAGS_BOOL(T, field) CW__FIELD_FLAGS_OF(T, field, bool)
#define CW__FIELD_FLAGS_INT128(T, field) CW__FIELD_FLAGS_OF(T, field, cw_int128)
#define CW__FIELD_FLAGS_UINT128(T, field) CW__FIELD_FLAGS_OF(T, field, cw_uint128)
#define CW__FIELD_FLAGS_FLOAT(T, field) CW__FIELD_FLAGS_OF(T, field, float)
#define CW__FIELD_FLAGS_DOUBLE(T, field) CW__FIELD_FLAGS_OF(T, field, double)

#define CW__FIELD(T, field, kind, flags, value_class)                                                                  \
  {#field, (value_class), (uint32_t)offsetof(T, field), (uint32_t)sizeof(((T *)0)->field), (uint32_t)(kind), (flags)}

/* A field of a kind that has no classes of values, with more flags. */
#define CW__PLAIN_FIELD(T, field, KIND, more)                                                                          \
  CW__FIELD(T, field, CW_KIND_##KIND, CW__FIELD_FLAGS_##KIND(T, field) | (uint32_t)(more), 0)

/** Describes `field` of struct type `T`, an `int32_t`, atomic or not. Another type does not compile. */
#define CW_FIELD_INT(T, field) CW__PLAIN_FIELD(T, field, INT, 0)
/** As CW_FIELD_INT, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_INT(T, field) CW__PLAIN_FIELD(T, field, INT, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a 64-bit signed integer, atomic or not. Another type does not compile. */
#define CW_FIELD_LONG(T, field) CW__PLAIN_FIELD(T, field, LONG, 0)
/** As CW_FIELD_LONG, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_LONG(T, field) CW__PLAIN_FIELD(T, field, LONG, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, an `int8_t`, atomic or not. Another type does not compile. */
#define CW_FIELD_BYTE(T, field) CW__PLAIN_FIELD(T, field, BYTE, 0)
/** As CW_FIELD_BYTE, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_BYTE(T, field) CW__PLAIN_FIELD(T, field, BYTE, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, an `int16_t`, atomic or not. Another type does not compile. */
#define CW_FIELD_SHORT(T, field) CW__PLAIN_FIELD(T, field, SHORT, 0)
/** As CW_FIELD_SHORT, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_SHORT(T, field) CW__PLAIN_FIELD(T, field, SHORT, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a `uint8_t`, atomic or not. Another type does not compile. */
#define CW_FIELD_UBYTE(T, field) CW__PLAIN_FIELD(T, field, UBYTE, 0)
/** As CW_FIELD_UBYTE, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_UBYTE(T, field) CW__PLAIN_FIELD(T, field, UBYTE, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a `uint16_t`, atomic or not. Another type does not compile. */
#define CW_FIELD_USHORT(T, field) CW__PLAIN_FIELD(T, field, USHORT, 0)
/** As CW_FIELD_USHORT, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_USHORT(T, field) CW__PLAIN_FIELD(T, field, USHORT, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a `uint32_t`, atomic or not. Another type does not compile. */
#define CW_FIELD_UINT(T, field) CW__PLAIN_FIELD(T, field, UINT, 0)
/** As CW_FIELD_UINT, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_UINT(T, field) CW__PLAIN_FIELD(T, field, UINT, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a 64-bit unsigned integer, atomic or not. Another type does not compile. */
#define CW_FIELD_ULONG(T, field) CW__PLAIN_FIELD(T, field, ULONG, 0)
/** As CW_FIELD_ULONG, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_ULONG(T, field) CW__PLAIN_FIELD(T, field, ULONG, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a `bool`, atomic or not. Another type does not compile. */
#define CW_FIELD_BOOL(T, field) CW__PLAIN_FIELD(T, field, BOOL, 0)
/** As CW_FIELD_BOOL, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_BOOL(T, field) CW__PLAIN_FIELD(T, field, BOOL, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a `float`, atomic or not. Another type does not compile. */
#define CW_FIELD_FLOAT(T, field) CW__PLAIN_FIELD(T, field, FLOAT, 0)
/** As CW_FIELD_FLOAT, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_FLOAT(T, field) CW__PLAIN_FIELD(T, field, FLOAT, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a `double`, atomic or not. Another type does not compile. */
#define CW_FIELD_DOUBLE(T, field) CW__PLAIN_FIELD(T, field, DOUBLE, 0)
/** As CW_FIELD_DOUBLE, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_DOUBLE(T, field) CW__PLAIN_FIELD(T, field, DOUBLE, CW_FIELD_PRIVATE)
#ifdef CW_HAVE_INT128
/** Describes `field` of struct type `T`, a `cw_int128`, atomic or not. Another type does not compile. */
#define CW_FIELD_INT128(T, field) CW__PLAIN_FIELD(T, field, INT128, 0)
/** As CW_FIELD_INT128, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_INT128(T, field) CW__PLAIN_FIELD(T, field, INT128, CW_FIELD_PRIVATE)
/** Describes `field` of struct type `T`, a `cw_uint128`, atomic or not. Another type does not compile. */
#define CW_FIELD_UINT128(T, field) CW__PLAIN_FIELD(T, field, UINT128, 0)
/** As CW_FIELD_UINT128, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_UINT128(T, field) CW__PLAIN_FIELD(T, field, UINT128, CW_FIELD_PRIVATE)
#endif
/**
 * Describes `field` of `T`, a `Target *`, atomic or not. `value_class` is the descriptor of Target, or null where any
 * pointer may be stored. Another type does not compile.
 */
#define CW_FIELD_REF(T, field, Target, value_class)                                                                    \
  CW__FIELD(T, field, CW_KIND_REF, CW__FIELD_FLAGS_REF(T, field, Target), (value_class))
/** As CW_FIELD_REF, for a field that no updater by name may reach. */
#define CW_FIELD_PRIVATE_REF(T, field, Target, value_class)                                                            \
  CW__FIELD(T, field, CW_KIND_REF, CW__FIELD_FLAGS_REF(T, field, Target) | (uint32_t)CW_FIELD_PRIVATE, (value_class))

#define CW__COUNT(array) ((uint32_t)(sizeof(array) / sizeof((array)[0])))

/** Descriptor of a root class of objects: its own variable's name, its struct type, its array of fields. */
#define CW_CLASS(self, T, field_array)                                                                                 \
  {#T, 0, (field_array), CW__COUNT(field_array), (uint32_t)sizeof(T), 0, 0, {&(self), 0, 0, 0, 0, 0, 0, 0}}

/** Descriptor of a plain struct: its own variable's name, its struct type, its array of fields. */
#define CW_PLAIN_CLASS(self, T, field_array)                                                                           \
  {#T, 0, (field_array), CW__COUNT(field_array), (uint32_t)sizeof(T), 0, CW_CLASS_PLAIN, {&(self), 0, 0, 0, 0, 0, 0, 0}}

/**
 * Descriptor of a subclass, whose struct has its superclass's struct as first member. After the fields come `depth`
 * (1 for a child of a root), the superclass, and the display in parentheses: every ancestor, the root first, then the
 * class itself. `cw_class_validate` checks that they agree.
 *
 *   const cw_class leaf_class = CW_SUBCLASS(leaf, leaf_fields, 1, &node_class, (&node_class, &leaf_class));
 */
#define CW_SUBCLASS(T, field_array, depth, super, display)                                                             \
  {                                                                                                                    \
    #T, (super), (field_array), CW__COUNT(field_array), (uint32_t)sizeof(T), (depth), 0, {                             \
      CW__UNWRAP display                                                                                               \
    }                                                                                                                  \
  }
#define CW__UNWRAP(...) __VA_ARGS__

/** As CW_CLASS, for a class that declares no fields. */
#define CW_CLASS_WITHOUT_FIELDS(self, T) {#T, 0, 0, 0, (uint32_t)sizeof(T), 0, 0, {&(self), 0, 0, 0, 0, 0, 0, 0}}
/** As CW_SUBCLASS, for a class that declares no fields of its own. */
#define CW_SUBCLASS_WITHOUT_FIELDS(T, depth, super, display)                                                           \
  {                                                                                                                    \
    #T, (super), 0, 0, (uint32_t)sizeof(T), (depth), 0, {                                                              \
      CW__UNWRAP display                                                                                               \
    }                                                                                                                  \
  }

/**
 * `pointer`, which must have the static type `T *`: anything else does not compile. For plain classes, whose holders
 * cannot be checked at run time: `cw_int_get(&state_updater, CW_TYPED(node, n))`.
 */
#ifdef __cplusplus
#define CW_TYPED(T, pointer) castaway_detail::same_type<T>(pointer)
#else
#define CW_TYPED(T, pointer) _Generic((pointer), T *: (pointer))
#endif

/**
 * Makes `object` an instance of `object_class`; to be called once, before any other thread can see the object. A
 * class, once set, does not change as long as the object lives; a constructor may refine it to a subclass.
 * Thread: the caller has the object for itself. Errors: a null object is a fault, CW_FAULT_NULL_OBJECT.
 */
CW_CONTRACT("castaway:init object=0 class=1 object.class=$0", offsetof(cw_object, object_class))
CW_API void cw_object_init(cw_object *object, const cw_class *object_class);

/**
 * Whether `candidate` is `ancestor` or extends it. False if either is null.
 * Thread: any.
 */
CW_API CW_PURE bool cw_class_extends(const cw_class *candidate, const cw_class *ancestor);

/**
 * Whether `object`, which starts with a cw_object, is an instance of `object_class` or of a subclass. Null is not.
 * Thread: any.
 */
CW_CONTRACT("castaway:instance object=0 class=1 object.class=$0", offsetof(cw_object, object_class))
CW_API CW_PURE bool cw_object_is_instance(const void *object, const cw_class *object_class);

/**
 * The field of that name that `object_class` itself declares, or null (also where an argument is null). Inherited
 * fields belong to the class that declares them.
 * Thread: any. Owns: part of the descriptor.
 */
CW_API CW_PURE const cw_field *cw_class_find_field(const cw_class *object_class, const char *name);

/**
 * The offset in bytes of the field of that name that `object_class` itself declares, whatever its flags, or -1 (also
 * where an argument is null). For checked builds, which compare it with what a file was compiled with; for access there
 * is cw_field_offset, which looks at the flags.
 * Thread: any.
 */
CW_API CW_PURE ptrdiff_t cw_class_field_offset(const cw_class *object_class, const char *name);

/**
 * Checks a descriptor that was written by hand: the display against the chain of supers, each field's offset and size
 * against the object's size, names present and without duplicates.
 * Thread: any. Errors: CW_STATUS_NULL_ARGUMENT, CW_STATUS_BAD_CLASS.
 */
CW_API CW_NODISCARD cw_status cw_class_validate(const cw_class *object_class);

CW_END_DECLS

#ifdef __cplusplus
namespace castaway_detail {
template <typename T> inline T *same_type(T *pointer) {
  return pointer;
}
} // namespace castaway_detail
#endif

#endif
