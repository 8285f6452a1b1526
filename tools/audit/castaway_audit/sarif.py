# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report as SARIF 2.1.0, which code hosts show beside the source."""

import collections
import hashlib
import json
import pathlib
import urllib.parse

from castaway_audit import finding

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
ROOT = "ROOT"
TITLES = {
    "loop": "A retry loop of compare-and-swap",
    "outlined": "An atomic operation that AArch64 processors with LSE have an instruction for",
    "call": "A call of a helper that reaches a field by reflection",
}


def rule_id(found):
    return found.reason or f"{found.kind}-{found.verdict}"


def level_of(found):
    """Only what the source could do something about is a warning."""
    if found.verdict in finding.GOOD:
        return "none"
    return "warning" if found.help and found.kind != "outlined" else "note"


def rules_of(findings):
    """Each rule's description, by its name; the first finding of it tells what it says."""
    rules = {}
    for found in findings:
        help_text = found.help or "Nothing is known that the source could do."
        rules.setdefault(rule_id(found), {
            "id": rule_id(found),
            "shortDescription": {"text": f"{TITLES[found.kind]}: {found.verdict}"},
            "fullDescription": {"text": f"{TITLES[found.kind]}: {found.verdict}. docs/remarks.md explains the reason."
                                        if found.reason else f"{TITLES[found.kind]}: {found.verdict}."},
            "help": {"text": help_text if found.verdict not in finding.GOOD else "Nothing is left to do."},
            "defaultConfiguration": {"level": level_of(found)},
            "properties": {"tags": ["performance", found.kind]},
        })
    return [rules[name] for name in sorted(rules)]


def uri_of(report, path):
    shown = report.shown(path)
    if shown == path:
        return {"uri": pathlib.Path(path).as_uri()}
    return {"uri": urllib.parse.quote(shown), "uriBaseId": ROOT}


def source_lines(path, cache):
    if path not in cache:
        try:
            cache[path] = pathlib.Path(path).read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            cache[path] = []
    return cache[path]


def fingerprint(report, found, cache, seen):
    """The same however lines move: of the file, the rule, the line's words, and which of several such it is."""
    lines = source_lines(found.path, cache)
    line = " ".join(lines[found.line - 1].split()) if 0 < found.line <= len(lines) else ""
    identity = "\0".join([report.shown(found.path), rule_id(found), line])
    seen[identity] += 1
    return hashlib.sha256(f"{identity}\0{seen[identity]}".encode(errors="surrogateescape")).hexdigest()[:32]


def message_of(found):
    parts = [found.text]
    parts += [found.cost] if found.cost and found.cost not in found.text else []
    return "; ".join(parts + ([f"help: {found.help}"] if found.help else []))


def result_of(report, found, indices, print_of):
    location = {"artifactLocation": uri_of(report, found.path)}
    if found.line:
        location["region"] = {"startLine": found.line, **({"startColumn": found.column} if found.column else {})}
    return {
        "ruleId": rule_id(found),
        "ruleIndex": indices[rule_id(found)],
        "kind": "pass" if found.verdict in finding.GOOD else "fail",
        "level": level_of(found),
        "message": {"text": message_of(found)},
        "locations": [{"physicalLocation": location,
                       "logicalLocations": [{"name": found.function, "kind": "function"}] if found.function else []}],
        "partialFingerprints": {"castawayFinding/v1": print_of(found)},
        "properties": {"verdict": found.verdict, "cost": found.cost, "seenFrom": len(found.files)},
    }


def invocation_of(report):
    notes = [{"level": "error", "message": {"text": f"{report.shown(file)}: {error}"}} for file, error in report.failed]
    notes += [{"level": "note", "message": {"text": f"{report.shown(file)}: skipped: {why}"}}
              for file, why in report.skipped]
    return {"executionSuccessful": not report.failed, "toolExecutionNotifications": notes}


def render(report):
    rules = rules_of(report.findings)
    indices = {rule["id"]: index for index, rule in enumerate(rules)}
    cache, seen = {}, collections.Counter()
    results = [result_of(report, found, indices, lambda f: fingerprint(report, f, cache, seen))
               for found in report.findings]
    driver = {"name": "castaway-audit", "version": report.version, "rules": rules}
    run = {
        "tool": {"driver": driver},
        "invocations": [invocation_of(report)],
        "originalUriBaseIds": {ROOT: {"uri": pathlib.Path(report.root).as_uri().rstrip("/") + "/"}},
        "columnKind": "utf16CodeUnits",
        "results": results,
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"
