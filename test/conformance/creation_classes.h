/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The structs of creation.c.
 */
#ifndef TEST_CONFORMANCE_CREATION_CLASSES_H
#define TEST_CONFORMANCE_CREATION_CLASSES_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT target {
  cw_object object;
} target;

typedef struct CW_REFLECT subject {
  cw_object object;
  CW_ATOMIC(int32_t) int_field;
  CW_ATOMIC(int64_t) long_field;
  CW_ATOMIC(target *) ref_field;
  CW_PRIVATE CW_ATOMIC(int32_t) private_field;
  int32_t plain_int;
  int64_t plain_long;
  target *plain_ref;
} subject;

typedef struct CW_REFLECT inheritor {
  subject base;
  CW_ATOMIC(int32_t) own;
} inheritor;

#endif
