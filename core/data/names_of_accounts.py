"""Tells numbers of accounts and cards that are no persons: accounts of a bookkeeper, and the last digits of a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.data.column_profile import FEW_NUMBERS, ColumnProfile
from core.data.describing_names import in_words, words_of
from core.patterns import pattern_of

_LAST = pattern_of(r"(?:(?:credit|debit)?[ _-]?(?:card|cc)s?[ _.-]*)?last[ _-]?(?:4|four)(?:[ _-]?digits)?")
"""The last digits of a card."""
_ACCOUNTS = words_of("konto account sachkonto compte cuenta conto")
_OPPOSITE = ("gegenkonto", "contra account", "offset account", "contraaccount", "contrepartie", "contrapartida")
"""How the name of the other account of a booking begins."""


def with_accounts(profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
    """Return the profiles of a file, where such numbers do not tell that a person has several rows."""
    are_booked = any(" ".join(in_words(each.header)).startswith(_OPPOSITE) for each in profiles)
    return [_seen(each, are_booked=are_booked) for each in profiles]


def _seen(profile: ColumnProfile, *, are_booked: bool) -> ColumnProfile:
    words = in_words(profile.header)
    if _LAST.fullmatch(profile.header.strip().casefold()):
        return replace(profile, recurs_beside=False)  # two cards end alike by chance
    is_account = are_booked and bool(words) and {*words} <= _ACCOUNTS
    if is_account and profile.n_distinct <= FEW_NUMBERS:
        return replace(profile, recurs_beside=False, is_id_like=False)
    return profile
