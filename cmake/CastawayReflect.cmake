# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The CMake function that has class descriptors written at build time. It works alike in this tree and from the installed
# package: both define the target castaway::reflect, the program.
include_guard(GLOBAL)

# castaway_reflect(<target> HEADERS <header>... [CONSTANTS])
#
# Runs castaway-reflect over each header, with the include directories, definitions and options of <target>, when the
# header or anything that it includes has changed. `dir/node.h` gives `node.reflect.h`, which the sources of <target>
# can include by that name, and `node.reflect.c`, which becomes one of them. CONSTANTS is for a header whose
# descriptors only one C file uses: there is no C file then, all is in `node.reflect.h`.
#
# To be called in the folder of <target>, with a generator for one configuration. Two headers of a target must not have
# the same name.
function(castaway_reflect target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "CONSTANTS" "" "HEADERS")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_HEADERS)
    message(FATAL_ERROR "castaway_reflect(${target}): expected HEADERS <header>... [CONSTANTS]")
  endif()
  if(NOT TARGET castaway::reflect)
    message(FATAL_ERROR "castaway_reflect(${target}): this castaway was built without castaway-reflect")
  endif()
  get_target_property(folder ${target} SOURCE_DIR)
  if(NOT folder STREQUAL CMAKE_CURRENT_SOURCE_DIR)
    message(FATAL_ERROR "castaway_reflect(${target}): to be called in ${folder}, where the target is defined")
  endif()

  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}.reflect)
  file(MAKE_DIRECTORY ${folder})
  get_target_property(prepared ${target} CASTAWAY_REFLECT_PREPARED)
  if(NOT prepared)
    set_target_properties(${target} PROPERTIES CASTAWAY_REFLECT_PREPARED ON)
    castaway_reflect_arguments(${target} ${folder})
    target_include_directories(${target} PRIVATE ${folder})
  endif()
  foreach(header IN LISTS arg_HEADERS)
    castaway_reflect_header(${target} ${folder} ${header} "${arg_CONSTANTS}")
  endforeach()
endfunction()

# Writes the compiler's words to a file, one a line: what the target has when everything is configured. CMake knows the
# options of C only where it writes a file for each language.
function(castaway_reflect_arguments target folder)
  set(content "")
  foreach(property INCLUDE_DIRECTORIES COMPILE_DEFINITIONS)
    set(option_INCLUDE_DIRECTORIES -I)
    set(option_COMPILE_DEFINITIONS -D)
    set(list "$<TARGET_PROPERTY:${target},${property}>")
    string(APPEND content "$<$<BOOL:${list}>:${option_${property}}$<JOIN:${list},\n${option_${property}}>\n>")
  endforeach()
  set(options "$<TARGET_PROPERTY:${target},COMPILE_OPTIONS>")
  string(APPEND content "$<$<BOOL:${options}>:$<JOIN:${options},\n>\n>")
  string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
  separate_arguments(flags NATIVE_COMMAND "${CMAKE_C_FLAGS} ${CMAKE_C_FLAGS_${build_type}}")
  set(standard "$<TARGET_PROPERTY:${target},C_STANDARD>")
  list(APPEND flags "$<$<BOOL:${standard}>:-std=gnu${standard}>")
  if(CMAKE_C_COMPILER_TARGET)
    list(APPEND flags --target=${CMAKE_C_COMPILER_TARGET})
  endif()
  list(JOIN flags "\n" flags)
  file(GENERATE OUTPUT ${folder}/arguments-$<COMPILE_LANGUAGE>.txt CONTENT "${flags}\n${content}" TARGET ${target})
endfunction()

function(castaway_reflect_header target folder header constants)
  get_filename_component(path ${header} ABSOLUTE)
  get_filename_component(name ${header} NAME_WLE)
  set(outputs ${folder}/${name}.reflect.h)
  set(words --header=${folder}/${name}.reflect.h --constants)
  if(NOT constants)
    list(APPEND outputs ${folder}/${name}.reflect.c)
    set(words --header=${folder}/${name}.reflect.h --output=${folder}/${name}.reflect.c)
  endif()
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND castaway::reflect ${words} --depfile=${folder}/${name}.d --arguments=${folder}/arguments-C.txt ${path}
    DEPENDS ${path} castaway::reflect ${folder}/arguments-C.txt
    DEPFILE ${folder}/${name}.d
    COMMENT "Reflecting ${header}"
    VERBATIM)
  target_sources(${target} PRIVATE ${outputs})
endfunction()
