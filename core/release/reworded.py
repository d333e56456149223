"""A release that was kept in a file, its texts as they were made, so that they can be said in another language."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from core.domain.attribute import Kind
from core.domain.bins import recalled_bins
from core.domain.domain import EVERYBODY
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.mechanisms.catalogue import LAWS
from core.planning.noise_plan import TOGETHER
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Definition, ReleaseCost
from core.recovery.pipeline import STEPS
from core.release.labels import with_labels
from core.release.release import Release, Statement
from core.release.sentences import SENTENCES, STEPS_TAKEN
from core.release.statement import claim
from core.words import Figures, Words, joined, recalled
from core.workload.refined import BY_STEPS, IN_PARTS


def reworded(release: Release) -> Release:
    """Return a release read from a file that says the same to the letter, each text with what it was made from."""
    labels = {
        attribute.name: attribute.labels if attribute.kind == Kind.CATEGORIES else recalled_bins(attribute.labels)
        for attribute in release.statement.attributes
    }
    return with_labels(replace(release, statement=reworded_statement(release.statement)), labels)


def reworded_statement(statement: Statement) -> Statement:
    """Return a statement read from a file that says the same to the letter, each text with what it was made from."""
    steps = tuple(recalled(step, *STEPS) for step in statement.post_processing)
    taken = STEPS_TAKEN.format(steps=joined("; ", steps))
    return replace(
        statement,
        claim=_claim(statement),
        lines=tuple(taken if line == taken else recalled(line, *SENTENCES) for line in statement.lines),
        noise=joined("; ", [recalled(law, *LAWS) for law in statement.noise.split("; ")]),
        groups=tuple((_measured(what), Figures(scale), times) for what, scale, times in statement.groups),
        post_processing=steps,
    )


def _claim(statement: Statement) -> str:
    epsilon, delta, rho = (Fraction(text) for text in (statement.epsilon, statement.delta, statement.rho))
    concentrated = statement.definition == Definition.CONCENTRATED
    budget = ReleaseCost(Definition(statement.definition), epsilon, delta, rho if concentrated else Fraction(0))
    rows = RowMeaning.ONE_EACH if statement.protected == "person" else RowMeaning.UNSTATED
    unit = ProtectedUnit(rows=rows) if statement.unit == "row" else ProtectedUnit(statement.unit, statement.at_most)
    again = claim(budget, Neighbours(statement.neighbours), unit)
    return again if again == statement.claim else statement.claim


def _measured(text: str) -> str:
    """Return the title of a group; the parts of the first of several are recalled one by one."""
    several = recalled(str(text), TOGETHER)
    if isinstance(several, Words) and several.facts is not None:
        return TOGETHER.format(**{**several.facts, "first": _parts(str(several.facts["first"]))})
    return _parts(text)


def _parts(text: str) -> str:
    return joined(" × ", [recalled(part, IN_PARTS, BY_STEPS, EVERYBODY) for part in text.split(" × ")])
