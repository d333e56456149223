"""The referee of inference: naive Bayes over published tables in plain Python and exact fractions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass
class Table:
    """A published table.

    Attributes:
        names: its attributes.
        counts: of every cell, by its labels.
        deviation: of the noise in any sum of it.
    """

    names: tuple[str, ...]
    counts: dict[tuple[str, ...], int]
    deviation: float


def summed(tables, names):
    """Return the corrected counts over `names` from the table with the least deviation; None if none has them all."""
    having = [table for table in tables if set(names) <= set(table.names)]
    if not having:
        return None
    table = min(having, key=lambda each: each.deviation)
    sums = {}
    for cell, count in table.counts.items():
        key = tuple(cell[table.names.index(name)] for name in names)
        sums[key] = sums.get(key, 0) + count
    return {key: max(count + 1, 1) for key, count in sums.items()}


def posterior(tables, target, labels, person):
    """Return Pr[s | all others] of every label s, exactly."""
    prior = summed(tables, (target,))
    chances = {}
    for s in labels[target]:
        chances[s] = Fraction(prior[(s,)])
        for name in labels:
            pair = None if name == target else summed(tables, (target, name))
            if pair is not None:
                chances[s] *= Fraction(pair[s, person[name]], sum(pair[s, t] for t in labels[name]))
    total = sum(chances.values())
    return {s: chance / total for s, chance in chances.items()}


def shares(tables, target, labels, people):
    """Return (right, right among the surest tenth, most frequent), exactly; whoever ties shares."""
    judged = []
    for person in people:
        chances = posterior(tables, target, labels, person)
        best = max(chances.values())
        likeliest = [s for s, chance in chances.items() if chance == best]
        judged.append((best, Fraction(person[target] in likeliest, len(likeliest))))
    right = sum(hit for _, hit in judged) / len(people)
    wanted, taken, surest = Fraction(len(people), 10), Fraction(0), Fraction(0)
    for level in sorted({best for best, _ in judged}, reverse=True):
        hits = [hit for best, hit in judged if best == level]
        room = min(Fraction(len(hits)), wanted - taken)
        taken += room
        surest += room * sum(hits) / len(hits)
    most = max(sum(person[target] == s for person in people) for s in labels[target])
    return right, surest / wanted, Fraction(most, len(people))
