"""The list of export formats: one line each, the default first."""

from __future__ import annotations

# isort: off
from core.exports import (
    excel_file,
    csv_files,
    parquet_files,
    report,
    json_file,
    made_up_records,
)
# isort: on
