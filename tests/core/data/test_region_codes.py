"""NA and ND are regions among codes of regions, and no answer elsewhere."""

from __future__ import annotations

import pytest

from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write

STATES = "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA"


def n_missing(path, texts):
    write(path, [["state", "n"], *([text, n % 7] for n, text in enumerate(texts * 12))])
    seen = preview(path)
    return sum(times for _, times in profile(path, readable(seen.layout, seen.questions))[0].missing)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "texts",
    [
        *(["NA", "BW", "ZA", "ZM"], ["NC", "ND", "NE", "OK"], ["NA", "DE", "FR", "UK"]),
        *(["NA", "BN", "SA", "AV", "CE"], ["NA", "EU", "APAC", "LATAM", "MEA"]),
        ["ND", *STATES.split(), "GA-6", "TX-31", "U.S."],
    ],
)
def test_a_region_is_no_missing_value(tmp_path, suffix, texts):
    assert n_missing(tmp_path / f"a.{suffix}", texts) == 0


@pytest.mark.parametrize(
    "texts", [["NA", "AB", "XX", "QQ"], ["ND", "DE", "FR", "AT"], ["NA", "DE", "FR"], ["NA", "yes", "no"]]
)
def test_elsewhere_it_is_one(tmp_path, texts):
    assert n_missing(tmp_path / "a.csv", texts) == 12
