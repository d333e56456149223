"""Rows in which a pressure or a pay that is always the larger one is the smaller one are asked about."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

PRESSURES = [(118 + n * 7 % 45, 62 + n * 5 % 34) for n in range(90)]
PAYS = [(2000 + n * 131 % 4000, round((2000 + n * 131 % 4000) * (0.62 + n % 11 / 100))) for n in range(90)]


def asked(path, names, pairs, exchanged=()):
    rows = [(pair[::-1] if n in exchanged else pair) for n, pair in enumerate(pairs)]
    write(path, [["id", *names], *([n, *pair] for n, pair in enumerate(rows))])
    seen = preview(path)
    return "as_written" in seen.layout.unanswered, " ".join(seen.problems)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    ("names", "pairs"),
    [
        (("sys", "dia"), PRESSURES),
        (("systolic", "diastolic"), PRESSURES),
        (("RR_sys", "RR_dia"), PRESSURES),
        (("gross", "net"), PAYS),
        (("Bruttolohn brutto", "Lohn netto"), PAYS),
        (("salaire brut", "salaire net"), PAYS),
    ],
)
def test_exchanged_rows_are_asked_about(tmp_path, suffix, names, pairs):
    assert asked(tmp_path / f"a.{suffix}", names, pairs) == (False, "")
    is_asked, said = asked(tmp_path / f"b.{suffix}", names, pairs, exchanged=(7, 50))
    assert is_asked
    assert "rows 9, 52" in said


def with_benefits():
    """Return pays of which some have more net than gross, as of those with little pay and a benefit."""
    chosen = random.Random(2)
    pays = [[gross, round(gross * chosen.uniform(0.6, 0.8))] for gross in range(2000, 5000, 20)]
    return [(gross, gross + 150) if n % 30 == 4 else (gross, net) for n, (gross, net) in enumerate(pays)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("names", "pairs"),
    [
        (("gross", "net"), with_benefits()),
        (("gross", "net"), [(3000 + n, 3000 + n * 7 % 91) for n in range(90)]),
        (("system", "dia"), [(n % 9, 5 + n % 4) for n in range(90)]),
        (("gross", "network"), [(3000 + n, 2000 + 41 * n) for n in range(90)]),
    ],
)
def test_other_pairs_are_not(tmp_path, suffix, names, pairs):
    assert "each other’s values" not in asked(tmp_path / f"a.{suffix}", names, pairs)[1]
