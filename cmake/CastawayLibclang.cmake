# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds the libclang that castaway-reflect reads sources with, of the LLVM that the plugin is for, and sets
# CASTAWAY_HAVE_TOOLS, CASTAWAY_LIBCLANG and CASTAWAY_LIBCLANG_INCLUDE_DIR. The tool needs no plugin, and the plugin no
# tool.
include_guard(GLOBAL)

set(CASTAWAY_HAVE_TOOLS OFF)
if(CASTAWAY_TOOLS STREQUAL "OFF")
  return()
endif()

# Not kept in the cache: a tree configured for another major before must not keep that one.
set(castaway_llvm_root /usr/lib/llvm-${CASTAWAY_LLVM_VERSION})
find_path(CASTAWAY_LIBCLANG_INCLUDE_DIR clang-c/Index.h
  PATHS ${LLVM_INCLUDE_DIRS} ${castaway_llvm_root}/include NO_DEFAULT_PATH NO_CACHE)
find_library(CASTAWAY_LIBCLANG NAMES clang-${CASTAWAY_LLVM_VERSION} clang
  PATHS ${LLVM_LIBRARY_DIRS} ${castaway_llvm_root}/lib NO_DEFAULT_PATH NO_CACHE)

if(CASTAWAY_LIBCLANG AND CASTAWAY_LIBCLANG_INCLUDE_DIR)
  set(CASTAWAY_HAVE_TOOLS ON)
  message(STATUS "castaway: castaway-reflect with ${CASTAWAY_LIBCLANG}")
elseif(CASTAWAY_TOOLS STREQUAL "ON")
  message(FATAL_ERROR
    "CASTAWAY_TOOLS is ON, but libclang ${CASTAWAY_LLVM_VERSION} was not found. "
    "Install libclang-${CASTAWAY_LLVM_VERSION}-dev (./dev setup does), or set LLVM_DIR.")
else()
  message(STATUS "castaway: no castaway-reflect, libclang ${CASTAWAY_LLVM_VERSION} was not found")
endif()
