"""Comparison of an export with the ledger: seals, numbers and statement."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any

from core.commandline.columns import counted
from core.commandline.export_words import in_words_of_today
from core.errors import ForeignExportError, MissingFileError
from core.exports.json_file import release_data
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.release.release import Statement
from core.session import kept_release

LOST = "Entries are missing from the end of the ledger, or this is another ledger. Look for the newest copy of it."
_FORMATS = "Give the CSV file of `reticent ledger export`, the JSON export of a release, or --seal."
_CHANGED = "Somebody has changed the export, or it was not saved whole. Export it again; that is free."
_LATER = "facts"
"""Column of the CSV that exports of older versions lack."""

_SAID = frozenset(field.name for field in fields(Statement))
_DEFAULTS = {field.name: field.default for field in fields(Statement) if field.default is not MISSING}
"""Values of statement fields that exports of older versions lack."""

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
            return self._check_release(json.loads(text)) if text.lstrip().startswith("{") else self._check_lines(text)
        except (ValueError, KeyError, TypeError, AttributeError, csv.Error) as error:
            raise self._error("it carries no seals", _FORMATS) from error

    def _text(self) -> str:
        try:
            return self.file.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            raise MissingFileError(str(self.file)) from None
        except (OSError, UnicodeDecodeError) as error:
            raise self._error("it cannot be read as text", _FORMATS) from error

    def _check_lines(self, text: str) -> str:
        lines, ours = list(csv.DictReader(io.StringIO(text))), csv.DictReader(io.StringIO(self.ledger.export_text()))
        if not lines:
            raise self._error("it carries no seals", _FORMATS)
        of = {row["number"]: row for row in ours}
        for line in lines:
            self._check_seal(line["number"], line["hash"])
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
        kept = json.loads(json.dumps(release_data(release)))
        data = in_words_of_today(data, release.statement)
        statement = data.get("statement", data)
        if "tables" in data:
            self._check_tables(data["tables"], kept["tables"])
        if (key := _difference(_said(statement), _said(kept["statement"]))) is not None:
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


def _said(statement: Facts) -> Facts:
    """Return the fields of the statement; the export's explanations are left out, as versions word them differently."""
    return _DEFAULTS | {key: value for key, value in statement.items() if key in _SAID}


def _difference(exported: Facts, own: Facts) -> str | None:
    """Return the first key with different values, or that only one of the two has; None if there is none."""
    return next((key for key in {**own, **exported} if exported.get(key) != own.get(key)), None)
