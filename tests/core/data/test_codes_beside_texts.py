"""A number such as -99 codes "no answer" in a column of a few labels, too, if it is the only number there."""

from __future__ import annotations

import pytest

from core.data.propose_attribute import propose
from core.domain.marginal import Marginal
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading


def proposed(path, labels):
    path.write_text("\n".join(["who,sex", *(f"a,{label}" for label in labels * 20)]) + "\n")
    return propose(profile(path, preview(path).layout)[1])


@pytest.mark.parametrize("code", ["-99", "-9", "99", "999", "-77"])
def test_it_is_missing_and_a_release_counts_it_so(tmp_path, code):
    found = proposed(tmp_path / "a.csv", ["m", "f", "N/A", code])
    assert (set(found.missing_values), found.categories) == ({"N/A", code}, ("f", "m"))
    counts = counted(reading(tmp_path / "a.csv"), [found], [Marginal((0,))], b"k" * 32).counts
    assert counts.tolist() == [20, 20, 40]


def test_so_are_several_codes_of_one_code_book(tmp_path):
    found = proposed(tmp_path / "a.csv", ["Agree", "Neither", "Disagree", "97", "99"])
    assert (set(found.missing_values), set(found.categories)) == ({"97", "99"}, {"Agree", "Neither", "Disagree"})


@pytest.mark.parametrize(
    "labels",
    [
        ["m", "f", "5"],
        ["m", "f", "99", "-99"],
        ["92", "98-104", "99", "m"],
        ["better", "same", "-1"],
        ["all", "99"],
        [*"abcdefghijklm", "99"],
    ],
)
def test_other_numbers_are_labels(tmp_path, labels):
    assert proposed(tmp_path / "a.csv", labels).missing_values == ()


@pytest.mark.parametrize(
    ("labels", "codes"),
    [
        (["18-24", "25-34", "-9"], {"-9"}),
        (["stimme zu", "stimme nicht zu", "-8", "-9"], {"-8", "-9"}),
        (["Licenciatura", "Técnica", "-999999999"], {"-999999999"}),
        ([*(f"town {letter}" for letter in "abcdefghijklmnop"), "-99"], {"-99"}),
    ],
)
def test_negative_codes_are_missing_beside_any_texts(tmp_path, labels, codes):
    found = proposed(tmp_path / "a.csv", labels)
    assert set(found.missing_values) == codes
    assert codes.isdisjoint(found.categories)


@pytest.mark.parametrize("labels", [["-15 to -10", "below -15", "-9"], ["−8 °C to −5 °C", "above", "-9"]])
def test_a_negative_number_beside_ranges_below_nothing_is_a_label(tmp_path, labels):
    assert proposed(tmp_path / "a.csv", labels).missing_values == ()
