"""What was drawn comes back as it was; its size follows from the plan, and another plan is refused."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction

import numpy as np
import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import PlanError
from core.measuring.drawn import pack_drawn, unpack_drawn
from core.measuring.measurement import Measurement
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.session.comparing_strategies import strategies
from core.session.planned_release import plan_release
from tests.audit.roads import partial_roads

AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 10.0, 18.0, 40.0, 65.0, 80.0, 120.0))
FIVE_AGES = Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 40.0, 65.0, 80.0, 120.0))
SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
KEYS = [info.key for info in strategies() if info.key != "custom"]


def noise_plan(key="marginals", epsilon=1, *, ranges=("age",)):
    budget = ReleaseCost.concentrated(Fraction(epsilon)) if key == "effects" else ReleaseCost.pure(Fraction(epsilon))
    tables = (TableChoice(("age", "sex"), ranges=ranges),) if ranges else (TableChoice(("age", "sex")),)
    name = StrategyChoice(key, "uniform", "optimal")
    return plan_release(
        Plan(attributes=(AGE, SEX), tables=tables, privacy=PrivacyChoice(budget), strategy=name)
    ).noise_plan


def drawn(made, value):
    """Measurements as long as the plan's, all alike but for their place."""
    blocks = made.design.blocks
    raw = (np.full(each.n_answers, value, dtype=np.int64) for each in blocks)
    answers = (each.finish(one) + number for number, (each, one) in enumerate(zip(blocks, raw, strict=True)))
    return tuple(
        None if np.isinf(variance) else Measurement(block, kept, float(variance))
        for block, kept, variance in zip(blocks, answers, made.variances, strict=True)
    )


def plans():
    for key in KEYS:
        for ranges in ((), ("age",)):
            with suppress(PlanError):  # it does not fit this workload
                yield key, noise_plan(key, ranges=ranges)


def test_every_strategys_answers_come_back():
    seen = set()
    for key, made in plans():
        seen.add(key)
        before = drawn(made, -7)
        after = unpack_drawn(made, pack_drawn(made, before))
        assert len(after) == len(before)
        for one, other in zip(before, after, strict=True):
            assert (one is None) == (other is None)
            if one is not None and other is not None:
                assert np.array_equal(one.answers, other.answers)
                assert (one.queries, one.variance) == (other.queries, other.variance)
    assert {"marginals", "fourier", "base", "hierarchy", "wavelet", "ranges", "effects"} <= seen


def test_the_number_of_bytes_does_not_depend_on_what_was_drawn():
    made = noise_plan()
    assert len({len(pack_drawn(made, drawn(made, value))) for value in (0, 1, -1, 10**6, -(2**62))}) == 1


def test_a_plan_made_again_reads_what_was_drawn():
    content = pack_drawn(noise_plan("weighted", ranges=()), drawn(noise_plan("weighted", ranges=()), 3))
    assert unpack_drawn(noise_plan("weighted", ranges=()), content)


OTHERS = {"price": {"epsilon": 2}, "strategy": {"key": "fourier"}}


@pytest.mark.parametrize("other", OTHERS)
def test_another_plan_is_refused(other):
    content = pack_drawn(noise_plan(), drawn(noise_plan(), 0))
    with pytest.raises(ValueError, match="not drawn by this plan"):
        unpack_drawn(noise_plan(**OTHERS[other]), content)


WARD = Attribute("ward", Kind.CATEGORIES, tuple("abcdefgh"))


def counted_by_ward():
    return plan_release(
        Plan(
            attributes=(FIVE_AGES, SEX, WARD),
            tables=(TableChoice(("age", "sex", "ward")),),
            privacy=PrivacyChoice(ReleaseCost.pure(Fraction(1, 2))),
            strategy=StrategyChoice("marginals", "uniform", "optimal"),
        )
    ).noise_plan


def test_what_an_earlier_version_drew_is_completed_by_this_one():
    mark = b"7a3f72b179bb3ab9b96297c4f5f61675597ec737942f5f45320592f708582668"
    head = b'{"format": 1, "plan": "' + mark + b'", "lengths": [80]}\n'
    answers = np.arange(80, dtype="<i8")
    (only,) = unpack_drawn(counted_by_ward(), head + answers.tobytes())
    assert only.answers.tolist() == list(range(80))


def test_a_block_that_is_not_measured_takes_no_place():
    made = partial_roads()[0].noise_plan
    skipped = [variance for variance in made.variances if np.isinf(variance)]
    assert skipped
    assert np.isinf(made.variances[0])
    before = drawn(made, 5)
    for one, other in zip(before, unpack_drawn(made, pack_drawn(made, before)), strict=True):
        assert one is other is None or np.array_equal(one.answers, other.answers)


def test_fewer_blocks_than_the_plan_has_are_refused():
    made = counted_by_ward()
    content = pack_drawn(made, drawn(made, 0)).replace(b"[80]", b"[]")
    with pytest.raises(ValueError, match="zip"):
        unpack_drawn(made, content)
