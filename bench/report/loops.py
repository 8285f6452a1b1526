# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Retry loops: as they are, raised, and written with the operation that C has for them."""

from report import plot, rounds, statistic, table

VARIANTS = ["before", "after", "limit"]
PAIRS = [("before", "after"), ("after", "limit")]
TITLES = {"1": "One thread", "2": "Two threads on one word"}


def measure(manifest, options):
    """Every loop in every variant, as summaries and ratios."""
    count = options.rounds or (2 if options.quick else 21)
    harness = ["--benchmark_min_time=0.0001" if options.quick else "--benchmark_min_time=0.02"]
    measured = rounds.run("loops", manifest, manifest["loops"], count, harness)
    return {
        "unit": "nanoseconds of processor time of one thread per operation",
        "rounds": count,
        "loops": statistic.summarise_loops(measured),
        "ratios": statistic.compare_loops(measured, PAIRS),
    }


def row(result, loop):
    times, ratios = result["loops"][loop], result["ratios"][loop]
    return (
        [loop.split("/")[0]]
        + [table.nanoseconds(times.get(variant)) for variant in VARIANTS]
        + [table.spread(ratios.get(f"{a}/{b}")) for a, b in PAIRS]
    )


def of_threads(result, threads):
    return [loop for loop in result["loops"] if loop.endswith(f"/{threads}")]


def show(result):
    headings = ["ns per operation"] + VARIANTS + [f"{a}/{b}" for a, b in PAIRS]
    for threads, title in TITLES.items():
        table.show(title, headings, [row(result, loop) for loop in of_threads(result, threads)])


def figures(result):
    """{name: figure}: nanoseconds of every loop."""
    panels = [
        (title, {loop.split("/")[0]: result["loops"][loop] for loop in of_threads(result, threads)})
        for threads, title in TITLES.items()
    ]
    return {"loops": plot.dots(panels, VARIANTS, "ns per operation (logarithmic)")}
