# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many sites the plugin lowers, and why not the others, of a generated client and of the library's own job tree; how
its time grows with the number of sites; how large the object file is with and without clean-up."""

import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from compile import shapes
from report import compiling, plot, rounds, statistic, table

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITES = 1000
GROWTH = [10, 100, 1000, 10000]
# One remark of the optimisation record: what became of a site, and its kind.
REMARK = re.compile(r"^--- !(Passed|Missed)\nPass: +castaway\nName: +(\w+)\n", re.MULTILINE)
SIZE_SETTINGS = {"without the plugin": None, "clean-up off": "cleanup=off", "clean-up on": ""}


def compile_shapes(manifest, directory, sites, style, words=()):
    source = pathlib.Path(directory, f"{style}-{sites}.c")
    source.write_text(shapes.generate(sites, style))
    command = compiling.command(manifest, "-O2", "with", source, source.with_suffix(".o"))
    return command + ["-std=gnu11", "-w", *words], source


def run(command, options=""):
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"CASTAWAY_OPTIONS": options})
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")


def count_remarks(command, directory, counts):
    """Adds to {verdict or reason: number of remarks} what the record of one compilation says."""
    record = pathlib.Path(directory, "remarks.yaml")
    record.unlink(missing_ok=True)
    run([*command, "-fsave-optimization-record", f"-foptimization-record-file={record}"])
    for verdict, name in REMARK.findall(record.read_text() if record.exists() else ""):
        counts[f"missed: {name}" if verdict == "Missed" else name.lower()] += 1


def count_sites(manifest, directory, sites):
    """The mixed client's verdicts."""
    counts = collections.Counter()
    count_remarks(compile_shapes(manifest, directory, sites, "mixed")[0], directory, counts)
    return dict(sorted(counts.items()))


def count_library(manifest, directory):
    """The verdicts of the library's job tree."""
    counts = collections.Counter()
    for source in sorted([*ROOT.glob("runtime/src/job/*.c"), *ROOT.glob("runtime/src/dispatch/*.c")]):
        target = pathlib.Path(directory, "library.o")
        count_remarks(compiling.command(manifest, "-O2", "with", source, target), directory, counts)
    return dict(sorted(counts.items()))


def time_alone(manifest, directory, sites, count):
    """Seconds of the lowering pass run alone by opt, on what clang hands to its optimiser."""
    opt = pathlib.Path(manifest["compilers"]["c"]).resolve().parent / "opt"
    command, source = compile_shapes(manifest, directory, sites, "mixed")
    bitcode = source.with_suffix(".bc")
    plain = [word for word in command if not word.startswith("-fpass-plugin")]
    run([*plain, "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-o", str(bitcode)])
    run([str(opt), "-passes=function(sroa,early-cse)", str(bitcode), "-o", str(bitcode)])
    words = [str(opt), f"-load-pass-plugin={manifest['plugin']}", "-passes=castaway-lower", "-time-passes",
             "-disable-output", str(bitcode)]
    return statistic.summarise([compiling.pass_time(words, report=()) for _ in range(count)])


def measure_growth(manifest, directory, count, progress):
    """{sites: times}: the passes' own, and the compiler's with the plugin and without it, round by round, at -O2."""
    result = {}
    for sites in GROWTH if count > 1 else GROWTH[:2]:
        progress.show(f"growth, {sites} sites")
        command, _ = compile_shapes(manifest, directory, sites, "mixed")
        plain = [word for word in command if not word.startswith("-fpass-plugin")]
        own = [compiling.pass_time(command) for _ in range(count)]
        pairs = [(compiling.processor_time(command)["user"], compiling.processor_time(plain)["user"])
                 for _ in range(count)]
        with_plugin, without = zip(*pairs)
        result[f"{sites} sites"] = {
            "pass": statistic.summarise(own),
            "alone": time_alone(manifest, directory, sites, count),
            "with": statistic.summarise(with_plugin),
            "without": statistic.summarise(without),
            "with/without": statistic.ratio(with_plugin, without),
        }
    return result


def section_size(path):
    """Bytes of the object file that end up in a program, as `size` counts them, and of the whole file."""
    line = subprocess.run(["size", str(path)], capture_output=True, text=True, check=True).stdout.splitlines()[1]
    return {"loaded": int(line.split()[3]), "file": path.stat().st_size}


def object_sizes(manifest, directory, sites):
    result = {}
    for name, options in SIZE_SETTINGS.items():
        command, source = compile_shapes(manifest, directory, sites, "settled")
        if options is None:
            command = [word for word in command if not word.startswith("-fpass-plugin")]
        run(command, options or "")
        result[name] = section_size(source.with_suffix(".o"))
    return result


def measure(manifest, options):
    count = options.rounds or (1 if options.quick else 5)
    sites = 100 if options.quick else SITES
    progress = rounds.Progress("coverage")
    result = {"unit": "sites; seconds of processor time; bytes", "rounds": count, "sites": sites}
    with tempfile.TemporaryDirectory() as directory:
        progress.show("sites")
        result["counts"] = count_sites(manifest, directory, sites)
        result["library"] = count_library(manifest, directory)
        progress.show("object sizes")
        result["sizes"] = object_sizes(manifest, directory, sites)
        result["growth"] = measure_growth(manifest, directory, count, progress)
        progress.done()
    return result


def show_counts(title, counts):
    total = sum(counts.values())
    rows = [[verdict, str(number), f"{100 * number / total:.1f} %"] for verdict, number in counts.items()]
    table.show(title, ["verdict", "number", "share"], rows)


def show(result):
    show_counts(f"What becomes of {result['sites']} sites and their look-ups, all shapes", result["counts"])
    show_counts("What becomes of the sites of the library's job tree", result["library"])
    rows = []
    for name, times in result["growth"].items():
        own, sites = times["pass"]["median"], int(name.split()[0])
        rows.append([name, f"{1e6 * times['alone']['median'] / sites:.1f}", f"{1000 * own:.1f}", f"{1e6 * own / sites:.1f}",
                     f"{times['without']['median']:.3f}", f"{times['with']['median']:.3f}",
                     compiling.verdict(times["with/without"])])
    headings = ["file", "alone, us per site", "passes, ms", "us per site", "without, s", "with, s", "added"]
    table.show("Time to compile a file of sites only, all shapes, at -O2", headings, rows)
    rows = [[name, str(size["loaded"]), str(size["file"])] for name, size in result["sizes"].items()]
    table.show(f"Object file of {result['sites']} fully proven sites", ["build", "bytes loaded", "bytes of the file"],
               rows)


def figures(result):
    rows = {name: {way: times[way] for way in ("pass", "with", "without")} for name, times in result["growth"].items()}
    return {"coverage": plot.dots([("Compiling a file of sites only", rows)], ["without", "with", "pass"],
                                  "seconds of user time (logarithmic)")}
