"""One name in two orders is asked about: who has two rows is not known by such names."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.reading.names_of_persons import NAMES
from tests.core.sources.written_files import write


def asked(path, names, header="Name"):
    write(path, [[header, "age", "group"], *([name, 20 + n * 7 % 41, "abc"[n % 3]] for n, name in enumerate(names))])
    seen = preview(path)
    said = [text for text in seen.problems if "names in two orders" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "json", "sqlite"])
@pytest.mark.parametrize("header", ["Name", "teilnehmer"])
def test_they_are_told(tmp_path, suffix, header):
    said = asked(tmp_path / f"a.{suffix}", [*NAMES, "Krüger Paul", "Wolf Anna"], header)
    assert (
        f"Column A (“{header}”) has names in two orders, such as “Anna Wolf” in row 2 and “Wolf Anna” in row 63" in said
    )


@pytest.mark.parametrize("name", ["Wolf, Anna", "WOLF,Anna"])
def test_one_with_a_comma_is_told(tmp_path, name):
    assert f"“Anna Wolf” in row 2 and “{name}” in row 62" in asked(tmp_path / "a.csv", [*NAMES, name])


@pytest.mark.parametrize(
    "more",
    [[], ["Wolf Anna"], NAMES, ["Martin, Anna", "Thomas"], ["Anna Maria Wolf"]],
    ids=["none", "a namesake", "in one order", "a comma", "of three words"],
)
def test_others_are_not(tmp_path, more):
    assert asked(tmp_path / "a.csv", [*NAMES, *more]) == ""


def test_words_of_other_columns_are_not(tmp_path):
    ways = [("New York", "York New", "red blue", "blue red")[n % 4] for n in range(60)]
    assert asked(tmp_path / "a.csv", ways, "colour") == ""


@pytest.mark.parametrize(
    "words",
    [["Lake", "Forest", "Park", "Grove", "Oak"], ["Deep", "Golden", "Fair", "Cool", "Warm"]],
    ids=["towns", "shades"],
)
def test_words_that_come_first_and_last_are_of_towns_and_shades(tmp_path, words):
    names = [f"{one} {other}" for one in words for other in words if one != other]
    others = [f"{word} {end}" for word in words for end in ("Hill", "View")] + [f"Old {word}" for word in words]
    assert asked(tmp_path / "a.csv", [*names[:6], *others, names[8], names[12]]) == ""
