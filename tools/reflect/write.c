/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rows are written as the numbers that clang computed, not with the macros of class.h: they are what the target of
 * --target has. The checks in the header compare each with what the compiler at hand computes, in every file that
 * includes it, so that one which is compiled with another packing does not build.
 */
#include "write.h"

#include <ctype.h>
#include <string.h>

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static bool is_source_name(const char *path) {
  size_t length = strlen(path);
  return length > 2 && strcmp(path + length - 2, ".c") == 0;
}

static const char *name_of_input(const cw_writer *writer, size_t i) {
  const cw_options *options = writer->options;
  return options->includes.count ? options->includes.items[i] : options->inputs.items[i];
}

static void write_origin(const cw_writer *writer, FILE *out) {
  fputs("/* Written by castaway-reflect " CASTAWAY_VERSION " from", out);
  for (size_t i = 0; i < writer->options->inputs.count; i++)
    fprintf(out, "%s %s", i ? "," : "", name_of_input(writer, i));
  fprintf(out, "\n   for %s. Changes made here are lost. */\n", writer->target);
}

/* ---- Descriptors ---- */

static const char *linkage(const cw_writer *writer) {
  return writer->options->constants ? "static " : "";
}

static void write_address(FILE *out, const char *variable) {
  if (variable)
    fprintf(out, "&%s", variable);
  else
    fputc('0', out);
}

static const char *flags_of(const cw_model_field *field) {
  /* What is const is not for updaters to change. */
  bool is_atomic = field->member->shape.is_atomic && !field->member->shape.is_const;
  if (is_atomic)
    return field->is_private ? "CW_FIELD_ATOMIC | CW_FIELD_PRIVATE" : "CW_FIELD_ATOMIC";
  return field->is_private ? "CW_FIELD_PRIVATE" : "0";
}

static void write_row(FILE *out, const cw_model_field *field) {
  const cw_member *member = field->member;
  fprintf(out, "    {\"%s\", ", member->name);
  write_address(out, field->value_class);
  fprintf(out, ", %llu, %llu, %s, %s},\n", (unsigned long long)member->offset, (unsigned long long)member->size,
          cw_kind_constant(member->shape.kind), flags_of(field));
}

static void write_display(FILE *out, const cw_model_class *class) {
  const cw_model_class *chain[CW_CLASS_DISPLAY] = {0};
  for (const cw_model_class *ancestor = class; ancestor; ancestor = ancestor->super)
    chain[ancestor->depth] = ancestor;
  fputc('{', out);
  for (unsigned level = 0; level < CW_CLASS_DISPLAY; level++) {
    fputs(level ? ", " : "", out);
    write_address(out, chain[level] ? chain[level]->variable : 0);
  }
  fputc('}', out);
}

static void write_descriptor(const cw_writer *writer, FILE *out, const cw_model_class *class) {
  fputc('\n', out);
  if (class->fields) {
    fprintf(out, "static const cw_field %s_fields[] = {\n", class->variable);
    for (const cw_model_field *field = class->fields; field; field = field->next)
      write_row(out, field);
    fputs("};\n", out);
  }
  fprintf(out, "%sconst cw_class %s = {\n    \"%s\", ", linkage(writer), class->variable, class->layout.name);
  write_address(out, class->super ? class->super->variable : 0);
  if (class->fields)
    fprintf(out, ", %s_fields", class->variable);
  else
    fputs(", 0", out);
  fprintf(out, ", %u, %llu, %u, %s,\n    ", class->field_count, (unsigned long long)class->layout.size, class->depth,
          class->is_plain ? "CW_CLASS_PLAIN" : "0");
  write_display(out, class);
  fputs("};\n", out);
}

static void write_descriptors(const cw_writer *writer, FILE *out) {
  for (const cw_model_class *class = writer->model->classes; class; class = class->next)
    if (class->is_asked)
      write_descriptor(writer, out, class);
}

/* ---- Header ---- */

static void write_checks(FILE *out, const cw_model_class *class) {
  const cw_layout *layout = &class->layout;
  fprintf(out, "\nCW_REFLECTED_STRUCT(%s, %llu);\n", layout->c_name, (unsigned long long)layout->size);
  for (const cw_model_field *field = class->fields; field; field = field->next)
    fprintf(out, "CW_REFLECTED_MEMBER(%s, %s, %llu, %llu);\n", layout->c_name, field->member->name,
            (unsigned long long)field->member->offset, (unsigned long long)field->member->size);
}

