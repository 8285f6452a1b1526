# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is reported: one finding a place, verdict and reason, however many files see it."""

import collections
import dataclasses

# The words of --only, and the kinds that they mean.
KIND_WORDS = {"loops": "loop", "outlined": "outlined", "calls": "call"}
# Verdicts, the good ones first, by kind.
VERDICTS_OF = {"loop": ["raised", "no-gain", "kept"], "outlined": ["copied", "outlined", "exclusives"],
               "call": ["lowered", "guarded", "missed"]}
VERDICTS = [verdict for verdicts in VERDICTS_OF.values() for verdict in verdicts]
# Nothing is left to do about these.
GOOD = {"raised", "copied", "lowered", "guarded"}


@dataclasses.dataclass
class Finding:
    """A fact that the plugin does not state is an empty text, or 0."""
    path: str
    line: int
    column: int
    kind: str
    verdict: str
    reason: str = ""  # the reason's name; empty for good verdicts
    text: str = ""
    operation: str = ""
    width: int = 0
    order: str = ""
    instruction: str = ""
    helper: str = ""
    cost: str = ""
    help: str = ""
    function: str = ""
    files: list = dataclasses.field(default_factory=list)  # the compiled files that see it

    def place(self):
        return (self.path, self.line, self.column)

    def key(self):
        return (*self.place(), self.kind, self.verdict, self.reason, self.operation)

    def matches(self, words):
        return self.verdict in words or self.reason in words


def begin(remark, compilation, kind, verdict, reason=""):
    facts = remark.facts
    width = facts.get("Width", "")
    return Finding(remark.path or compilation.file, remark.line, remark.column, kind, verdict, reason,
                   operation=facts.get("Operation", ""), width=int(width) if width.isdecimal() else 0,
                   order=facts.get("Order", ""), instruction=facts.get("Instruction", ""),
                   helper=facts.get("Helper", ""), cost=facts.get("Cost", ""), help=facts.get("Help", ""),
                   function=remark.function, files=[compilation.file])


def loop_of(remark, compilation, costs):
    raised = remark.name == "LoopRaised"
    verdict = "raised" if raised else "no-gain" if remark.name.startswith("LOOP_NO_GAIN") else "kept"
    found = begin(remark, compilation, "loop", verdict, "" if raised else remark.name)
    found.cost = found.cost or costs.get(found.place(), "")
    found.text = remark.sentence.removeprefix("retry loop: ").removeprefix("raised to ")
    if found.help:
        found.text = found.text.removesuffix(found.help).removesuffix("; ")
    return found


def outlined_of(remark, compilation, functions):
    """A function's reason to have no copy for LSE is its operations' reason to be outlined."""
    said = remark.facts.get("Verdict", "")
    copied = said.startswith("inline in the copy")
    verdict = "copied" if copied else "outlined" if "Helper" in remark.facts else "exclusives"
    function = functions.get(remark.function)
    found = begin(remark, compilation, "outlined", verdict, function.name if function and not copied else "")
    found.text = f"{found.operation} of {found.width} bits: {said}"
    if found.reason:
        found.text += f", since the function has no copy for LSE: {function.facts.get('Reason', '')}"
    return found


def call_of(remark, compilation):
    verdict = {"Lowered": "lowered", "Guarded": "guarded"}.get(remark.name, "missed")
    found = begin(remark, compilation, "call", verdict, remark.name if verdict == "missed" else "")
    found.text = remark.sentence
    return found


def is_loop(remark):
    return remark.name == "LoopRaised" or remark.name.startswith("LOOP_")


def findings_of(outcome):
    """The findings of one compilation."""
    compilation = outcome.compilation
    costs = {(r.path, r.line, r.column): r.facts.get("Cost", "") for r in outcome.records if r.name == "LoopCost"}
    functions = {r.function: r for r in outcome.records if r.name.startswith("LSE_")}
    for remark in outcome.records:
        if is_loop(remark):
            yield loop_of(remark, compilation, costs)
        elif remark.name == "OutlinedAtomic":
            yield outlined_of(remark, compilation, functions)
        elif remark.sort in ("passed", "missed") and not remark.name.startswith(("LSE_", "LseDetected", "Removed")):
            yield call_of(remark, compilation)


def collect(outcomes, helps):
    """All findings, each once, by place; `helps` says by reason what to do where the plugin does not."""
    merged = {}
    for outcome in outcomes:
        for found in findings_of(outcome):
            known = merged.setdefault(found.key(), found)
            known.files = sorted({*known.files, *found.files})
            known.help = known.help or helps.get(known.reason, "")
    return sorted(merged.values(), key=Finding.key)


def functions_of(outcomes):
    """How many functions have a copy for LSE, and how many have none for which reason."""
    counts = collections.Counter()
    seen = set()
    for outcome in outcomes:
        for remark in outcome.records:
            if remark.name == "LseDetected" or remark.name.startswith("LSE_"):
                identity = (remark.path, remark.line, remark.function, remark.name)
                counts["copied" if remark.name == "LseDetected" else remark.name] += identity not in seen
                seen.add(identity)
    return dict(sorted(counts.items()))
