/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * castaway-reflect: reads C with libclang, and writes the class descriptors of the structs that are marked for it
 * (model.c, write.c), or compares those that were written by hand with their structs (claims.c, check.c).
 * docs/reflect.md is its manual.
 *
 * Nothing is written before everything has been read without a mistake.
 */
#include "check.h"
#include "flags.h"
#include "model.h"
#include "output.h"
#include "parse.h"
#include "write.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Writing descriptors ---- */

typedef struct cw_document {
  char *text;
  size_t length;
  FILE *stream;
} cw_document;

static FILE *document_open(cw_document *document) {
  document->stream = open_memstream(&document->text, &document->length);
  if (!document->stream) {
    cw_report_plain("out of memory");
    abort();
  }
  return document->stream;
}

static bool document_save(cw_arena *arena, cw_document *document, const char *path) {
  bool whole = fclose(document->stream) == 0;
  if (!whole)
    cw_report_plain("out of memory");
  bool saved = whole && cw_output_write(arena, path, document->text, document->length);
  free(document->text);
  return saved;
}

static bool save_header(const cw_writer *writer) {
  cw_document document;
  cw_write_header(writer, document_open(&document));
  return document_save(writer->arena, &document, writer->options->header);
}

static bool save_source(const cw_writer *writer) {
  cw_document document;
  if (!writer->options->source)
    return true;
  cw_write_source(writer, document_open(&document));
  return document_save(writer->arena, &document, writer->options->source);
}

static bool save_depfile(const cw_writer *writer, const cw_words *files) {
  cw_document document;
  if (!writer->options->depfile)
    return true;
  cw_write_depfile(writer, files, document_open(&document));
  return document_save(writer->arena, &document, writer->options->depfile);
}

static cw_exit generate(cw_arena *arena, const cw_options *options, const cw_flags *flags, const cw_words *paths) {
  cw_report report = {0};
  cw_unit unit = cw_parse_headers(arena, &report, flags, paths);
  cw_exit status = CW_EXIT_FOUND;
  if (unit.unit && !report.errors) {
    cw_model model = cw_model_read(arena, &report, unit.unit, paths);
    cw_words files = cw_unit_files(arena, &unit);
    cw_writer writer = {arena, &model, options, cw_unit_target(arena, &unit)};
    if (!report.errors)
      status =
          save_header(&writer) && save_source(&writer) && save_depfile(&writer, &files) ? CW_EXIT_OK : CW_EXIT_SYSTEM;
  }
  cw_unit_free(&unit);
  return status;
}

/* ---- Checking ---- */

static cw_exit check(cw_arena *arena, const cw_options *options, const cw_flags *flags, const cw_words *paths) {
  cw_report report = {0};
  for (size_t i = 0; i < options->inputs.count; i++) {
    unsigned before = report.errors;
    cw_unit unit = cw_parse_source(arena, &report, flags, options->inputs.items[i], paths->items[i]);
    if (unit.unit && report.errors == before)
      cw_check(arena, &report, unit.unit, options);
    cw_unit_free(&unit);
  }
  return report.errors || report.warnings ? CW_EXIT_FOUND : CW_EXIT_OK;
}

/* ---- Both ---- */

/* The inputs as one C file can include them from anywhere. */
static bool find_inputs(cw_arena *arena, const cw_options *options, cw_words *paths) {
  for (size_t i = 0; i < options->inputs.count; i++) {
    char *path = realpath(options->inputs.items[i], 0);
    if (!path || access(path, R_OK) != 0 || strpbrk(path, "\"\n")) {
      cw_report_plain("cannot read '%s': %s", options->inputs.items[i],
                      path && strpbrk(path, "\"\n") ? "no #include can name it" : strerror(errno));
      free(path);
      return false;
    }
    cw_words_add(arena, paths, cw_arena_copy(arena, path, strlen(path)));
    free(path);
  }
  return true;
}

static cw_exit run(cw_arena *arena, const cw_options *options) {
  cw_words paths = {0};
  cw_flags flags;
  if (!find_inputs(arena, options, &paths) || !cw_flags_open(arena, options, &flags))
    return CW_EXIT_SYSTEM;
  cw_exit status = options->check ? check(arena, options, &flags, &paths) : generate(arena, options, &flags, &paths);
  cw_flags_close(&flags);
  return status;
}

int main(int count, char **words) {
  cw_arena arena = {0};
  cw_options options = {0};
  cw_exit status;
  if (cw_options_parse(&arena, count, words, &options, &status))
    status = run(&arena, &options);
  cw_arena_free(&arena);
  return status;
}
