# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include_guard(GLOBAL)

# castaway_warnings(<target>): the warnings that our own code compiles without, with gcc and clang.
function(castaway_warnings target)
  set(c_only -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wshadow -Wundef -Wvla -Wformat=2 -Wcast-align -Wpointer-arith -Wwrite-strings
    "$<$<COMPILE_LANGUAGE:C>:${c_only}>"
    $<$<BOOL:${CASTAWAY_WERROR}>:-Werror>)
endfunction()
