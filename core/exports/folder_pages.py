"""The files of every exported folder beside its tables: a readme, a list of contents and the method."""

from __future__ import annotations

import csv
import json
import unicodedata
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path

from core.exports.csv_text import encoding_for, harmless
from core.exports.fact_words import scale_words
from core.exports.statement_data import statement_data
from core.exports.statement_words import (
    HOW_TO_READ,
    coverage_text,
    facts,
    heading,
    hidden_notes,
    how_to_read,
    release_title,
    zero_notes,
)
from core.release.release import Release, ReleasedTable
from core.words import N_, Tell

_README = "README.txt"
_CONTENTS = "contents.csv"
_METHOD = "method.json"
RECORDS = "made-up-records.csv"
"""Names of files in exported folders: an export may replace a folder only if it holds nothing else."""

_KEPT = "LMN"
"""Categories of letters, their marks, and figures, of every script: every system can have them in names of files."""

_TOTALS = N_(
    "Export",
    "Totals are sums of the published numbers, and not in these files. Their ± is in the workbook, the "
    "report and the JSON file of the same release. It is not the sum of the ± of the cells, because "
    "errors partly cancel.",
)


def file_names(release: Release, suffix: str) -> tuple[str, ...]:
    """Return one name per table, such as "table-03-age-sex.csv": letters and figures only, unique by their numbers."""
    digits = max(2, len(str(len(release.tables))))
    return tuple(
        f"table-{number:0{digits}}-{_slug(table)}{suffix}" for number, table in enumerate(release.tables, start=1)
    )


def write_pages(release: Release, folder: Path, names: Sequence[str], about: Sequence[str], tell: Tell) -> None:
    """Write these files into `folder`.

    Args:
        release: what is published.
        folder: exists.
        names: the file of each table, in order.
        about: sentences on this format, for the readme.
        tell: translates the readme; the other files are for programs.
    """
    statement = release.statement
    (folder / _README).write_text(_readme(release, about, tell), encoding="utf-8", newline="\n")
    contents = _contents(release, names)
    write_csv(folder / _CONTENTS, contents, (str(line[1]) for line in contents))
    method = json.dumps(statement_data(statement), ensure_ascii=False, indent=1, allow_nan=False)
    (folder / _METHOD).write_text(method + "\n", encoding="utf-8", newline="\n")


def foreign_entry(folder: Path) -> str | None:
    """Return the name of an entry of `folder` that is not part of an earlier export; None if there is none."""
    contents = folder / _CONTENTS
    known = set()
    if contents.is_file():
        known = {_README, _CONTENTS, _METHOD, RECORDS}
        text = contents.read_text(encoding="utf-8-sig", errors="replace")
        known |= {line[0] for line in csv.reader(StringIO(text)) if line and line[0].startswith("table-")}
    foreign = (entry.name for entry in folder.iterdir() if entry.name not in known or not entry.is_file())
    return min(foreign, default=None)


def write_csv(file: Path, lines: Iterable[Sequence[object]], texts: Iterable[str]) -> None:
    """Write a CSV file that spreadsheets open without running formulas.

    Args:
        file: does not exist yet.
        lines: the header first.
        texts: all texts in `lines`, which determine the encoding.
    """
    with file.open("x", encoding=encoding_for(texts), newline="") as handle:
        csv.writer(handle).writerows([harmless(value) for value in line] for line in lines)


def _slug(table: ReleasedTable) -> str:
    name = unicodedata.normalize("NFC", ("-".join(table.published.names) or "everybody").lower())
    kept = "".join(sign if unicodedata.category(sign)[0] in _KEPT else " " for sign in name)
    # Names of files have 255 bytes: 50 letters of four bytes leave room for the number and the ending.
    return "-".join(kept.split())[:50].strip("-") or "table"


def _contents(release: Release, names: Sequence[str]) -> list[list[object]]:
    lines: list[list[object]] = [["file", "table", "cells", "plus_minus", "rehearsal"]]
    for name, table in zip(names, release.tables, strict=True):
        rehearsal = "yes" if release.statement.rehearsal else "no"
        lines.append(
            [name, " x ".join(table.published.names), table.published.values.size, table.half_width, rehearsal]
        )
    return lines


def _readme(release: Release, about: Sequence[str], tell: Tell) -> str:
    statement = release.statement
    files = N_(
        "Export",
        "{contents} lists the tables, with the ± ({percent}) of a cell of each. {method} is the method statement for "
        "programs.",
    )
    parts = [
        release_title(statement),
        statement.claim,
        "\n".join(f"{tell(what)}: {tell(value)}" for what, value in facts(statement)),
        heading(statement, HOW_TO_READ),
        *how_to_read(statement, _TOTALS),
        *hidden_notes(release),
        *zero_notes(release),
        N_("Export", "What is in this folder"),
        *about,
        files.format(contents=_CONTENTS, percent=coverage_text(statement), method=_METHOD),
        *statement.lines,
        *scale_words(statement),
    ]
    return "\n\n".join(tell(part) for part in parts if part) + "\n"
