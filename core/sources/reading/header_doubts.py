"""Tell a header from a record, and further rows of names from records: for the preview, never for a release."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise, takewhile, zip_longest

from core.data.column_cells import columns_of, filled_of, is_plain
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank, possible_dates
from core.patterns import pattern_of
from core.sources.reading.beginnings import begins_alike
from core.sources.reading.choice_rows import are_choices
from core.sources.reading.counted_names import YEAR, count_on
from core.sources.reading.footers import Look, look_of
from core.sources.reading.one_column_titles import names_below_title
from core.sources.reading.partial_names import names_some
from core.sources.reading.second_rows import has_notes, is_second
from core.sources.reading.shortened_names import repeats_shortened
from core.sources.reading.textual_rows import continues_names
from core.sources.source import Chunk

_NUMBER = pattern_of(r"[+\-−]?\d+(?:(?:[.,٫٬'\s]\d+)*\s*%?|[.,]\d+[eE][+-]?\d+|[eE][+-]\d+)")
_DIGITS, _LETTERS = re.compile(r"\d+"), re.compile(r"[^\W\d_]")
_LEAST_BELOW = 3
"""Records that a column needs before its first cell can be told from the others."""
_MOST_ROWS = 3
"""Rows below the header that are looked at: survey programs write two."""
_MOST_ABOVE = 30
"""Rows of titles and settings that a report has above its table, at most."""
_LEAST_DESCRIBING, _MOST_DESCRIBING = 3, 12
"""Rows that describe columns, at least and at most; fewer are told by all columns together."""
_LEAST_NUMBERED = 4
"""Columns that are numbered where all hold numbers, at least: no record of so many is 1, 2, 3, 4."""
_LEAST_NAMED = 2
"""Words above numbers alone, at least, and one for each year, that make these years names."""
_RECURRING = 3
"""How often each value of a column of answers occurs, at least, in the mean."""
_NEAREST = 30
"""Rows right below a row of names that tell which columns are always filled."""
_PAGE = 10
"""Rows of a page below names that are repeated, at least; a record without names above it may occur more often."""
_DATED = pattern_of(r"\d{1,4}([-/.])\d{1,2}\1\d{1,4} \d{1,2}:\d{2}")
"""When a file was made: what devices write in the first row, beside as many facts as there are names."""
_MOST_DIGITS = 18
"""Digits of the number of a row, at most; of more than 4,300, Python makes no number."""
_TYPES = frozenset(
    (
        *("string", "str", "text", "char", "varchar", "nvarchar", "object", "factor", "categorical", "character"),
        *("int", "integer", "int64", "bigint", "smallint", "long", "float", "float64", "double", "real", "decimal"),
        *("number", "numeric", "bool", "boolean", "logical", "date", "time", "datetime", "timestamp", "enum"),
    )
)
"""Names of types that programs write below the names of columns."""


def is_measure(cell: Cell) -> bool:
    """Return whether a cell is a number or a date."""
    if isinstance(cell, str):
        return _NUMBER.fullmatch(cell.strip()) is not None or possible_dates(cell) != (None, None)
    return not is_blank(cell)


def measured_names(header: Sequence[Cell]) -> list[int]:
    """Return the places of the names that are numbers or dates."""
    return [place for place, cell in enumerate(header) if not is_blank(cell) and is_measure(cell)]


def odd_names(header: Sequence[Cell], below: Sequence[Sequence[Cell]] = ()) -> list[int]:
    """Return the places of the names that are numbers or dates, as in a record, other than those that count on."""
    measured = measured_names(header)
    return [] if count_on(header, measured, below) or _are_years_among_names(header, measured, below) else measured


def _are_years_among_names(header: Sequence[Cell], measured: Sequence[int], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether years stand among words of which several name numbers: so does no record, nor years below."""
    all_measured = frozenset(measured)
    others = [place for place, cell in enumerate(header) if place not in all_measured and not is_blank(cell)]
    are_years = bool(measured) and all(YEAR.fullmatch(cell_text(header[place]).strip()) for place in measured)
    if not are_years or not all(is_word(header[place]) for place in others):
        return False
    columns = [*zip(*below, strict=False)]
    n_named = sum(_are_measures(columns[place]) for place in others if place < len(columns))
    texts = [cell_text(cell).strip() for place in measured if place < len(columns) for cell in columns[place]]
    n_years = sum(YEAR.fullmatch(text) is not None for text in texts)
    return n_named >= max(_LEAST_NAMED, len(measured)) and any(texts) and 2 * n_years < len(texts)


