"""The contract of private records: one verb, count a marginal."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from core.domain.domain import Domain
from core.domain.marginal import Marginal


class PrivateRecords(Protocol):
    """Records of people as label codes; never printed, pickled or exported."""

    @property
    def domain(self) -> Domain:
        """The public attributes and labels that the codes refer to."""
        ...

    def count(self, marginal: Marginal) -> NDArray[np.int64]:
        """Return the number of rows with each combination of labels of `marginal`.

        Returns:
            Exact counts, shape `domain.shape(marginal)`; shape () with the number of rows for the empty marginal.

        Privacy:
            The answer is exact: only `core.measuring` may ask, after the ledger has been charged.
        """
        ...
