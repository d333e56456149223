"""The statement of a release in words, which every export for people carries."""

from __future__ import annotations

from datetime import UTC, datetime

from core.domain.domain import EVERYBODY
from core.exports.fact_words import BUDGETS, RECOVERIES
from core.release.crosstab import shown_margin
from core.release.cumulative import CumulativeCounts
from core.release.quality_line import HIDDEN, HIDDEN_MEANS
from core.release.release import Release, ReleasedTable, Statement
from core.strategies.catalogue import title_of
from core.words import N_, Figures, joined

WATERMARK = N_("Export", "REHEARSAL: made-up data")
"""Mark on every page and in every file of a rehearsal, so that made-up numbers cannot pass for a release."""

PRIVACY_PAGE = N_("Export", "“What is promised”, in the program’s help (resources/help/privacy.md)")
"""The page with the exact claim and its limits."""

HOW_TO_READ = N_("Export", "How to read the numbers")
MEASURED = N_("Export", "What was measured")
TOTAL = N_("Export", "Total")
ATTRIBUTES = N_("Export", "Attributes and their categories, which are public")
ATTRIBUTE, CATEGORY = N_("Export", "Attribute"), N_("Export", "Category")
KIND, ORIGIN = N_("Export", "Kind"), N_("Export", "Where the list comes from")

_TOTALS = N_(
    "Export",
    "Totals are sums of the published numbers. Their ± is stated beside them: it is not the sum of the ± of the "
    "cells, because errors partly cancel.",
)

_ZEROS = N_(
    "Export",
    "An interval of 0 to 0 does not mean certainty: noise pushed the number to 0 or below. The true number is most "
    "likely very small, yet need not be 0.",
)

_PERIOD, _SOURCE = N_("Export", "Reference period: {text}"), N_("Export", "Source: {text}")

_HIDES = N_("Export", "weak numbers hidden")

_NEIGHBOURS = {
    ("add-remove", "row"): N_("Export", "with or without any one row"),
    ("add-remove", "person"): N_("Export", "with or without any one person"),
    ("replace", "row"): N_("Export", "with any one row exchanged for another"),
    ("replace", "person"): N_("Export", "with any one person exchanged for another"),
}

_HIDDEN = {
    ("add-remove", "row"): N_("Export", "whether any one row is there"),
    ("add-remove", "person"): N_("Export", "whether any one person is there"),
    ("replace", "row"): N_("Export", "what any one row is like"),
    ("replace", "person"): N_("Export", "what any one person is like"),
}

_COVERS = N_(
    "Export",
    "all numbers of this release together. Other releases about the same people come on top; the owner’s ledger adds "
    "them up",
)

_DEFINITIONS = {
    "pure": N_(
        "Export",
        "for any two neighbouring datasets x and y and any set S of results, P(M(x) ∈ S) ≤ exp(ε) · P(M(y) ∈ S)",
    ),
    "approximate": N_(
        "Export",
        "for any two neighbouring datasets x and y and any set S of results, P(M(x) ∈ S) ≤ exp(ε) · P(M(y) ∈ S) + δ",
    ),
    "concentrated": N_(
        "Export",
        "for any two neighbouring datasets x and y and any a > 1, the Rényi divergence of order a of M(x) "
        "from M(y) is at most ρ · a",
    ),
}


def heading(statement: Statement, text: str) -> str:
    """Return `text` as a title, marked if the data are made up."""
    return N_("Export", "{warning}. {title}").format(warning=WATERMARK, title=text) if statement.rehearsal else text


def release_title(statement: Statement) -> str:
    """Return the title of the whole release."""
    if statement.publication.title:
        return heading(statement, statement.publication.title)
    words = N_("Export", "Private tables: {dataset}").format(dataset=statement.dataset)
    return heading(statement, words if statement.dataset else N_("Export", "Private tables"))


def table_title(table: ReleasedTable) -> str:
    """Return the title of a table; "everybody" for the table over no attribute."""
    return table.title or EVERYBODY


def cumulative_title(counts: CumulativeCounts) -> str:
    """Return such as "age × sex, cumulative along age"."""
    words = N_("Export", "{table}, cumulative along {name}")
    return words.format(table=" × ".join(counts.published.names), name=counts.name)


