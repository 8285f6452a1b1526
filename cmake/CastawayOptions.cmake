# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Every option of the build, in one place. As a sub-project only the library is built, and the plugin where LLVM is
# there.
include_guard(GLOBAL)

set(CASTAWAY_PLUGIN AUTO CACHE STRING "Build the LLVM plugin: ON, OFF, or AUTO (where LLVM's headers are installed)")
set_property(CACHE CASTAWAY_PLUGIN PROPERTY STRINGS AUTO ON OFF)

set(CASTAWAY_LLVM_VERSION 22 CACHE STRING "Major version of the LLVM that loads the plugin: 22 or 19")
set_property(CACHE CASTAWAY_LLVM_VERSION PROPERTY STRINGS 22 19)

set(CASTAWAY_TOOLS AUTO CACHE STRING "Build castaway-reflect: ON, OFF, or AUTO (where libclang is installed)")
set_property(CACHE CASTAWAY_TOOLS PROPERTY STRINGS AUTO ON OFF)

set(CASTAWAY_SANITIZE "" CACHE STRING "Sanitizers of the library and its tests: a list of address, undefined, thread")

option(CASTAWAY_WERROR "Treat warnings of our own code as errors" OFF)
option(CASTAWAY_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(CASTAWAY_LIT "Add the plugin's lit suites to the tests" ${PROJECT_IS_TOP_LEVEL})
option(CASTAWAY_FUZZ "With the tests and the plugin, and clang: build the fuzzers" OFF)
option(CASTAWAY_BENCH "Build the benchmarks" OFF)
option(CASTAWAY_INSTALL "Add the install rules" ${PROJECT_IS_TOP_LEVEL})

foreach(option CASTAWAY_PLUGIN CASTAWAY_TOOLS)
  if(NOT ${option} MATCHES "^(AUTO|ON|OFF)$")
    message(FATAL_ERROR "${option} is \"${${option}}\"; it must be AUTO, ON or OFF")
  endif()
endforeach()
