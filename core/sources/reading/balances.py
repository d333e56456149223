"""Tell the rows with which an account begins and ends from its records: balances that stand beside a date."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import islice

from core.data.raw_cells import Cell


def _phrases(text: str) -> frozenset[str]:
    return frozenset(map(str.strip, text.split(",")))


OPENING = _phrases(
    """
    opening balance, beginning balance, starting balance, initial balance, previous balance, balance b/f,
    balance b.f., balance b/d, brought forward, balance brought forward,
    anfangssaldo, anfangsbestand, eröffnungssaldo, eröffnungsbilanz, saldovortrag, alter kontostand, alter saldostand,
    alter saldo,
    solde initial, solde de départ, solde d'ouverture, solde antérieur, solde reporté, ancien solde, report à nouveau,
    saldo inicial, saldo anterior, saldo iniziale, saldo precedente, saldo początkowe, beginsaldo, ingående saldo,
    ingående balans, inngående saldo, startsaldo, входящий остаток, начальный остаток, počáteční zůstatek,
    nyitó egyenleg, 期初余额, 期首残高, 前月繰越
    """
)
"""What an account begins with, in lower case."""
CLOSING = _phrases(
    """
    closing balance, ending balance, end balance, final balance, current balance, balance c/f, balance c.f.,
    balance c/d, carried forward, balance carried forward,
    endsaldo, endbestand, schlusssaldo, schlussbestand, abschlusssaldo, neuer saldo, neuer kontostand,
    neuer saldostand,
    solde final, solde de clôture, solde de fin, solde à reporter, nouveau solde,
    saldo final, saldo actual, saldo finale, saldo końcowe, eindsaldo, utgående saldo, utgående balans, slutsaldo,
    sluttsaldo, исходящий остаток, конечный остаток, konečný zůstatek, záró egyenleg, 期末余额, 期末残高, 次月繰越
    """
)
"""What an account ends with."""
_BESIDE = 100
"""Other rows that are looked at, at most: where one has such a text, it is an entry like others."""


def has_balance(row: Sequence[Cell], words: AbstractSet[str], others: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a text of a row says that it is a balance, and no text of any other row does."""
    return _says(row, words) and not any(_says(other, words) for other in islice(others, _BESIDE))


def _says(row: Sequence[Cell], words: AbstractSet[str]) -> bool:
    return any(_plain(cell) in words for cell in row if isinstance(cell, str))


def _plain(text: str) -> str:
    said = text.strip().rstrip(" :：").replace("’", "'").lower()
    return said.removeprefix("the ") if said.endswith(" balance") else said
