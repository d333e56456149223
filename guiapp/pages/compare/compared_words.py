"""Texts about one outcome on the Compare page, alone or compared with pinned outcomes."""

from __future__ import annotations

from collections.abc import Sequence

from core.front_door import Outcome
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import bytes_text, percent_text, seconds_text
from guiapp.models.comparison_model import ComparedRow, ComparisonModel, equal_amount
from guiapp.models.table_errors_model import TableError


def unusable_words(row: ComparedRow) -> str:
    """Return why an outcome cannot be used; "" if it can."""
    if row.outcome.fits:
        return ""
    return words("ComparedWords", "It does not fit: {0}").format(told(row.outcome.reason or ""))


def judgement(
    row: ComparedRow, pinned: Sequence[ComparedRow], model: ComparisonModel, errors: Sequence[TableError]
) -> str:
    """Return the text about an outcome.

    Args:
        row: the outcome.
        pinned: at most two outcomes, in order of pinning.
        model: names outcomes, and has the cost.
        errors: of all tables, with those of the pinned outcomes.
    """
    if not row.outcome.fits:
        return unusable_words(row)
    if len(pinned) > 1:  # two names fill the reserved lines, so nothing else is said
        return _against(pinned[1], pinned[0], model, errors, shown=pinned[1] is row)
    said = [row.why] if row.recommended and not row.chosen else []  # of the chosen one, the card on the left says it
    if row.outcome.spares_delta and not row.recommended:  # the reason of the recommended one mentions it
        said.append(words("ComparedWords", "It needs no δ."))
    if row.outcome.remark:
        said.append(told(row.outcome.remark))
    amount = equal_amount(model.budget, row)
    if amount:
        said.append(words("ComparedWords", "A uniform budget would need {0} for the same error.").format(amount))
    said.append(words("ComparedWords", "Estimate: {0}.").format(cost_words(row.outcome)))
    if pinned and pinned[0] is row:
        said.append(
            words("ComparedWords", "Pinned: choose another to see the difference, and pin it, too, to keep both.")
        )
    elif pinned:
        said.append(_against(row, pinned[0], model, errors, shown=True))
    return " ".join(said)


# The estimates are of the whole release, as the Release page shows them, without reading the rows.
def cost_words(outcome: Outcome) -> str:
    """Return the estimated time and memory of a release; no-break spaces keep numbers and units on one line."""
    time, memory = (
        text.replace(" ", "\N{NO-BREAK SPACE}") for text in (seconds_text(outcome.seconds), bytes_text(outcome.bytes))
    )
    return words("ComparedWords", "a release takes {time} and {memory}").format(time=time, memory=memory)


def _against(
    row: ComparedRow, pinned: ComparedRow, model: ComparisonModel, errors: Sequence[TableError], *, shown: bool
) -> str:
    """Return how an outcome compares with a pinned one; `shown`: whether it is the outcome shown in full."""
    mine, theirs = row.outcome.typical_half_width, pinned.outcome.typical_half_width
    if not mine or not theirs:
        return words("ComparedWords", "Pinned: “{0}”.").format(model.name_of(pinned))
    same = row.outcome.recovery == pinned.outcome.recovery
    name_of = model.short_name_of if same and not shown else model.name_of
    changes = [each.change for each in errors if each.change is not None]
    share = percent_text(abs(mine / theirs - 1))
    template = (
        words("ComparedWords", "Beside the pinned “{name}”, {less}; tables more exact: {better}, less: {worse}.")
        if shown
        else words(
            "ComparedWords",
            "Pinned: with “{other}”, {less} than with “{name}”; tables more exact: {better}, less: {worse}.",
        )
    )
    return template.format(
        name=name_of(pinned),
        other=name_of(row),
        less=_change(share, is_less=mine <= theirs),
        better=sum(change < 0 for change in changes),
        worse=sum(change > 0 for change in changes),
    )


def _change(share: str, *, is_less: bool) -> str:
    """Return how much further or less far a typical number is off; a share that rounds to nothing is none."""
    if share == percent_text(0.0):
        return words("ComparedWords", "a typical number is hardly further off")
    nearer, further = (
        words("ComparedWords", "a typical number is off by {0} less"),
        words("ComparedWords", "a typical number is off by {0} more"),
    )
    return (nearer if is_less else further).format(share)
