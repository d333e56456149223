"""What the reading process answers: each verb about a file of some rows, and how far it looks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.data.raw_cells import Marks
from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import Ragged, RowChoice
from core.domain.reading_layout import ReadingLayout
from core.sources.formats.delimited.delimited_text import FIRST_ROWS
from core.sources.reading import reader
from core.sources.reading.one_pass import unmatched
from core.sources.reading.reader import open_reader
from core.sources.source import CHUNK_ROWS
from tests.core.sources.written_files import reading, write_text

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
NAMES = Attribute("name", Kind.CATEGORIES, ("Ann", "Bo", "Cy"))


@pytest.fixture
def text(tmp_path):
    """Return a function that writes lines of text."""

    def written(*lines):
        return write_text(tmp_path / "a.csv", "".join(f"{line}\n" for line in lines))

    return written


# ------------------------------------------------------------------ the layout that is found


def test_the_order_of_dates_that_is_found_stands_in_the_layout(text):
    path = text("day", "31/1/2024", "1/2/2024")
    assert reading(path).preview()["layout"]["dates"] == "day-first"
    assert reading(path).marks.day_first is True
    assert reading(path, ReadingLayout(dates="month-first")).marks.day_first is False


@pytest.mark.parametrize(
    ("wish", "marks"),
    [
        (ReadingLayout(), Marks(",", ".")),
        (ReadingLayout(thousands="."), Marks(",", ".")),
        (ReadingLayout(thousands=" "), Marks(",", " ")),
        (ReadingLayout(decimal="."), Marks(".", "")),
        (ReadingLayout(decimal=",", thousands=","), Marks(",", "")),
        (ReadingLayout(decimal=".", thousands=","), Marks(".", ",")),
    ],
)
def test_one_mark_never_stands_for_two_things(text, wish, marks):
    """Whichever is chosen; here 1.234,5 tells both."""
    opened = reading(text("x;y", "1.234,5;a", "7;b"), wish)
    assert opened.marks == marks
    layout = opened.grid.source.layout
    assert (layout.decimal, layout.thousands) == (marks.decimal, marks.thousands)


def test_points_for_thousands_leave_the_comma_for_decimals(text):
    assert reading(text("x", "7", "8"), ReadingLayout(thousands=".")).marks == Marks(",", ".")


@pytest.mark.parametrize(
    ("first", "is_asked"),
    [("b,keine Angabe,k. a.", False), ("b,none,not known", False), ("unit,years,times", True), (",(s),(d)", True)],
)
def test_a_first_record_without_answers_is_no_row_of_names(text, first, is_asked):
    """By any spelling of “no answer”; units in brackets, which look like some, stand below names."""
    layout = reading(text("ward,age,visits", first, *(f"a{n % 3},{20 + n},{n}" for n in range(40)))).preview()["layout"]
    assert ("skip_below_header" in layout.get("questions", ())) == is_asked


@pytest.mark.parametrize("name", ["remark", ""])
def test_cells_of_more_digits_than_python_makes_a_number_of_are_texts(text, name):
    cells = (f"{'1' * 5000}{n}" if n % 4 == 0 or not name else f"short {n % 3}" for n in range(40))
    path = text(f"{name},sex,age", *(f"{cell},{'fm'[n % 2]},{20 + n}" for n, cell in enumerate(cells)))
    assert reading(path).preview()["n_rows"] == 40
    assert [profile["n_distinct"] for profile in reading(path).profile()] == [13 if name else 40, 2, 40]


def test_people_who_live_together_are_no_totals(text):
    """“Zusammen” stands beside totals, too; six of three hundred such rows were proposed to be left out."""
    cells = ("zusammen" if n % 50 == 7 else "allein" for n in range(300))
    layout = reading(text("living,age,visits", *(f"{cell},{20 + n % 50},{n % 7}" for n, cell in enumerate(cells))))
    assert layout.preview()["n_rows"] == 300
    assert (layout.grid.source.layout.footers, layout.grid.source.layout.doubtful_rows) == ("refuse", "read")


# ------------------------------------------------------------------ each verb


def test_a_preview_counts_columns_and_shows_the_last_five_rows(text):
    found = reading(text("a,b,c", *(f"{n},x,y" for n in range(9)))).preview()
    assert (found["n_columns"], found["n_rows"]) == (3, 9)
    assert [row[0] for row in found["last"]] == ["4", "5", "6", "7", "8"]
    assert found["last_rows"] == [6, 7, 8, 9, 10]


def test_columns_with_a_name_are_profiled_each_from_its_own_cells(text):
    profiles = reading(text("sex,,age", "f,,7", "m,,8", "f,,9")).profile()
    assert [(each["header"], each["n_distinct"]) for each in profiles] == [("sex", 2), ("age", 3)]
    assert (profiles[1]["low"], profiles[1]["high"]) == (7, 9)


def test_all_texts_of_a_code_list(text):
    path = text("code,town", *["1, Ulm ", "2,Bonn"] * FIRST_ROWS)
    assert reading(path).texts() == [("code", ["1", "2"] * FIRST_ROWS), ("town", ["Ulm", "Bonn"] * FIRST_ROWS)]


def test_a_name_that_is_there_twice_gets_a_number(text):
    opened = reading(text("sex,age,age", "f,1,2"))
    assert [each["header"] for each in opened.profile()] == ["sex", "age (1)", "age (2)"]
    assert unmatched(opened, replace(SEX, name="age (2)", categories=("2",))) == 0
    assert opened.preview()["named_anew"] == ["age (1)", "age (2)"]


def test_records_that_have_no_label_are_counted(text):
    assert unmatched(reading(text("sex,age", "f,1", "?,2", "m,3", "?,4")), SEX) == 2


def test_attributes_and_persons_are_read_each_from_its_column(text):
    codes, sketch = reading(text("name,id,sex", "Bo,7,f", "Ann,9,m", "Cy,7,m")).read([SEX, NAMES], "id")
    assert [column.tolist() for column in codes] == [[0, 1, 1], [1, 0, 2], [0, 1, 0]]
    assert sketch == ""


def test_a_sketch_is_of_all_columns_and_of_the_rows_read(text):
    rows = [f"{n % 3},{n},{n * n}" for n in range(300)]
    attribute = Attribute("a", Kind.CATEGORIES, ("0", "1", "2"))

    def sketch(lines, key=b"k" * 32, identifier=None):
        return reading(text("a,b,c", *lines)).read([attribute], identifier, key)[1]

    assert sketch(rows)
    assert sketch(rows) == sketch(rows[::-1])
    other = [f"{n % 3},{n},{n * n + 1}" for n in range(300)]
    assert len({sketch(rows), sketch(rows[:150]), sketch(rows, b"l" * 32), sketch(other)}) == 4
    visits = [f"{n % 3},{n // 2},{n * n}" for n in range(300)]
    assert sketch(visits) != sketch(visits, identifier="b")  # numbers of persons may recur


def test_how_far_the_reading_is_gets_told(text):
    parts = []
    open_reader(str(text("sex,age", *["f,17"] * 40_000)), ReadingLayout(), parts.append).read([SEX], None)
    assert parts == sorted(parts)
    assert 0 < parts[0] < 0.2
    assert parts[-1] == 1


# ------------------------------------------------------------------ how far a preview looks


@pytest.mark.parametrize("more", [0, 1])
def test_a_file_of_as_many_rows_as_are_looked_at_is_known_whole(text, monkeypatch, more):
    """Those of the first chunk; where there is one row more, it is in the next."""
    n = FIRST_ROWS - 1
    monkeypatch.setattr(reader, "LOOKED_AT", n)
    found = reading(text("a,b", *(f"{place},x" for place in range(n + more)))).preview()
    assert found["n_rows"] == n + more
    assert found["last"][-1] == [str(n + more - 1), "x"]
    assert found["last_rows"] == ([] if more else [*range(n - 3, n + 2)])


def test_a_row_far_below_that_is_too_long_is_asked_about(text):
    lines = ["a,b", *["1,x"] * (FIRST_ROWS + CHUNK_ROWS), "1,x,y", *["1,x"] * 9]
    path = text(*lines)
    found = reading(path).preview()
    assert (found["spots"], found["stops"]) == ([[len(lines) - 9, []]], [False])
    assert found["problems"][0].startswith("Row 2306 has more values than the header.")
    left = reading(path, ReadingLayout(ragged=Ragged.DROP))
    assert left.preview()["n_rows"] == len(lines) - 2 == sum(len(block.numbers) for block in left.blocks([0]))


def test_rows_far_below_that_are_too_long_stop_where_they_are_many(text):
    lines = ["a,b", *["1,x"] * (FIRST_ROWS + CHUNK_ROWS), *["1,x,y"] * CHUNK_ROWS]
    found = reading(text(*lines)).preview()
    assert (found["stops"], found["questions"]) == ([True], [])


def test_the_last_row_of_a_long_table_is_above_what_a_gap_leaves_out(text):
    path = text("sex,age,place", *["f,41,North"] * 1100, "", "place,people,area", "North,10,wide", "Confidential,,")
    seen = reading(path, ReadingLayout(below_gap=RowChoice.SKIP, is_new=True)).preview()
    assert seen["last"][-1] == ["f", "41", "North"]
    assert not seen["layout"]["questions"]


def test_a_last_row_that_is_too_short_is_filled_up(text, monkeypatch):
    monkeypatch.setattr(reader, "LOOKED_AT", 100)
    found = reading(text("a,b,c", *["1,x,y"] * FIRST_ROWS, "2,z", "3")).preview()
    assert found["last"][-2:] == [["2", "z", ""], ["3", "", ""]]


# ------------------------------------------------------------------ what looks wrong


def test_a_column_with_a_single_value_and_no_name_is_shown(text):
    found = reading(text("a,", "1,", "2,x", "3,")).preview()
    assert (found["headers"], found["letters"]) == (["a", "Column B"], ["A", "B"])
    assert found["first"][1] == ["2", "x"]


def test_columns_that_can_be_read_in_two_ways_are_pointed_at(text):
    found = reading(text("x,day,n", "1,1/2/2024,1", '2,3/4/2024,"1,234"')).preview()
    assert found["spots"] == [[0, ["B"]], [0, ["C"]]]
    assert found["stops"] == [False, False]


def test_a_ragged_row_stops_and_is_pointed_at(text):
    found = reading(text("a,b", "1,2", "3")).preview()
    assert (found["spots"], found["stops"]) == ([[3, ["B"]], [3, []]], [True, False])
    assert [asked["key"] for asked in found["questions"]] == ["ragged"]


def test_quotes_that_do_not_match_far_below_are_asked_about(text):
    found = reading(text("a,b", *["x,y"] * 2000, 'x,"y"z')).preview()
    assert [asked["key"] for asked in found["questions"]] == ["quoting"]
    assert any(row == 2002 and stops for (row, _), stops in zip(found["spots"], found["stops"], strict=True))


def test_a_fault_below_the_first_rows_points_at_its_row(text):
    found = reading(text("a,b", *["1,2"] * FIRST_ROWS, '"1"2,3'), ReadingLayout(delimiter=",")).preview()
    assert [asked["key"] for asked in found["questions"]] == ["quoting"]
    assert (found["spots"], found["stops"]) == ([[FIRST_ROWS + 2, []]] * 2, [True, False])


def test_two_columns_of_one_name_are_both_pointed_at(text):
    found = reading(text("a,b,a", "1,2,3")).preview()
    assert (found["spots"], found["stops"]) == ([[0, ["A", "C"]]], [False])


def test_a_total_below_a_row_that_is_too_long_is_pointed_at(text):
    lines = ["a,b,c", *["1,x,y"] * (FIRST_ROWS + CHUNK_ROWS), "1,x,y,z", *["1,x,y"] * 9, "Total,9,"]
    found = reading(text(*lines)).preview()
    assert [asked["key"] for asked in found["questions"]] == ["ragged", "footers"]
    assert (found["spots"], found["stops"]) == ([[len(lines) - 10, []], [len(lines), []]], [False, False])


@pytest.mark.parametrize("n", [5, 500])
def test_rows_of_another_table_stop_nothing_until_they_are_to_be_read(tmp_path, n):
    below = "\nkey,town,road\n" + "x,Bonn,Ring\nz,Ulm,Weg\n" * n
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\nm,18\n" * n + below)
    seen = reading(path, ReadingLayout(is_new=True)).preview()
    assert (seen["stops"], [each["key"] for each in seen["questions"]]) == ([False], ["below_gap"])
    read = reading(path, ReadingLayout(below_gap=RowChoice.READ, is_new=True)).preview()
    assert True in read["stops"]


def test_wider_rows_below_a_later_blank_row_leave_the_question_about_blank_rows(tmp_path):
    path = tmp_path / "a.csv"
    above, below = "ab cd\nef gh\n" * 4 + "\n\nef\ngh\n\n\n", "key,town\nx,Bonn\nz,Ulm\n" * 5
    write_text(path, "name\n" + above + below + "\n" + "a\nb\n" * 8)
    seen = reading(path, ReadingLayout(is_new=True)).preview()
    assert "blank_rows" in [each["key"] for each in seen["questions"]]
    assert not any("the plan does not say" in text for text in seen["problems"])


def test_titles_above_names_that_are_in_doubt_stop_nothing(tmp_path):
    pupils = "Matilda,4,0,7\nNicholas,4,6,2\nOlivia,9,9,9\nPaul,5,0,0\n"
    names = ",Term 1,Term 2,Term 3\n"
    path = write_text(tmp_path / "a.csv", names + "".join(f"{pupils},{each},,\n{names}" for each in "ABC") + pupils)
    seen = reading(path, ReadingLayout(is_new=True)).preview()
    assert "header_row" in [each["key"] for each in seen["questions"]]
    assert not any(seen["stops"])
    assert seen["layout"]["doubtful_rows"] == RowChoice.REFUSE
