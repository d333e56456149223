"""Titles of pages right above names once more are asked about with them, and left out where the owner says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

TOWN = Attribute("town", Kind.CATEGORIES, categories=("Ulm", "Bonn", "Kiel"), other="others", missing="none")
NAMES = {2: "name,town", 3: "name,town,job", 5: "name,town,job,age,born"}


def pages(path, width, titles, n=30, last="", times=2):
    towns = ("Ulm", "Bonn", "Kiel")
    people = [f"A{each},{towns[each % 3]},cook,{20 + each % 40},1970" for each in range(n * (times + 1))]
    rows = [",".join(each.split(",")[:width]) for each in people]
    between = [*([last] if last else []), *titles, NAMES[width]]
    parts = [each for page in range(times) for each in (*rows[page * n : (page + 1) * n], *between)]
    path.write_text("\n".join([NAMES[width], *parts, *rows[times * n :]]) + "\n")
    return n * (times + 1)


def n_counted(path, layout):
    return sum(counted(reading(path, layout), [TOWN], [Marginal((0,))], b"key").counts)


@pytest.mark.parametrize(
    "titles", [["Staff,"], ["- 2 -,"], ["2,"], [",Staff"], ["Staff list | page 2,"], ["Staff,", "two,"]]
)
@pytest.mark.parametrize(("width", "n"), [(2, 30), (3, 30), (5, 30), (3, 600)])
def test_titles_between_names_are_asked_about_and_left_out_together(tmp_path, titles, width, n):
    path, commas = tmp_path / "a.csv", "," * (width - 2)
    n_rows = pages(path, width, [f"{title}{commas}" for title in titles], n)
    found = preview(path).layout
    assert (found.footers, found.unanswered) == (RowChoice.SKIP, ("doubtful_rows",))
    with pytest.raises(UnansweredRowError, match="doubtful_rows"):
        n_counted(path, replace(found, doubtful_rows=RowChoice.REFUSE))
    for choice, more in ((RowChoice.SKIP, 0), (RowChoice.READ, 2 * len(titles))):
        layout = replace(found, doubtful_rows=choice)
        assert n_counted(path, layout) == preview(path, layout).n_rows == n_rows + more


@pytest.mark.parametrize("last", ["Zoe,Ulm,", ""])
def test_records_above_names_are_records(tmp_path, last):
    n_rows = pages(tmp_path / "a.csv", 3, [], last=last)
    found = preview(tmp_path / "a.csv")
    assert (found.layout.unanswered, found.n_rows) == ((), n_rows + 2 * bool(last))


def test_a_record_with_blanks_among_others_is_one(tmp_path):
    path = tmp_path / "a.csv"
    rows = [f"A{n},{'Ulm' if n % 5 else ''},{'cook' if n % 7 == 0 else ''}" for n in range(40)]
    path.write_text("\n".join(["name,town,job", *rows, "name,town,job", *rows, "name,town,job", *rows]) + "\n")
    assert "doubtful_rows" not in preview(path).layout.unanswered
