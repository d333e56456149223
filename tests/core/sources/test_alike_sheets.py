"""Sheets go on with the records of another where their names are the same, but for a year, a sex, or a few."""

from __future__ import annotations

import pytest

from core.sources.alike_sheets import alike_sheets

NAMES = ["id", "age", "ward", "income 2022", "job", "visits"]
DEATHS = ["Age group", *(f"{year}_F_Deaths" for year in range(2015, 2021))]


def found(names, others, n_rows=6):
    rows = {"read": names, "other": others}
    return alike_sheets(
        "read", rows, lambda sheet: [rows[sheet], *[[f"x{n}" for n in range(len(rows[sheet]))]] * n_rows]
    )


@pytest.mark.parametrize(
    ("names", "others"),
    [
        (NAMES, NAMES),
        (NAMES, [name.replace("2022", "2023") for name in NAMES]),
        (NAMES, [*NAMES, "remarks"]),
        (NAMES, [*NAMES[:4], "profession", "visits"]),
        (DEATHS, [name.replace("_F_", "_M_") for name in DEATHS]),
        (["a", "b"], ["A ", "b"]),
    ],
)
def test_sheets_with_nearly_the_same_names_are_alike(names, others):
    assert found(names, others) == ("other",)


@pytest.mark.parametrize(
    ("names", "others"),
    [
        (NAMES, ["id", "ward", "visit", "day", "ill", "drug"]),
        (["id", "age", "sex"], ["id", "age", "sex", "town"]),
        ([f"Q{n}" for n in range(1, 21)], [f"Q{n}" for n in range(21, 41)]),
        (NAMES, [*NAMES, "a", "b", "c"]),
    ],
)
def test_other_sheets_are_not(names, others):
    assert found(names, others) == ()


def test_a_few_rows_with_nearly_the_same_names_are_no_records():
    assert found(NAMES, [*NAMES, "remarks"], 2) == ()


CLASS = ["Name", "Vorname", "Note"]


def siblings(names, others, titles):
    rows = {title: [each, *[["x1"] * len(each)] * 6] for title, each in zip(titles, (names, others), strict=True)}
    return alike_sheets(titles[0], titles, rows.__getitem__)


@pytest.mark.parametrize("titles", [("5a", "5b"), ("Klasse 5a", "Klasse 6c"), ("Answers_old", "Answers_June")])
def test_sheets_that_are_called_alike_may_have_some_other_names(titles):
    for others in (["Nachname", "Vorname", "Note", "Bemerkung"], ["Name", "Vorname", "Zensur"], ["Kim", "Berg", 2]):
        assert siblings(CLASS, others, titles) == (titles[1],)


@pytest.mark.parametrize("titles", [("5a", "5b"), ("Data", "Codes")])
def test_others_may_not(titles):
    assert siblings(CLASS, ["Nr", "Vorname", "Ort", "Bemerkung"], titles) == ()
    if titles[0] == "Data":
        assert siblings(CLASS, ["Name", "Vorname", "Zensur"], titles) == ()
