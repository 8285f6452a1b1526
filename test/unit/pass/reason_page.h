/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What every table of reasons must be: sentences that differ, each with its row in docs/remarks.md.
 */
#ifndef CASTAWAY_TEST_REASON_PAGE_H
#define CASTAWAY_TEST_REASON_PAGE_H

/** A table's reasons by their numbers; the first, 0, is none. */
typedef const char *reason_word_fn(int reason);

/** Fails unless the reasons 1 to `count` - 1 have sentences of their own. */
void assert_sentences_differ(reason_word_fn *text, int count);

/** Fails unless docs/remarks.md has a row for each. */
void assert_explained(reason_word_fn *name, reason_word_fn *text, int count);

#endif
