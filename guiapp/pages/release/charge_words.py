"""Texts about the budget of a dataset before and after a release."""

from __future__ import annotations

from core import DatasetAccount, Quote
from guiapp.desktop.account_words import counting_words, left_words, spent_words
from guiapp.desktop.language import told, words


def charge_words(quote: Quote) -> str:
    """Return budget, spending and the change by a release, one per line; "" for a dataset without a budget."""
    # Spent and left are shown for both states: Gaussian costs do not simply add up.
    if quote.preview is None:
        return ""
    before, after = quote.preview.before, quote.preview.afterwards
    counting = counting_words(before)
    lines = [
        words("ReleasePage", "Budget in all: {0}").format(told(before.total_text)),
        words("ReleasePage", "Spent so far: {0}").format(spent_words(before)),
        words("ReleasePage", "This release: {0}").format(told(quote.cost_text)),
    ]
    if quote.enough and counting:
        lines.append(words("ReleasePage", "Spent afterwards: {0}").format(spent_words(after)))
    if quote.enough:
        lines.append(words("ReleasePage", "Left afterwards: {0}").format(left_words(after)))
    return "\n".join([*lines, counting] if counting else lines)


def too_little_words(before: DatasetAccount, quote: Quote, *, is_new: bool) -> str:
    """Return what to do if the budget does not cover a release.

    Args:
        before: the account as it is.
        quote: what the release costs.
        is_new: whether the budget has just been given and is not written down yet.
    """
    said = words(
        "ReleasePage",
        "Only {0} is left, and this release costs {1}. Lower the cost on the Compare page, or raise the budget on "
        "the Ledger page. Tables that were released can be exported again at no cost.",
    )
    if is_new:
        said = words(
            "ReleasePage",
            "The budget of {0} does not cover this release, which costs {1}. Give a larger one above, or lower "
            "the cost on the Compare page.",
        )
    return said.format(left_words(before), told(quote.cost_text))


def standing_words(account: DatasetAccount) -> str:
    """Return budget, spending and what is left, one per line."""
    lines = [
        words("ReleasePage", "Budget in all: {0}").format(told(account.total_text)),
        words("ReleasePage", "Spent so far: {0}").format(spent_words(account)),
        words("ReleasePage", "Left: {0}").format(left_words(account)),
    ]
    return "\n".join(lines)


def missing_words(quote: Quote) -> str:
    """Return what has to be given before a release; "" if nothing is missing."""
    if quote.preview is not None:
        return ""
    return words("ReleasePage", "To release, first give the dataset its budget: ε in all.")
