# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""castaway-audit from outside, over a small tree and a compiler that replays recorded remarks: the reports in each format
against files, what is run, and every way to use it wrongly. With --write the files are written anew."""

import argparse
import json
import os
import pathlib
import pty
import re
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
TREE = HERE / "tree"
OPTIONS = argparse.Namespace()


def entry(file, *words, compiler="cc", **changes):
    return {"directory": str(TREE / "src"), "file": file, "arguments": [compiler, "-c", *words, file]} | changes


WHOLE = [
    entry("queue.c", "-O2"),
    entry("queue.c", "-O2"),
    entry("stack.cpp", "-O0", compiler="g++"),
    entry("start.S"),
    entry("text.f90", compiler="gfortran"),
]


class ToolTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.log = self.folder / "log"
        self.environment = os.environ | {"STUB_VERSION": f"{OPTIONS.llvm}.1.2", "STUB_LOG": str(self.log)}

    def database(self, entries):
        path = self.folder / "compile_commands.json"
        path.write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
        return path

    def run_tool(self, *words, stub=True, **changes):
        words = [f"--clang={HERE / 'stub_clang.py'}", *words] if stub else words
        return subprocess.run([OPTIONS.tool, *words], env=self.environment, text=True, capture_output=True, check=False,
                              timeout=60, **changes)

    def audit(self, entries, *words, status=0):
        done = self.run_tool("-p", self.database(entries), f"--root={TREE}", *words)
        self.assertEqual(done.returncode, status, done.stderr)
        return done

    def commands(self):
        """What the compiler was told, one list of words a run."""
        return [line.split("\t")[1:] for line in self.log.read_text(encoding="utf-8").splitlines()]

    def said(self, done, text, status=2):
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertIn(text, done.stderr)
        self.assertNotIn("Traceback", done.stderr)

    # ---- Reports ----

    def check_golden(self, extension, *words):
        said = self.audit(WHOLE, *words).stdout
        said = said.replace(str(TREE), "/ROOT").replace(f"{OPTIONS.llvm}.1.2", "CLANG")
        said = re.sub(r'("version": )"\d+\.\d+\.\d+"(?=,\n *"(clang|rules))', r'\1"VERSION"', said)
        golden = HERE / "golden" / f"report.{extension}"
        if OPTIONS.write:
            golden.write_text(said, encoding="utf-8")
        self.assertEqual(said, golden.read_text(encoding="utf-8"))
        return said

    def test_text(self):
        self.check_golden("txt")

    def test_json(self):
        json.loads(self.check_golden("json", "--format=json"))

    def test_sarif(self):
        log = json.loads(self.check_golden("sarif", "--format=sarif"))
        self.check_sarif(log)

    def check_sarif(self, log):
        """What SARIF 2.1.0 demands of the members that are used."""
        self.assertEqual(log["version"], "2.1.0")
        run, = log["runs"]
        rules = run["tool"]["driver"]["rules"]
        self.assertEqual(len({rule["id"] for rule in rules}), len(rules))
        self.assertTrue(run["originalUriBaseIds"]["ROOT"]["uri"].endswith("/"))
        self.assertTrue(run["results"])
        self.assertEqual(len({r["partialFingerprints"]["castawayFinding/v1"] for r in run["results"]}),
                         len(run["results"]))
        for result in run["results"]:
            self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
            self.assertIn(result["level"], ("none", "note", "warning"))
            self.assertEqual(result["kind"] == "pass", result["level"] == "none")  # §3.27.10
            self.assertTrue(result["message"]["text"])
            place = result["locations"][0]["physicalLocation"]
            self.assertNotRegex(place["artifactLocation"]["uri"], r"^/|^\.\.|[ \\]")
            self.assertGreaterEqual(place["region"]["startLine"], 1)

    def test_report_outside_root(self):
        done = self.audit(WHOLE[:1], "--format=sarif", f"--root={self.folder}")
        place = json.loads(done.stdout)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
        self.assertTrue(place["artifactLocation"]["uri"].startswith("file:///"))
        self.assertNotIn("uriBaseId", place["artifactLocation"])

    def test_output(self):
        path = self.folder / "report"
        self.assertEqual(self.audit(WHOLE, f"--output={path}").stdout, "")
        self.assertEqual(path.read_text(encoding="utf-8"), self.audit(WHOLE).stdout)
        self.said(self.run_tool("-p", self.database(WHOLE), "--output=/nowhere/report"), "/nowhere/report: No such")

    def test_order_does_not_depend_on_jobs(self):
        reports = {self.audit(entries, f"-j{jobs}", "--format=json").stdout
                   for jobs in (1, 2, 7) for entries in (WHOLE, WHOLE[::-1])}
        self.assertEqual(len(reports), 1)

    def test_header_is_listed_once(self):
        found = json.loads(self.audit(WHOLE, "--format=json", "--only=loops").stdout)["findings"]
        shared, = [f for f in found if f["file"] == "include/shared.h"]
        self.assertEqual(shared["seen_from"], ["src/queue.c", "src/stack.cpp"])

    def test_what_to_do_is_known_of_reasons(self):
        """It comes from the documentation, where the plugin does not say it."""
        found = json.loads(self.audit([entry("helped.c")], "--format=json").stdout)["findings"]
        self.assertEqual(found[0]["reason"], "UPDATER_UNKNOWN")
        self.assertTrue(found[0]["help"].startswith("Name a constant updater"))

    # ---- Filters ----

    def listed(self, *words):
        found = json.loads(self.audit(WHOLE, "--format=json", *words).stdout)["findings"]
        return sorted({(f["kind"], f["verdict"]) for f in found})

    def test_only(self):
        self.assertEqual({kind for kind, _ in self.listed("--only=calls,outlined")}, {"call", "outlined"})
        self.said(self.run_tool("-p", ".", "--only=LOOPS,bogus"), "'bogus' is none of loops, outlined, calls")

    def test_verdict(self):
        self.assertEqual(self.listed("--verdict=kept,lowered"), [("call", "lowered"), ("loop", "kept")])
        self.assertEqual(self.listed("--verdict=LOOP_LOAD"), [("loop", "kept")])
        self.said(self.run_tool("-p", ".", "--verdict=bad"), "'bad' is none of raised, no-gain, kept, copied")

    def test_fail_on(self):
        self.audit(WHOLE, "--fail-on=kept", status=1)
        self.audit(WHOLE, "--fail-on=kept", "--only=calls", status=1)
        self.audit(WHOLE, "--fail-on=LOOP_CALL", status=0)
        self.audit(WHOLE, "--fail-on=LOOP_LOAD", status=1)

    def test_files(self):
        self.audit(WHOLE, str(TREE / "src/stack.cpp"))
        self.assertEqual(len(self.commands()), 1)
        self.said(self.run_tool("-p", self.database(WHOLE), "src/missing.c"), "src/missing.c: no such file in the")

    # ---- What is run ----

    def words_for(self, *words, options=(), file="silent.c"):
        self.audit([entry(file, *words)], *options)
        return self.commands()[-1]

    def test_command_writes_nothing(self):
        words = self.words_for("-o", "x.o", "-MD", "-MF", "x.d", "-MTx", "-flto=auto", "-ffat-lto-objects", "-save-temps",
                               "-g3", "-gsplit-dwarf", "--coverage", "-fprofile-arcs", "-Werror=all", "-Wl,-z,now", "-lm",
                               "-fplugin=other.so", "-fpass-plugin=castaway.so")
        kept = {"-O2", "-w", "-c", "-o", os.devnull, "-emit-llvm", "-gline-tables-only", "-fdebug-compilation-dir=/", str(TREE / "src/silent.c")}
        rest = [w for w in words if w not in kept and not w.startswith(("-Wno-", "-Qunused", "-fpass-plugin=/",
                                                                        "-fsave-opt", "-foptimization-record"))]
        self.assertEqual(rest, [])
        self.assertEqual(words[words.index("-o") + 1], os.devnull)

    def test_command_keeps_what_counts(self):
        words = self.words_for("-I", "include dir", "-DX=1", "-D", "Y", "-std=gnu99", "-fno-strict-aliasing", "-Os",
                               "-include", "a.h", "-march=haswell", "-pthread", "-fwrapv", "other.o")
        self.assertEqual(words[:words.index("-w")], [
            "-I", "include dir", "-DX=1", "-D", "Y", "-std=gnu99", "-fno-strict-aliasing", "-Os", "-include", "a.h",
            "-march=haswell", "-pthread", "-fwrapv"])

    def test_command_for_another_machine(self):
        words = self.words_for("-march=haswell", "-msse4.2", "-target", "x86_64", "-mllvm", "-x=1", "-O2",
                               options=["--target=aarch64-linux-gnu", "--mcpu=neoverse-n1", "--flag=-DF"])
        self.assertEqual(words[:words.index("-w")], [
            "-mllvm", "-x=1", "-O2", "--target=aarch64-linux-gnu", "-mcpu=neoverse-n1", "-DF"])

    def test_optimisation_is_raised(self):
        for given, expected in ((["-O0"], ["-O0", "-O2"]), ([], ["-O2"]), (["-O2", "-O0"], ["-O2", "-O0", "-O2"]),
                                (["-O0", "-O1"], ["-O0", "-O1"]), (["-Og"], ["-Og"])):
            words = self.words_for(*given)
            self.assertEqual([w for w in words if re.match("-O", w)], expected)
        self.assertIn("1 file compiled with -O2 in place of -O0", self.audit([entry("silent.c")]).stdout)

    def test_language(self):
        self.assertIn("--driver-mode=g++", self.words_for(file="stack.cpp"))
        self.audit([entry("silent.c", compiler="/usr/bin/ccache", arguments=["ccache", "x86_64-g++-12", "silent.c"])])
        self.assertIn("--driver-mode=g++", self.commands()[-1])
        self.assertNotIn("--driver-mode=g++", self.words_for())
        said = self.audit([entry("start.S"), entry("text.f90"), entry("silent.c", "-x", "assembler"),
                           entry("silent.c", "-x", "c-header")]).stdout
        self.assertIn("skipped: src/start.S: assembler", said)
        self.assertIn("skipped: src/text.f90: not C or C++: .f90", said)
        self.assertIn("skipped: src/silent.c: not C or C++: assembler", said)
        self.assertIn("skipped: src/silent.c: a header by itself", said)

    def test_unknown_arguments_are_left_out(self):
        done = self.audit([entry("silent.c", "-fgcc-one", "-fgcc-two", "-fwrapv", "-O2")])
        self.assertIn("ignored, since clang does not know them: -fgcc-one -fgcc-two", done.stdout)
        self.assertIn("-fwrapv", self.commands()[-1])

    def test_database_forms(self):
        (self.folder / "words").write_text("-DA='b c' @more", encoding="utf-8")
        (self.folder / "more").write_text("-DLAST", encoding="utf-8")
        source = TREE / "src/silent.c"
        self.database([{"directory": ".", "file": os.path.relpath(source, self.folder.resolve()),
                        "command": f"cc -O2 '-DS=\"t u\"' @words -c {source}"}])
        self.assertEqual(self.run_tool("-p", self.folder).returncode, 0)
        words = self.commands()[-1]
        self.assertEqual(words[:words.index("-w")], ["-O2", '-DS="t u"', "-DA=b c", "-DLAST"])

    def test_one_command(self):
        done = self.run_tool("--only=loops", "--", "clang", "-O2", "-o", "x.c", "queue.c", "stack.cpp", "-lm",
                             cwd=TREE / "src")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len(self.commands()), 2)
        self.assertIn("queue.c:9:13: loop: raised: seq_cst add of 32 bits", done.stdout)
        self.said(self.run_tool("--", "clang", "-O2"), "names no source file")
        self.said(self.run_tool("--"), "one whole command")
        self.said(self.run_tool("file.c", "--", "cc", "x.c"), "one whole command")

    # ---- What goes wrong ----

    def test_failing_compilation(self):
        done = self.audit([entry("queue.c"), entry("broken.c")], status=3)
        self.assertIn(f"failed: src/broken.c: {TREE}/src/broken.c:4:9: error: expected ';'", done.stdout)
        self.assertIn("1 file audited", done.stdout)
        done = self.audit([entry("broken.c")], "--format=json", "--fail-on=kept", status=3)
        self.assertEqual(len(json.loads(done.stdout)["files"]["failed"]), 1)
        self.assertIn("expected ';'", done.stderr)

    def test_missing_file_and_folder(self):
        done = self.audit([entry("gone.c"), entry("queue.c", directory="/nowhere")], status=3)
        self.assertIn("gone.c: no such file", done.stdout)
        self.assertIn("/nowhere: no such folder", done.stdout)

    def test_bad_databases(self):
        for text, complaint in (("", "not JSON"), ("{}", "no list"), ("[1]", "entry 1 is no compilation"),
                                ('[{"file": "x.c"}]', 'it needs "file"'), ('[{"command": "cc"}]', "entry 1"),
                                ('[{"file": "x.c", "command": "cc \'"}]', "entry 1"),
                                ('[{"file": 1, "command": "cc"}]', "entry 1")):
            self.said(self.run_tool("-p", self.database(text)), complaint)
        self.said(self.run_tool("-p", self.folder / "nowhere"), "nowhere: No such file")
        self.assertIn("0 files audited", self.audit([]).stdout)

    def test_wrong_use(self):
        self.said(self.run_tool("--bogus", "-p", "."), "unrecognized arguments: --bogus")
        self.said(self.run_tool(), "give either -p BUILD_DIR")
        self.said(self.run_tool("-p", ".", "--", "cc", "x.c"), "give either -p BUILD_DIR")
        self.said(self.run_tool("-p", ".", "-j0"), "'0' is no number of jobs")
        self.said(self.run_tool("-p", ".", "--format=xml"), "invalid choice")

    def test_tools(self):
        self.said(self.run_tool("-p", ".", "--clang=/nowhere/clang", stub=False), "/nowhere/clang: no such compiler")
        self.said(self.run_tool("-p", ".", "--plugin=/nowhere/castaway.so"), "/nowhere/castaway.so: no such plugin")
        self.environment["STUB_VERSION"] = "3.0.0"
        self.said(self.run_tool("-p", "."), f"is clang 3.0.0, and the plugin is for LLVM {OPTIONS.llvm}")
        if not pathlib.Path(f"/usr/lib/llvm-{OPTIONS.llvm}/bin/clang").exists():
            return
        self.environment["PATH"] = "/nowhere"
        done = subprocess.run([sys.executable, OPTIONS.tool, "-p", self.database([])], env=self.environment, text=True,
                              capture_output=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_yaml_missing(self):
        (self.folder / "yaml.py").write_text("raise ImportError('none')", encoding="utf-8")
        self.environment["PYTHONPATH"] = str(self.folder)
        self.said(self.run_tool("-p", self.database([])), "apt install python3-yaml")

    # ---- Progress ----

    def test_no_progress_without_a_terminal(self):
        self.assertEqual(self.audit(WHOLE).stderr, "")

    def test_progress_on_a_terminal(self):
        inner, outer = pty.openpty()
        done = subprocess.run([OPTIONS.tool, f"--clang={HERE / 'stub_clang.py'}", "-p", self.database(WHOLE)], stderr=outer,
                              stdout=subprocess.PIPE, env=self.environment | {"TERM": "xterm"}, check=False, timeout=60)
        os.close(outer)
        said = os.read(inner, 10000).decode()
        os.close(inner)
        self.assertEqual(done.returncode, 0)
        self.assertIn("\r2/2 queue.c\x1b[K", said)
        self.assertTrue(said.endswith("\r\x1b[K"))
        self.assertNotIn("\n", said)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--llvm", required=True)
    parser.add_argument("--write", action="store_true")
    _, rest = parser.parse_known_args(namespace=OPTIONS)
    unittest.main(argv=[sys.argv[0], *rest])


main()
