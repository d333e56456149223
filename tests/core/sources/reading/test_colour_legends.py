"""A cell that says what a colour stands for is asked about; colours that people, cars and wines have are not."""

from __future__ import annotations

import pytest

from core.errors import UnpinnedLayoutError
from core.sources.asking.pins import check_pinned
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["no", "name", "fee", "group"]
ROWS = [[n, f"Member {n * 7 % 61}", (60, 80, 120)[n % 3], ("Judo", "Gym")[n * 3 % 7 % 2]] for n in range(1, 61)]


def said_of(path):
    seen = preview(path)
    said = [text for text in seen.problems if "what a colour stands for" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def beside(path, text, row=0):
    rows = [[*NAMES, None, None], *([*each, None, None] for each in ROWS)]
    rows[row + 1][-1] = text
    write(path, rows)
    return path


@pytest.mark.parametrize("suffix", ["xlsx", "ods"])
def test_a_legend_beside_the_table_is_asked_about(tmp_path, suffix):
    path = beside(tmp_path / f"a.{suffix}", "red = has left the club", 7)
    assert "Cell F9 says what a colour stands for: “red = has left the club”. Colours are not read." in said_of(path)
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        check_pinned(path, preview(path).layout, ())


@pytest.mark.parametrize(
    "text",
    [
        *("gelb: bezahlt", "rouge = absent", "Rot – ausgetreten", "Rows in red: withdrawn", "amarillo = pagado"),
        *("Legend: green = paid, red = not paid", "rosso: assente", "geel = betaald", "żółte = zapłacone"),
        *("rot markiert = ungültig", "Grau hinterlegte Zeilen: ausgeschieden", "withdrawn = red", "hellgrün = neu"),
        *("röd: slutat", "kırmızı = ayrıldı", "красным = выбыли", "黄色：支払済", "blue -> online"),
    ],
)
def test_each_way_is_asked_about(tmp_path, text):
    assert f"“{text}”" in said_of(beside(tmp_path / "a.xlsx", text))


@pytest.mark.parametrize("suffix", ["xlsx", "csv"])
def test_one_above_or_below_the_table_or_in_its_first_row_is_asked_about(tmp_path, suffix):
    above, below, amid = (tmp_path / f"{name}.{suffix}" for name in ("above", "below", "amid"))
    write(above, [["red = has left the club", *[None] * 3], [None] * 4, NAMES, *ROWS])
    assert "Cell A1 says" in said_of(above)
    write(below, [NAMES, *ROWS, ["red = has left the club", *[None] * 3]])
    assert "Cell A62 says" in said_of(below)
    write(amid, [[*NAMES, "red = has left the club"], *([*row, None] for row in ROWS)])
    assert "Cell E1 says" in said_of(amid)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "red",
            "Reds = 3",
            "has left the club",
            "Mr Green - absent",
            "paid: yes",
            "1 = red",
            "Blue Note: a club",
            "=",
        ),
        *("Grey Smith: absent", "see: red book", "Redwood - old", "red-haired", "https://x.org/?a=blue", "12-05-2024"),
    ],
)
def test_other_remarks_are_not(tmp_path, text):
    assert said_of(beside(tmp_path / "a.xlsx", text)) == ""


def test_neither_are_answers_with_colours(tmp_path):
    write(tmp_path / "a.xlsx", [[*NAMES, "wine"], *([*row, f"red - {row[1]}"] for row in ROWS)])
    write(tmp_path / "b.xlsx", [[*NAMES, None], *([*row, ("red - new", "blue - old")[row[0] % 2]] for row in ROWS)])
    write(tmp_path / "c.xlsx", [[*NAMES, "car"], *([*row, None if row[0] > 1 else "red: new"] for row in ROWS)])
    assert [said_of(tmp_path / f"{name}.xlsx") for name in "abc"] == ["", "", ""]
