"""The quote of a private choice: what it costs, what it leaves, and whether an equal one has paid for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from core.domain.location import Location
from core.domain.reading_layout import RowMeaning
from core.errors import UnansweredUnitError
from core.privacy.dataset_account import ChargePreview, DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.release.quote_lines import unit_sentences
from core.session.charging import abandoned
from core.session.choices.choice_request import PrivateChoice, Result
from core.session.choices.kept_choices import KeptChoice, found_like, kept_before, open_like
from core.session.ledger_mark import LedgerMark, view_with_mark
from core.session.offer import Offer, OfPlan


class PlannedChoice(OfPlan, Protocol):
    """A choice with everything decided, before a row is read."""

    @property
    def choice(self) -> PrivateChoice[Any]:
        """The choice as the ledger charges it."""


Planned = TypeVar("Planned", bound=PlannedChoice)
Kept = TypeVar("Kept")


@dataclass(frozen=True, slots=True)
class ChoiceQuote(Offer, Generic[Planned, Kept]):
    """The offer of a private choice that the owner accepts or declines.

    Attributes:
        planned: the choice; accepting accepts this object.
        dataset: its name in the ledger.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        ledger_mark: the ledger as it was read.
        preview: the account before and after; None: the ledger knows no budget, or is not asked for what is paid.
        lines: sentences: what is chosen, what it costs, what is public, what is promised.
        kept: what an equal question found before, shown at no cost; None: there is none.
        cut_short: number of a charge that has paid for this and found nothing yet; None: there is none.
    """

    planned: Planned
    dataset: str
    total: DatasetBudget | None
    ledger_mark: LedgerMark
    preview: ChargePreview | None
    lines: tuple[str, ...]
    kept: Kept | None = None
    cut_short: int | None = None

    @property
    def cost(self) -> ReleaseCost:
        """What the ledger would be charged."""
        return self.planned.choice.cost

    @property
    def is_paid(self) -> bool:
        """Whether an equal question has paid, so that asking costs nothing."""
        return self.kept is not None or self.cut_short is not None


class PaidWords(NamedTuple):
    """Sentences: a result was found on {date}, charge {number} was cut short, and from when on a new charge counts."""

    found: str
    cut_short: str
    at_once: str


@dataclass(frozen=True, slots=True)
class PaidBefore(Generic[Result]):
    """What the ledger has of an equal question; `kept` and `cut_short` are those of `ChoiceQuote`."""

    kept: KeptChoice[Result] | None = None
    cut_short: int | None = None

    def lines(self, words: PaidWords, about: Iterable[str]) -> Iterator[str]:
        """Yield the lines of a quote.

        Args:
            words: of this kind of choice.
            about: sentences on the choice: what it is, what it costs.
        """
        # What is paid for comes first: one line is enough to know that asking costs nothing.
        if self.kept is not None:
            yield words.found.format(date=self.kept.line.when[:10], number=self.kept.line.number)
        elif self.cut_short is not None:
            yield words.cut_short.format(number=self.cut_short)
        yield from about
        if self == PaidBefore():
            yield words.at_once


class LedgerLook(Generic[Planned]):
    """One reading of the ledger for one quote: between two, another process could charge, and lines would disagree.

    Attributes:
        planned: the choice.
        dataset: the ledger's spelling of its name.
        view: what was read; empty where there is no ledger.
    """

    def __init__(self, planned: Planned, ledger: Ledger | None, dataset: str, total: DatasetBudget | None) -> None:
        """Read the ledger; a quote makes none.

        Args:
            planned: the choice.
            ledger: of the owner; None: there is none yet.
            dataset: the name in the ledger.
            total: the budget that would be given to a dataset new to the ledger.

        Raises:
            UnansweredUnitError: if the plan does not say who is protected.
            DatasetNameError: if no dataset can have that name.
        """
        if planned.plan.unit.rows is RowMeaning.UNANSWERED:
            raise UnansweredUnitError
        self.planned = planned
        self.view, self._mark = view_with_mark(ledger, dataset)
        self.dataset = self.view.known_or_new(dataset)
        self._ledger, self._total = ledger, total

    def cut_short(self) -> int | None:
        """Return the number of a charge of an equal question that no process works on; None: there is none."""
        return abandoned(self.view.path, open_like(self.planned.choice, self.dataset, self.view))

    def paid_before(self, source: Location, result: type[Result]) -> PaidBefore[Result]:
        """Return what an equal question about this file has found or paid for."""
        line = found_like(self.planned.choice, self.dataset, self.view, source)
        if line is None or self._ledger is None:
            return PaidBefore(None, self.cut_short())
        return PaidBefore(kept_before(self._ledger, line, result), self.cut_short())

    def preview(self) -> ChargePreview | None:
        """Return the account before and after; None: the ledger knows no budget.

        Raises:
            LedgerError: see `Ledger.preview`.
        """
        return self.view.preview(self.dataset, self.planned.choice.cost, self._total, self.planned.plan.privacy_unit)

    def quote(
        self,
        lines: Iterable[str],
        preview: ChargePreview | None,
        kept: Kept | None = None,
        cut_short: int | None = None,
    ) -> ChoiceQuote[Planned, Kept]:
        """Return the quote; sentences on whom the account protects are added to `lines`."""
        of_unit = unit_sentences(preview, self.planned.plan.privacy_unit) if preview else ()
        return ChoiceQuote(
            planned=self.planned,
            dataset=self.dataset,
            total=self._total,
            ledger_mark=self._mark,
            preview=preview,
            lines=(*lines, *of_unit),
            kept=kept,
            cut_short=cut_short,
        )
