"""Reticent's window, standing on the engine."""

from __future__ import annotations

import os

# Before numpy is loaded: several threads gain next to nothing on matrices as small as ours, and where the processors
# are busy they wait for each other, which made a comparison of four seconds take thirty.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
