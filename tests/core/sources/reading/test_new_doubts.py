"""Rows about which a new plan would ask something are refused where the plan says so, and only before a charge."""

from __future__ import annotations

from dataclasses import replace

import pytest
from xlsxwriter import Workbook

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import UnansweredPersonsError, UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import FORMATS, write

ROWS = [f"{n},{('a', 'b', 'c')[n * n % 7 % 3]},{40 + n}" for n in range(1, 80)]
SITE = Attribute("site", Kind.CATEGORIES, ("a", "b", "c"))


@pytest.fixture
def later(tmp_path, monkeypatch):
    """The source of a file that was clean when its plan was made, and has rows twice by now."""
    read_here(monkeypatch)
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["id,site,size", *ROWS]) + "\n")
    layout = preview(path).layout
    assert layout.as_written is AsWritten.REFUSE
    path.write_text("\n".join(["id,site,size", *ROWS, *ROWS[10:40]]) + "\n")
    return RowSource(path, layout, (SITE,), ProtectedUnit())


def test_new_doubts_are_refused_with_the_key_of_the_answer(later):
    with pytest.raises(UnpinnedLayoutError) as refused:
        later.read(None)
    assert refused.value.keys == "as_written"
    assert "the plan has no answer to a question about row 81: as_written" in str(refused.value)
    assert 'as_written = "count"' in refused.value.cure
    assert "rows, 30 say the same as a row above them in all cells. The first is row 81." in refused.value.cure
    assert "such as a heading" not in refused.value.cure


def test_a_doubt_is_told_without_what_a_cell_holds(later):
    answers = ["yes" if n % 2 else "no" for n in range(1, 80)]
    answers[40] = "no?"
    rows = (f"{row},{answer}" for row, answer in zip(ROWS, answers, strict=True))
    later.path.write_text("\n".join(["id,site,size,again", *rows]) + "\n")
    assert any("has “no?” beside “no”" in text for text in preview(later.path).problems)
    with pytest.raises(UnpinnedLayoutError, match="Some cells may mean something else than they hold") as refused:
        later.read(None)
    assert "no?" not in str(refused.value)


@pytest.mark.parametrize("suffix", FORMATS)
def test_they_are_in_every_format(tmp_path, monkeypatch, suffix):
    read_here(monkeypatch)
    path, names = tmp_path / f"a.{suffix}", ["id", "site", "size"]
    people = [[f"P{n:03}", ("a", "b", "c")[n * n % 7 % 3], 40 + n % 31] for n in range(1, 80)]
    write(path, [names, *people])
    source = RowSource(path, preview(path).layout, (SITE,), ProtectedUnit())
    assert source.read(None).n_rows == len(people)
    path.unlink()
    write(path, [names, *people, *people[10:40]])
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        source.read(None)


def test_rows_that_are_paid_for_are_not_doubted_again(later):
    assert later.charged_before().read(None).n_rows == len(ROWS) + 30


def test_an_answer_and_an_older_plan_have_them_counted(later):
    for said in (AsWritten.COUNT, None):
        source = replace(later, layout=replace(later.layout, as_written=said))
        assert source.charged_before() is source
        assert source.read(None).n_rows == len(ROWS) + 30


def test_a_format_of_zeros_does_not_change_how_later_cells_are_read(tmp_path, monkeypatch):
    """Doubts are looked for as in a new plan, which would keep zeros; this one says nothing of them."""
    read_here(monkeypatch)

    def written(form):
        with Workbook(tmp_path / "a.xlsx") as book:
            sheet = book.add_worksheet("S")
            sheet.write_row(0, 0, ("person", "code"))
            for n in range(1, 60):
                sheet.write_row(n, 0, (f"p{n}x", 1 + n * n % 7 % 3), book.add_format({"num_format": form}))

    written("General")
    layout = preview(tmp_path / "a.xlsx").layout
    written("000")
    code = Attribute("code", Kind.CATEGORIES, ("1", "2", "3"))
    assert layout.leading_zeros is None
    assert RowSource(tmp_path / "a.xlsx", layout, (code,), ProtectedUnit()).read(None).n_rows == 59


