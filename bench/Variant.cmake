# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What a variant is: how one shared object of a benchmark is compiled, and how run.py learns of it.
include_guard(GLOBAL)

# All variants alike. Alignment is fixed, because where a loop happens to start can cost more than what it measures.
# Loops are compared in the shape in which they are written. The visibility keeps descriptors from being interposable.
set(BENCH_FLAGS
  -O2 -fvisibility=hidden -falign-functions=64 -falign-loops=32 -fno-unroll-loops -fno-vectorize -fno-slp-vectorize)

# bench_variant(<benchmark> <variant> SOURCES <file>... [DEFINITIONS <name>...] <SHARED|LTO|PLAIN> [LOWERED])
#
# Adds the variant as the target bench-<benchmark>-<variant>. How it reaches the operations:
#   SHARED    calls them in the shared library, as a program without the plugin does
#   LTO       compiles their sources into the variant with full link-time optimisation, still without the plugin
#   LOWERED   as SHARED or LTO, compiled with the plugin
#   PLAIN     not at all
function(bench_variant benchmark variant)
  cmake_parse_arguments(PARSE_ARGV 2 arg "SHARED;LTO;LOWERED;PLAIN" "" "SOURCES;DEFINITIONS")
  set(target bench-${benchmark}-${variant})
  add_library(${target} MODULE ${arg_SOURCES})
  target_compile_options(${target} PRIVATE ${BENCH_FLAGS})
  target_compile_definitions(${target} PRIVATE ${arg_DEFINITIONS})
  get_property(includes GLOBAL PROPERTY CASTAWAY_UPDATER_INCLUDES)
  target_include_directories(${target} PRIVATE ${includes})
  set(exports ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/harness/variant.map)
  target_link_options(${target} PRIVATE LINKER:--version-script=${exports})
  set_target_properties(${target} PROPERTIES PREFIX "" LINK_DEPENDS ${exports})
  castaway_warnings(${target})
  if(arg_SHARED)
    target_link_libraries(${target} PRIVATE castaway::castaway)
  elseif(arg_LTO)
    bench_optimise_at_link(${target})
  endif()
  if(arg_LOWERED AND arg_LTO)
    castaway_lower(${target} REQUIRED LTO full)
  elseif(arg_LOWERED)
    castaway_lower(${target} REQUIRED)
  endif()
  set_property(GLOBAL APPEND PROPERTY BENCH_VARIANTS_${benchmark} ${variant})
  set_property(GLOBAL APPEND PROPERTY BENCH_TARGETS ${target})
endfunction()

function(bench_optimise_at_link target)
  get_property(updaters GLOBAL PROPERTY CASTAWAY_CORE_UPDATER_SOURCES)
  target_sources(${target} PRIVATE ${updaters})
  target_compile_options(${target} PRIVATE -flto=full)
  target_link_options(${target} PRIVATE -O2 -flto=full -fuse-ld=lld)
endfunction()

# The variants of one benchmark as members of a JSON object.
function(bench_manifest_variants benchmark result)
  set(members "")
  get_property(variants GLOBAL PROPERTY BENCH_VARIANTS_${benchmark})
  foreach(variant IN LISTS variants)
    list(APPEND members "\"${variant}\": \"$<TARGET_FILE:bench-${benchmark}-${variant}>\"")
  endforeach()
  list(JOIN members ", " text)
  set(${result} "{${text}}" PARENT_SCOPE)
endfunction()

# Writes manifest.json, which tells run.py where everything is.
function(bench_write_manifest)
  bench_manifest_variants(updaters updaters)
  bench_manifest_variants(launch launch)
  bench_manifest_variants(loops loops)
  list(JOIN BENCH_FLAGS " " flags)
  get_property(includes GLOBAL PROPERTY CASTAWAY_UPDATER_INCLUDES)
  list(JOIN includes "\", \"" includes)
  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/manifest.json CONTENT
"{
  \"harness\": \"$<TARGET_FILE:bench-harness>\",
  \"updaters\": ${updaters},
  \"launch\": ${launch},
  \"loops\": ${loops},
  \"counts\": \"$<TARGET_FILE:bench-launch-counts>\",
  \"plugin\": \"$<TARGET_FILE:castaway::plugin>\",
  \"includes\": [\"${includes}\"],
  \"compilers\": {\"c\": \"${CMAKE_C_COMPILER}\", \"c++\": \"${CMAKE_CXX_COMPILER}\"},
  \"flags\": \"${flags}\"
}
")
endfunction()
