"""Parser of named codes: lines such as “1 = strongly disagree”, or two columns copied from a spreadsheet."""

from __future__ import annotations

import re

_NAMED = re.compile(r"\s*([^=\t]*[^=\t<>!\s])\s*(?:\t|=)\s*(\S.*)")
"""A code, a tab or "=", a name; not "<= 5"."""
_NUMBER = re.compile(r"[\d\s.,]+")


def named_codes(text: str) -> tuple[tuple[str, str], ...]:
    """Return (code, name) of every non-blank line; () if one of them lacks a code or a name."""
    found = [_NAMED.fullmatch(line) for line in text.splitlines() if line.strip()]
    pairs = tuple((match[1], match[2].split("\t")[0].strip()) for match in found if match)
    return pairs if len(pairs) == len(found) else ()


def are_names(pairs: tuple[tuple[str, str], ...]) -> bool:
    """Return whether some name is not a number; two columns of numbers are no named codes."""
    return not all(_NUMBER.fullmatch(name) for _, name in pairs)
