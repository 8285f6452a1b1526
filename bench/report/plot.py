# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results as figures: dots with their spread, one row for each thing that is measured, one colour for each variant."""

import matplotlib

matplotlib.use("svg")
# Text stays text, and nothing depends on the run: two figures of the same data are the same file.
matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "castaway", "font.size": 8})

from matplotlib import pyplot, ticker  # noqa: E402  (the back end is chosen first)

COLOURS = {
    "reflective": "#c0392b",
    "reflective-lto": "#e08e0b",
    "lowered": "#1f77b4",
    "lowered-lto": "#17a398",
    "c11": "#222222",
    "floor": "#888888",
    "without": "#222222",
    "with": "#1f77b4",
    "before": "#c0392b",
    "helper": "#c0392b",
    "copy": "#1f77b4",
    "inline LSE": "#222222",
    "inline exclusives": "#e08e0b",
    "after": "#1f77b4",
    "limit": "#222222",
}
# Where two variants are equal their dots lie on each other: the limit is a hollow ring around the lowered dot.
RINGS = {"c11", "without", "limit", "inline LSE"}


def colour(name):
    """A variant's colour; those of one family share it."""
    for known in sorted(COLOURS, key=len, reverse=True):
        if name.startswith(known):
            return COLOURS[known]
    return "#6a51a3"


def draw_variant(axes, rows, variant):
    points = [(y, times[variant]) for y, times in enumerate(rows.values()) if variant in times]
    if not points:
        return
    y = [place for place, _ in points]
    middle = [summary["median"] for _, summary in points]
    axes.hlines(y, [s["low"] for _, s in points], [s["high"] for _, s in points], color=colour(variant), linewidth=1)
    ring = variant in RINGS
    axes.scatter(
        middle,
        y,
        s=34 if ring else 16,
        facecolors="none" if ring else colour(variant),
        edgecolors=colour(variant),
        linewidths=0.9,
        label=variant,
        zorder=3,
    )


def draw_panel(axes, title, rows, variants, unit):
    for variant in variants:
        draw_variant(axes, rows, variant)
    axes.set_title(title, fontsize=8)
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(ticker.LogLocator(subs=(1, 2, 5)))
    axes.xaxis.set_major_formatter(ticker.FormatStrFormatter("%g"))
    axes.xaxis.set_minor_formatter(ticker.NullFormatter())
    axes.set_xlabel(unit)
    axes.set_yticks(range(len(rows)), list(rows))
    axes.invert_yaxis()
    axes.grid(True, which="major", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)


def dots(panels, variants, unit):
    """A figure of panels (title, {row: {variant: summary}}), side by side, on one logarithmic scale."""
    tallest = max(len(rows) for _, rows in panels)
    figure, all_axes = pyplot.subplots(
        1, len(panels), figsize=(2.2 + 3.1 * len(panels), 1.4 + 0.19 * tallest), squeeze=False, sharex=True
    )
    for axes, (title, rows) in zip(all_axes[0], panels):
        draw_panel(axes, title, rows, variants, unit)
    for axes, (_, rows) in zip(all_axes[0][1:], panels[1:]):
        if list(rows) == list(panels[0][1]):
            axes.set_yticklabels([])
    handles, labels = all_axes[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="upper center", ncol=len(labels), frameon=False)
    figure.tight_layout(rect=(0, 0, 1, 1 - 0.35 / figure.get_figheight()))
    return figure


def save(figure, path):
    """Writes a figure as SVG, without the date."""
    figure.savefig(path, format="svg", metadata={"Date": None})
    pyplot.close(figure)
