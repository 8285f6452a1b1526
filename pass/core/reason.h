/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Why a site was not lowered: one reason each, whose text is the missed remark. What may become of the site:
 *
 *   POSSIBLE   a later run may know more, once functions have been inlined
 *   ELSEWHERE  the link may know more, which sees other modules
 *   FIRM       nothing will change it
 *   FAULTS     the run-time library is sure to reject the operation: worth a warning
 *   REJECTED   it is sure to reject the making of the updater or the look-up of the offset: a warning there
 */
#ifndef CASTAWAY_PASS_REASON_H
#define CASTAWAY_PASS_REASON_H

#include <stdbool.h>

#define CW_REASON_TABLE(X)                                                                                             \
  X(NONE, POSSIBLE, "")                                                                                                \
  /* the call */                                                                                                       \
  X(CALL_IS_PINNED, FIRM, "the call is a musttail call, carries operand bundles or stands in a naked function")        \
  X(CALL_UNWINDS, POSSIBLE, "the call may unwind into a handler that is no landing pad")                               \
  X(CALL_TYPE_DIFFERS, FIRM, "the call's type is not the helper's")                                                    \
  X(CONTRACT_CONTRADICTED, FIRM, "the helper does more, or something else, than its contract says")                    \
  /* the updater */                                                                                                    \
  X(UPDATER_UNKNOWN, POSSIBLE, "which updater this is cannot be seen here")                                            \
  X(UPDATER_NULL, FAULTS, "the updater is null")                                                                       \
  X(UPDATER_NEVER_MADE, FAULTS, "the updater is never made: nothing sets its variable")                                \
  X(UPDATER_VARIABLE_SHARED, ELSEWHERE, "the updater's variable can be set where this module cannot see it")           \
  X(UPDATER_VARIABLE_ESCAPES, POSSIBLE, "the updater's variable is set by more than its making")                       \
  X(UPDATER_AMBIGUOUS, POSSIBLE, "the updater may be one of several that differ")                                      \
  X(UPDATER_NOT_CONSTANT, FIRM, "the updater's descriptor is not constant")                                            \
  X(UPDATER_NOT_VISIBLE, ELSEWHERE, "the updater's descriptor is defined in another module")                           \
  X(UPDATER_INTERPOSABLE, ELSEWHERE, "the updater's descriptor may be replaced at link or load time")                  \
  X(UPDATER_UNREADABLE, FIRM, "the updater's descriptor cannot be read as its contract says")                          \
  X(UPDATER_DISAGREES, FIRM, "the updater's descriptor and its class disagree about the field")                        \
  /* the offset */                                                                                                     \
  X(OFFSET_UNKNOWN, POSSIBLE, "the offset is not a constant and comes from no look-up that can be seen here")          \
  X(OFFSET_AMBIGUOUS, POSSIBLE, "the offset may be one of several that differ")                                        \
  X(OFFSET_NEGATIVE, FAULTS, "the offset is negative")                                                                 \
  X(OFFSET_MISALIGNED, FIRM, "the offset is not a multiple of the field's size")                                       \
  /* the handle */                                                                                                     \
  X(HANDLE_UNKNOWN, POSSIBLE, "which field this handle means cannot be seen here")                                     \
  X(HANDLE_NULL, REJECTED, "the field's handle is null")                                                               \
  X(HANDLE_AMBIGUOUS, POSSIBLE, "the handle may be one of several that differ")                                        \
  X(HANDLE_UNREADABLE, FIRM, "the handle comes from helpers whose rows are laid out otherwise")                        \
  X(VARIABLE_SHARED, ELSEWHERE, "the variable of the offset or handle can be set where this module cannot see it")     \
  X(VARIABLE_ESCAPES, POSSIBLE, "the variable of the offset or handle is set by more than look-ups")                   \
  X(RESULT_WIDTH, FIRM, "what the look-up answers does not fit its result's type")                                     \
  /* the table */                                                                                                      \
  X(TABLE_UNKNOWN, POSSIBLE, "which table of rows this is cannot be seen here")                                        \
  X(TABLE_NULL, REJECTED, "the table of rows is null")                                                                 \
  X(TABLE_NOT_CONSTANT, FIRM, "the table of rows is not constant")                                                     \
  X(TABLE_NOT_VISIBLE, ELSEWHERE, "the table of rows is defined in another module")                                    \
  X(TABLE_INTERPOSABLE, ELSEWHERE, "the table of rows may be replaced at link or load time")                           \
  X(TABLE_UNREADABLE, FIRM, "the table's rows cannot be read as their contract says")                                  \
  X(TABLE_LENGTH_UNKNOWN, POSSIBLE, "the length of the table of rows is not a constant")                               \
  X(INDEX_UNKNOWN, POSSIBLE, "the index of the field's row is not a constant")                                         \
  X(INDEX_RANGE, REJECTED, "there is no row of that index")                                                            \
  /* the class */                                                                                                      \
  X(CLASS_UNKNOWN, POSSIBLE, "which class this is cannot be seen here")                                                \
  X(CLASS_NULL, REJECTED, "the class is null")                                                                         \
  X(CLASS_NOT_CONSTANT, FIRM, "the class descriptor is not constant")                                                  \
  X(CLASS_NOT_VISIBLE, ELSEWHERE, "the class descriptor is defined in another module")                                 \
  X(CLASS_INTERPOSABLE, ELSEWHERE, "the class descriptor may be replaced at link or load time")                        \
  X(CLASS_UNREADABLE, FIRM, "the class descriptor cannot be read as its contract says")                                \
  X(VALUE_CLASS_NOT_VISIBLE, ELSEWHERE, "the value class's descriptor cannot be read here")                            \
  X(VALUE_CLASS_UNKNOWN, POSSIBLE, "which value class this is cannot be seen here")                                    \
  /* the field */                                                                                                      \
  X(NAME_UNKNOWN, POSSIBLE, "the field's name is not a constant string")                                               \
  X(NAME_NULL, REJECTED, "the field's name is null")                                                                   \
  X(FIELD_MISSING, REJECTED, "the class declares no field of that name")                                               \
  X(FIELD_PRIVATE, REJECTED, "the field is private to its module")                                                     \
  X(FIELD_KIND, REJECTED, "the field has another kind or width")                                                       \
  X(FIELD_VALUE_CLASS, REJECTED, "the field refers to objects of another class")                                       \
  X(FIELD_NOT_ATOMIC, REJECTED, "the field is not declared atomic")                                                    \
  X(FIELD_MISALIGNED, REJECTED, "the field's offset is not a multiple of its size")                                    \
  X(FIELD_OFFSET, FIRM, "the field's offset is negative or larger than any struct")                                    \
  X(FIELD_DIFFERS, FIRM, "the operation is of another kind or width than the field")                                   \
  X(TARGET_WIDTH, FIRM, "the target has no atomic instruction of this width")                                          \
  /* the arguments */                                                                                                  \
  X(HOLDER_NULL, FAULTS, "the holder or object is null")                                                               \
  X(FUNCTION_NULL, FAULTS, "the function is null")                                                                     \
  X(FUNCTION_CALL, FIRM, "how the function must be called (inreg, kcfi) cannot be repeated here")                      \
  X(OPERAND_NULL, POSSIBLE, "the pointer to a value is null")                                                          \
  X(WIDTH_UNKNOWN, POSSIBLE, "the width is not a constant")                                                            \
  X(WIDTH_ODD, FIRM, "no instruction has this width: it is not 1, 2, 4, 8 or 16 bytes")                                \
  X(WIDTH_NARROW, FIRM, "a value or result is narrower than the width")                                                \
  X(CODE_UNKNOWN, POSSIBLE, "the operation's code is not a constant")                                                  \
  X(CODE_UNLISTED, FIRM, "the contract lists no operation of this code")                                               \
  X(CODE_RESULT, FIRM, "the operation of this code has no such result")                                                \
  X(ORDER_INVALID, FAULTS, "the operation cannot have this memory order")                                              \
  X(TOO_DEEP, POSSIBLE, "the value passes through too many steps to follow")

typedef enum cw_reason {
#define CW_X(name, certainty, text) CW_REASON_##name,
  CW_REASON_TABLE(CW_X)
#undef CW_X
} cw_reason;

/** The reason's text: the remark. */
const char *cw_reason_text(cw_reason reason);

/** The reason's identifier in remarks, such as "FIELD_MISSING". */
const char *cw_reason_name(cw_reason reason);

/** Whether a site that is missed for this reason may be proven later: after inlining, or by the link if one `follows`.
 */
bool cw_reason_may_pass(cw_reason reason, bool link_follows);

/** Whether an operation that was not lowered for this reason is sure to fault. */
bool cw_reason_faults(cw_reason reason);

/** Whether a creation or look-up that fails for this reason is sure to fail at run time. */
bool cw_reason_is_rejection(cw_reason reason);

#endif
