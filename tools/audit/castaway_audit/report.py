# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What every format says: the findings that were asked for, what was compiled, and the counts."""

import collections
import os

from castaway_audit import finding


class Report:
    def __init__(self, outcomes, skipped, helps, options, tools, version):
        self.all = finding.collect(outcomes, helps)
        kinds = {finding.KIND_WORDS[word] for word in options.only}
        self.findings = [f for f in self.all if f.kind in kinds and (not options.verdict or f.matches(options.verdict))]
        self.failed = [(o.compilation.file, o.error) for o in outcomes if o.error]
        self.audited = len({o.compilation.file for o in outcomes if not o.error})
        self.raised_level = len({o.compilation.file for o in outcomes if o.raised_level and not o.error})
        self.ignored = sorted({word for o in outcomes for word in o.ignored})
        self.skipped = skipped  # (file, why)
        self.functions = finding.functions_of(outcomes) if "outlined" in options.only else {}
        self.root = os.fspath(options.root)
        self.target = options.target or ""
        self.processor = options.mcpu or ""
        self.tools = tools
        self.version = version

    def shown(self, path):
        """The path as it is written: relative, if it is below the root."""
        inside = os.path.commonpath([self.root, path]) == self.root
        return os.path.relpath(path, self.root) if inside else path

    def counts(self):
        """{kind: {verdict: {reason: number}}} of what is listed; a good verdict has the reason ""."""
        counts = {}
        for kind, verdicts in finding.VERDICTS_OF.items():
            for verdict in verdicts:
                reasons = collections.Counter(f.reason for f in self.findings if (f.kind, f.verdict) == (kind, verdict))
                if reasons:
                    counts.setdefault(kind, {})[verdict] = dict(sorted(reasons.items()))
        return counts
