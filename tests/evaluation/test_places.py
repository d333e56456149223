"""The experiment on places runs from points to figures, and ranks the trees as the paper does."""

from __future__ import annotations

import os
from fractions import Fraction

import numpy as np
import pytest

from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from tests.evaluation import place_points
from tests.evaluation.place_points import BOX, points, towns
from tests.evaluation.places import FORMS, QUADTREES, STEPS, WAYS, count_of, experiment_of, released, times
from tests.evaluation.summary import read
from tests.house.project_files import ROOT
from tests.warm_processes import run_module


@pytest.fixture(scope="module")
def experiment():
    """A tenth of the points, and 60 rectangles of each form."""
    return experiment_of(points(*towns()[1:], 163_000), 60)


def test_points_lie_in_the_box_and_are_the_same_in_each_run():
    _, places, people = towns()
    some = points(places, people, 5000)
    assert some.shape == (5000, 2)
    assert ((some[:, 0] >= BOX.x_low) & (some[:, 0] <= BOX.x_high)).all()
    assert ((some[:, 1] >= BOX.y_low) & (some[:, 1] <= BOX.y_high)).all()
    np.testing.assert_array_equal(some, points(places, people, 5000))


def test_without_the_gazetteer_towns_are_made_up_and_it_is_said(monkeypatch):
    monkeypatch.setattr(place_points.importlib.util, "find_spec", lambda _: None)
    source, places, people = towns()
    assert source == "made-up towns"
    assert places.shape == (750, 2)
    assert len(people) == 750


def test_true_counts(experiment):
    in_order = experiment.points[np.argsort(experiment.points[:, 0])]
    for number in (0, 100, 239):
        rectangle = experiment.rectangles[number]
        x, y = experiment.points.T
        within = (x >= rectangle.x_low) & (x <= rectangle.x_high) & (y >= rectangle.y_low) & (y <= rectangle.y_high)
        assert count_of(in_order, rectangle) == experiment.truths[number] == within.sum() > 0


def test_geometric_shares_and_least_squares_are_ahead(experiment):
    """Mean squares of the noise differ by factors of four and more, and agree with the prediction."""
    terms = PrivacyTerms(ReleaseCost.pure(Fraction(1, 10)))
    noise = {}
    for way in QUADTREES:
        seen = released(experiment, way, terms, 2)
        for number in range(len(FORMS)):
            own = slice(60 * number, 60 * number + 60)
            # Rectangles overlap, so their errors go together: within a factor of 2.5 rather than a few percent.
            assert 0.4 < np.mean(seen.noise[:, own] ** 2) / np.mean(seen.predicted[own]) < 2.5
        noise[way] = np.mean(seen.predicted)
    assert noise["quad-baseline"] > 3 * noise["quad-geo"] > 9 * noise["quad-opt"]
    assert noise["quad-baseline"] > 3 * noise["quad-post"] > 9 * noise["quad-opt"]
    assert noise["quad-opt"] > noise["quad-stated"]


@pytest.mark.parametrize("way", [way for way in WAYS if way not in QUADTREES])
def test_kd_trees_count_rectangles(experiment, way):
    seen = released(experiment, way, PrivacyTerms(ReleaseCost.pure(10)), 1)
    assert np.median(np.abs(seen.counts / experiment.truths - 1)) < 0.3


def test_steps_are_timed(experiment):
    assert [line["step"] for line in times(experiment.points)] == [*STEPS, "all"]


def test_one_command_writes_all_that_is_promised(tmp_path):
    words = "places", "--out", str(tmp_path), "--quick", "--points", "20000", "--rectangles", "10"
    done = run_module(["tests.evaluation", *words], ROOT, {**os.environ})
    assert done.returncode == 0, done.stderr
    csv = {"places.csv", "places-ratios.csv", "places-times.csv"}
    assert {path.name for path in tmp_path.iterdir()} == {*csv, "figure-places.png", "figure-places.svg"}
    rows = read(tmp_path / "places.csv")
    assert len(rows) == len(WAYS) * len(FORMS) * 2
    assert all(float(row["error"]) > 0 for row in rows)
    assert {row["opt"] for row in read(tmp_path / "places-ratios.csv")} == {"1.0"}
