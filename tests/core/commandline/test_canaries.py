"""No value that occurs once stands in a plan or in output that is kept, unless its owner has confirmed it."""

from __future__ import annotations

import pytest
from pandas import DataFrame

from tests.canaries import CONFIRMED, UNLISTED, found, once, written


@pytest.mark.parametrize("words", [(), ("--choices", "travel"), ("--answer", "two_digit_years=2000-2099")])
def test_describe_writes_no_value_that_occurs_once(inside, reticent, words):
    rows = written(reticent.folder / "a.csv")
    plan = reticent.folder / "a.reticent"
    ended = inside("describe", "a.csv", "-o", "a.reticent", "--json", *words)
    assert ended.status == 0, ended.err
    assert found(plan.read_text(), once(rows)) == set()
    assert found(ended.out, once(rows)) == set()


def test_what_is_confirmed_are_lists_and_never_identifiers_or_free_text(inside, reticent):
    rows = written(reticent.folder / "a.csv")
    assert inside("describe", "a.csv", "-o", "a.reticent", "--confirm", "all").status == 0
    text = (reticent.folder / "a.reticent").read_text()
    assert found(text, once(rows)) == CONFIRMED
    assert found(text, {row[name] for row in rows for name in UNLISTED}) == set()


def test_a_first_row_that_may_be_a_record_is_in_no_plan_and_no_output_that_is_kept(inside, reticent):
    rows = [f"Q{n * n % 977}x,{'fm'[n % 2]},w{n}@example.org" for n in range(60)]
    (reticent.folder / "bare.csv").write_text("\n".join(rows))
    ended = inside("describe", "bare.csv", "-o", "bare.reticent", "--json")
    assert ended.status == 0, ended.err
    kept = ended.out + (reticent.folder / "bare.reticent").read_text()
    assert found(kept, {cell for row in rows for cell in row.split(",")[::2]}) == set()
    said = inside("describe", "bare.csv", "--json", "--answer", "header_row=1").out
    assert '"name": "Q0x"' in said


def test_labels_that_a_program_made_of_texts_are_values_of_rows(inside, reticent):
    words = ["clerk", "nurse"] * 60
    table = DataFrame({"job": [*words, *(f"ship{n}wright" for n in range(40))], "sex": ["f", "m"] * 80})
    table["town"] = ["Canaryville", *["Hull", "York"] * 79, "York"]
    table.astype("category").to_stata(reticent.folder / "made.dta", write_index=False)
    ended = inside("describe", "made.dta", "-o", "made.reticent")
    assert ended.status == 0, ended.err
    text = (reticent.folder / "made.reticent").read_text()
    assert found(text, {"Canaryville", *(f"ship{n}wright" for n in range(40))}) == set()
    assert '["f", "m"]' in text
    assert inside("describe", "made.dta", "-o", "made.reticent", "--yes", "--confirm", "town").status == 0
    assert "Canaryville" in (reticent.folder / "made.reticent").read_text()
