// Every type of value that fits its operation is accepted: bool, floats, 128 bits, pointers, values behind pointers.
// RUN: %clang -O1 -Werror -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --allow-empty --implicit-check-not=error:
#define CONTRACT(words) __attribute__((annotate("castaway:op " words " order=seq_cst")))
#define EXCHANGE CONTRACT("exchange object=0 offset=1 value=2 returns=old")

EXCHANGE _Bool exchange_bool(void *object, long offset, _Bool value);
EXCHANGE float exchange_float(void *object, long offset, float value);
EXCHANGE double exchange_double(void *object, long offset, double value);
EXCHANGE void *exchange_pointer(void *object, long offset, void *value);

CONTRACT("compare_exchange object=0 offset=1 expected=2 desired=3 failure=seq_cst returns=success")
_Bool replace_bool(void *object, long offset, _Bool expected, _Bool desired);
CONTRACT("compare_exchange object=0 offset=1 expected=*2 desired=*3 failure=seq_cst returns=success width=8")
_Bool replace_behind(void *object, long offset, double *expected, const double *desired);
CONTRACT("select code=2 code.load=0 code.exchange=1 object=0 offset=1 value=3 returns=old")
float select_float(void *object, long offset, int code, float value);
/* Not as a result: LLVM 19's clang returns two halves on x86-64. */
CONTRACT("store object=0 offset=1 value=2 returns=nothing") void put_wide(void *object, long offset, __int128 value);
CONTRACT("add object=0 offset=1 value=2 returns=nothing") void add_wide(void *object, long offset, __int128 value);

CONTRACT("load object=0 field=1 field.offset=8:8 returns=old") int load_by_row(void *object, const void *field);
CONTRACT("load object=0 field=1 field.offset=8:8 returns=old") int load_by_number(void *object, long field);

void *const all[] = {exchange_bool, exchange_float, exchange_double, put_wide, exchange_pointer, replace_bool,
                     replace_behind, select_float,   add_wide,        load_by_row,   load_by_number};
