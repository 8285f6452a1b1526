# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds real projects with the plugin and without, and runs their own test suites on both. What fails with the plugin
must also fail without. Prints a table, and writes everything to results-<target>.json in the work folder.

Exit status: 0 all is well, 1 something differs or cannot be built, 2 a wrong word, 77 nothing could be fetched."""

import argparse
import json
import pathlib
import shutil
import signal
import subprocess
import sys
import time

import building
import descriptions
import emulation
import remarks
import report
import results
import sources

SKIPPED = 77
HERE = pathlib.Path(__file__).resolve().parent


class Broken(Exception):
    """A build failed."""


def say(text):
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def step(build, name, command, **more):
    say(f"{build.project.name} {build.variant.name}: {name}")
    done = build.run(name, command, **more)
    if done["status"]:
        what = f"{build.project.name}, {build.variant.name}: {name} ended with {done['status']}"
        raise Broken(f"{what}: see {done['log']}")
    return done


def build_all(builds, folder, rounds):
    """Builds each variant, then again in turn if several rounds are asked for. Notes the processor seconds of each."""
    seconds = {build.variant.name: [] for build in builds}
    for number in range(rounds):
        for build in builds:
            if number == 0:
                build.prepare(folder)
                step(build, "configure", build.project.configure)
            else:
                step(build, "clean", build.project.clean)
                if build.project.clean == "make distclean":
                    step(build, "configure", build.project.configure)
            seconds[build.variant.name].append(step(build, f"build-{number}", build.project.build)["cpu"])
    for build in builds:
        build.note.write_text(json.dumps(seconds[build.variant.name]), encoding="utf-8")


def machines(settings):
    """Where the suite runs: names, and what the environment gets for each."""
    if settings.target == "native":
        return {"x86-64": {}}
    return {processor: {"EMULATOR": emulation.words(processor)} for processor in emulation.PROCESSORS}


def check_lse(build, programs, settings):
    """Says of each program whether LSE is reached only where there is some."""
    libraries = emulation.libraries(build.sources)
    wrong = {}
    for path in programs + libraries:
        checker = HERE.parent / "support/check_lse.py"
        command = [sys.executable, checker, f"--objdump={settings.tools}/llvm-objdump", path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            said = (done.stdout + done.stderr).strip().splitlines()
            wrong[str(path.relative_to(build.sources))] = said[:5]
    return {"checked": len(programs) + len(libraries), "wrong": wrong}


def test(build, machine, extra):
    project = build.project
    say(f"{project.name} {build.variant.name}: test on {machine}")
    done = build.run(f"test-{machine}", project.test, minutes=project.minutes, nobody=project.unprivileged, extra=extra)
    text = done["log"].read_text(encoding="utf-8", errors="replace")
    found = results.read(project.reader, text, done["status"])
    return {"count": results.count(found), "found": found, "wall": done["wall"], "status": done["status"]}


def examine(build, settings):
    """Everything about one variant, once it is built."""
    counts = remarks.collect(build.sources)
    seconds = json.loads(build.note.read_text(encoding="utf-8"))
    entry = {"cpu": seconds, "remarks": counts, "summary": remarks.summary(counts), "tests": {}}
    if settings.target == "aarch64":
        programs = emulation.wrap(build.sources)
        if build.variant.plugin:
            entry["lse"] = check_lse(build, programs, settings)
    if settings.build_only:
        return entry
    if build.project.unprivileged:
        build.give_to_nobody()
    for machine, extra in machines(settings).items():
        entry["tests"][machine] = test(build, machine, extra)
    return entry


def run_project(project, settings):
    sources.require_packages(project)
    if settings.target == "aarch64":
        sources.require_tools("qemu-aarch64", "aarch64-linux-gnu-gcc")
    folder, version = sources.fetch(project, settings.work)
    builds = [building.Build(project, variant, settings) for variant in building.variants(settings.target)]
    if not (settings.reuse and all(build.note.exists() for build in builds)):
        build_all(builds, folder, settings.rounds)
    entry = {"project": project.name, "version": version, "variants": {}}
    for build in builds:
        entry["variants"][build.variant.name] = examine(build, settings)
    results.compare(entry["variants"], set(project.known))
    results.drop_passed(entry["variants"])
    return entry


def keep(entries, path):
    """Writes the results, in the place of earlier ones of the same projects."""
    earlier = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    names = {entry["project"] for entry in entries}
    entries = [entry for entry in earlier if entry["project"] not in names] + entries
    path.write_text(json.dumps(entries, indent=1), encoding="utf-8")


def findings(entry):
    """What is wrong, a line each."""
    for name, variant in entry["variants"].items():
        for machine, run in variant["tests"].items():
            yield from (f"{entry['project']}, {name}, {machine}: {what}" for what in run["wrong"])
        for path, said in variant.get("lse", {}).get("wrong", {}).items():
            yield f"{entry['project']}, {name}: {path}: {' '.join(said)}"


def run_all(settings):
    """The results, why projects were skipped, and which could not be built."""
    entries, skipped, broken = [], [], []
    for project in descriptions.PROJECTS:
        here = descriptions.for_target(project, settings.target)
        if settings.project and project.name not in settings.project or not here:
            continue
        try:
            entries.append(run_project(here, settings))
        except sources.Unavailable as error:
            skipped.append(f"{project.name}: skipped: {error}")
        except Broken as error:
            broken.append(str(error))
    return entries, skipped, broken


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--project", action="append", choices=[project.name for project in descriptions.PROJECTS])
    parser.add_argument("--clang", default="clang-22", help="a clang that can load the plugin")
    parser.add_argument("--plugin", required=True, type=pathlib.Path, help="castaway.so")
    parser.add_argument("--target", choices=["native", "aarch64"], default="native")
    parser.add_argument("--work", type=pathlib.Path, default="build/projects", help="folder of all that is made")
    parser.add_argument("--rounds", type=int, default=1, help="how often to build each, in turn, to compare times")
    parser.add_argument("--reuse", action="store_true", help="test what an earlier run has built, if it has")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--lto", choices=["full", "thin"], help="with link-time optimisation, by lld")
    parser.add_argument("--verify", action="store_true", help="with LLVM's verifier after each pass")
    parser.add_argument("--build-only", action="store_true", help="without the tests")
    settings = parser.parse_args()
    settings.work = settings.work.resolve()
    settings.plugin = settings.plugin.resolve(strict=True)
    settings.work.mkdir(parents=True, exist_ok=True)
    clang = shutil.which(settings.clang)
    if not clang:
        parser.error(f"there is no {settings.clang}")
    settings.tools = pathlib.Path(clang).resolve().parent
    return settings


def main():
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    settings = arguments()
    entries, skipped, wrong = run_all(settings)
    keep(entries, settings.work / f"results-{settings.target}.json")
    if entries:
        print(report.table(entries))
    wrong += [line for entry in entries for line in findings(entry)]
    print("\n".join(skipped + wrong))
    if wrong:
        return 1
    return 0 if entries else SKIPPED


sys.exit(main())
