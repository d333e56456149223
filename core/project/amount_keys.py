"""Read what something costs from one table of a plan: epsilon with or without delta, or rho."""

from __future__ import annotations

from core.privacy.release_cost import ReleaseCost
from core.project.keys import Keys
from core.words import N_


def read_cost(keys: Keys) -> ReleaseCost | None:
    """Return the cost that the keys say; None if there are none.

    Raises:
        PlanKeyError: if they exclude each other, or are no amounts.
    """
    if "rho" in keys:
        for other in ("epsilon", "delta"):
            if other in keys:
                raise keys.stray(
                    other,
                    N_("Error", "rho and {other} exclude each other.").format(other=other),
                    N_("Error", "Remove the one that does not apply."),
                )
        return ReleaseCost.concentrated(keys.amount("rho"))
    if "epsilon" not in keys:
        if "delta" in keys:
            raise keys.missing("epsilon", N_("Error", 'Write epsilon = "1", for example, beside delta.'))
        return None
    epsilon = keys.amount("epsilon")
    delta = keys.delta("delta")
    return ReleaseCost.approximate(epsilon, delta) if delta else ReleaseCost.pure(epsilon)
