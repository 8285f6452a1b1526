# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiles a file that includes nothing but HEADER, twice, in each standard with each compiler. All lists are separated
# by commas: INCLUDES, C_COMPILERS, C_STANDARDS, CXX_COMPILERS, CXX_STANDARDS. Scratch files go to DIRECTORY.
cmake_minimum_required(VERSION 3.25)
set(warnings -Wall -Wextra -Wpedantic -Werror)
string(REPLACE "," ";" INCLUDES "${INCLUDES}")
list(TRANSFORM INCLUDES PREPEND -I)
string(MAKE_C_IDENTIFIER ${HEADER} stem)
# The typedef: ISO C wants a declaration, and config.h has none.
set(text "#include <${HEADER}>\n#include <${HEADER}>\ntypedef int end_of_file;\n")

function(compile compilers standards extension)
  set(file ${DIRECTORY}/${stem}.${extension})
  file(WRITE ${file} "${text}")
  string(REPLACE "," ";" compilers "${compilers}")
  string(REPLACE "," ";" standards "${standards}")
  foreach(compiler IN LISTS compilers)
    foreach(standard IN LISTS standards)
      execute_process(COMMAND ${compiler} -std=${standard} ${warnings} ${INCLUDES} -fsyntax-only ${file}
        RESULT_VARIABLE failed ERROR_VARIABLE output)
      if(failed)
        message(SEND_ERROR "${HEADER}: ${compiler} -std=${standard}:\n${output}")
      endif()
    endforeach()
  endforeach()
endfunction()

compile("${C_COMPILERS}" "${C_STANDARDS}" c)
compile("${CXX_COMPILERS}" "${CXX_STANDARDS}" cpp)
