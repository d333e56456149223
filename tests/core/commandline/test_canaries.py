"""No value that occurs once stands in a plan or in output that is kept, unless its owner has confirmed it."""

from __future__ import annotations

import pytest

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
