"""Frames of pandas, which is loaded when the first is made, and need not be installed before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pandas import DataFrame


def frame(rows: Sequence[Mapping[str, object]], columns: Sequence[str] | None = None) -> DataFrame:
    """Return a frame with one row per mapping; `columns` names the columns of a frame that may have no row.

    Raises:
        ModuleNotFoundError: if pandas is not installed; a note says how to install it.
    """
    try:
        import pandas as pd  # noqa: PLC0415  half a second, and an extra
    # A note, not an error of our own: scripts that test for an extra catch ModuleNotFoundError and read its `name`.
    except ModuleNotFoundError as error:
        error.add_note("Frames need pandas: pip install 'reticent[notebook]'.")
        raise
    return pd.DataFrame(list(rows), columns=columns)
