"""Names of what a living person always has more than nothing of: where it is 0, it was not measured."""

from __future__ import annotations

from core.data.describing_names import in_words, words_of
from core.patterns import pattern_of

_MEASURED = words_of(
    """
    height weight bmi sbp dbp bp systolic diastolic pulse glucose cholesterol hemoglobin
    haemoglobin waist hip
    grosse gewicht blutdruck puls systole diastole korpergrosse korpergewicht taillenumfang
    taille poids pouls pression glycemie imc
    peso talla altura pulso presion glucosa estatura tension
    altezza polso pressione glicemia peso massa
    lengte gewicht hartslag bloeddruk lichaamslengte lichaamsgewicht
    waga wzrost cisnienie tetno vaha vyska tlak pulz langd vikt hoyde vekt hojde vaegt pituus paino
    рост вес давление пульс 身長 体重 血圧 脈拍 体温 身高 血压 脉搏 体温
    muac hb hgb hemoglobine hemoglobina emoglobina hamoglobin hematocrit haematocrit hamatokrit
    age alter edad idade eta leeftijd wiek vek alder ika
    """
)
_COMPOUND = pattern_of(
    r"\b(?:blood pressure|(?!gleich|uber|unter)\w*gewicht|sp ?o|sa ?o|(?:o|oxygen) sat|\w*satura[ctz]\w+|\w*sattigung"
    r"|head circ\w*|kopfumfang|perimetre cranien|perimetro ce\w*|circonferenza cranica|hoofdomtrek|obwod glowy"
    r"|gestational age|gestation|gestationsalter|schwangerschaftswoche|ssw|age gestationnel|edad gestacional"
    r"|eta gestazionale|idade gestacional|zwangerschapsduur|(?:heart|resp\w*|breathing) rate"
    r"|(?:atem|herz)frequenz|fr[ae]\w* (?:respirat\w*|cardia\w*|resp)|ademfrequentie)\b"
)
"""Names of several words, or of one of many, without accents and digits."""
_TEMPERATURE = pattern_of(r"\b(?:\w*temp\w*|fieber|fever|fievre|fiebre|febbre|goraczka)\b")
_OF_BODIES = (30, 45), (86, 113)
"""Temperatures in °C and °F that persons have: weather has 0, too."""
_LEAST_DISTINCT = 10
"""Other numbers that differ, at least."""
_LEAST_OF_GREATEST = 6
"""The least of the other numbers is a sixth of the greatest, or more: losses and changes begin near 0."""


def is_never_zero(header: str, low: float, high: float, n_distinct: int) -> bool:
    """Return whether 0 is no measurement beside others from `low` to `high`, such as a height of 0 cm.

    Of few different numbers, it may say no, as below “above average weight”.
    """
    is_measured = n_distinct >= _LEAST_DISTINCT and 0 < low <= high <= _LEAST_OF_GREATEST * low
    if not is_measured:
        return False
    if names_measure(header):
        return True
    said = " ".join(in_words(header))
    is_of_bodies = any(least <= low <= high <= greatest for least, greatest in _OF_BODIES)
    return is_of_bodies and _TEMPERATURE.search(said) is not None


def names_measure(header: str) -> bool:
    """Return whether the name is that of what a person has some of, such as weight."""
    words = in_words(header)
    return not _MEASURED.isdisjoint(words) or _COMPOUND.search(" ".join(words)) is not None
