# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the plugin over all modules (*.bc) of a folder, with the verifier after each pass.

Without contracts (--unchanged) each must come out as it went in, and from the plugin's whole -O2 pipeline as from the
same pipeline without it; otherwise a second run must change nothing more.
"""

import argparse
import glob
import subprocess
import sys


def transform(opt, module, passes, plugin=""):
    """The module after `passes`, as text."""
    load = [f"-load-pass-plugin={plugin}"] if plugin else []
    command = [opt, *load, f"-passes={passes}", "-verify-each", "-S", module, "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{module}: {' '.join(command)}: {done.returncode}\n{done.stderr[-3000:]}")
    return done.stdout


def is_unchanged(module, options):
    return all(transform(options.opt, module, passes, options.plugin) == transform(options.opt, module, without)
               for passes, without in (("castaway", "verify"), ("default<O2>", "default<O2>")))


def is_idempotent(module, options):
    transform(options.opt, module, "default<O2>", options.plugin)
    once = transform(options.opt, module, "castaway", options.plugin)
    return once == transform(options.opt, module, "castaway,castaway", options.plugin)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opt", required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--unchanged", action="store_true", help="the modules have no contracts")
    parser.add_argument("--modules", type=int, required=True, help="how many there must be, at least")
    parser.add_argument("folder")
    options = parser.parse_args()
    modules = sorted(glob.glob(f"{options.folder}/*.bc"))
    if len(modules) < options.modules:
        sys.exit(f"{options.folder}: {len(modules)} modules, {options.modules} wanted")
    holds = is_unchanged if options.unchanged else is_idempotent
    changed = [module for module in modules if not holds(module, options)]
    if changed:
        sys.exit("changed by the plugin: " + ", ".join(changed))
    print(f"{len(modules)} modules are as they should be")


if __name__ == "__main__":
    main()
