"""The line below the names of a Markdown table is a ruler, and no record of somebody who answered nothing."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview


def written(path, ruler, *rows):
    table = ["| sex | age |", *([ruler] if ruler else []), *rows, *(f"| {'fm'[n % 2]} | {20 + n} |" for n in range(40))]
    path.write_text("\n".join(table) + "\n")
    return preview(path)


def test_a_short_ruler_without_bars_around_it_is_asked_about(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("\n".join(["sex | age", "---|---", *(f"{'fm'[n % 2]} | {20 + n}" for n in range(40))]) + "\n")
    assert preview(path).layout.unanswered == ("doubtful_rows",)


@pytest.mark.parametrize("ruler", ["|---|---|", "| --- | --- |", "|:---|---:|", "|------|-----|"])
def test_a_ruler_is_left_out(tmp_path, ruler):
    seen = written(tmp_path / "a.txt", ruler)
    assert (seen.layout.unanswered, seen.n_rows) == ((), 40)


@pytest.mark.parametrize("row", ["| --- | 31 |", "| -- | -- |"])
def test_somebody_who_gave_no_answer_is_a_record(tmp_path, row):
    seen = written(tmp_path / "a.txt", "", row)
    assert (seen.layout.unanswered, seen.n_rows) == ((), 41)
