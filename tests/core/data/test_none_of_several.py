"""“Nil” beside 1, 2 and 3+ is none of them, and “nd” beside other days is Sunday: both are answers."""

from __future__ import annotations

import pytest

from core.data.propose_attribute import propose
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


def missing(path, values):
    """Return what means that there is no answer among values, each of which comes often."""
    write(path, [["id", "answer"], *([n, values[n * n % 11 % len(values)]] for n in range(220))])
    seen = preview(path)
    found = profile(path, readable(seen.layout, seen.questions))[1]
    attribute = propose(found)
    told = {text for text, _ in found.missing}
    assert {*attribute.missing_values} == told
    assert not told & {*attribute.categories}
    return told


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "values",
    [
        ["Nil", "1", "2", "3+"],
        ["none", "1", "2", "3 or more"],
        ["Keine", "1", "2-3", ">3"],
        ["pn", "wt", "śr", "czw", "pt", "sob", "nd"],
    ],
)
def test_they_are_answers(tmp_path, suffix, values):
    assert not missing(tmp_path / f"a.{suffix}", values)


@pytest.mark.parametrize("values", [["Nil", "0", "1", "2+"], ["nil", "mild", "severe"], ["nd", "yes", "no"]])
def test_beside_others_they_say_that_there_is_none(tmp_path, values):
    assert missing(tmp_path / "a.csv", values) == {values[0]}
