"""Names of datasets: those that look alike are one, or else one dataset could be given two budgets.

Two names are one if their skeletons are equal, after Unicode Technical Standard 39, section 4: compatibility forms
(full-width letters, ligatures) and case folded away, invisible characters and runs of blanks left out, and letters of
other scripts replaced by the Latin ones they look like. The table is the part of confusables.txt (Unicode 15) for
Cyrillic, Greek and Armenian letters that look like one Latin letter, small or capital, after case folding. Letters and
figures of one script (l and 1, O and 0) stay apart: people tell datasets apart by them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_LOOKS = """
aаαɑ bвβ cсϲ dԁ eеεҽ gɡց hһнηհ iіιı jјϳ kкκ lӏ mмμ nνпո
oоοօσ pрρ qԛզ rг sѕ tтτ uυս vѵ wԝѡ xхχ yуγү zζ
"""  # a Latin letter, and those that look like it
_LATIN = str.maketrans({other: group[0] for group in _LOOKS.split() for other in group[1:]})
_INVISIBLE = {"Cf", "Cc", "Cn"}
_FILLERS = frozenset("͏ᅟᅠ឴឵ㅤ᠋᠌᠍") | {chr(code) for code in range(0xFE00, 0xFE10)}


def clean(name: str) -> str:
    """Return a name as it is written down: composed, without blanks around it, fit to be kept in a file."""
    return unicodedata.normalize("NFC", name.encode("utf-8", "replace").decode("utf-8")).strip()


def skeleton(name: str) -> str:
    """Return what is the same for all names that look like `name`."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean(name)).casefold())
    seen = (" " if sign.isspace() else sign for sign in folded if sign.isspace() or not _is_invisible(sign))
    return " ".join("".join(seen).translate(_LATIN).split())


def known_as(known: Iterable[str], name: str) -> str:
    """Return the one of the `known` names that `name` is, or looks like; `name`, cleaned, if there is none."""
    wanted, like = clean(name), skeleton(name)
    names = tuple(dict.fromkeys(known))
    if wanted in names:
        return wanted
    return next((each for each in names if skeleton(each) == like), wanted)


def _is_invisible(sign: str) -> bool:
    return sign in _FILLERS or unicodedata.category(sign) in _INVISIBLE
