#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# build_with_pkg_config.sh <pkg-config> <compiler> <source> <program>: what a Makefile without CMake would do.
set -eu
pkg_config=$1 compiler=$2 source=$3 program=$4

library_dir=$($pkg_config --variable=libdir castaway)
# The words are meant to be split.
# shellcheck disable=SC2046
"$compiler" -std=c11 -O2 -Wall -Wextra -Werror "$source" -o "$program" \
  $($pkg_config --cflags --libs castaway) -Wl,-rpath,"$library_dir"
"$program"

# The plugin's variables name a file that is there, or nothing.
plugin=$($pkg_config --variable=plugin castaway)
if [ -n "$plugin" ]; then
  test -f "$plugin"
  test "$($pkg_config --variable=lower_cflags castaway)" = "-fpass-plugin=$plugin"
fi
