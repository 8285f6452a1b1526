# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Feeds castaway-reflect with headers that are broken in random ways. However odd its input, it must end by itself, with
status 0 or with status 1 and a message; a crash, another status or silence about a failure is reported with the input."""

import argparse
import pathlib
import random
import re
import subprocess
import sys

WORDS = ["struct", "union", "enum", "{", "}", "(", ")", "[", "]", ";", ":", ",", "*", "=", "0", "-1", "99999999999999999999",
         "_Atomic", "_Atomic(int)", "volatile", "const", "char", "long double", "void", "__int128", "_Complex", "static",
         "CW_REFLECT", "CW_REFLECT_AS(x)", "CW_UPDATER", "CW_PRIVATE", "CW_VALUE_CLASS(any)", "CW_UNDESCRIBED",
         "cw_object object;", "[]", "[0]", ": 0", ": 3", "__attribute__((packed))", "_Alignas(64)", "_Alignas(1 << 28)",
         "#pragma pack(1)\n", "[1 << 30]", "CW_DESCRIBES(node)", "{0}", ".name =", "[3] =", "&node_class", "\"state\"",
         "typedef", "_Generic(0, int: 1)", "typeof(int)", "_BitInt(17)", "int f(void) {", "sizeof", "\\", "\"", "\0", "/*"]


def tokens_of(text):
    return re.findall(r"\s+|\w+|\"[^\"\n]*\"|.", text)


def mutate(text, rng):
    tokens = tokens_of(text)
    for _ in range(rng.randint(1, 5)):
        at = rng.randrange(len(tokens))
        end = min(len(tokens), at + rng.randint(1, 12))
        what = rng.randrange(5)
        if what == 0:
            del tokens[at:end]
        elif what == 1:
            tokens[at:at] = tokens[at:end]
        elif what == 2:
            tokens[at] = " " + rng.choice(WORDS) + " "
        elif what == 3:
            tokens.insert(at, " " + rng.choice(WORDS) + " ")
        else:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        tokens = tokens or [" "]
    return "".join(tokens)


def complaint(tool, path, written, include, check):
    """What is wrong with a run over the file at `path`, or None."""
    written.unlink(missing_ok=True)
    how = ["--check"] if check else ["--constants", f"--header={written}"]
    try:
        run = subprocess.run([tool, *how, path, "--", f"-I{include}", "-ferror-limit=5"], capture_output=True, timeout=60,
                             check=False)
    except subprocess.TimeoutExpired:
        return "does not end"
    said = run.stderr.decode(errors="replace")
    if "libclang: crash" in said or "clang crashed" in said:
        return None  # clang's own; what it makes of the tool is below
    if run.returncode not in (0, 1):
        return f"status {run.returncode}\n{said}"
    if run.returncode == 1 and "error:" not in said and "warning:" not in said:
        return "fails without a word"
    if not check and (run.returncode == 0) != written.exists():
        return f"status {run.returncode}, and the file is {'there' if written.exists() else 'missing'}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--include", required=True)
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("corpus", type=pathlib.Path)
    arguments = parser.parse_args()
    seed = random.SystemRandom().getrandbits(32) if arguments.seed == "random" else int(arguments.seed)
    print(f"seed {seed}")
    rng = random.Random(seed)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    corpus = [path.read_text() for path in sorted(arguments.corpus.glob("*.c"))]
    if not corpus:
        sys.exit("no headers to start from")
    path, written = arguments.folder / "odd.c", arguments.folder / "written.h"
    outcomes = 0
    for round_number in range(arguments.rounds):
        path.write_text(mutate(rng.choice(corpus), rng))
        for check in (False, True):
            wrong = complaint(arguments.tool, path, written, arguments.include, check)
            if wrong:
                kept = arguments.folder / f"failing-{seed}-{round_number}.c"
                path.rename(kept)
                sys.exit(f"{kept}{' with --check' if check else ''}: {wrong}")
        outcomes += written.exists()
    print(f"{arguments.rounds} headers, {outcomes} of them described")


if __name__ == "__main__":
    main()
