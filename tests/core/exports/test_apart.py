"""An output never takes the place of what the release is made of."""

from __future__ import annotations

import pytest

from core.errors import OutputIsInputError
from core.exports.apart import check_apart


@pytest.mark.parametrize("name", ["rows.csv", "down/../rows.csv", "soft", "hard"])
def test_by_whatever_name(tmp_path, name):
    rows = tmp_path / "rows.csv"
    rows.write_text("a\n")
    (tmp_path / "down").mkdir()
    (tmp_path / "soft").symlink_to(rows)
    (tmp_path / "hard").hardlink_to(rows)
    with pytest.raises(OutputIsInputError, match="is the rows, which would be lost"):
        check_apart(tmp_path / name, {"the plan": tmp_path / "absent", "the rows": rows})


def test_also_before_the_input_is_there(tmp_path):
    with pytest.raises(OutputIsInputError):
        check_apart(tmp_path / "new", {"the ledger": tmp_path / "new"})


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
def test_nor_of_what_the_ledger_keeps_beside_it(tmp_path, ending):
    with pytest.raises(OutputIsInputError):
        check_apart(tmp_path / f"ledger.sqlite{ending}", {"the ledger": tmp_path / "ledger.sqlite"})


def test_anything_else_may_be_written(tmp_path):
    (tmp_path / "rows.csv").write_text("a\n")
    (tmp_path / "same.csv").write_text("a\n")
    inputs = {"the rows": tmp_path / "rows.csv", "the ledger": tmp_path / "absent"}
    check_apart(tmp_path / "same.csv", inputs)
    check_apart(tmp_path / "new.csv", inputs)
