"""One JSON file: the tables as flat lists, and the statement; for programs."""

from __future__ import annotations

import json
from pathlib import Path

from core.errors import UnwritableOutputError
from core.exports.exporter import OTHER_FORMAT, Exporter, ExporterInfo, register, too_much_memory
from core.exports.long_form import known, plain, shown
from core.exports.statement_data import statement_data
from core.exports.statement_words import WATERMARK
from core.release.cumulative import CumulativeCounts
from core.release.release import Release, ReleasedTable
from core.release.size import ReleaseSize
from core.strategies.available_memory import memory
from core.words import N_, Tell

_BYTES_IN_MEMORY = 300
"""Bytes of memory per number of one table: Python lists of Python numbers."""


@register
class JsonFile(Exporter):
    """{"tables": [...], "statement": {...}}; numbers in full precision, lists flat with the last attribute fastest."""

    info = ExporterInfo(
        "json",
        N_("Export", "Numbers and method statement (JSON)"),
        N_("Export", "For programs and for reviewers: the same in every language."),
        ".json",
        is_folder=False,
    )
    seconds_a_table, seconds_a_number = 1e-4, 7e-6
    bytes_a_number, bytes_a_letter = (50, 105), 0.0

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes; every table lists the errors of all its totals, and its labels."""
        totals = sum(table.totals * (100 + len(table.title)) for table in size.tables)
        letters = {each.name: sum(map(len, each.labels)) + 4 * each.size for each in size.attributes}
        labels = sum(letters[name] * (1 + len(table.sums)) for table in size.tables for name in table.names)
        return super().bytes(size) + totals + 2 * labels

    def check(self, size: ReleaseSize, file: str) -> None:
        """Refuse a table whose numbers do not fit into memory."""
        if (needed := self.memory(size)) > (most := memory()):
            raise UnwritableOutputError(file, too_much_memory(needed, most), OTHER_FORMAT)

    def memory(self, size: ReleaseSize) -> int:
        """Return the estimated bytes of memory: one table after the other."""
        return _BYTES_IN_MEMORY * max(table.cells + sum(table.sums) for table in size.tables)

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:  # noqa: ARG002  for programs only
        """Write one line per table, so that a person can look at it too."""
        with target.open("x", encoding="utf-8", newline="\n") as file:
            file.write("{")
            if release.statement.rehearsal:
                file.write(f'"warning": {json.dumps(WATERMARK)},\n')
            file.write('"tables": [')
            for number, table in enumerate(release.tables):
                file.write(",\n" if number else "\n")
                json.dump(_table(table), file, ensure_ascii=False, allow_nan=False)
            file.write('\n],\n"statement": ')
            json.dump(statement_data(release.statement), file, ensure_ascii=False, indent=1, allow_nan=False)
            file.write("}\n")


def release_data(release: Release) -> dict[str, object]:
    """Return the content of the file of a release, without a warning."""
    return {"tables": list(map(_table, release.tables)), "statement": statement_data(release.statement)}


def _table(table: ReleasedTable) -> dict[str, object]:
    values, low, high = (shown(array, table.hidden) for array in (table.published.values, table.low, table.high))
    pairs = zip(known(low), known(high), strict=True)
    hidden = {} if table.hidden is None else {"hidden": int(table.hidden.sum())}
    return (
        {
            "attributes": list(table.published.names),
            "categories": [list(labels) for labels in table.published.labels],
            "values": list(known(values)),
            "standard_deviation": list(plain(table.standard_deviation)),
            "interval": [[least, most] for least, most in pairs],
            "half_width": table.half_width,
            "totals": [
                {
                    "attributes": list(margin.names),
                    "standard_deviation": margin.standard_deviation,
                    "half_width": margin.half_width,
                }
                for margin in table.margins
            ],
            "weight": table.weight,
            "moved": table.moved,
        }
        | hidden
        | ({"cumulative": [_cumulative(counts) for counts in table.cumulative]} if table.cumulative else {})
    )


def _cumulative(counts: CumulativeCounts) -> dict[str, object]:
    """Return sums over the first labels of one attribute, for each combination of labels of the others."""
    values, low, high = (shown(array, counts.hidden) for array in (counts.published.values, counts.low, counts.high))
    return {
        "along": counts.name,
        "categories": [list(labels) for labels in counts.published.labels],
        "values": list(known(values)),
        "standard_deviation": list(plain(counts.standard_deviation)),
        "half_width": list(plain(counts.half_width)),
        "interval": [[least, most] for least, most in zip(known(low), known(high), strict=True)],
    }
