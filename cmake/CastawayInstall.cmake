# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The installed tree: library, plugin, tools, CMake package and pkg-config file; runtime/ installs its own headers. Nothing
# in it holds an absolute path, so that it can be moved or unpacked anywhere.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/castaway)
# One folder for each LLVM, so that plugins of several can stand side by side.
set(plugin_dir ${CMAKE_INSTALL_LIBDIR}/castaway/llvm-${CASTAWAY_LLVM_VERSION})

install(TARGETS castaway castaway_static EXPORT castaway-targets)
if(CASTAWAY_HAVE_PLUGIN)
  install(TARGETS castaway_plugin EXPORT castaway-targets LIBRARY DESTINATION ${plugin_dir})
  install(TARGETS castaway_pass LIBRARY DESTINATION ${plugin_dir})
endif()
if(CASTAWAY_HAVE_TOOLS)
  install(TARGETS castaway_reflect EXPORT castaway-targets)
endif()

install(EXPORT castaway-targets NAMESPACE castaway:: DESTINATION ${package_dir})
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/castaway-config.cmake.in ${PROJECT_BINARY_DIR}/castaway-config.cmake
  INSTALL_DESTINATION ${package_dir}
  NO_SET_AND_CHECK_MACRO)
# Before 1.0 a minor version may change the ABI.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/castaway-config-version.cmake COMPATIBILITY SameMinorVersion)
install(
  FILES
    ${PROJECT_BINARY_DIR}/castaway-config.cmake
    ${PROJECT_BINARY_DIR}/castaway-config-version.cmake
    ${CMAKE_CURRENT_LIST_DIR}/CastawayLower.cmake
    ${CMAKE_CURRENT_LIST_DIR}/CastawayReflect.cmake
  DESTINATION ${package_dir})

set(pc_llvm_major "")
set(pc_plugin "")
set(pc_lower_cflags "")
set(pc_lower_ldflags "")
if(CASTAWAY_HAVE_PLUGIN)
  set(pc_llvm_major ${CASTAWAY_LLVM_VERSION})
  set(pc_plugin "\${prefix}/${plugin_dir}/castaway.so")
  set(pc_lower_cflags "-fpass-plugin=\${plugin}")
  set(pc_lower_ldflags "-fuse-ld=lld -Wl,--load-pass-plugin=\${plugin}")
endif()
file(RELATIVE_PATH pc_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${CMAKE_CURRENT_LIST_DIR}/castaway.pc.in ${PROJECT_BINARY_DIR}/castaway.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/castaway.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
