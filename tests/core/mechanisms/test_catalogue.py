"""Each norm has its noise."""

from __future__ import annotations

import pytest

from core.mechanisms.catalogue import LAWS, mechanism_for
from core.mechanisms.discrete_gaussian import DiscreteGaussian
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.privacy.release_cost import Norm


def test_each_norm_has_the_noise_that_the_papers_give_it():
    assert isinstance(mechanism_for(Norm.L1), DiscreteLaplace)
    assert isinstance(mechanism_for(Norm.L2), DiscreteGaussian)


def test_laws_have_the_keys_that_kept_releases_name_them_by():
    assert [law.key for law in LAWS] == ["noise.laplace", "noise.gaussian", "noise.joint", "noise.cone"]


@pytest.mark.parametrize("norm", Norm)
def test_a_noise_says_its_norm(norm):
    assert mechanism_for(norm).norm is norm
