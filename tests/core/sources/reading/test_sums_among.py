"""Categories with a word for all of them are asked about; answers such as “total” beside “partial” are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asks(path, values):
    rows = [[1 + n, values[n % len(values)], 20 + n * n % 41] for n in range(60)]
    write(path, [["no", "group", "age"], *rows])
    seen = preview(path)
    said = any("are sums or parts of others" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    "values",
    [
        *(["15-24", "25-54", "TOTAL"], ["men", "women", "Both sexes"], ["Nord", "Süd", "Insgesamt", "Ost"]),
        *(
            ["all", "of which women", "of which under 18"],
            ["tous", "dont femmes", "dont enfants"],
            ["男", "女", "総数"],
        ),
    ],
)
def test_sums_and_parts_among_categories_are_asked_about(tmp_path, suffix, values):
    assert asks(tmp_path / f"a.{suffix}", values)


@pytest.mark.parametrize(
    "values",
    [
        *(["total", "partial", "none"], ["Total", "near"], ["totally", "hardly", "not"], ["all", "some", "none"]),
        *(["Clinton", "Dole", "DONT KNOW"], ["yes", "no", "Dont remember"]),
    ],
)
def test_answers_are_not(tmp_path, values):
    assert not asks(tmp_path / "a.csv", values)


def test_nor_is_a_word_that_one_row_has(tmp_path):
    assert not asks(tmp_path / "a.csv", [*(f"g{n % 9}" for n in range(59)), "Total"])


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_nor_is_an_answer_of_somebody_with_a_personal_number(tmp_path, suffix):
    def table(number):
        rows = [[20 + n * n % 41, ("Basic", "Plus", "Total")[n * n % 7 % 3], number(n)] for n in range(60)]
        return [["age", "plan", "member id"], *rows]

    write(tmp_path / f"a.{suffix}", table(lambda n: f"M{1000 + n * 7}"))
    assert preview(tmp_path / f"a.{suffix}").problems == ()
    write(tmp_path / f"b.{suffix}", table(lambda n: f"M{1000 + n * 7}" if n % 5 else ""))
    assert any("are sums or parts of others" in text for text in preview(tmp_path / f"b.{suffix}").problems)
