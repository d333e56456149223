"""Days among ranges are asked about; a word before the last number of ranges is none of a month."""

from __future__ import annotations

from datetime import date

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, *bands):
    write(path, [["id", "band"], *([f"p{n}", bands[n % len(bands)]] for n in range(24))])
    return preview(path).layout.unanswered


@pytest.mark.parametrize("band", ["5-Sep", "Sep-05", "05. Mai", "9-sept.", "mrt-5", "2024-05-09"])
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_day_among_ranges_is_asked_about(tmp_path, suffix, band):
    assert asked(tmp_path / f"a.{suffix}", "10-14", "15-19", "20-24", band) == ("as_written",)


@pytest.mark.parametrize(
    "bands",
    [
        *(["0:0", "2:4", "02. Jan", "03. Mrz"], ["1/2", "1/4", "1", "01.Jan", "02.Jan"]),
        ["20-49", "50-249", "250+", "2024-01-09", "2024-10-01"],
    ],
    ids=["scores", "parts", "sizes"],
)
def test_days_among_scores_parts_and_sizes_are_asked_about(tmp_path, bands):
    assert asked(tmp_path / "a.csv", *bands) == ("as_written",)


@pytest.mark.parametrize("bands", [["8:30", "9:15", "10:00", "2024-05-09"], ["5/6", "12/7", "late", "3. Mai"]])
def test_times_and_words_among_days_are_not(tmp_path, bands):
    assert asked(tmp_path / "a.csv", *bands) == ()


@pytest.mark.parametrize("band", ["over 65", "über 65", "bis 18", "alle 18", "til 18", "från 65", "nad 65", "Ward 5"])
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_band_in_words_is_not(tmp_path, suffix, band):
    assert asked(tmp_path / f"a.{suffix}", "18-29", "30-49", "50-64", band) == ()


@pytest.mark.parametrize(
    "bands",
    [
        ["1", "2", "05-Mar", "10-Jun", "11+"],
        ["1-2", "03. Mai", "05. Sep", "10+"],
        ["0", "1", "02. Mrz", ">3"],
        ["<5", "05-Sep", "10-14"],
    ],
)
def test_days_among_numbers_are_asked_about(tmp_path, bands):
    assert asked(tmp_path / "a.csv", *bands) == ("as_written",)


@pytest.mark.parametrize(
    "bands",
    [
        ["1", "2", "3", "11+"],
        ["05-Mar", "10-Jun", "11-Sep"],
        ["1", "4", "05-Mar", "10-Jun"],
        ["1", "2", "03-Mar", "10-Jun"],
        ["1", "2", "05-Mar", "later"],
    ],
    ids=["no days", "days alone", "overlaps", "no range", "words"],
)
def test_other_days_are_not(tmp_path, bands):
    assert "as_written" not in asked(tmp_path / "a.csv", *bands)


@pytest.mark.parametrize(
    "scores",
    [
        *(["1", "2", "2,5", "3", "1,5", "4", "1. Mai", "2. Mrz"], ["12.5", "9", "17.25", "14", "8", "12.May"]),
        *(["3", "5", "14", "21", "30", "12-Jun", "3-May"], ["6", "8", "11", "14", "n/a", "2024-05-12"]),
        ["8.5", "7", "6.5", "9", "5-Aug"],
        ["12. Apr", "11. Aug", "03. Jan", "05. Mai", "4.0", "8.0", "14.2", "03. Jan"],
        ["2024-04-12", "2024-08-11", "2024-01-03", "2024-05-05", "4,0", "8,0", "14,2", "2024-01-03"],
    ],
    ids=["grades", "points", "scores", "days with a year", "half points", "measured", "measured, with a year"],
)
def test_days_among_scores_are_asked_about(tmp_path, scores):
    assert asked(tmp_path / "a.csv", *scores) == ("as_written",)


def test_dates_of_a_spreadsheet_among_scores_are_asked_about(tmp_path):
    scores = [9.5, 12, 14.25, 17, 8, 11, date(2024, 5, 12), 16]
    assert asked(tmp_path / "a.xlsx", *scores) == ("as_written",)


@pytest.mark.parametrize(
    "marks",
    [
        ["1.0", "2.0", "4.0", date(2024, 3, 1), date(2024, 7, 1), date(2024, 3, 2), date(2024, 7, 2), "3.0"],
        [1, 2, date(2024, 1, 3), date(2024, 1, 7), date(2025, 2, 3), date(2025, 2, 7), 3],
        ["1,0", "2,0", "01. Mrz", "01. Jul", "02. Mrz", "02. Jul", "n/a"],
        ["1.5", "2", "5-Jan", "6-Jan", "5-Feb", "6-Feb", "7-Mar"],
    ],
)
def test_days_that_most_marks_have_become_are_asked_about(tmp_path, marks):
    assert asked(tmp_path / "a.xlsx", *marks) == ("as_written",)


