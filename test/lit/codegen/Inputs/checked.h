/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Holders of which nothing is known: the checks stay, and the reflective call for when they fail. Each row of rows.h
 * becomes a function of one name: with MANUAL the same checks and the same call written by hand around its C11,
 * otherwise the call alone. The test defines OP, TARGET, the HEADER of a record, CLASS, which describes it, and
 * IS_SOUND, the check.
 */
#define COLD_PATH
#include "rows.h"

typedef struct record {
  HEADER;
  CW_ATOMIC(int32_t) int_field;
  CW_ATOMIC(int64_t) long_field;
  CW_ATOMIC(reference) ref_field;
} record;

extern __attribute__((visibility("hidden"))) const cw_class record_class;
static const cw_field record_fields[] = {
    CW_FIELD_INT(record, int_field),
    CW_FIELD_LONG(record, long_field),
    CW_FIELD_REF(record, ref_field, void, 0),
};
const cw_class record_class = CLASS(record_class, record, record_fields);

/* Named in the code of both, so not static: then their symbols are compared, too. */
#define HIDDEN __attribute__((visibility("hidden"))) const
HIDDEN cw_int_updater int_updater = CW_INT_UPDATER(record_class, record, int_field);
HIDDEN cw_long_updater long_updater = CW_LONG_UPDATER(record_class, record, long_field);
HIDDEN cw_ref_updater ref_updater = CW_REF_UPDATER(record_class, record, ref_field, void, 0);

#define FIELD(K) (&h->K##_field)

/* `ANSWER(R) call`: what a function of that result does with the call. */
#define ANSWER_void (void)
#define ANSWER__Bool return
#define ANSWER_int32_t return
#define ANSWER_int64_t return
#define ANSWER_reference return

#ifdef MANUAL
#define FUNCTION(K, id, operation, R, parameters, arguments, manual)                                                   \
  R K##_##id(record *h parameters) {                                                                                   \
    if (__builtin_expect(IS_SOUND(h), 1)) {                                                                            \
      manual;                                                                                                          \
    } else {                                                                                                           \
      ANSWER_##R OP(K, operation)(TARGET(K) arguments);                                                                \
    }                                                                                                                  \
  }
#else
#define FUNCTION(K, id, operation, R, parameters, arguments, manual)                                                   \
  R K##_##id(record *h parameters) {                                                                                   \
    ANSWER_##R OP(K, operation)(TARGET(K) arguments);                                                                  \
  }
#endif
ALL_ROWS(FUNCTION)
