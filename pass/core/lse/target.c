/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The attributes of a context are unique, so two functions are compiled alike if their handles are equal.
 */
#include "lse/target.h"

#include "allocate.h"

#include "shim/subtarget.h"

#include <stdlib.h>
#include <string.h>

struct cw_lse_target {
  LLVMAttributeRef processor;
  LLVMAttributeRef features;
  cw_lse_features found;
};

static LLVMAttributeRef attribute_of(LLVMValueRef function, const char *key) {
  return LLVMGetStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, key, (unsigned)strlen(key));
}

/* Whether the last word about a feature in "+a,-b,…" turns it off. */
static bool turns_off(LLVMAttributeRef features, const char *feature) {
  unsigned length = 0;
  const char *text = features ? LLVMGetStringAttributeValue(features, &length) : "";
  const char *end = text + length;
  bool off = false;
  while (text < end) {
    const char *comma = memchr(text, ',', (size_t)(end - text));
    size_t word = (size_t)((comma ? comma : end) - text);
    if (word == strlen(feature) + 1 && memcmp(text + 1, feature, word - 1) == 0)
      off = *text == '-';
    text += word + 1;
  }
  return off;
}

static cw_lse_features ask(LLVMValueRef function, LLVMAttributeRef features) {
  return (cw_lse_features){.lse = cw_subtarget_has(function, "lse"),
                           .outlines = cw_subtarget_has(function, "outline-atomics"),
                           .refuses_lse = turns_off(features, "lse"),
                           .refuses_helpers = turns_off(features, "outline-atomics")};
}

static void remember(cw_lse_targets *targets, struct cw_lse_target target) {
  struct cw_lse_target *larger = cw_allocate((targets->count + 1) * sizeof *larger);
  for (size_t i = 0; i < targets->count; i++)
    larger[i] = targets->entries[i];
  larger[targets->count++] = target;
  free(targets->entries);
  targets->entries = larger;
}

cw_lse_features cw_lse_features_of(cw_lse_targets *targets, LLVMValueRef function) {
  LLVMAttributeRef processor = attribute_of(function, "target-cpu");
  LLVMAttributeRef features = attribute_of(function, "target-features");
  for (size_t i = 0; i < targets->count; i++)
    if (targets->entries[i].processor == processor && targets->entries[i].features == features)
      return targets->entries[i].found;
  cw_lse_features found = ask(function, features);
  remember(targets, (struct cw_lse_target){processor, features, found});
  return found;
}

void cw_lse_targets_deinit(cw_lse_targets *targets) {
  free(targets->entries);
}
