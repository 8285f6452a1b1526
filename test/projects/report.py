# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The results as a table for docs/projects.md."""

import statistics

TITLES = ["project", "version", "machine", "build", "tests", "passed", "failed", "skipped", "differences",
          "loops", "raised", "functions copied", "build CPU s", "added"]


def added(report, variant):
    """How much longer the build took than the control's, by pairs of neighbours in time."""
    pairs = list(zip(report["control"]["cpu"], variant["cpu"]))
    return f"{100 * statistics.median(with_it / without - 1 for without, with_it in pairs):+.1f} %" if pairs else ""


def rows(entry):
    for name, variant in entry["variants"].items():
        for machine, run in variant["tests"].items():
            count, figures = run["count"], variant["summary"]
            yield [entry["project"], entry["version"], machine, name, sum(count.values()), count["pass"], count["fail"],
                   count["skip"], len(run["wrong"]), figures["loops"], figures["raised"], figures["copied"],
                   f"{statistics.median(variant['cpu']):.1f}",
                   "" if name == "control" else added(entry["variants"], variant)]


def table(entries):
    lines = [TITLES, ["---"] * len(TITLES)] + [row for entry in entries for row in rows(entry)]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)
