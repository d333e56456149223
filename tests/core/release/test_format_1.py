"""A statement that comes out of a file can be said in another language as on the day it was made."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import pytest

from core.domain.bins import bin_labels
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.consistency import Consistency
from core.release.format_1 import bins_again, statement_again
from core.release.kept import unpack
from core.release.release import Statement
from core.words import Figures, Message
from tests.core.release.format_1_bytes import pack_format_1
from tests.core.release.ranged_releases import TIDY, UNBIASED, WORKLOAD, released

SHAPES = {
    "unbiased": UNBIASED,
    "tidy": TIDY,
    "nearest": replace(TIDY, consistency=Consistency.LEAST_ABSOLUTE),
    "rounded": replace(UNBIASED, whole_numbers=True, coverage=0.975),
}


def as_kept(statement: Statement) -> Statement:
    """Return the statement with nothing but its texts, as a file has them."""
    bare = json.loads(json.dumps([statement.claim, statement.lines, statement.noise, statement.groups]))
    claim, lines, noise, groups = bare
    return replace(
        statement,
        claim=claim,
        lines=tuple(lines),
        noise=noise,
        groups=tuple(map(tuple, groups)),
        post_processing=tuple(json.loads(json.dumps(statement.post_processing))),
    )


def made_of(text):
    """Return all that another language is made from: templates, and what is filled in, whether a figure or not."""
    if not isinstance(text, Message):
        return str(text)
    facts = {name: made_of(fact) if isinstance(fact, str) else "" for name, fact in (text.facts or {}).items()}
    return text.context, text.template, facts


def bared(made, again):
    """Return `again` without the figures that `made` has as numbers."""
    if isinstance(made, tuple):
        facts = {name: bared(made[2][name], fact) if made[2][name] else "" for name, fact in again[2].items()}
        return again[0], again[1], facts
    return again


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("strategy", ["hierarchy", "weighted", "marginals"])
def test_every_text_is_made_of_the_same_again(shape, strategy):
    noise_plan = make_noise_plan(WORKLOAD, strategy, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    made = released(noise_plan, shape, recovery=Recovery.LEAST_SQUARES).statement
    again = statement_again(as_kept(made))
    assert again == made
    for new, old in (
        (again.claim, made.claim),
        (again.noise, made.noise),
        *zip(again.lines, made.lines, strict=True),
        *zip(again.post_processing, made.post_processing, strict=True),
        *((new[0], old[0]) for new, old in zip(again.groups, made.groups, strict=True)),
    ):
        assert bared(made_of(old), made_of(new)) == made_of(old)


def test_figures_are_figures_again():
    made = released(
        make_noise_plan(WORKLOAD, "hierarchy", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    ).statement
    again = statement_again(as_kept(made))
    (interval,) = [line for line in again.lines if line.startswith("Each interval")]
    assert isinstance(interval.facts["coverage"], Figures)
    assert all(isinstance(scale, Figures) for _, scale, _ in again.groups)


def test_sentences_of_another_version_stay_as_they_are():
    made = released(
        make_noise_plan(WORKLOAD, "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    ).statement
    strange = replace(made, lines=("Another sentence.",), noise="another law", post_processing=("another step",))
    assert statement_again(strange) == strange


def test_bins_of_tables_are_made_of_the_same_again_and_shared():
    made = released(
        make_noise_plan(WORKLOAD, "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    )
    again = unpack(pack_format_1(made))
    assert pack_format_1(again) == pack_format_1(made)
    (age,) = (attribute for attribute in again.statement.attributes if attribute.name == "age")
    (old,) = (attribute for attribute in made.statement.attributes if attribute.name == "age")
    assert [made_of(label) for label in age.labels] == [made_of(label) for label in old.labels]
    assert isinstance(age.labels[0], Message)
    assert not isinstance(age.labels[-1], Message)  # "not stated" was typed
    first, _, last = again.tables
    for labels in (first.published.labels[0], last.published.labels[0], first.cumulative[0].published.labels[0]):
        assert all(one is other for one, other in zip(labels, age.labels, strict=False))


def test_a_category_that_reads_like_a_bin_is_the_owner_s():
    made = released(
        make_noise_plan(WORKLOAD, "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    )
    as_typed = tuple(replace(attribute, kind="categories") for attribute in made.statement.attributes)
    again = unpack(pack_format_1(replace(made, statement=replace(made.statement, attributes=as_typed))))
    assert not [label for label in again.tables[2].published.labels[0] if isinstance(label, Message)]


@pytest.mark.parametrize("edges", [(-5, 0.5, 1e20), (1, 2), (date(2024, 1, 1), date(2025, 1, 1), date(2026, 1, 1))])
def test_labels_from_a_file_are_made_of_the_same_again(edges):
    made = bin_labels(edges)
    *again, other = bins_again((*map(str, made), "3 to 4"))
    assert tuple(again) == made
    assert [(label.key, label.facts) for label in again] == [(label.key, label.facts) for label in made]
    assert not isinstance(other, Message)


@pytest.mark.parametrize("labels", [("x", "y"), ("1 to under 2", "Missing"), ()])
def test_what_are_no_bins_stays_as_it_is(labels):
    assert not [label for label in bins_again(labels) if isinstance(label, Message)]
    assert bins_again(labels) == labels
