"""A question about how a file is read, which only its owner can answer, and the answers that a plan can hold."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from core.domain.reading_choices import (
    AsWritten,
    LastRow,
    LeadingZeros,
    Merged,
    Quoting,
    Ragged,
    RowChoice,
    TwoDigitYears,
)
from core.domain.reading_layout import ReadingLayout

Setting = tuple[str, str | int]
"""A field of a layout, which is a key of a plan too, and its value."""


@dataclass(frozen=True, slots=True)
class ReadingAnswer:
    """One answer.

    Attributes:
        words: what it does, in a sentence.
        settings: the keys of [data] that hold it.
    """

    words: str
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class ReadingQuestion:
    """A question; all but `text` may stand in a plan.

    Attributes:
        key: the field that holds the answer.
        text: what was found and where, for the owner's screen only: it counts rows.
        about: the question without any fact about rows.
        answers: the possible ones, the likeliest first.
    """

    key: str
    text: str
    about: str
    answers: tuple[ReadingAnswer, ...]


def answered(layout: ReadingLayout, settings: tuple[Setting, ...]) -> ReadingLayout:
    """Return the layout with the settings of an answer.

    Raises:
        ValueError: if a value is none of those that its field can have.
    """
    if stray := {name for name, _ in settings} - {*_KINDS, *_WHOLE}:
        raise ValueError(f"no question is about {min(stray)}")
    return replace(layout, **{name: _KINDS.get(name, int)(value) for name, value in settings})  # type: ignore[arg-type]


def _decimal(value: str | int) -> str:
    if value not in (".", ","):
        raise ValueError(f"{value} is no decimal mark")
    return str(value)


def _thousands(value: str | int) -> str:
    if len(str(value)) > 1:
        raise ValueError(f"{value} is no mark of thousands")
    return str(value)


def _range(value: str | int) -> str:
    if not _CELLS.fullmatch(str(value)):
        raise ValueError(f"{value} is no range")
    return str(value)


def _encoding(value: str | int) -> str:
    try:
        codecs.lookup(str(value))
    except LookupError:
        raise ValueError(f"{value} is no encoding") from None
    return str(value)


_CELLS = re.compile(r"[A-Z]{1,3}[1-9][0-9]{0,7}:[A-Z]{1,3}(?:[1-9][0-9]{0,7})?")
"""A range such as A3:K500; A3:K has no last row."""


_KINDS: dict[str, Callable[[Any], object]] = {
    "sheet": str,
    "decimal": _decimal,
    "thousands": _thousands,
    "range": _range,
    "encoding": _encoding,
    "quoting": Quoting,
    "ragged": Ragged,
    "merged": Merged,
    "hidden_rows": RowChoice,
    "hidden_columns": RowChoice,
    "footers": RowChoice,
    "doubtful_rows": RowChoice,
    "below_gap": RowChoice,
    "blank_rows": RowChoice,
    "last_row": LastRow,
    "as_written": AsWritten,
    "leading_zeros": LeadingZeros,
    "two_digit_years": TwoDigitYears,
}
"""The kind of values of each field that a question may be about."""
_WHOLE = ("header_row", "header_rows", "skip_below_header")
"""Fields that questions may be about, and that are whole numbers."""
