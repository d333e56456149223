"""Which noise serves which norm."""

from __future__ import annotations

from core.mechanisms.discrete_gaussian import DiscreteGaussian
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.mechanism import Mechanism
from core.privacy.budget import Norm

_MECHANISMS: dict[Norm, Mechanism] = {law.norm: law for law in (DiscreteLaplace(), DiscreteGaussian())}


def mechanism_for(norm: Norm) -> Mechanism:
    """Return the noise law that is charged by `norm`."""
    return _MECHANISMS[norm]
