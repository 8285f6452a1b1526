/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Integers are told apart by width and sign alone, as the operations are: int, long and long long have the kind of
 * their width on the target, an enumeration has that of its integer type, and char is signed where the target's is.
 */
#include "kind.h"

typedef struct cw_kind_names {
  const char *constant;
  const char *word;
  const char *text;
} cw_kind_names;

/* clang-format off */
static const cw_kind_names names[] = {
    [CW_KIND_INT] = {"CW_KIND_INT", "int", "a 32-bit signed integer"},
    [CW_KIND_LONG] = {"CW_KIND_LONG", "long", "a 64-bit signed integer"},
    [CW_KIND_REF] = {"CW_KIND_REF", "ref", "a pointer"},
    [CW_KIND_BYTE] = {"CW_KIND_BYTE", "byte", "an 8-bit signed integer"},
    [CW_KIND_SHORT] = {"CW_KIND_SHORT", "short", "a 16-bit signed integer"},
    [CW_KIND_UBYTE] = {"CW_KIND_UBYTE", "ubyte", "an 8-bit unsigned integer"},
    [CW_KIND_USHORT] = {"CW_KIND_USHORT", "ushort", "a 16-bit unsigned integer"},
    [CW_KIND_UINT] = {"CW_KIND_UINT", "uint", "a 32-bit unsigned integer"},
    [CW_KIND_ULONG] = {"CW_KIND_ULONG", "ulong", "a 64-bit unsigned integer"},
    [CW_KIND_BOOL] = {"CW_KIND_BOOL", "bool", "a bool"},
    [CW_KIND_INT128] = {"CW_KIND_INT128", "int128", "a 128-bit signed integer"},
    [CW_KIND_UINT128] = {"CW_KIND_UINT128", "uint128", "a 128-bit unsigned integer"},
    [CW_KIND_FLOAT] = {"CW_KIND_FLOAT", "float", "a float"},
    [CW_KIND_DOUBLE] = {"CW_KIND_DOUBLE", "double", "a double"},
};
/* clang-format on */

static const cw_kind_names *names_of(unsigned kind) {
  static const cw_kind_names none = {0, 0, "of no kind that there is"};
  return kind < sizeof names / sizeof names[0] && names[kind].constant ? &names[kind] : &none;
}

const char *cw_kind_constant(unsigned kind) {
  return names_of(kind)->constant;
}

const char *cw_kind_word(unsigned kind) {
  return names_of(kind)->word;
}

const char *cw_kind_text(unsigned kind) {
  return names_of(kind)->text;
}

static unsigned integer_kind(bool is_signed, long long size) {
  switch (size) {
  case 1:
    return is_signed ? CW_KIND_BYTE : CW_KIND_UBYTE;
  case 2:
    return is_signed ? CW_KIND_SHORT : CW_KIND_USHORT;
  case 4:
    return is_signed ? CW_KIND_INT : CW_KIND_UINT;
  case 8:
    return is_signed ? CW_KIND_LONG : CW_KIND_ULONG;
  case 16:
    return is_signed ? CW_KIND_INT128 : CW_KIND_UINT128;
  default:
    return 0;
  }
}

/* Of anything but pointers and enumerations; 0 for what no kind is for. */
static unsigned scalar_kind(CXType type) {
  switch (type.kind) {
  case CXType_Char_S:
  case CXType_SChar:
  case CXType_Short:
  case CXType_Int:
  case CXType_Long:
  case CXType_LongLong:
  case CXType_Int128:
    return integer_kind(true, clang_Type_getSizeOf(type));
  case CXType_Char_U:
  case CXType_UChar:
  case CXType_UShort:
  case CXType_UInt:
  case CXType_ULong:
  case CXType_ULongLong:
  case CXType_UInt128:
    return integer_kind(false, clang_Type_getSizeOf(type));
  case CXType_Bool:
    return CW_KIND_BOOL;
  case CXType_Float:
    return CW_KIND_FLOAT;
  case CXType_Double:
    return clang_Type_getSizeOf(type) == 8 ? CW_KIND_DOUBLE : 0;
  default:
    return 0;
  }
}

static const char *obstacle_of(CXType type) {
  switch (type.kind) {
  case CXType_Record:
    return clang_getTypeDeclaration(type).kind == CXCursor_UnionDecl ? "a union" : "a struct";
  case CXType_IncompleteArray:
    return "a flexible array member";
  case CXType_ConstantArray:
    return "an array";
  case CXType_Vector:
  case CXType_ExtVector:
    return "a vector";
  case CXType_LongDouble:
  case CXType_Complex:
  case CXType_Half:
  case CXType_Float16:
    return "of a floating-point type that updaters do not know";
  default:
    return "of a type that updaters do not know";
  }
}

static void shape_pointer(cw_shape *shape, CXType type) {
  shape->pointee = clang_getCanonicalType(clang_getPointeeType(type));
  if (shape->pointee.kind == CXType_FunctionProto || shape->pointee.kind == CXType_FunctionNoProto)
    shape->obstacle = "a pointer to a function";
  else if (clang_getAddressSpace(shape->pointee) != 0)
    shape->obstacle = "a pointer into another address space";
  else
    shape->kind = CW_KIND_REF;
}

cw_shape cw_shape_of(CXType type) {
  type = clang_getCanonicalType(type);
  cw_shape shape = {.is_volatile = clang_isVolatileQualifiedType(type), .is_const = clang_isConstQualifiedType(type)};
  shape.is_atomic = type.kind == CXType_Atomic;
  if (shape.is_atomic)
    type = clang_getCanonicalType(clang_Type_getValueType(type));
  if (type.kind == CXType_Enum)
    type = clang_getCanonicalType(clang_getEnumDeclIntegerType(clang_getTypeDeclaration(type)));
  if (type.kind == CXType_Pointer) {
    shape_pointer(&shape, type);
    return shape;
  }
  shape.kind = scalar_kind(type);
  if (!shape.kind)
    shape.obstacle = obstacle_of(type);
  return shape;
}
