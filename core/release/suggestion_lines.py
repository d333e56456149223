"""What a quote says of a suggestion of tables: what is chosen, what it costs, what is public afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.domain.reading_layout import ProtectedUnit
from core.privacy.dataset_account import cost_text
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.release.statement import choice_claim, person_sentences
from core.words import N_, phrase

FOUND_BEFORE = phrase(
    "quote.found-before",
    N_("Quote", "This was asked on {date}, as private choice no. {number}. Its result is shown again at no cost."),
)
CUT_SHORT = phrase(
    "quote.choice-cut-short",
    N_("Quote", "Private choice no. {number} has paid for this and found nothing yet. It goes on at no further cost."),
)
_CHOSEN = phrase(
    "quote.suggests",
    N_(
        "Quote",
        "{tables} of {candidates} tables will be chosen: those that tell most beyond what is known without them.",
        "One of {candidates} tables will be chosen: the one that tells most beyond what is known without it.",
        1,
    ),
)
_PAIRS = phrase(
    "quote.pairs", N_("Quote", "The candidates are all tables of two attributes with at most {cells:,} numbers.")
)
_TRIPLES = phrase(
    "quote.triples",
    N_("Quote", "The candidates are all tables of two or three attributes with at most {cells:,} numbers."),
)
_HELD = phrase(
    "quote.pairs-held",
    N_("Quote", "A table within one that is chosen before it is not chosen, too: that one holds its numbers."),
)
_LEFT_OUT = phrase("quote.left-out", N_("Quote", "{n} larger tables are left out.", "One larger table is left out.", 1))
_PARTS = phrase(
    "quote.choice-parts",
    N_("Quote", "It costs {cost}: {tables} for noisy tables of {names}, one each, and {choice} for the choice."),
)
_ONE_PART = phrase(
    "quote.choice-alone", N_("Quote", "It costs {cost}, all for the choice: a table of each attribute is public.")
)
_KNOWN = phrase("quote.known", N_("Quote", "What is known is taken from no. {numbers} of the ledger, at no cost."))
_PUBLIC_TABLES = phrase(
    "quote.choice-public-tables",
    N_("Quote", "Public afterwards: which tables were chosen, in which order, and the noisy tables of one attribute."),
)
_PUBLIC = phrase("quote.choice-public", N_("Quote", "Public afterwards: which tables were chosen, in which order."))
_NOT_PUBLISHED = phrase(
    "quote.choice-no-release",
    N_("Quote", "The chosen tables themselves are not published by this. Releasing them has a cost of its own."),
)
AT_ONCE = phrase(
    "quote.choice-at-once",
    N_(
        "Quote",
        "The cost counts from the moment you confirm, even if you cancel. A choice that was cut short goes on at no "
        "further cost when the same is asked again.",
    ),
)


@dataclass(frozen=True, slots=True)
class SuggestionFacts:
    """What a quote of a suggestion tells.

    Attributes:
        n_tables: how many are chosen.
        n_candidates: out of how many.
        order: attributes of a candidate, at most: 2 or 3.
        most_cells: of a candidate.
        n_left_out: tables with more cells.
        measured: names of the attributes of which a noisy table is made.
        parts: ε of these tables, 0 if there are none, and of the choice.
        known: numbers of the charges whose public tables are used.
        neighbours: who is a neighbour.
        unit: who is protected.
    """

    n_tables: int
    n_candidates: int
    order: int
    most_cells: int
    n_left_out: int
    measured: tuple[str, ...]
    parts: tuple[Fraction, Fraction]
    known: tuple[int, ...]
    neighbours: Neighbours
    unit: ProtectedUnit


def suggestion_lines(told: SuggestionFacts) -> Iterator[str]:
    """Yield sentences: what is chosen, what it costs, what is public, and what is promised."""
    yield _CHOSEN.format(tables=told.n_tables, candidates=told.n_candidates)
    yield (_PAIRS if told.order == 2 else _TRIPLES).format(cells=told.most_cells)
    if told.order > 2:
        yield _HELD
    if told.n_left_out:
        yield _LEFT_OUT.format(n=told.n_left_out)
    yield _cost(told)
    if told.known:
        yield _KNOWN.format(numbers=_listed(told.known))
    yield _PUBLIC_TABLES if told.measured else _PUBLIC
    yield choice_claim(sum(told.parts, Fraction(0)), told.neighbours, told.unit)
    yield from person_sentences(told.neighbours, told.unit)
    yield _NOT_PUBLISHED


def _cost(told: SuggestionFacts) -> str:
    tables, choice = told.parts
    cost = cost_text(ReleaseCost.pure(tables + choice))
    if not told.measured:
        return _ONE_PART.format(cost=cost)
    return _PARTS.format(
        cost=cost,
        tables=cost_text(ReleaseCost.pure(tables)),
        names=", ".join(told.measured),
        choice=cost_text(ReleaseCost.pure(choice)),
    )


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
