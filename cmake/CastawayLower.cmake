# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The one CMake function that users call. It works alike in this tree and from the installed package: both define the
# target castaway::plugin, whose property CASTAWAY_LLVM_MAJOR says which clang can load it.
include_guard(GLOBAL)

# castaway_lower(<target> [REQUIRED] [LTO <full|thin>])
#
# Compiles the C and C++ sources of <target> with the plugin, where the compiler is the clang that can load it. Elsewhere
# the target is built as it is, which is slower but means the same; REQUIRED makes that an error.
# LTO also compiles for link-time optimisation, and links with lld and the plugin, so that updaters and helpers of other
# files are seen.
function(castaway_lower target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "REQUIRED" "LTO" "")
  if(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "castaway_lower(${target}): expected [REQUIRED] [LTO <full|thin>]")
  endif()
  if(DEFINED arg_LTO AND NOT arg_LTO MATCHES "^(full|thin)$")
    message(FATAL_ERROR "castaway_lower(${target}): LTO is \"${arg_LTO}\"; it must be full or thin")
  endif()

  castaway_lower_languages(languages reason)
  if(reason)
    castaway_lower_report(${target} "${reason}" "${arg_REQUIRED}")
  endif()
  if(NOT languages)
    return()
  endif()
  list(JOIN languages "," any_language)
  set(plugin $<TARGET_FILE:castaway::plugin>)
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:${any_language}>:-fpass-plugin=${plugin}>)
  if(DEFINED arg_LTO)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:${any_language}>:-flto=${arg_LTO}>)
    target_link_options(${target} PRIVATE -flto=${arg_LTO} -fuse-ld=lld LINKER:--load-pass-plugin=${plugin})
  endif()
  castaway_lower_depend(${target})
endfunction()

# Sets <languages> to those of C and CXX whose compiler can load the plugin, and <reason> to why another one cannot.
function(castaway_lower_languages languages reason)
  set(able "")
  set(unable "")
  if(NOT TARGET castaway::plugin)
    set(unable "this castaway was built without its plugin")
  else()
    get_target_property(major castaway::plugin CASTAWAY_LLVM_MAJOR)
    foreach(language C CXX)
      if(NOT CMAKE_${language}_COMPILER_LOADED)
        continue()
      elseif(CMAKE_${language}_COMPILER_ID STREQUAL "Clang" AND CMAKE_${language}_COMPILER_VERSION MATCHES "^${major}\\.")
        list(APPEND able ${language})
      else()
        set(unable "the plugin needs clang ${major}, and the ${language} compiler is \
${CMAKE_${language}_COMPILER_ID} ${CMAKE_${language}_COMPILER_VERSION}")
      endif()
    endforeach()
  endif()
  set(${languages} "${able}" PARENT_SCOPE)
  set(${reason} "${unable}" PARENT_SCOPE)
endfunction()

function(castaway_lower_report target reason required)
  if(required)
    message(FATAL_ERROR "castaway_lower(${target} REQUIRED): ${reason}")
  endif()
  message(STATUS "castaway_lower(${target}): not lowered, ${reason}")
endfunction()

# Where the plugin is built in this tree, a new plugin must give new objects. An installed one does not change.
function(castaway_lower_depend target)
  get_target_property(imported castaway::plugin IMPORTED)
  if(imported)
    return()
  endif()
  add_dependencies(${target} castaway::plugin)
  get_target_property(directory castaway::plugin LIBRARY_OUTPUT_DIRECTORY)
  get_target_property(sources ${target} SOURCES)
  set_property(SOURCE ${sources} TARGET_DIRECTORY ${target} APPEND PROPERTY OBJECT_DEPENDS ${directory}/castaway.so)
endfunction()
