"""Means, agreement and times are those of the releases they are made from."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.evaluation.releases import Row
from tests.evaluation.summary import (
    PAPER,
    agreement,
    agreement_in_words,
    errors,
    letter_of,
    read,
    skew_corrected_t,
    times,
    write,
)

ONE = Row("adult", "Q1", "fourier", "optimal", "optimal", 0.5, 0, 0.2, 0.3, 0.25, 8.0, 10.0, 0.1, 0.2, 0.3, 0.4)


def releases(variances, **facts):
    return [replace(ONE, repeat=n, variance=variance, **facts) for n, variance in enumerate(variances)]


def test_the_letters_are_those_of_the_paper():
    names = {letter_of(strategy, budget) for strategy in PAPER for budget in ("uniform", "optimal")}
    assert names - {""} == {"I", "Q", "Q+", "F", "F+", "C", "C+"}
    assert letter_of("fourier", "best") == letter_of("joint", "optimal") == ""


def test_errors_are_means_per_road_and_epsilon():
    rows = [ONE, replace(ONE, repeat=1, relative_error=0.4), replace(ONE, epsilon=1.0)]
    half, whole = errors(rows)
    assert (half["epsilon"], half["releases"], half["letter"]) == (0.5, 2, "F+")
    assert half["relative_error"] == pytest.approx(0.3)
    assert whole["relative_error"] == pytest.approx(0.2)


def test_agreement_is_over_all_releases_of_a_road():
    rows = releases([8.0, 12.0]) + releases([20.0, 24.0], epsilon=1.0, variance_predicted=20.0)
    (found,) = agreement(rows)
    assert found["releases"] == 4
    assert found["observed_over_predicted"] == pytest.approx(1.05)


def test_words_say_how_many_roads_can_tell_and_which_is_farthest():
    squares = 10 * np.random.default_rng(7).chisquare(400, size=20) / 400
    roads = [*releases(squares), *releases(3 * squares, strategy="joint"), *releases([8.0], strategy="cone")]
    counted, agreeing, farthest = agreement_in_words(list(agreement(roads)))
    assert counted == "2 of 3 roads have more than 2 releases, so that a t can be told."
    assert agreeing == "In agreement with the prediction: 1, |t| ≤ 6 from 20 releases or more each."
    assert farthest.startswith("Farthest: adult Q1 joint optimal optimal: observed / predicted 2.879, t = -")
    assert list(agreement_in_words(list(agreement([ONE])))) == [counted.replace("2 of 3", "0 of 1")]


@pytest.mark.parametrize(("factor", "noticed"), [(1.0, False), (1.25, True), (0.8, True)])
def test_wrong_predictions_are_noticed_and_right_ones_are_not(factor, noticed):
    generator = np.random.default_rng(5)
    squares = (generator.laplace(size=(50, 200)) ** 2).mean(axis=1) / 2 * factor
    assert (abs(skew_corrected_t(squares, 1.0)) > 6) == noticed


def test_false_alarms_are_rare_even_where_few_numbers_make_the_loss():
    """Half of the loss a single Laplace number, 50 releases: stated are less than 4 in 20,000."""
    generator = np.random.default_rng(6)
    alone = generator.laplace(size=(20_000, 50)) ** 2 / 2
    others = (generator.laplace(size=(20_000, 50, 16)) ** 2).mean(axis=2) / 2
    alarms = sum(abs(skew_corrected_t(row, 1.0)) > 6 for row in (alone + others) / 2)
    assert alarms <= 20


def test_one_or_two_releases_say_nothing_of_their_spread():
    assert np.isnan(skew_corrected_t(np.array([1.0, 2.0]), 1.0))
    assert np.isnan(next(errors([ONE]))["relative_error_standard_error"])


def test_times_are_medians_of_first_releases_and_their_sum():
    rows = [ONE, replace(ONE, epsilon=0.6, noise=9.0), replace(ONE, epsilon=0.7, noise=0.1)]
    later = [replace(row, repeat=1, noise=0.0) for row in rows]
    (found,) = times([*rows, *later])
    assert found["noise"] == pytest.approx(0.3)
    assert found["seconds"] == pytest.approx(1.0)


def test_what_is_written_can_be_read(tmp_path):
    write(tmp_path / "rows.csv", [{"a": 1.5, "b": "Q1*, half"}])
    assert read(tmp_path / "rows.csv") == [{"a": "1.5", "b": "Q1*, half"}]
