"""Read the section [data] of a plan: how its file is read."""

from __future__ import annotations

import codecs
from collections.abc import Iterable
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
from core.domain.reading_layout import DateOrder, ReadingLayout
from core.project.keys import Keys, spelt
from core.project.plan_text import nearest
from core.words import N_

_KINDS: dict[str, Iterable[Any]] = {
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
CHOICES = tuple(_KINDS)
"""The keys whose values are one of a few words."""
_FIRST_KEYS = (
    "source",
    "sheet",
    "query",
    "header_row",
    "range",
    "delimiter",
    "encoding",
    "decimal",
    "thousands",
    "dates",
)
LAYOUT_KEYS = (*_FIRST_KEYS, "header_rows", "skip_below_header", *CHOICES, "questions")
"""All keys of the section, in the order of a fresh plan."""
ASKED = ("sheet", "header_row", "skip_below_header", "decimal", "range", "encoding", *CHOICES)
"""What `questions` may name."""


def layout_from(keys: Keys) -> ReadingLayout:
    """Return what the section says of the file.

    Raises:
        PlanKeyError: at a value that is not allowed.
    """
    encoding = keys.text("encoding", None)
    if encoding is not None and not _is_encoding(encoding):
        raise keys.fault(
            "encoding",
            N_("Error", "“{encoding}” is not an encoding.").format(encoding=encoding),
            N_("Error", "Write utf-8, latin-1 or cp1252, for example."),
        )
    decimal = keys.choice("decimal", None, {".": ".", ",": ","})
    # thousands = "" means that the file has no such mark; an absent key means that it is detected.
    no_thousands = "thousands" in keys and keys.is_empty("thousands")
    thousands = "" if no_thousands else keys.character("thousands", None)
    if decimal is not None and decimal == thousands:
        raise keys.fault(
            "thousands", N_("Error", "this is the decimal mark, too."), N_("Error", "Choose different marks.")
        )
    if "query" in keys and "sheet" in keys:
        raise keys.fault(
            "query", N_("Error", "a table is chosen, too."), N_("Error", "Leave out either the query or the sheet.")
        )
    return ReadingLayout(
        sheet=keys.text("sheet", None),
        header_row=keys.whole("header_row", None, least=0),
        range=keys.text("range", None),
        delimiter=keys.character("delimiter", None),
        encoding=encoding,
        decimal=decimal,
        thousands=thousands,
        dates=keys.choice("dates", None, spelt(DateOrder)),
        query=keys.text("query", None),
        header_rows=keys.whole("header_rows", None, least=1),
        skip_below_header=keys.whole("skip_below_header", None, least=0),
        questions=_questions(keys),
        **{key: keys.choice(key, None, spelt(kind)) for key, kind in _KINDS.items()},
    )


def _questions(keys: Keys) -> tuple[str, ...]:
    named = keys.texts("questions")
    for place, name in enumerate(named):
        if name not in ASKED:
            cure = nearest(name, ASKED, otherwise=N_("Error", "It can be:"))
            raise keys.fault("questions", N_("Error", "“{name}” is no question.").format(name=name), cure, place)
    return named


def _is_encoding(name: str) -> bool:
    try:
        codecs.lookup(name)
    except (LookupError, ValueError):
        return False
    return True
