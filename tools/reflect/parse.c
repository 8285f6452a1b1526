/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Headers are read through a C file that exists in memory only, so that `#pragma once` and include guards work as they
 * do in a program and a struct that two headers share is one struct.
 */
#include "parse.h"

#include <stdio.h>
#include <string.h>

/* The file in memory. No file of that name is ever looked for. */
static const char joined_name[] = "castaway-reflect-input.c";

static const char refuse_cxx[] = "#ifdef __cplusplus\n"
                                 "#error castaway-reflect reads C, and was told another language\n"
                                 "#endif\n";

/* ---- What clang says ---- */

static bool has_place(CXDiagnostic diagnostic) {
  CXFile file;
  clang_getExpansionLocation(clang_getDiagnosticLocation(diagnostic), &file, 0, 0, 0);
  return file != 0;
}

/* An argument of another compiler's. libclang goes on without it. */
static bool is_unknown_argument(CXDiagnostic diagnostic) {
  CXString text = clang_getDiagnosticSpelling(diagnostic);
  bool unknown = !has_place(diagnostic) && strncmp(clang_getCString(text), "unknown argument", 16) == 0;
  clang_disposeString(text);
  return unknown;
}

static void print_diagnostic(CXDiagnostic diagnostic) {
  CXString text = clang_formatDiagnostic(diagnostic, clang_defaultDiagnosticDisplayOptions());
  fprintf(stderr, "%s%s\n", has_place(diagnostic) ? "" : "castaway-reflect: ", clang_getCString(text));
  clang_disposeString(text);
  CXDiagnosticSet notes = clang_getChildDiagnostics(diagnostic);
  for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(notes); i++) {
    CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
    print_diagnostic(note);
    clang_disposeDiagnostic(note);
  }
}

static void forward_diagnostics(cw_report *report, CXTranslationUnit unit, bool foreign) {
  for (unsigned i = 0; i < clang_getNumDiagnostics(unit); i++) {
    CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
    bool is_error = clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
    if (is_error && !(foreign && is_unknown_argument(diagnostic))) {
      print_diagnostic(diagnostic);
      report->errors++;
    }
    clang_disposeDiagnostic(diagnostic);
  }
}

/* ---- Reading ---- */

static cw_unit parse(cw_report *report, const cw_flags *flags, const char *file, const cw_words *words,
                     struct CXUnsavedFile *memory, unsigned how) {
  cw_unit result = {.index = clang_createIndex(0, 0)};
  enum CXErrorCode code = clang_parseTranslationUnit2(result.index, file, words->items, (int)words->count, memory,
                                                      memory ? 1 : 0, how, &result.unit);
  if (code != CXError_Success || !result.unit) {
    cw_report_plain("clang cannot read '%s': %s", memory ? "the input" : file,
                    code == CXError_Crashed ? "it crashed" : "it does not understand its arguments");
    report->errors++;
    return result;
  }
  forward_diagnostics(report, result.unit, cw_flags_are_foreign(flags));
  return result;
}

cw_unit cw_parse_headers(cw_arena *arena, cw_report *report, const cw_flags *flags, const cw_words *files) {
  const char *text = refuse_cxx;
  for (size_t i = 0; i < files->count; i++)
    text = cw_arena_format(arena, "%s#include \"%s\"\n", text, files->items[i]);
  cw_words words = cw_flags_of(arena, flags, files->items[0], true);
  struct CXUnsavedFile joined = {joined_name, text, (unsigned long)strlen(text)};
  return parse(report, flags, joined_name, &words, &joined, CXTranslationUnit_SkipFunctionBodies);
}

cw_unit cw_parse_source(cw_arena *arena, cw_report *report, const cw_flags *flags, const char *file, const char *path) {
  cw_words words = cw_flags_of(arena, flags, path, false);
  /* A command of a database is for another working folder. */
  return parse(report, flags, flags->database ? path : file, &words, 0, CXTranslationUnit_None);
}

void cw_unit_free(cw_unit *unit) {
  if (unit->unit)
    clang_disposeTranslationUnit(unit->unit);
  clang_disposeIndex(unit->index);
}

/* ---- What was read ---- */

typedef struct cw_file_list {
  cw_arena *arena;
  cw_words words;
} cw_file_list;

static void add_file(CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data) {
  (void)stack;
  (void)depth;
  cw_file_list *list = data;
  const char *name = cw_arena_take(list->arena, clang_getFileName(file));
  if (strcmp(name, joined_name) == 0)
    return;
  for (size_t i = 0; i < list->words.count; i++)
    if (strcmp(list->words.items[i], name) == 0)
      return;
  cw_words_add(list->arena, &list->words, name);
}

cw_words cw_unit_files(cw_arena *arena, const cw_unit *unit) {
  cw_file_list list = {.arena = arena};
  clang_getInclusions(unit->unit, add_file, &list);
  return list.words;
}

const char *cw_unit_target(cw_arena *arena, const cw_unit *unit) {
  CXTargetInfo info = clang_getTranslationUnitTargetInfo(unit->unit);
  const char *triple = cw_arena_take(arena, clang_TargetInfo_getTriple(info));
  clang_TargetInfo_dispose(info);
  return triple;
}
