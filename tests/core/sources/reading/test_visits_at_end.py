"""Identifiers that end with a visit are asked about, as their persons have several rows; other codes are not."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, header, keys):
    draw = random.Random(3)
    write(path, [[header, "sex", "score"], *([key, draw.choice("fm"), draw.randint(1, 99)] for key in keys)])
    seen = preview(path)
    said = [text for text in seen.problems if "end with another visit" in text or "ends with another visit" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_the_rows_are_counted(tmp_path, suffix):
    keys = [f"P{n:03}_V{visit}" for n in range(40) for visit in (1, 2)][:-5]
    assert "Column A (“sample_id”): 37 rows begin as another row" in asked(tmp_path / f"a.{suffix}", "sample_id", keys)


@pytest.mark.parametrize(
    ("header", "written", "visits"),
    [
        ("patient id", "{}-T{}", (0, 1, 2)),
        ("record_id", "S{} visit {}", (1, 2)),
        ("participant", "VP{}_{}", ("pre", "post")),
        ("Study ID", "10-{}.{}", ("baseline", "fu1", "fu2")),
        ("Code", "AB{}V{}", (1, 2)),
        ("Probe", "{}_Besuch{}", (1, 2)),
    ],
)
def test_visits_are_known_by_what_they_are_called(tmp_path, header, written, visits):
    keys = [written.format(100 + n, visit) for n in range(40) for visit in visits]
    assert "rows begin as another row" in asked(tmp_path / "a.csv", header, keys)


@pytest.mark.parametrize(
    ("header", "keys"),
    [
        ("patient id", [f"P{n:03}" for n in range(80)]),
        ("patient id", [f"P{n:03}_V1" for n in range(80)]),
        ("patient id", [f"P{n:03}_{'ABC'[n % 3]}" for n in range(80)]),
        ("household id", [f"{n}-{m}" for n in range(100, 140) for m in (1, 2)]),
        ("patient id", [f"{n % 7}V{n}" for n in range(100)]),
        ("product", [f"X{n}-T{m}" for n in range(40) for m in (1, 2)]),
        ("patient id", [f"P{n % 40:03}_V1" for n in range(80)]),
    ],
)
def test_other_codes_are_no_question(tmp_path, header, keys):
    assert asked(tmp_path / "a.csv", header, keys) == ""
