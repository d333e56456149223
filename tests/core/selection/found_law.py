"""The laws of lists found privately on small cases, in code of their own, from the rows of every person on."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from itertools import combinations, product

from tests.core.selection.exact_laws import laplace_reaches


def chances(epsilon, delta, most):
    """π₀, π₁, ..., π_most by the formula of Desfontaines et al., Theorem 1, in floats."""
    found = [0.0]
    for _ in range(most):
        last = found[-1]
        found.append(min(math.exp(epsilon) * last + delta, 1 - math.exp(-epsilon) * (1 - last - delta), 1.0))
    return found


def sets_law(enters):
    """The probability of every set of labels that enter by themselves; `enters`: probability by label."""
    law = {}
    for said in product((False, True), repeat=len(enters)):
        labels = frozenset(label for label, is_in in zip(enters, said, strict=True) if is_in)
        law[labels] = math.prod(p if is_in else 1 - p for p, is_in in zip(enters.values(), said, strict=True))
    return law


def unlisted_law(people, epsilon, delta, changed):
    """Of labels without a list."""
    probabilities = chances(epsilon / changed, delta / changed, max(people.values(), default=0))
    return sets_law({label: probabilities[n] for label, n in people.items()})


def listed_law(people, epsilon, changed, threshold):
    """Of labels of a list."""
    return sets_law({label: float(laplace_reaches(changed / epsilon, threshold - n)) for label, n in people.items()})


def kept_rows(rows, at_most):
    """Every choice of at most so many rows of each person, with its probability; `rows`: labels by person."""
    choices = []
    for labels in rows.values():
        kept = list(combinations(labels, min(at_most, len(labels))))
        choices.append([(each, 1 / len(kept)) for each in kept])
    for chosen in product(*choices):
        yield [labels for labels, _ in chosen], math.prod(p for _, p in chosen)


def people_of(chosen, labels):
    """How many people have each label, each counted once."""
    counts = Counter(label for own in chosen for label in set(own))
    return {label: counts[label] for label in labels}


def mixed(rows, at_most, law_of):
    """The law over what is found, over all choices of rows; `law_of` takes the labels of everybody's kept rows."""
    law = defaultdict(float)
    for chosen, chance in kept_rows(rows, at_most):
        for found, p in law_of(chosen).items():
            law[found] += chance * p
    return dict(law)


def failing(ours, theirs, epsilon):
    """The δ at ε of one law against another: Σ (P - e^ε Q)+."""
    factor = math.exp(epsilon)
    return sum(max(0.0, p - factor * theirs.get(found, 0.0)) for found, p in ours.items())
