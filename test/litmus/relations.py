# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Relations between a few numbered events: a row of bits for each event, those that it is related to."""


class Relation:
    def __init__(self, rows):
        self.rows = rows

    @classmethod
    def of(cls, count, pairs):
        rows = [0] * count
        for a, b in pairs:
            rows[a] |= 1 << b
        return cls(rows)

    @classmethod
    def identity(cls, count, chosen=lambda event: True):
        return cls([1 << event if chosen(event) else 0 for event in range(count)])

    def __or__(self, other):
        return Relation([a | b for a, b in zip(self.rows, other.rows)])

    def __and__(self, other):
        return Relation([a & b for a, b in zip(self.rows, other.rows)])

    def __matmul__(self, other):
        """One after the other: `a @ b` is what the papers write a;b."""
        rows = []
        for row in self.rows:
            reached = 0
            for event, further in enumerate(other.rows):
                if row >> event & 1:
                    reached |= further
            rows.append(reached)
        return Relation(rows)

    def optional(self):
        return Relation([row | 1 << event for event, row in enumerate(self.rows)])

    def closure(self):
        rows = list(self.rows)
        for middle in range(len(rows)):
            for event, row in enumerate(rows):
                if row >> middle & 1:
                    rows[event] = row | rows[middle]
        return Relation(rows)

    def inverse(self):
        count = len(self.rows)
        return Relation.of(count, [(b, a) for a in range(count) for b in range(count) if self.rows[a] >> b & 1])

    def is_irreflexive(self):
        return not any(row >> event & 1 for event, row in enumerate(self.rows))

    def is_acyclic(self):
        return self.closure().is_irreflexive()
