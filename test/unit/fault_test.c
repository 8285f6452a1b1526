/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fault handlers: thread before process before default, what setting one answers, and the default's line and abort.
 */
#include "fault_recorder.h"
#include "shapes.h"
#include <castaway/int_offset.h>
#include <castaway/int_updater.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static const cw_int_updater the_updater = CW_INT_UPDATER(holder_class, holder, int_middle);
static fault_recorder of_thread;
static fault_recorder of_process;

static int set_up(void **state) {
  (void)state;
  fault_recorder_init(&of_thread);
  fault_recorder_init(&of_process);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  cw_fault_set_thread_handler(0);
  cw_fault_set_process_handler(0);
  return 0;
}

static void provoke(void) {
  cw_int_set(&the_updater, 0, 1);
}

static void *provoke_in_thread(void *unused) {
  provoke();
  return unused;
}

static void handlers__both_set__thread_comes_first(void **state) {
  (void)state;
  cw_fault_set_thread_handler(&of_thread.handler);
  cw_fault_set_process_handler(&of_process.handler);
  provoke();
  assert_int_equal(of_thread.count, 1);
  assert_int_equal(of_process.count, 0);
}

static void handlers__other_thread_without_own__process_handler(void **state) {
  (void)state;
  pthread_t thread;
  cw_fault_set_thread_handler(&of_thread.handler);
  cw_fault_set_process_handler(&of_process.handler);
  assert_int_equal(pthread_create(&thread, 0, provoke_in_thread, 0), 0);
  pthread_join(thread, 0);
  assert_int_equal(of_thread.count, 0);
  assert_int_equal(of_process.count, 1);
}

static void handlers__thread_handler_removed__process_handler(void **state) {
  (void)state;
  cw_fault_set_thread_handler(&of_thread.handler);
  cw_fault_set_process_handler(&of_process.handler);
  cw_fault_set_thread_handler(0);
  provoke();
  assert_int_equal(of_process.count, 1);
}

static void set_handler__each__answers_the_one_before(void **state) {
  (void)state;
  assert_null(cw_fault_set_thread_handler(&of_thread.handler));
  assert_ptr_equal(cw_fault_set_thread_handler(0), &of_thread.handler);
  assert_null(cw_fault_set_process_handler(&of_process.handler));
  assert_ptr_equal(cw_fault_set_process_handler(0), &of_process.handler);
}

static void raise__fault_of_a_user__reaches_the_handler_unchanged(void **state) {
  (void)state;
  const cw_fault fault = {
      sizeof fault, CW_FAULT_WRONG_VALUE, "their class", "their field", "their_set", &of_thread, 0, 0};
  cw_fault_set_thread_handler(&of_thread.handler);
  cw_fault_raise(&fault);
  assert_memory_equal(&of_thread.last, &fault, sizeof fault);
}

static void fault_text__every_fault__is_in_the_table(void **state) {
  (void)state;
#define EXPECT_FAULT(name, number, text) assert_string_equal(cw_fault_text((cw_fault_code)(number)), text);
  CW_FAULT_TABLE(EXPECT_FAULT)
  assert_string_equal(cw_fault_text((cw_fault_code)0), "unknown fault");
  assert_string_equal(cw_fault_text((cw_fault_code)99), "unknown fault");
}

/* ---- The default handler: what a child process wrote to standard error before it died ---- */

static void run_in_child(void (*body)(void), int output) {
  dup2(output, STDERR_FILENO);
  signal(SIGABRT, SIG_DFL);
  body();
  _exit(0);
}

static void read_all(int input, char *text, size_t size) {
  size_t length = 0;
  for (ssize_t got = 1; got > 0 && length < size - 1; length += got > 0 ? (size_t)got : 0)
    got = read(input, text + length, size - 1 - length);
  text[length] = 0;
}

/* The signal that ended the child, or 0. */
static int last_words(void (*body)(void), char *text, size_t size) {
  int ends[2];
  int status;
  assert_int_equal(pipe(ends), 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0)
    run_in_child(body, ends[1]);
  close(ends[1]);
  read_all(ends[0], text, size);
  close(ends[0]);
  assert_int_equal(waitpid(child, &status, 0), child);
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void provoke_by_offset(void) {
  cw_offset_int_set(&of_thread, -1, 1);
}

static void provoke_by_name(void) {
  cw_offset_int_set(&of_thread, cw_field_offset(&holder_class, "int_midle"), 1);
}

static void default_handler__by_updater__names_everything_and_aborts(void **state) {
  (void)state;
  char line[1024];
  assert_int_equal(last_words(provoke, line, sizeof line), SIGABRT);
  assert_non_null(strstr(line, "cw_int_set"));
  assert_non_null(strstr(line, "class holder"));
  assert_non_null(strstr(line, "field int_middle"));
  assert_non_null(strstr(line, cw_fault_text(CW_FAULT_NULL_HOLDER)));
  assert_ptr_equal(strchr(line, '\n'), line + strlen(line) - 1);
}

static void default_handler__by_offset__names_the_operation_and_aborts(void **state) {
  (void)state;
  char line[1024];
  assert_int_equal(last_words(provoke_by_offset, line, sizeof line), SIGABRT);
  assert_non_null(strstr(line, "cw_offset_int_set"));
  assert_non_null(strstr(line, cw_fault_text(CW_FAULT_NEGATIVE_OFFSET)));
}

static void default_handler__by_name__names_the_failed_look_up(void **state) {
  (void)state;
  char line[1024];
  assert_int_equal(last_words(provoke_by_name, line, sizeof line), SIGABRT);
  assert_non_null(strstr(line, "int_midle"));
  assert_non_null(strstr(line, "holder"));
  assert_non_null(strstr(line, cw_status_text(CW_STATUS_NO_SUCH_FIELD)));
}

static void raise__null__is_ignored(void **state) {
  (void)state;
  cw_fault_set_thread_handler(&of_thread.handler);
  cw_fault_raise(0);
  assert_int_equal(of_thread.count, 0);
}

static void object_init__null__faults(void **state) {
  (void)state;
  cw_fault_set_thread_handler(&of_thread.handler);
  cw_object_init(0, &holder_class);
  assert_int_equal(of_thread.count, 1);
  assert_int_equal(of_thread.last.code, CW_FAULT_NULL_OBJECT);
  assert_string_equal(of_thread.last.operation, "cw_object_init");
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(handlers__both_set__thread_comes_first),
      TEST(handlers__other_thread_without_own__process_handler),
      TEST(handlers__thread_handler_removed__process_handler),
      TEST(set_handler__each__answers_the_one_before),
      TEST(raise__fault_of_a_user__reaches_the_handler_unchanged),
      TEST(fault_text__every_fault__is_in_the_table),
      TEST(default_handler__by_updater__names_everything_and_aborts),
      TEST(default_handler__by_offset__names_the_operation_and_aborts),
      TEST(default_handler__by_name__names_the_failed_look_up),
      TEST(raise__null__is_ignored),
      TEST(object_init__null__faults),
  };
  return cmocka_run_group_tests(tests, 0, 0);
}
