/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The command line. What follows `--` is clang's and is not looked at.
 */
#ifndef CASTAWAY_REFLECT_OPTIONS_H
#define CASTAWAY_REFLECT_OPTIONS_H

#include "arena.h"

#include <stdbool.h>

/** The exit statuses, as docs/reflect.md lists them. */
typedef enum cw_exit {
  CW_EXIT_OK = 0,
  CW_EXIT_FOUND = 1, /* the sources have mistakes, or --check found a difference */
  CW_EXIT_USAGE = 2, /* the command line is wrong */
  CW_EXIT_SYSTEM = 3 /* a file could not be read or written */
} cw_exit;

typedef struct cw_options {
  bool check;
  bool constants;        /* everything in one header, as static constants */
  const char *source;    /* the C file to write */
  const char *header;    /* the header to write */
  const char *depfile;   /* null: none */
  const char *target;    /* null: clang's own */
  const char *database;  /* folder of compile_commands.json; null: none */
  const char *arguments; /* file of compiler arguments, one a line; null: none */
  cw_words includes;     /* how generated code includes the inputs; empty: as they were given */
  cw_words describes;    /* TABLE=STRUCT */
  cw_words inputs;
  cw_words compiler; /* what followed `--` */
} cw_options;

/** Whether the program is to go on; otherwise it is to end with `*status`, and all has been said. */
bool cw_options_parse(cw_arena *arena, int count, char **words, cw_options *options, cw_exit *status);

#endif
