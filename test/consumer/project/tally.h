/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A struct whose descriptor the build writes.
 */
#ifndef CONSUMER_TALLY_H
#define CONSUMER_TALLY_H

#include <castaway/reflect.h>

typedef struct CW_REFLECT tally {
  cw_object object;
  CW_UPDATER CW_ATOMIC(int32_t) votes;
} tally;

#endif
