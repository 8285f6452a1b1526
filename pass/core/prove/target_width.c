/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one table of targets. An atomic access that the target cannot do becomes a call (`__atomic_…`, `__sync_…`) of a
 * library that the program need not link, and that may take a lock which the helper does not know of. So a width is
 * allowed only where it is known to be instructions: up to a pointer's on most targets, more by the features of the
 * function that the access stands in. clang and rustc write the features of a cpu out in each function's attributes.
 */
#include "prove/target_width.h"

#include <llvm-c/Target.h>

#include <string.h>

/* A piece of a longer string; not terminated. */
typedef struct span {
  const char *start;
  size_t length;
} span;

static bool span_is(span s, const char *text) {
  return s.length == strlen(text) && memcmp(s.start, text, s.length) == 0;
}

static bool starts_with(span s, const char *text) {
  return s.length >= strlen(text) && memcmp(s.start, text, strlen(text)) == 0;
}

static bool ends_in(span s, const char *text) {
  size_t length = strlen(text);
  return s.length >= length && memcmp(s.start + s.length - length, text, length) == 0;
}

/* Takes the text up to the next divider off `rest`. */
static span next_part(span *rest, char divider) {
  const char *end = memchr(rest->start, divider, rest->length);
  span part = {rest->start, end ? (size_t)(end - rest->start) : rest->length};
  size_t taken = part.length + (end ? 1 : 0);
  *rest = (span){rest->start + taken, rest->length - taken};
  return part;
}

/* "+cx16,-avx,…": what the function may use. */
static span features_of(LLVMValueRef function) {
  static const char key[] = "target-features";
  LLVMAttributeRef attribute = LLVMGetStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, key, sizeof key - 1);
  unsigned length = 0;
  const char *text = attribute ? LLVMGetStringAttributeValue(attribute, &length) : "";
  return (span){text, length};
}

/* Whether a feature is on; of two words for one feature the last counts. */
static bool has_feature(span features, const char *feature) {
  bool on = false;
  while (features.length > 0) {
    span word = next_part(&features, ',');
    if (word.length > 0 && span_is((span){word.start + 1, word.length - 1}, feature))
      on = *word.start == '+';
  }
  return on;
}

static bool contains(span s, const char *text) {
  for (; s.length >= strlen(text); s.start++, s.length--)
    if (starts_with(s, text))
      return true;
  return false;
}

/*
 * 32-bit ARM's exclusive loads: none before version 6 and in version 6-M, of 64 bits in 6K and from 7 on but for the M
 * profile. The architecture is one of the features.
 */
static uint64_t arm_width(span features) {
  uint64_t width = 0;
  while (features.length > 0) {
    span word = next_part(&features, ',');
    bool version_6 = starts_with(word, "+armv6");
    bool later = starts_with(word, "+armv7") || starts_with(word, "+armv8") || starts_with(word, "+armv9");
    bool is_m = contains(word, "-m");
    if (ends_in(word, "+armv6k") || (later && !is_m))
      return 8;
    if (later || (version_6 && !is_m))
      width = 4;
  }
  return width;
}

static bool is_x86_32(span arch) {
  return arch.length == 4 && arch.start[0] == 'i' && ends_in(arch, "86");
}

/* The widest access, in bytes. */
static uint64_t width_of(span arch, span features, uint64_t pointer) {
  if (span_is(arch, "x86_64"))
    return has_feature(features, "cx16") ? 16 : 8;
  if (is_x86_32(arch))
    return has_feature(features, "cx8") ? 8 : pointer;
  if (starts_with(arch, "aarch64") || starts_with(arch, "arm64"))
    return 16;
  if (starts_with(arch, "arm") || starts_with(arch, "thumb"))
    return arm_width(features);
  if (starts_with(arch, "riscv"))
    return has_feature(features, "a") ? pointer : 0;
  return pointer;
}

bool cw_target_has_width(LLVMModuleRef module, LLVMValueRef function, uint64_t bytes) {
  const char *triple = LLVMGetTarget(module);
  span rest = {triple, strlen(triple)};
  span arch = next_part(&rest, '-');
  uint64_t pointer = LLVMPointerSize(LLVMGetModuleDataLayout(module));
  return bytes <= width_of(arch, features_of(function), pointer);
}
