# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line."""

import argparse
import os
import pathlib

from castaway_audit import finding, fault

USAGE = """castaway-audit [options] -p BUILD_DIR [FILE ...]
       castaway-audit [options] -- COMPILER ARGUMENT ..."""
EPILOG = """exit status: 0 all files were audited; 1 something that --fail-on names was found; 2 the audit could not begin;
3 some files could not be compiled, so the report lacks them"""


def words_of(known):
    """The type of an option that takes a list of words, all of which are `known`; names of reasons have capitals."""
    def parse(text):
        words = [word for word in text.split(",") if word]
        for word in words:
            if word not in known and not word.isupper():
                raise argparse.ArgumentTypeError(f"'{word}' is none of {', '.join(known)}")
        return words
    return parse


def positive(text):
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of jobs")
    return int(text)


def parser_for(version, llvm):
    parser = argparse.ArgumentParser(prog="castaway-audit", usage=USAGE, epilog=EPILOG, allow_abbrev=False, description=(
        "Lists the compare-and-swap loops, outlined atomic operations and reflective calls of a program, with what the "
        "castaway plugin makes of each, why, what it costs, and what the source could do."))
    parser.add_argument("--version", action="version", version=f"castaway-audit {version} (LLVM {llvm})")
    where = parser.add_argument_group("what is audited")
    where.add_argument("-p", dest="database", metavar="BUILD_DIR", type=pathlib.Path,
                       help="the folder with compile_commands.json, or that file")
    where.add_argument("files", nargs="*", metavar="FILE", help="only these source files of the database")
    where.add_argument("--target", metavar="TRIPLE", help="compile for this machine instead, as aarch64-linux-gnu")
    where.add_argument("--mcpu", metavar="NAME", help="compile for this processor")
    where.add_argument("--flag", metavar="ARGUMENT", action="append", default=[],
                       help="a further argument for each compilation, as --flag=-DNDEBUG; may be repeated")
    where.add_argument("--plugin-options", metavar="WORDS", default="",
                       help="further options of the plugin, as 'volatile=on lse=always'")
    how = parser.add_argument_group("how")
    how.add_argument("--clang", metavar="PATH", help=f"clang of LLVM {llvm}")
    how.add_argument("--plugin", metavar="PATH", type=pathlib.Path, help="castaway.so")
    how.add_argument("-j", dest="jobs", metavar="N", type=positive, default=os.cpu_count() or 1,
                     help="compilations at once (default: one a processor)")
    report = parser.add_argument_group("the report")
    report.add_argument("--format", choices=["text", "json", "sarif"], default="text")
    report.add_argument("--output", metavar="FILE", type=pathlib.Path, help="default: the standard output")
    report.add_argument("--root", metavar="DIR", type=pathlib.Path, default=pathlib.Path.cwd(),
                        help="paths are relative to this folder (default: the current one)")
    report.add_argument("--only", metavar="KINDS", type=words_of(list(finding.KIND_WORDS)),
                        default=list(finding.KIND_WORDS), help="of loops, outlined, calls")
    report.add_argument("--verdict", metavar="WORDS", type=words_of(finding.VERDICTS), default=[],
                        help=f"only these verdicts or reasons: {', '.join(finding.VERDICTS)}, or LOOP_CALL and so on")
    report.add_argument("--fail-on", metavar="WORDS", type=words_of(finding.VERDICTS), default=[],
                        help="status 1 if one of these verdicts or reasons was found, listed or not")
    return parser


def parse(arguments, version, llvm):
    """The options; `command` is what stands behind `--`, or none."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    options = parser_for(version, llvm).parse_args(arguments[:split])
    options.command = arguments[split + 1:] if split < len(arguments) else None
    if (options.database is None) == (options.command is None):
        raise fault.Fault("give either -p BUILD_DIR, or a compiler's command behind --; see --help")
    if options.command is not None and (options.files or not options.command):
        raise fault.Fault("behind -- stands one whole command of a compiler; see --help")
    options.root = options.root.resolve()
    return options
