"""Tells a table whose columns are persons, as a register of a class has: no row of it is one person."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words, says_description, words_of
from core.data.first_names import is_usual
from core.data.raw_cells import Cell, cell_text, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST_FULL, _LEAST_FIRST = 4, 6
"""Columns with a first and a family name, and with a first name alone: these are names of towns and products, too."""
_MOST_WORDS = 3
_NAMED = (
    r"[^\W\d_][\w'’-]+, ?[^\W\d_]\.|[^\W\d_]\. ?[^\W\d_][\w'’-]+",  # Bauer, A.
    r"[А-ЯЁ][а-яё-]+ [А-ЯЁ]\. ?(?:[А-ЯЁ]\.)?|[Α-Ω][\w-]+ [Α-Ω]\.",
    r"[A-Z][A-Z'’-]{2,} [A-Z]",  # SMITH J
    r"(?:Fr|Hr|Frau|Herr|Mr|Mrs|Ms|Mme|Mlle|Sr|Sra|Srta|Pan|Pani|Sig)\.? [^\W\d_][\w'’-]+",
    r"[\w.+-]+@[\w-]+\.[\w.]+",
    r"(?:Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương) \w+(?: \w+){0,2}",
    r"[\u4e00-\u9fff]{1,3}[ \u3000][\u4e00-\u9fff\u3040-\u30ff]{1,4}",  # as Japanese names are written
)
"""A family name beside an initial, a title or a first name, and a mail address: each names a person in full."""
_FAMILIES = (
    r"[А-ЯЁ][а-яё]{2,}(?:ов|ев|ин|ова|ева|ина|ский|ская|енко)(?: [А-ЯЁ][а-яё]+)?",
    (
        r"[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟]"
        r"[\u4e00-\u9fff]{1,2}"
    ),
    r"[김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남심노][가-힣]{2}",
)
"""Family names that their beginning or end tells; as first names, these are names of other things, too."""
_PERSON = pattern_of("|".join((*_NAMED, *_FAMILIES)))
_FULL = pattern_of("|".join(_NAMED))
_SESSIONS = words_of(
    """
    lesson session meeting training rehearsal class test exam quiz assignment lecture termin stunde einheit sitzung
    probe klausur ubung klassenarbeit unterricht treffen seance cours reunion examen clase sesion prova lezione lekcja
    zajecia les урок занятие тест встреча 授業 回 课 수업
    """
)
"""What many come to."""
_SHARE = 0.6
"""Share of the columns behind the first one that are called so, at least."""
_MOST_MARKS = 6
"""Different marks in such a register, at most."""
_SHOWN = 2
"""Columns that are named of all."""


def persons_across(grid: Grid, rows: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that most columns are called like persons, or have the marks of each for what many came to.

    Args:
        grid: the table.
        rows: its first records.
    """
    named = [place for place, name in enumerate(grid.said) if _is_person(name)]
    full = [place for place in named if len(grid.said[place].split()) > 1 or _FULL.fullmatch(grid.said[place].strip())]
    found = full if len(full) >= _LEAST_FULL else named if len(named) >= _LEAST_FIRST else []
    if len(named) < _SHARE * (len(grid.said) - 1) or not found:
        found = _marked(grid.said, rows)
    if not found:
        return []
    words = N_(
        "Source",
        "Columns such as {names} seem to be persons, so that no row is one. Their names would be published. Turn the "
        "table, or write a row for each person and each entry.",
    )
    names = quoted(grid.said[place] for place in found[:_SHOWN])
    return [Problem(words.format(names=names), columns=tuple(map(grid.letter, found)))]


def _marked(said: Sequence[str], rows: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of all columns but the first, if they share few marks, and it tells lessons or the like."""
    names = said[1:]
    if len(names) < _LEAST_FIRST or not rows or _SESSIONS.isdisjoint(in_words(said[0])):
        return []
    if any(not name or says_description(name, words_of(name)) or any(map(str.isdigit, name)) for name in names):
        return []
    if len({row[0] for row in rows}) < len(rows) or any(is_blank(row[0]) for row in rows):
        return []
    cells = {cell_text(cell).strip() for row in rows for cell in row[1:]} - {""}
    return [*range(1, len(said))] if len(cells) <= _MOST_MARKS or all(map(str.isdecimal, cells)) else []


def _is_plain(name: str) -> bool:
    """Return whether a name is one word of Latin letters and digits, as those of most columns: no way of a person."""
    return name.isascii() and name.replace("_", "").isalnum()


def _is_person(name: str) -> bool:
    """Return whether a name is written as one of a person, or has a usual first name and other words in capitals."""
    if not _is_plain(name) and _PERSON.fullmatch(name.strip()) is not None:
        return True
    words = name.replace(",", " ").split()
    if not 0 < len(words) <= _MOST_WORDS or any(word[:1].islower() for word in words):
        return False
    return any(map(is_usual, words)) and all(word.replace("-", "").replace(".", "").isalpha() for word in words)
