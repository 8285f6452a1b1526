# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Audits real projects: fetches Debian's source packages, builds each once under bear for its compilation database, and
runs castaway-audit over that, for x86-64 and for AArch64. Prints the tables of docs/audits.md. With --time it compiles each
project with the plugin and without it instead, one file after the other, and prints the processor time of both.

Needs Debian with bear, dpkg-dev, and the network for apt. A project that was built before is not built again."""

import argparse
import collections
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import time

APT_SOURCE = """Types: deb-src
URIs: http://deb.debian.org/debian
Suites: bookworm
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
"""

# How each source package is configured and built, in its folder. With a pattern only the C files that hold it are audited.
Project = collections.namedtuple("Project", "package configure build pattern", defaults=[None])
PROJECTS = [
    Project("liburcu", "./configure --disable-dependency-tracking", "make -j2 -C src"),
    Project("jemalloc", "./configure --disable-cxx", "make -j2 build_lib_shared"),
    Project("mimalloc", "cmake -B . -S . -DMI_BUILD_TESTS=OFF -DMI_BUILD_STATIC=OFF -DMI_BUILD_OBJECT=OFF", "make -j2"),
    Project("sqlite3", "./configure --disable-tcl", "make -j2 sqlite3.lo"),
    Project("redis", "true", "make -j2 MALLOC=libc BUILD_TLS=no USE_SYSTEMD=no"),
    Project("haproxy", "true", "make -j2 TARGET=linux-glibc"),
    Project("postgresql-15", "./configure --without-readline --without-zlib --without-icu", "make -j2 -C src/backend",
            r"compare_exchange|atomic_fetch|atomic_exchange|pg_atomic_|dsa_pointer_atomic"),
]
MACHINES = {"x86-64": [], "aarch64": ["--target=aarch64-linux-gnu"]}


def run(command, folder, log):
    with open(log, "a", encoding="utf-8") as file:
        file.write(f"$ {command}\n")
        file.flush()
        done = subprocess.run(["sh", "-c", command], cwd=folder, stdin=subprocess.DEVNULL, stdout=file, stderr=file,
                              check=False)
    if done.returncode:
        sys.exit(f"'{command}' failed in {folder}: see {log}")


def fetch(project, work, log):
    """The folder of its sources."""
    if not any(work.glob(f"{project.package}-[0-9]*/")) and not any(work.glob(f"{project.package}_*.dsc")):
        (work / "lists/partial").mkdir(parents=True, exist_ok=True)
        (work / "debian.sources").write_text(APT_SOURCE, encoding="utf-8")
        options = f"-o Dir::Etc::sourcelist={work}/debian.sources -o Dir::Etc::sourceparts=- -o Dir::State::lists={work}/lists"
        run(f"apt-get -q {options} update && apt-get -q {options} source {project.package}", work, log)
    return next(path for path in sorted(work.glob(f"{project.package}-[0-9]*")) if path.is_dir())


def build(project, work):
    """The folder of its compilation database, and the package's version."""
    log = work / f"{project.package}.log"
    folder = fetch(project, work, log)
    if not (folder / "compile_commands.json").exists():
        run(project.configure, folder, log)
        run(f"bear -- {project.build}", folder, log)
    dsc = next(work.glob(f"{project.package}_*.dsc"))
    return folder, dsc.stem.partition("_")[2]


def files_of(project, folder):
    """What to audit of a project that is too large for all of it; nothing: all."""
    if not project.pattern:
        return []
    wanted = re.compile(project.pattern)
    return [path for path in sorted(folder.glob("src/backend/**/*.c"))
            if wanted.search(path.read_text(encoding="utf-8", errors="replace"))]


def audit(tool, folder, words, output):
    begin = time.monotonic()
    subprocess.run([tool, "-p", folder, f"--root={folder}", "--format=json", f"--output={output}", *words], check=False,
                   stderr=subprocess.DEVNULL)
    print(f"{output.name}: {time.monotonic() - begin:.0f} s", file=sys.stderr)
    return json.loads(output.read_text(encoding="utf-8"))


