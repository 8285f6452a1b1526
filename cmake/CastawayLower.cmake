# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The CMake function that compiles a target with the plugin. It works alike in this tree and from the installed package: both define the
# target castaway::plugin, whose property CASTAWAY_LLVM_MAJOR says which clang can load it.
include_guard(GLOBAL)

# castaway_lower(<target> [REQUIRED] [LTO <full|thin>])
#
# Compiles the C and C++ sources that <target> has by now with the plugin, where their compiler is the clang that can
# load it. Elsewhere they are compiled as they are, which is slower but means the same; REQUIRED makes that an error.
# LTO also compiles for link-time optimisation, and links with lld and the plugin, so that updaters and helpers of
# other files are seen.
function(castaway_lower target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "REQUIRED" "LTO" "")
  if(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "castaway_lower(${target}): expected [REQUIRED] [LTO <full|thin>]")
  endif()
  if(DEFINED arg_LTO AND NOT arg_LTO MATCHES "^(full|thin)$")
    message(FATAL_ERROR "castaway_lower(${target}): LTO is \"${arg_LTO}\"; it must be full or thin")
  endif()

  set(lowered "")
  foreach(language C CXX)
    castaway_lower_sources(${target} ${language} sources)
    if(sources)
      castaway_lower_obstacle(${language} obstacle)
      if(obstacle)
        castaway_lower_report(${target} "${obstacle}" "${arg_REQUIRED}")
        return()
      endif()
      list(APPEND lowered ${language})
      castaway_lower_depend(${target} "${sources}")
    endif()
  endforeach()
  if(NOT lowered)
    message(FATAL_ERROR "castaway_lower(${target}): the target has no C or C++ sources yet")
  endif()
  castaway_lower_compile(${target} "${lowered}" "${arg_LTO}")
endfunction()

# Sets <result> to those sources of <target> that are of <language> by their names.
function(castaway_lower_sources target language result)
  get_target_property(sources ${target} SOURCES)
  list(JOIN CMAKE_${language}_SOURCE_FILE_EXTENSIONS "|" extensions)
  string(REPLACE "+" "\\+" extensions "${extensions}")
  list(FILTER sources INCLUDE REGEX "\\.(${extensions})$")
  if(NOT CMAKE_${language}_COMPILER_LOADED)
    set(sources "")
  endif()
  set(${result} "${sources}" PARENT_SCOPE)
endfunction()

# Sets <result> to why the compiler of <language> cannot load the plugin, or to nothing where it can.
function(castaway_lower_obstacle language result)
  set(compiler "${CMAKE_${language}_COMPILER_ID} ${CMAKE_${language}_COMPILER_VERSION}")
  set(obstacle "")
  if(NOT TARGET castaway::plugin)
    set(obstacle "this castaway was built without its plugin")
  else()
    get_target_property(major castaway::plugin CASTAWAY_LLVM_MAJOR)
    if(NOT compiler MATCHES "^Clang ${major}\\.")
      set(obstacle "the plugin needs clang ${major}, and the ${language} compiler is ${compiler}")
    endif()
  endif()
  set(${result} "${obstacle}" PARENT_SCOPE)
endfunction()

function(castaway_lower_report target obstacle required)
  if(required)
    message(FATAL_ERROR "castaway_lower(${target} REQUIRED): ${obstacle}")
  endif()
  message(STATUS "castaway_lower(${target}): not lowered, ${obstacle}")
endfunction()

function(castaway_lower_compile target languages lto)
  list(JOIN languages "," any_language)
  set(plugin $<TARGET_FILE:castaway::plugin>)
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:${any_language}>:-fpass-plugin=${plugin}>)
  if(lto)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:${any_language}>:-flto=${lto}>)
    target_link_options(${target} PRIVATE -flto=${lto} -fuse-ld=lld LINKER:--load-pass-plugin=${plugin})
  endif()
endfunction()

# Where the plugin is built in this tree, a new plugin must give new objects. An installed one does not change.
function(castaway_lower_depend target sources)
  get_target_property(imported castaway::plugin IMPORTED)
  if(imported)
    return()
  endif()
  add_dependencies(${target} castaway::plugin)
  get_target_property(directory castaway::plugin LIBRARY_OUTPUT_DIRECTORY)
  set_property(SOURCE ${sources} TARGET_DIRECTORY ${target} APPEND PROPERTY OBJECT_DEPENDS
    ${directory}/castaway.so ${directory}/castaway-pass.so)
endfunction()
