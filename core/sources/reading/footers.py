"""Tell totals, notes, rulers and repeated names from records, among which they would be counted, row by row."""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import itemgetter

from core.data.raw_cells import Cell, cell_text

_TOTALS = (
    *("total", "totals", "grand total", "subtotal", "sub-total", "sum", "sums", "overall"),
    *("summe", "summen", "gesamt", "gesamtsumme", "insgesamt", "zwischensumme", "endsumme"),
    *("ergebnis", "gesamtergebnis", "teilergebnis"),
    *("somme", "ensemble", "totale", "totaal", "suma", "soma", "razem", "ogółem", "celkem", "összesen"),
    *("mean", "median", "grand mean", "std. dev.", "mittelwert", "durchschnitt", "moyenne"),
)
_WORDS = frozenset(_TOTALS)
_SPELT = frozenset(
    f"{word}{end}" for total in _TOTALS for word in (total, total.capitalize(), total.title(), total.upper())
    for end in ("", ":")
)  # fmt: skip
"""Usual spellings: they are looked up in each row, which a search for any spelling would take too long for."""
_AVERAGES = ("average", "averages", "avg")
"""Words that begin such a row, or are an answer: beside numbers alone, or beside a word for all."""
_ALL = frozenset(
    (
        *("all", "both", "any", "every", "alle", "beide", "beides", "allen", "tous", "toutes", "todos", "todas"),
        *("tutti", "tutte", "-", "–", "—", "*"),
    )
)
_SPELT |= {
    spelt for word in (*_AVERAGES, "all", "alle") for spelt in (word, word.title(), word.upper(), f"{word.title()}:")
}
_OF_ALL = re.compile(
    r"(?:(?:grand )?totals?|sum|averages?|mean|median|gesamt|summe|mittelwert|durchschnitt|somme|moyenne)"
    r" (?:of|over|for|aller|über|von|der|de|des|per) .*",
    re.IGNORECASE | re.DOTALL,
)
_OF_A_GROUP = re.compile(r".*\s(?:total|subtotal|ergebnis|summe)\s*:?", re.IGNORECASE | re.DOTALL)
"""As Excel writes the total of each group: “North Total”, „Nord Ergebnis“."""
_OFS = (
    *("otal of ", "um of ", "verage of ", "ean of ", "edian of "),
    *("umme aller ", "ittelwert ", "urchschnitt ", "oyenne "),
)
_SIGNS = ("otal\n", "OTAL\n", "rgebnis\n", "umme\n", "UMME\n", "\n#", "\n----", "\n====", "\n:---", "\n(", " rows ")
"""What the first cell of a stray row may have in it: looked for in many rows at once, which costs next to nothing."""
_NOTE_WORDS = (
    *("source", "note", "quelle", "anmerkung", "hinweis", "stand", "remark", "fuente", "fonte", "nota"),
    *("legend", "legende", "légende", "footnote", "fußnote"),
)
_NOTE = re.compile(rf"\S+\s+\S|[*†©]|(?:{'|'.join(_NOTE_WORDS)})s?\b", re.IGNORECASE)
"""A note has words, or begins as notes do; a single word may be the number of somebody who left the rest blank."""
_ALONE = re.compile(r"#.*|\(?[0-9]+ rows?(?: selected| affected| in set.*)?\.?\)?", re.DOTALL)
"""A comment, or what a database says below a result: one of these alone in its row is no record of any table."""
_RULER = re.compile(r"[-=_+:|]{4,}")
_LEAST_WIDTH = 3
"""Columns of a table before a row with few cells can be taken for a note."""
_PART = 3
"""A note fills at most one in so many columns."""
_first_of, _last_of = itemgetter(0), itemgetter(-1)


def footers(rows: Sequence[Sequence[Cell]], said: Sequence[str]) -> list[int]:
    """Return the places of the rows that are no records by their looks.

    Args:
        rows: as they come, from the first column of the table on; none is without cells.
        said: what the header says of each column of the table; "" for nothing.
    """
    firsts = [row[0] for row in rows]
    spelt, most = _SPELT | {said[0]}, max(len(said) // _PART, 1)
    likely = {
        place
        for place in _blank_at_ends(rows)
        if not firsts[place] or (row := rows[place]).count("") + row.count(None) >= len(row) - most
    }
    if not spelt.isdisjoint(firsts):
        likely.update(place for place, first in enumerate(firsts) if first in spelt)
    likely.update(_signed(firsts))
    return [place for place in sorted(likely) if is_footer(rows[place], said)]


def _blank_at_ends(rows: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the rows with nothing in their first or last cell, or with one cell."""
    if all(map(_first_of, rows)) and all(map(_last_of, rows)) and 1 not in map(len, rows):
        return []
    if 1 in map(len, rows):
        return [place for place, row in enumerate(rows) if not (row[0] and row[-1]) or len(row) == 1]
    return [place for place, row in enumerate(rows) if not (row[0] and row[-1])]


def _signed(firsts: Sequence[Cell]) -> list[int]:
    """Return the places of the first cells that have one of the signs."""
    try:
        together = "\n".join(firsts)  # type: ignore[arg-type]  # of texts alone, as nearly all are
    except TypeError:
        together = "\n".join(text for text in firsts if type(text) is str)
    together = f"\n{together}\n"
    if not any(sign in together for sign in (*_SIGNS, *_OFS)):
        return []
    texts = (text.strip() if type(text) is str else "" for text in firsts)
    return [place for place, text in enumerate(texts) if any(sign in f"\n{text}\n" for sign in (*_SIGNS, *_OFS))]


def is_footer(row: Sequence[Cell], said: Sequence[str]) -> bool:
    """Return whether a row looks like a total or a note beside records, is a ruler, or has the names once more.

    A total begins with a word for one, such as Summe. A note is a text of several words, or one that begins like a
    note, in the first cell that is filled, with little beside it.
    """
    texts = [cell_text(cell) for cell in row]
    filled = [text for text in texts if text]
    if not filled:
        return False
    begins, width = filled[0], len(said)
    if begins.strip(" :.=").casefold() in _WORDS or _is_header(texts, said):
        return True
    if _is_of_all(filled, width):
        return True
    if len(filled) < width and (_OF_A_GROUP.fullmatch(begins) or (len(filled) == 1 and _ALONE.fullmatch(begins))):
        return True
    if width > 1 and all(map(_RULER.fullmatch, filled)):
        return True
    is_sparse = width >= _LEAST_WIDTH and len(filled) <= max(width // _PART, 1)
    return is_sparse and _NOTE.match(begins) is not None


def _is_of_all(filled: Sequence[str], width: int) -> bool:
    """Return whether a row says twice that it is about all, such as “Mean of all” and “both”; or averages numbers."""
    begins, *others = [text.strip(" :.=").casefold() for text in filled]
    says_all = any(text in _WORDS or text.split(" ")[0] in _ALL for text in others)
    if begins in ("all", "alle"):
        return any(text in _WORDS for text in others)
    if begins not in _AVERAGES and _OF_ALL.fullmatch(begins) is None:
        return False
    return says_all or (len(filled) < width and not any(any(map(str.isalpha, text)) for text in others))


def _is_header(texts: Sequence[str], said: Sequence[str]) -> bool:
    """Return whether a row has the names of the columns, of which there are several, once more."""
    if sum(map(bool, said)) < 2 or len(texts) < len(said):
        return False
    names = [" ".join(text.split()) for text in texts]
    return names[: len(said)] == [*said] and not any(names[len(said) :])