def loops_of(report):
    """{place: verdict}; one that is raised in a copy of its function alone is raised."""
    best = {}
    for found in report["findings"]:
        if found["kind"] == "loop":
            place = (found["file"], found["line"], found["column"])
            verdicts = ["raised", "no-gain", "kept"]
            best[place] = min(best.get(place, "kept"), found["verdict"], key=verdicts.index)
    return best


def row(package, version, machine, report):
    counts = report["summary"]["counts"]
    loops = collections.Counter(loops_of(report).values())
    outlined = {verdict: sum(reasons.values()) for verdict, reasons in counts.get("outlined", {}).items()}
    total = sum(loops.values())
    share = f"{100 * loops.get('raised', 0) / total:.0f} %" if total else "-"
    cells = [package, version, machine, report["files"]["audited"], len(report["files"]["failed"]), total,
             loops.get("raised", 0), loops.get("no-gain", 0), loops.get("kept", 0), share, sum(outlined.values()),
             outlined.get("copied", 0)]
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def reasons_of(reports):
    total = collections.Counter()
    for report in reports:
        for verdict in ("no-gain", "kept"):
            total.update(report["summary"]["counts"].get("loop", {}).get(verdict, {}))
    return total


def processor_time(words, folder):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def time_row(package, folder, clang, plugin, words):
    """Seconds of all compilations, to objects that are thrown away. Each file is compiled both ways in turn."""
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools/audit"))
    from castaway_audit import command, database
    target = words[0].partition("=")[2] if words else None
    asked = argparse.Namespace(target=target, mcpu=None, flag=[])
    tools = argparse.Namespace(clang=clang)
    total = [0.0, 0.0]
    for compilation in database.read(folder):
        if command.reason_to_skip(compilation):
            continue
        repetition = command.Repetition(compilation, tools, asked)
        plain = [*repetition.compiler, *repetition.options, *command.LENIENT, "-c", "-o", os.devnull, compilation.file]
        total[0] += processor_time(plain, compilation.directory)
        total[1] += processor_time([*plain, f"-fpass-plugin={plugin}"], compilation.directory)
    return f"| {package} | {total[0]:.1f} | {total[1]:.1f} | {100 * (total[1] / total[0] - 1):+.1f} % |"


def show_times(options, work):
    print("| package | machine | without, s | with, s | added |\n|---|---|---|---|---|")
    for project in chosen(options):
        folder, _ = build(project, work)
        for machine, words in MACHINES.items():
            print(time_row(f"{project.package} | {machine}", folder, options.clang, os.path.abspath(options.time), words), flush=True)


def chosen(options):
    return [project for project in PROJECTS if not options.names or project.package in options.names]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", help="castaway-audit")
    parser.add_argument("--work", required=True, type=pathlib.Path, help="folder of the sources and reports")
    parser.add_argument("--time", metavar="PLUGIN", help="measure the time that castaway.so adds")
    parser.add_argument("--clang", default="clang-22", help="the compiler for --time")
    parser.add_argument("names", nargs="*", help="only these source packages")
    options = parser.parse_args()
    work = options.work.resolve()
    os.makedirs(work, exist_ok=True)
    if options.time:
        show_times(options, work)
    else:
        show_reports(options, work)


def show_reports(options, work):
    reports = collections.defaultdict(list)
    rows = []
    for project in chosen(options):
        folder, version = build(project, work)
        for machine, words in MACHINES.items():
            report = audit(options.tool, folder, [*words, *files_of(project, folder)], work / f"{project.package}.{machine}.json")
            rows.append(row(project.package, version, machine, report))
            reports[machine].append(report)
    print("| package | version | machine | files | failed | loops | raised | no gain | kept | share raised | atomics | "
          "of them in a copy |\n|---|---|---|---|---|---|---|---|---|---|---|---|")
    print("\n".join(rows))
    for machine, each in reports.items():
        print(f"\nLoops that stay, {machine}, by reason:\n")
        for reason, number in sorted(reasons_of(each).items(), key=lambda item: (-item[1], item[0])):
            print(f"- `{reason}`: {number}")


main()
