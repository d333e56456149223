"""Names of datasets: names that look alike mean one dataset; otherwise it could be given two budgets.

Two names are equal if their skeletons are, after Unicode Technical Standard 39, section 4: compatibility forms
(full-width letters, ligatures) and case are folded, invisible characters and repeated blanks removed, and letters of
other scripts replaced by the Latin letters they look like. The table is the part of confusables.txt (Unicode 15) for
Cyrillic, Greek and Armenian letters that look like one Latin letter, small or capital, after case folding. Letters and
figures of one script (l and 1, O and 0) stay different, as people use them to tell datasets apart.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from core.errors import DatasetNameError
from core.words import N_

LONGEST = 200
"""Characters of a name, at most: more would hide all else in messages and tables."""

_LOOKALIKES = """
aаαɑ bвβ cсϲ dԁ eеεҽ gɡց hһнηհ iіιı jјϳ kкκ lӏ mмμ nνпո
oоοօσ pрρ qԛզ rг sѕ tтτ uυս vѵ wԝѡ xхχ yуγү zζ
"""  # groups of a Latin letter and the letters that look like it
_LATIN = str.maketrans({other: group[0] for group in _LOOKALIKES.split() for other in group[1:]})
_INVISIBLE = {"Cf", "Cc", "Cn"}  # Unicode categories: format, control, unassigned
# Letters and marks that are drawn as nothing though their category is a visible one; variation selectors.
_FILLERS = frozenset("͏ᅟᅠ឴឵ㅤ᠋᠌᠍") | {chr(code) for code in range(0xFE00, 0xFE10)}


def clean(name: str) -> str:
    """Return a name as the ledger spells it: composed (NFC), stripped, and encodable as UTF-8."""
    return unicodedata.normalize("NFC", name.encode("utf-8", "replace").decode("utf-8")).strip()


def check_name(name: str) -> None:
    """Refuse a name that people could not read, find or tell from others; for new datasets, as old ones keep theirs.

    Raises:
        DatasetNameError: if it is refused.
    """
    kinds = set(map(unicodedata.category, name))
    if "Cs" in kinds:
        raise DatasetNameError(N_("Error", "it has half of a letter"))
    if "Cc" in kinds:
        raise DatasetNameError(N_("Error", "it has a line end or another control character"))
    if not skeleton(name):
        raise DatasetNameError(N_("Error", "nothing of it can be seen"))
    if len(name) > LONGEST:
        raise DatasetNameError(N_("Error", "it has more than {most} characters").format(most=LONGEST))


def skeleton(name: str) -> str:
    """Return the form that all names share which look like `name`."""
    # Case folding can yield text that is not in NFKC, so NFKC is applied before and after it.
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean(name)).casefold())
    seen = (" " if sign.isspace() else sign for sign in folded if sign.isspace() or not _is_invisible(sign))
    return " ".join("".join(seen).translate(_LATIN).split())


def known_as(known: Iterable[str], name: str) -> str:
    """Return the known name that equals or looks like `name`; the cleaned `name` if there is none."""
    wanted, like = clean(name), skeleton(name)
    names = tuple(dict.fromkeys(known))
    if wanted in names:
        return wanted
    return next((each for each in names if skeleton(each) == like), wanted)


def _is_invisible(sign: str) -> bool:
    return sign in _FILLERS or unicodedata.category(sign) in _INVISIBLE


def release_name(dataset: str, place: int) -> str:
    """Return what a release is called; `place` is which of its dataset it is, from 1 on, and 0 for a rehearsal."""
    # By its place, not by its line in the ledger: other datasets and budgets have lines of their own in between.
    if not place:
        return dataset
    return N_("Ledger", "{dataset} – release {place}").format(dataset=dataset, place=place)
