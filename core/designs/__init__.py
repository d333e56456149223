"""What could be measured, and how wrong the tables made from it would be; knows no record and no budget."""

from __future__ import annotations
