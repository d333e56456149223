"""Keyed fingerprints, by which the ledger recognises rows that were released under another name.

A fingerprint holds hashes of the file's bytes, of each attribute's counts and of the labels of all rows, and a sketch
of all cells of the file, used by the plan or not (`core.privacy.column_sketch`). All are keyed with a key of this
ledger alone, kept with the first charge. Whoever has the ledger has the key as well, and can test whether a file, or
guessed rows or counts, were those that were released, and estimate from the sketch how many rows have a value.

References:
    Saarinen, Aumasson, The BLAKE2 Cryptographic Hash and Message Authentication Code, RFC 7693 (keyed hashing).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from core.errors import RivalKeyError, SamePeopleError
from core.privacy.column_sketch import ALARM, ColumnSketch
from core.privacy.entry_facts import FINGERPRINT, KEY, Facts
from core.privacy.ledger_entry import LedgerEntry

OTHER_PEOPLE = "other-people"
"""Key of the owner's statement that similar rows of other datasets are about other people: their names, one a line."""

KEY_BYTES = 32
"""Bytes of the key of BLAKE2: 256 bits cannot be guessed. A shorter key could be searched from one fingerprint."""

_SKETCH, _ROWS = "sketch:", "rows:"
_SHARED_COLUMNS = 2
"""Columns with equal counts from which rows are taken for those of another dataset. One column may agree by chance;
more would overlook a file of which few columns were kept."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Keyed hashes of rows.

    Attributes:
        file: hash of the bytes; "" where the rows are not those of one file.
        columns: hashes of the counts of every attribute with at least two values.
        sketch: of the cells of all columns; "" in entries of older versions.
        rows: hash of the labels of all rows; "" in entries of older versions.
    """

    file: str
    columns: frozenset[str]
    sketch: str = ""
    rows: str = ""

    @property
    def text(self) -> str:
        """The text for a ledger entry."""
        marked = [mark + text for mark, text in ((_SKETCH, self.sketch), (_ROWS, self.rows)) if text]
        return " ".join([f"file:{self.file}", *marked, *sorted(self.columns)])

    def facts(self, key: bytes | None, others: Sequence[str]) -> Facts:
        """Return the facts of a charge about its rows.

        Args:
            key: of the ledger, if this entry is the first to keep it.
            others: datasets with similar rows that are about other people, as the owner says.
        """
        keys = {KEY: key.hex()} if key else {}
        return Facts(keys | ({OTHER_PEOPLE: "\n".join(others)} if others else {}), **{FINGERPRINT: self.text})

    @classmethod
    def of(cls, facts: Facts) -> Fingerprint | None:
        """Return the fingerprint in the facts of an entry; None if there is none."""
        if FINGERPRINT not in facts:
            return None
        file, *others = facts[FINGERPRINT].split(" ")
        columns = frozenset(each for each in others if ":" not in each)
        return cls(file.removeprefix("file:"), columns, _marked(others, _SKETCH), _marked(others, _ROWS))

    def resembles(self, other: Fingerprint) -> bool:
        """Return whether both may be about common people: one file, columns with equal counts, or similar sketches."""
        if self.file and self.file == other.file:
            return True
        shared = len(self.columns & other.columns)
        if shared >= min(_SHARED_COLUMNS, max(1, len(self.columns)), max(1, len(other.columns))):
            return True
        ours, theirs = ColumnSketch.read(self.sketch), ColumnSketch.read(other.sketch)
        return ours is not None and theirs is not None and ours.evidence(theirs) >= ALARM

    def is_of_same_rows(self, other: Fingerprint) -> bool:
        """Return whether both are surely of equal rows, as far as the attributes of one plan tell.

        Similar sketches, or equal counts of every attribute, are no proof: samples drawn by one quota have the latter.
        """
        if self.rows and other.rows:
            return self.rows == other.rows
        is_one = bool(self.file) and self.file == other.file
        return self.columns == other.columns and (is_one or (bool(self.sketch) and self.sketch == other.sketch))


def _marked(parts: Sequence[str], mark: str) -> str:
    return next((each.removeprefix(mark) for each in parts if each.startswith(mark)), "")


def key_of(entries: Sequence[LedgerEntry]) -> bytes | None:
    """Return the key of a ledger's fingerprints; None before the first."""
    keys = (entry.facts[KEY] for entry in entries if KEY in entry.facts)
    return next(map(bytes.fromhex, keys), None)


def counted_rows(entries: Sequence[LedgerEntry], charge: LedgerEntry) -> Fingerprint | None:
    """Return the fingerprint of the rows that a charge counted: of its result, if rows were corrected before."""
    results = (entry for entry in entries if entry.is_result_of(charge.number))
    return next((found for each in results if (found := Fingerprint.of(each.facts))), Fingerprint.of(charge.facts))


def resembling(entries: Sequence[LedgerEntry], dataset: str, found: Fingerprint) -> tuple[str, ...]:
    """Return the other datasets with releases of rows that resemble `found`.

    Datasets that the owner has said to be about other people are left out.
    """
    others = {dataset}
    for entry in entries:
        if entry.dataset == dataset:
            others.update(entry.facts.get(OTHER_PEOPLE, "").split("\n"))
    prints = ((entry.dataset, Fingerprint.of(entry.facts)) for entry in entries if entry.dataset not in others)
    return tuple(dict.fromkeys(other for other, made in prints if made is not None and made.resembles(found)))


def check_rows(ledger: Path, entries: Sequence[LedgerEntry], dataset: str, facts: Facts) -> None:
    """Refuse a charge if another process charged similar rows to another dataset while this one read them.

    Args:
        ledger: its file, for the message.
        entries: all entries before the charge.
        dataset: the one to be charged.
        facts: of the charge.

    Raises:
        SamePeopleError: if the rows resemble those of a dataset that `facts` does not list as about other people.
        RivalKeyError: if they cannot be compared, because two processes each made a first key.
    """
    found = Fingerprint.of(facts)
    if found is None:
        return
    if KEY in facts and key_of(entries) not in (None, bytes.fromhex(facts[KEY])):
        raise RivalKeyError(str(ledger))
    said = facts.get(OTHER_PEOPLE, "").split("\n")
    others = tuple(other for other in resembling(entries, dataset, found) if other not in said)
    if others:
        raise SamePeopleError.naming(others)
