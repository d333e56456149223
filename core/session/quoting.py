"""A quote: what a planned release would publish and cost, before anything is spent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.domain.location import is_address
from core.exports.room import unfit_formats
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.usefulness import ASSUMED_PEOPLE
from core.privacy.dataset_account import ChargePreview, DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.release_cost import ReleaseCost
from core.release.quality_line import HIDDEN_TOLD
from core.release.quote_lines import (
    PENDING,
    RELEASED_BEFORE,
    RELEASED_BY_OTHER_ROWS,
    ROWS_RELEASED_BEFORE,
    assumed_grades_sentence,
    delta_spared,
    grade_sentences,
    quote_lines,
    unit_sentences,
)
from core.session.charged_before import pending_like, released_but_for_rows, released_like
from core.session.charging import abandoned, check_found
from core.session.ledger_mark import LedgerMark, view_with_mark
from core.session.offer import Offer
from core.session.planned_release import PlannedRelease
from core.threads import one_thread


@dataclass(frozen=True, slots=True)
class Quote(Offer):
    """The offer that the owner accepts or declines.

    Attributes:
        planned: the release; accepting accepts this object, and no other one may run.
        dataset: its name in the ledger.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        ledger_mark: the ledger as it was read: no other one may be charged, nor this one for an equal plan since.
        preview: the account before and after, from one reading of the ledger; None: the ledger knows no budget.
        lines: sentences: what will be published, what it costs, what is public, what is not promised.
        released_as: number of an earlier release of an equal plan from this file, unchanged since; None: there is none.
        pending_as: number of a pending charge of an equal plan that no process works on; None: there is none.
        released_on: ISO date and time (UTC) of the charge `released_as`; "" if there is none.
        released_place: which release of the dataset that one is, from 1 on; 0 if there is none.
        release_place: which one this would be.
    """

    planned: PlannedRelease
    dataset: str
    total: DatasetBudget | None
    ledger_mark: LedgerMark
    preview: ChargePreview | None
    lines: tuple[str, ...]
    released_as: int | None = None
    pending_as: int | None = None
    released_on: str = ""
    released_place: int = 0
    release_place: int = 1

    @property
    def cost(self) -> ReleaseCost:
        """Of this release."""
        return self.planned.cost

    @property
    def strategy(self) -> str:
        """Key of the strategy that would be used."""
        return self.planned.noise_plan.strategy

    @property
    def split(self) -> BudgetSplit:
        """How the noise budget would be divided."""
        return self.planned.noise_plan.split

    @property
    def recovery(self) -> Recovery:
        """How the tables would be made of the answers."""
        return self.planned.recovery

    @property
    def n_tables(self) -> int:
        """Tables to be published."""
        return len(self.planned.noise_plan.workload.tables)

    @property
    def n_cells(self) -> int:
        """Numbers to be published."""
        return sum(self.planned.noise_plan.workload.cells)

    @property
    def asked_part(self) -> float:
        """What this release takes, as a part of the budget in [0, 1]; 2 if the budget is too small, 0 without one."""
        if self.preview is None:
            return 0.0
        # 2 is more than any whole: a gauge shows it as too much, however little was spent before.
        return self.preview.afterwards.part_spent - self.preview.before.part_spent if self.enough else 2.0


@one_thread()
def quote(
    planned: PlannedRelease,
    ledger: Ledger | None,
    dataset: str,
    total: DatasetBudget | None = None,
    folder: Path | None = None,
) -> Quote:
    """Return what a release would publish and cost; charges nothing and opens no data file.

    Args:
        planned: the release.
        ledger: of the owner; it is read once. None: there is none yet, and a quote makes none.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.
        folder: the plan's folder, where a relative source is looked for; None: the working folder.

    Raises:
        UnansweredUnitError: if the plan does not say who is protected.
        UnmetCriteriaError, NoPeopleError, NoSuchTableError: see `PlannedRelease.check_accepted`.
        DatasetNameError: if no dataset can have that name.
        UnfoundListError: if a list was found by a charge that the ledger does not have.
        BudgetDisagreesError, NoDeltaError, UnitsDisagreeError, UnknownUnitError, MixedUnitsError: see `Ledger.preview`.
    """
    planned.check_answered()
    planned.check_accepted()
    view, mark = view_with_mark(ledger, dataset)
    dataset = view.known_or_new(dataset)
    check_found(planned.plan, view, dataset)
    preview = view.preview(dataset, planned.cost, total, planned.plan.privacy_unit)
    released = released_like(planned, view, dataset, folder or Path())
    pending = tuple(pending_like(planned, view, dataset))
    before = _before(planned, released, released_but_for_rows(planned, view, dataset, folder or Path()))
    return Quote(
        planned=planned,
        dataset=dataset,
        total=total,
        ledger_mark=mark,
        preview=preview,
        lines=(*before, *_lines(planned, preview, pending)),
        released_as=released.number if released else None,
        pending_as=abandoned(view.path, pending),
        released_on=released.when if released else "",
        released_place=view.release_place(released.number) if released else 0,
        release_place=1 + sum(1 for entry in view.history(dataset) if entry.is_release),
    )


def _before(planned: PlannedRelease, released: LedgerEntry | None, other: LedgerEntry | None) -> Iterator[str]:
    """Yield the first line: an earlier release of these tables, which may make this one needless.

    Args:
        planned: the release.
        released: an earlier release of an equal plan.
        other: an earlier release of a plan that differs only in what a row stands for.
    """
    if released:
        # A plan without a source gets its rows from a frame; neither that nor a database has a time of change.
        source = planned.plan.source
        words = RELEASED_BEFORE if source and not is_address(source) else ROWS_RELEASED_BEFORE
        yield words.format(date=released.when[:10], number=released.number)
    elif other:
        yield RELEASED_BY_OTHER_ROWS.format(number=other.number)


def _lines(planned: PlannedRelease, preview: ChargePreview | None, pending: tuple[LedgerEntry, ...]) -> Iterator[str]:
    plan = planned.plan
    published, *more = quote_lines(planned.noise_plan, plan.unit, planned.rules)
    yield published
    if planned.grades is not None and plan.people is not None:
        yield from grade_sentences(planned.grades, plan.people)
    else:
        yield assumed_grades_sentence(planned.grades_for(ASSUMED_PEOPLE), ASSUMED_PEOPLE)
    yield from more
    if plan.publication.hide_below in HIDDEN_TOLD:
        yield HIDDEN_TOLD[plan.publication.hide_below]
    yield from unfit_formats(planned.size)
    yield from delta_spared(plan.privacy.cost, planned.cost)
    yield from unit_sentences(preview, plan.privacy_unit) if preview else ()
    for line in pending:
        yield PENDING.format(number=line.number)
