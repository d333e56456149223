"""What readers of tables could guess about a person: tried on the owner's rows, or on made-up people.

No verb here costs any budget. The classifiers are made of published tables alone; on rows, they only tell their owner
how often they are right, and nothing of that may be published.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.arrays import Integers
from core.data.guess_shares import Columns, GuessShares, guess_shares
from core.data.sensitive import Private
from core.domain.location import Location
from core.domain.naive_bayes import NaiveBayes
from core.errors import ChangedAttributeError, NoMadeUpRecordsError, NothingSensitiveError
from core.inference.classifiers import TargetClassifiers, classifiers_of
from core.progress import Progress, report, reporting
from core.project.plan import Plan
from core.release.release import Release
from core.session.planned_release import PlannedRelease
from core.session.rehearsing import rehearsed_once
from core.sources.asking.guesses import guess_rows
from core.threads import one_thread
from core.words import N_


class TriedOn(StrEnum):
    """Whose attributes were guessed; only figures on real rows are secret."""

    ROWS = "rows"
    RECORDS = "records"
    REHEARSAL = "rehearsal"


@dataclass(frozen=True, slots=True, repr=False)
class GuessWithout(Private):
    """How often the guess would be right without some tables.

    Attributes:
        attributes: known attributes that no other table holds together with the sensitive one.
        tables: titles of the tables.
        right: share guessed right, in [0, 1].
    """

    attributes: tuple[str, ...]
    tables: tuple[str, ...]
    right: float


@dataclass(frozen=True, slots=True, repr=False)
class InferredAttribute(Private):
    """How well one sensitive attribute can be guessed by who knows all others; shares are in [0, 1].

    Attributes:
        name: of the attribute.
        right: share guessed right.
        surest: share right among the surest tenth of the guesses.
        most_frequent: share of the most frequent label.
        without: what the guess is owed to, the greatest loss first.
        missing: attributes that no table holds together with it, so that they do not help.
    """

    name: str
    right: float
    surest: float
    most_frequent: float
    without: tuple[GuessWithout, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Inference(Private):
    """What could be inferred about the sensitive attributes.

    Attributes:
        tried_on: whose attributes were guessed.
        attributes: in the order of the plan.
        unpublished: sensitive attributes that no table has.
    """

    tried_on: TriedOn
    attributes: tuple[InferredAttribute, ...]
    unpublished: tuple[str, ...]


_Trial = Callable[[Sequence[NaiveBayes]], Sequence[GuessShares]]


@one_thread()
def infer(plan: Plan, release: Release, source: Location, progress: Progress | None = None) -> Inference:
    """Return how well readers of a release could guess the sensitive attributes of the owner's rows.

    Args:
        plan: says what is sensitive, and how to read the rows.
        release: the published tables.
        source: the file with the rows.
        progress: may cancel.

    Raises:
        NothingSensitiveError: if the plan marks no attribute.
        ChangedAttributeError: if an attribute of the plan is not that of the release.
        SourceError: if the rows cannot be read as the plan says.
        Cancelled: if the user stopped.

    Privacy:
        Exact facts about the rows: for the owner's screen, never for a file, a log or a release.
    """

    def on_rows(classifiers: Sequence[NaiveBayes]) -> Sequence[GuessShares]:
        used = {name for classifier in classifiers for name in classifier.names}
        _check_unchanged(plan, release, used)
        attributes = tuple(attribute for attribute in plan.attributes if attribute.name in used)
        return guess_rows(source, plan.layout, attributes, classifiers) if classifiers else ()

    with reporting(progress):
        return _inferred(plan, release, TriedOn.ROWS, on_rows)


@one_thread()
def infer_made_up(plan: Plan, release: Release, progress: Progress | None = None) -> Inference:
    """Return what `infer` does for the made-up records of the release, which carry no further fact about its rows.

    Raises:
        NothingSensitiveError: if the plan marks no attribute.
        NoMadeUpRecordsError: if the release has no made-up records.
        Cancelled: if the user stopped.
    """
    records = release.records
    if records is None or not records.counts.sum():
        raise NoMadeUpRecordsError
    columns = dict(zip(records.names, records.codes, strict=True))
    with reporting(progress):
        return _inferred(plan, release, TriedOn.RECORDS, _trial(columns, records.counts))


@one_thread()
def infer_rehearsed(planned: PlannedRelease, progress: Progress | None = None) -> Inference:
    """Return what `infer` does for a rehearsal, tried on the people made up for it; opens no data file or ledger.

    Raises:
        NothingSensitiveError: if the plan marks no attribute.
        Cancelled: if the user stopped.
    """
    with reporting(progress):
        release, people = rehearsed_once(planned)
        return _inferred(planned.plan, release, TriedOn.REHEARSAL, _trial(people.columns, people.times))


def _trial(columns: Columns, times: Integers) -> _Trial:
    def try_all(classifiers: Sequence[NaiveBayes]) -> list[GuessShares]:
        shares = []
        for done, classifier in enumerate(classifiers):
            report(done, len(classifiers), N_("Progress", "Guessing"))
            shares.append(guess_shares(classifier, columns, times))
        return shares

    return try_all


def _inferred(plan: Plan, release: Release, tried_on: TriedOn, trial: _Trial) -> Inference:
    if not plan.sensitive:
        raise NothingSensitiveError
    known = dict.fromkeys([each.name for each in release.statement.attributes] + list(plan.domain.names))
    found = {name: classifiers_of(release, name, tuple(known)) for name in plan.sensitive}
    published = {name: each for name, each in found.items() if each is not None}
    shares = iter(trial([classifier for each in published.values() for classifier in each.every]))
    attributes = tuple(_attribute(name, each, [next(shares) for _ in each.every]) for name, each in published.items())
    return Inference(tried_on, attributes, tuple(name for name in plan.sensitive if name not in published))


def _attribute(name: str, made: TargetClassifiers, shares: Sequence[GuessShares]) -> InferredAttribute:
    whole, *left = shares
    without = [
        GuessWithout(omission.attributes, omission.tables, share.right)
        for omission, share in zip(made.omissions, left, strict=True)
    ]
    without.sort(key=lambda each: each.right)
    return InferredAttribute(
        name=name,
        right=whole.right,
        surest=whole.surest,
        most_frequent=whole.most_frequent,
        without=tuple(without),
        missing=made.missing,
    )


def _check_unchanged(plan: Plan, release: Release, names: set[str]) -> None:
    """Refuse attributes whose labels are others than those of the tables: their codes would mean something else."""
    now = {attribute.name: tuple(map(str, attribute.labels)) for attribute in plan.attributes}
    for published in release.statement.attributes:
        if published.name in names and now.get(published.name) != tuple(map(str, published.labels)):
            raise ChangedAttributeError(published.name)
