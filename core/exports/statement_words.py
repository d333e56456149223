"""The statement of a release in words and as plain data: every export carries one or both."""

from __future__ import annotations

from dataclasses import asdict

from core.release.cumulative import CumulativeCounts
from core.release.release import ReleasedTable, Statement

WATERMARK = "REHEARSAL: made-up data"
"""Stands on every page and in every file of a rehearsal."""

PRIVACY_PAGE = "“What is promised”, in the program's help (resources/help/privacy.md)"
"""Where the claim is stated exactly, with what is not promised."""

_NEIGHBOURS = {
    "add-remove": "with or without any one {unit}",
    "replace": "with any one {unit} exchanged for another",
}


def heading(statement: Statement, text: str) -> str:
    """Return `text` as a title, marked when the data are made up."""
    return f"{WATERMARK}. {text}" if statement.rehearsal else text


def release_title(statement: Statement) -> str:
    """Return the title of the whole release."""
    return heading(statement, f"Private tables: {statement.dataset}")


def table_title(table: ReleasedTable) -> str:
    """Return the name of a table; the table over no attribute is "everybody"."""
    return table.title or "everybody"


def cumulative_title(counts: CumulativeCounts) -> str:
    """Return such as "age × sex, cumulative along age"."""
    return f"{' × '.join(counts.published.names)}, cumulative along {counts.name}"


def amounts(statement: Statement) -> str:
    """Return the price in letters: "ε = 1", "ε = 1, δ = 1e-9" or "ρ = 0.5"."""
    if statement.definition == "concentrated":
        return f"ρ = {statement.rho}"
    words = f"ε = {statement.epsilon}"
    return words if statement.definition == "pure" else f"{words}, δ = {statement.delta}"


def coverage_text(statement: Statement) -> str:
    """Return the coverage of the intervals, such as "95 %"."""
    return f"{100 * statement.coverage:.6g} %"


def figure(value: float) -> str:
    """Return a number as people read it: no decimals if it is whole, else one."""
    return f"{value:,.0f}" if float(value).is_integer() else f"{value:,.1f}"


def facts(statement: Statement) -> tuple[tuple[str, str], ...]:
    """Return (what, value) of everything a reviewer asks first; blanks are left out."""
    one = "row" if statement.unit == "row" else "person"
    protected = "one row" if one == "row" else f"one person, with at most {statement.at_most} rows"
    rows = (
        ("Dataset", statement.dataset),
        ("Privacy budget", amounts(statement)),
        ("Who is protected", protected),
        ("Compared datasets", _NEIGHBOURS[statement.neighbours].format(unit=one)),
        ("Noise", statement.noise),
        ("Strategy", f"{statement.strategy}, {statement.budget} budget, {statement.recovery} recovery"),
        ("After the noise", ", ".join(statement.post_processing) or "nothing"),
        ("Intervals", f"{coverage_text(statement)}, noise only, not sampling error"),
        ("Date", statement.date),
        ("Ledger entry", statement.reference),
        ("Its seal", statement.seal),
        ("Program", f"Reticent {statement.version}"),
        ("Explained in", PRIVACY_PAGE),
    )
    return tuple((what, value) for what, value in rows if value)


def how_to_read(statement: Statement) -> tuple[str, ...]:
    """Return the sentences that explain the numbers to someone who has never heard of noise."""
    coverage = coverage_text(statement)
    one = "row" if statement.unit == "row" else "person"
    hidden = (
        f"whether any one {one} is there" if statement.neighbours == "add-remove" else f"what any one {one} is like"
    )
    return (
        (
            "Every number is a little wrong on purpose: random noise was added, so that the tables say next to nothing "
            f"about {hidden}."
        ),
        (
            f"“±20” means: the count without noise lies within 20 of the estimate with a probability of at least "
            f"{coverage}. This is noise only, not sampling error, and not errors of the survey or register itself."
        ),
        "Low and high are the ends of that interval for one number; the published number lies between them.",
        (
            "Totals are sums of the published numbers. Their ± is stated beside them: it is not the sum of the ± of "
            "the cells, because errors partly cancel."
        ),
    )


def statement_data(statement: Statement) -> dict[str, object]:
    """Return the statement as plain data for JSON; keys are those of Statement."""
    data: dict[str, object] = {"program": "Reticent"}
    if statement.rehearsal:
        data["warning"] = WATERMARK
    data.update(asdict(statement))
    data["groups"] = [
        {"measured": measured, "scale": scale, "times": times} for measured, scale, times in statement.groups
    ]
    return data
