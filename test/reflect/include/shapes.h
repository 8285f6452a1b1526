/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Structs whose layout depends on the target's definitions and options.
 */
#ifndef TEST_REFLECT_SHAPES_H
#define TEST_REFLECT_SHAPES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT shape {
  cw_object object;
#ifdef NDEBUG
  int32_t released; /* the build type's */
#endif
#ifdef SHAPES_HAVE_EXTRA
  SHAPES_EXTRA_TYPE extra;
#endif
  enum { SHAPE_NEW, SHAPE_DRAWN } phase; /* its size is an option's */
  CW_UPDATER CW_ATOMIC(int32_t) uses;
  CW_PRIVATE CW_ATOMIC(int64_t) serial;
} shape;

typedef struct CW_REFLECT circle {
  shape base;
  struct {
    int32_t radius;
    CW_UPDATER CW_ATOMIC(int32_t) turns;
  };
  CW_ATOMIC(shape *) inside;
} circle;

#endif
