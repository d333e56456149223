"""A title above the only column is asked about; a name of several words, and a first record below it, are not."""

from __future__ import annotations

import pytest

from core.domain.reading_question import answered
from core.sources.asking.preview import preview

TOWNS = ["Ulm", "Bonn", "Kiel", "Mainz", "Trier", "Jena", "Gera", "Suhl", "Gotha"]
TITLE = "Towns of members in 2020"


def look(path, *rows):
    path.write_text("\n".join(rows) + "\n")
    return preview(path)


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ([TITLE, "", "town"], TOWNS),
        ([TITLE, "", "place"], TOWNS),
        ([TITLE, "town"], TOWNS),
        (["Members in 2020", "place"], TOWNS),
        ([TITLE, "City"], TOWNS),
        (["Fruits of members in 2020", "fruit"], ["apple", "pear", "apple", "fig"]),
        ([TITLE, "", "place"], [*TOWNS, "", "Source: city"]),
    ],
)
def test_a_title_above_the_only_column_is_asked_about(tmp_path, above, below):
    found = look(tmp_path / "a.csv", *above, *below)
    assert "header_row" in found.layout.unanswered
    for asked, name, n in ((len(above), above[-1], 0), (1, above[0], sum(map(bool, above)) - 1)):
        seen = preview(tmp_path / "a.csv", answered(found.layout, (("header_row", asked),)))
        assert (seen.headers, seen.n_rows) == ((name,), n + sum(map(bool, below)))


@pytest.mark.parametrize(
    "rows",
    [
        ["Where do you live?", "", *TOWNS],
        ["Where do you live?", *TOWNS],
        ["What is your home town", *TOWNS],
        ["What is your home town", "ulm", *TOWNS, "ulm"],
        ["What is your home town", *TOWNS[:2], "", *TOWNS],
        ["Towns of members in 2020", "town", "Ulm", "Bonn"],
        ["town", "", *TOWNS],
    ],
)
def test_a_name_of_several_words_is_not(tmp_path, rows):
    assert "header_row" not in look(tmp_path / "a.csv", *rows).layout.unanswered
