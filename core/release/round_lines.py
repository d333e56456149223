"""What a quote of a round of questions says: what comes from the tables, what is measured, how far off it may be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from core.domain.reading_layout import ProtectedUnit
from core.privacy.dataset_account import cost_text
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.release.statement import choice_claim, person_sentences
from core.words import N_, Figures, phrase

_ROUND = phrase(
    "quote.round",
    N_(
        "Quote",
        "A round of questions will be opened. Up to {answers} answers are measured; all others come from the tables.",
        "A round of questions will be opened. One answer is measured at most; all others come from the tables.",
        1,
    ),
)
_TESTED = phrase(
    "quote.round-tested",
    N_(
        "Quote",
        "Each question is estimated from what is published. A noisy test tells whether that is off by less than "
        "{within:,}: then the estimate is the answer, at no further cost. Otherwise the count is measured.",
    ),
)
_ERRORS = phrase(
    "quote.round-errors",
    N_(
        "Quote",
        "A measured answer has ±{measured}. An estimate that passed its test is off by at most {furthest:,} with a "
        "chance of at least {percent}.",
    ),
)
_NEEDLESS = phrase(
    "quote.round-needless",
    N_("Quote", "An estimate that is exactly right is measured nevertheless with a chance of about {percent}."),
)
_COST = phrase(
    "quote.round-cost",
    N_(
        "Quote",
        "The round costs {cost}, whatever is asked: {tests} for the tests and {answers} for the answers.",
    ),
)
_PUBLIC = phrase(
    "quote.round-public",
    N_(
        "Quote",
        "Public afterwards: the questions, the answers, and which were measured. The ledger keeps each answer; reading "
        "it again is free.",
    ),
)
_ENDS = phrase(
    "quote.round-ends",
    N_(
        "Quote",
        "The round ends with its last measured answer, when it is closed, or with the program. It cannot be "
        "continued later.",
    ),
)
AT_ONCE = phrase(
    "quote.round-at-once",
    N_("Quote", "The cost counts from the moment you confirm, even if no question follows."),
)
ROUND_CUT_SHORT = phrase(
    "quote.round-cut-short",
    N_("Quote", "Round no. {number} was paid for and has given no answer yet. It is opened at no further cost."),
)


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """What a quote of a round tells.

    Attributes:
        n_answers: measured at most.
        within: T.
        parts: ε of the tests, and of the answers.
        half_width: ± of a measured answer.
        furthest: how far off an estimate is at most that passed its test.
        needless: the chance that an estimate which is right is measured.
        coverage: of both bounds, in (0, 1).
        neighbours: who is a neighbour.
        unit: who is protected.
    """

    n_answers: int
    within: int
    parts: tuple[Fraction, Fraction]
    half_width: float
    furthest: int
    needless: float
    coverage: float
    neighbours: Neighbours
    unit: ProtectedUnit


def round_lines(told: RoundFacts) -> Iterator[str]:
    """Yield sentences: how questions are answered, what the round costs, what is public, and what is promised."""
    tests, answers = told.parts
    yield _ROUND.format(answers=told.n_answers)
    yield _TESTED.format(within=told.within)
    yield _ERRORS.format(
        measured=Figures(f"{told.half_width:,.0f}"), furthest=told.furthest, percent=_percent(told.coverage)
    )
    yield _NEEDLESS.format(percent=_percent(told.needless))
    yield _COST.format(
        cost=cost_text(ReleaseCost.pure(tests + answers)),
        tests=cost_text(ReleaseCost.pure(tests)),
        answers=cost_text(ReleaseCost.pure(answers)),
    )
    yield _PUBLIC
    yield choice_claim(tests + answers, told.neighbours, told.unit)
    yield from person_sentences(told.neighbours, told.unit)
    yield _ENDS


def _percent(part: float) -> str:
    return Figures(f"{100 * part:.3g} %")
