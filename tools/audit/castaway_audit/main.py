# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The audit from its command line to its exit status."""

import json
import os
import sys

from castaway_audit import command, database, fault, options

CLEAN, FOUND, CANNOT_BEGIN, INCOMPLETE, INTERRUPTED = 0, 1, 2, 3, 130


def compilations_of(asked):
    if asked.command is None:
        return database.select(database.read(asked.database), asked.files)
    here = "."
    words = database.expand(asked.command, here)
    files = command.inputs_of(words)
    if not files:
        raise fault.Fault("the command behind -- names no source file of C or C++")
    return [database.compilation_of({"file": file, "arguments": words, "directory": here}, os.getcwd()) for file in files]


def divide(compilations):
    """Those to repeat, and the others with why not."""
    reasons = [(c, command.reason_to_skip(c)) for c in compilations]
    return [c for c, why in reasons if not why], sorted({(c.file, why) for c, why in reasons if why})


def read_helps(path):
    """{reason: what to do}, made of the documentation when castaway was built."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def write(text, output):
    if output is None:
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, encoding="utf-8", errors="surrogateescape")
    except OSError as error:
        raise fault.Fault(f"{output}: {error.strerror}") from error


def status_of(report, fail_on):
    if report.failed:
        return INCOMPLETE
    return FOUND if any(f.matches(fail_on) for f in report.all) else CLEAN


def audit(asked, plugin, llvm, version, reasons):
    # They need the yaml module, whose lack is an error with a message, too.
    from castaway_audit import compiler, json_report, progress, report, run, sarif, text
    tools = compiler.find(asked, plugin, llvm)
    compilations, skipped = divide(compilations_of(asked))
    shown = progress.Progress(len(compilations))
    try:
        outcomes = run.Runner(tools, asked).run(compilations, shown)
    finally:
        shown.clear()
    result = report.Report(outcomes, skipped, read_helps(reasons), asked, tools, version)
    write({"text": text, "json": json_report, "sarif": sarif}[asked.format].render(result), asked.output)
    for file, error in result.failed if asked.format != "text" or asked.output else []:
        print(f"castaway-audit: {result.shown(file)}: {error}", file=sys.stderr)
    return status_of(result, asked.fail_on)


def main(plugin, llvm, version, reasons):
    try:
        return audit(options.parse(sys.argv[1:], version, llvm), plugin, llvm, version, reasons)
    except fault.Fault as problem:
        print(f"castaway-audit: {problem}", file=sys.stderr)
        return CANNOT_BEGIN
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return INCOMPLETE
