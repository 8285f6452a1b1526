/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
static inline void count(long *c) {
  while (!cas(c, &old, old | 4))
    ;
}
