"""The noise law of each norm, and the names of all laws."""

from __future__ import annotations

from core.mechanisms import cone_noise, discrete_gaussian, discrete_laplace, joint_noise
from core.mechanisms.discrete_gaussian import DiscreteGaussian
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.mechanism import Mechanism
from core.privacy.release_cost import Norm

_MECHANISMS: dict[Norm, Mechanism] = {law.norm: law for law in (DiscreteLaplace(), DiscreteGaussian())}

LAWS = (discrete_laplace.LAW, discrete_gaussian.LAW, joint_noise.LAW, cone_noise.LAW)
"""Names of the noise laws, as statements print them."""


def mechanism_for(norm: Norm) -> Mechanism:
    """Return the noise law that is charged by `norm`."""
    return _MECHANISMS[norm]
