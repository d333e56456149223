"""Symbols of elements and short names of what laboratories measure, among which Na is sodium."""

from __future__ import annotations

_SODIUM = "na"
_SURE = frozenset(("k", "cl"))
"""One of them at least is listed: CA, AL and MN are states, too."""
_LISTED = "ca mg fe zn cu mn pb cd hg se cr ni ba li sr si br po4 hco3 co2 so4 no3 nh4 urea crea gluc glu bun"
_ELEMENTS = _SURE | {*_LISTED.split()}
_LONG = 2
"""Letters of a symbol that is no letter of a scale, such as F and H."""
_CHARGES = "+-0123456789²³⁺⁻"


def is_element(text: str, rest: frozenset[str]) -> bool:
    """Return whether a text is the symbol of sodium, as other values of its column are symbols."""
    if text.casefold() != _SODIUM or not rest:
        return False
    symbols = {other.casefold().strip() for other in rest if len(other) <= len("crea")} & _ELEMENTS
    symbols |= {other.casefold().rstrip(_CHARGES) for other in rest if other[-1:] in _CHARGES} & _ELEMENTS
    return len(symbols) >= _LONG and not symbols.isdisjoint(_SURE) and max(map(len, symbols)) >= _LONG
