/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Who is told about a fault: the thread's handler, else the process's, else standard error and abort.
 */
#include <castaway/fault.h>
#include <castaway/updater.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

/* Release when set and acquire when read: a thread that sees the pointer sees the handler's members. */
static _Atomic(const cw_fault_handler *) process_handler;
static _Thread_local const cw_fault_handler *thread_handler;

const cw_fault_handler *cw_fault_set_process_handler(const cw_fault_handler *handler) {
  return atomic_exchange_explicit(&process_handler, handler, memory_order_acq_rel);
}

const cw_fault_handler *cw_fault_set_thread_handler(const cw_fault_handler *handler) {
  const cw_fault_handler *before = thread_handler;
  thread_handler = handler;
  return before;
}

const char *cw_fault_text(cw_fault_code code) {
  switch (code) {
#define FAULT_TEXT(name, number, text)                                                                                 \
  case CW_FAULT_##name:                                                                                                \
    return text;
    CW_FAULT_TABLE(FAULT_TEXT)
#undef FAULT_TEXT
  }
  return "unknown fault";
}

static const char *or_unknown(const char *name) {
  return name ? name : "?";
}

/* An offset does not tell whose it is; the look-up that failed did, if it was this thread's last. */
static const char *failed_lookup(const cw_fault *fault) {
  return fault->code == CW_FAULT_NEGATIVE_OFFSET ? cw_last_error() : "";
}

/* One call of fprintf, so that the lines of two threads do not mix. */
static _Noreturn void print_and_abort(const cw_fault *fault) {
  const char *lookup = failed_lookup(fault);
  fprintf(stderr, "castaway: %s on field %s of class %s: %s (called from %p, holder %p, value %p)%s%s\n",
          or_unknown(fault->operation), or_unknown(fault->field_name), or_unknown(fault->class_name),
          cw_fault_text(fault->code), fault->call_site, fault->holder, fault->value,
          *lookup ? "; last failed look-up: " : "", lookup);
  abort();
}

void cw_fault_raise(const cw_fault *fault) {
  if (!fault)
    return;
  const cw_fault_handler *handler = thread_handler;
  if (!handler)
    handler = atomic_load_explicit(&process_handler, memory_order_acquire);
  if (!handler)
    print_and_abort(fault);
  handler->handle(fault, handler->context);
}
