"""What is said in words of one outcome on the Compare page, alone or beside another that is pinned."""

from __future__ import annotations

from collections.abc import Sequence

from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import percent_text
from guiapp.models.comparison_model import ComparedRow, ComparisonModel, equal_amount
from guiapp.models.table_errors_model import TableError
from guiapp.pages.compared_dots import cost_words


def unfit_words(row: ComparedRow) -> str:
    """Return why an outcome cannot be used; "" where it can."""
    if row.outcome.fits:
        return ""
    return words("ComparedWords", "It does not fit: {0}").format(told(row.outcome.reason or ""))


def judgement(
    row: ComparedRow, pinned: ComparedRow | None, model: ComparisonModel, errors: Sequence[TableError]
) -> str:
    """Return what there is to know about an outcome.

    Args:
        row: the outcome.
        pinned: the one beside it; None: none is.
        model: names outcomes, and knows the budget.
        errors: of all tables, beside those of the pinned one.
    """
    if not row.outcome.fits:
        return unfit_words(row)
    said = [row.why] if row.recommended and not row.chosen else []  # else the card says it
    amount = equal_amount(model.budget, row)
    if amount:
        said.append(words("ComparedWords", "A uniform budget would need {0} for the same error.").format(amount))
    said.append(words("ComparedWords", "Estimate: {0}.").format(cost_words(row.outcome)))
    if pinned is row:
        said.append(words("ComparedWords", "Pinned: choose another to see the difference."))
    elif pinned is not None:
        said.append(_against(row, pinned, model.name_of(pinned), errors))
    return " ".join(said)


def _against(row: ComparedRow, pinned: ComparedRow, name: str, errors: Sequence[TableError]) -> str:
    """Return how an outcome that fits compares with the pinned one."""
    mine, theirs = row.outcome.typical_half_width, pinned.outcome.typical_half_width
    if not mine or not theirs:
        return words("ComparedWords", "Pinned: “{0}”.").format(name)
    changes = [each.change for each in errors if each.change is not None]
    less = (
        words("ComparedWords", "a typical number is off by {0} less")
        if mine <= theirs
        else words("ComparedWords", "a typical number is off by {0} more")
    )
    return words(
        "ComparedWords", "Beside the pinned “{name}”, {less}; more exact in {better} tables, less in {worse}."
    ).format(
        name=name,
        less=less.format(percent_text(abs(mine / theirs - 1))),
        better=sum(change < 0 for change in changes),
        worse=sum(change > 0 for change in changes),
    )
