"""Tells of rows that stand for several persons: “+ 3 others”, “und Begleitung”, “M. et Mme Dupont”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.describing_names import words_of
from core.data.first_names import is_usual
from core.patterns import pattern_of
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.person_columns import PersonColumn
from core.sources.source import Chunk, Problem
from core.words import N_

_AND = (
    r"(?:[+&]\s*|(?:plus|and|with|und|mit|sowie|et|avec|con|más|ed|com|mais|en|met|og|och|med|samt|oraz|ja|és|ve"
    r"|(?-i:[yeizasис]))\s+)"  # in small letters: Peter E Mann is one person
)
_NUMBER = (
    r"(?:\d{1,3}|one|two|three|four|five|six|ein(?:e[rnm]?)?|zwei|drei|vier|fünf|une?|deux|trois|quatre|un[oa]?|dos|tres"
    r"|cuatro|due|tre|quattro|dois|duas|três|twee|drie|vier|två|tre|to|dwie|dwoje|troje|dva|dvě|tři)"
)
_OTHERS = (
    r"(?:others?|more|further|weiteren?|weiterer|anderen?|autres?|otr[oa]s?|más|altr[ieoa]|outr[oa]s?|meer|andra|andre"
    r"|till|innych|inne|dalších|další|muuta|további|diğer|других"
    r"|people|persons?|guests?|friends?|person(?:en)?|leute|gäste?n?|begleiter(?:innen)?|personnes?|invités?|amis"
    r"|personas?|invitad[oa]s?|persone|ospiti|pessoas?|convidad[oa]s|gasten|gäster|gæster|gjester|os[oó]by?|osób"
    r"|children|kids|kind(?:er)?|enfants?|hij[oa]s|niñ[oa]s|figli|bambini|filh[oa]s|kinderen|barn|dzieci|děti)"
)
_COMPANY = (
    r"(?:guests?|family|spouse|wife|husband|others|begleit\w+|familie|gäste?|gast|ehefrau|ehemann|frau|mann|kinder\w*"
    r"|weitere|andere|famille|conjointe?|épou(?:x|se)|invités?|autres|accompagnant\w*|familia|acompañantes?|otr[oa]s"
    r"|pareja|espos[oa]|invitad[oa]s?|famiglia|accompagnat\w+|altri|ospiti?|moglie|marito|família|acompanhantes?|outros"
    r"|gezin|introducé\w*|anderen|gasten|rodzin[aąy]|inni|doprovod\w*|rodin[aou]|familj|sällskap|ledsager|følge|perhe"
    r"|család|ailesi)"
)
_WITH = (
    r"(?:\+\s*|(?:plus|with|mit|avec|con|com|met|med|z)\s+)"
    r"(?:partner(?:in|e)?|friends?|freunde?n?|ami\w*|amig\w+|one|1)"
)
_END = r"(?:\s*[(\[].*|[.,;)]*)$"
_FURTHER = r"(?:weitere|andere|autres|otr[oa]s|altr[ie]|outr[oa]s|another|further|nog|jeszcze|další|ytterligare)"
_SEVERAL = pattern_of(
    rf"(?:^|\s|(?<=[^\W\d])(?=\+))[(.…]*\s*(?P<said>{_AND}{_NUMBER}\s+{_OTHERS}(?:\s+[^\W\d]+){{0,2}}"
    rf"|{_AND}(?:\w+\s+)?{_COMPANY}|{_WITH}"
    rf"|\+\s*\d{{1,2}}|et\.?\s?al\.?|u\.\s?a\.|u\.\s?v\.\s?m\.){_END}"
    rf"|(?:^|[(\[])(?P<more>{_NUMBER}\s+{_OTHERS}|{_FURTHER}\s+{_NUMBER}\s+{_OTHERS}){_END}"
    r"|^(?P<pair>(?:mr|herr|hr|m|sr|dhr|pan|mister)\.?\s*(?:and|&|\+|und|u\.|et|y|e|en|og|i)\s*"
    r"(?:mrs|ms|frau|fr|mme|madame|sra|mevr|mw|pani|fru)\b"
    r"|fam\.|(?:eheleute|ehepaar|familie|famille|familia|famiglia|família|rodzina|rodina)\b)"
    r"(?:\s+[\w'’.-]+){1,3}$",
    re.IGNORECASE,
)
_WORDS = words_of(
    """
    others other more further people persons person guests guest friends friend family spouse wife husband partner
    partners children kids one mrs ms
    weitere weiteren weiterer andere anderen personen leute gaste gasten gast begleiter begleitung begleitperson familie
    fam ehefrau ehemann frau mann kinder kind kindern partnerin freund freunde freunden eheleute ehepaar
    autre autres personne personnes invite invites amis ami famille conjoint conjointe epoux epouse enfants enfant mme
    madame accompagnant accompagnante accompagnants
    otro otra otros otras mas personas invitado invitados familia acompanante acompanantes pareja esposo esposa hijos
    ninos sra altri altro altra altre persone ospite ospiti famiglia accompagnatore accompagnatrice moglie marito figli
    bambini outro outros pessoas acompanhante acompanhantes filhos convidados
    anderen meer gezin introduce kinderen mevr andra andre till gaster gæster gjester familj sallskap ledsager følge
    barn fru innych inne inni osoby osob rodzina dzieci pani dalsich dalsi rodina deti doprovod doprovodem
    muuta perhe tovabbi csalad diger ailesi других al
    """
)
"""Words of such remarks, without accents, one of which all but the shortest have."""
_BOTH = frozenset(("and", "und", "et", "y", "e", "en", "og", "och", "i", "a", "ja", "és", "ve", "и"))
"""What stands between two first names, such as Anna und Peter."""
_SCHOOLS = frozenset(
    ("university", "college", "school", "institute", "universitat", "hochschule", "schule", "universite")
)
_SOME = 20
"""Of how many cells one has the word of a school, at least, where William & Mary is none of persons."""
_MOST = 0.75
"""Share of the rows that are such, at most: else a row is a household, and no person."""


def unnamed_others(top: Chunk, columns: Sequence[PersonColumn]) -> list[Problem]:
    """Return that rows stand for several persons.

    Args:
        top: the first records.
        columns: the columns of names.
    """
    marks: dict[int, str] = {}
    for column in columns:
        texts = {cell for cell in {*column.cells} if isinstance(cell, str)} if _may_have(column) else ()
        may_be_pairs = not _are_schools(column)
        told = {text: mark for text in texts if (mark := _mark(text, may_be_pair=may_be_pairs))}
        at_such = {at: told[cell] for at, cell in enumerate(column.cells) if isinstance(cell, str) and cell in told}
        marks |= at_such if len(at_such) <= _MOST * len(column.cells) else {}
    if not marks:
        return []
    words = N_(
        "Source",
        "{n:,} rows seem to stand for several persons each, as “{example}” does: rows {rows}. Write a row for each "
        "person, or delete them.",
        "Row {row} seems to stand for several persons, as it has “{example}”. Write a row for each person, or delete "
        "it.",
        1,
    )
    found = FoundRows()
    found.add([top.numbers[at] for at in sorted(marks)])
    example = marks[min(marks)]
    return [Problem(words.format(n=found.n, row=found.first, rows=found.listed, example=example), found.first)]


def _may_have(column: PersonColumn) -> bool:
    """Return whether a cell may be such: nearly all columns of names have no such word, and no plus."""
    if not column.has_names:
        return False
    if not column.words.isdisjoint(_WORDS | _BOTH):
        return True
    return any("+" in cell or "u." in cell or "&" in cell for cell in column.cells if isinstance(cell, str))


def _are_schools(column: PersonColumn) -> bool:
    if column.words.isdisjoint(_SCHOOLS):
        return False
    texts = [cell.casefold() for cell in column.cells if isinstance(cell, str)]
    return _SOME * sum(any(word in text for word in _SCHOOLS) for text in texts) >= len(texts)


def _mark(text: str, *, may_be_pair: bool) -> str:
    """Return what stands for several persons in a cell, as it is written; "" if nothing does."""
    found = _SEVERAL.search(text.strip())
    if found is not None:
        return next(each for each in found.groups() if each)
    if not may_be_pair:
        return ""
    words = text.replace(",", " ").split()
    both = (place for place, word in enumerate(words[1:-1], start=1) if word == "&" or word in _BOTH)
    named = (words[place - 1 : place + 2] for place in both)
    return next((" ".join(three) for three in named if is_usual(three[0]) and is_usual(three[-1])), "")
