"""Names for the labels of anything else and of blanks that are not taken yet."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain, count

OTHERS = ("Anything else", "None of these", "(other)")
BLANKS = ("Missing", "No answer", "(blank)")


def spare_label(names: tuple[str, ...], taken: Collection[str]) -> str:
    """Return the first of `names`, or the last of them with a number, that is not taken."""
    return next(name for name in chain(names, (f"{names[-1]} {n}" for n in count(2))) if name not in taken)
