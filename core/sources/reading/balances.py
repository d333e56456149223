"""Tell the rows with which an account begins and ends from its records: balances that stand beside a date."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

from core.data.raw_cells import Cell

OPENING = (
    r"(?i)(?:the )?(?:opening|beginning|starting|initial|previous) balance"
    r"|balance (?:b/f|b\.f\.|b/d)|(?:balance )?brought forward"
    r"|anfangssaldo|anfangsbestand|eröffnungssaldo|eröffnungsbilanz|saldovortrag|alter (?:konto|saldo)stand"
    r"|alter saldo"
    r"|solde (?:initial|de départ|d[’']ouverture|antérieur|reporté)|ancien solde|report à nouveau"
    r"|saldo (?:inicial|anterior|iniziale|precedente|początkowe)|beginsaldo|ingående (?:saldo|balans)|inngående saldo"
    r"|startsaldo|входящий остаток|начальный остаток|počáteční zůstatek|nyitó egyenleg|期初余额|期首残高|前月繰越"
)
"""What an account begins with; as text, which `re` compiles at its first use and keeps."""
CLOSING = (
    r"(?i)(?:the )?(?:closing|ending|end|final|current) balance|balance (?:c/f|c\.f\.|c/d)|(?:balance )?carried forward"
    r"|endsaldo|endbestand|schlusssaldo|schlussbestand|abschlusssaldo|neuer saldo|neuer (?:konto|saldo)stand"
    r"|solde (?:final|de clôture|de fin|à reporter)|nouveau solde"
    r"|saldo (?:final|actual|finale|końcowe)|eindsaldo|utgående (?:saldo|balans)|slutsaldo|sluttsaldo"
    r"|исходящий остаток|конечный остаток|konečný zůstatek|záró egyenleg|期末余额|期末残高|次月繰越"
)
"""What an account ends with."""
_BESIDE = 100
"""Other rows that are looked at, at most: where one has such a text, it is an entry like others."""


def has_balance(row: Sequence[Cell], words: str, others: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a text of a row says that it is a balance, and no text of any other row does."""
    return _says(row, words) and not any(_says(other, words) for other in islice(others, _BESIDE))


def _says(row: Sequence[Cell], words: str) -> bool:
    texts = (cell.strip().rstrip(" :：") for cell in row if isinstance(cell, str) and len(cell) < _LONGEST)
    return any(re.fullmatch(words, text) is not None for text in texts)


_LONGEST = 60
"""Characters of such a text, and a few blanks."""
