"""Marks and words that stand for the value above are asked about; answers such as “same” beside “better” are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DRAW = Random(4)
TOWNS = ["Berlin", "Hamburg", "Bremen"]


def asked(path, values, name="town", first="Berlin"):
    cells = [first, *values, *(DRAW.choice(values) for _ in range(80))]
    write(path, [["id", "sex", name], *([f"P{n}", "fm"[n % 2], cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "may mean the value above" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize(
    "mark",
    [
        *(
            '"',
            "″",
            "〃",
            "''",
            '-"-',
            "-//-",
            "- // -",
            ",,",
            "„",
            "do.",
            "dito",
            "Ditto",
            "idem",
            "ídem",
            "Ídem",
            "id.",
        ),
        *("s.o.", "S. o.", "s. oben", "wie oben", "Wie oben", "siehe oben", "as above", "same as above", "come sopra"),
        *(
            "jw.",
            "j.w.",
            "jak wyżej",
            "同上",
            "то же",
            "same",
            "Same",
            "igual",
            "zie boven",
            "см. выше",
            "voir ci-dessus",
        ),
    ],
)
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_marks_for_the_value_above_are_asked_about(tmp_path, ending, mark):
    assert f"has “{mark}”, which" in asked(tmp_path / f"a{ending}", [*TOWNS, mark, mark])


def test_the_file_is_no_longer_asked_about_when_values_are_written_out(tmp_path):
    assert asked(tmp_path / "a.csv", TOWNS) == ""


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("pain", ["better", "same", "worse"]),
        ("pain", ["much better", "a bit better", "same", "a bit worse", "much worse"]),
        ("health", ["up", "down", "same", "unknown"]),
        ("change of income", ["grown", "fallen", "same", "none yet"]),
        ("salud", ["mejor", "igual", "peor", "mucho peor"]),
        ("Befinden", ["besser", "gleich", "schlechter", "viel schlechter"]),
        ("самочувствие", ["лучше", "то же", "хуже", "намного хуже"]),
        ("shoes", ["same", "different", "none", "both"]),
        ("team", ["same", "north"]),
        ("initials", ["J.W.", "A.B.", "S.O.", "C.D."]),
        ("initials", ["j.w.", "a.b.", "s.o.", "c.d."]),
        ("code", ["DO", "ID", "SO", "JW"]),
        ("answer", ["-", "--", "yes", "no"]),
        ("town", ["Berlin", "Idem-les-Bains", "Same Hill", "Above Town"]),
    ],
)
def test_answers_are_not(tmp_path, name, values):
    assert asked(tmp_path / "a.csv", values, name, values[-1]) == ""


def test_a_mark_in_the_first_row_or_one_alone_stands_for_nothing_above(tmp_path):
    assert asked(tmp_path / "a.csv", [*TOWNS, "wie oben"], first="wie oben") == ""
    rows = [["id", "town"], *([n, "wie oben" if n == 9 else TOWNS[n % 3]] for n in range(60))]
    write(tmp_path / "b.csv", rows)
    assert "as_written" not in preview(tmp_path / "b.csv").layout.unanswered
