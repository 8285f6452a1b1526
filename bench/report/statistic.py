# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Medians with spread, and ratios of measurements that were taken in the same round."""

import statistics


def summarise(values):
    """Median and quartiles of at least one value."""
    if len(values) == 1:
        low = median = high = values[0]
    else:
        low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    return {"median": round(median, 4), "low": round(low, 4), "high": round(high, 4)}


def ratio(numerators, denominators):
    """The summary of the rounds' own ratios: what a round has in common cancels out. None where a value is missing."""
    ratios = [a / b for a, b in zip(numerators, denominators) if b > 0]
    return summarise(ratios) if ratios else None


def summarise_loops(rounds):
    """{loop: {variant: summary}} of {loop: {variant: [value per round]}}."""
    return {
        loop: {variant: summarise(values) for variant, values in variants.items()} for loop, variants in rounds.items()
    }


def compare_loops(rounds, pairs):
    """{loop: {"a/b": summary}} for each pair (a, b) of variants that the loop has."""
    compared = {}
    for loop, variants in rounds.items():
        compared[loop] = {
            f"{a}/{b}": ratio(variants[a], variants[b]) for a, b in pairs if a in variants and b in variants
        }
    return compared
