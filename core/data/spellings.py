"""Spellings of one category: texts that differ in case, blanks, stops or letters that look alike; and m beside male."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from unicodedata import category, normalize

from core.data.sex_words import words_for_letters

_LOOKING_LATIN = (
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405"
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0391\u0392\u0395\u0396\u0397"
    "\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf"
)
_LATIN = "ABEKMHOPCTYXIJSaeopcyxijsABEZHIKMNOPTYXo"
_DASHES, _QUOTES = "\u2010\u2011\u2012\u2013\u2014\u2212", "\u2018\u2019\u02bc\u00b4`"
_CIRCLES, _TICKS, _CROSSES = "\u25cb\u25ef\u3007", "\u2713\u2714\u2611\u2705", "\u00d7\u2715\u2716\u2717\u2718"
"""What people tick, and mark as wrong, on forms: each keyboard has one of them. A box with a cross may be ticked."""
_AS_PICTURE, _AS_TEXT = "\ufe0f", "\ufe0e"
"""What follows a sign of which there is a picture in colours, too."""
_ALIKE = str.maketrans(
    dict(zip(_LOOKING_LATIN, _LATIN, strict=True))
    | dict.fromkeys(_DASHES, "-")
    | dict.fromkeys(_QUOTES, "'")
    | {sign: signs[0] for signs in (_CIRCLES, _TICKS, _CROSSES) for sign in signs}
    | dict.fromkeys((_AS_PICTURE, _AS_TEXT), "")
)
"""Letters of Cyrillic and Greek that look as Latin ones do, and signs that people or programs take for each other."""
_LONGEST_CODE, _LEAST_CODES, _MOST = 3, 5, 2 / 3
"""Letters of a code such as CA, at most; how many different ones a column has, at least, and which share they are."""
_BESIDE_DIGIT = re.compile(r"(?<=[^\W\d_]) (?=\d)|(?<=\d) (?=[^\W\d_])")
"""A blank within B 2, which is B2."""
_AROUND_MARK = re.compile(r"(?<=[^\W_]) ?([-/:]) ?(?=[^\W_])")
"""A dash, a slash or a colon between two parts, as in 18:00 - 00:00, with or without blanks."""
_UNSEEN = "Cf"
"""Characters without a width, and hyphens that only the end of a line shows."""


def merges_of(values: Sequence[tuple[str, int]]) -> tuple[tuple[str, str], ...]:
    """Return (spelling, usual spelling) for every text that is not the usual one.

    That is the most common one, or what differs from it in case alone and begins with its only capital, as Male does.
    Codes of states stay as most write them: Ca is a slip for CA.
    Letters for the sexes are spellings of their words, where the column has these, too.

    Args:
        values: (text, times), the most common first.
    """
    keys = _keys([text for text, _ in values])
    usual: dict[str, str] = {}
    for text, key in keys.items():
        usual.setdefault(key, text)
    are_codes = _are_codes(usual.values())
    for text, key in keys.items():
        first = usual[key]
        if are_codes and _is_code(first):
            continue
        if _is_begun(text) and not _is_begun(first) and text.casefold() == first.casefold():
            usual[key] = text
    words = words_for_letters(usual.keys())
    meant = {text: usual[words.get(key, key)] for text, key in keys.items()}
    return tuple((text, word) for text, word in meant.items() if text != word)


def _are_codes(texts: Collection[str]) -> bool:
    """Return whether most texts are codes, as those of states are."""
    n_codes = sum(map(_is_code, texts))
    return n_codes >= max(_LEAST_CODES, _MOST * len(texts))


def _is_code(text: str) -> bool:
    return 1 < len(text) <= _LONGEST_CODE and text.isalpha() and text.isupper()


def _is_begun(text: str) -> bool:
    """Return whether a text, or each word of it, begins with its only capital; one letter alone tells nothing."""
    return (text[:1].isupper() and text[1:].islower()) or (len(text) > 1 and text.istitle())


def _keys(texts: Sequence[str]) -> dict[str, str]:
    """Return what is equal for the spellings of one text, in any case, or looking alike.

    Of most letters, only the capitals of two scripts look alike, so that each is compared in its own script first.
    """
    keys = {text: _key(text) for text in texts}
    if all(map(str.isascii, texts)):
        return keys
    known: dict[str, str] = {}
    alike = {key: known.setdefault(_key(_shown(text)), key) for text, key in keys.items()}
    return {text: alike[key] for text, key in keys.items()}


def _key(text: str) -> str:
    plain = " ".join(normalize("NFKC", text).casefold().split())
    plain = _AROUND_MARK.sub(r"\1", _BESIDE_DIGIT.sub("", plain)) if " " in plain else plain
    return plain.rstrip(".") or plain


def _shown(text: str) -> str:
    """Return the text as it looks: its letters as those of Latin, without what nobody sees."""
    return "".join(letter for letter in text.translate(_ALIKE) if category(letter) != _UNSEEN)
