"""Rows whose cells stand one column beside their own are told by `describe`, and stop a release until answered."""

from __future__ import annotations

RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")


def test_shifted_rows_are_told_and_a_release_waits_for_the_answer(inside, reticent):
    rows = [f"Ann{n},{'sales' if n % 2 else 'law'},{20 + n % 7}," for n in range(20)]
    (reticent.folder / "a.csv").write_text("\n".join(["name,unit,age,note", *rows, ",Bo,law,21"]) + "\n")
    told = inside("describe", "a.csv", "-o", "plan.reticent", "--use", "unit,age", "--confirm", "all")
    assert "In row 22 all cells seem to stand one column beside their own." in told.out + told.err
    asked = inside(*RELEASE, "--budget", "1")
    assert asked.status != 0
    assert "as_written" in asked.err
    assert not (reticent.folder / "out.json").exists()
    inside(
        "describe",
        "a.csv",
        "-o",
        "plan.reticent",
        "--use",
        "unit,age",
        "--confirm",
        "all",
        "--yes",
        "--answer",
        "as_written=count",
    )
    assert inside(*RELEASE, "--budget", "1").status == 0
