# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Fails if a public header in INCLUDES is missing from HEADERS, the list of those that are tested (separated by commas).
cmake_minimum_required(VERSION 3.25)
string(REPLACE "," ";" HEADERS "${HEADERS}")
string(REPLACE "," ";" INCLUDES "${INCLUDES}")
foreach(directory IN LISTS INCLUDES)
  file(GLOB found RELATIVE ${directory}/castaway ${directory}/castaway/*.h)
  foreach(file IN LISTS found)
    string(REGEX REPLACE "\\.h$" "" header ${file})
    if(NOT header IN_LIST HEADERS)
      message(SEND_ERROR "castaway/${file} is not in the list of test/headers/CMakeLists.txt")
    endif()
  endforeach()
endforeach()