def amounts(statement: Statement) -> str:
    """Return the cost as text: "ε = 1", "ε = 1, δ = 1e-9" or "ρ = 0.5"."""
    epsilon, delta, rho = (Figures(text) for text in (statement.epsilon, statement.delta, statement.rho))
    if statement.definition == "concentrated":
        return N_("Export", "ρ = {rho}").format(rho=rho)
    if statement.definition == "pure":
        return N_("Export", "ε = {epsilon}").format(epsilon=epsilon)
    return N_("Export", "ε = {epsilon}, δ = {delta}").format(epsilon=epsilon, delta=delta)


def cumulative_note(counts: CumulativeCounts, statement: Statement) -> str:
    """Return a note on what cumulative counts sum, and which labels they leave out."""
    words = N_(
        "Export",
        "Each number counts all labels of {name} up to the one named. The ± is that of exactly this sum "
        "({percent}; noise only, not sampling error).",
    ).format(name=counts.name, percent=coverage_text(statement))
    ordered = counts.published.labels[counts.published.names.index(counts.name)]
    (every,) = (attribute.labels for attribute in statement.attributes if attribute.name == counts.name)
    apart = every[len(ordered) :]
    if not apart:
        return words
    without = N_("Export", "{words} In none of them: {labels}.")
    return without.format(words=words, labels=", ".join(apart))


def coverage_text(statement: Statement) -> str:
    """Return the coverage of the intervals, such as "95 %"."""
    return Figures(f"{100 * statement.coverage:.6g} %")


def figure(value: float | None) -> Figures:
    """Return a number for people: no decimals if it is whole, else one; a mark for one that is not shown (None)."""
    if value is None:
        return Figures(HIDDEN)
    return Figures(f"{value:,.0f}" if float(value).is_integer() else f"{value:,.1f}")


def margin_text(value: float) -> str:
    """Return a margin of error for people, such as "±9.5"."""
    return Figures(f"±{figure(shown_margin(value))}")


def facts(statement: Statement) -> tuple[tuple[str, str], ...]:
    """Return (what, value) of the main facts for a reviewer; empty values are left out."""
    one = _unit(statement)
    protected: str = N_("Export", "one row: one person, as long as nobody has more than one")
    if statement.protected == "row":
        protected = N_("Export", "one row; a person with several rows is not protected as a whole")
    if one == "person":
        words = N_("Export", "one person, with at most {rows} rows", "one person, with at most one row", 1)
        protected = words.format(rows=statement.at_most)
    intervals = N_("Export", "{percent}, noise only, not sampling error").format(percent=coverage_text(statement))
    rows = (
        *publication_facts(statement),
        (N_("Export", "Dataset"), statement.dataset),
        (N_("Export", "Privacy budget"), amounts(statement)),
        (N_("Export", "It covers"), _COVERS),
        (N_("Export", "Exact definition"), _DEFINITIONS[statement.definition]),
        (N_("Export", "Who is protected"), protected),
        (N_("Export", "Neighbouring datasets"), _NEIGHBOURS[statement.neighbours, one]),
        (N_("Export", "Noise"), statement.noise),
        (N_("Export", "Strategy"), title_of(statement.strategy)),
        (N_("Export", "Shares of the groups"), BUDGETS.get(statement.budget, statement.budget)),
        (N_("Export", "Recovery"), RECOVERIES.get(statement.recovery, statement.recovery)),
        (N_("Export", "After the noise"), joined_steps(statement)),
        (N_("Export", "Intervals"), intervals),
        (N_("Export", "Date"), _minute(statement.date)),
        (N_("Export", "Ledger entry"), statement.reference),
        (N_("Export", "Ledger seal"), statement.seal),
        (N_("Export", "Program"), f"Reticent {statement.version}"),
        (N_("Export", "Explained in"), PRIVACY_PAGE),
    )
    return tuple((what, value) for what, value in rows if value)


def joined_steps(statement: Statement) -> str:
    """Return the steps after the noise in one line."""
    return joined(", ", steps_taken(statement)) or N_("Export", "nothing")


