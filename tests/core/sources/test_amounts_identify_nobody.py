"""Amounts in a currency that recur are no persons, whatever stands beside them."""

from __future__ import annotations

from random import Random

import pytest

from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(("name", "sign"), [("Deposit", "{} €"), ("Fine", "${}"), ("Zálohy", "{} Kč"), ("Fee", "£{}")])
def test_they_are_numbers(tmp_path, suffix, name, sign):
    draw = Random(4)
    rows = [[n + 1, f"Tenant {n * 37}", sign.format(100 * draw.randrange(21, 50)), n % 3] for n in range(120)]
    path = write(tmp_path / f"a.{suffix}", [["Unit", "Tenant", name, "Floor"], *rows])
    seen = preview(path)
    found = profile(path, readable(seen.layout, seen.questions))[2]
    assert (found.kind, found.is_id_like, found.recurs) == (Kind.NUMBER, False, False)
