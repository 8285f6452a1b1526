// An unknown option in the source is an error at its place that lists those that are known.
// RUN: not %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:
#include <castaway/options.h>

// CHECK: options-unknown.c:[[@LINE+1]]:1: error: castaway: malformed mark of 'cw__options_{{[0-9]+}}': unknown option 'requierd=on': known options are lower=off|on, faults=ignore|warn|error, required=off|on
CW_OPTIONS("faults=error requierd=on");
