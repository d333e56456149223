"""What codes stand for, in two cells below a table, is asked about and left out; people with blanks are records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import LastRow, RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write

TOWNS = ("Ulm", "Bonn", "Kiel")
NAMES = ["name", "town", "sex"]
SEX = Attribute("sex", Kind.CATEGORIES, categories=("M", "F"), missing="none")
BELOW = [["M", "male", None], ["F", "female", None]]


def people(n):
    return [[f"Ann{each}", TOWNS[each % 3], "MF"[each % 2]] for each in range(n)]


def n_counted(path, layout):
    return sum(counted(reading(path, layout), [SEX], [Marginal((0,))], b"key").counts)


def keyed(codes, others, last):
    """Return records with a code, a name and another column each, and further rows below."""
    return [["code", "name", "other"], *zip(codes, (f"Name{n}" for n in range(len(codes))), others, strict=True), *last]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n", [6, 24, 1500])
@pytest.mark.parametrize("below", [BELOW, BELOW[1:], [["Sex", None, None], *BELOW]])
def test_what_codes_stand_for_is_asked_about_and_left_out(tmp_path, below, n, suffix):
    path, k = tmp_path / f"a.{suffix}", len(below)
    write(path, [NAMES, *people(n), *below])
    found = preview(path)
    assert found.layout.unanswered == ("last_row",)
    skip, _ = found.questions[0].answers
    for choice, left in ((LastRow(skip.settings[0][1]), 0), (LastRow.READ, k)):
        assert n_counted(path, replace(found.layout, last_row=choice)) == n + left
    with pytest.raises(UnansweredRowError):
        n_counted(path, replace(found.layout, last_row=LastRow.REFUSE))


@pytest.mark.parametrize(
    "rows",
    [
        [["sex", "name", "town"], *(["MF"[n % 2], f"Ann{n}", TOWNS[n % 3]] for n in range(24)), *BELOW],
        [["id", "town", "member"], *([n + 1, TOWNS[n % 3], n % 2 + 1] for n in range(24)), [1, "yes"], [2, "no"]],
        [["name", "town", "member"], *([f"A{n}", TOWNS[n % 3], n % 2 + 1] for n in range(24)), [1, "yes"], [2, "no"]],
        [
            ["name", "age", "sex", "remark"],
            *([f"Ann{n}", 20 + n, "MF"[n % 2], "late" if n % 3 else None] for n in range(24)),
            *BELOW,
        ],
        [NAMES, *people(24), *BELOW, ["D", "diverse"]],
        [NAMES, *people(24), ["M:", "male"], ["F:", "female"]],
        [["name", "sex"], *([f"Ann{n}", "MF"[n % 2]] for n in range(24)), ["M", "male"], ["F", "female"]],
    ],
    ids=["first column", "numbers of persons", "numbers", "blanks", "nobody's code", "colons", "two columns"],
)
def test_codes_are_known_in_any_column_of_answers(tmp_path, rows):
    width = len(rows[0])
    write(tmp_path / "a.xlsx", [[*row, *[None] * (width - len(row))] for row in rows])
    assert preview(tmp_path / "a.xlsx").layout.unanswered == ("last_row",)


@pytest.mark.parametrize(
    "rows",
    [
        keyed([f"P{n}" for n in range(24)], ["late" if n % 3 else None for n in range(24)], [("P24", "Bob", None)]),
        keyed([f"n{n:02}" for n in range(24)], [f"n{n // 4:02}" for n in range(24)], [("n24", "A", None)] * 2),
        keyed([f"P{n}" for n in range(24)], [TOWNS[n % 3] for n in range(24)], [("D", "diverse", None)]),
        [["name", "sex"], *([f"Ann{n}", "MF"[n % 2]] for n in range(24)), ["M", "male"]],
        [["from", "to"], *([f"n{n}", f"n{n // 3}"] for n in range(24)), ["n1", "n30"], ["n2", "n31"]],
        keyed(["MFD"[n % 3] for n in range(24)], ["A" if n % 2 else "B" for n in range(24)], [("M", "Max", None)]),
    ],
    ids=["blanks", "rows that others belong to", "no code of a record", "one alone", "lines", "first cells"],
)
def test_records_with_blanks_at_their_end_ask_nothing(tmp_path, rows):
    write(tmp_path / "a.csv", rows)
    assert {"last_row", "as_written", "doubtful_rows"}.isdisjoint(preview(tmp_path / "a.csv").layout.unanswered)


def test_below_a_blank_row_they_are_asked_about_with_it(tmp_path):
    path = tmp_path / "a.csv"
    write(path, [NAMES, *people(24), [None] * 3, *BELOW])
    found = preview(path)
    assert found.layout.unanswered == ("below_gap",)
    with pytest.raises(UnansweredRowError, match="last_row"):
        n_counted(path, replace(found.layout, below_gap=RowChoice.READ))
