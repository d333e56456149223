"""Terms, quarters, weeks and numbers of persons are categories, though they look like months; months stay dates."""

from __future__ import annotations

from random import Random

import pytest

from core.domain.attribute import Kind
from core.session.column_proposal import propose
from core.sources.asking.columns import profile
from tests.core.sources.written_files import write


def proposed(path, name, texts):
    draw = Random(5)
    write(path, [["ward", name], *([draw.choice("abc"), draw.choice(texts)] for _ in range(200))])
    return propose(profile(path)[1])


def of_years(form, most):
    return [form.format(year=year, part=part) for year in (2022, 2023) for part in range(1, most + 1)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(
    ("name", "form", "most"),
    [
        ("quarter", "{year}-{part}", 4),
        ("Quartal", "{part}/{year}", 4),
        ("trimestre", "{year}-0{part}", 4),
        ("Kalenderwoche", "{year}-0{part}", 9),
        ("KW", "{part}/{year}", 12),
        ("periodo", "{year}-{part}", 2),
        ("cohort", "{year}/{part}", 3),
        ("wave", "{year}-{part}", 1),
    ],
)
def test_terms_quarters_and_weeks_are_categories_in_their_order(tmp_path, suffix, name, form, most):
    texts = of_years(form, most)
    found = proposed(tmp_path / f"a.{suffix}", name, texts)
    assert found.kind is Kind.CATEGORIES
    assert found.categories == tuple(texts)


@pytest.mark.parametrize(
    ("name", "form", "most"),
    [
        ("month", "{year}-{part}", 4),
        ("seen", "{year}-0{part}", 4),
        ("seen", "{part}/{year}", 5),
        ("Datum", "{part}/{year}", 3),
        ("seen", "{year}/{part}", 12),
    ],
)
def test_months_stay_dates(tmp_path, name, form, most):
    assert proposed(tmp_path / "a.csv", name, of_years(form, most)).kind is Kind.DATE


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("name", "first"), [("Study ID", 1001), ("Room", 1105), ("Case no", 2000), ("Patient number", 1990)]
)
def test_numbers_of_persons_and_rooms_are_no_months(tmp_path, suffix, name, first):
    rows = [[f"{first + n // 12 % 20}-{1 + n % 12}", "fm"[n % 2]] for n in range(200)]
    write(tmp_path / f"a.{suffix}", [[name, "sex"], *rows])
    assert profile(tmp_path / f"a.{suffix}")[0].kind is Kind.CATEGORIES
