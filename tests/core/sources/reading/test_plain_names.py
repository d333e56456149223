"""Names above times, or above numbers with a unit, are no record, though no cell is a number."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, first, *records):
    write(path, [first, *records * 8])
    return preview(path).layout.unanswered


@pytest.mark.parametrize("names", [("Ankunft", "Grund", "Wartezeit"), ("seen", "why", "left"), ("A", "B", "C")])
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_names_above_figures_are_names(tmp_path, suffix, names):
    records = [("13:35", "Schmerz", "86 min"), ("8:02", "Sturz", "7 min"), ("18:57", "Schmerz", "16 min")]
    assert "header_row" not in asked(tmp_path / f"a.{suffix}", names, *records)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_record_above_records_is_asked_about(tmp_path, suffix):
    records = [("13:35", "Schmerz", "86 min"), ("8:02", "Sturz", "7 min"), ("18:57", "Schmerz", "16 min")]
    assert "header_row" in asked(tmp_path / f"a.{suffix}", ("9:15", "Sturz", "12 min"), *records)


AIRPORTS = [("JFK", "New York", "United States"), ("LHR", "London", "United Kingdom"), ("CDG", "Paris", "France")]


@pytest.mark.parametrize("names", [("IATA code", "City", "Country"), ("Ländercode", "Stadt", "Land")])
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_name_that_ends_with_code_is_a_name(tmp_path, suffix, names):
    rows = [*AIRPORTS, ("FRA", "Frankfurt", "Germany"), ("NRT", "Tokyo", "Japan")]
    write(tmp_path / f"a.{suffix}", [names, *rows])
    assert preview(tmp_path / f"a.{suffix}").layout.unanswered == ()


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_codes_alone_may_be_records(tmp_path, suffix):
    write(tmp_path / f"a.{suffix}", [("NRT", "Tokyo", "Japan"), *AIRPORTS, ("FRA", "Frankfurt", "Germany")])
    assert "header_row" in preview(tmp_path / f"a.{suffix}").layout.unanswered
