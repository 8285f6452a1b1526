# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Atomic operations on AArch64 in the four shapes that code for them can have: how many instructions one call of a
function with 1, 2 or 5 of them executes, by qemu's trace, and how many cycles that takes by llvm-mca's models."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from report import plot, table

TRIPLE = "aarch64-linux-gnu"
# What differs between the shapes: words for the compiler, and whether the plugin makes copies.
SHAPES = {
    "helper": (["-moutline-atomics"], False),
    "copy": (["-moutline-atomics"], True),
    "inline LSE": (["-march=armv8.1-a"], False),
    "inline exclusives": (["-mno-outline-atomics"], False),
}
PROCESSORS = {"with LSE": "max", "without LSE": "cortex-a53"}
# The models of LLVM 22 in which LSE's instructions have figures of their own.
MODELS = ["thunderx2t99", "thunderx3t110", "a64fx"]
OPERATIONS = {
    "add": "__atomic_fetch_add(p, v, __ATOMIC_SEQ_CST)",
    "and": "__atomic_fetch_and(p, v, __ATOMIC_SEQ_CST)",
    "or": "__atomic_fetch_or(p, v, __ATOMIC_SEQ_CST)",
    "exchange": "__atomic_exchange_n(p, v, __ATOMIC_SEQ_CST)",
    "compare_exchange": "__atomic_compare_exchange_n(p, &e, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)",
    "max": "__atomic_fetch_max(p, v, __ATOMIC_SEQ_CST)",
}
WIDTHS = {"32": "int", "64": "long"}
COUNTS = [1, 2, 5]
TRACE = re.compile(r"^Trace .*\[[0-9a-f]+/([0-9a-f]+)/")
ITERATIONS = 100


def functions():
    """(name, operation, width, count) of every measured function."""
    for operation in OPERATIONS:
        for width in WIDTHS:
            for count in COUNTS:
                yield f"{operation}_{width}_{count}", operation, width, count


def source_of(name, operation, width, count):
    kind = WIDTHS[width]
    one = f"e = 0; (void)e; r += {OPERATIONS[operation]};"
    body = "".join(f"{{ {kind} *p = word + {16 * i}, {one} }} " for i in range(count))
    return f"{kind} {name}({kind} *word, {kind} v) {{ {kind} r = 0; {body}return r; }}\n"


def write_sources(directory):
    measured = pathlib.Path(directory, "measured.c")
    measured.write_text("".join(source_of(*function) for function in functions()))
    declared = "".join(f"{WIDTHS[width]} {name}(void *, {WIDTHS[width]});\n" for name, _, width, _ in functions())
    calls = "".join(f"  {name}(memory, 1);\n" for name, *_ in functions())
    main = pathlib.Path(directory, "main.c")
    memory = "static char memory[4096] __attribute__((aligned(64)));\n"
    main.write_text(f"{declared}{memory}int main(void) {{\n{calls}  return 0;\n}}\n")
    return measured, main


def tool(manifest, name):
    """A tool of the LLVM that the plugin is for: beside the compiler."""
    return pathlib.Path(shutil.which(manifest["compilers"]["c"])).resolve().parent / name


def run(words, **settings):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **settings)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, words))} failed:\n{done.stderr}")
    return done.stdout


def build(manifest, directory, shape):
    """The program of one shape."""
    measured, main = write_sources(directory)
    words, copies = SHAPES[shape]
    program = pathlib.Path(directory, shape.replace(" ", "-"))
    compiled = program.with_suffix(".o")
    plugin = [f"-fpass-plugin={manifest['plugin']}"] if copies else []
    environment = {"CASTAWAY_OPTIONS": "lse=always", "PATH": "/usr/bin:/bin"}
    run([manifest["compilers"]["c"], f"--target={TRIPLE}", "-O2", *words, *plugin, "-c", measured, "-o", compiled], env=environment)
    run([f"{TRIPLE}-gcc", "-O1", "-static", "-w", main, compiled, "-o", program])
    return program


def symbols(manifest, program):
    """{name: address} of the measured functions, and the addresses of main."""
    names = {name for name, *_ in functions()}
    found, span = {}, None
    for line in run([tool(manifest, "llvm-nm"), "--defined-only", "-S", program]).splitlines():
        words = line.split()
        if words[-1] in names:
            found[int(words[0], 16)] = words[-1]
        elif words[-1] == "main" and len(words) == 4:
            span = range(int(words[0], 16), int(words[0], 16) + int(words[1], 16))
    return found, span


