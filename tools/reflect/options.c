/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * getopt_long does the parsing; this file says what was wrong, and with what is known.
 */
#include "options.h"
#include "report.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static const char usage[] =
    "usage: castaway-reflect --header=FILE (--output=FILE | --constants) [option ...] HEADER ... [-- ARGUMENT ...]\n"
    "       castaway-reflect --check [option ...] SOURCE ... [-- ARGUMENT ...]\n"
    "\n"
    "Writes the class descriptors of the structs that are marked CW_REFLECT in the headers; or compares the\n"
    "descriptors that sources hold with the structs that they describe.\n"
    "\n"
    "  -H, --header=FILE        write declarations and constant updaters to FILE\n"
    "  -o, --output=FILE        write the descriptors to FILE, a C file that includes the header\n"
    "      --constants          write it all to the header, as static constants, for one C file to include\n"
    "      --include=NAME       what generated code includes, for each HEADER in turn (default: as it was given)\n"
    "      --depfile=FILE       write what was read to FILE, as a rule for make and ninja\n"
    "      --target=TRIPLE      lay structs out for another machine\n"
    "  -p, --build-path=DIR     take compiler arguments from DIR/compile_commands.json\n"
    "      --arguments=FILE     take further compiler arguments from FILE, one a line\n"
    "      --check              compare, and write nothing\n"
    "      --describes=TABLE=STRUCT\n"
    "                           with --check: the array TABLE describes STRUCT\n"
    "  -h, --help               print this\n"
    "      --version            print the versions of this program and of clang\n"
    "\n"
    "ARGUMENTs are clang's: -I, -D, -std=, -m32 ... Of those from a database or a file, clang passes over what it\n"
    "does not know.\n"
    "\n"
    "Exit status: 0 all is well, 1 the sources have mistakes or --check found a difference, 2 the command line is\n"
    "wrong, 3 a file cannot be read or written.\n";

static const char known[] = "--header, --output, --constants, --include, --depfile, --target, --build-path, "
                            "--arguments, --check, --describes, --help and --version; compiler arguments follow --";

enum {
  LONG_CONSTANTS = 256,
  LONG_INCLUDE,
  LONG_DEPFILE,
  LONG_TARGET,
  LONG_ARGUMENTS,
  LONG_CHECK,
  LONG_DESCRIBES,
  LONG_VERSION
};

static const struct option long_options[] = {
    {"header", required_argument, 0, 'H'},
    {"output", required_argument, 0, 'o'},
    {"constants", no_argument, 0, LONG_CONSTANTS},
    {"include", required_argument, 0, LONG_INCLUDE},
    {"depfile", required_argument, 0, LONG_DEPFILE},
    {"target", required_argument, 0, LONG_TARGET},
    {"build-path", required_argument, 0, 'p'},
    {"arguments", required_argument, 0, LONG_ARGUMENTS},
    {"check", no_argument, 0, LONG_CHECK},
    {"describes", required_argument, 0, LONG_DESCRIBES},
    {"help", no_argument, 0, 'h'},
    {"version", no_argument, 0, LONG_VERSION},
    {0, 0, 0, 0},
};

static void print_version(void) {
  CXString version = clang_getClangVersion();
  printf("castaway-reflect %s\n%s\n", CASTAWAY_VERSION, clang_getCString(version));
  clang_disposeString(version);
}

static bool end_with(cw_exit *status, cw_exit value) {
  *status = value;
  return false;
}

/* One option; false where the program is to end. */
static bool take(cw_arena *arena, cw_options *options, int code, const char *word, cw_exit *status) {
  switch (code) {
  case 'H':
    options->header = optarg;
    return true;
  case 'o':
    options->source = optarg;
    return true;
  case 'p':
    options->database = optarg;
    return true;
  case LONG_CONSTANTS:
    options->constants = true;
    return true;
  case LONG_INCLUDE:
    cw_words_add(arena, &options->includes, optarg);
    return true;
  case LONG_DEPFILE:
    options->depfile = optarg;
    return true;
  case LONG_TARGET:
    options->target = optarg;
    return true;
  case LONG_ARGUMENTS:
    options->arguments = optarg;
    return true;
  case LONG_CHECK:
    options->check = true;
    return true;
  case LONG_DESCRIBES:
    cw_words_add(arena, &options->describes, optarg);
    return true;
  case 'h':
    fputs(usage, stdout);
    return end_with(status, CW_EXIT_OK);
  case LONG_VERSION:
    print_version();
    return end_with(status, CW_EXIT_OK);
  case ':':
    cw_report_plain("the option '%s' needs a value", word);
    return end_with(status, CW_EXIT_USAGE);
  default:
    cw_report_plain("unknown option '%s'; known are %s", word, known);
    return end_with(status, CW_EXIT_USAGE);
  }
}

/* Why the options contradict each other, or null. */
static const char *contradiction(const cw_options *options) {
  if (options->inputs.count == 0)
    return "no input file";
  if (options->check)
    return options->header || options->source || options->constants || options->depfile || options->includes.count
               ? "--check writes nothing, so --header, --output, --constants, --include and --depfile contradict it"
               : 0;
  if (options->describes.count)
    return "--describes is for --check alone";
  if (!options->header)
    return "--header=FILE is missing";
  if (!options->source == !options->constants)
    return "either --output=FILE or --constants is needed, and not both";
  if (options->includes.count && options->includes.count != options->inputs.count)
    return "there must be one --include for each input, or none";
  return 0;
}

static bool check_describes(const cw_options *options) {
  for (size_t i = 0; i < options->describes.count; i++) {
    const char *equals = strchr(options->describes.items[i], '=');
    if (!equals || equals == options->describes.items[i] || !equals[1]) {
      cw_report_plain("'--describes=%s' is not of the form TABLE=STRUCT", options->describes.items[i]);
      return false;
    }
  }
  return true;
}

/* Splits at `--`: the number of words before it. */
static int split(cw_arena *arena, int count, char **words, cw_options *options) {
  int end = 1;
  while (end < count && strcmp(words[end], "--") != 0)
    end++;
  for (int i = end + 1; i < count; i++)
    cw_words_add(arena, &options->compiler, words[i]);
  return end;
}

bool cw_options_parse(cw_arena *arena, int count, char **words, cw_options *options, cw_exit *status) {
  int own = split(arena, count, words, options);
  opterr = 0;
  for (;;) {
    int before = optind;
    int code = getopt_long(own, words, ":H:o:p:h", long_options, 0);
    if (code == -1)
      break;
    const char *word = words[optind > before ? optind - 1 : before];
    if (!take(arena, options, code, word, status))
      return false;
  }
  for (int i = optind; i < own; i++)
    cw_words_add(arena, &options->inputs, words[i]);
  const char *wrong = contradiction(options);
  if (wrong)
    cw_report_plain("%s; see castaway-reflect --help", wrong);
  if (wrong || !check_describes(options))
    return end_with(status, CW_EXIT_USAGE);
  return true;
}
