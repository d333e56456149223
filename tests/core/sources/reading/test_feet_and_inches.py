"""Heights in feet and inches are asked about where they look like decimal numbers; other numbers are not."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

FEET = ["5.8", "5.9", "5.10", "5.11", "6.0", "6.1", "5.7", "6", ""]


def asked(path, name, cells):
    write(path, [["id", name], *([n, cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    return "as_written" in seen.layout.unanswered, " ".join(seen.problems)


def several(texts, n=120):
    return [random.Random(n * 7 + 1).choice(texts) for n in range(n)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite", "parquet"])
@pytest.mark.parametrize("name", ["height", "Height (ft)", "height_feet"])
def test_ten_and_eleven_inches_are_asked_about(tmp_path, suffix, name):
    is_asked, said = asked(tmp_path / f"a.{suffix}", name, several(FEET))
    assert is_asked
    assert "feet and inches, such as 5.10" in said


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("height", ["5.8", "5.9", "6.0", "6.1"]),
        ("height", ["5.8", "5.9", "5.10", "5.11", "5.25", "6.1"]),  # decimal feet
        ("height", ["5.10", "5.11"]),
        ("height", ["1.75", "1.80", "1.1"]),
        ("version", ["5.8", "5.9", "5.10", "6.0"]),
        ("ph", ["5.8", "5.9", "5.10", "6.11"]),
    ],
)
def test_other_numbers_are_not(tmp_path, suffix, name, texts):
    assert "feet and inches" not in asked(tmp_path / f"a.{suffix}", name, several(texts))[1]


def mixed(n_feet, feet="{}'{}\""):
    chosen = random.Random(5)
    heights = [str(chosen.randint(155, 195)) for _ in range(120)]
    return [feet.format(5, chosen.randint(0, 11)) if n < n_feet else each for n, each in enumerate(heights)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n", [4, 20, 60, 110])
@pytest.mark.parametrize("feet", ["{}'{}\"", "{} ft {}", "{}’{}”"])
def test_feet_beside_centimetres_are_asked_about(tmp_path, suffix, n, feet):
    is_asked, said = asked(tmp_path / f"a.{suffix}", "height", random.Random(1).sample(mixed(n, feet), 120))
    assert is_asked
    assert "numbers with ft, and others without a unit" in said


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n", [0, 120])
def test_heights_of_one_way_of_writing_are_not(tmp_path, suffix, n):
    assert asked(tmp_path / f"a.{suffix}", "height", mixed(n)) == (False, "")
