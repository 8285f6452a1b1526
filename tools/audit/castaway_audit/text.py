# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report for people: the findings by file, then the counts."""


def file_words(found):
    return f" (in {len(found.files)} files)" if len(found.files) > 1 else ""


def place_of(report, found):
    place = report.shown(found.path)
    if found.line:
        place += f":{found.line}"
    return f"{place}:{found.column}" if found.column else place


def line_of(report, found):
    reason = f" [{found.reason}]" if found.reason else ""
    parts = [f"{place_of(report, found)}: {found.kind}: {found.verdict}: {found.text}{reason}"]
    parts += [found.cost] if found.cost and found.cost not in found.text else []
    parts += [f"help: {found.help}"] if found.help else []
    return "; ".join(parts) + file_words(found)


def counted(number, what):
    return f"{number} {what}{'' if number == 1 else 's'}"


def kind_lines(kind, verdicts):
    total = sum(sum(reasons.values()) for reasons in verdicts.values())
    yield f"  {kind}: {total}"
    for verdict, reasons in verdicts.items():
        yield f"    {verdict}: {sum(reasons.values())}"
        for reason, number in sorted(reasons.items(), key=lambda item: (-item[1], item[0])):
            if reason:
                yield f"      {reason}: {number}"


def summary_lines(report):
    yield f"{counted(report.audited, 'file')} audited{' for ' + report.target if report.target else ''}"
    for kind, verdicts in report.counts().items():
        yield from kind_lines(kind, verdicts)
    if report.functions:
        yield "  functions with atomic operations, by what became of a copy for LSE:"
        yield from (f"    {name}: {number}" for name, number in report.functions.items())
    if report.raised_level:
        yield (f"{counted(report.raised_level, 'file')} compiled with -O2 in place of -O0: loops show only in optimised "
               "code")
    if report.ignored:
        yield f"ignored, since clang does not know them: {' '.join(report.ignored)}"
    for file, why in report.skipped:
        yield f"skipped: {report.shown(file)}: {why}"
    for file, error in report.failed:
        yield f"failed: {report.shown(file)}: {error}"


def render(report):
    lines = []
    path = None
    for found in report.findings:
        if found.path != path:
            lines += ["", report.shown(found.path)] if lines else [report.shown(found.path)]
            path = found.path
        lines.append(f"  {line_of(report, found)}")
    lines += [""] if lines else []
    return "\n".join([*lines, *summary_lines(report)]) + "\n"
