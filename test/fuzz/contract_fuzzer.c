/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * libFuzzer's way into the parsers of contracts and options. The first byte says how many constants follow, eight bytes
 * each; the rest is the text. A text that is not ours is tried with our prefix as well.
 */
#include "contract/options.h"
#include "contract_promises.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_VALUES = 64 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void try_contract(const char *text, size_t length, cw_constants constants) {
  cw_contract contract;
  cw_message message = {""};
  bool accepted = cw_contract_parse(&contract, text, length, constants, &message);
  /* Breaking a promise that the passes rely on is as bad as a crash. */
  if (accepted ? contract_broken_promise(&contract) != NULL : message.text[0] == '\0')
    abort();
}

static void try_with_prefix(const char *text, size_t length, cw_constants constants) {
  const size_t prefix = strlen(CW_CONTRACT_PREFIX);
  char *whole = malloc(prefix + length);
  if (!whole)
    return;
  memcpy(whole, CW_CONTRACT_PREFIX, prefix);
  if (length > 0)
    memcpy(whole + prefix, text, length);
  try_contract(whole, prefix + length, constants);
  free(whole);
}

static void try_options(const char *text, size_t length) {
  cw_options options = cw_options_default();
  cw_message message = {""};
  if (!cw_options_parse(&options, text, length, &message) && message.text[0] == '\0')
    abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  int64_t values[MAX_VALUES];
  size_t count = 0;
  if (size == 0)
    return 0;
  for (size_t wanted = *data++ % MAX_VALUES, left = --size; count < wanted && left >= sizeof *values; left = size) {
    memcpy(&values[count++], data, sizeof *values);
    data += sizeof *values;
    size -= sizeof *values;
  }
  const char *text = (const char *)data;
  if (cw_contract_is_ours(text, size))
    try_contract(text, size, (cw_constants){values, count, NULL});
  try_with_prefix(text, size, (cw_constants){values, count, NULL});
  try_options(text, size);
  return 0;
}
