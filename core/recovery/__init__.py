"""Post-processing: free of privacy cost, and unable to import the data."""

from __future__ import annotations
