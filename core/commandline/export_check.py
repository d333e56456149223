"""Comparison of an export with the ledger: seals, numbers and statement."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from typing import Any

from core.commandline.columns import counted
from core.commandline.export_words import in_words_of_today
from core.errors import ForeignExportError, MissingFileError
from core.exports.json_file import release_data
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.release.quality_line import QualityLine
from core.release.release import Statement
from core.session.keeping import kept_release

LOST = "Entries are missing from the end of the ledger, or this is another ledger. Look for the newest copy of it."
_FORMATS = "Give the CSV file of `reticent ledger export`, the JSON export of a release, or --seal."
_OTHERS = "A workbook or a report shows its seal: compare that by --seal."
_CHANGED = "Somebody has changed the export, or it was not saved whole. Export it again; that is free."
_LATER = "facts"
"""Column of the CSV that exports of older versions lack."""

_DEFAULTS = {field.name: field.default for field in fields(Statement) if field.default is not MISSING}
"""Values of statement fields that exports of older versions lack."""
_PLAIN_KEY = re.compile("[A-Za-z0-9_]{1,40}")
"""Keys that are named in errors: any other could be as long as the file, or change what a terminal shows."""

Facts = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ExportCheck:
    """Compares one export (CSV of a ledger or JSON of a release) with the entries of a verified ledger."""

    file: Path
    ledger: Ledger
    entries: Sequence[LedgerEntry]

    def run(self) -> str:
        """Compare everything; return a sentence about what could not be compared, or "".

        Raises:
            MissingFileError: if the file does not exist.
            ForeignExportError: if it disagrees with the ledger, or is no such export.
        """
        text = self._text()
        try:
            return self._check_release(self._parsed(text)) if text.lstrip().startswith("{") else self._check_lines(text)
        # RecursionError: deeply nested brackets.
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, csv.Error) as error:
            raise self._error("it carries no seals", _FORMATS) from error

    def _text(self) -> str:
        try:
            return self.file.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            raise MissingFileError(str(self.file)) from None
        except (OSError, UnicodeDecodeError) as error:
            raise self._error("it cannot be read as text", f"{_FORMATS} {_OTHERS}") from error

    def _parsed(self, text: str) -> Facts:
        """Return the JSON object in `text`."""

        def once(pairs: list[tuple[str, Any]]) -> Facts:
            # Of a key that is there twice, some programs read the first value, and some the last.
            if len({key for key, _ in pairs}) < len(pairs):
                raise self._error("it has a key twice", _CHANGED)
            return dict(pairs)

        data: Facts = json.loads(text, object_pairs_hook=once)
        return data

    def _check_lines(self, text: str) -> str:
        # A key for cells beyond the header: that of the library, None, reads as “nothing differs” below.
        reader = csv.DictReader(io.StringIO(text), restkey="cells_beyond_the_header")
        ours = csv.DictReader(io.StringIO(self.ledger.export_text()))
        lines, columns = list(reader), reader.fieldnames or ()
        if not lines or len(set(columns)) < len(columns):
            raise self._error("it carries no seals", _FORMATS)
        of = {row["number"]: row for row in ours}
        for number, line in enumerate(lines, start=1):
            if self._check_seal(line["number"], line["hash"]) != number:
                raise self._error(f"entry {number} is not where it should be", _CHANGED)
            own = {key: text for key, text in of[line["number"]].items() if key in line or key != _LATER}
            if (key := _difference(line, own)) is not None:
                raise self._error(f"entry {line['number']} has another {key} there", _CHANGED)
        return ""

    def _check_release(self, data: Facts) -> str:
        statement = data.get("statement", data)
        # Versions before the ledger kept tables wrote exports without a seal.
        if not statement["seal"]:
            raise self._error("it carries no seals", _FORMATS)
        number = self._check_seal(statement["reference"], statement["seal"])
        if number not in self.ledger.kept_charges():
            return f"The tables of release {number} are not kept: only the seal of the export was compared."
        release = kept_release(self.ledger, number)
        # An earlier release may be exported with words of today, which say what is shown.
        line = QualityLine(statement.get("publication", {}).get("hide_below", ""))
        release = release.said(replace(release.statement.publication, hide_below=line))
        kept = json.loads(json.dumps(release_data(release)))
        said = in_words_of_today(data, release.statement)
        if "statement" in said:
            if said.keys() != kept.keys():
                raise self._error("it has not the two parts of a release, tables and statement", _CHANGED)
            self._check_tables(said["tables"], kept["tables"])
        statement = _as_kept(_DEFAULTS | said.get("statement", said), kept["statement"])
        if (key := _difference(statement, kept["statement"])) is not None:
            raise self._error(f"its statement is not that of the release ({key})", _CHANGED)
        return ""

    def _check_seal(self, reference: str, seal: str) -> int:
        """Return the number in `reference` if that entry has the seal `seal`."""
        # Nine digits at most: a longer number is no number of an entry, and slow to convert.
        if not re.fullmatch("[1-9][0-9]{0,8}", str(reference)):
            raise ValueError("no number of an entry")
        number = int(reference)
        if number > len(self.entries):
            raise self._error(f"it has entry {number}, and the ledger ends with entry {len(self.entries)}", LOST)
        if self.entries[number - 1].hash != seal:
            raise self._error(f"entry {number} has another seal there", LOST)
        return number

    def _check_tables(self, tables: Sequence[Facts], kept: Sequence[Facts]) -> None:
        if len(tables) != len(kept):
            raise self._error(f"it has {counted(len(tables), 'table')}, and the release {len(kept)}", _CHANGED)
        for table, own in zip(tables, kept, strict=True):
            if (key := _difference(table, own)) is not None:
                title = " × ".join(own["attributes"])
                raise self._error(f"its table “{title}” is not the one released ({key})", _CHANGED)

    def _error(self, why: str, cure: str) -> ForeignExportError:
        return ForeignExportError(str(self.file), str(self.ledger.path), why, cure)


def _as_kept(statement: Facts, kept: Facts) -> Facts:
    """Return a statement with what an export may say otherwise as the ledger keeps it.

    The words of the publication are those of the day of the export. Of the registry's terms, which repeat the statement
    in sentences that later versions may put better, the parameters are compared.
    """
    registry = dict(kept["registry"])
    told = statement.get("registry", registry)
    registry["privacy_parameters"] = told.get("privacy_parameters") if isinstance(told, dict) else None
    return {**statement, "publication": kept["publication"], "registry": registry}


def _difference(exported: Facts, own: Facts) -> str | None:
    """Return the first key with different values, or that only one of the two has; None if there is none."""
    found = next((key for key in {**own, **exported} if not _equal(exported, own, key)), None)
    return found if found is None or _PLAIN_KEY.fullmatch(found) else "a key that no export has"


def _equal(exported: Facts, own: Facts, key: str) -> bool:
    return key in exported and key in own and _same(exported[key], own[key])


def _same(one: object, other: object) -> bool:
    """Return whether two values from JSON are equal; `true` is not 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return _difference(one, other) is None
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return one == other and isinstance(one, bool) == isinstance(other, bool)
