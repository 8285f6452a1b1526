/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Faults: bugs in the program that an operation found in its arguments. Nothing has been stored when one is raised.
 * The default handler prints one line to standard error and aborts.
 */
#ifndef CASTAWAY_FAULT_H
#define CASTAWAY_FAULT_H

#include <castaway/config.h>
#include <stddef.h>
#include <stdint.h>

CW_BEGIN_DECLS

/** Every fault: name, number, text. The numbers are part of the ABI. */
#define CW_FAULT_TABLE(X)                                                                                              \
  X(NULL_UPDATER, 1, "the updater is null: it was never made, or making it failed")                                    \
  X(NULL_HOLDER, 2, "the holder is null")                                                                              \
  X(WRONG_HOLDER, 3, "the holder is not an instance of the updater's class")                                           \
  X(WRONG_VALUE, 4, "the value is not an instance of the field's class")                                               \
  X(NULL_FUNCTION, 5, "the function is null")                                                                          \
  X(INVALID_ORDER, 6, "the operation cannot have this memory order")                                                   \
  X(NULL_OBJECT, 7, "the object is null")                                                                              \
  X(NEGATIVE_OFFSET, 8, "the offset is negative: the look-up found no such field")

/** What was wrong. */
typedef enum cw_fault_code {
#define CW_FAULT_ENUMERATOR(name, number, text) CW_FAULT_##name = (number),
  CW_FAULT_TABLE(CW_FAULT_ENUMERATOR)
#undef CW_FAULT_ENUMERATOR
} cw_fault_code;

/** One fault, as its handler sees it. Strings are null where unknown. */
typedef struct cw_fault {
  size_t size; /**< of this struct, so that it can grow */
  cw_fault_code code;
  const char *class_name; /**< of the updater */
  const char *field_name; /**< of the updater */
  const char *operation;  /**< such as "cw_int_get_and_add" */
  const void *holder;     /**< or object */
  const void *value;      /**< the wrong reference value */
  const void *call_site;  /**< return address of the operation: for addr2line */
} cw_fault;

/**
 * Called for a fault. It may end the program, longjmp, or return; then the operation answers false, 0 or null. It must
 * not throw a C++ exception.
 */
typedef void cw_fault_fn(const cw_fault *fault, void *context);

/** A handler with its context; the caller's memory, valid for as long as it is set. */
typedef struct cw_fault_handler {
  cw_fault_fn *handle;
  void *context;
} cw_fault_handler;

/**
 * Sets the handler of the whole process, null for the default, and answers the one before.
 * Thread: any. Owns: the caller keeps the handler.
 */
CW_API const cw_fault_handler *cw_fault_set_process_handler(const cw_fault_handler *handler);

/**
 * Sets the calling thread's handler, null for the process's, and answers the one before.
 * Thread: each has its own. Owns: the caller keeps the handler.
 */
CW_API const cw_fault_handler *cw_fault_set_thread_handler(const cw_fault_handler *handler);

/**
 * Raises a fault: the thread's handler, else the process's, else the default. For libraries with checks of their own.
 * Null is ignored.
 * Thread: any.
 */
CW_API void cw_fault_raise(const cw_fault *fault);

/**
 * The text of a fault code, in lower case and without a full stop; "unknown fault" for a number that is not one.
 * Thread: any. Owns: a constant, never freed.
 */
CW_API const char *cw_fault_text(cw_fault_code code);

CW_END_DECLS

#endif
