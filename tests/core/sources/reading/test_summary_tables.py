"""Tables of frequencies, means and counted answers are asked about; the answers of persons themselves are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

AGREE = ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"]


def asks(path, names, rows):
    write(path, [names, *rows])
    seen = preview(path)
    said = any("results of many persons" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


def counts(first, n_columns, n_rows=9):
    """Return rows with a question and numbers of answers."""
    return [[f"{first} {'abcdefghi'[k]}", *((7 * k + 5 * n) % 40 + 3 for n in range(n_columns))] for k in range(n_rows)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n_rows", [4, 9])
def test_frequencies_beside_their_percents_are_asked_about(tmp_path, suffix, n_rows):
    names = ["Valid", "Frequency", "Percent", "Valid Percent", "Cumulative Percent"]
    assert asks(tmp_path / f"a.{suffix}", names, counts("group", 4, n_rows))


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["Wert", "Häufigkeit", "Prozent", "Gültige Prozente", "Kumulierte Prozente"], counts("Gruppe", 4)),
        (["", "Effectifs", "Pourcentage", "Pourcentage valide", "Pourcentage cumulé"], counts("groupe", 4)),
        (["Variable", "N", "Mean", "Std. Deviation", "Minimum", "Maximum"], counts("var", 5)),
        (["group", "n", "mean", "sd"], counts("arm", 3)),
        (["term", "estimate", "std.error", "statistic", "p.value"], counts("x", 4)),
        (["Characteristic", "Control (N=100)", "Treatment (N = 98)"], counts("trait", 2)),
        (["Statement", *AGREE], counts("I like it", 5)),
        (["Statement", *AGREE, "Total"], counts("I like it", 6)),
        (["Frage", "stimme voll zu", "stimme eher zu", "stimme nicht zu"], counts("Frage", 3)),
        (["Question", *AGREE], [[f"Is it {each}", *["20%"] * 5] for each in "abcdefghi"]),
        (["Question", "Yes", "No", "Don't know"], counts("Is it so", 3)),
        (["Frage", "Ja", "Nein"], counts("Ist es so", 2)),
    ],
)
def test_so_are_other_results(tmp_path, names, rows):
    assert asks(tmp_path / "a.csv", names, rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["statement", *AGREE], [[f"text {k}", *(int(n == k % 5) for n in range(5))] for k in range(30)]),
        (["statement", "Agree", "Disagree"], [["abc"[k % 3], "yn"[k % 2], "ny"[k % 2]] for k in range(30)]),
        (["class", "Percent", "Points"], [["ab"[k % 2], 20 + k, 30 + k] for k in range(30)]),
        (["id", "n", "mean", "sd"], [[k, 40, k / 7, k / 9] for k in range(30)]),
        (["participant", "mean", "sd", "count"], [[k, k / 7, k / 9, 7] for k in range(30)]),
        (["id", *AGREE], [[k, *range(k, k + 5)] for k in range(30)]),
        (["month", "Jan", "Feb", "Mar"], counts("shop", 3)),
        (["town", "yes", "no"], [["ab"[k % 2], 20 + k, 30 + k] for k in range(30)]),
        (["age", "sex", "frequency", "percent"], [[20 + k, "fm"[k % 2], k % 4, k] for k in range(30)]),
    ],
)
def test_answers_of_persons_are_not(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)