static void write_updater(FILE *out, const cw_model_class *class, const cw_model_field *field) {
  const cw_member *member = field->member;
  fprintf(out, "static const cw_%s_updater %s = {{&%s, ", cw_kind_word(member->shape.kind), field->updater,
          class->variable);
  write_address(out, field->value_class);
  fprintf(out, ", \"%s\", %llu, %llu, %s, 0}};\n", member->name, (unsigned long long)member->offset,
          (unsigned long long)member->size, cw_kind_constant(member->shape.kind));
}

/* What others write is declared for the C file's sake; as a constant it would be another variable, so that its own
   header must be included before. */
static void write_declarations(const cw_writer *writer, FILE *out) {
  fputc('\n', out);
  for (const cw_model_class *class = writer->model->classes; class; class = class->next) {
    if (class->is_asked)
      fprintf(out, "%sconst cw_class %s;\n", writer->options->constants ? "static " : "extern ", class->variable);
    else if (class->is_needed && !writer->options->constants)
      fprintf(out, "extern const cw_class %s;\n", class->variable);
  }
}

static void write_guard(const cw_writer *writer, FILE *out, const char *directive) {
  fprintf(out, "#%s CASTAWAY_REFLECTED_", directive);
  for (const char *c = base_name(writer->options->header); *c; c++)
    fputc(isalnum((unsigned char)*c) ? toupper((unsigned char)*c) : '_', out);
  fputc('\n', out);
}

static void write_include(FILE *out, const char *name) {
  fprintf(out, name[0] == '<' ? "#include %s\n" : "#include \"%s\"\n", name);
}

static bool has_updater_of(const cw_model *model, unsigned kind) {
  for (const cw_model_class *class = model->classes; class; class = class->next)
    for (const cw_model_field *field = class->fields; field; field = field->next)
      if (field->updater && field->member->shape.kind == kind)
        return true;
  return false;
}

/* A C file that is read includes the header, not the other way round. */
static void write_includes(const cw_writer *writer, FILE *out) {
  fputc('\n', out);
  for (size_t i = 0; i < writer->options->inputs.count; i++)
    if (!is_source_name(writer->options->inputs.items[i]))
      write_include(out, name_of_input(writer, i));
  for (unsigned kind = 0; kind <= CW_KIND_DOUBLE; kind++)
    if (has_updater_of(writer->model, kind))
      fprintf(out, "#include <castaway/%s_field.h>\n", cw_kind_word(kind));
  fputs("#include <castaway/reflect.h>\n", out);
}

void cw_write_header(const cw_writer *writer, FILE *out) {
  write_origin(writer, out);
  write_guard(writer, out, "ifndef");
  write_guard(writer, out, "define");
  write_includes(writer, out);
  fputs("\nCW_BEGIN_DECLS\n", out);
  for (const cw_model_class *class = writer->model->classes; class; class = class->next)
    if (class->is_asked)
      write_checks(out, class);
  write_declarations(writer, out);
  if (writer->options->constants)
    write_descriptors(writer, out);
  for (const cw_model_class *class = writer->model->classes; class; class = class->next)
    for (const cw_model_field *field = class->fields; field; field = field->next)
      if (field->updater)
        write_updater(out, class, field);
  fputs("\nCW_END_DECLS\n\n#endif\n", out);
}

/* ---- C file ---- */

/* How the C file names the header: alone where both are in one folder. */
static const char *header_from_source(const cw_options *options) {
  size_t folder = (size_t)(base_name(options->source) - options->source);
  bool together = (size_t)(base_name(options->header) - options->header) == folder &&
                  memcmp(options->source, options->header, folder) == 0;
  return together ? base_name(options->header) : options->header;
}

void cw_write_source(const cw_writer *writer, FILE *out) {
  write_origin(writer, out);
  write_include(out, header_from_source(writer->options));
  write_descriptors(writer, out);
}

/* ---- Depfile ---- */

static void write_path(FILE *out, const char *path) {
  for (; *path; path++) {
    if (*path == ' ' || *path == '#' || *path == '\\')
      fputc('\\', out);
    if (*path == '$')
      fputc('$', out);
    fputc(*path, out);
  }
}

void cw_write_depfile(const cw_writer *writer, const cw_words *files, FILE *out) {
  write_path(out, writer->options->header);
  if (writer->options->source) {
    fputc(' ', out);
    write_path(out, writer->options->source);
  }
  fputc(':', out);
  for (size_t i = 0; i < files->count; i++) {
    fputs(" \\\n  ", out);
    write_path(out, files->items[i]);
  }
  fputc('\n', out);
}
