"""By what the ledger knows rows again that were released under another name.

A fingerprint is made of the file's bytes, of each attribute's counts, and of all cells of the file, whatever the plan
uses: how many rows fall into each of a few groups (`core.privacy.column_sketch`). A key that only this ledger has
goes into all of it; it is kept with the charge, and never leaves the ledger. Whoever has the ledger has the key, too:
they can test whether a file, or guessed counts, were those that were released, and read from the groups how many rows
say what.

References:
    Saarinen, Aumasson, The BLAKE2 Cryptographic Hash and Message Authentication Code, RFC 7693 (keyed hashing).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from core.errors import LedgerFileError, SamePeopleError
from core.privacy.column_sketch import ALARM, ColumnSketch
from core.privacy.entry_facts import FINGERPRINT, KEY, Facts
from core.privacy.ledger_entry import LedgerEntry
from core.words import N_

OTHER_PEOPLE = "other-people"
"""The owner's word that rows which look like those of other datasets are about others: their names, one a line."""

KEY_BYTES = 32
_SKETCH = "sketch:"
_ALIKE = 2
"""Columns with equal counts that make rows look the same."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What is left of rows to know them again.

    Attributes:
        file: hash of the bytes; "" where there is no one file.
        columns: hashes of the counts of every attribute that says different things of different rows.
        sketch: of the cells of all columns; "" in lines of older versions.
    """

    file: str
    columns: frozenset[str]
    sketch: str = ""

    @property
    def text(self) -> str:
        """As a line of the ledger keeps it."""
        sketch = [_SKETCH + self.sketch] if self.sketch else []
        return " ".join([f"file:{self.file}", *sketch, *sorted(self.columns)])

    def facts(self, key: bytes | None, others: Sequence[str]) -> Facts:
        """Return what a charge says of its rows.

        Args:
            key: of the ledger, if the line is the first to keep it.
            others: datasets whose rows look the same, and are about other people, as the owner says.
        """
        keys = {KEY: key.hex()} if key else {}
        return Facts(keys | ({OTHER_PEOPLE: "\n".join(others)} if others else {}), **{FINGERPRINT: self.text})

    @classmethod
    def of(cls, facts: Facts) -> Fingerprint | None:
        """Return the fingerprint that a line of the ledger keeps; None if it keeps none."""
        if FINGERPRINT not in facts:
            return None
        file, *others = facts[FINGERPRINT].split(" ")
        columns = frozenset(each for each in others if not each.startswith(_SKETCH))
        sketch = next((each.removeprefix(_SKETCH) for each in others if each.startswith(_SKETCH)), "")
        return cls(file.removeprefix("file:"), columns, sketch)

    def resembles(self, other: Fingerprint) -> bool:
        """Return whether both may be of the same people: of one file, with columns of the same counts, or drawn alike.

        The last is said of the sketches alone, which lines of older versions do not have.
        """
        if self.file and self.file == other.file:
            return True
        shared = len(self.columns & other.columns)
        if shared >= min(_ALIKE, max(1, len(self.columns)), max(1, len(other.columns))):
            return True
        ours, theirs = ColumnSketch.read(self.sketch), ColumnSketch.read(other.sketch)
        return ours is not None and theirs is not None and ours.evidence(theirs) >= ALARM


def key_of(entries: Sequence[LedgerEntry]) -> bytes | None:
    """Return the key of a ledger's fingerprints; None before the first."""
    keys = (entry.facts[KEY] for entry in entries if KEY in entry.facts)
    return next(map(bytes.fromhex, keys), None)


def resembling(entries: Sequence[LedgerEntry], dataset: str, found: Fingerprint) -> tuple[str, ...]:
    """Return the other datasets whose releases were made of rows that look like `found`.

    Those that the owner has said to be about other people are left out.
    """
    others = {dataset}
    for entry in entries:
        if entry.dataset == dataset:
            others.update(entry.facts.get(OTHER_PEOPLE, "").split("\n"))
    prints = ((entry.dataset, Fingerprint.of(entry.facts)) for entry in entries if entry.dataset not in others)
    return tuple(dict.fromkeys(other for other, made in prints if made is not None and made.resembles(found)))


def check_rows(ledger: Path, entries: Sequence[LedgerEntry], dataset: str, facts: Facts) -> None:
    """Refuse a charge whose rows another program charged to another dataset while this one read them.

    Args:
        ledger: its file, for the message.
        entries: all lines before the charge.
        dataset: that is to be charged.
        facts: of the charge.

    Raises:
        SamePeopleError: if the rows look like those of a dataset that the charge does not say to be about others.
        LedgerFileError: if they cannot be compared, because each of two programs made a first key.
    """
    found = Fingerprint.of(facts)
    if found is None:
        return
    if KEY in facts and key_of(entries) not in (None, bytes.fromhex(facts[KEY])):
        why = N_("Error", "another program made its first release while this one read the rows")
        raise LedgerFileError(str(ledger), why, N_("Error", "Try again."))
    said = facts.get(OTHER_PEOPLE, "").split("\n")
    others = tuple(other for other in resembling(entries, dataset, found) if other not in said)
    if others:
        raise SamePeopleError.naming(others)
