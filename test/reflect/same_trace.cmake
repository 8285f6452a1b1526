# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Fails unless the programs ONE and OTHER succeed and print the same.
foreach(program ONE OTHER)
  execute_process(COMMAND ${${program}} OUTPUT_VARIABLE trace_${program} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${${program}} ends with ${status}:\n${trace_${program}}")
  endif()
endforeach()
if(trace_ONE STREQUAL "" OR NOT trace_ONE STREQUAL trace_OTHER)
  message(FATAL_ERROR "The traces differ.\n${trace_ONE}\n---- with generated descriptors ----\n${trace_OTHER}")
endif()
