"""The words of a publication: kept as the owner writes them, or refused with line and cure; free of any effect."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.errors import PlanError
from core.project.asked_alike import asks_the_same
from core.project.plan_text import PlanText
from core.project.plan_values import checked_text
from core.project.reader import read_plan
from core.project.writer import edited_text
from core.release.kept import pack, unpack
from core.release.publication import Publication
from core.session.planned_release import plan_release
from tests.core.release.releases import UNBIASED, noise_plan, published
from tests.core.visits import plan

SAID = Publication(
    "Riverside health check 2025", "persons examined", "2025", "The register", "desk@example.org", ("One.", "Two.")
)


def read(text):
    return read_plan(PlanText("p.reticent", f"reticent = 1\n{text}".encode()))


def test_all_keys_are_read():
    text = """[publication]
title = "Riverside health check 2025"
counts = "persons examined"
period = "2025"
source = "The register"
contact = "desk@example.org"
notes = ["One.", "Two."]
"""
    assert read(text).publication == SAID


def test_what_is_not_said_is_not_written():
    assert "[publication]" not in checked_text(plan())


def test_comments_of_the_owner_stay_when_a_text_changes():
    before = PlanText("p", b'reticent = 1\n[publication]\ntitle = "Old"  # of the board\n')
    after = replace(read_plan(before), publication=Publication(title="New", notes=("A note.",)))
    text = edited_text(before, after)
    assert '"New"  # of the board' in text
    assert read_plan(PlanText("p", text.encode())).publication == after.publication


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f'title = "{"x" * 301}"', "301 letters"),
        ('title = " x"', "one line"),
        ('title = "a\\nb"', "one line"),
        ('counts = ""', "empty"),
        ("period = 2025", "should be text"),
        ('notes = ["fine", "a\\tb"]', "one line"),
        (f'notes = ["{"x" * 2001}"]', "2,001 letters"),
        ("notes = [" + '"n",' * 41 + "]", "41 notes"),
        ('heading = "x"', "heading"),
    ],
)
def test_what_no_title_can_be_is_refused_with_its_line(line, why):
    with pytest.raises(PlanError, match=why) as refused:
        read(f"[publication]\n{line}\n")
    assert "line 3" in str(refused.value)


def test_the_words_change_no_question_and_no_noise():
    one, other = plan(), replace(plan(), publication=SAID)
    assert asks_the_same(one, other)
    first, second = plan_release(one).noise_plan, plan_release(other).noise_plan
    assert [scale for _, scale in first.scaled_groups] == [scale for _, scale in second.scaled_groups]


def test_a_kept_release_gets_other_words_later():
    kept = unpack(pack(published(noise_plan(), UNBIASED)))
    assert kept.statement.publication == Publication()
    renamed = kept.said(SAID)
    assert renamed.statement.publication == SAID
    assert renamed.statement.claim == kept.statement.claim
    assert unpack(pack(renamed)).statement == renamed.statement
