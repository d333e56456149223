"""Names of what a living person always has more than nothing of: where it is 0, it was not measured."""

from __future__ import annotations

from core.data.describing_names import words_of

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
    """
)
_LEAST_DISTINCT = 10
"""Other numbers that differ, at least."""
_LEAST_OF_GREATEST = 5
"""The least of the other numbers is a fifth of the greatest, or more: losses and changes begin near 0."""


def is_never_zero(header: str, low: float, high: float, n_distinct: int) -> bool:
    """Return whether 0 is no measurement beside others from `low` to `high`, such as a height of 0 cm.

    Of few different numbers, it may say no, as below “above average weight”.
    """
    is_measured = n_distinct >= _LEAST_DISTINCT and 0 < low <= high <= _LEAST_OF_GREATEST * low
    return is_measured and not words_of(header).isdisjoint(_MEASURED)
