# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launching and cancelling jobs: the library before and after the plugin, the floor, and the operations behind it."""

import json
import re
import subprocess

from report import plot, rounds, statistic, table

IDIOMS = {"constant": "a constant updater for each field", "named": "the field's name at each operation"}
# What the plugin is compared with; link-time optimisation also with the plugin, since it helps with more than updaters.
BEFORE = ["reflective", "reflective-lto"]
AFTER = ["lowered", "lowered-lto"]
COMPARED = [("reflective", "lowered"), ("reflective-lto", "lowered"), ("reflective-lto", "lowered-lto")]
PEERS = ["floor", "cpp20"]
QUICK_LOOPS = "^(launch1|launchAndCancel1|cancelJob|effect_add1|massiveLaunch)/unconfined@"


def pairs():
    """Every ratio that is published: before over after and after over the limit in each idiom, all over the floor."""
    found = []
    for idiom in IDIOMS:
        found += [(f"{before}-{idiom}", f"{after}-{idiom}") for before, after in COMPARED]
        found.append((f"lowered-{idiom}", "c11"))
    return found + [(variant, "floor") for variant in in_tree() + ["c11", "cpp20"]]


def in_tree():
    """The variants of the library itself, but for C11."""
    return [f"{variant}-{idiom}" for idiom in IDIOMS for variant in BEFORE + AFTER]


def measure(manifest, options):
    count = options.rounds or (2 if options.quick else 21)
    harness = ["--benchmark_min_time=0.01"]
    if options.quick:
        harness = ["--benchmark_min_time=0.0001", f"--benchmark_filter={QUICK_LOOPS}"]
    measured = rounds.run("launch", manifest, manifest["launch"], count, harness)
    counted = subprocess.run([manifest["counts"]], capture_output=True, text=True, check=True).stdout
    return {
        "unit": "nanoseconds of processor time per iteration",
        "rounds": count,
        "loops": statistic.summarise_loops(measured),
        "ratios": statistic.compare_loops(measured, pairs()),
        "operations": json.loads(counted),
    }


def jobs_in(loop):
    """How many jobs one iteration launches or cancels: the number at the end of the loop's name."""
    digits = re.search(r"(\d+)/", loop)
    return int(digits.group(1)) if digits else 404 if loop.startswith("massiveLaunch") else 1


def place(loop):
    """Sorts by dispatcher, the unconfined one first, then by name, then by how many jobs."""
    name, dispatcher = loop.split("/")
    return dispatcher != "unconfined", name.rstrip("0123456789"), jobs_in(loop)


def loops_in_order(result):
    return sorted(result["loops"], key=place)


def show(result):
    for idiom, title in IDIOMS.items():
        show_idiom(result, idiom, title)
    show_floor(result)
    show_operations(result)


def show_idiom(result, idiom, title):
    variants = [f"{variant}-{idiom}" for variant in BEFORE + AFTER] + ["c11"]
    compared = [f"{before}-{idiom}/{after}-{idiom}" for before, after in COMPARED] + [f"lowered-{idiom}/c11"]
    rows = [
        [loop]
        + [table.nanoseconds(result["loops"][loop].get(variant)) for variant in variants]
        + [table.spread(result["ratios"][loop].get(pair)) for pair in compared]
        for loop in loops_in_order(result)
        if variants[0] in result["loops"][loop]
    ]
    headings = ["ns per iteration"] + [name.removesuffix(f"-{idiom}") for name in variants]
    headings += [pair.replace(f"-{idiom}", "") for pair in compared]
    table.show(title.capitalize(), headings, rows)


def show_floor(result):
    """Nanoseconds per job, and how far that is from a coroutine without a job tree."""
    rows = []
    for loop in loops_in_order(result):
        times, ratios = result["loops"][loop], result["ratios"][loop]
        if "floor" not in times:
            continue
        for variant in in_tree() + ["c11"] + PEERS:
            each = times[variant]["median"] / jobs_in(loop)
            rows.append([loop, variant, f"{each:.1f}", table.spread(ratios.get(f"{variant}/floor"))])
    table.show("Against coroutines without a job tree", ["loop", "variant", "ns per job", "over the floor"], rows)


def show_operations(result):
    headings = ["reflective operations per job", "reads", "writes", "read-modify-writes"]
    rows = [
        [life] + [f"{fields['all'][key]:.2f}" for key in ("reads", "writes", "read_modify_writes")]
        for life, fields in result["operations"].items()
    ]
    table.show("How many operations there are", headings, rows)


def per_job(result, idiom):
    """{loop: {variant: summary of nanoseconds per job}} of one idiom, under the variants' short names."""
    rows = {}
    for loop in loops_in_order(result):
        if loop.endswith("/unconfined"):
            rows[loop.split("/")[0]] = {
                variant.removesuffix(f"-{idiom}"): {key: value / jobs_in(loop) for key, value in summary.items()}
                for variant, summary in result["loops"][loop].items()
            }
    return rows


def figures(result):
    panels = [(title, per_job(result, idiom)) for idiom, title in IDIOMS.items()]
    variants = BEFORE + AFTER + ["c11"] + PEERS
    return {"launch": plot.dots(panels, variants, "ns per job, unconfined dispatcher (logarithmic)")}
