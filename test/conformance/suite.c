/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The conformance suite: the cases that java.util.concurrent's own field updaters are held to, for C, and those that an
 * optimiser of updaters could get wrong. Prints a trace that does not depend on the compiler, its options or the
 * plugin; exits with 0 if every case had the expected result.
 *
 * Self-contained, to be built in any way from these sources and the runtime, and the outputs compared:
 *
 *   cc -std=c11 -I runtime/include -I BUILD/runtime/include -pthread
 *      test/conformance/{suite,creation,int_cases,long_cases,ref_cases,start_up,edges,edges_elsewhere}.c
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

void trace_number(const char *name, long long actual, long long expected) {
  char text[32];
  snprintf(text, sizeof text, "%lld", expected);
  begin_case(name);
  printf("%lld", actual);
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

void trace_fault(const char *name, long long answer, cw_fault_code expected) {
  bool right = faults == (expected ? 1 : 0) && last_fault == expected && (!expected || answer == 0);
  begin_case(name);
  printf("%d faults, %s, answer %lld", faults, fault_text(last_fault), answer);
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
  run_start_up();
  run_edges();
  return trace_end();
}
