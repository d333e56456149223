"""What is said of a table whose columns are the records, so that the names of columns are those of persons."""

from __future__ import annotations

from core.words import N_

TURNED = N_(
    "Source",
    "Every row holds cells of one kind, and no column does. The table seems to be turned: its columns are the "
    "records. Turn it in a spreadsheet: copy it, and paste it by Paste Special, Transpose.",
)
