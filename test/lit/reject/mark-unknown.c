// An unknown mark, or one with words that it does not take, is an error at the variable or function.
// RUN: not %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK-DAG: mark-unknown.c:[[@LINE+1]]:1: error: castaway: malformed mark of 'misspelt': unknown mark 'requierd': marks are required, once and options
__attribute__((annotate("castaway:requierd"))) int misspelt;

// CHECK-DAG: mark-unknown.c:[[@LINE+1]]:1: error: castaway: malformed mark of 'worded': 'always': this mark takes no further words
__attribute__((annotate("castaway:required always"))) int worded;

// CHECK-DAG: mark-unknown.c:[[@LINE+1]]:1: error: castaway: malformed mark of 'function': 'once' is a mark of variables
__attribute__((annotate("castaway:once"))) void function(void) {}
