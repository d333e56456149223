"""Tells a note in two cells, as “Source:” beside who it is from, or cut by commas, by the word that begins it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.raw_cells import Cell
from core.sources.reading.note_words import MADE, NOTE_WORDS

_NAMES = (
    *("source", "sources", "data source", "note", "notes", "remark", "remarks", "footnote", "footnotes", "legend"),
    *("quelle", "quellen", "datenquelle", "anmerkung", "anmerkungen", "hinweis", "hinweise", "fußnote", "legende"),
    *("fuente", "fuentes", "fonte", "fonti", "fontes", "nota", "notas", "légende", "champ", "bron", "toelichting"),
    *("источник", "источники", "примечание", "примечания", "джерело", "примітка", "źródło", "uwaga", "uwagi"),
    *("zdroj", "poznámka", "forrás", "megjegyzés", "kaynak", "källa", "kilde", "merknad", "lähde", "huom"),
    *("πηγή", "σημείωση", "المصدر", "ملاحظة", "注", "注記", "備考", "資料", "出典", "出所", "来源", "资料来源"),
    *("*", "**", "***", "†", "‡", "1)", "2)", "3)", "¹", "²", "³"),
    *("数据来源", "注释", "說明", "資料來源", "출처", "자료", "주"),
)
_BEGINNINGS = frozenset(_NAMES)
_COLONS = (":", "：")
SPELT = frozenset(
    f"{cased}{end}" for word in _NAMES for cased in (word, word.capitalize(), word.title(), word.upper())
    for end in ("", ".", *_COLONS, " :")
)  # fmt: skip
"""How these words are usually spelt: they are looked up in each row."""
_CELLS = 2
_WORDED = rf"(?is)(?:{'|'.join(NOTE_WORDS)})[sn]?\s*[:：]|(?:{'|'.join(MADE)})\b.*[0-9]"
"""What begins a note, and no record: it is compiled at its first use."""


def is_two_cell_note(filled: Sequence[str], width: int) -> bool:
    """Return whether a row holds a word for a note or a source, and what it says: several words, or behind a colon.

    Args:
        filled: its cells that are not blank.
        width: columns of the table.
    """
    if len(filled) != _CELLS or width < _CELLS or filled[0].strip(" .:：").casefold() not in _BEGINNINGS:
        return False
    says = filled[1]
    is_explained = filled[0].endswith(_COLONS) or len(says.split()) > 1
    return is_explained and any(map(str.isalpha, says))


def explaining_place(row: Sequence[str]) -> int:
    """Return the place of the cell that tells a note of two columns from an answer: its word, if that has a colon.

    Args:
        row: the cells, one of which is not blank at least.
    """
    filled = [place for place, text in enumerate(row) if text]
    return filled[-1] if not row[filled[0]].endswith(_COLONS) else filled[0]


def longest_note(width: int) -> int:
    """Return how many cells a note with unquoted delimiters has, at most, below a table of so many columns."""
    return max((width + 1) // 2, 1)


def is_short_note(row: Sequence[Cell], width: int) -> bool:
    """Return whether a row ends long before the table does, and begins as a note, which has the delimiter in it."""
    is_short = 1 < len(row) <= longest_note(width) < width
    return is_short and isinstance(row[0], str) and re.match(_WORDED, row[0]) is not None
