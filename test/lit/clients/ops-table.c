// Accessors that carry a constant table of function pointers: the call goes through the table, and is one instruction.
// REQUIRES: gcc
// RUN: %gcc -O1 -c %S/Inputs/property_ops.c -o %t.ops.o
// RUN: %same_output --sites=3 --output=%t %s -- -I%S/Inputs %t.ops.o
// RUN: %clang -O2 -I%S/Inputs -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
#include "property_ops.h"

#include <stdio.h>

typedef struct connection {
  const char *peer;
  int32_t state;
  int32_t streams;
} connection;

static const accessor state = MEMBER(connection, state);
static const accessor streams = MEMBER(connection, streams);

enum { IDLE, OPEN, CLOSED };

// CHECK-LABEL: @open_connection(
// CHECK: cmpxchg ptr {{.*}}, i32 0, i32 1 acq_rel acquire, align 4
bool open_connection(connection *c) {
  return state.ops->replace(&state, c, IDLE, OPEN);
}

// CHECK-LABEL: @add_stream(
// CHECK: atomicrmw add ptr {{.*}}, i32 1 monotonic, align 4
int32_t add_stream(connection *c) {
  const accessor *a = &streams;
  return a->ops->add(a, c, 1);
}

// CHECK-LABEL: @is_open(
// CHECK: load atomic i32, ptr {{.*}} acquire, align 4
bool is_open(connection *c) {
  return state.ops->get(&state, c) == OPEN;
}

/* Which member this is, only the caller knows. */
int32_t read_any(const accessor *a, connection *c) {
  return a->ops->get(a, c);
}

#define SHOW(expression) printf("%s = %lld\n", #expression, (long long)(expression))

int main(void) {
  connection c = {"host", IDLE, 4};
  SHOW(open_connection(&c));
  SHOW(open_connection(&c));
  SHOW(is_open(&c));
  SHOW(add_stream(&c));
  SHOW(add_stream(&c));
  SHOW(open_connection(NULL));
  SHOW(add_stream(NULL));
  SHOW(is_open(NULL));
  SHOW(read_any(&state, &c));
  SHOW(read_any(&streams, &c));
  SHOW(c.state);
  SHOW(c.streams);
  return 0;
}
