"""Answers of a later file that are written otherwise are refused, and do not count as cells without them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

ANSWERS = ("Judo", "Chess", "Choir", "Yoga, easy")
CELLS = ["Judo; Chess", "Chess", "", "Judo; Choir", "Yoga, easy; Judo", "Choir"]
OWN = tuple(
    Attribute(
        f"club: {each}", Kind.CATEGORIES, ("yes", "no"), column="club", contains=each, between=";", missing="none"
    )
    for each in ANSWERS
)


def later(tmp_path, monkeypatch, suffix, change, own=OWN):
    """Return what reads a later file by the plan for these answers."""
    read_here(monkeypatch)
    cells = [change(CELLS[(n + n * n // 7) % len(CELLS)]) for n in range(180)]
    path = write(
        tmp_path / f"a.{suffix}", [["person", "club"], *([f"p{n * 7}x", cell] for n, cell in enumerate(cells))]
    )
    layout = replace(preview(path, ReadingLayout(is_new=True)).layout, as_written=AsWritten.REFUSE, questions=())
    return RowSource(path, layout, own, ProtectedUnit())


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (str.upper, "JUDO.*, “Judo” is written differently"),
        (lambda cell: cell.replace(";", " |"), ", “Judo” is written differently"),
        (lambda cell: cell.replace("; ", ", "), ", “Judo” is written differently"),
        (lambda cell: cell.replace("Chess", "Chess club"), "No cell of “club” has “Chess”.* such as “Chess club”"),
    ],
    ids=["capitals", "bars", "commas", "another name"],
)
def test_answers_that_are_written_otherwise_are_refused(tmp_path, monkeypatch, suffix, change, said):
    source = later(tmp_path, monkeypatch, suffix, change)
    with pytest.raises(UnpinnedLayoutError, match=said):
        source.read(None)
    counted = replace(source, layout=replace(source.layout, as_written=AsWritten.COUNT))
    assert counted.read(None).n_rows == 180


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "change",
    [str, lambda cell: cell.replace("; ", ";"), lambda cell: cell.replace("Chess", "Choir")],
    ids=["as before", "without blanks", "an answer that nobody gives any more"],
)
@pytest.mark.parametrize("own", [OWN, OWN[1:]], ids=["all", "some"])
def test_others_are_read(tmp_path, monkeypatch, suffix, change, own):
    if own is OWN or "Choir" not in change("Chess"):
        assert later(tmp_path, monkeypatch, suffix, change, own).read(None).n_rows == 180
