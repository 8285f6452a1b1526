// A Java-to-C translator's output: offsets from a generated table through 64-bit handles, kept in statics that a class
// initialiser sets; null and negative offsets make an exception pending.
// REQUIRES: gcc
// RUN: %gcc -O1 -c %S/Inputs/java.c -o %t.java.o
// RUN: %same_output --sites=6 --output=%t %s -- -I%S/Inputs %t.java.o
// RUN: %clang -O2 -I%S/Inputs -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
#include "java.h"

#include <stdio.h>

/* ---- Generated from class java.util.concurrent.Phaser ---- */

typedef struct phaser {
  java_object object;
  volatile int32_t state;
  int32_t parties;
  java_object *volatile root;
  volatile int64_t ticks;
} phaser;

static const java_class phaser_class = {"java/util/concurrent/Phaser"};

static const java_field phaser_fields[] = {
    {&phaser_class, "state", offsetof(phaser, state), JAVA_VOLATILE, 4},
    {&phaser_class, "parties", offsetof(phaser, parties), 0, 4},
    {&phaser_class, "root", offsetof(phaser, root), JAVA_VOLATILE, sizeof(void *)},
    {&phaser_class, "ticks", offsetof(phaser, ticks), JAVA_VOLATILE, 8},
    {&phaser_class, "instances", -1, JAVA_VOLATILE, 8},
};

static java_object *phaser_UNSAFE;
static int64_t phaser_STATE;
static int64_t phaser_ROOT;
static int64_t phaser_TICKS;

static void phaser_clinit(context *ctx) {
  phaser_STATE = unsafe_object_field_offset(ctx, phaser_UNSAFE, (field_handle)(intptr_t)&phaser_fields[0]);
  phaser_ROOT = unsafe_object_field_offset(ctx, phaser_UNSAFE, (field_handle)(intptr_t)&phaser_fields[2]);
  phaser_TICKS = unsafe_object_field_offset(ctx, phaser_UNSAFE, (field_handle)(intptr_t)&phaser_fields[3]);
}

// CHECK-LABEL: @phaser_arrive(
// CHECK: cmpxchg ptr {{.*}} seq_cst seq_cst, align 4
uint8_t phaser_arrive(context *ctx, phaser *self, int32_t expected, int32_t next) {
  return unsafe_compare_and_set_int(ctx, phaser_UNSAFE, &self->object, phaser_STATE, expected, next);
}

// CHECK-LABEL: @phaser_root(
// CHECK: cmpxchg ptr {{.*}} seq_cst seq_cst, align 8
uint8_t phaser_root(context *ctx, phaser *self, java_object *expected, java_object *root) {
  return unsafe_compare_and_set_reference(ctx, phaser_UNSAFE, &self->object, phaser_ROOT, expected, root);
}

// CHECK-LABEL: @phaser_state(
// CHECK: load atomic i32, ptr {{.*}} seq_cst, align 4
int32_t phaser_state(context *ctx, phaser *self) {
  return unsafe_get_int_volatile(ctx, phaser_UNSAFE, &self->object, phaser_STATE);
}

// CHECK-LABEL: @phaser_tick(
// CHECK: atomicrmw add ptr {{.*}} seq_cst, align 8
int64_t phaser_tick(context *ctx, phaser *self, int64_t by) {
  return unsafe_get_and_add_long(ctx, phaser_UNSAFE, &self->object, phaser_TICKS, by);
}

/* A mistake of the translator: a static field has no place in the object. */
int64_t phaser_count(context *ctx, phaser *self) {
  int64_t offset = unsafe_object_field_offset(ctx, phaser_UNSAFE, (field_handle)(intptr_t)&phaser_fields[4]);
  return unsafe_get_and_add_long(ctx, phaser_UNSAFE, &self->object, offset, 1);
}

/* ---- The program ---- */

static void report(const char *what, int64_t result, context *ctx) {
  printf("%s: %lld%s%s\n", what, (long long)result, ctx->exception ? ", " : "", ctx->exception ? ctx->exception : "");
  ctx->exception = 0;
}

int main(void) {
  context ctx = {0};
  java_object other = {&phaser_class};
  phaser p = {{&phaser_class}, 7, 2, 0, 40};
  /* Before the class is initialised, every offset is 0: the object's header, which is no field of that value. */
  report("early state", phaser_state(&ctx, &p) == (int32_t)(intptr_t)&phaser_class, &ctx);
  phaser_clinit(&ctx);
  report("arrive", phaser_arrive(&ctx, &p, 7, 8), &ctx);
  report("arrive again", phaser_arrive(&ctx, &p, 7, 9), &ctx);
  report("state", phaser_state(&ctx, &p), &ctx);
  report("root", phaser_root(&ctx, &p, 0, &other), &ctx);
  report("root again", phaser_root(&ctx, &p, 0, &other), &ctx);
  report("tick", phaser_tick(&ctx, &p, 2), &ctx);
  report("null", phaser_arrive(&ctx, 0, 8, 9), &ctx);
  report("null tick", phaser_tick(&ctx, 0, 2), &ctx);
  report("static field", phaser_count(&ctx, &p), &ctx);
  printf("%d %d %d %lld\n", p.state, p.parties, p.root == &other, (long long)p.ticks);
  return 0;
}
