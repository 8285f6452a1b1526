/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One function for each row of ROWS (one of operations.h's tables), all of which name the field in one way, and their
 * table `WAY_sites`. To be included once for each way, with WAY, OP, TARGET and ROWS defined; it undefines them.
 */
#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)

#define ANSWERS(call) return answer_of(call)
#define IS_SILENT(call)                                                                                                \
  do {                                                                                                                 \
    call;                                                                                                              \
    return 0;                                                                                                          \
  } while (0)
/* May fail without a reason: then it is tried again. A fault is a reason. */
#define ANSWERS_WEAKLY(call)                                                                                           \
  do {                                                                                                                 \
    bool done = call;                                                                                                  \
    while (!done && may_retry(a))                                                                                      \
      done = call;                                                                                                     \
    return done;                                                                                                       \
  } while (0)

#define SITE(id, operation, answer, takes, args)                                                                       \
  static intmax_t PASTE(WAY, id)(const arguments *a) {                                                                 \
    (void)a;                                                                                                           \
    answer(OP(operation) args);                                                                                        \
  }
ROWS(SITE)

#define SITE_ROW(id, operation, answer, takes, args) {#id, PASTE(WAY, id), takes},
static const site PASTE(WAY, sites)[] = {ROWS(SITE_ROW)};

#undef WAY
#undef OP
#undef TARGET
#undef ROWS
#undef PASTE_
#undef PASTE
#undef ANSWERS
#undef IS_SILENT
#undef ANSWERS_WEAKLY
#undef SITE
#undef SITE_ROW
