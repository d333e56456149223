"""What private choices found, as the ledger keeps it: the kind and the facts, in JSON; shown again at no cost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic

from core.domain.location import Location
from core.errors import ChoiceNotKeptError, LedgerFileError, StrangeChoiceError
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import Fingerprint, counted_rows
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ASKED, CHOICE, ChoiceKind, LedgerEntry
from core.privacy.ledger_reader import LedgerReader
from core.release.phrases import PHRASES
from core.serial import Reader, Writer
from core.session.charged_before import is_changed_since
from core.session.charging import abandoned
from core.session.choices.choice_request import FORMAT, PrivateChoice, Result, asked_file, is_same_source


@dataclass(frozen=True, slots=True)
class KeptChoice(Generic[Result]):
    """A result of a private choice that the ledger keeps.

    Attributes:
        line: the charge.
        found: what was found; public.
        is_new: whether it was found, and charged, just now; False: it was kept before.
    """

    line: LedgerEntry
    found: Result
    is_new: bool = False


def keep_found(ledger: Ledger, line: LedgerEntry, found: object, place: int = 0, facts: Facts = NO_FACTS) -> None:
    """Keep what a choice found, before it is shown.

    Args:
        ledger: of the owner.
        line: the charge.
        found: a dataclass of what JSON holds, all of it public.
        place: how many results of this choice are kept already.
        facts: fingerprint of the rows, if some were corrected since the charge.

    Raises:
        ChoiceNotKeptError: if the ledger cannot; nothing may be shown then.
        RivalChoiceError: if another process kept a result of this charge first.
    """
    told = {"format": FORMAT, "key": line.facts[CHOICE], "facts": Writer().fields(found)}
    try:
        ledger.keep_found(line.number, json.dumps(told).encode("ascii"), place, facts)
    except LedgerFileError as error:
        raise ChoiceNotKeptError(line.number, error.why, error.cure) from error


def kept_results(ledger: Ledger, line: LedgerEntry, result: type[Result]) -> tuple[Result, ...]:
    """Return all results of a choice, oldest first; () if it found nothing yet.

    Raises:
        StrangeChoiceError: if a newer version of this program kept them, or they are of another kind.
        LedgerFileError: if they were changed since.
    """
    return tuple(_unpacked(line, content, result) for content in ledger.found(line.number))


def kept_before(ledger: Ledger, line: LedgerEntry, result: type[Result]) -> KeptChoice[Result]:
    """Return the latest result of a choice that found something before.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    # Removes the mark of a process that died after it kept the result; nobody else would ever ask for it.
    abandoned(ledger.path, [line])
    return KeptChoice(line, kept_results(ledger, line, result)[-1])


def kept_choices(
    ledger: Ledger, dataset: str | None, kind: ChoiceKind, result: type[Result]
) -> tuple[KeptChoice[Result], ...]:
    """Return every result of one kind of choice about a dataset, or all, oldest first; costs nothing.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    lines = (line for line in ledger.choices(dataset) if line.facts[CHOICE] == kind)
    return tuple(KeptChoice(line, each) for line in lines for each in kept_results(ledger, line, result))


def found_like(
    choice: PrivateChoice[Result], dataset: str, ledger: LedgerReader, source: Location
) -> LedgerEntry | None:
    """Return the newest charge of an equal question about a file whose result is kept; None if it changed since.

    As for releases, a file counts as changed if its last change is later than the charge. The rows of a frame count as
    unchanged, since nothing tells whether they are.

    Args:
        choice: the question.
        dataset: its name in the ledger.
        ledger: of the owner.
        source: of the rows; see `source_location`.
    """
    for line in _found_alike(choice, dataset, ledger):
        with suppress(ValueError):
            asked = asked_file(ledger.request(line))
            if is_same_source(source, asked) and not is_changed_since(asked, line.when):
                return line
    return None


def found_of_rows(
    choice: PrivateChoice[Result], dataset: str, ledger: LedgerReader, rows: Fingerprint
) -> LedgerEntry | None:
    """Return the newest charge of an equal question about equal rows, wherever these were, whose result is kept."""
    for line in _found_alike(choice, dataset, ledger):
        made = counted_rows(ledger.entries, line)
        if made is not None and made.is_of_same_rows(rows):
            return line
    return None


def open_like(choice: PrivateChoice[Result], dataset: str, ledger: LedgerReader) -> tuple[LedgerEntry, ...]:
    """Return the charges of an equal question without a result: at work, or cut short."""
    kept = ledger.found_choices()
    return tuple(line for line in _asked_alike(choice, dataset, ledger) if line.number not in kept)


def _asked_alike(choice: PrivateChoice[Result], dataset: str, ledger: LedgerReader) -> Iterator[LedgerEntry]:
    asked = choice.facts[ASKED]
    return (line for line in ledger.choices(dataset) if line.facts.get(ASKED) == asked)


def _found_alike(choice: PrivateChoice[Result], dataset: str, ledger: LedgerReader) -> Iterator[LedgerEntry]:
    """Yield the charges of an equal question whose result is kept, newest first."""
    kept = ledger.found_choices()
    return (line for line in reversed(tuple(_asked_alike(choice, dataset, ledger))) if line.number in kept)


def _unpacked(line: LedgerEntry, content: bytes, result: type[Result]) -> Result:
    # The seal was checked, so bytes that cannot be read are of a newer format, not damaged.
    try:
        told = json.loads(content)
        found: Result = Reader(PHRASES).value(result, told["facts"])
        is_known = (told["format"], told["key"]) == (FORMAT, line.facts[CHOICE])
    except (ValueError, TypeError, KeyError) as error:
        raise StrangeChoiceError(line.number) from error
    if not is_known:
        raise StrangeChoiceError(line.number)
    return found
