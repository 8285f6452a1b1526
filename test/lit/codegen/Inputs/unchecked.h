/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A plain class, whose holders are known not to be null: no check stays. Each row of rows.h becomes a function of one
 * name: with MANUAL its C11, otherwise the call, with the OP and the TARGET that the test defines.
 */
#include "rows.h"

typedef struct record {
  char start[20];
  CW_ATOMIC(int32_t) int_field;
  CW_ATOMIC(int64_t) long_field;
  CW_ATOMIC(reference) ref_field;
} record;

static const cw_field record_fields[] = {
    CW_FIELD_INT(record, int_field),
    CW_FIELD_LONG(record, long_field),
    CW_FIELD_REF(record, ref_field, void, 0),
};
static const cw_class record_class = CW_PLAIN_CLASS(record_class, record, record_fields);
static const cw_int_updater int_updater = CW_INT_UPDATER(record_class, record, int_field);
static const cw_long_updater long_updater = CW_LONG_UPDATER(record_class, record, long_field);
static const cw_ref_updater ref_updater = CW_REF_UPDATER(record_class, record, ref_field, void, 0);

#define FIELD(K) (&h->K##_field)

/* `ANSWER(R) call`: what a function of that result does with the call. */
#define ANSWER_void (void)
#define ANSWER__Bool return
#define ANSWER_int32_t return
#define ANSWER_int64_t return
#define ANSWER_reference return

#define HEAD(K, id, R) __attribute__((nonnull(1))) R K##_##id

#ifdef MANUAL
#define FUNCTION(K, id, operation, R, parameters, arguments, manual)                                                   \
  HEAD(K, id, R)(record *h parameters) {                                                                               \
    manual;                                                                                                            \
  }
#else
#define FUNCTION(K, id, operation, R, parameters, arguments, manual)                                                   \
  HEAD(K, id, R)(record *h parameters) {                                                                               \
    ANSWER_##R OP(K, operation)(TARGET(K) arguments);                                                                  \
  }
#endif
ALL_ROWS(FUNCTION)
