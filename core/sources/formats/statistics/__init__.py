"""Files of SPSS, Stata and SAS: typed rows, with value labels where the file has them."""

from __future__ import annotations

from core.sources.formats.statistics.sas import SasData, SasTransport
from core.sources.formats.statistics.spss import Spss, SpssPortable
from core.sources.formats.statistics.stata import Stata

__all__ = ["SasData", "SasTransport", "Spss", "SpssPortable", "Stata"]
