"""No response beside a partial and a complete one is an answer; beside others, it says that none is known."""

from __future__ import annotations

import pytest

from core.data.propose_attribute import propose
from core.sources.asking.columns import profile
from tests.core.sources.written_files import write


def missing(path, texts):
    write(path, [["ward", "outcome"], *([f"w{n % 5}", texts[n % len(texts)]] for n in range(120))])
    return propose(profile(path)[1]).missing_values


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    "texts",
    [
        ["no response", "partial response", "complete response"],
        ["No response", "Partial response", "Complete response", "unknown"],
        ["keine Antwort", "falsche Antwort", "richtige Antwort"],
        ["no answer", "wrong answer", "late answer", "right answer"],
    ],
)
def test_none_of_something_beside_some_of_it_is_an_answer(tmp_path, suffix, texts):
    assert {*missing(tmp_path / f"a.{suffix}", texts)} <= {"unknown"}


@pytest.mark.parametrize(
    "texts",
    [
        ["no response", "yes", "no"],
        ["no response", "late response", "yes", "no"],
        ["no answer", "I have not found a right answer", "it has no good answer", "yes"],
        ["keine Angabe", "männlich", "weiblich"],
        ["not reported", "self reported", "doctor reported"],
    ],
)
def test_beside_others_it_is_missing(tmp_path, texts):
    assert missing(tmp_path / "a.csv", texts) == (texts[0],)
