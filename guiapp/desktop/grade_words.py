"""Words and figures of grades: how useful numbers would be, as predicted from the plan alone."""

from __future__ import annotations

from core.front_door import Grade, GradeShares
from guiapp.desktop.language import words
from guiapp.desktop.number_words import percent_text

GRADE_PARTS = {Grade.GOOD: 1.0, Grade.FAIR: 2 / 3, Grade.WEAK: 1 / 3, Grade.NOISE: 0.0}
"""Part of a row of marks that is filled, so that colour is not the only sign."""

_LEAST_SHARE = 0.01
"""The least share that is said as it is."""


def grade_word(grade: Grade) -> str:
    """Return a grade in one word."""
    named = {
        Grade.GOOD: words("Grades", "good"),
        Grade.FAIR: words("Grades", "fair"),
        Grade.WEAK: words("Grades", "weak"),
        Grade.NOISE: words("Grades", "noise"),
    }
    return named[grade]


def grades_meaning() -> str:
    """Return what the grades mean."""
    return words(
        "Grades",
        "Good: the ± is at most a tenth of a typical number of the table. Fair: at most a third. "
        "Weak: at most the number itself. Noise: more than that.",
    )


def shares_words(shares: GradeShares) -> str:
    """Return the share of every grade that occurs, such as "62 % good, 38 % noise"."""
    return ", ".join(
        words("Grades", "{share} {grade}").format(share=_share_text(share), grade=grade_word(Grade(name)))
        for name, share in shares.items()
        if share
    )


def _share_text(share: float) -> str:
    """Return a share > 0 in per cent, never as 0 %: some numbers are of that grade."""
    if share < _LEAST_SHARE:
        return words("Grades", "under {share}").format(share=percent_text(_LEAST_SHARE, 0))
    return percent_text(share, 0)
