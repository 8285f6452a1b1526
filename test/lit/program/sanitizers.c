// Sanitizers instrument what the plugin has lowered, as they would instrument C11 atomics; clean programs stay clean, and
// an object that is too small is found at the lowered access.
// RUN: %clang -O1 -g -fsanitize=thread %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=TSAN
// RUN: %clang -O0 -g -fsanitize=thread %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=TSAN
// RUN: %clang -O1 -g -fsanitize=address,undefined %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=ASAN
// RUN: %clang -O1 -g -fsanitize=thread %include -fpass-plugin=%plugin %s %runtime_static -pthread -o %t.tsan
// RUN: %t.tsan | FileCheck %s
// RUN: %clang -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all %include -fpass-plugin=%plugin %s %runtime_static -pthread -o %t.asan
// RUN: %t.asan | FileCheck %s
// RUN: not %t.asan small 2>&1 | FileCheck %s --check-prefix=SMALL

#include <castaway/castaway.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct tally {
  CW_ATOMIC(int32_t) odd;
  CW_ATOMIC(int32_t) even;
} tally;

static const cw_class tally_class;
static const cw_field tally_fields[] = {CW_FIELD_INT(tally, odd), CW_FIELD_INT(tally, even)};
static const cw_class tally_class = CW_PLAIN_CLASS(tally_class, tally, tally_fields);
static const cw_int_updater tally_even = CW_INT_UPDATER(tally_class, tally, even);

// TSAN-LABEL: @count_even(
// TSAN: call i32 @__tsan_atomic32_fetch_add(
// ASAN-LABEL: @count_even(
// ASAN: atomicrmw add ptr {{.*}} seq_cst, align 4
// SMALL: AddressSanitizer: heap-buffer-overflow
// SMALL: in count_even {{.*}}sanitizers.c
__attribute__((noinline)) int32_t count_even(tally *t) {
  return cw_int_get_and_increment(&tally_even, t);
}

static void *count(void *t) {
  for (int i = 0; i < 1000; i++)
    count_even(t);
  return 0;
}

int main(int argc, char **argv) {
  (void)argv;
  tally *t = calloc(1, argc > 1 ? sizeof(int32_t) : sizeof *t);
  pthread_t other;
  pthread_create(&other, 0, count, t);
  count(t);
  pthread_join(other, 0);
  // CHECK: 2000
  printf("%d\n", (int)cw_int_get(&tally_even, t));
  free(t);
  return 0;
}
