# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds what the lit suites run: lit and LLVM's tools, of the plugin's own LLVM and no other, and the compilers that
# some tests use where they are installed. Sets castaway_lit, castaway_python, castaway_gcc, castaway_other_clang,
# castaway_aarch64_cc and castaway_qemu_aarch64.
include_guard(GLOBAL)

# Debian's own python, which has the packages that Debian's lit and the scripts need.
find_program(castaway_python python3 HINTS /usr/bin NO_DEFAULT_PATH REQUIRED)

# Each tool must be in the folder of the plugin's LLVM: one from PATH may be of another major, and would reject the
# plugin or, worse, check something else.
function(castaway_require_llvm_tools)
  foreach(tool ${ARGN})
    if(NOT EXISTS ${LLVM_TOOLS_BINARY_DIR}/${tool})
      message(FATAL_ERROR
        "the lit suites need ${tool} of LLVM ${CASTAWAY_LLVM_VERSION}, and ${LLVM_TOOLS_BINARY_DIR} has none. "
        "Install clang-${CASTAWAY_LLVM_VERSION} and llvm-${CASTAWAY_LLVM_VERSION}-tools (./dev setup does), "
        "or set CASTAWAY_LIT=OFF.")
    endif()
  endforeach()
endfunction()

function(castaway_require_llvm_major tool)
  execute_process(COMMAND ${LLVM_TOOLS_BINARY_DIR}/${tool} --version OUTPUT_VARIABLE answer ERROR_QUIET)
  if(NOT answer MATCHES "version ${CASTAWAY_LLVM_VERSION}\\.")
    message(FATAL_ERROR
      "${LLVM_TOOLS_BINARY_DIR}/${tool} is not of LLVM ${CASTAWAY_LLVM_VERSION}, which the plugin is built for:\n"
      "${answer}")
  endif()
endfunction()

function(castaway_find_lit)
  find_program(lit NAMES lit lit.py NO_DEFAULT_PATH NO_CACHE
    PATHS ${LLVM_TOOLS_BINARY_DIR} /usr/lib/llvm-${CASTAWAY_LLVM_VERSION}/build/utils/lit)
  if(NOT lit)
    message(FATAL_ERROR
      "lit of LLVM ${CASTAWAY_LLVM_VERSION} was not found; install llvm-${CASTAWAY_LLVM_VERSION}-tools "
      "(./dev setup does), or set CASTAWAY_LIT=OFF.")
  endif()
  set(castaway_lit ${lit} PARENT_SCOPE)
endfunction()

# Sets <result> to the path of the first of the programs named, or to nothing.
function(castaway_find_optional result)
  find_program(${result}_path NAMES ${ARGN} NO_CACHE)
  if(NOT ${result}_path)
    set(${result}_path "")
  endif()
  set(${result} "${${result}_path}" PARENT_SCOPE)
endfunction()

castaway_require_llvm_tools(opt llc clang clang++ FileCheck not split-file llvm-objdump)
foreach(tool opt llc clang)
  castaway_require_llvm_major(${tool})
endforeach()
castaway_find_lit()

set(other_llvm_22 19)
set(other_llvm_19 22)
castaway_find_optional(castaway_gcc gcc)
castaway_find_optional(castaway_other_clang clang-${other_llvm_${CASTAWAY_LLVM_VERSION}})
castaway_find_optional(castaway_aarch64_cc aarch64-linux-gnu-gcc)
castaway_find_optional(castaway_qemu_aarch64 qemu-aarch64)