def instructions_of(manifest, program):
    """{address: instruction}, as llvm-mca reads it. What a branch leads to is of no concern to it."""
    text = {}
    words = ["-d", "--no-show-raw-insn", "--no-print-imm-hex", "--mattr=+lse", program]
    listing = run([tool(manifest, "llvm-objdump"), *words])
    for line in listing.splitlines():
        match = re.match(r"^\s*([0-9a-f]+):\s+(.*?)(\s*//.*)?$", line)
        if match:
            text[int(match.group(1), 16)] = re.sub(r"\s*<.*>$", "", match.group(2)).replace("\t", " ")
    return text


def executed(manifest, program, processor):
    """{function: [addresses that one call executes]}."""
    entries, main = symbols(manifest, program)
    calls, current = {}, None
    with tempfile.NamedTemporaryFile("r", suffix=".trace") as trace:
        run(["qemu-aarch64", "-cpu", processor, "-singlestep", "-d", "exec,nochain", "-D", trace.name, program])
        for line in trace:
            match = TRACE.match(line)
            if not match:
                continue
            address = int(match.group(1), 16)
            if address in entries and current is None:
                current = calls.setdefault(entries[address], [])
            elif address in main:
                current = None
            if current is not None:
                current.append(address)
    return calls


def cycles(manifest, path, text, model):
    """Cycles of one call in a sequence of calls."""
    lines = [re.sub(r"^(b|bl|b\.\w+) -?\S+$", r"\1 0", text[address]) for address in path]
    lines = [re.sub(r"^(cbn?z|tbn?z) (.*), \S+$", r"\1 \2, 0", line) for line in lines]
    lines = [re.sub(r"^(adrp|adr) (\w+), \S+$", r"\1 \2, 0", line) for line in lines]
    words = [f"-mtriple={TRIPLE}", f"-mcpu={model}", "-mattr=+lse", f"-iterations={ITERATIONS}"]
    report = run([tool(manifest, "llvm-mca"), *words], input="\n".join(lines) + "\n")
    return int(re.search(r"Total Cycles:\s+(\d+)", report).group(1)) / ITERATIONS


def measure_shape(manifest, directory, shape, models):
    """{function: {processor: {"instructions": n, model: cycles}}}; a model is of a processor with LSE."""
    program = build(manifest, directory, shape)
    text = instructions_of(manifest, program)
    result = {}
    for title, processor in PROCESSORS.items():
        if shape == "inline LSE" and title == "without LSE":
            continue  # it has the instructions whatever the processor
        for name, path in executed(manifest, program, processor).items():
            figures = {"instructions": len(path)}
            if title == "with LSE":
                figures |= {model: cycles(manifest, path, text, model) for model in models}
            result.setdefault(name, {})[title] = figures
    return result


def measure(manifest, options):
    """Everything is counted, so that one round says all."""
    for needed in ("qemu-aarch64", f"{TRIPLE}-gcc"):
        if not shutil.which(needed):
            sys.exit(f"run.py: lse needs {needed}; ./dev setup bench installs it")
    with tempfile.TemporaryDirectory() as directory:
        models = [] if options.quick else MODELS
        shapes = {shape: measure_shape(manifest, directory, shape, models) for shape in SHAPES}
    calls = {name: {shape: shapes[shape].get(name) for shape in SHAPES} for name, *_ in functions()}
    return {"unit": "instructions, and cycles of models of processors, of one call", "rounds": 1, "calls": calls}


def cell(result, name, shape, processor, figure):
    figures = (result["calls"][name][shape] or {}).get(processor)
    value = figures and figures.get(figure)
    return "-" if value is None else f"{value:.4g}"


def show_figure(result, title, processor, figure):
    rows = [[name] + [cell(result, name, shape, processor, figure) for shape in SHAPES] for name in result["calls"]]
    table.show(title, ["one call"] + list(SHAPES), rows)


def show(result):
    show_figure(result, "Instructions, on a processor with LSE", "with LSE", "instructions")
    show_figure(result, "Instructions, on a processor without LSE", "without LSE", "instructions")
    for model in MODELS:
        show_figure(result, f"Cycles by llvm-mca's model of {model}", "with LSE", model)


def figures(result):
    """{name: figure}: instructions of calls with two operations."""
    panels = []
    for title in PROCESSORS:
        rows = {}
        for name, shapes in result["calls"].items():
            if name.endswith("_2"):
                known = {shape: by for shape, by in shapes.items() if by and title in by}
                counts = {shape: by[title]["instructions"] for shape, by in known.items()}
                rows[name] = {shape: {"median": n, "low": n, "high": n} for shape, n in counts.items()}
        panels.append((f"two operations, {title}", rows))
    return {"lse": plot.dots(panels, list(SHAPES), "instructions of one call (logarithmic)")}
