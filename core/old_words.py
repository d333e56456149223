"""The sentences of files that kept sentences: read by the patterns of then, said as they are put today.

Kept releases of format 1 hold English sentences, and so do lines of ledgers without the fact `SAYS`. `SENTENCES` are
these sentences as they were when the last such file was written. It never changes again: a sentence that is put better
is so at its `phrase`, and files of before find it by its key.

Exports are texts for ever. `LATER` has the wordings since, today's among them, so that an export in any of them can be
compared with the release that it is of. Whoever puts a sentence better adds it there.

A blank says what is in it: `{n:d}` a whole number, `{scale:f}` a figure, `{who:m}` another sentence of its family, and
`{name}` whatever its owner called it.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from types import MappingProxyType

from core.words import Figures, Message

Phrases = Mapping[str, Message]
"""The sentences of today by their keys."""

SENTENCES: tuple[tuple[str, str], ...] = (
    (
        "statement.rehearsal",
        "REHEARSAL: the rows behind these tables are made up. They say nothing about anybody.",
    ),
    (
        "statement.drawn",
        "The noise was drawn once, on whole numbers, from the operating system’s cryptographic generator.",
    ),
    ("statement.steps", "From noisy answers to published numbers: {steps}."),
    (
        "statement.intervals",
        (
            "Each interval holds the count of the file in at least {coverage:f} % of releases. It speaks of the "
            "noise only, not of sampling error, non-response or mistakes in the file. Where numbers were made whole "
            "or not negative, it is still the interval of the unbiased estimate, widened where needed to hold the "
            "published number."
        ),
    ),
    (
        "statement.not-promised",
        (
            "Not promised: that nothing can be learned about groups of people, or about a person from facts that "
            "would be the same without their data."
        ),
    ),
    (
        "statement.moved",
        (
            "Shaping the numbers moved them away from their unbiased estimates, which may be negative, by {mean:f} "
            "on average; by {most:f} in the table moved furthest."
        ),
    ),
    (
        "statement.records",
        (
            "To make all tables agree, they were counted from records that were found for this, from the noisy "
            "answers alone. Nobody is behind any of these records. They carry no more information than the tables, "
            "and must not be analysed as if they were data about people."
        ),
    ),
    (
        "statement.chosen",
        "Public, and not protected: which attributes, categories, edges and tables were chosen.",
    ),
    (
        "statement.one-row-each",
        "The owner states that each row is one person. Whoever has several rows is not protected as a whole.",
    ),
    (
        "statement.rows-only",
        (
            "Each row is protected by itself. Nothing is said about persons: whoever has several rows is not "
            "protected as a whole."
        ),
    ),
    ("statement.one-row", "Of each person one row was counted, chosen at random."),
    (
        "statement.bounded",
        (
            "Of each person at most {at_most:d} rows were counted, chosen at random; the noise hides all of them "
            "together, so it is {at_most:d} times as wide as for one row."
        ),
    ),
    ("statement.people-public", "The number of people is public; the number of rows is not."),
    ("statement.rows-public", "The number of rows is public, and may have been used exactly."),
    (
        "statement.from-data",
        "The categories or edges of {names} were taken from the data: that they occur is not protected.",
    ),
    (
        "statement.stated",
        (
            "The owner states that the categories or edges of {names} are known without looking at the data, "
            "although they were first taken from it."
        ),
    ),
    ("statement.ranges", "The table {table} is made for sums over ranges of {names}."),
    ("statement.cumulative", "The table {table} is made for cumulative counts of {names}."),
    (
        "claim.whole",
        (
            "{strength:m} This holds whatever else a reader knows, compared with what would have been published if "
            "{change:m}."
        ),
    ),
    (
        "claim.concentrated",
        (
            "These tables satisfy ρ-zero-concentrated differential privacy with ρ = {rho:f}. That implies (ε, "
            "δ)-differential privacy with ε = {epsilon:f} and δ = {delta:f}: except with a probability of the order "
            "of δ, they change the odds of any guess about {of:m} by a factor of at most {factor:f}."
        ),
    ),
    (
        "claim.pure",
        (
            "These tables satisfy ε-differential privacy with ε = {epsilon:f}: they change the odds of any guess "
            "about {of:m} by a factor of at most {factor:f}."
        ),
    ),
    (
        "claim.approximate",
        (
            "These tables satisfy (ε, δ)-differential privacy with ε = {epsilon:f} and δ = {delta:f}: except with a "
            "probability of the order of δ, they change the odds of any guess about {of:m} by a factor of at most "
            "{factor:f}."
        ),
    ),
    ("claim.one-row", "one row"),
    ("claim.all-rows", "all rows of one person"),
    ("claim.person", "a person"),
    ("claim.left-out", "{who:m} had been left out or added"),
    ("claim.exchanged", "{who:m} had been exchanged for other values"),
    ("step.direct", "each table from its own measurements"),
    ("step.least-squares", "generalised least squares over all measurements"),
    (
        "step.least-absolute",
        (
            "the consistent tables for which the distances of numbers from those of each table’s own measurements, "
            "in standard deviations, have the least sum"
        ),
    ),
    (
        "step.least-largest",
        (
            "the consistent tables for which the largest distance of a number from that of each table’s own "
            "measurements, in standard deviations, is least"
        ),
    ),
    ("step.clipped", "negative numbers set to 0"),
    (
        "step.lifted",
        "negative numbers removed by consistent least squares of the same total, then clipped at 0",
    ),
    ("step.rounded", "each number rounded to the nearest whole number, so sums may differ slightly"),
    ("step.not-in-time", "as the linear program was not solved within {seconds:d} seconds, {instead:m}"),
    (
        "step.records",
        (
            "made-up records found whose tables come nearest to these, weighted by accuracy: whole numbers, none "
            "negative, that add up"
        ),
    ),
    ("noise.laplace", "discrete Laplace"),
    ("noise.gaussian", "discrete Gaussian"),
    ("noise.joint", "joint discrete noise (K-norm)"),
    ("noise.cone", "difference of two Wishart matrices, rounded"),
    ("group.together", "{first} and {more:d} more, together"),
    ("group.parts", "{name} in {parts:d} parts"),
    ("group.steps", "{name} by the steps {steps} of its tree"),
    ("domain.everybody", "everybody"),
    ("bin.open", "{low:f} to under {high:f}"),
    ("bin.closed", "{low:f} to {high:f}"),
    ("ledger.budget-set", "budget set"),
    ("ledger.budget-raised", "budget raised"),
    ("ledger.released", "{tables:d} tables by {strategy}"),
    ("ledger.released", "One table by {strategy}"),
)

_ONE_ROW = "Of each person at most one row was counted, chosen at random; the noise hides it, whichever it is."
_ONE_PART = "{name} in one part"
_ONE_MEASURED = "One of its rows was measured."

LATER: tuple[tuple[str, str], ...] = (
    ("statement.bounded", _ONE_ROW),
    ("group.parts", _ONE_PART),
    (
        "statement.criteria-held",
        "The owner’s criteria held before the release, by the predicted margins of error: {criteria}.",
    ),
    (
        "statement.criteria-overridden",
        (
            "Criteria of the owner did not hold before the release, by the predicted margins of error: {criteria}. The "
            "owner released in spite of that, and states why: {why}"
        ),
    ),
    ("statement.query", "The rows were chosen by this query: {query}"),
    (
        "statement.of-table",
        (
            "The rows are those of the table “{table}” in the database “{database}”. All are as they were at one "
            "moment: {when} by its server’s clock."
        ),
    ),
    (
        "statement.of-cluster-table",
        (
            "The rows are those of the table “{table}” of the Spark cluster “{cluster}”, which counted them itself. It "
            "began at {when}, by the clock of the computer that asked. That was no single moment: of rows that others "
            "wrote meanwhile, some may be counted."
        ),
    ),
    (
        "statement.of-cluster-query",
        (
            "The rows are those of one query in the Spark cluster “{cluster}”, which counted them itself. It began at "
            "{when}, by the clock of the computer that asked. That was no single moment: of rows that others wrote "
            "meanwhile, some may be counted."
        ),
    ),
    (
        "statement.unencrypted",
        (
            "Exact counts, codes of rows and keys went through the cluster, and to the computer that asked, without "
            "encryption."
        ),
    ),
    (
        "statement.of-query",
        (
            "The rows are those of one query in the database “{database}”. All are as they were at one moment: {when} "
            "by its server’s clock."
        ),
    ),
    ("statement.locked-share", "The plan locks {share} % of the budget for the counts of {table}."),
    (
        "statement.objective-even",
        "The budget was divided so that the least exact table, by its target, is as exact as can be.",
    ),
    (
        "statement.objective-relative",
        "The budget was divided so that numbers are as exact as can be in parts of the mean number of their table.",
    ),
    (
        "statement.found-privately",
        (
            "The categories or edges of {names} were found privately. Charge no. {charge:d} of the ledger paid for "
            "that; its cost is beside the cost of these tables, and the budget covers both."
        ),
    ),
    (
        "statement.matrix",
        (
            "Measured was the owner’s matrix of {rows:d} × {columns:d} whole numbers, a column for each combination of "
            "the labels of {names}. The SHA-256 digest of its rows, with commas between the numbers and a line feed "
            "after each row, is {digest}."
        ),
    ),
    ("statement.matrix-rows", _ONE_MEASURED),
    (
        "statement.matrix-rows",
        "{used:d} of its rows were measured, each times a whole number that gives it its own part of the budget.",
    ),
    ("statement.matrix-file", "The matrix was read from the file “{file}”."),
    ("statement.matrix-plan", "The matrix stands in the plan itself."),
    (
        "statement.suggested",
        (
            "These tables were chosen privately, among others, as those that tell most: {tables}. Charge no. "
            "{charge:d} of the ledger paid for the choice; its cost is beside the cost of these tables, and the budget "
            "covers both."
        ),
    ),
    ("step.sums-differ", "the clipped numbers kept as they are, so sums may differ slightly between tables"),
)
"""Wordings published after those of `SENTENCES`, in their form; they only grow."""

_ONE: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        "One table by {strategy}": {"tables": 1},
        _ONE_ROW: {"at_most": 1},
        _ONE_PART: {"parts": 1},
        _ONE_MEASURED: {"used": 1},
    }
)
"""What sentences for one leave out."""

_BLANKS = {"": ".*", "m": ".*", "f": r"\S+", "d": "[0-9,]+"}


def recalled(text: str, family: str, phrases: Phrases) -> str:
    """Return `text`, which a file kept, as the sentence that it was made from; else as it is.

    It reads in English as it is put today. Where only an apostrophe differs it reads as it was: old files have either.

    Args:
        text: the sentence of then.
        family: how the keys begin of the sentences that it may be, such as "claim".
        phrases: the sentences of today by their keys.
    """
    for key, template in (*SENTENCES, *LATER):
        if key.startswith(f"{family}.") and (found := re.fullmatch(_pattern(template), text, re.DOTALL)):
            blanks = {name: kind for _, name, kind, _ in string.Formatter().parse(template) if name}
            facts = {name: _fact(found[name], kind or "", (family, phrases)) for name, kind in blanks.items()}
            return _as_it_was(text, _said(phrases[key], {**facts, **_ONE.get(template, {})}))
    return text


def wordings(key: str, **facts: str) -> tuple[str, ...]:
    """Return a sentence with these facts, as it was put then and since."""
    return tuple(template.format(**facts) for own, template in (*SENTENCES, *LATER) if own == key)


def _pattern(template: str) -> str:
    """Return what matches texts made from `template`."""
    pattern, seen = "", set()
    for before, name, kind, _ in string.Formatter().parse(template):
        pattern += re.escape(before).replace("’", "[’']")
        if name:
            pattern += f"(?P={name})" if name in seen else f"(?P<{name}>{_BLANKS[kind or '']})"
            seen.add(name)
    return pattern


def _fact(text: str, kind: str, said: tuple[str, Phrases]) -> object:
    if kind == "m":
        return recalled(text, *said)
    return int(text.replace(",", "")) if kind == "d" else Figures(text) if kind == "f" else text


def _said(sentence: Message, facts: Mapping[str, object]) -> Message:
    return sentence.format(**facts) if facts else sentence


def _as_it_was(text: str, message: Message) -> Message:
    if text.replace("'", "’") == message.replace("'", "’"):
        return message.reading(text, message.facts)
    return message