@pytest.fixture
def months(tmp_path, monkeypatch):
    """The source of a list of members that was clean when its plan was made, and goes on with the next month by now."""
    read_here(monkeypatch)
    path = tmp_path / "a.csv"
    members = [f"M{n * 37 % 9001},{('a', 'b', 'c')[n * n % 7 % 3]},{n * n % 11}" for n in range(1, 120)]
    path.write_text("\n".join(["Member No,site,visits", *members]) + "\n")
    source = RowSource(path, preview(path).layout, (SITE,), ProtectedUnit())
    assert source.read(None).n_rows == len(members)
    again = [f"M{n * 37 % 9001},{('a', 'b', 'c')[n * n % 7 % 3]},{n * n % 13}" for n in range(1, 120)]
    path.write_text("\n".join(["Member No,site,visits", *members, *again]) + "\n")
    return source


def test_persons_who_recur_by_now_are_refused(months):
    with pytest.raises(UnansweredPersonsError, match=r"Member No.*one-each"):
        months.read(None)


@pytest.mark.parametrize(
    "unit",
    [ProtectedUnit("Member No", 2), ProtectedUnit(rows=RowMeaning.RECORDS)],
)
def test_persons_who_recur_are_not_asked_about_where_the_plan_says_who_is_protected(months, unit):
    assert replace(months, unit=unit).read(None).n_rows == 2 * 119


def test_persons_who_recur_are_refused_where_the_plan_says_that_nobody_has_two_rows(months):
    one_each = replace(months, unit=ProtectedUnit(rows=RowMeaning.ONE_EACH))
    with pytest.raises(UnpinnedLayoutError, match="nobody has two rows, and values of “Member No” occur in several"):
        one_each.read(None)
    counted = replace(one_each, layout=replace(one_each.layout, as_written=AsWritten.COUNT))
    assert counted.read(None).n_rows == 2 * 119


@pytest.mark.parametrize(
    ("names", "first", "second"),
    [
        ("household id,person no", lambda n: f"H{n // 2 * 37 % 9001}", lambda n: f"P{n * 37 % 9001}"),
        ("case no,age", lambda n: f"C{n // 2 * 37 % 9001}", lambda n: 20 + n * n % 61),
        ("surname,age", lambda n: f"Mc{'abcdefghij'[n % 9]}{'klmnopq'[n % 7]}{n % 2}", lambda n: 20 + n * n % 61),
        ("patient no,age", lambda n: f"P{n * 37 % 9001}", lambda n: 20 + n * n % 61),
    ],
)
def test_families_and_namesakes_have_one_row_each(tmp_path, monkeypatch, names, first, second):
    read_here(monkeypatch)
    path = tmp_path / "a.csv"
    rows = [f"{first(n)},{second(n)},{('a', 'b', 'c')[n * n % 7 % 3]}" for n in range(120)]
    path.write_text("\n".join([f"{names},site", *rows]) + "\n")
    layout = preview(path).layout
    assert layout.as_written is AsWritten.REFUSE
    assert RowSource(path, layout, (SITE,), ProtectedUnit(rows=RowMeaning.ONE_EACH)).read(None).n_rows == 120


def test_persons_of_rows_that_are_paid_for_are_not_asked_about(months):
    assert months.charged_before().read(None).n_rows == 2 * 119


def test_a_file_that_is_utf_8_by_now_is_told_so(tmp_path, monkeypatch):
    read_here(monkeypatch)
    path = tmp_path / "a.csv"
    rows = [f"p{n * 7}x,{('Köln', 'Düren', 'Bonn')[n * n % 7 % 3]}" for n in range(1, 60)]
    path.write_text("\n".join(["person,town", *rows]), encoding="cp1252")
    layout = replace(preview(path).layout, encoding="cp1252")
    town = Attribute("town", Kind.CATEGORIES, ("Bonn",), other="Anything else")
    layout = replace(layout, as_written=AsWritten.REFUSE, questions=())
    assert RowSource(path, layout, (town,), ProtectedUnit()).read(None).n_rows == 59
    path.write_text("\n".join(["person,town", *rows]), encoding="utf-8")
    with pytest.raises(UnpinnedLayoutError, match='write encoding = "utf-8"'):
        RowSource(path, layout, (town,), ProtectedUnit()).read(None)
