"""Tell a record in the place of the header by how its texts begin: (1) John Smith, above (2) Mary Hartford."""

from __future__ import annotations

from collections.abc import Sequence

from core.patterns import pattern_of

_DIGITS = pattern_of(r"[0-9]+")


def begins_alike(name: str, values: Sequence[str]) -> bool:
    """Return whether a name of several words begins with a number, as all values do, none of which recurs."""
    first, _, rest = name.partition(" ")
    numbers = _DIGITS.findall(first)
    if not (numbers and rest) or len({*values}) < len(values):
        return False
    begun = [text.split(maxsplit=1) for text in (name, *values)]
    shapes = {_DIGITS.sub("9", words[0]) for words in begun if len(words) > 1}
    return all(len(words) > 1 for words in begun) and len(shapes) == 1
