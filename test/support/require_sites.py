# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requires that an optimisation record tells of enough sites that the plugin rewrote."""

import argparse
import sys

import builds


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sites", type=int, required=True)
    parser.add_argument("records", nargs="+", help="YAML; the sites of all of them are counted")
    options = parser.parse_args()
    found = sum(builds.count_lowered(record) for record in options.records)
    if found < options.sites:
        sys.exit(f"require_sites: {found} sites lowered, {options.sites} wanted")
    print(f"{found} sites lowered")


if __name__ == "__main__":
    main()
