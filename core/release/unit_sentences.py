"""What a quote says of whom the budget protects, and of how often the release counts against it."""

from __future__ import annotations

from collections.abc import Iterator

from core.privacy.dataset_account import ChargePreview
from core.privacy.privacy_unit import PrivacyUnit, needs_look
from core.words import N_, phrase


def unit_sentences(preview: ChargePreview, unit: PrivacyUnit) -> Iterator[str]:
    """Yield the sentences about a release that protects `unit`."""
    dataset, budget = preview.before.name, preview.before.unit
    if budget is None or not preview.before.n_releases:
        yield phrase(
            "quote.unit-fixed", N_("Quote", "The budget of “{dataset}” protects {unit}. That cannot be changed later.")
        ).format(dataset=dataset, unit=(budget or unit).text)
    else:
        yield phrase("quote.unit", N_("Quote", "The budget of “{dataset}” protects {unit}.")).format(
            dataset=dataset, unit=budget.text
        )
    if preview.n_steps == 1:
        return
    words = phrase(
        "quote.counts-pure", N_("Quote", "This release protects {unit}: it counts {times} times, as {price}.")
    )
    if preview.price.rho:
        words = phrase(
            "quote.counts-gaussian",
            N_("Quote", "This release protects {unit}: it counts {times} times, with Gaussian noise as {price}."),
        )
    yield words.format(unit=unit.text, times=preview.n_steps, price=preview.price.text)
    if budget is not None and needs_look(unit, budget):
        yield phrase(
            "quote.rows-bound",
            N_("Quote", "If somebody has more than {rows} rows in the file, it is refused, and nothing is spent."),
        ).format(rows=budget.at_most)
