/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one set of results for everything that can fail without a bug in the program. Bugs are faults (fault.h).
 */
#ifndef CASTAWAY_STATUS_H
#define CASTAWAY_STATUS_H

#include <castaway/config.h>

CW_BEGIN_DECLS

/**
 * Every status: name, number, text. The numbers are part of the ABI and never change.
 * The first group is what making an updater can answer, in the order in which it is checked.
 */
#define CW_STATUS_TABLE(X)                                                                                             \
  X(OK, 0, "success")                                                                                                  \
  X(NULL_ARGUMENT, 1, "an argument that must be given is null")                                                        \
  X(NO_SUCH_FIELD, 2, "the class declares no field of that name")                                                      \
  X(NOT_ACCESSIBLE, 3, "the field is private to its module")                                                           \
  X(WRONG_KIND, 4, "the field has another kind or width")                                                              \
  X(WRONG_VALUE_CLASS, 5, "the field refers to objects of another class")                                              \
  X(NOT_ATOMIC, 6, "the field is not declared atomic")                                                                 \
  X(MISALIGNED, 7, "the field's offset is not a multiple of its size")                                                 \
  X(NO_MEMORY, 8, "out of memory")                                                                                     \
  X(BAD_CLASS, 9, "the class descriptor contradicts itself")                                                           \
  X(INVALID_ARGUMENT, 10, "an argument is outside its range")                                                          \
  X(CANCELLED, 11, "the job was cancelled")                                                                            \
  X(CLOSED, 12, "the scope, job or dispatcher takes nothing more")                                                     \
  X(DEADLOCK, 13, "waiting here would wait for itself")                                                                \
  X(BUSY, 14, "still in use")                                                                                          \
  X(SYSTEM, 15, "a system call failed; errno says why")

/** What a call that can fail answers. Zero is success. */
typedef enum cw_status {
#define CW_STATUS_ENUMERATOR(name, number, text) CW_STATUS_##name = (number),
  CW_STATUS_TABLE(CW_STATUS_ENUMERATOR)
#undef CW_STATUS_ENUMERATOR
} cw_status;

/**
 * The text of a status, in lower case and without a full stop; "unknown status" for a number that is not one.
 * Thread: any. Owns: a constant, never freed.
 */
CW_API const char *cw_status_text(cw_status status);

/**
 * The constant's own name, such as "CW_STATUS_NO_SUCH_FIELD", for logs and tests.
 * Thread: any. Owns: a constant, never freed.
 */
CW_API const char *cw_status_name(cw_status status);

CW_END_DECLS

#endif
