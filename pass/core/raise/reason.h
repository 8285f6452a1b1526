/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Why a retry loop stays: one reason each, whose text is the missed remark, and what the source could do about it.
 */
#ifndef CASTAWAY_PASS_RAISE_REASON_H
#define CASTAWAY_PASS_RAISE_REASON_H

#define CW_LOOP_REASON_TABLE(X)                                                                                        \
  X(NONE, "", "")                                                                                                      \
  /* the loop */                                                                                                       \
  X(CYCLE, "the exchange repeats, but in no loop with one entry", "")                                                  \
  X(NESTED, "another loop is inside", "")                                                                              \
  X(SEVERAL, "several exchanges are made in a turn", "")                                                               \
  X(BRANCHES, "there are several ways through a turn", "")                                                             \
  X(GOES_ON, "the loop does not end when the exchange succeeds", "")                                                   \
  X(LATE_EXIT, "the loop may also end after a failed exchange",                                                        \
    "test the old value before the exchange, in every turn")                                                           \
  X(EXITS, "the loop may end in several ways without an exchange", "")                                                 \
  /* what else is in it */                                                                                             \
  X(CARRIED, "a value besides the old one is carried from turn to turn, as a counter is", "")                          \
  X(STORE, "other memory is written in the loop", "")                                                                  \
  X(LOAD, "other memory is read in the loop", "read the operand into a variable before the loop")                      \
  X(CALL, "a function is called in the loop", "")                                                                      \
  X(EFFECT, "more than arithmetic is done in the loop", "")                                                            \
  /* the word */                                                                                                       \
  X(ADDRESS, "the address changes in the loop", "")                                                                    \
  X(ADDRESS_SPACE, "the word is in an address space of its own", "")                                                   \
  X(WIDTH, "the word has not 8, 16, 32 or 64 bits", "")                                                                \
  X(ALIGNMENT, "the word is not aligned to its size", "")                                                              \
  X(SCOPE, "the accesses differ in their synchronisation scopes", "")                                                  \
  X(VOLATILE, "the word is volatile, and may be more than memory", "volatile=on, if it is memory")                     \
  X(PLAIN_RELOAD, "the old value is read again by a load that is not atomic", "make the load atomic, relaxed")         \
  /* the old value */                                                                                                  \
  X(WAITS, "every turn expects the same value: the loop waits for it", "")                                             \
  X(REFRESH, "the expected value is neither what the failed exchange found, nor loaded again", "")                     \
  X(NARROWED, "the expected value is only a part of what the exchange found", "")                                      \
  /* the new value */                                                                                                  \
  X(UPDATE, "no atomic instruction computes the new value", "")                                                        \
  X(OPERAND, "the operand depends on the old value", "")                                                               \
  X(REVERSED, "the old value is subtracted from the operand, not the operand from it", "")                             \
  X(SATURATES, "the new value saturates", "")                                                                          \
  X(MODULO, "the new value is a remainder or a quotient", "")                                                          \
  X(BYTE_SWAP, "the bytes of the old value are swapped", "keep the word in the order of the processor")                \
  X(OTHER_WIDTH, "the new value is computed at another width than the word's", "compute at the width of the word")     \
  X(CHOICE, "the new value is a choice that is no minimum or maximum", "")                                             \
  /* an end without an exchange */                                                                                     \
  X(EXIT, "the loop also ends at old values that the update would change", "")                                         \
  X(EXIT_OTHER, "the loop also ends for more than the old value", "")                                                  \
  X(SEVERAL_BITS, "several bits are claimed, and one of them ends the loop", "")

typedef enum cw_loop_reason {
#define CW_X(name, text, help) CW_LOOP_##name,
  CW_LOOP_REASON_TABLE(CW_X)
#undef CW_X
} cw_loop_reason;

/** The reason's text: the remark. */
const char *cw_loop_reason_text(cw_loop_reason reason);

/** What would help in the source; "" if nothing. */
const char *cw_loop_reason_help(cw_loop_reason reason);

/** The reason's identifier in remarks, such as "LOOP_CARRIED". */
const char *cw_loop_reason_name(cw_loop_reason reason);

#endif