@pytest.mark.parametrize(
    "values",
    [
        ["2024-03-01", "2024-07-02", "2024-11-17", "2024-12-24", "1", "2"],
        ["2024-03-01", "2024-07-01", "2024-07-03", "2", "7.25", "2024-03-02", "2024-03-04"],
        ["2021-03-01", "2022-07-01", "2023-07-02", "2024-03-02", "2", "1"],
        ["2024-03-01", "2024-03-02", "2024-07-01", "2024-07-02", "later", "1", "2"],
    ],
    ids=["days", "sizes", "years", "words"],
)
def test_days_that_are_no_marks_are_not(tmp_path, values):
    write(tmp_path / "a.csv", [["id", "mark"], *([f"p{n}", values[n % len(values)]] for n in range(24))])
    assert not any("days of a month" in text for text in preview(tmp_path / "a.csv").problems)


@pytest.mark.parametrize(
    "values",
    [
        *(["3", "5", "8", "late", "12-May"], ["45000", "45012", "45100", "45200", "12-May"]),
        *(
            ["12. Apr", "11. Aug", "03. Jan", "05. Mai", "14", "18", "40"],
            ["3. Mai", "4. Mai", "5. Mai", "7"],
            ["3", "5", "8", "1 Sat"],
            ["3", "5", "8", "2 for 1", "10 May St"],
        ),
    ],
    ids=["words", "serial numbers", "days beside whole numbers", "days", "no month", "texts"],
)
def test_days_among_other_values_are_not(tmp_path, values):
    assert "as_written" not in asked(tmp_path / "a.csv", *values)


def test_one_day_among_scores_is_a_slip_or_a_heading(tmp_path):
    path = tmp_path / "a.csv"
    write(path, [["id", "points"], *([f"p{n}", "12-May" if n == 5 else str(n % 17 + 3)] for n in range(40))])
    assert preview(path).layout.unanswered == ()


def test_days_below_running_numbers_are_not(tmp_path):
    path = tmp_path / "a.csv"
    write(path, [["id", "sex"], *([f"2024-03-{n}" if n > 25 else str(n), "mf"[n % 2]] for n in range(1, 31))])
    assert "as_written" not in preview(path).layout.unanswered


GENES = ("TP53", "BRCA1", "EGFR", "KRAS", "MYC", "A1BG", "HLA-A")


@pytest.mark.parametrize("day", ["2-Sep", "1. Mrz", "Dec-01", "2023-09-02", "01.03.2024"])
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_days_among_codes_such_as_names_of_genes_are_asked_about(tmp_path, suffix, day):
    assert asked(tmp_path / f"a.{suffix}", *GENES, day) == ("as_written",)


def test_a_date_of_the_spreadsheet_among_codes_is_asked_about(tmp_path):
    assert asked(tmp_path / "a.xlsx", *GENES, date(2024, 3, 1)) == ("as_written",)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "values", [("W2", "W3", date(2025, 3, 1)), ("A1", "DEC-2", "n/a", date(2025, 3, 1)), ("W2", "W3", "1-Mar", "2-Mar")]
)
def test_days_among_two_codes_are_asked_about(tmp_path, suffix, values):
    assert asked(tmp_path / f"a.{suffix}", *values) == ("as_written",)


def test_one_day_in_two_spellings_counts_once(tmp_path):
    assert asked(tmp_path / "a.csv", *GENES[:5], "1-Mar", "Mar-01", "Sep-07", "7-Sep") == ("as_written",)


@pytest.mark.parametrize(
    "values",
    [
        (*GENES, "SEPT2", "MARCH1"),
        ("A09", "I10", "E11.9", "J45", "C50"),
        ("A-1", "B-2", "MAR", "NOV2", "C3", "D4"),
        ("open", "closed", "lost", "pending", "2024-03-01"),
        ("seen 1-Mar", "moved", "no", "yes", "1-Mar", "none"),
        ("2025-03-01", "2025-04-01", "2025-05-02", "W2", "W3"),
        ("2021-03-01", "2023-04-01", "2025-05-02", "W2", "W3", "W4"),
        ("open", "closed", "2024-03-01"),
        ("W1", "W2", "W3"),
        ("NA", "UNK", "N/A", "NK", "2023-03-01", "2023-04-02", "2023-05-07", "2023-06-02", "2023-07-02"),
    ],
    ids=["genes", "diagnoses", "plots", "words", "remarks", *("more days", "years", "two words", "wards"), "dates"],
)
def test_codes_words_and_dates_by_themselves_are_not(tmp_path, values):
    assert asked(tmp_path / "a.csv", *values) == ()


@pytest.mark.parametrize(
    ("bands", "is_asked"),
    [
        (["1-Jan", "1-Feb", "2-Jan", "2-Feb", "3-Feb"], True),
        ([date(2025, month, day) for month in (1, 2, 3) for day in (1, 2)], True),
        (["1-Jan", "1-Feb", "1-Mar", "1-Apr"], False),
        ([date(2025, 1, day) for day in (1, 2, 3, 4, 5, 6, 7)], False),
        (["24-Dec", "25-Dec", "1-Jan", "6-Jan"], False),
    ],
    ids=["as text", "as days", "months", "a week", "holidays"],
)
def test_classes_that_have_all_become_days_are_asked_about(tmp_path, bands, is_asked):
    path = tmp_path / "a.xlsx"
    asked(path, *bands)
    assert any("has a few days of one year alone" in text for text in preview(path).problems) == is_asked
