"""What a quote says of a release: what it publishes, what it costs, whom it protects, and what is not promised."""

from __future__ import annotations

from collections.abc import Iterator

from core.domain.reading_layout import ProtectedUnit
from core.planning.noise_plan import NoisePlan
from core.planning.usefulness import GradeShares
from core.privacy.dataset_account import ChargePreview, cost_text
from core.privacy.privacy_unit import PrivacyUnit, needs_row_check
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.release.statement import (
    claim,
    locked_share_sentences,
    objective_sentences,
    public_sentences,
    range_sentences,
    stated_attributes,
)
from core.words import N_, phrase

PENDING = phrase(
    "quote.pending",
    N_(
        "Quote",
        "Release no. {number} of this plan is charged already, and pending. Complete it at no further cost, on the "
        "Ledger page or by “reticent ledger complete {number}”.",
    ),
)

RELEASED_BEFORE = phrase(
    "quote.released-before",
    N_(
        "Quote",
        "This plan was released on {date} as release no. {number}, and the file it was made from has not been saved "
        "since. Open it on the Ledger page, or export it again, at no cost.",
    ),
)
# Of a plan whose rows come from a frame: no time of change tells whether they are those of then.
ROWS_RELEASED_BEFORE = phrase(
    "quote.rows-released-before",
    N_(
        "Quote",
        "This plan was released on {date} as release no. {number}. Whether these rows are those of that release is not "
        "known before they are read. Open it on the Ledger page, or export it again, at no cost.",
    ),
)
# Tables of equal plans are not paid for twice; these are, though only one word of the plan differs.
RELEASED_BY_OTHER_ROWS = phrase(
    "quote.released-by-other-rows",
    N_(
        "Quote",
        "Release no. {number} differs from this plan only in what a row stands for. That is another claim: this "
        "release is charged once more, and its noise is drawn anew.",
    ),
)

UNIT = phrase("quote.unit", N_("Quote", "The budget of “{dataset}” protects {unit}."))
UNIT_FIXED = phrase(
    "quote.unit-fixed", N_("Quote", "The budget of “{dataset}” protects {unit}. That cannot be changed later.")
)
COUNTS = phrase(
    "quote.counts-pure",
    N_(
        "Quote",
        "This release protects {unit}: it counts {times} times, as {price}.",
        "This release protects {unit}: it counts once, as {price}.",
        2,
    ),
)
COUNTS_GAUSSIAN = phrase(
    "quote.counts-gaussian",
    N_(
        "Quote",
        "This release protects {unit}: it counts {times} times, with Gaussian noise as {price}.",
        "This release protects {unit}: it counts once, with Gaussian noise as {price}.",
        2,
    ),
)
# All four shares, also those of 0 %: a sentence that leaves one out would need a key for every combination.
USE = phrase(
    "quote.use",
    N_(
        "Quote",
        "With about {people:,} people, {good:.0f} % of the numbers will be good, {fair:.0f} % fair, {weak:.0f} % weak "
        "and {noise:.0f} % noise.",
    ),
)
USE_ASSUMED = phrase(
    "quote.use-assumed",
    N_(
        "Quote",
        "The plan does not say how many people there are. With {people:,}, {usable:.0f} % of the numbers would be good "
        "or fair.",
    ),
)
GRADES_MEAN = phrase(
    "quote.grades-mean",
    N_(
        "Quote",
        "A good number has a ± of at most a tenth of a typical number of its table. Fair is at most a third, weak at "
        "most the number itself.",
    ),
)
ROWS_BOUND = phrase(
    "quote.rows-bound",
    N_(
        "Quote",
        "If somebody has more than {rows} rows in the file, it is refused, and nothing is spent.",
        "If somebody has more than one row in the file, it is refused, and nothing is spent.",
        1,
    ),
)


def quote_lines(noise_plan: NoisePlan, unit: ProtectedUnit, rules: OutputRules) -> tuple[str, ...]:
    """Return sentences: what would be published, what is public, and what is not promised."""
    workload, privacy_terms = noise_plan.workload, noise_plan.privacy_terms
    n_tables, n_cells = len(workload.tables), sum(workload.cells)
    words = phrase(
        "quote.tables",
        N_(
            "Quote",
            "{tables} tables with {numbers} in all will be published, each with its margin of error.",
            "One table with {numbers} will be published, each with its margin of error.",
            1,
        ),
    )
    numbers = phrase("quote.numbers", N_("Quote", "{n:,} numbers", "one number", 1)).format(n=n_cells)
    return (
        words.format(tables=n_tables, numbers=numbers),
        *range_sentences(workload),
        *objective_sentences(workload),
        *locked_share_sentences(workload),
        rules.sentence(workload),
        claim(privacy_terms.cost, privacy_terms.neighbours, unit),
        *public_sentences(stated_attributes(noise_plan), privacy_terms.neighbours, unit),
        phrase("quote.not-promised", N_("Quote", "Not promised: that nothing can be learned about groups of people.")),
        phrase(
            "quote.counts-at-once",
            N_(
                "Quote",
                "The cost counts from the moment you release, even if you cancel. A release that was cut short can be "
                "completed at no further cost.",
            ),
        ),
    )


def grade_sentences(shares: GradeShares, people: int) -> tuple[str, ...]:
    """Return sentences: which share of the numbers has each grade, and what the grades mean.

    Args:
        shares: of all numbers.
        people: about how many there are, from a public source.
    """
    return USE.format(people=people, **{name: 100 * share for name, share in shares.items()}), GRADES_MEAN


def assumed_grades_sentence(shares: GradeShares, people: int) -> str:
    """Return a sentence on the share of usable numbers for `people`, where the plan does not say how many there are."""
    return USE_ASSUMED.format(people=people, usable=100 * shares.usable)


def delta_spared(allowed: ReleaseCost, claimed: ReleaseCost) -> tuple[str, ...]:
    """Return a sentence if the plan allows a δ that its strategy does not need; otherwise ()."""
    if allowed.definition is claimed.definition:
        return ()
    words = phrase(
        "quote.delta-spared", N_("Quote", "δ is not needed: this strategy keeps {cost}, and no more is charged.")
    )
    return (words.format(cost=cost_text(claimed)),)


def unit_sentences(preview: ChargePreview, unit: PrivacyUnit) -> Iterator[str]:
    """Yield the sentences about a release that protects `unit`."""
    dataset, budget = preview.before.name, preview.before.unit
    if budget is None or not preview.before.n_charges:
        yield UNIT_FIXED.format(dataset=dataset, unit=(budget or unit).text)
    else:
        yield UNIT.format(dataset=dataset, unit=budget.text)
    if preview.n_steps == 1:
        return
    counts = COUNTS_GAUSSIAN if preview.price.rho else COUNTS
    yield counts.format(unit=unit.text, times=preview.n_steps, price=preview.price.text)
    if budget is not None and needs_row_check(unit, budget):
        yield ROWS_BOUND.format(rows=budget.at_most)
