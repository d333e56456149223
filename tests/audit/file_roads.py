"""Roads that begin at a file: two neighbouring files of each family of formats, read as a release reads them.

Reading is no chance, so each file is read once, by the shipped process; from there on a road is like the others.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.sources import wire
from core.sources.asking.records import ReadRequest, read_rows
from tests.audit.faults import Fault
from tests.audit.roads import ONE, Road
from tests.core.sources.written_files import write

INCOME = Attribute("income", Kind.NUMBER, edges=(0.0, 10.0), other="no number")
MARKS = {"decimal": ".", "thousands": ""}
IN_A_TEXT = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", **MARKS)


@dataclass(frozen=True)
class FileRoad(Road):
    """One more row in the second file, written with another decimal mark than the `crowd`.

    By the plan that row is no number, and says nothing about how the others are read.
    """

    layout: ReadingLayout = IN_A_TEXT
    suffix: str = "csv"

    def __str__(self) -> str:
        return f"{super().__str__()}, from .{self.suffix}"

    def tables(self):
        """Write the neighbours and read them."""
        with tempfile.TemporaryDirectory() as folder:
            return tuple(self._read(Path(folder), more) for more in ([], ["1,5"]))

    def _read(self, folder, more):
        rows = [["income", "note"], *([text, "x"] for text in [*["1.500"] * self.crowd, *more])]
        return read_rows(
            ReadRequest(write(folder / f"people.{self.suffix}", rows), self.layout, (INCOME,), ProtectedUnit())
        )


def file_roads() -> list[FileRoad]:
    """Return a road for each family of formats."""
    in_a_sheet = ReadingLayout(sheet="Data", header_row=1, **MARKS)
    layouts = {
        "csv": IN_A_TEXT,
        "xlsx": in_a_sheet,
        "ods": in_a_sheet,
        "xls": in_a_sheet,
        "parquet": ReadingLayout(**MARKS),
    }
    return [
        FileRoad("marginals", ONE, sizes=(2,), wanted=((0,),), crowd=20, layout=layout, suffix=suffix)
        for suffix, layout in layouts.items()
    ]


def _find_marks_in_the_rows(patch):
    """The decimal mark was detected at each release: one row decided it for all."""
    facts, open_marks = wire.question_facts, dict.fromkeys(MARKS)
    patch.setattr(
        wire, "question_facts", lambda asked: facts(replace(asked, layout=replace(asked.layout, **open_marks)))
    )


FILE_FAULTS = [
    Fault(f"the decimal mark is found in the rows of .{road.suffix}", _find_marks_in_the_rows, road, 400)
    for road in file_roads()
]
