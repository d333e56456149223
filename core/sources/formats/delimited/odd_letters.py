"""Tell whether a text was read in another encoding than it was written in, by letters that stand where none do."""

from __future__ import annotations

import re

from core.patterns import pattern_of

_LATIN = "A-Za-zÀ-ÖØ-öø-ɏ"
_CAPITAL = "".join(letter for letter in map(chr, range(0xC0, 0x250)) if letter.isupper())
_ODD = (
    "[\x7f-\x9f\ufffd]"  # controls, and what stands for no letter
    f"|(?<=[a-z])[{_CAPITAL}]"  # a capital within a word: SŸd
    f"|(?<=[A-Z])[{_CAPITAL}](?=[a-z])"
    # š and ź between consonants, which are ö and ü of a Macintosh: Kšln, but no aukštas, opština, źdźbło or mężczyźni
    "|(?<=[b-df-hjmnqstvwxzB-DF-HJKMNPQSTV-XZ])š(?=[b-df-hj-np-tv-z])"
    "|(?<=[kp])š(?=[b-df-hj-np-tv-z])(?!t|[ln][^b-df-hj-np-tv-z])"  # kšnnen, but mokšlas
    "|(?<=[b-df-hjkmnp-tv-xzB-DF-HJKMNP-TV-XZ])(?<![rRd])ź(?=[b-df-hj-np-tv-z])"
    # a sign within a word: Stra§e
    rf"|(?<=[{_LATIN}])[§¶†‡•¤¢¥¬¯±¡¿¦¨¸¹÷×ƒ‰™–…€\u2019\u201a\u201e\u2039\u203a](?=[{_LATIN}])"
    r"|[ÃÂ](?:[^\w\s]|[¼½¾²³¹ªºŸœž])"  # UTF-8 that was taken for windows-1252: KÃ¶ln
    "|[\u2500-\u25a0]"  # frames of tables
    "|(?<=[a-z])[\uff66-\uff9f]+(?=[a-z])"  # katakana within a word: Desirﾌｩe
)
"""As text, which `re` compiles at its first use and keeps: 4 ms, and most files have none of these letters."""
_NEVER_ODD = str.maketrans("", "", "".join(each for each in map(chr, range(0xDF, 0x100)) if each.islower()))
"""Drops the small letters of Western Europe, of which `_ODD` has none."""
_USUAL = pattern_of(r"[–…€\u2019]")
"""Signs that are within words in good texts, too: l’eau, North–South."""
_FOREIGN = f"(?<=[{_LATIN}])[\u0370-\uffdc]|[\u0370-\uffdc](?=[{_LATIN}])"


def odd_share(text: str) -> float:
    """Return the share of the letters beyond ASCII that are odd, or of another script than the letter beside them."""
    n = n_beyond_ascii(text)
    return (len(re.findall(_ODD, text)) + len(re.findall(_FOREIGN, text))) / max(n, 1)


def has_odd(text: str) -> bool:
    """Return whether a letter of a text is certainly odd."""
    if text.isascii() or text.translate(_NEVER_ODD).isascii():
        return False
    return any(not _USUAL.match(found[0]) for found in re.finditer(_ODD, text))


def n_beyond_ascii(text: str) -> int:
    """Return how many characters of a text are beyond ASCII; halves of letters are."""
    return len(text) - len(text.encode("ascii", "ignore"))
