"""Tell totals, notes, rulers and repeated names from records, among which they would be counted, row by row."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from enum import IntEnum
from functools import lru_cache
from operator import itemgetter

from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of
from core.sources.reading.amid_notes import amid_notes
from core.sources.reading.block import is_padded
from core.sources.reading.doubtful_totals import MAY_BE, NAMED_SO, SPELT, TOWNS
from core.sources.reading.narrow_notes import is_sentence
from core.sources.reading.note_words import MADE, NOTE_WORDS
from core.sources.reading.page_titles import titles_above
from core.sources.reading.prepared_rows import ZERO, are_untouched, is_little, is_prepared
from core.sources.reading.shortened_names import repeats_shortened, shortenings
from core.sources.reading.two_cell_notes import SPELT as NOTES_SPELT
from core.sources.reading.two_cell_notes import is_short_note, is_two_cell_note, longest_note
from core.sources.reading.values_below import values_below

_TOTALS = (
    *("total", "totals", "grand total", "subtotal", "sub-total", "sum", "sums", "overall", "overall total"),
    *("summe", "summen", "gesamt", "gesamtsumme", "insgesamt", "zwischensumme", "endsumme", "anzahl", "gesamtanzahl"),
    *("ergebnis", "gesamtergebnis", "teilergebnis", "gesamttotal", "gesamtdurchschnitt", "gesamtmittelwert"),
    *("somme", "ensemble", "sous-total", "total général", "total general", "total geral", "suma total"),
    *("totale", "totale complessivo", "totale generale", "subtotale", "somma", "suma", "soma"),
    *("totaal", "eindtotaal", "subtotaal", "razem", "ogółem", "suma końcowa", "celkem", "spolu", "összesen", "ukupno"),
    *("summa", "totalt", "i alt", "yhteensä", "toplam", "genel toplam", "итого", "всего", "σύνολο"),
    *("mean", "median", "grand mean", "grand average", "overall average", "std. dev", "mittelwert", "durchschnitt"),
    *("moyenne", "moyenne générale", "promedio", "gemiddelde", "średnia", "průměr", "medelvärde", "среднее"),
    *("médiane", "mediana", "mediaan", "медиана", "medianwert", "standard deviation", "standardabweichung"),
    *("écart-type", "écart type", "ecart-type", "desviación estándar", "desvio padrão", "desvio-padrão"),
    *("deviazione standard", "standaarddeviatie", "odchylenie standardowe", "標準偏差", "标准差", "표준편차"),
    *("合計", "総数", "総計", "小計", "計", "平均", "合计", "总计", "总数", "小计", "总和"),
    *("합계", "총계", "소계", "계", "평균"),
    *("المجموع", "الإجمالي", "إجمالي", "סה״כ", 'סה"כ', "סך הכל", "รวม", "ทั้งหมด", "tổng", "tổng cộng", "jumlah"),
    *("усього", "разом", "загалом", "общо", "укупно", "вкупно", "celkom", "kopā", "iš viso"),
    *("samtals", "alls", "guztira", "gjithsej", "σ", "∑"),
    # what Excel writes below a pivot table, or the subtotals of a list, in its languages
    *("общий итог", "итог", "загальний підсумок", "celkový součet", "souhrnný součet", "végösszeg", "totalsumma"),
    *("hovedtotal", "loppusumma", "γενικό άθροισμα", "skupna vsota", "sveukupno", "suma ogólna", "total result"),
    *("總計", "総合計", "총합계", "الإجمالي الكلي", "summa summarum", "summe gesamt", "gesamtzahl"),
)
_WORDS = frozenset(_TOTALS)
_SPELT = frozenset(
    f"{word}{end}" for total in _TOTALS for word in (total, total.capitalize(), total.title(), total.upper())
    for end in ("", ":", ".")
)  # fmt: skip
"""Usual spellings: they are looked up in each row, which a search for any spelling would take too long for."""
_AVERAGES = ("average", "averages", "avg", "count")
"""Words that begin such a row, or are an answer: beside numbers alone, or beside a word for all."""
_QUARTILES = frozenset(("25%", "50%", "75%"))
"""What pandas writes below the names of columns, without a name above: in a column with one, they are shares."""
_STARS = frozenset(("*", "**", "***", "****"))
"""How SAP marks totals and the totals of these."""
_EVERY = ("all", "alle", "tous", "toutes", "todos", "todas", "tutti", "tutte")
_ALL = frozenset((*_EVERY, "both", "any", "every", "beide", "beides", "allen", "-", "–", "—", "*"))
"""What stands beside a total where others have a category; `_EVERY` may also begin one."""
_SPELT |= (
    SPELT
    | NOTES_SPELT
    | {
        spelt
        for word in (*_AVERAGES, *MAY_BE, *_STARS, *_QUARTILES, *_EVERY)
        for cased in (word, word.capitalize(), word.title(), word.upper())
        for spelt in (cased, f"{cased}:", f"{cased}.")
    }
)
# Patterns as text, which `re` compiles at their first use and keeps: 3 ms, and most tables have no row to try them on.
_OF_ALL = (
    r"(?is)(?:(?:grand )?totals?|sum|averages?|mean|median|gesamt|summe|mittelwert|durchschnitt|somme|moyenne)"
    r" (?:of|over|for|aller|über|von|der|de|des|per) .*"
)
_OF_A_GROUP = (
    r"(?is).*\s(?:totals?|subtotals?|ergebnis|summe|totaal|totale|gesamt|insgesamt|итого?|всего|toplam[ıi]?|totalt|összesen"
    r"|celkem|集計|合計|汇总|요약)\s*:?"
)
"""As Excel writes the total of each group: “North Total”, „Nord Ergebnis“."""
_MAY_BE_OF_A_GROUP = (
    r"(?is).*\s(?:average|count|sum|result|max|min|stddev|mittelwert|anzahl|maximum|minimum|aantal|suma|összeg"
    r"|somme|zusammen|количество|среднее)"
)
"""As Excel and LibreOffice write other sums of a group: “North Average”; an answer may end so, too."""
_GROUP_WORDS = (
    *("total ", "totals ", "subtotal ", "sum ", "average ", "mean ", "count ", "summe ", "zwischensumme ", "anzahl "),
    *("mittelwert ", "durchschnitt ", "gesamt ", "teilergebnis ", "somme ", "sous-total ", "moyenne ", "ensemble "),
    *("totale ", "somma ", "suma ", "soma ", "totaal ", "razem ", "celkem ", "all ", "alle ", "tous ", "toutes "),
    *("todos ", "todas ", "tutti ", "tutte ", "итого ", "всего ", "promedio ", "summa ", "sub-total "),
)
"""How the total of a group begins where the word comes first, or of “All regions”: an answer may begin so too."""
_SIGNS = (
    *("total\n", "totals\n", "ergebnis\n", "summe\n", "totaal\n", "totale\n", "total:\n", "ergebnis:\n", "summe:\n"),
    *("\n#", "\n----", "\n---\n", "\n--\n", "\n====", "\n:---", "\n(", " rows ", "\ntotals of ", "\ngrand total"),
    *(f"\n{words}" for words in _GROUP_WORDS),
    *("\nmedian ", "\naverages ", "\nsum:", "\nmean:", "\naverage:", "\nanzahl:", "\ntotal:", "\nsubtotal:"),
    *(f" {word}\n" for word in ("average", "count", "sum", "mittelwert", "anzahl", "gesamt", "insgesamt", "toplam")),
    *(f" {word}\n" for word in ("somme", "zusammen")),
    *(f" {word}\n" for word in ("итог", "итого", "всего", "集計", "合計", "汇总", "요약")),
)
"""What the first cell of a stray row may have in it, in small letters: looked for in many rows at once, which costs
next to nothing."""
_MARKS = ("", *" :#-=(")
_MARKED = tuple((sign, next((letter for letter in sign if letter in _MARKS), "")) for sign in _SIGNS)
"""With a mark that each sign has: one that no first cell has spares the search for most signs."""
_ASCII_MARKED = tuple((sign, mark) for sign, mark in _MARKED if sign.isascii())
_NOTE = (
    rf"(?is)[*†‡©]+\s*\w|[0-9¹²³]+\)\s|(?:{'|'.join(NOTE_WORDS)})[sn]?\s*[:：]|(?:{'|'.join(MADE)})\b.*[0-9]"
    rf"|(?:{'|'.join(map(re.escape, _TOTALS))})\s*[:=]\s*[0-9]"
    r"|(?:foot)?notes?\.|n\s*=\s*[0-9]|(?:page|seite|pagina|página)\s+[0-9]"
)
"""What begins a note, and no answer."""
_MAY_BE_NOTE = (
    rf"(?i)\S+\s+\S|[*†©※・（]|-?\w{{1,4}}=\S|(?:{'|'.join(NOTE_WORDS)})s?\b|.*[：。]"
    r"|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{8}"
)
"""A note has words, or begins as notes do, or is long where no blanks are between words, or tells a code, as 1=yes; a
single word may be the number of somebody who left the rest blank."""
_COUNTED = pattern_of(r"\(?[0-9]+ rows?(?: selected| affected| in set.*)?\.?\)?", re.DOTALL)
"""What a database says below a result: alone in its row, or a word in each cell, it is no record of any table."""
_ROWS = (["rows"], ["row"])
"""The second cell of such a row, where blanks are the delimiter."""
_COMMENT = pattern_of(r"#(?![0-9]+$).*", re.DOTALL)
_MARK = "\ufeff"
"""What a text of Unicode begins with, and its names where texts were put one below the other."""
_RULER = pattern_of(r"[-=_+:|]+")
_LONG_RULER = 4
"""Marks of the longest part of a ruler, at least: “-” alone says that there is no answer."""
_SHORT_RULER, _FEWEST_MARKS = "---", 2
"""In all cells as Markdown rules a table off; and marks of each part, at least, where some have more."""
_LEAST_WIDTH = 3
"""Columns of a table before a row with few cells can be taken for a note of any words."""
_PART = 3
"""A note fills at most one in so many columns."""
_MOST_DOUBTFUL = 3
"""Cells of a row that may be a note, at most: somebody who filled more has left the rest blank."""
_first_of, _last_of = itemgetter(0), itemgetter(-1)


class Look(IntEnum):
    """What a row looks like."""

    RECORD = 0
    MAY_BE_TEXT = 1
    """A note, or somebody who left nearly all blank."""
    MAY_BE_TOTAL = 2
    """The total of a group, a record with an answer such as “average”, or the names in another order."""
    FOOTER = 3
    """A total, a note, a ruler, or the names once more."""
    PREPARED = 4
    """A number such as 17 or P17, or a date, in the first cell alone, or what formulas and boxes hold before all else.

    Somebody left the rest blank; or it is a row for nobody yet, where many such rows end a table."""
    SENTENCE = 5
    """Several words beside a blank, in a table of two columns: an answer, or a note."""


def begin_records(firsts: AbstractSet[str], said: Sequence[str]) -> bool:
    """Return whether rows are surely records, of which the first cell is known, and that some others are filled.

    Args:
        firsts: the first cells, none of which is blank, nor filled up with blanks.
        said: as in `strays`, which finds none of these rows then.
    """
    if len(said) == 1 and not begin_usually(firsts, said):
        return False
    return firsts.isdisjoint(_SPELT) and firsts.isdisjoint(spellings(said)) and not _signed([*firsts])


def begin_usually(cells: AbstractSet[str], said: Sequence[str]) -> bool:
    """Return whether no cell, of those that are the first filled one or the first word of a row, is of no record."""
    return beginnings(said).isdisjoint(map(_plain, cells)) and not _signed([*cells])


def fewest_filled(width: int) -> int:
    """Return how many cells of a table are filled in a row that is a record whatever they hold."""
    return max(width // _PART, 1) + 1


def spellings(said: Sequence[str]) -> set[str]:
    """Return the names as they may be written once more, and the first one shortened."""
    again = {
        each for name in said if name for each in (name, name.upper(), name.lower(), name.title(), f"{_MARK}{name}")
    }
    return again | shortenings(next(filter(None, said), "")) if len(said) > 1 else again


def strays(rows: Sequence[Sequence[Cell]], said: Sequence[str]) -> list[tuple[int, Look]]:
    """Return the places of the rows that may be no records by their looks, with these.

    Args:
        rows: as they come, from the first column of the table on; none is without cells.
        said: what the header says of each column of the table; "" for nothing.
    """
    if is_padded(rows[0]):
        rows = [[cell.strip() if isinstance(cell, str) else cell for cell in row] for row in rows]
    firsts = [*map(_first_of, rows)]
    again, most = spellings(said), fewest_filled(len(said)) - 1
    is_narrow = len(said) == 1
    filled = {place: _filled(rows[place]) for place in _blank_at_ends(rows, len(said))}
    likely = {place for place, cells in filled.items() if len(cells) <= most and not is_narrow}
    likely |= {place for place, cells in filled.items() if is_little(cells, len(said)) and are_untouched(cells[1:])}
    likely |= {place for place in filled if is_short_note(rows[place], len(said))}
    begun = {
        place: cells for place, cells in filled.items() if place not in likely and (is_narrow or not firsts[place])
    }
    likely.update(_begun_oddly(begun, said))
    if not (_SPELT.isdisjoint(firsts) and again.isdisjoint(firsts)):
        likely.update(place for place, first in enumerate(firsts) if first in _SPELT or first in again)
    likely.update(_signed(firsts))
    likely.update(place for place in {*filled, len(rows) - 1} if rows[place][1:2] in _ROWS)
    found = {place: look for place in sorted(likely) if (look := look_of(rows[place], said))}
    notes = [place for place, look in found.items() if look is Look.FOOTER]
    found.update(dict.fromkeys(amid_notes(filled, notes, len(said)), Look.FOOTER))
    names = [place for place in notes if _has_names(rows[place], said)]
    beside = (titles_above(rows, names, len(said)) if names else []) + values_below(rows, notes)
    for place in beside:
        found[place] = Look.MAY_BE_TEXT if found.get(place) in (None, Look.PREPARED) else found[place]
    return sorted(found.items())


def _has_names(row: Sequence[Cell], said: Sequence[str]) -> bool:
    return _as_header([*map(cell_text, row)], said) is Look.FOOTER


def _filled(row: Sequence[Cell]) -> Sequence[Cell]:
    """Return the cells that are not blank, or the only one."""
    return row if len(row) == 1 else [cell for cell in row if cell and not (isinstance(cell, str) and cell.isspace())]


def _begun_oddly(filled: dict[int, Sequence[Cell]], said: Sequence[str]) -> list[int]:
    """Return, of rows that begin in any column, the places of those whose first cell or word is one of no record.

    Args:
        filled: the cells of each row that are not blank, by its place.
        said: as in `strays`.
    """
    begun = {place: cells if len(cells) < 2 else (cells[0], _first_word(cells)) for place, cells in filled.items()}
    cells = [*{cell for pair in begun.values() for cell in pair}]
    words = beginnings(said) if cells else set()
    odd = {cell for cell in cells if _plain(cell_text(cell)) in words} | {cells[place] for place in _signed(cells)}
    return [place for place, pair in begun.items() if not odd.isdisjoint(pair)]


def beginnings(said: Sequence[str]) -> set[str]:
    """Return what begins a row that may be a total, or has the names once more, as `_plain` returns it."""
    return {*_WORDS, *_AVERAGES, *MAY_BE, *_STARS, *_ALL, *map(_plain, said)}


def _first_word(cells: Sequence[Cell]) -> Cell:
    return next((cell for cell in cells if isinstance(cell, str) and cell[:1].isalpha()), "")


def _blank_at_ends(rows: Sequence[Sequence[Cell]], width: int) -> list[int]:
    """Return the places of the rows with nothing in their first or last cell, or with few cells."""
    most = longest_note(width)
    ends_so = ZERO in map(_last_of, rows)
    if not ends_so and all(map(_first_of, rows)) and all(map(_last_of, rows)) and min(map(len, rows)) > most:
        return []
    return [
        place
        for place, row in enumerate(rows)
        if not (row[0] and row[-1]) or len(row) <= most or (ends_so and row[-1] == ZERO and not all(row[1:2]))
    ]


def _signed(firsts: Sequence[Cell]) -> list[int]:
    """Return the places of the first cells that have one of the signs."""
    try:
        together = "\n".join(firsts)  # type: ignore[arg-type]  # of texts alone, as nearly all are
    except TypeError:
        together = "\n".join(text for text in firsts if type(text) is str)
    together = f"\n{together}\n".lower()
    marks = {mark for mark in _MARKS if mark in together}
    signs = _ASCII_MARKED if together.isascii() else _MARKED
    found = [sign for sign, mark in signs if mark in marks and sign in together]
    if not found:
        return []
    texts = (f"\n{text.strip().lower()}\n" if type(text) is str else "" for text in firsts)
    return [place for place, text in enumerate(texts) if any(sign in text for sign in found)]


def look_of(row: Sequence[Cell], said: Sequence[str]) -> Look:
    """Return what a row looks like.

    A total begins with a word for one, such as Summe, and has numbers beside it. A note begins like one, in the first
    cell that is filled, with little beside it; one of any words may be an answer.
    """
    texts = [*map(cell_text, row)]
    if not (filled := [text for text in texts if text]):
        return Look.RECORD
    if texts[0] in _QUARTILES and said and not said[0]:
        return Look.MAY_BE_TOTAL
    found = _of_texts(tuple(texts), tuple(said))
    if found or not is_prepared(row, filled, len(said), fewest_filled(len(said))):
        return found
    return Look.PREPARED


@lru_cache(maxsize=16)  # a sheet may say that a million rows are alike
def _of_texts(texts: tuple[str, ...], said: tuple[str, ...]) -> Look:
    is_ruled = said[:1] + said[-1:] + texts[:1] + texts[-1:] == ("",) * 4 and {*texts[1:-1]} == {_SHORT_RULER}
    filled = ["-" * _LONG_RULER] if is_ruled else [text for text in texts if text]
    if is_short_note(texts, len(said)):
        return Look.FOOTER
    return _as_header(texts, said) or _as_total(filled, len(said)) or _as_note(filled, len(said))


def _as_note(filled: Sequence[str], width: int) -> Look:
    begins = filled[0]
    if width > 1 and all(map(_RULER.fullmatch, filled)):
        if max(map(len, filled)) >= _LONG_RULER:
            return Look.FOOTER
        if len(filled) >= max(width - 2, 2) and min(lengths := {*map(len, filled)}) >= _FEWEST_MARKS < max(lengths):
            return Look.MAY_BE_TEXT
    is_short, may_be = len(filled) < width, is_two_cell_note(filled, width)
    if (is_short or begins.startswith("(") or filled[-1].endswith(".")) and _COUNTED.fullmatch(" ".join(filled)):
        return Look.FOOTER
    if is_short and len(filled) == 1 and _COMMENT.match(begins):
        return Look.FOOTER
    is_narrow, is_long = width < _LEAST_WIDTH, width == 1 or len(filled) > max(width // _PART, 1)
    if not is_long and re.match(_NOTE, begins):
        return Look.FOOTER
    if not is_long and not may_be:
        may_be = is_sentence(begins) if is_narrow else len(filled) <= _MOST_DOUBTFUL and _begins_note(begins)
    return (Look.SENTENCE if is_narrow else Look.MAY_BE_TEXT) if may_be else Look.RECORD


def _begins_note(text: str) -> bool:
    return re.match(_MAY_BE_NOTE, text) is not None


def _as_total(filled: Sequence[str], width: int) -> Look:
    """Return whether a row begins as a total does; one beside words, or in a row without blanks, may be none."""
    begins, *others = map(_plain, filled)
    says_all = any(text in _WORDS or text.split(" ")[0] in _ALL for text in others)
    has_words = any(map(_has_letters, others))
    has_blanks = len(filled) < width
    if begins in _WORDS and not (begins in TOWNS and has_words and not says_all and not has_blanks):
        return Look.MAY_BE_TOTAL if (has_words and not says_all) or width == 1 else Look.FOOTER
    if begins in ("all", "alle") and any(text in _WORDS for text in others):
        return Look.FOOTER
    if (begins in _AVERAGES or re.fullmatch(_OF_ALL, begins)) and (says_all or (has_blanks and not has_words)):
        return Look.FOOTER
    has_numbers = any(any(map(str.isdigit, text)) for text in others)
    if has_blanks and ((not has_words and re.fullmatch(_OF_A_GROUP, begins)) or (has_numbers and begins in _STARS)):
        return Look.FOOTER
    if has_blanks and not any(map(str.isalpha, begins)) and any(any(map(str.isalpha, text)) for text in others):
        return _behind_numbers(others)
    is_beside = (bool(others) or begins in _ALL) and (has_blanks or begins not in NAMED_SO)
    return Look.MAY_BE_TOTAL if is_beside and not has_words and _may_be_total(begins) else Look.RECORD


def _behind_numbers(texts: Sequence[str]) -> Look:
    """Return whether the one text with words behind a number names a total: of a group in any column, or of all."""
    named = [text for text in texts if any(map(str.isalpha, text))]
    is_such = len(named) == 1 and (named[0] in _WORDS or re.fullmatch(_OF_A_GROUP, named[0]))
    return Look.MAY_BE_TOTAL if is_such else Look.RECORD


def names_total(text: str) -> bool:
    """Return whether a text is a word for a total or a mean, of all or of a group."""
    plain = _plain(text)
    return plain in _WORDS or plain in ("average", "averages") or bool(re.fullmatch(_OF_A_GROUP, plain))


def _may_be_total(begins: str) -> bool:
    """Return whether a text begins a total, or is an answer."""
    if begins in (*_AVERAGES, *MAY_BE, *_ALL) or begins.replace(":", "").startswith(_GROUP_WORDS):
        return True
    return bool(re.fullmatch(_OF_A_GROUP, begins) or re.fullmatch(_MAY_BE_OF_A_GROUP, begins))


def _plain(text: str) -> str:
    """Return a word without the marks behind it, in small letters."""
    return text.strip(" :.=").casefold()


def _has_letters(text: str) -> bool:
    """Return whether a cell beside a total has words, other than one for all, or an error that a sheet shows."""
    return any(map(str.isalpha, text)) and text not in _WORDS and text not in _ALL and not text.startswith("#")


def _as_header(texts: Sequence[str], said: Sequence[str]) -> Look:
    """Return a footer for the names of several columns once more, in any case; in another order, rows below are so."""
    if sum(map(bool, said)) < 2 or len(texts) < len(said) or any(texts[len(said) :]):
        return Look.RECORD
    names = [" ".join(text.removeprefix(_MARK).split()).casefold() for text in texts[: len(said)]]
    before = [name.casefold() for name in said]
    if names != before:
        if sorted(names) == sorted(before):
            return Look.MAY_BE_TOTAL
        return Look.FOOTER if repeats_shortened(names, before) else Look.RECORD
    return Look.FOOTER
