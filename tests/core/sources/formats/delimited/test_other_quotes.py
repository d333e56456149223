"""Quotes behind a blank enclose cells where all of a text is written so, and its owner says so."""

from __future__ import annotations

import pytest

from core.domain.reading_choices import Quoting
from core.domain.reading_layout import ReadingLayout
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview

ROWS = ["id, city, age", *[f'{n}, "{town}, UK", {20 + n % 50}' for n in range(40) for town in ("York", "Hull")]]
SPACED = ReadingLayout(quoting=Quoting.SPACED)


def written(folder, rows):
    path = folder / "a.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def asked_of(path, layout=ReadingLayout()):  # noqa: B008
    return {each.key: each for each in preview(path, layout).questions}


@pytest.mark.parametrize(
    "rows",
    [
        ROWS,
        ['"id", "city", "age"', *ROWS[1:]],
        ["id, city, age", *[f'{n}, "York", "{n % 50}"' for n in range(40)]],
        ["id; city; age", *[f'{n};  "York; UK";{20 + n % 50}' for n in range(40)]],
    ],
    ids=["a delimiter within", "quoted names", "no delimiter within", "several blanks"],
)
def test_quotes_behind_a_blank_are_asked_about_and_enclose_a_cell(tmp_path, rows):
    path = written(tmp_path, rows)
    asked = asked_of(path)
    assert asked.keys() == {"quoting"}
    assert asked["quoting"].answers[0].settings == (("quoting", Quoting.SPACED),)
    found = preview(path, SPACED)
    assert (found.headers, found.stops, found.layout.unanswered) == (("id", "city", "age"), (False,), ())
    columns = profile(path, found.layout)
    assert columns[1].values[0][0].startswith("York")


@pytest.mark.parametrize(
    "rows",
    [
        ["id,city,age", *[f'{n},"York, UK",{20 + n}' for n in range(40)]],
        ["id, city, age", *[f"{n}, York, {20 + n}" for n in range(40)]],
        ["id,city,age", *[f'{n},York "the old",{20 + n}' for n in range(40)]],
        ["id,city,age", *[f'{n},"so he said, ""no"", twice",{20 + n}' for n in range(40)]],
        [*ROWS, '8,"York",30'],
        [*ROWS, '8, "York" old,30'],
    ],
    ids=["as usual", "no quotes", "within a cell", "within quotes", "one without a blank", "text behind quotes"],
)
def test_no_other_text_is_asked_about_it(tmp_path, rows):
    asked = asked_of(written(tmp_path, rows))
    answers = asked["quoting"].answers if "quoting" in asked else ()
    assert not any(("quoting", Quoting.SPACED) in answer.settings for answer in answers)


def test_quotes_behind_a_blank_may_be_characters_like_others(tmp_path):
    path = written(tmp_path, ["id, city, age", *[f'{n}, "York", {20 + n % 9}' for n in range(40)]])
    found = preview(path, ReadingLayout(quoting=Quoting.ON))
    assert found.layout.unanswered == ()
    assert profile(path, found.layout)[1].values[0][0] == '"York"'


ESCAPED = ["name,day,sex", *[f"Smith\\, {'ABC'[n % 3]}.,2024-03-{n % 28 + 1:02},{'fm'[n % 2]}" for n in range(40)]]


@pytest.mark.parametrize(
    "rows", [ESCAPED, [*ESCAPED, "Li,2024-03-01,f"], ["name,day,sex", "Li,2024-03-01,f", *ESCAPED[1:]]]
)
def test_a_backslash_before_delimiters_is_asked_about(tmp_path, rows):
    path = written(tmp_path, rows)
    asked = asked_of(path)
    assert asked["quoting"].answers[0].settings == (("quoting", Quoting.ESCAPED),)
    found = preview(path, ReadingLayout(quoting=Quoting.ESCAPED))
    assert (found.headers, found.layout.unanswered) == (("name", "day", "sex"), ())
    assert ("Smith, A.", "2024-03-01", "f") in found.first


@pytest.mark.parametrize(
    "rows",
    [
        ["folder,day,sex", *[f"C:\\data\\,2024-03-{n % 28 + 1:02},f" for n in range(40)]],
        ["name,day,sex", *["Smith\\, A.,2024-03-01,f", "Li,Wu,2024-03-01,f"] * 20],
        ["name,day,sex", *["Smith\\\\,2024-03-01,f", "Li,2024-03-01,f"] * 20],
    ],
    ids=["folders", "no equal number of cells", "a backslash itself"],
)
def test_other_backslashes_are_not(tmp_path, rows):
    assert "quoting" not in asked_of(written(tmp_path, rows))
