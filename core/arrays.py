"""The kinds of numpy arrays, each named once; shapes and units are told where they are used."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]
"""Estimates, variances, proportions."""

Floats = NDArray[np.floating[Any]]
"""Reals of any width, where half of it will do."""

Counts = NDArray[np.int64]
"""Numbers of records, exact or noisy, and coefficients of queries, which multiply them."""

Integers = NDArray[np.int64]
"""Whole numbers that count nothing: positions, label codes of made-up records, points of a lattice."""

SignedIntegers = NDArray[np.signedinteger[Any]]
"""Integers of any width."""

BigIntegers = NDArray[np.object_]
"""Python's integers, which have no largest one."""

Places = NDArray[np.intp]
"""Indices into another array."""

Codes = NDArray[np.unsignedinteger]
"""Label codes of records, as narrow as the labels allow."""

Words64 = NDArray[np.uint64]
"""64 bits each: hashes, and numbers by their bits."""

Bytes = NDArray[np.uint8]
"""Raw bytes of texts."""

Flags = NDArray[np.bool_]
"""True or False."""

AnyArray = NDArray[np.generic]
"""Whatever a file keeps."""
