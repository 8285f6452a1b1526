/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a source file tells the plugin: CW_REQUIRED where every call must be lowered, CW_ONCE where a variable is sure
 * to be set before it is read, CW_OPTIONS for options of the file. Compilers that cannot use them ignore them, and no
 * program's meaning depends on CW_REQUIRED or CW_OPTIONS. docs/remarks.md lists the options, docs/contracts.md says
 * what CW_ONCE promises.
 *
 *   CW_OPTIONS("faults=error");                                            every mistake in this file is an error
 *   CW_REQUIRED static const cw_int_updater state = CW_INT_UPDATER(…);     every use of this updater
 *   CW_REQUIRED int pop(stack *s) { … }                                    every call in this function
 *   CW_ONCE static const cw_int_updater *made;                             every write stores the same, before any read
 */
#ifndef CASTAWAY_OPTIONS_H
#define CASTAWAY_OPTIONS_H

/* clang keeps annotations on declarations from 19 on. The section's content never reaches an object file. */
#if defined(__clang_major__) && __clang_major__ >= 19
#define CW_REQUIRED __attribute__((annotate("castaway:required")))
#define CW_ONCE __attribute__((annotate("castaway:once")))
#define CW__JOIN(a, b) CW__JOIN_EXPANDED(a, b)
#define CW__JOIN_EXPANDED(a, b) a##b
#ifdef __ELF__
#define CW__NOT_IN_OBJECTS section("llvm.metadata"),
#else
#define CW__NOT_IN_OBJECTS
#endif
#define CW_OPTIONS(words)                                                                                              \
  static const char CW__JOIN(cw__options_, __LINE__)                                                                   \
      __attribute__((CW__NOT_IN_OBJECTS nodebug, used, annotate("castaway:options " words))) = 0
#else
#define CW_REQUIRED
#define CW_ONCE
#define CW_OPTIONS(words) struct cw__options_ignored
#endif

#endif
