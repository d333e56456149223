"""Tells the names that spreadsheets give to the columns of a pivot table, whose rows are sums of records."""

from __future__ import annotations

from collections.abc import Sequence

_ROWS = """
row labels, zeilenbeschriftungen, étiquettes de lignes, etiquetas de fila, etichette di riga, rótulos de linha,
rijlabels, etykiety wierszy, radetiketter, rækkenavne, riviotsikot, popisky řádků, sorcímkék,
названия строк, satır etiketleri, 行标签, 行ラベル, 행 레이블
"""
_LABELS = frozenset(" ".join(each.split()) for each in _ROWS.split(","))
"""What Excel calls the first column, in languages of its users."""
_OF = ("of", "von", "de", "di", "van", "z", "av", "af")
_SUMS = """
count sum average anzahl summe mittelwert nombre somme moyenne cuenta recuento suma promedio conteggio somma media
aantal som gemiddelde liczba antal summa
"""
_COUNTED = frozenset(_SUMS.split())
"""How the other columns begin, before the name of the field: Sum of fee."""
_TALLIES = frozenset(("count", "anzahl", "nombre", "cuenta", "recuento", "conteggio", "aantal", "liczba", "antal"))
"""Those of them that count."""


def is_pivot(names: Sequence[str]) -> bool:
    """Return whether the names of the columns are those of a pivot table."""
    said = [" ".join(name.split()).casefold() for name in names]
    if said[:1] and said[0] in _LABELS:
        return True
    return len(said) > 1 and all(map(_is_sum, said[1:]))


def is_count_of(name: str) -> bool:
    """Return whether a name is that of a column that counts the records of each row, as Count of Nr."""
    words = name.casefold().split()
    return len(words) > 2 and words[0] in _TALLIES and words[1] in _OF


def _is_sum(name: str) -> bool:
    words = name.split()
    return len(words) > 2 and words[0] in _COUNTED and words[1] in _OF
