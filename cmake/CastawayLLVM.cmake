# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds the LLVM whose tools load the plugin and sets CASTAWAY_HAVE_PLUGIN. Only headers and definitions are used: the
# plugin links no LLVM library, since its host brings the symbols.
include_guard(GLOBAL)

# LLVM's package answers to its exact "major.minor" alone.
set(castaway_llvm_release_22 22.1)
set(castaway_llvm_release_19 19.1)

set(CASTAWAY_HAVE_PLUGIN OFF)
if(CASTAWAY_PLUGIN STREQUAL "OFF")
  return()
endif()
if(NOT DEFINED castaway_llvm_release_${CASTAWAY_LLVM_VERSION})
  message(FATAL_ERROR "CASTAWAY_LLVM_VERSION is \"${CASTAWAY_LLVM_VERSION}\"; the plugin is for 22 or 19")
endif()

# A tree configured for another major before must not keep that one.
if(DEFINED CACHE{castaway_llvm_found_version} AND NOT castaway_llvm_found_version STREQUAL CASTAWAY_LLVM_VERSION)
  unset(LLVM_DIR CACHE)
endif()
find_package(LLVM ${castaway_llvm_release_${CASTAWAY_LLVM_VERSION}} QUIET CONFIG
  HINTS /usr/lib/llvm-${CASTAWAY_LLVM_VERSION})

if(LLVM_FOUND)
  set(castaway_llvm_found_version ${CASTAWAY_LLVM_VERSION} CACHE INTERNAL "Major of the LLVM in LLVM_DIR")
  set(CASTAWAY_HAVE_PLUGIN ON)
  message(STATUS "castaway: plugin for LLVM ${LLVM_PACKAGE_VERSION} (${LLVM_TOOLS_BINARY_DIR})")
elseif(CASTAWAY_PLUGIN STREQUAL "ON")
  message(FATAL_ERROR
    "CASTAWAY_PLUGIN is ON, but LLVM ${castaway_llvm_release_${CASTAWAY_LLVM_VERSION}} was not found. "
    "Install llvm-${CASTAWAY_LLVM_VERSION}-dev (./dev setup does), or set LLVM_DIR.")
else()
  message(STATUS "castaway: no plugin, LLVM ${castaway_llvm_release_${CASTAWAY_LLVM_VERSION}} was not found")
endif()
