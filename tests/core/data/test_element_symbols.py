"""Na is sodium among potassium and chloride, and no answer beside other short texts."""

from __future__ import annotations

import pytest

from core.data.element_symbols import is_element
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


def n_missing(path, texts):
    write(path, [["test", "n"], *([text, n % 7] for n, text in enumerate(texts * 12))])
    seen = preview(path)
    return sum(times for _, times in profile(path, readable(seen.layout, seen.questions))[0].missing)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "texts",
    [
        *(["Na", "K", "Cl", "Urea", "Crea"], ["NA", "K", "CL", "CREAT"], ["na", "k", "ca"], ["Na", "K+", "Ca2+"]),
        *(["Na", "Vo", "Ab"], ["Nd", "Mo", "Di", "Mi"]),
    ],
)
def test_a_short_code_among_its_like_is_no_missing_value(tmp_path, suffix, texts):
    assert n_missing(tmp_path / f"a.{suffix}", texts) == 0


@pytest.mark.parametrize(
    "texts",
    [
        *(["NA", "F", "H"], ["Na", "M", "F"], ["NA", "K", "M"], ["NA", "A", "B", "C"], ["na", "ja", "no"]),
        *(["Na", "Ja", "Nein"], ["NA", "None", "Nuts", "Milk"]),
    ],
)
def test_elsewhere_it_is_one(tmp_path, texts):
    assert n_missing(tmp_path / "a.csv", texts) == 12


def test_other_words_of_no_answer_are_no_element():
    assert not is_element("ND", frozenset(("K", "Cl")))
    assert not is_element("NA", frozenset(("CA", "AL", "MN")))  # may be states
    assert not is_element("Na", frozenset())
