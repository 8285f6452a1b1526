/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The conformance suite's trace: one line for each case, `group: case: result`, the same from every compiler. A case
 * whose result is not the expected one says so and makes the program fail.
 */
#ifndef TEST_CONFORMANCE_TRACE_H
#define TEST_CONFORMANCE_TRACE_H

#include <castaway/castaway.h>

/* Any value; the greatest 128-bit ones are shown as negative. */
#ifdef CW_HAVE_INT128
typedef cw_int128 trace_value;
#else
typedef long long trace_value;
#endif

/* The group of the cases that follow. */
void trace_group(const char *group);

/* Prints a case whose result is a number. */
void trace_number(const char *name, trace_value actual, trace_value expected);

/* Prints a case that must have raised exactly the fault `expected` and have answered zero; 0 as `expected` is for no
   fault at all. Forgets the faults seen. */
void trace_fault(const char *name, trace_value answer, cw_fault_code expected);

/* Prints a case whose result is a status. */
void trace_status(const char *name, cw_status actual, cw_status expected);

/* Faults since the last trace_fault, for cases that trace them later. */
int trace_fault_count(void);

/* Ends the trace; the program's exit status. */
int trace_end(void);

/* The parts of the suite, in the order of the trace. */
void run_creation(void);
void run_int(void);
void run_long(void);
void run_ref(void);
void run_byte(void);
void run_short(void);
void run_ubyte(void);
void run_ushort(void);
void run_uint(void);
void run_ulong(void);
void run_int128(void);
void run_uint128(void);
void run_bool(void);
void run_floating(void);
void run_start_up(void);
void run_edges(void);

#endif
