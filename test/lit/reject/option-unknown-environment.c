// An unknown option in CASTAWAY_OPTIONS is an error that names the variable and lists the known options, said once.
// RUN: env CASTAWAY_OPTIONS=lowr=off not %clang -O2 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: env CASTAWAY_OPTIONS="faults=warn lowr=off" not %clang -O0 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: error: castaway: CASTAWAY_OPTIONS: unknown option 'lowr=off': known options are lower=off|on, faults=ignore|warn|error, required=off|on, verify=off|on, cleanup=off|on, raise=off|on, volatile=off|auto|on, lse=never|auto|always, audit=off|on
int nothing;
