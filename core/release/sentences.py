"""The sentences of a statement beside its claim, as they are before anything is filled in."""

from __future__ import annotations

from core.words import N_

REHEARSAL = N_("Statement", "REHEARSAL: the rows behind these tables are made up. They say nothing about anybody.")
DRAWN = N_(
    "Statement", "The noise was drawn once, on whole numbers, from the operating system’s cryptographic generator."
)
STEPS_TAKEN = N_("Statement", "From noisy answers to published numbers: {steps}.")
INTERVALS = N_(
    "Statement",
    "Each interval holds the count of the file in at least {coverage:.10g} % of releases. It speaks of the noise "
    "only, not of sampling error, non-response or mistakes in the file. Where numbers were made whole or not "
    "negative, it is still the interval of the unbiased estimate, widened where needed to hold the published "
    "number.",
)
NOT_PROMISED = N_(
    "Statement",
    "Not promised: that nothing can be learned about groups of people, or about a person from facts that would be "
    "the same without their data.",
)
MOVED = N_(
    "Statement",
    "Shaping the numbers moved them away from their unbiased estimates, which may be negative, by {mean:,.2f} on "
    "average; by {most:,.2f} in the table moved furthest.",
)
RECORDS = N_(
    "Statement",
    "To make all tables agree, they were counted from records that were found for this, from the noisy answers alone. "
    "Nobody is behind any of these records. They carry no more information than the tables, and must not be analysed "
    "as if they were data about people.",
)
CHOSEN = N_("Statement", "Public, and not protected: which attributes, categories, edges and tables were chosen.")
ONE_EACH = N_(
    "Statement",
    "The owner states that each row is one person. Whoever has several rows is not protected as a whole.",
)
RECORDS_ONLY = N_(
    "Statement",
    "Each row is protected by itself. Nothing is said about persons: whoever has several rows is not protected as a "
    "whole.",
)
ONE_ROW = N_("Statement", "Of each person one row was counted, chosen at random.")
BOUNDED = N_(
    "Statement",
    "Of each person at most {at_most} rows were counted, chosen at random; the noise hides all of them together, so "
    "it is {at_most} times as wide as for one row.",
)
PEOPLE = N_("Statement", "The number of people is public; the number of rows is not.")
ROWS = N_("Statement", "The number of rows is public, and may have been used exactly.")
TAKEN = N_(
    "Statement", "The categories or edges of {names} were taken from the data: that they occur is not protected."
)
STATED = N_(
    "Statement",
    "The owner states that the categories or edges of {names} are known without looking at the data, although they "
    "were first taken from it.",
)
RANGES = N_("Statement", "The table {table} is made for sums over ranges of {names}.")
CUMULATIVE = N_("Statement", "The table {table} is made for cumulative counts of {names}.")

SENTENCES = (
    REHEARSAL,
    DRAWN,
    STEPS_TAKEN,
    INTERVALS,
    NOT_PROMISED,
    MOVED,
    RECORDS,
    CHOSEN,
    ONE_EACH,
    RECORDS_ONLY,
    ONE_ROW,
    BOUNDED,
    PEOPLE,
    ROWS,
    TAKEN,
    STATED,
    RANGES,
    CUMULATIVE,
)
"""All of them."""
