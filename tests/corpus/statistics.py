"""Odd and hostile files of SPSS, Stata and SAS."""

from __future__ import annotations

from datetime import date

import pandas as pd

from tests.core.sources.statistics_files import Facts, library, write_by_readstat
from tests.corpus.case import read_as, refused
from tests.corpus.workbooks import PLAIN, ROWS, cut, table

SUFFIXES = ("sav", "zsav", "dta", "sas7bdat", "xpt")
MAGIC = {
    "sav": b"$FL2@(#) SPSS DATA FILE",
    "zsav": b"$FL3@(#) SPSS DATA FILE",
    "dta": b"<stata_dta><header><release>118",
    "sas7bdat": bytes(12) + b"\xc2\xea\x81\x60" + bytes(40),
    "xpt": b"HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!",
    "por": b"0" * 40 + b"ASCII SPSS PORT FILE",
}
ANSWERS = pd.DataFrame({"q1": [1.0, 2.0, 9.0], "born": [date(2024, 1, 31), None, date(1900, 1, 1)]})
LABELS = {"q1": {2.0: "rather not", 1.0: "very much", 9.0: "no answer"}}


def spss(**options):
    """Return what writes answers with these options of the library."""
    return lambda path: library().write_sav(ANSWERS, str(path), **options)


def long_texts(path):
    library().write_sav(pd.DataFrame({"note": ["x" * 3000, "ä" * 200], "n": [1.0, 2.0]}), str(path))


def portable(path):
    names = ANSWERS.rename(columns=str.upper)
    write_by_readstat(path, names[["Q1"]], "por", Facts(labels={"Q1": LABELS["q1"]}, missing={"Q1": [9.0]}))


CASES = (
    *[read_as(f"plain.{suffix}", table(*ROWS), *PLAIN) for suffix in SUFFIXES],
    *[refused(f"cut-early.{suffix}", cut(table(*ROWS), 0.2), "damaged|nothing") for suffix in SUFFIXES],
    *[
        refused(f"only-the-magic.{suffix}", lambda path, head=head: path.write_bytes(head), "damaged|nothing")
        for suffix, head in MAGIC.items()
    ],
    *[
        refused(f"text.{suffix}", lambda path: path.write_text("a,b\nx,y\n"), "it is delimited text")
        for suffix in MAGIC
    ],
    read_as(
        "labels.sav",
        spss(variable_value_labels=LABELS),
        "q1|born",
        "very much|2024-01-31",
        "rather not|",
        "no answer|1900-01-01",
    ),
    read_as(
        "missing.zsav",
        spss(variable_value_labels=LABELS, missing_ranges={"q1": [9]}, compress=True),
        "q1|born",
        "very much|2024-01-31",
        "rather not|",
        "|1900-01-01",
    ),
    read_as("portable.por", portable, "Q1", "very much", "rather not", ""),
    read_as("long-texts.sav", long_texts, "note|n", f"{'x' * 3000}|1", f"{'ä' * 200}|2"),
    refused("no-rows.sav", table(ROWS[0]), "no rows"),
)
