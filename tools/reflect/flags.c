/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A command of a database compiles some file to some object; what makes it so is left out and the rest kept, since
 * anything may bear on a struct's layout. Warnings are the compiler's to give, not this tool's.
 */
#include "flags.h"
#include "report.h"

#include <clang-c/CXCompilationDatabase.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- A file of arguments ---- */

static bool read_arguments(cw_arena *arena, const char *path, cw_words *words) {
  FILE *file = fopen(path, "r");
  if (!file) {
    cw_report_plain("cannot read '%s': %s", path, strerror(errno));
    return false;
  }
  char *line = 0;
  size_t capacity = 0;
  for (ssize_t length; (length = getline(&line, &capacity, file)) >= 0;) {
    while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r'))
      length--;
    if (length > 0)
      cw_words_add(arena, words, cw_arena_copy(arena, line, (size_t)length));
  }
  free(line);
  bool complete = !ferror(file);
  fclose(file);
  if (!complete)
    cw_report_plain("cannot read '%s'", path);
  return complete;
}

static bool open_database(const char *folder, void **database) {
  CXCompilationDatabase_Error error;
  *database = clang_CompilationDatabase_fromDirectory(folder, &error);
  if (error == CXCompilationDatabase_NoError)
    return true;
  cw_report_plain("cannot read '%s/compile_commands.json'", folder);
  return false;
}

bool cw_flags_open(cw_arena *arena, const cw_options *options, cw_flags *flags) {
  *flags = (cw_flags){.options = options};
  if (options->arguments && !read_arguments(arena, options->arguments, &flags->from_file))
    return false;
  return !options->database || open_database(options->database, &flags->database);
}

void cw_flags_close(cw_flags *flags) {
  if (flags->database)
    clang_CompilationDatabase_dispose(flags->database);
}

bool cw_flags_are_foreign(const cw_flags *flags) {
  return flags->database || flags->from_file.count;
}

/* ---- A command of a database ---- */

static bool is_one_of(const char *word, const char *const *list) {
  for (; *list; list++)
    if (strcmp(word, *list) == 0)
      return true;
  return false;
}

/* How many words, from this one on, say what is compiled to what instead of how. */
static unsigned words_to_drop(const char *word, bool as_header) {
  static const char *const alone[] = {"-c", "-S", "-E", "--", "-M", "-MM", "-MD", "-MMD", "-MG", "-MP", "-MV", 0};
  static const char *const with_next[] = {"-o", "-MF", "-MT", "-MQ", "-MJ", 0};
  if (is_one_of(word, alone))
    return 1;
  if (is_one_of(word, with_next))
    return 2;
  if (as_header && strcmp(word, "-x") == 0)
    return 2;
  if (as_header && strncmp(word, "-x", 2) == 0)
    return 1;
  return strncmp(word, "-o", 2) == 0 ? 1 : 0;
}

static void add_command(cw_arena *arena, cw_words *words, CXCompileCommand command, bool as_header) {
  const char *folder = cw_arena_take(arena, clang_CompileCommand_getDirectory(command));
  const char *file = cw_arena_take(arena, clang_CompileCommand_getFilename(command));
  unsigned count = clang_CompileCommand_getNumArgs(command);
  cw_words_add(arena, words, cw_arena_format(arena, "-working-directory=%s", folder));
  for (unsigned i = 1; i < count;) {
    const char *word = cw_arena_take(arena, clang_CompileCommand_getArg(command, i));
    unsigned dropped = strcmp(word, file) == 0 ? 1 : words_to_drop(word, as_header);
    if (!dropped)
      cw_words_add(arena, words, word);
    i += dropped ? dropped : 1;
  }
}

/* The first command for the file, or for the one most like it, as clang guesses for headers. */
static void add_from_database(cw_arena *arena, const cw_flags *flags, cw_words *words, const char *file,
                              bool as_header) {
  CXCompileCommands commands = clang_CompilationDatabase_getCompileCommands(flags->database, file);
  if (!commands)
    return;
  if (clang_CompileCommands_getSize(commands) > 0)
    add_command(arena, words, clang_CompileCommands_getCommand(commands, 0), as_header);
  clang_CompileCommands_dispose(commands);
}

static void add_all(cw_arena *arena, cw_words *words, const cw_words *more) {
  for (size_t i = 0; i < more->count; i++)
    cw_words_add(arena, words, more->items[i]);
}

cw_words cw_flags_of(cw_arena *arena, const cw_flags *flags, const char *file, bool as_header) {
  cw_words words = {0};
  if (flags->database)
    add_from_database(arena, flags, &words, file, as_header);
  add_all(arena, &words, &flags->from_file);
  add_all(arena, &words, &flags->options->compiler);
  cw_words_add(arena, &words, "-DCW_REFLECTING=1");
  cw_words_add(arena, &words, "-w");
  if (flags->options->target)
    cw_words_add(arena, &words, cw_arena_format(arena, "--target=%s", flags->options->target));
  return words;
}
