"""Recognise what stands in place of a name where nobody holds a seat, a post or a bed: VACANT, unbesetzt, libre."""

from __future__ import annotations

from core.data.describing_names import in_words, words_of

_SURE = words_of(
    """
    vacant vacancy vacancies unfilled unoccupied unassigned tbh unbesetzt vakant vakanz freistelle leerstand unbelegt
    vacante vacantes vaga vago vacature onbezet openstaand wakat nieobsadzone nieobsadzony neobsazeno neobsazene
    neobsadene volne vakans vakanssi vakant betoltetlen uresedes neocupat вакансия вакантно вакантна 空床 空室 空席 欠員
    空缺 空位 결원 공석
    """
)
"""Words that no person is called by."""
_LIKELY = words_of("open empty free available leer frei offen libre libero libera vide livre leeg vrij wolne wolny 空")
"""Words that may be a name, too: that nobody is there is told by what else the row has."""
_BESIDE = words_of(
    """
    position post seat place bed room slot job role currently to be hired filled stelle platz bett zimmer zu besetzen
    nicht besetzt zurzeit derzeit neu poste siege lit place non pourvu a pourvoir puesto plaza cama asiento por cubrir
    posto letto da coprire cargo por preencher plaats te vervullen stanowisko misto tjanst plats the is
    """
)
_PHRASES = frozenset(
    (
        *(
            "to be hired",
            "to be filled",
            "not filled",
            "not occupied",
            "nicht besetzt",
            "zu besetzen",
            "neu zu besetzen",
        ),
        *("non pourvu", "a pourvoir", "por cubrir", "sin cubrir", "da coprire", "n n"),
    )
)
_LONGEST = 40


def is_vacant(text: str) -> bool:
    """Return whether a text says that nobody is there, in words that no person is called by."""
    if len(text) > _LONGEST:
        return False
    words = in_words(text)
    return " ".join(words) in _PHRASES or (not _SURE.isdisjoint(words) and {*words} <= _SURE | _LIKELY | _BESIDE)


def may_be_vacant(text: str) -> bool:
    """Return whether a text says so, or may: “frei” is a name, too."""
    if is_vacant(text):
        return True
    words = in_words(text) if len(text) <= _LONGEST else []
    return not _LIKELY.isdisjoint(words) and {*words} <= _LIKELY | _BESIDE
