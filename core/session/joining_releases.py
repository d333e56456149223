"""Put two kept releases side by side: what both publish, how far it is apart, and what being in both costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

import numpy as np

from core.errors import NothingSharedError, SameReleaseError, StrangeReleaseError
from core.privacy.cost_of_both import cost_of_both, rounded_cost_text
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import CHARGE, LedgerEntry
from core.progress import Progress, report, reporting
from core.release.join import common_attributes, join_tables, joined_coverage
from core.release.joined import Joinable, JoinedAttribute, JoinedReleases, JoinedSide, JoinedTable
from core.session.keeping import kept_release
from core.words import N_, Figures, quoted

MOST_LABELS = 12
"""Labels named in a sentence at most: with more it would not be read. JSON has them all."""


def join_releases(ledger: Ledger, one: int, other: int) -> JoinedReleases:
    """Return two kept releases side by side; made from published numbers alone, so it costs nothing.

    Args:
        ledger: keeps both.
        one: number of a charge.
        other: number of another; the release that was charged first stands first.

    Raises:
        SameReleaseError: if it is one release.
        UnknownReleaseError, StrangeReleaseError, LedgerFileError: if the tables of one cannot be had.
        NothingSharedError: if no attribute has a label in both.
    """
    if one == other:
        raise SameReleaseError(one)
    numbers = sorted((one, other))
    first, second = (kept_release(ledger, number) for number in numbers)
    attributes = common_attributes(first, second)
    tables = join_tables(first, second, attributes)
    if not tables:
        raise NothingSharedError(*numbers)
    earlier, later = (_charge(ledger, number) for number in numbers)
    called = ledger.release_names()
    coverage = joined_coverage(first, second)
    by_rows = tuple(release.statement.protected == "row" for release in (first, second))
    together, in_both = _in_both(ledger, (earlier, later), by_rows)
    notes = (*in_both, *_reading_notes(tables, coverage), *_label_notes(attributes))
    return JoinedReleases(
        first=_side(earlier, called),
        second=_side(later, called),
        attributes=attributes,
        tables=tables,
        coverage=coverage,
        together=together,
        notes=notes,
    )


def joinable_releases(ledger: Ledger, number: int, progress: Progress | None = None) -> tuple[Joinable, ...]:
    """Return the kept releases that share an attribute with one, newest first; costs nothing.

    Args:
        ledger: keeps them.
        number: of the charge of the one.
        progress: may cancel.

    Raises:
        UnknownReleaseError, StrangeReleaseError, LedgerFileError: if the tables of the one cannot be had.
        Cancelled: if the user stopped.
    """
    release, found = kept_release(ledger, number), []
    charges = [entry for entry in reversed(ledger.entries) if entry.kind == CHARGE and entry.number != number]
    kept, called = ledger.kept_charges(), ledger.release_names()
    others = [charge for charge in charges if charge.number in kept]
    with reporting(progress):
        for done, charge in enumerate(others):
            report(done, len(others), N_("Progress", "Looking for common attributes"))
            # What a newer version has kept cannot be compared here; that is no fault of the one that was asked for.
            with suppress(StrangeReleaseError):
                common = common_attributes(release, kept_release(ledger, charge.number))
                if names := tuple(attribute.name for attribute in common if attribute.labels):
                    found.append(Joinable(_side(charge, called), names))
    return tuple(found)


def _charge(ledger: Ledger, number: int) -> LedgerEntry:
    return next(entry for entry in ledger.entries if (entry.number, entry.kind) == (number, CHARGE))


def _side(charge: LedgerEntry, called: Mapping[int, str]) -> JoinedSide:
    unit = charge.unit
    protects = unit.text if unit is not None else ""
    return JoinedSide(
        number=charge.number,
        name=called[charge.number],
        dataset=charge.dataset,
        when=charge.when,
        cost=charge.cost_text,
        protects=protects,
    )


def _in_both(
    ledger: Ledger, charges: tuple[LedgerEntry, LedgerEntry], by_rows: tuple[bool, ...]
) -> tuple[str, tuple[str, ...]]:
    """Return what both cost somebody who is in both, and sentences on it; `by_rows`: a release protects single rows."""
    first, second = charges
    delta = max(first.delta, second.delta)
    account = ledger.account(first.dataset) if first.dataset == second.dataset else None
    if account is None:
        together = rounded_cost_text(cost_of_both(first.cost, second.cost, delta))
        words = N_("Joined", "For somebody in both datasets, the two releases together cost {cost}: {one} and {two}.")
        return together, (
            words.format(cost=together, one=first.cost_text, two=second.cost_text),
            *_unlike_units(first, second),
            *_several_rows(by_rows),
        )
    if account.doubt:
        words = N_("Joined", "Both releases are about “{dataset}”. What they cost together is not known: {doubt}.")
        return "", (words.format(dataset=account.name, doubt=account.doubt),)
    counted = dict(account.counted)
    one, two = (counted.get(charge.number, charge.cost) for charge in (first, second))
    together = rounded_cost_text(cost_of_both(one, two, delta))
    words = N_(
        "Joined",
        "Both releases are about “{dataset}”, and its budget was charged for both: together they cost "
        "{cost}. In total, {spent} of {total} is spent.",
    )
    in_total = words.format(dataset=account.name, cost=together, spent=account.spent_text, total=account.total_text)
    # A budget that protects persons has counted their rows already.
    counts_rows = account.unit is not None and account.unit.by is None
    return together, (in_total, *(_several_rows(by_rows) if counts_rows else ()))


def _several_rows(by_rows: tuple[bool, ...]) -> Iterator[str]:
    """Yield whom the sum leaves out, if a release protects rows, and its owner has not said that each is a person."""
    words = {
        (True, False): N_("Joined", "The first protects each row by itself: somebody with several rows pays more."),
        (False, True): N_("Joined", "The second protects each row by itself: somebody with several rows pays more."),
        (True, True): N_("Joined", "Both protect each row by itself: somebody with several rows pays more."),
    }
    if by_rows in words:
        yield words[by_rows]


def _unlike_units(first: LedgerEntry, second: LedgerEntry) -> Iterator[str]:
    """Yield for whom the sum holds, if the releases protect different units."""
    if first.unit is not None and second.unit is not None and first.unit != second.unit:
        words = N_("Joined", "The sum is for what the two protect: {one} in the first, and {two} in the second.")
        yield words.format(one=first.unit.text, two=second.unit.text)


def _reading_notes(tables: Iterable[JoinedTable], coverage: float) -> Iterator[str]:
    n_cells = sum(map(len, tables))
    marked = (1 - coverage) * n_cells
    words = N_(
        "Joined",
        "A difference beyond its ± is marked. Noise alone marks at most {percent} of all differences: here, {most} of "
        "{n_cells} on average.",
    )
    yield words.format(
        percent=Figures(f"{100 * (1 - coverage):.6g} %"),
        most=Figures(f"{marked:.2g}" if marked < 10 else f"{round(marked):,}"),
        n_cells=Figures(f"{n_cells:,}"),
    )
    # Cells of ranges differ in their ±, and the one that a release tells is that of its worst cell.
    if any(table.half_width.min(initial=np.inf) < max(table.half_widths) for table in tables):
        yield N_("Joined", "The ± of a number is the largest of its table, so that of a difference may be smaller.")
    yield N_("Joined", "The ± is noise only, not sampling error: it does not say why the files differ.")


def _label_notes(attributes: Iterable[JoinedAttribute]) -> Iterator[str]:
    """Yield what is not compared, and why."""
    for attribute in attributes:
        first, second = attribute.kinds
        if first != second:
            words = N_("Joined", "“{name}” is not compared: it is of another kind in each release.")
            yield words.format(name=attribute.name)
        elif not attribute.labels:
            words = N_("Joined", "“{name}” is not compared: the releases have no category or bin of it in common.")
            yield words.format(name=attribute.name)
        elif not attribute.agrees:
            yield from _own_labels(attribute)


def _own_labels(attribute: JoinedAttribute) -> Iterator[str]:
    only_first = N_("Joined", "Of “{name}”, only the first release has {labels}.")
    only_second = N_("Joined", "Of “{name}”, only the second release has {labels}.")
    for words, labels in ((only_first, attribute.only_first), (only_second, attribute.only_second)):
        if labels:
            yield words.format(name=attribute.name, labels=_listed(labels))
    # Kept releases do not tell which label that is, and bins of other edges may leave out equal numbers.
    yield N_(
        "Joined", "A category of “{name}” for all other values may hold other values in each of the two releases."
    ).format(name=attribute.name)


def _listed(labels: tuple[str, ...]) -> str:
    if len(labels) <= MOST_LABELS:
        return quoted(labels)
    words = N_("Joined", "{labels} and {more} more", "{labels} and one more", 2)
    return words.format(labels=quoted(labels[: MOST_LABELS - 1]), more=len(labels) - MOST_LABELS + 1)
