# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the output of each kind of test suite says: a dictionary from a test's name to pass, fail or skip. A name that
comes more than once counts as failed if it failed once."""

import collections
import re


def tally(pairs):
    found = {}
    for name, verdict in pairs:
        if found.get(name) != "fail":
            found[name] = verdict
    return found


def automake(text):
    words = {"PASS": "pass", "XFAIL": "pass", "SKIP": "skip", "FAIL": "fail", "XPASS": "fail", "ERROR": "fail"}
    lines = re.findall(r"^(X?PASS|X?FAIL|SKIP|ERROR): (\S+(?: \d+)?)", text, re.MULTILINE)
    return tally((name, words[word]) for word, name in lines)


def jemalloc(text):
    """Tests say their names; what a program prints before its last word is of that program."""
    def pairs():
        program, runs = "", collections.Counter()
        for line in text.splitlines():
            if match := re.match(r"=== (\S+) ===", line):
                program = match[1]
                runs[program] += 1
                program = f"{program}#{runs[program]}"
            elif match := re.match(r"(\w+)(?: \(([\w-]+)\))?: (pass|skip|fail)\b", line):
                yield f"{program}:{match[1]}{'/' + match[2] if match[2] else ''}", match[3]
            elif re.match(r"Test harness error|<jemalloc>: .*(assert|Failed)|.*:\d+: Failed assertion", line):
                yield program, "fail"
    return tally(pairs())


def ck(text):
    """One verdict for each of its parts: the first failure ends a part."""
    parts = re.split(r"^-+\[ Testing (\w+)\.+$", text, flags=re.MULTILINE)
    return tally((name, "fail" if re.search(r"^make.*\*\*\*", said, re.MULTILINE) else "pass")
                 for name, said in zip(parts[1::2], parts[2::2]))


def ctest(text):
    lines = re.findall(r"^ *\d+/\d+ Test +#\d+: (\S+) \.+ *\**(Passed|Failed|\w.*?) ", text, re.MULTILINE)
    return tally((name, "pass" if word == "Passed" else "fail") for name, word in lines)


def sqlite(text):
    """A line for each of a quarter of a million tests; a failure is said once more, with a mark."""
    found = tally((name, "pass") for name in re.findall(r"^(\S+?)\.\.\. Ok", text, re.MULTILINE))
    found.update((name, "fail") for name in re.findall(r"^! (\S+) (?:expected|error)", text, re.MULTILINE))
    for name, errors in re.findall(r"^Running (\w+).*?\n(.*?)(?=^Running |\Z)", text, re.MULTILINE | re.DOTALL):
        found[name] = "fail" if "error" in re.sub(r"\b0 errors", "", errors.lower()) else "pass"
    for errors in re.findall(r"^fuzzcheck: (\d+) errors out of", text, re.MULTILINE):
        found["fuzzcheck"] = "pass" if errors == "0" else "fail"
    summaries = re.findall(r"(\d+) failures? out of|^(\d+) errors out of", text, re.MULTILINE)  # one for each program
    if any(int(first or second) for first, second in summaries) and "fail" not in found.values():
        found["(errors in the summary)"] = "fail"
    return found


def redis(text):
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)
    words = {"ok": "pass", "err": "fail", "exception": "fail", "timeout": "fail", "skip": "skip", "ignore": "skip"}
    line = r"^\[(ok|err|exception|timeout|skip|ignore)\]: (.*?)(?: \(\d+ ms\))?(?: in tests/\S+)?$"
    lines = re.findall(line, text, re.MULTILINE)
    return tally((name, words[word]) for word, name in lines)


def postgresql(text):
    words = {"ok": "pass", "FAILED": "fail", "failed": "fail"}
    lines = re.findall(r"^(?:test| +) ?(\S+) +\.\.\. (ok|FAILED|failed)\b", text, re.MULTILINE)
    return tally((name, words[word]) for name, word in lines)


def read(reader, text, status):
    """What a suite said. One that said nothing of a failure and yet failed has failed as a whole."""
    found = globals()[reader](text)
    if not found:
        found["(no result was found)"] = "fail"
    if status not in (0, 1, 2):
        found[f"(ended with status {status})"] = "fail"
    return found


def count(found):
    words = collections.Counter(found.values())
    return {word: words[word] for word in ("pass", "fail", "skip")}


def failures(found):
    return sorted(name for name, verdict in found.items() if verdict == "fail")


def compare(variants, known=frozenset()):
    """Notes in each run what is wrong: what fails in it and not in the control, what passed there and was not heard of,
    and a control in which nothing passes, since that would allow everything."""
    for name, variant in variants.items():
        for machine, run in variant["tests"].items():
            control = variants["control"]["tests"][machine]["found"]
            allowed = set(failures(control)) | known
            wrong = [f"fails only with the plugin: {test}" for test in failures(run["found"]) if test not in allowed]
            wrong += [f"not heard of with the plugin: {test}" for test in control
                      if control[test] == "pass" and test not in run["found"]]
            if "pass" not in control.values():
                wrong.append("nothing passes in the control")
            run["wrong"] = wrong if name != "control" else wrong[-1:]


def drop_passed(variants):
    """Keeps the names of the other tests only: SQLite has a quarter of a million."""
    for variant in variants.values():
        for run in variant["tests"].values():
            run["found"] = {name: verdict for name, verdict in run["found"].items() if verdict != "pass"}
