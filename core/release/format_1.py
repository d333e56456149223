"""A release that was kept as sentences (format 1), each sentence found again, so that it is said as it is put today."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.domain.attribute import Kind
from core.domain.bins import CLOSED, bin_of
from core.domain.domain import EVERYBODY
from core.old_words import recalled, wordings
from core.planning.noise_plan import TOGETHER
from core.release.labels import with_labels
from core.release.phrases import PHRASES
from core.release.release import Release, Statement
from core.release.sentences import STEPS_TAKEN
from core.words import Figures, Message, joined


def from_format_1(release: Release) -> Release:
    """Return the release with each of its texts as it was made."""
    labels = {
        attribute.name: attribute.labels if attribute.kind == Kind.CATEGORIES else bins_again(attribute.labels)
        for attribute in release.statement.attributes
    }
    return with_labels(replace(release, statement=statement_again(release.statement)), labels)


def statement_again(statement: Statement) -> Statement:
    """Return the statement with each of its texts as it was made; what cannot be found again stays as it is."""
    names = {attribute.name for attribute in statement.attributes}
    return replace(
        statement,
        claim=_recalled(statement.claim, "claim"),
        lines=tuple(_line(line, statement.post_processing) for line in statement.lines),
        noise=joined("; ", [_recalled(law, "noise") for law in statement.noise.split("; ")]),
        groups=tuple((_measured(what, names), Figures(scale), times) for what, scale, times in statement.groups),
        post_processing=_steps(statement.post_processing),
    )


def bins_again(labels: Sequence[str]) -> tuple[str, ...]:
    """Return the labels of an attribute with bins, the bins as they were made.

    What follows the last bin, the closed one, are words of the owner.
    """
    again = [_recalled(label, "bin") for label in labels]
    found = [bin_of(label) for label in again]
    closed = (number for number, label in enumerate(found, start=1) if label is not None and label.key == CLOSED.key)
    n_bins = next(closed, 0)
    return (*again[:n_bins], *labels[n_bins:])


def _line(line: str, steps: Sequence[str]) -> str:
    if line in wordings(STEPS_TAKEN.key, steps="; ".join(steps)):
        return PHRASES[STEPS_TAKEN.key].format(steps=joined("; ", _steps(steps)))
    return _recalled(line, "statement")


def _steps(steps: Sequence[str]) -> tuple[str, ...]:
    return tuple(_recalled(step, "step") for step in steps)


def _measured(title: str, names: set[str]) -> str:
    """Return the title of a group; the parts of the first of several one by one."""
    several = title if title in names else _recalled(title, "group")
    if isinstance(several, Message) and several.key == TOGETHER.key and several.facts:
        return several.replaced(first=_parts(str(several.facts["first"]), names))
    return _parts(title, names)


def _parts(title: str, names: set[str]) -> str:
    return joined(" × ", [part if part in names else _part(part) for part in title.split(" × ")])


def _part(title: str) -> str:
    """Return what is measured of one attribute, or of none."""
    return _recalled(title, "domain" if title in wordings(EVERYBODY.key) else "group")


def _recalled(text: str, family: str) -> str:
    return recalled(text, family, PHRASES)
