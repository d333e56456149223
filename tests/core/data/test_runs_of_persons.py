"""Neighbouring rows with one age and sex, beside a time that begins anew, are of one person; others are of several."""

from __future__ import annotations

from random import Random

import pytest

from core.data.recurring_columns import recurring_column
from core.sources.asking.columns import profile
from core.sources.question import DETECT

N_PERSONS = 40


def asked(path, headers, rows):
    """Return the column that the owner is asked about."""
    path.write_text("\n".join([",".join(headers), *(",".join(map(str, row)) for row in rows)]) + "\n")
    return recurring_column(profile(path, DETECT))


def persons(draw):
    return [("fm"[draw.random() < 0.5], draw.randint(20, 80)) for _ in range(N_PERSONS)]


def pressure(draw):
    return round(draw.gauss(120, 12))


@pytest.mark.parametrize(
    ("headers", "times"),
    [
        (("sex", "age", "day", "sbp"), (1, 7, 14, 28)),
        (("Geschlecht", "Alter", "Tag", "RR"), ("Tag 1", "Tag 7", "Tag 14", "Tag 28")),
        (("sex", "Age (years)", "visit", "score"), ("Baseline", "Week 4", "Week 12")),
        (("sexe", "age", "temps", "score"), ("avant", "après")),
        (("gender", "age at entry", "Time (h)", "conc"), (0, 0.5, 1, 2, 4, 8, 12, 24)),
        (("sexo", "edad", "fecha", "peso"), ("03/01/2023", "17/04/2023", "02/09/2023")),
        (("пол", "возраст", "проба", "балл"), ("A", "B", "C")),
    ],
)
def test_a_time_that_begins_anew_as_age_and_sex_change_counts_the_rows_of_persons(tmp_path, headers, times):
    draw = Random(1)
    known = persons(draw)
    all_came = [[*person, time, pressure(draw)] for person in known for time in times]
    some_missed = [row for row in all_came if draw.random() < 0.85]
    assert asked(tmp_path / "a.csv", headers, all_came) == headers[2]
    assert asked(tmp_path / "b.csv", headers, some_missed) == headers[2]
    assert asked(tmp_path / "c.csv", headers, draw.sample(all_came, len(all_came))) is None


def test_persons_who_grow_older_and_days_that_go_back_count_them_too(tmp_path):
    draw = Random(2)
    known = persons(draw)
    headers = ("sex", "age", "year", "income")
    older = [[sex, age + year, 2010 + year, pressure(draw)] for sex, age in known for year in range(4)]
    assert asked(tmp_path / "a.csv", headers, older) == "year"
    latest_first = [[sex, age, day, pressure(draw)] for sex, age in known for day in ("2023-09-02", "2023-02-01")]
    assert asked(tmp_path / "b.csv", ("sex", "age", "seen on", "sbp"), latest_first) == "seen on"


@pytest.mark.parametrize("times", [("pre", "post"), (0, 12, 24)])
def test_blocks_of_the_same_persons_one_below_the_other_are_told(tmp_path, times):
    draw = Random(3)
    known = persons(draw)
    stacked = [[*person, time, pressure(draw)] for time in times for person in known]
    others = [[*person, time, pressure(draw)] for time in times for person in persons(draw)]
    headers = ("sex", "age", "month", "sbp")
    assert asked(tmp_path / "a.csv", headers, stacked) == "month"
    assert asked(tmp_path / "b.csv", headers, others) is None


def test_several_persons_of_one_class_age_or_place_are_no_rows_of_one(tmp_path):
    draw = Random(4)
    headers = ("school", "sex", "age", "nr", "hours")
    pupils = [
        [school, "fm"[draw.random() < 0.5], 5 + grade, n + 1, draw.randint(0, 9)]
        for school in "CABD"
        for grade in draw.sample(range(1, 5), 4)
        for n in range(18)
    ]
    assert asked(tmp_path / "a.csv", headers, pupils) is None
    by_hours = sorted(pupils, key=lambda row: (row[0], row[1], row[2], row[4]))
    assert asked(tmp_path / "b.csv", headers, by_hours) is None
    day_by_day = [[day, "fm"[draw.random() < 0.5], draw.randint(20, 80), pressure(draw)] for day in range(200)]
    assert asked(tmp_path / "c.csv", ("day of study", "sex", "age", "sbp"), day_by_day) is None
    weekdays = [[*person, ("Mon", "Tue", "Wed")[n % 3], n % 7] for n, person in enumerate(persons(draw) * 3)]
    draw.shuffle(weekdays)
    assert asked(tmp_path / "d.csv", ("sex", "age", "weekday", "score"), weekdays) is None


def test_few_rows_rows_by_age_and_rows_without_an_age_say_nothing(tmp_path):
    draw = Random(5)
    known = persons(draw)
    rows = [[*person, time, pressure(draw)] for person in known for time in (1, 2, 3)]
    headers = ("sex", "age", "hour", "sbp")
    assert asked(tmp_path / "a.csv", headers, rows[:12]) is None
    assert asked(tmp_path / "b.csv", headers, sorted(rows)) is None
    assert asked(tmp_path / "c.csv", ("arm", "dose", "hour", "sbp"), rows) is None
