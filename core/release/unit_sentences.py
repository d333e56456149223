"""What a quote says of whom the budget protects, and of how often the release counts against it."""

from __future__ import annotations

from collections.abc import Iterator

from core.privacy.dataset_account import ChargePreview
from core.privacy.privacy_unit import PrivacyUnit, needs_row_check
from core.words import N_, phrase

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
ROWS_BOUND = phrase(
    "quote.rows-bound",
    N_(
        "Quote",
        "If somebody has more than {rows} rows in the file, it is refused, and nothing is spent.",
        "If somebody has more than one row in the file, it is refused, and nothing is spent.",
        1,
    ),
)


def unit_sentences(preview: ChargePreview, unit: PrivacyUnit) -> Iterator[str]:
    """Yield the sentences about a release that protects `unit`."""
    dataset, budget = preview.before.name, preview.before.unit
    if budget is None or not preview.before.n_releases:
        yield UNIT_FIXED.format(dataset=dataset, unit=(budget or unit).text)
    else:
        yield UNIT.format(dataset=dataset, unit=budget.text)
    if preview.n_steps == 1:
        return
    counts = COUNTS_GAUSSIAN if preview.price.rho else COUNTS
    yield counts.format(unit=unit.text, times=preview.n_steps, price=preview.price.text)
    if budget is not None and needs_row_check(unit, budget):
        yield ROWS_BOUND.format(rows=budget.at_most)
