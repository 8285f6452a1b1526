/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the tests of contracts share: whether the parser takes a text, what it says of one that it refuses, and which of
 * a text's words can be left out. Every text may use the constants $0 = 7, $1 = -8 and $2 = INT64_MAX.
 */
#ifndef CASTAWAY_TEST_CONTRACT_CHECKS_H
#define CASTAWAY_TEST_CONTRACT_CHECKS_H

#include "contract/contract.h"

/** Words of a class, complete; of its positions alone, and of an updater's. */
#define CLASS                                                                                                          \
  " class.fields=16 class.count=24 class.flags=36 class.plain=1 class.depth=32 class.display=40 class.levels=8"        \
  " field.stride=32 field.name=0 field.offset=16 field.size=20 field.kind=24 field.flags=28 field.atomic=1"            \
  " field.private=2 field.value_class=8 object.class=0"
#define UPDATER                                                                                                        \
  " updater.class=0 updater.value_class=8 updater.name=16 updater.offset=24 updater.size=28 updater.kind=32"

/** The least that rows of a table need. */
#define ROWS " field.stride=16 field.name=0 field.offset=8"

/** Reads a text; on a refusal `message` says why, and `contract` has what was read until then. */
bool read_contract(cw_contract *contract, const char *text, cw_message *message);

/** The contract of a text that must be accepted. */
cw_contract parsed(const char *text);

void assert_accepted(const char *text);
void assert_refused(const char *text, const char *reason);

/** The same of each text that is `format` with a word in it; the reason may have the word in it, too. */
void assert_each_accepted(const char *format, const char *const *words, size_t count);
void assert_each_refused(const char *format, const char *const *words, size_t count, const char *reason);

/** The text is accepted, and without any of its words after the first `skip` refused, but for those in `optional`. */
void assert_words(const char *text, int skip, const char *optional);

/** Whether `list`, names between spaces, has the name of `word`, which may have a value. */
bool lists_word(const char *list, const char *word);

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

#endif
