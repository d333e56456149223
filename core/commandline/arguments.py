"""Arguments shared by several verbs, and the parsers of their values."""

from __future__ import annotations

import math
import re
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Sequence
from pathlib import Path

from core.domain.location import Location, location_of
from core.errors import AmountError, SourceError
from core.privacy.amount_text import parse_amount, parse_delta
from core.privacy.dataset_account import DatasetBudget


def add_plan(parser: ArgumentParser) -> None:
    """Add the plan file."""
    parser.add_argument("plan", type=Path, metavar="PLAN", help="the plan file (*.reticent)")


def rows_at(text: str) -> Location:
    """Return the file or the database in an argument; a password in it is refused, as anybody could see it there."""
    try:
        return location_of(text)
    except SourceError as error:
        raise ArgumentTypeError(str(error)) from None


def add_json(parser: ArgumentParser) -> None:
    """Add --json."""
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def add_ledger(parser: ArgumentParser) -> None:
    """Add --ledger."""
    parser.add_argument("--ledger", type=Path, metavar="FILE", help="the ledger; default: that of this user")


def add_yes(parser: ArgumentParser, what: str) -> None:
    """Add --yes; `what` is its help text, which names the questions it answers."""
    parser.add_argument("--yes", action="store_true", help=what)


def whole_from(least: int) -> Callable[[str], int]:
    """Return a parser of whole numbers that are at least `least`."""

    # Nine digits at most: every such number fits 32 bits, and no text of digits takes long to convert.
    def read(text: str) -> int:
        if re.fullmatch(r"0*[1-9]\d{9,}", text, re.ASCII):
            raise ArgumentTypeError(f"{text[:20]!r} is too large: at most 999,999,999")
        if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is not a whole number of at least {least}")
        return int(text)

    return read


def with_negative_lists(words: Sequence[str]) -> list[str]:
    """Return the words with a list such as "-10,30" joined to its option: argparse takes it for another option."""
    joined: list[str] = []
    for word in words:
        if re.match(r"-[\d.]+,", word) and joined and re.fullmatch(r"--[a-z-]+", joined[-1]):
            joined[-1] = f"{joined[-1]}={word}"
        else:
            joined.append(word)
    return joined


def above_zero(text: str) -> float:
    """Parse a number above 0.

    Raises:
        ArgumentTypeError: if it is none.
    """
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number < math.inf:
        raise ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def total(text: str) -> DatasetBudget:
    """Parse a budget: E or E,D, both exact.

    Raises:
        ArgumentTypeError: if ε is not above 0, or δ not in [0, 1).
    """
    epsilon, _, delta = text.partition(",")
    try:
        return DatasetBudget(parse_amount(epsilon, "ε"), parse_delta(delta.strip() or "0"))
    except AmountError as error:
        raise ArgumentTypeError(str(error)) from error
