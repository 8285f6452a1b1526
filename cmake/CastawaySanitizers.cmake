# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include_guard(GLOBAL)

set(castaway_known_sanitizers address undefined thread)
foreach(sanitizer IN LISTS CASTAWAY_SANITIZE)
  if(NOT sanitizer IN_LIST castaway_known_sanitizers)
    message(FATAL_ERROR "CASTAWAY_SANITIZE: unknown sanitizer \"${sanitizer}\"; known: ${castaway_known_sanitizers}")
  endif()
endforeach()
if("address" IN_LIST CASTAWAY_SANITIZE AND "thread" IN_LIST CASTAWAY_SANITIZE)
  message(FATAL_ERROR "CASTAWAY_SANITIZE: address and thread exclude each other")
endif()

# castaway_sanitize(<target>): builds and links the target with the sanitizers of CASTAWAY_SANITIZE; the first report
# ends the program, so that a test cannot pass over one. Not for the plugin, which lives in an unsanitised compiler.
function(castaway_sanitize target)
  if(NOT CASTAWAY_SANITIZE)
    return()
  endif()
  list(JOIN CASTAWAY_SANITIZE "," names)
  target_compile_options(${target} PRIVATE -fsanitize=${names} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(${target} PRIVATE -fsanitize=${names})
endfunction()
