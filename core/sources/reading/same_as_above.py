"""Tells columns with marks or words that stand for the value above: 〃, “dito”, “wie oben”, “same”."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.data.column_cells import times_of
from core.data.describing_names import in_words, words_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST, _OTHERS, _LONGEST = 2, 3, 24
"""Cells with a mark, other values beside a word that may be an answer, both at least; letters of it, at most."""
_MARK = pattern_of(r"""[-–—]*(?:["″〃\u201c-\u201e]|" "|''|´´|,,|’’)[-–—]*|[-–—]+\s?(?://|\|\|)\s?[-–—]+""")
"""A dash alone says that there is no answer."""
_SHORT = pattern_of(r"do\.|dto\.?|dtto\.?|[Ii]d\.|jw\.?|j\.\s?w\.|[Ss]\.\s?o\.|[Ss]\.\s?oben|w\.\s?o\.|ibid\.?")
"""Abbreviations, as they are written: DO is a code, and J.W. is somebody."""
_INITIALS = pattern_of(r"[^\W\d_]\.\s?[^\W\d_]\.")


def _phrases(text: str) -> frozenset[str]:
    """Return the phrases of a text, without case and accents."""
    return frozenset(" ".join(in_words(each)) for each in text.split())


_SURE = _phrases(
    """
    ditto dito idem ibidem as_above same_as_above see_above as_before wie_oben siehe_oben wie_vorher wie_zuvor wie_vor
    comme_ci-dessus voir_ci-dessus voir_plus_haut como_arriba ver_arriba igual_que_arriba igual_que_el_anterior
    igual_al_anterior como_acima ver_acima igual_ao_anterior igual_acima come_sopra vedi_sopra zie_boven als_boven
    jak_wyżej jak_powyżej to_samo_co_wyżej som_ovan se_ovan som_ovenfor se_ovenfor kuten_yllä viz_výše jako_výše
    lásd_fent mint_fent yukarıdaki_gibi как_выше см._выше то_же_что_выше то_же_что_и_выше 同上 同前 上同 上と同じ
    """
)
_MAYBE = _phrases(
    """
    same the_same gleich dasselbe das_gleiche pareil le_même la_même igual lo_mismo mismo misma uguale stesso
    lo_stesso la_stessa o_mesmo a_mesma mesmo hetzelfde zelfde to_samo samma samme то_же то_же_самое aynı 同じ
    """
)
"""Words that may be the answer to a question, too: better, same or worse."""
_COMPARING = words_of(
    """
    more less up down new plus moins mas mais piu meno mehr neu mer nye other vs versus yes no ja nein oui non si
    """
)
_COMPARED = (
    *("better", "worse", "fewer", "higher", "lower", "bigger", "smaller", "larger", "longer", "shorter", "faster"),
    *("slower", "stronger", "weaker", "older", "younger", "differ", "another", "chang", "increas", "decreas", "improv"),
    *("deteriorat", "declin", "grew", "grow", "shrank", "gain", "compar", "opposite", "besser", "schlechter", "wenig"),
    *("hoher", "niedriger", "grosser", "kleiner", "langer", "kurzer", "ander", "verschieden", "unterschied"),
    *("verbesser", "verschlechter", "gestiegen", "gesunken", "zugenommen", "abgenommen", "verander", "vergl"),
    *("mieux", "pire", "meilleur", "autre", "augment", "dimin", "amelior", "degrad", "mejor", "peor", "mayor", "menor"),
    *("distint", "otro", "otra", "aument", "dismin", "empeor", "meglio", "peggio", "maggior", "minor", "miglior"),
    *("divers", "altro", "altra", "melhor", "pior", "maior", "outr", "beter", "slechter", "meer", "minder", "hoger"),
    *("lager", "verschill", "lepie", "lepsz", "gorz", "gorsz", "wiecej", "mniej", "inny", "inne", "battre", "samre"),
    *("mindre", "bedre", "mere", "værre", "лучше", "хуже", "больше", "меньше", "друг", "выше", "ниже", "изменил"),
    *("farkl", "daha"),
)
"""How words begin that compare, without case and accents."""


def same_as_above(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with marks or words in place of repeated values.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has {mark}, which may mean the value above. If so, write the values out first.",
    )
    found = []
    for place, column in enumerate(columns):
        if mark := _ditto(grid.said[place], column):
            text = words.format(column=grid.place(place), mark=quoted([mark]))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _ditto(name: str, column: Sequence[Cell]) -> str:
    """Return the most common mark that stands below another value, if there are enough; else ""."""
    times = {cell: n for cell, n in times_of(column).items() if isinstance(cell, str)}
    texts = times.keys()
    marks = {text for text, n in times.items() if n >= _LEAST and _is_ditto(text.strip())}
    if marks and all(map(_is_initials, marks)) and any(map(_is_initials, texts - marks)):
        marks = set()
    marks = marks or _maybe(name, times)
    if not marks or column[0] in marks:
        return ""
    mark = max(sorted(marks), key=lambda text: times[text])
    return mark.strip() if times[mark] >= _LEAST else ""


def _is_ditto(text: str) -> bool:
    if not text or len(text) > _LONGEST or text[0].isdecimal():
        return False
    return (_SHORT if text[0].isalpha() else _MARK).fullmatch(text) is not None or " ".join(in_words(text)) in _SURE


def _is_initials(text: str) -> bool:
    return _INITIALS.fullmatch(text.strip()) is not None


def _maybe(name: str, texts: Mapping[str, int]) -> set[str]:
    """Return the words for “same” of a column in which nothing is compared, and which has other values enough."""
    short = (text for text, n in texts.items() if n >= _LEAST and len(text) <= _LONGEST)
    found = {text for text in short if " ".join(in_words(text)) in _MAYBE}
    if not found:
        return found
    others = {text.casefold() for text in texts if text not in found and text.strip() and not is_missing_word(text)}
    if len(others) < _OTHERS:
        return set()
    return set() if any(map(_compares, (name, *others))) else found


def _compares(text: str) -> bool:
    words = in_words(text)
    return any(word in _COMPARING or word.startswith(_COMPARED) for word in words)
