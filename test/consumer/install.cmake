# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs `build` to `installed` and renames that to `moved`: whoever still looks in the first place fails.
file(REMOVE_RECURSE ${installed} ${moved})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${build} --prefix ${installed} COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${installed} ${moved})

# No installed text may name the place where it was built.
file(GLOB_RECURSE texts ${moved}/*.cmake ${moved}/*.pc ${moved}/*.h)
foreach(text IN LISTS texts)
  file(READ ${text} content)
  string(FIND "${content}" "${build}" position)
  if(NOT position EQUAL -1)
    message(FATAL_ERROR "${text} holds the path of the build tree")
  endif()
endforeach()