def steps_taken(statement: Statement) -> tuple[str, ...]:
    """Return the names of the steps after the noise, in order."""
    hides = (_HIDES,) if statement.publication.hide_below else ()
    return (*statement.post_processing, *hides)


def cover_facts(statement: Statement) -> tuple[tuple[str, str], ...]:
    """Return (what, value) of the few facts that a cover tells; empty values are left out."""
    told = (N_("Export", "Privacy budget"), N_("Export", "Date"), N_("Export", "Ledger entry"))
    known = dict(facts(statement))
    return tuple((what, known[what]) for what in told if what in known)


def publication_facts(statement: Statement) -> tuple[tuple[str, str], ...]:
    """Return (what, value) of what the owner says of the tables; empty values are left out."""
    said = statement.publication
    rows = (
        (N_("Export", "One count is"), said.counts),
        (N_("Export", "Reference period"), said.period),
        (N_("Export", "Source"), said.source),
        (N_("Export", "Contact"), said.contact),
        *((N_("Export", "Note"), note) for note in said.notes),
    )
    return tuple((what, value) for what, value in rows if value)


def source_lines(statement: Statement) -> tuple[str, ...]:
    """Return the lines below a table: its reference period, and its source."""
    said = statement.publication
    pairs = ((_PERIOD, said.period), (_SOURCE, said.source))
    return tuple(words.format(text=text) for words, text in pairs if text)


def how_to_read(statement: Statement, totals: str = _TOTALS) -> tuple[str, ...]:
    """Return sentences that explain the numbers to readers who do not know about noise; the last is `totals`."""
    return (
        *how_to_read_briefly(statement)[:-1],
        N_(
            "Export",
            "The estimate is the number before rounding, and before totals were made consistent. Low and high "
            "are the ends of the interval of one number, widened to hold the published one. Rely on them for "
            "decisions. They are in the sheet “Tidy” of the workbook, and in the CSV, Parquet and JSON files.",
        ),
        totals,
    )


def how_to_read_briefly(statement: Statement) -> tuple[str, ...]:
    """Return the sentences that no reader can do without: why numbers are wrong, what ± means, what totals are."""
    on_purpose = N_(
        "Export",
        "Every number is a little wrong on purpose. Random noise was added, so that the tables say almost "
        "nothing about {hidden}.",
    )
    margin = N_(
        "Export",
        "“±20” means: with a probability of at least {percent}, the count without noise lies within 20 of "
        "the estimate. This holds for each number alone, so a few of many numbers lie further off. This is "
        "noise only, not sampling error, and not errors of the survey or register itself.",
    )
    return (
        on_purpose.format(hidden=_HIDDEN[statement.neighbours, _unit(statement)]),
        margin.format(percent=coverage_text(statement)),
        _TOTALS,
    )


def zero_notes(release: Release) -> tuple[str, ...]:
    """Return a sentence on intervals of 0 to 0, if there are any."""
    ends = [(table.low, table.high) for table in release.tables]
    ends += [(counts.low, counts.high) for table in release.tables for counts in table.cumulative]
    return (_ZEROS,) if any(((low == 0) & (high == 0)).any() for low, high in ends) else ()


def hidden_notes(release: Release) -> tuple[str, ...]:
    """Return sentences on numbers that are not shown and how many they are, if the owner wants any hidden."""
    means = HIDDEN_MEANS.get(release.statement.publication.hide_below)
    if means is None:
        return ()
    cells = sum(table.published.values.size for table in release.tables)
    words = N_(
        "Export", "{hidden:,} of {cells:,} cells are hidden; totals and other sums count them. Hiding cost no budget."
    )
    return means, words.format(hidden=release.n_hidden, cells=cells)


def _minute(when: str) -> str:
    """Return an ISO date and time for people: "2026-11-22 09:51 UTC"; any other text unchanged."""
    try:
        moment = datetime.fromisoformat(when)
    except ValueError:
        return when
    return when if moment.tzinfo is None else f"{moment.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


def _unit(statement: Statement) -> str:
    return "row" if statement.unit == "row" else "person"
