"""No random whole plan loses more than it is charged, and the referee sees what it is there to see."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.designs.noise_scale import Exact
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import CrossPolytope, Cube
from core.mechanisms.parted_noise import PartedNoise
from core.mechanisms.star_noise import StarNoise
from core.planning.noise_plan import NoisePlan
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import TOTAL, Sensitivity
from core.privacy.zcdp_conversion import epsilon_for
from core.release import publish
from core.session import planned_release
from tests.core.insides import change_bins
from tests.oracle import losses
from tests.oracle.worst_loss import Referee, run

QUICK, LONG = 20, 1500
TIGHT = ("base", "clusters", "custom", "effects", "fourier", "hierarchy", "joint", "marginals", "wavelet")
"""Strategies of which every record moves all groups as far as any."""


def fair(found):
    """Fail unless no loss is above the charge, and it is reached where one more record moves all groups alike."""
    released = [each for each in found if not each.refused]
    assert max(each.ratio for each in released) <= 1
    tight = [each.ratio for each in released if each.key[0] in TIGHT and each.key[2] == Neighbours.ADD_REMOVE]
    assert tight
    assert min(tight) > 0.999


def test_no_plan_loses_more_than_it_is_charged(tmp_path):
    fair(run(Referee(tmp_path), QUICK))


@pytest.mark.slow
def test_no_plan_loses_more_than_it_is_charged_in_many(tmp_path):
    found = run(Referee(tmp_path), LONG, seed=10**6)
    fair(found)
    assert sum(each.unmeasured > 0 for each in found) > LONG / 100
    assert sum(each.exact > 0 for each in found) > LONG / 100


def test_files_are_read_by_a_process_of_its_own_too(tmp_path):
    assert max(each.ratio for each in run(Referee(tmp_path, reader_process=True), 4)) <= 1


# ------------------------------------------------------------------ faults it has to see


def seen(folder, n=40):
    """Return whether any of some plans is accused."""
    try:
        run(Referee(folder), n)
    except AssertionError:
        return True
    return False


def test_half_the_sensitivity_is_seen(tmp_path, monkeypatch):
    under = Sensitivity.under
    monkeypatch.setattr(Sensitivity, "under", lambda *terms: under(*terms) / 2)
    planned_release.make_noise_plan.__globals__["priced_design"].cache_clear()
    assert seen(tmp_path)
    planned_release.make_noise_plan.__globals__["priced_design"].cache_clear()


def test_a_bin_further_up_is_seen(tmp_path, monkeypatch):
    change_bins(monkeypatch, lambda number: max(0, number - 1))
    assert seen(tmp_path)


def test_another_scale_in_the_statement_is_seen(tmp_path, monkeypatch):
    said = publish.statement

    def changed(*everything):
        made = said(*everything)
        return replace(made, groups=tuple((title, f"{scale}1", n) for title, scale, n in made.groups))

    monkeypatch.setattr(publish, "statement", changed)
    assert seen(tmp_path)


def test_a_group_left_out_of_the_statement_is_seen(tmp_path, monkeypatch):
    said = publish.statement
    monkeypatch.setattr(publish, "statement", lambda *all_: replace(said(*all_), groups=said(*all_).groups[1:]))
    assert seen(tmp_path)


def test_an_exact_answer_without_a_proof_is_seen(tmp_path, monkeypatch):
    """Even if plans would take it."""
    forged = Exact(TOTAL, NoiseTerms(Norm.L1, Neighbours.REPLACE))
    make = planned_release.make_noise_plan

    def unproved(*everything):
        noise_plan = make(*everything)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(NoisePlan, "__post_init__", lambda _: None)
            return replace(noise_plan, scales=(forged, *noise_plan.scales[1:]))

    monkeypatch.setattr(planned_release, "make_noise_plan", unproved)
    assert seen(tmp_path)


# ------------------------------------------------------------------ the referee's own laws


def one(lot_noise, parts, scale=Fraction(2)):
    class NoiseGroup:
        noise = lot_noise

    return losses.losses(NoiseGroup, scale, [np.array([part]) for part in parts], (), (), is_gaussian=False).tolist()


@pytest.mark.parametrize(
    ("noise", "parts", "expected"),
    [
        (None, [[3, -1]], 2),
        (BallNoise((CrossPolytope(2), Cube(2))), [[1, -2], [2, 2]], Fraction(3, 2)),
        (StarNoise((2, 2)), [[1], [1, 0], [-1, 2]], Fraction(3, 2)),
        (PartedNoise(BallNoise((Cube(1),)), 2), [[1, -3]], 2),
    ],
)
def test_losses_are_norms_over_the_scale(noise, parts, expected):
    assert one(noise, parts) == [expected]


def test_exact_answers_lose_nothing_or_everything():
    assert one(None, [[0, 0]], None) == [0]
    assert one(None, [[0, 1]], None) == [losses.IMPOSSIBLE]


@pytest.mark.parametrize(("rho", "delta"), [(0.1, 1e-6), (0.5, 1e-9), (2, 1e-3)])
def test_delta_agrees_with_the_epsilon_of_the_engine(rho, delta):
    epsilon = float(epsilon_for(Fraction(rho), Fraction(delta)))
    assert math.isclose(losses.delta_of(rho, epsilon), delta, rel_tol=1e-6)
