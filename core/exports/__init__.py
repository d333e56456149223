"""The list of export formats: one line each, the usual one first."""

from __future__ import annotations

# isort: off
from core.exports import excel_file as excel_file
from core.exports import csv_files as csv_files
from core.exports import parquet_files as parquet_files
from core.exports import json_file as json_file
