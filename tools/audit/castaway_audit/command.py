# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a compilation is repeated: the same preprocessing, language and optimisation, by clang with the plugin; nothing
that writes files; everything about another machine dropped, if it is to be compiled for one."""

import os
import re

from castaway_audit import database

LAUNCHERS = {"ccache", "sccache", "distcc", "icecc", "env", "libtool"}
# Options whose value is the next word. Those of DROPPED go with their values.
WITH_VALUE = {"-I", "-D", "-U", "-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-iprefix", "-iwithprefix",
              "-iwithprefixbefore", "-isysroot", "--sysroot", "-x", "-Xclang", "-Xpreprocessor", "-mllvm", "-arch",
              "-F", "--param", "-std", "-resource-dir", "-include-pch"}
DROPPED_WITH_VALUE = {"-o", "-MF", "-MT", "-MQ", "-MJ", "-L", "-l", "-T", "-u", "-z", "-e", "-B", "-Xlinker",
                      "-Xassembler", "-dumpbase", "-dumpdir", "-aux-info", "-wrapper", "-framework", "-soname", "-rpath",
                      "--serialize-diagnostics", "-arch"}
DROPPED = re.compile(
    r"-(c|S|E|M|MM|MD|MMD|MP|MG|pipe|v|H|P|shared|static|pie|rdynamic|nostdlib|nostartfiles|nodefaultlibs|coverage)$"
    r"|-o.|-M[FTQJ].|-[lLTu].|-Wl,|-Wa,|-flto|-fno-lto|-f(no-)?fat-lto-objects|-fwhole-program|-g|-save-temps|--save-temps"
    r"|--coverage|-f(no-)?profile|-fdebug-|-ffile-prefix-map|-ftest-coverage|-fplugin|-fpass-plugin|-f(no-)?save-optimization-record"
    r"|-foptimization-record|-Werror|-pedantic-errors|-dump|-fuse-ld|-stack-usage|-fstack-usage|-fdump|-ftime-|-emit-"
    r"|-fsyntax-only|-fmodule|-fcallgraph-info|-fdiagnostics|-specs=|-fno-diagnostics|-R|-W$")
OF_THE_MACHINE = re.compile(r"-m(?!llvm$)|--target=|-target$|--gcc-toolchain=|--sysroot=|-fcf-protection")
# What clang makes an error of by itself, and older compilers did not.
LENIENT = ["-w", "-Wno-unknown-warning-option", "-Qunused-arguments", "-Wno-error=implicit-function-declaration",
           "-Wno-error=implicit-int", "-Wno-error=int-conversion", "-Wno-error=incompatible-pointer-types",
           "-Wno-error=incompatible-function-pointer-types", "-Wno-error=return-mismatch"]
# Lines in the record, and paths in it that are absolute or count from where the compiler runs: clang would write those
# below any folder that it shares with its debug information's as relative to that.
PLACES = ["-gline-tables-only", "-fdebug-compilation-dir=/"]


def is_plus_plus(compiler, file):
    return re.search(r"\+\+", os.path.basename(compiler)) or database.extension(file) in database.PLUS_PLUS


def without_launchers(arguments):
    """The words from the compiler's name on."""
    at = 0
    while at + 1 < len(arguments) and (os.path.basename(arguments[at]) in LAUNCHERS or "=" in arguments[at]):
        at += 1
    return list(arguments[at:])


def split_words(arguments):
    """Each option with its value, and each input, as tuples of one or two words."""
    at = 0
    while at < len(arguments):
        word = arguments[at]
        size = 2 if word in WITH_VALUE | DROPPED_WITH_VALUE or word == "-target" else 1
        yield tuple(arguments[at:at + size])
        at += size


def is_kept(words, foreign):
    first = words[0]
    if not first.startswith("-") or first == "-":
        return False
    if first in DROPPED_WITH_VALUE or (first not in WITH_VALUE and DROPPED.match(first)):
        return False
    return not (foreign and OF_THE_MACHINE.match(first))


def inputs_of(arguments):
    """The words of a command that name source files."""
    return [words[0] for words in split_words(without_launchers(arguments)[1:])
            if not words[0].startswith("-") and database.extension(words[0]) in database.SOURCES]


def reason_to_skip(compilation):
    """Why a compilation is none of C or C++, or None."""
    words = list(split_words(list(compilation.arguments)))
    languages = [pair[1] for pair in words if pair[0] == "-x" and len(pair) == 2]
    languages += [word[2:] for pair in words for word in pair[:1] if word.startswith("-x") and len(word) > 2]
    if languages and languages[-1] in ("c", "c++", "cpp-output", "c++-cpp-output", "none"):
        return None
    if languages and languages[-1].endswith("header"):
        return "a header by itself"
    if languages:
        return f"not C or C++: {languages[-1]}"
    extension = database.extension(compilation.file)
    if extension in (".s", ".S", ".sx", ".asm"):
        return "assembler"
    return None if extension in database.SOURCES else f"not C or C++: {extension or 'no extension'}"


def level_of(kept):
    """The optimisation that a command asks for, as clang reads it: the last one wins."""
    levels = [words[0] for words in kept if re.fullmatch(r"-O(fast|[0-9sgz]*)", words[0])]
    return levels[-1] if levels else "-O0"


class Repetition:
    """One compilation as it is repeated: the words, and whether they optimise where the build does not."""

    def __init__(self, compilation, tools, options):
        arguments = without_launchers(compilation.arguments)
        foreign = options.target is not None
        kept = [words for words in split_words(arguments[1:]) if is_kept(words, foreign)]
        self.raised_level = level_of(kept) == "-O0"
        self.options = [word for words in kept for word in words]
        self.options += ["-O2"] if self.raised_level else []
        self.options += machine_words(options) + options.flag
        self.compiler = [tools.clang]
        if is_plus_plus(arguments[0], compilation.file):
            self.compiler.append("--driver-mode=g++")
        self.file = compilation.file

    def words(self, plugin, record, unknown):
        """The whole command; `unknown` are words that clang does not know."""
        return [*self.compiler, *[word for word in self.options if word not in unknown], *LENIENT, *PLACES,
                f"-fpass-plugin={plugin}", "-fsave-optimization-record", "-foptimization-record-passes=castaway",
                f"-foptimization-record-file={record}", "-emit-llvm", "-c", "-o", os.devnull, self.file]


def machine_words(options):
    words = [f"--target={options.target}"] if options.target else []
    if options.mcpu:
        x86 = re.match(r"(x86_64|i.86)", options.target or os.uname().machine)
        words.append(f"-march={options.mcpu}" if x86 else f"-mcpu={options.mcpu}")
    return words
