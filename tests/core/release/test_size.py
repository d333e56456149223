"""The size of a release is known from its plan: what is released has it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from core.domain.attribute import Attribute, Kind
from core.exports.exporter import every
from core.exports.write import export
from core.privacy.release_cost import ReleaseCost
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.release.kept import pack
from core.session.planned_release import plan_release
from core.session.rehearsing import rehearse

AGE = Attribute("age", Kind.NUMBER, edges=tuple(range(0, 84, 4)), missing="unknown")
LISTS = tuple(Attribute(f"a{n}", Kind.CATEGORIES, tuple(f"label {k}" for k in range(7))) for n in range(7))
RAW = OutputChoice(non_negative=False, whole_numbers=False)


def noise_plan(tables, output=RAW, strategy="marginals"):
    chosen = tuple(TableChoice(names, prefixes=("age",) if "age" in names else ()) for names in tables)
    privacy = PrivacyChoice(ReleaseCost.pure(1), "people")
    return Plan(
        attributes=(AGE, *LISTS), tables=chosen, privacy=privacy, strategy=StrategyChoice(strategy), output=output
    )


PAIRS = noise_plan(tuple(combinations((each.name for each in LISTS), 2)))
PLANS = {
    "pairs": PAIRS,
    "whole": replace(PAIRS, output=OutputChoice()),
    "wide": noise_plan((("a0", "a1", "a2", "a3", "a4"),), strategy="base"),
    "cumulative": noise_plan((("a0", "age"), ("a1", "a2", "age")), strategy="wavelet"),
}


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_a_release_has_the_size_that_was_told(plan):
    size, release = plan_release(plan).size, rehearse(plan_release(plan)).release
    assert [table.names for table in size.tables] == [table.published.names for table in release.tables]
    assert [table.cells for table in size.tables] == [table.published.values.size for table in release.tables]
    sums = [tuple(counts.published.values.size for counts in table.cumulative) for table in release.tables]
    assert [table.sums for table in size.tables] == sums
    assert [table.totals for table in size.tables] == [len(table.margins) for table in release.tables]
    assert [each.name for each in size.attributes] == [each.name for each in release.statement.attributes]
    assert size.groups == tuple(title for title, _, _ in release.statement.groups)
    assert set(size.sentences) <= set(release.statement.lines)
    assert (size.records is None) == (release.records is None)


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_the_ledger_keeps_no_more_than_was_told(plan):
    size, content = plan_release(plan).size, pack(rehearse(plan_release(plan)).release)
    assert len(content) <= size.kept_bytes - 8 * size.answers <= 120_000 + 9 * len(content)


@pytest.mark.parametrize("key", [each.info.key for each in every() if not each.info.needs_records])
@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_an_export_takes_no_more_of_the_disk_than_was_told(tmp_path, plan, key):
    exporter = next(each for each in every() if each.info.key == key)
    files = export(rehearse(plan_release(plan)).release, tmp_path / "out", key)
    taken = sum(file.stat().st_size for file in files)
    told = exporter.bytes(plan_release(plan).size)
    warnings = 26 * plan_release(plan).size.cells if key == "csv" else 0  # of a rehearsal, on each line
    assert taken - warnings <= told <= 120_000 + (15 if key == "parquet" else 5) * taken  # it packs what recurs


def test_a_small_budget_may_make_many_records():
    def records(epsilon):
        whole = replace(PLANS["whole"], privacy=PrivacyChoice(ReleaseCost.pure(epsilon), "people"))
        return plan_release(whole).size.records

    assert records(1) * 9 < records(Fraction(1, 10)) < records(1) * 11
