# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results as text for a terminal."""


def nanoseconds(summary):
    """A median with three significant digits, or a dash."""
    return "-" if summary is None else f"{summary['median']:.3g}"


def spread(summary):
    """A median of ratios with its quartiles: "1.00 (0.99-1.01)"."""
    return "-" if summary is None else f"{summary['median']:.2f} ({summary['low']:.2f}-{summary['high']:.2f})"


def lines(headings, rows):
    """The rows below their headings: the first column to the left, figures to the right."""
    widths = [max(len(row[column]) for row in [headings, *rows]) for column in range(len(headings))]
    yield fill(headings, widths)
    yield "  ".join("-" * width for width in widths)
    for row in rows:
        yield fill(row, widths)


def fill(row, widths):
    cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
    return "  ".join(cells).rstrip()


def show(title, headings, rows):
    print(f"\n{title}")
    for line in lines(headings, rows):
        print(f"  {line}")
