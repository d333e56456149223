"""Texts about the budget of a dataset before and after a release."""

from __future__ import annotations

from core.front_door import DatasetAccount, ExpectedReleases, Quote
from guiapp.desktop.account_words import counting_words, left_words, spent_words
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import number_text, whole_text


def charge_words(quote: Quote) -> str:
    """Return budget, spending and the change by a release, one per line; "" for a dataset without a budget."""
    # Spent and left are shown for both states: Gaussian costs do not simply add up.
    if quote.preview is None:
        return ""
    before, after = quote.preview.before, quote.preview.afterwards
    counting = counting_words(before)
    lines = [words("ReleasePage", "This release: {0}").format(told(quote.cost_text))]
    if quote.total is None:  # of a new dataset, the fields above say its budget, and nothing is spent
        lines = [
            words("ReleasePage", "Total budget: {0}").format(told(before.total_text)),
            words("ReleasePage", "Spent so far: {0}").format(spent_words(before)),
            *lines,
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
        words("ReleasePage", "Total budget: {0}").format(told(account.total_text)),
        words("ReleasePage", "Spent so far: {0}").format(spent_words(account)),
        words("ReleasePage", "Left: {0}").format(left_words(account)),
    ]
    return "\n".join(lines)


def missing_words(quote: Quote) -> str:
    """Return what has to be given before a release; "" if nothing is missing."""
    if quote.preview is not None:
        return ""
    return words("ReleasePage", "To release, first give the dataset a total budget ε.")


def expected_words(quote: Quote, expected: ExpectedReleases) -> str:
    """Return how exact each of several releases like the quoted one would be, one sentence per line."""
    total, margin = told(str(expected.total)), f"±{number_text(expected.half_width)}"
    if expected.n == 1:
        return words("ReleasePage", "One release like this fits into {0}. Its typical ± is {1}.").format(total, margin)
    lines = (
        words("ReleasePage", "{0} releases like this fit into {1}. The typical ± of each is {2}."),
        words("ReleasePage", "If they shared {3}, the typical ± of each would be {4}."),
    )
    shared = f"±{number_text(expected.shared_half_width)}"
    return "\n".join(lines).format(whole_text(expected.n), total, margin, told(quote.cost_text), shared)


def spending_words(quote: Quote) -> str:
    """Return what a release spends of the budget, and what it leaves, in one line; "" without a budget."""
    if quote.preview is None:
        return ""
    text = words("ReleasePage", "{0} of {1}. Left afterwards: {2}")
    return text.format(told(quote.cost_text), told(quote.preview.total_text), left_words(quote.preview.afterwards))