def recurring_names(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the names that occur again below: a name is said of a column once, a value often.

    A row that has all names once more, or shortened ones, is a header of the next page.
    """
    texts = [cell_text(cell).strip() for cell in header]
    filled = [place for place, text in enumerate(texts) if text]
    found = _recurring(texts, below)
    if found != filled:
        others = [row for row in below if not _are_shortened(row, texts)] if found else []
        return found if len(others) == len(below) else _recurring(texts, others)  # then no row has all of them
    others = [row for row in below if not _has_texts(row, texts, filled)]
    return _recurring(texts, others) if _PAGE * (len(below) - len(others)) <= len(below) else found


def _are_shortened(row: Sequence[Cell], texts: Sequence[str]) -> bool:
    cells = [cell_text(cell).strip().casefold() for cell in row[: len(texts)]]
    return len(cells) == len(texts) and repeats_shortened(cells, [text.casefold() for text in texts])


def names_measures(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a word stands above a column of numbers or dates alone, or names count on: in no record."""
    return count_on(header, measured_names(header), below) or any(
        is_word(cell) and _are_measures(column) for cell, column in zip(header, zip(*below, strict=False), strict=False)
    )


def _recurring(texts: Sequence[str], rows: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the texts, other than blanks, that their column has; equal cells are looked at once."""
    columns = zip(texts, zip_longest(*rows), strict=False)
    return [place for place, (text, column) in enumerate(columns) if text and text in map(cell_text, {*column})]


def alike_names(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the names that are written as the values below are, where this makes a record likely.

    Names are alike, and values like those of their column: with capitals in one column and without in another, or of as
    many words or with digits in equal places where hardly any value recurs. Texts above numbers or dates are names.
    """
    # Column after column, as the first of measures is the last that is looked at.
    texts_below = ([text for text in map(cell_text, column) if text] for column in zip(*below, strict=True))
    columns = [*takewhile(lambda column: not _are_measures(column), texts_below)]
    if len(below) < _LEAST_BELOW or len(columns) < len(below[0]):
        return []
    texts = [cell_text(cell).strip() for cell in header]
    named = [place for place, text in enumerate(texts) if text and len(columns[place]) >= _LEAST_BELOW]
    cased = [place for place in named if len(_cases(columns[place])) == 1]
    alike = [place for place in cased if _cases([texts[place]]) == _cases(columns[place])]
    if 2 * len(alike) > len(cased) and len({texts[place][0].isupper() for place in alike}) > 1:
        return alike
    return [
        place
        for place in named
        if _is_shaped(texts[place], columns[place]) or begins_alike(texts[place], columns[place])
    ]


def _cases(texts: Sequence[str]) -> set[bool]:
    """Return whether texts begin with a capital, of those that begin with a letter."""
    return {text[0].isupper() for text in texts if text[0].isalpha()}


def _is_shaped(name: str, values: Sequence[str]) -> bool:
    """Return whether a name has the words or digits that all values have, hardly any of which recurs."""
    shape = _shape(name)
    return bool(shape) and 2 * len({*values}) > len(values) and {*map(_shape, values)} == {shape}


def _shape(text: str) -> str:
    """Return how a text of several words or with digits is written; "" of others, which names and values have alike."""
    n_words = len(text.split())
    if n_words > 1:
        return f"{n_words} words"
    return _DIGITS.sub("9", _LETTERS.sub("a", text)) if _DIGITS.search(text) else ""


def blank_above(top: Chunk, *, takes_several: bool) -> list[int]:
    """Return how many blank rows are above each row; whether a record with line ends takes several rows of the file."""
    ends = [sum(str(cell).count("\n") for cell in row) if takes_several else 0 for row in top.rows]
    pairs = zip(pairwise(top.numbers), ends, strict=False)
    return [0, *(below - above - 1 - n for (above, below), n in pairs)]


def header_below(rows: Sequence[Sequence[Cell]], n_blank: Sequence[int], place: int) -> int | None:
    """Return the place of a row that has the names of most rows, where what is at `place` heads a preamble; else None.

    Args:
        rows: the first ones of a file with anything in them.
        n_blank: how many blank rows are above each.
        place: of what was taken for the header, from 0.
    """
    if (below_title := names_below_title(rows, n_blank, place)) is not None:
        return below_title
    for at in range(place + 1, min(place + _MOST_ABOVE, len(rows) - _LEAST_BELOW)):
        if is_second(rows[at]):
            return None  # that row is not above the names but below them
        is_apart = n_blank[at] > 0
        is_wider = len(rows[at]) > max(map(len, rows[place:at]))
        is_below_notes = at - place > 1 and not any(map(all, rows[place:at]))
        is_dated = any(_DATED.search(cell_text(cell)) for cell in rows[place])
        is_likely = is_apart or is_wider or is_below_notes or is_dated
        if (
            is_likely
            and len(rows) - at > 2 * (at - place)
            and _names_all(rows[at], rows[at + 1 :], is_apart, rows[place])
        ):
            return at
    return None


def _names_all(row: Sequence[Cell], below: Sequence[Sequence[Cell]], is_apart: bool, taken: Sequence[Cell]) -> bool:
    """Return whether a row names all columns that are filled below: with texts, above at least one of measures.

    Of a row below a blank one, it is enough that all values below recur; and if it names more columns than the other
    row that may be the header, those may be unnamed that none of both names.
    """
    n_wide = max(map(len, below))
    columns = [[other[place] if place < len(other) else None for other in below] for place in range(n_wide)]
    used = [place for place, column in enumerate(columns) if not all(map(is_blank, column))]
    if is_apart and _n_said(row) > _n_said(taken):
        used = [at for at in used if not all(map(is_blank, (*row[at : at + 1], *taken[at : at + 1])))]
    if any(place >= len(row) or is_blank(row[place]) or is_measure(row[place]) for place in used):
        return False
    are_unlike = any(_are_measures(columns[place]) for place in used) or (
        is_apart and all(_RECURRING * len({*columns[place]}) <= len(below) for place in used)
    )
    return are_unlike and not recurring_names(row, below)


def _n_said(row: Sequence[Cell]) -> int:
    return len(row) - sum(map(is_blank, row))


def is_unlike(row: Sequence[Cell], measured: Collection[int]) -> bool:
    """Return whether most cells that a row has in columns of numbers and dates are words, but not for a missing one."""
    texts = [cell_text(row[place]).strip() for place in measured if place < len(row) and not is_blank(row[place])]
    words = [text for text in texts if text[:1].isalpha() and not is_missing_word(text) and not is_measure(text)]
    return 2 * len(words) > len(texts)


def measured_columns(rows: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the columns that hold nothing but numbers and dates."""
    return [place for place, column in enumerate(columns_of(rows)) if _are_measures(column)]


def is_record(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether what was taken for the header is a record: numbers or dates for names, and other signs of one."""
    measured = measured_names(header)
    if not measured or count_on(header, measured):
        return False
    filled = sum(not is_blank(cell) for cell in header)
    are_years = all(YEAR.fullmatch(cell_text(header[place])) for place in measured)
    if len(measured) == filled:
        return not are_years or filled == 1
    recurring = recurring_names(header, below)
    return any(place not in measured or possible_dates(header[place]) != (None, None) for place in recurring)


def further_header_rows(said: Sequence[str], below: Sequence[Sequence[Cell]]) -> int:
    """Return how many of the rows below the header look like further rows of it.

    Args:
        said: the names in the header.
        below: the rows below it, each as wide.
    """
    marked = [place for place, row in enumerate(below[:_MOST_ROWS]) if is_second(row)]
    if marked:
        return marked[-1] + 1
    if has_notes(below):
        return 1
    kept = _without_names(said, below)
    below = [below[place] for place in kept]
    n = int(_has_types(below))
    while n < _MOST_ROWS and (_is_numbering(below[n:]) or _is_further(said, below[n : n + 1], below[n + 1 :])):
        n += 1
    if not n and below and all(_is_further(said, [row], below[_MOST_ROWS - 1 :]) for row in below[: _MOST_ROWS - 1]):
        n = _MOST_ROWS - 1  # with words in each of them, above columns of numbers
    n = max(n, _n_described(below))
    return kept[n - 1] + 1 if n else 0


def _without_names(said: Sequence[str], below: Sequence[Sequence[Cell]]) -> Sequence[int]:
    """Return the places of the rows that do not begin with a name of their column, as on each page of a report."""
    place = next((place for place, name in enumerate(said) if name), 0)
    if not said or said[place] not in (column := [row[place] for row in below]):
        return range(len(below))
    return [at for at, cell in enumerate(column) if cell != said[place]]


def _n_described(below: Sequence[Sequence[Cell]]) -> int:
    """Return how many rows describe the columns, as ONS writes codes, units and dates below names; 0 if there are none.

    Each has a word of its own in a column that has none below, but numbers, dates or quarters: one that recurs is an
    answer.
    """
    found = 0
    for column in zip(*below, strict=True):
        n = next((place for place, cell in enumerate(column[:_MOST_DESCRIBING]) if not is_word(cell)), 0)
        is_said = n >= _LEAST_DESCRIBING and len({*column[:n]}) == n
        if is_said and len(column) > 2 * n and _are_measures(column[n:], _begins_with_digit):
            found = max(found, n)
    return found


def _begins_with_digit(cell: Cell) -> bool:
    return is_measure(cell) or cell_text(cell)[:1].isdigit()


def is_word(cell: Cell) -> bool:
    """Return whether a cell is a text that is neither a number nor a spelling of "no answer"."""
    text = cell_text(cell).strip()
    return text[:1].isalpha() and not is_missing_word(text) and not is_measure(cell)


def _is_further(said: Sequence[str], first: Sequence[Sequence[Cell]], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row has texts where all below are numbers or dates, or names what the header leaves unnamed."""
    if not first or len(below) < _LEAST_BELOW or look_of(first[0], said) is Look.FOOTER:
        return False
    row, columns = first[0], list(zip(*below, strict=True))
    texts = [place for place, cell in enumerate(row) if not is_blank(cell)]
    unnamed = [place for place in texts if not said[place]]
    are_names = not all(_names_rows([row[place], *columns[place]]) for place in unnamed)
    if (are_names and _lacks_a_value(row, columns)) or are_choices(row, unnamed, columns):
        return True  # as SurveyMonkey writes choices below a question, and people years below a group of columns
    if any(is_measure(row[place]) for place in texts):
        return _tells_apart(row, said) and _lacks_a_value(row, columns)
    unlike = [place for place in texts if _are_measures(columns[place])]
    if unlike:
        measured = [place for place, column in enumerate(columns) if _are_measures(column)]
        are_blanks = all(_may_be_no_answer(cell_text(row[place])) for place in unlike)
        is_sparse = len(unlike) == len(texts) and _lacks_a_value(row, columns)  # units of some columns alone
        return (is_sparse or len(unlike) * 2 >= len(measured)) and not are_blanks
    if any(_recurs(row[place], columns[place]) for place in texts):
        return names_some(row, columns)
    is_further = bool(unnamed) or _has_questions(row, columns) or continues_names(said, row, columns)
    return is_further or names_some(row, columns)


def _may_be_no_answer(text: str) -> bool:
    """Return whether a text may stand for a number in the first record; in brackets, as (s), it may be a unit, too."""
    return text.casefold() == "none" or (is_missing_word(text) and not text.startswith(("(", "[")))


def _tells_apart(row: Sequence[Cell], said: Sequence[str]) -> bool:
    """Return whether a row has another text below each of equal names, as offices of statistics write dates."""
    below = [(name, cell_text(cell)) for name, cell in zip(said, row, strict=True) if not is_blank(cell)]
    names, texts = {name for name, _ in below}, {text for _, text in below}
    return len(names) == 1 and len(texts) == len(below) > 1


def _names_rows(column: Sequence[Cell]) -> bool:
    """Return whether a column has dates, or numbers that count on: programs write these before records, unnamed."""
    texts = [cell_text(cell).strip() for cell in column[: _LEAST_BELOW + 1]]
    if all(text.isdecimal() and len(text) <= _MOST_DIGITS for text in texts):
        return all(int(other) == int(one) + 1 for one, other in pairwise(texts))
    return all(possible_dates(cell) != (None, None) for cell in column)


def _has_types(below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether the first row names types of values, as databases do, and no other does."""
    said = [{cell_text(cell).strip().casefold() for cell in row if not is_blank(cell)} for row in below[:_MOST_ROWS]]
    return len(said) == _MOST_ROWS and bool(said[0]) and said[0] <= _TYPES and not said[1] <= _TYPES


def _is_numbering(rows: Sequence[Sequence[Cell]]) -> bool:
    """Return whether the first row numbers the columns, not all of which hold numbers: (1), (2), as on forms."""
    said = [cell_text(cell).strip().strip("()") for row in rows[:1] for cell in row if not is_blank(cell)]
    is_whole = len(said) > 1 and len(rows[0]) - len(said) <= 1  # but for a blank first column
    is_such = is_whole and said == [str(n) for n in range(1, len(said) + 1)]
    if not is_such or len(rows) <= _LEAST_BELOW:
        return False
    if not all(map(_are_measures, zip(*rows[1:], strict=True))):
        return True
    return len(said) >= _LEAST_NUMBERED and len(recurring_names(rows[0], rows[1:])) < len(said)  # ranks recur


def _lacks_a_value(row: Sequence[Cell], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a cell of the row is blank where all right below are filled; further down there may be notes."""
    nearest = (column[:_NEAREST] for column in columns)
    return any(is_blank(cell) and not any(map(is_blank, column)) for cell, column in zip(row, nearest, strict=True))


def _has_questions(row: Sequence[Cell], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row of texts that occur no more has sentences above columns of values that do recur."""
    recurring = [place for place, column in enumerate(columns) if 2 * len(set(column)) <= len(column)]
    sentences = [place for place in recurring if len(cell_text(row[place]).split()) > 2]
    return len(recurring) > 1 and 2 * len(sentences) >= len(recurring)


def _are_measures(column: Sequence[Cell], is_such: Callable[[Cell], bool] = is_measure) -> bool:
    """Return whether several cells are filled, and all of these are numbers or dates; equal ones are looked at once."""
    first = next((cell for cell in column if not is_blank(cell)), None)
    if first is None or not is_such(first):
        return False
    filled = filled_of(column)
    return filled.total() >= _LEAST_BELOW and (is_plain(column) or all(map(is_such, filled)))


def _has_texts(row: Sequence[Cell], texts: Sequence[str], filled: Sequence[int]) -> bool:
    """Return whether a row has all texts that are at the places `filled`, of which there are several."""
    return len(filled) > 1 and all(
        place < len(row) and cell_text(row[place]).strip() == texts[place] for place in filled
    )


def _recurs(cell: Cell, column: Sequence[Cell]) -> bool:
    return any(cell_text(other).strip() == cell_text(cell).strip() for other in column)
