# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every operation of the field updaters: before the plugin, after it, and the limit."""

from report import plot, rounds, statistic, table

VARIANTS = ["reflective", "reflective-lto", "lowered", "c11"]
PAIRS = [("lowered", "c11"), ("reflective", "lowered"), ("reflective-lto", "lowered")]
SETTINGS = [
    ("constant", "exact", "constant updater, object of its class"),
    ("constant", "subclass", "constant updater, object of a subclass"),
    ("constant", "plain", "constant updater, plain struct"),
    ("startup", "exact", "updater made at start-up, object of its class"),
    ("name", "exact", "name at each call, object"),
    ("name", "plain", "name at each call, plain struct"),
]
PLOTTED = {("constant", "exact"), ("constant", "plain"), ("name", "exact")}
QUICK_LOOPS = "^(empty|int/(get|compare_and_set)/constant/exact|ref/set/name/plain)@"


def measure(manifest, options):
    """Every loop in every variant, as summaries and ratios."""
    count = options.rounds or (2 if options.quick else 11)
    harness = ["--benchmark_min_time=0.004"]
    if options.quick:
        harness = ["--benchmark_min_time=0.0001", f"--benchmark_filter={QUICK_LOOPS}"]
    measured = rounds.run("updaters", manifest, manifest["updaters"], count, harness)
    floor = measured.pop("empty")
    return {
        "unit": "nanoseconds of processor time per operation",
        "rounds": count,
        "floor": statistic.summarise(floor["floor"]),
        "loops": statistic.summarise_loops(measured),
        "ratios": statistic.compare_loops(measured, PAIRS),
    }


def setting_of(loop):
    _, _, idiom, holder = loop.split("/")
    return idiom, holder


def row(result, loop):
    kind, operation, _, _ = loop.split("/")
    times, ratios = result["loops"][loop], result["ratios"][loop]
    return (
        [f"{kind}_{operation}"]
        + [table.nanoseconds(times.get(variant)) for variant in VARIANTS]
        + [table.spread(ratios.get(f"{a}/{b}")) for a, b in PAIRS]
    )


def show(result):
    """All operations, one table for each setting, then the ratios of each setting in one line."""
    headings = ["ns per operation"] + VARIANTS + [f"{a}/{b}" for a, b in PAIRS]
    for idiom, holder, title in SETTINGS:
        loops = [loop for loop in result["loops"] if setting_of(loop) == (idiom, holder)]
        if loops:
            table.show(title, headings, [row(result, loop) for loop in loops])
    show_overview(result)


def overview(result, idiom, holder):
    """{"a/b": the medians of all operations of one setting, sorted}."""
    medians = {f"{a}/{b}": [] for a, b in PAIRS}
    for loop, ratios in result["ratios"].items():
        if setting_of(loop) == (idiom, holder):
            for pair, summary in ratios.items():
                medians[pair].append(summary["median"])
    return {pair: sorted(values) for pair, values in medians.items() if values}


def show_overview(result):
    rows = []
    for idiom, holder, title in SETTINGS:
        for pair, values in overview(result, idiom, holder).items():
            middle = statistic.summarise(values)["median"]
            rows.append([title, pair, f"{middle:.2f}", f"{values[0]:.2f}", f"{values[-1]:.2f}", str(len(values))])
    headings = ["setting", "ratio", "median", "least", "most", "count"]
    table.show("Ratios over all operations of a setting", headings, rows)
    print(f"\n  The empty loop costs {result['floor']['median']:.3f} ns per operation.")


def operations_by_cost(result):
    """The int operations, those that cost least in C11 first."""
    least = {}
    for loop, times in result["loops"].items():
        kind, operation, _, _ = loop.split("/")
        if kind == "int":
            least[operation] = min(least.get(operation, float("inf")), times["c11"]["median"])
    return sorted(least, key=least.get)


def rows_of(result, setting, operations):
    """{operation: {variant: summary}} of the int operations of one setting."""
    loops = {operation: "/".join(["int", operation, *setting]) for operation in operations}
    return {operation: result["loops"][loop] for operation, loop in loops.items() if loop in result["loops"]}


def figures(result):
    """{name: figure}: nanoseconds of the int operations."""
    operations = operations_by_cost(result)
    panels = [
        (title, rows_of(result, (idiom, holder), operations))
        for idiom, holder, title in SETTINGS
        if (idiom, holder) in PLOTTED
    ]
    panels = [(title, rows) for title, rows in panels if rows]
    return {"updaters": plot.dots(panels, VARIANTS, "ns per operation, int fields (logarithmic)")}
