# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proof that the proofs look at every rule: the model with one rule taken out must fail them.

Each mutant is memory.py with one rule changed, put in the place of the module in a copy of this folder, for one run of
the classic tests and one of the random programs.
"""

import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
ANYWHERE = "for index in range(floor(memory, thread, place, order), len(history)):"
WRITE = "\n        if not is_updated(history, index):\n            yield after_write"
MUTANTS = {
    "seq_cst accesses ignore earlier seq_cst writes": (
        "max(lowest, memory.accesses[place], memory.fences[place])", "max(lowest, memory.fences[place])"),
    "seq_cst accesses ignore earlier fences": (
        "max(lowest, memory.accesses[place], memory.fences[place])", "max(lowest, memory.accesses[place])"),
    "fences ignore earlier seq_cst writes": ("join(memory.accesses, memory.fences))\n", "memory.fences)\n"),
    "fences ignore earlier fences": ("join(memory.accesses, memory.fences))\n", "memory.accesses)\n"),
    "fences are not remembered": ("memory = memory._replace(fences=", "memory._replace(fences="),
    "seq_cst writes are not remembered": ("memory = memory._replace(accesses=", "memory._replace(accesses="),
    "an update ends a release sequence": ("view = join(view, history[index - 1].view)", "pass"),
    "an update may be torn from its source": ("return index + 1 < len(history) and history[index + 1].chained",
                                              "return False"),
    "acquire fences see nothing": ("join(join(clock.acquired, current), seen)", "join(clock.acquired, current)"),
    "release fences pass nothing on": ("released = current", "pass"),
    "acquire is forgotten": ("current = join(current, seen)", "pass"),
    "release is forgotten": ("clock.current if order in RELEASES else clock.released", "clock.released"),
    "a read does not raise the view": ("current = raised(clock.current, place, index)\n    acquired",
                                       "current = clock.current\n    acquired"),
    "writes always go last": (ANYWHERE + WRITE, "for index in [len(history) - 1]:" + WRITE),
}


def run(folder, *command):
    return subprocess.run([sys.executable, *command], cwd=folder, capture_output=True).returncode


def is_noticed(old, new):
    """By which of the proofs a mutant is noticed."""
    source = (HERE / "memory.py").read_text()
    if source.count(old) != 1:
        sys.exit(f"no single place in memory.py: {old}")
    with tempfile.TemporaryDirectory() as folder:
        for module in HERE.glob("*.py"):
            (pathlib.Path(folder) / module.name).write_text(module.read_text())
        (pathlib.Path(folder) / "memory.py").write_text(source.replace(old, new))
        proofs = {"classics": ["classics.py"], "axioms": ["axioms.py", "--count=600"]}
        return [name for name, command in proofs.items() if run(folder, *command)]


def main():
    missed = 0
    for name, (old, new) in MUTANTS.items():
        noticed = is_noticed(old, new)
        missed += not noticed
        print(f"  {name}: {'noticed by ' + ', '.join(noticed) if noticed else 'NOT NOTICED'}", flush=True)
    print(f"{len(MUTANTS)} mutants, {missed} not noticed")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
