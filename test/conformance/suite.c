/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The conformance suite: the cases that java.util.concurrent's own field updaters are held to, for C, and those that an
 * optimiser of updaters could get wrong. Prints a trace that does not depend on the compiler, its options or the
 * plugin; exits with 0 if every case had the expected result.
 *
 * Self-contained, to be built in any way from these sources and the runtime, and the outputs compared:
 *
 *   cc -std=c11 -I runtime/include -I BUILD/runtime/include -pthread
 *      (every .c file of test/conformance)
 *      BUILD/runtime/libcastaway.a -o suite && ./suite
 *
 * This file keeps the trace and the fault handler and runs the parts.
 */
#include "trace.h"
#include <stdio.h>
#include <string.h>

static const char *current_group = "";
static int cases;
static int failures;

static int faults;
static cw_fault_code last_fault;

static void begin_case(const char *name) {
  cases++;
  printf("%s: %s: ", current_group, name);
}

static void end_case(bool right, const char *expected) {
  if (!right) {
    failures++;
    printf(" FAILED, expected %s", expected);
  }
  putchar('\n');
}

void trace_group(const char *group) {
  current_group = group;
}

enum { DECIMAL_SIZE = 48 };

/* Writes the number at the end of `text`, and answers where it starts. */
static const char *decimal(trace_value number, char text[DECIMAL_SIZE]) {
  char *start = text + DECIMAL_SIZE;
  int digit_sign = number < 0 ? -1 : 1;
  *--start = 0;
  do {
    *--start = (char)('0' + digit_sign * (int)(number % 10));
    number /= 10;
  } while (number != 0);
  if (digit_sign < 0)
    *--start = '-';
  return start;
}

void trace_number(const char *name, trace_value actual, trace_value expected) {
  char actual_text[DECIMAL_SIZE], text_space[DECIMAL_SIZE];
  const char *text = decimal(expected, text_space);
  begin_case(name);
  printf("%s", decimal(actual, actual_text));
  end_case(actual == expected, text);
}

void trace_status(const char *name, cw_status actual, cw_status expected) {
  begin_case(name);
  printf("%s", cw_status_name(actual));
  end_case(actual == expected, cw_status_name(expected));
}

static void forget_faults(void) {
  faults = 0;
  last_fault = (cw_fault_code)0;
}

static const char *fault_text(cw_fault_code code) {
  return code ? cw_fault_text(code) : "no fault";
}

void trace_fault(const char *name, trace_value answer, cw_fault_code expected) {
  bool right = faults == (expected ? 1 : 0) && last_fault == expected && (!expected || answer == 0);
  begin_case(name);
  char text[DECIMAL_SIZE];
  printf("%d faults, %s, answer %s", faults, fault_text(last_fault), decimal(answer, text));
  end_case(right, fault_text(expected));
  forget_faults();
}

int trace_fault_count(void) {
  return faults;
}

int trace_end(void) {
  printf("%d cases, %d failures\n", cases, failures);
  return failures ? 1 : 0;
}

static void remember_fault(const cw_fault *fault, void *context) {
  (void)context;
  faults++;
  last_fault = fault->code;
}

static const cw_fault_handler remember = {remember_fault, 0};

/* Before every other constructor, as start_up.c provokes faults in one. */
__attribute__((constructor(101))) static void set_handler(void) {
  cw_fault_set_process_handler(&remember);
}

int main(void) {
  forget_faults(); /* those of start_up.c's constructor, which it has counted */
  run_creation();
  run_int();
  run_long();
  run_ref();
  run_byte();
  run_short();
  run_ubyte();
  run_ushort();
  run_uint();
  run_ulong();
  run_int128();
  run_uint128();
  run_bool();
  run_floating();
  run_start_up();
  run_edges();
  return trace_end();
}
