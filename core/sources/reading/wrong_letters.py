"""Tells of categories with letters that look wrong, such as KÃ¶ln: beside Köln, that would be another category."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.column_cells import different
from core.data.raw_cells import Cell, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST_EACH = 2
"""How often each value of a column of categories occurs, at least, in the mean; other texts are left out anyway."""
_SHOWN = 3
_AGAIN = 5
"""How often a value occurs that nobody mistyped, at least."""
_MARKS_OF_ESCAPES = (
    *("%", "\\u", "=C", "=c", "[object ", "System.", " object at "),
    *("#Deleted", "#Error", "Loading", "Invalid ", "******"),
)
_MOST_LOST = 4
"""Question marks in a value that is compared with others, at most: more would take long."""
_LOST = pattern_of(r"[^\W\d_]\?{1,2}[^\W\d_]{2}|[^\W\d_]{2}\?{1,2}[^\W\d_]")
_MARKS = pattern_of(r"\?+")
_ENTITY = pattern_of(r"&(?:[A-Za-z]{2,8}|#[0-9]{2,5});")
"""A letter as pages of the web write it: M&uuml;nchen."""
_ESCAPE = pattern_of(
    r"%[C-Fc-f][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]"  # of an address: M%C3%BCnchen
    r"|[^\W\d_]%2[0-9A-Fa-f]"  # New%20York
    r"|\\u[0-9A-Fa-f]{4}"  # of JSON: M\u00fcnchen
    r"|=\?[\w-]+\?[BQbq]\?[^?]*\?="  # of mail: =?utf-8?Q?M=C3=BCnchen?=
    r"|[^\W\d_]=[Cc][2-5]=[89ABab][0-9A-Fa-f]"
)
"""Letters as programs write them where others would be lost."""
_ADDRESS = pattern_of(r"://|^www\.|:\\|[?&][\w-]+=")
_NO_VALUE = pattern_of(
    r"\[object \w+\]|System\.[A-Z]\w+(?:\[\])?|<[\w.]+ object at 0x[0-9A-Fa-f]+>"
    r"|#Deleted|#Error|Loading(?:\.{3}|…)|Invalid [Dd]ate|\*{6,20}"
)
"""What programs write in place of a value that has several parts, is deleted, not there yet, wrong, or too wide."""
_LIKE_IT = pattern_of(r"\*+|(?:in|not )?valid\b.*|missing\b.*", re.IGNORECASE)
"""Stars of a review, and what a check of dates found: beside these, it is an answer."""


def wrong_letters(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of categories, some of which have letters that look wrong.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    is_doubtful = bool(grid.source.doubtful_encodings())
    words = N_(
        "Source",
        "Column {column} has letters that look wrong, as in {values}. Each such value is a category of its own. Mend "
        "the letters first.",
    )
    no_value = N_(
        "Source",
        "Column {column} has {values}, which a program wrote in place of what it held. Write the file again from its "
        "source: such rows would be one category.",
    )
    found = []
    for place, column in enumerate(columns):
        if _is_plain(column):
            continue
        if lost := _lost_values(column):
            text = no_value.format(column=grid.place(place), values=quoted(lost[:_SHOWN]))
            found.append(Problem(text, columns=(grid.letter(place),)))
        if odd := _odd_values(column, str(grid.source.layout.encoding or "utf-8"), is_doubtful):
            text = words.format(column=grid.place(place), values=quoted(odd[:_SHOWN]))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _odd_values(column: Sequence[Cell], encoding: str, is_doubtful: bool) -> Sequence[str]:
    """Return the values with such letters of a column whose values recur."""
    values = different(column)
    if _LEAST_EACH * len(values) > len(column):
        return ()
    from core.sources.formats.delimited.mixed_letters import is_wrong  # noqa: PLC0415  few tables have such texts

    texts = [value for value in values if isinstance(value, str)]
    odd = [text for text in texts if not text.isascii() and is_wrong(text, encoding, is_doubtful=is_doubtful)]
    odd += [*_without_letters(texts, column), *filter(_ENTITY.search, texts)]
    odd += [text for text in filter(_ESCAPE.search, texts) if "=?" in text or _ADDRESS.search(text) is None]
    n_filled = len(column) - sum(map(is_blank, column)) if odd else 0
    return sorted({*odd}) if _LEAST_EACH * len(values) <= n_filled else ()


def _lost_values(column: Sequence[Cell]) -> Sequence[str]:
    """Return the texts of a column that stand for values which a program could not write."""
    texts = {cell.strip() for cell in different(column) if isinstance(cell, str)}
    lost = {text for text in texts if _NO_VALUE.fullmatch(text)}
    like = {text for text in texts if _LIKE_IT.fullmatch(text)} if lost else set()
    return sorted(lost - like if len({text.casefold() for text in like}) > 1 else lost)


def _without_letters(texts: Sequence[str], column: Sequence[Cell]) -> list[str]:
    """Return the values with a question mark within a word, such as K?ln.

    If there are several, or Köln is one, too, or it recurs as no slip does. Programs write it in place of a letter that
    an encoding lacks. Addresses of pages have it, too.
    """
    odd = [text for text in texts if "?" in text and _LOST.search(text) and "/" not in text and "=" not in text]
    if len(odd) == 1 and odd[0][:1].isupper() and column.count(odd[0]) >= _AGAIN:  # a name, unlike yes?no
        return odd
    return odd if len(odd) > 1 or any(_has_twin(text, texts) for text in odd if text.count("?") <= _MOST_LOST) else []


def _has_twin(odd: str, texts: Sequence[str]) -> bool:
    """Return whether another value has letters where this one has question marks."""
    parts = map(re.escape, _MARKS.split(odd))
    twin = re.compile(r"[^\W\d_]{1,2}".join(parts))
    return any(map(twin.fullmatch, texts))


def _is_plain(column: Sequence[Cell]) -> bool:
    """Return whether no text has a letter beyond ASCII, a question mark, or what begins an entity or an escape.

    Asked of all texts at once, it takes a tenth.
    """
    try:
        text = "".join(column)  # type: ignore[arg-type]  # of texts alone, as most are
    except TypeError:
        text = "".join(cell for cell in column if isinstance(cell, str))
    if not text.isascii() or "?" in text or ("&" in text and ";" in text):
        return False
    return not any(mark in text for mark in _MARKS_OF_ESCAPES)
