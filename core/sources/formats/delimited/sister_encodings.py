"""Tell two encodings apart of which one is often taken for the other: of Microsoft and of ISO, and two of DOS.

What is a letter in one is a sign in the other: ISO-8859-2 for Šumperk is ©umperk in windows-1250, whose ľ and ą are its
ž and š.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_PAIRS = (
    ("windows-1250", "iso-8859-2"),
    ("windows-1253", "iso-8859-7"),
    ("windows-1251", "iso-8859-5"),
    ("windows-1250", "iso-8859-5"),
    ("iso-8859-2", "iso-8859-5"),
    ("cp852", "cp737"),
    ("windows-1251", "mac-cyrillic"),
)
_DOUBTED = _PAIRS[:2]
"""Two languages may have a word that reads well in both; the others, which are rare today, show in any."""
_LATIN, _GREEK, _CYRILLIC = "A-Za-zÀ-ÖØ-öø-ſ", "\u0386-\u03ce", "Ё-џ"
_AMID = "(?<=[a-zß-öø-ž])[À-ÖØ-ÞĂĄĆČĎĐĘĚĹĽŁŃŇŐŔŘŚŞŠŢŤŮŰŹŻŽ]"
_CELL = r"[^;,|\t\r\n\"]"
_MAC_SIGNS = "[†°¢£•¶®©™¬≠∞±≤≥¥µ√ƒ≈∆÷¤€]"
_SIGNS = (
    rf"(?<![{_LATIN}])(?:[Šą](?= ?\d)|Š(?= [A-Z])|ľ(?=(?:[gmlLs]|mol)\b))"
    rf"|(?<![{_LATIN}])Ť{_CELL}*ť(?![{_LATIN}])|(?<![{_LATIN}])ť{_CELL}*Ť(?![{_LATIN}])"
)
"""What signs of windows-1250 become, where texts of offices have them: © 2020, ± 3, 5 µm, «so»."""
_ODD = {
    "windows-1252": r"[\x80-\x9f¤]|(?<=[A-Za-z])[¼½¾¦¨´¸](?=[A-Za-z])",
    "windows-1250": rf"[©®¶¦¬±](?=[{_LATIN}])|(?<=[{_LATIN}])(?:[¶¦¬±]|[µ«»](?=[{_LATIN}]))|{_AMID}"
    rf"|(?<!{_CELL})[©®](?!{_CELL})|ľ(?=[eéěiíoy])",  # Ž, as a code for women; before these vowels, no language has ľ
    "iso-8859-2": rf"[\x80-\x9f]|{_AMID}|{_SIGNS}",
    "windows-1253": rf"¶(?=[{_GREEK}])|(?<=[{_GREEK}])¶",
    "iso-8859-7": rf"[\x80-\x9f]|(?<![\w’])’(?=[{_GREEK}])",
    "windows-1251": r"(?<=[а-я])[А-ЯЂЃЅ-Џ]|[‚…†‡€‰‹•–—™](?=[а-я])|[ЂЃѓ](?=[а-я])",
    "mac-cyrillic": rf"(?<=[а-я])[А-ЯЂЃЅ-Џ]|{_MAC_SIGNS}(?=[{_CYRILLIC}])|(?<=[{_CYRILLIC}]){_MAC_SIGNS}",
    "iso-8859-5": rf"[\x80-\x9f]|(?<=[а-яђ-џ])[№§]|№(?=[а-яђ-џ])|(?<=[а-я])[А-ЯЂЃЅ-Џ]"
    rf"|(?<=[A-Za-z])[{_CYRILLIC}]|[{_CYRILLIC}](?=[A-Za-z])",
    "cp852": _AMID,
    "cp737": rf"[\u2500-\u25ff]|(?<=[α-ώ])[Α-Ω]|(?<=[A-Za-z])[{_GREEK}]|[{_GREEK}](?=[A-Za-z])",
}
"""Signs beside letters, controls, and capitals within words; as text, which `re` compiles at its first use."""
_SOUTHERN, _CZECH, _POLISH = re.compile("[čěřůďňđČĚŘŮĎŇĐ]"), re.compile("[ěřůđĚŘŮĐ]"), re.compile("[łężŁĘŻ]")
"""Letters of languages without ą, of those without ľ, and of the one without š and ž."""

_IN_BOTH = str.maketrans("šžŠŽ", "szSZ")


def better_placed(sample: bytes, proposed: str) -> str:
    """Return the proposed encoding, or one that is often taken for it and has fewer characters out of place."""
    others = [name for pair in _PAIRS if proposed in pair for name in pair if name != proposed]
    return min((proposed, *others), key=lambda name: _n_odd(sample, name)) if others else proposed


def least_odd(sample: bytes, encodings: Sequence[str]) -> str:
    """Return the encoding with the fewest characters out of place; the first of several that are as good."""
    return min(encodings, key=lambda name: _n_odd(sample, name))


def may_be_sister(sample: bytes, proposed: str) -> bool:
    """Return whether the sister of the proposed encoding reads other letters, as many of which are out of place."""
    pair = next((pair for pair in _DOUBTED if proposed in pair), None)
    if pair is None:
        return False
    one, other = (sample.decode(name, errors="replace") for name in pair)
    return one != other and _n_odd(sample, pair[0]) == _n_odd(sample, pair[1])


def may_be_eastern(lines: bytes, text: str) -> bool:
    """Return whether a text in windows-1252 has more words with š and ž than with other letters beyond ASCII.

    These two are in windows-1250, too, under which the others are not what they are here.
    """
    words = {word for word in re.findall(r"[^\W\d_]+", text) if not word.isascii()}
    n_others = sum(not word.translate(_IN_BOTH).isascii() for word in words)
    return 0 < n_others < len(words) - n_others and lines.decode("windows-1250", errors="replace") != text


def _n_odd(sample: bytes, encoding: str) -> int:
    """Return how many characters are out of place, with those that are no letters at all."""
    text = sample.decode(encoding, errors="replace")
    n = len(re.findall(_ODD.get(encoding, rf"[\x80-\x9f]|{_AMID}"), text)) + text.count("\ufffd")
    if encoding == "windows-1250" and _SOUTHERN.search(text):
        n += len(re.findall("[ąĄľĽ]" if _CZECH.search(text) else "[ąĄ]", text))
    if encoding == "iso-8859-2" and _POLISH.search(text):
        n += len(re.findall("[šžŠŽ]", text))
    return n
