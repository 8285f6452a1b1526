# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report for programs; docs/audit.md describes it. `VERSION` changes when something of it does that a reader may rely
on; members may be added at any time."""

import json

VERSION = 1


def finding_object(report, found):
    return {
        "file": report.shown(found.path),
        "line": found.line,
        "column": found.column,
        "function": found.function,
        "kind": found.kind,
        "verdict": found.verdict,
        "reason": found.reason,
        "text": found.text,
        "operation": found.operation,
        "width": found.width,
        "order": found.order,
        "instruction": found.instruction,
        "helper": found.helper,
        "cost": found.cost,
        "help": found.help,
        "seen_from": [report.shown(file) for file in found.files],
    }


def render(report):
    return json.dumps({
        "version": VERSION,
        "tool": {"name": "castaway-audit", "version": report.version, "clang": report.tools.version},
        "root": report.root,
        "target": report.target,
        "processor": report.processor,
        "files": {
            "audited": report.audited,
            "optimised": report.raised_level,
            "failed": [{"file": report.shown(file), "error": error} for file, error in report.failed],
            "skipped": [{"file": report.shown(file), "why": why} for file, why in report.skipped],
        },
        "ignored_arguments": report.ignored,
        "findings": [finding_object(report, found) for found in report.findings],
        "summary": {"counts": report.counts(), "lse_functions": report.functions},
    }, indent=2) + "\n"
