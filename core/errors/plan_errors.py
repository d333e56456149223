"""Errors of a plan or its file; all are raised before anything is read, charged or drawn."""

from __future__ import annotations

from core.errors.engine_error import EngineError
from core.words import N_


class PlanError(EngineError):
    """A plan or its file cannot be used."""


class PlanSyntaxError(PlanError):
    """The plan file is not TOML."""

    template = N_("Error", "{file}, line {line}, column {column}: {detail}. Mend this line; nothing was changed.")
    file: str
    line: int
    column: int
    detail: str


class PlanKeyError(PlanError):
    """A key of the plan file is missing, unknown, or has a value that is not allowed; line and column count from 1."""

    template = N_("Error", "{file}, line {line}, column {column} ({key}): {why} {cure}")
    file: str
    line: int
    column: int
    key: str
    why: str
    cure: str


class PlanValueError(PlanError):
    """A value of a plan that was made without a file, and that a plan file may not have.

    `key` says where it is, such as "output.interval" or "attributes.edges of “age”".
    """

    template = N_("Error", "The plan, {key}: {why} {cure}")
    key: str
    why: str
    cure: str


class AmountError(PlanError):
    """An amount of privacy, or a weight, is not a number or out of range."""

    template = N_("Error", "{what} is “{text}”, but it must be {wanted}. Write it like 1, 0.5 or 1/3.")
    what: str
    text: str
    wanted: str


class DeltaError(AmountError):
    """A δ is not a number from 0 to below 1."""

    template = N_("Error", "{what} is “{text}”, but it must be {wanted}. Write it like 0 or 1e-9.")


class EdgesError(PlanError):
    """The edges of bins do not increase, or are fewer than two; `why` is a sentence."""

    template = N_("Error", "The edges “{text}” cannot be used: {why}")
    text: str
    why: str


class EdgeError(PlanError):
    """One edge is not a number or a date; `why` is a sentence with an example of its kind."""

    template = N_("Error", "The edge “{text}” cannot be used: {why}")
    text: str
    why: str


class UnknownAttributeError(PlanError):
    """A table names an attribute that the plan does not have."""

    template = N_("Error", "The table {table} names “{name}”, which is not an attribute of this plan. {hint}")
    table: str
    name: str
    hint: str


# Two weights for one table would be ambiguous, so the owner decides.
class DuplicateTableError(PlanError):
    """One table is requested twice."""

    template = N_("Error", "The table {table} is asked for twice. Remove one, and give the other the weight you want.")
    table: str


class NoTablesError(PlanError):
    """The plan requests no table."""

    template = N_("Error", "No table has been chosen. Add at least one table or family of tables.")


class NoSourceError(PlanError):
    """The plan names no data file."""

    template = N_("Error", '{file} names no data file. Write source = "…" below [data], or choose a file.')
    file: str


class TableTooLargeError(PlanError):
    """A table has more cells than the limit on memory allows."""

    template = N_(
        "Error",
        "The table {table} would have {cells:,} cells; at most {limit:,} can be released. "
        "Leave out an attribute or merge categories.",
        "The table {table} would have one cell; at most {limit:,} can be released. "
        "Leave out an attribute or merge categories.",
        2,
    )
    table: str
    cells: int
    limit: int


# k attributes have 2^k marginals, each with a predicted error.
class TableTooWideError(PlanError):
    """A table has more attributes than the limit allows."""

    template = N_(
        "Error",
        "The table {table} crosses {attributes} attributes; at most {limit} can be crossed. Leave some of them out.",
        "The table {table} crosses one attribute; at most {limit} can be crossed. Leave some of them out.",
        2,
    )
    table: str
    attributes: int
    limit: int


class UnorderedAttributeError(PlanError):
    """A table requests ranges of an attribute whose labels have no order."""

    template = N_(
        "Error",
        "The table {table} asks for ranges of “{name}”, whose categories are in no order. "
        "Only numbers and dates have ranges: ask for its categories as they are.",
    )
    table: str
    name: str


# Errors are kept per effect of the digits: 2^levels numbers.
class TooManyRangesError(PlanError):
    """A table requests ranges of so many labels that their errors would not fit into memory."""

    template = N_(
        "Error",
        "The table {table} crosses ranges of too many labels. Its attributes have {levels} levels in total, "
        "and at most {limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.",
        "The table {table} crosses ranges of too many labels. Its attributes have one level in total, and at most "
        "{limit} can be crossed. Use wider bins, or ask for the ranges of fewer attributes.",
        2,
    )
    table: str
    levels: int
    limit: int


class RepeatedAttributeError(PlanError):
    """A table names an attribute twice."""

    template = N_("Error", "The table {table} names “{name}” twice. Name each attribute once.")
    table: str
    name: str


class TooManyTablesError(PlanError):
    """A family has more tables than the limit allows."""

    template = N_(
        "Error",
        "A family asks for {tables:,} tables; at most {limit:,} can be released. "
        "Choose a smaller order, or fewer attributes.",
        "A family asks for one table; at most {limit:,} can be released. Choose a smaller order, or fewer attributes.",
        1,
    )
    tables: int
    limit: int


# Refused while planning: a wrapped-around number would be published as a count.
class NoiseTooLargeError(PlanError):
    """The budget of one noise group is so small that its noise cannot be drawn exactly."""

    template = N_(
        "Error",
        "The budget is so small that some answers would need more noise than can be drawn exactly. "
        "Spend more, or ask for fewer tables.",
    )


class GoalError(PlanError):
    """No budget reaches the wanted accuracy; `wanted` is the ± in digits."""

    template = N_(
        "Error",
        "No amount of budget gives ±{wanted}. Ask for a larger ±, or for fewer tables.",
    )
    wanted: str


class UnknownStrategyError(PlanError):
    """The plan names a strategy that does not exist."""

    template = N_("Error", "There is no strategy called “{name}”. Choose one of: {known}.")
    name: str
    known: str


# Never replaced by another strategy: the predicted errors that the owner saw would not hold.
class StrategyUnfitError(PlanError):
    """The strategy cannot be used for these tables; `why` and `cure` end with a full stop."""

    template = N_("Error", "The strategy “{strategy}” cannot be used for these tables: {why} {cure}")
    strategy: str
    why: str
    cure: str


class StrategyMatrixError(PlanError):
    """A strategy matrix cannot be used; `why` and `cure` end with a full stop; "" for `file`: it is in the plan."""

    template = N_("Error", "{file}: {why} {cure}")
    why: str
    cure: str
    file: str = ""


class ConsistencyUnfitError(PlanError):
    """The tables cannot be made consistent by the chosen method; `cure` is a sentence, `why` ends without a stop."""

    template = N_("Error", "The tables cannot be made to agree by “{consistency}”: {why}. {cure}")
    consistency: str
    why: str
    cure: str


# Type and place only: the exception's own message could quote values.
class TrialError(PlanError):
    """A trial on made-up rows ended in a fault of the program; `place` is its file and line."""

    template = N_(
        "Error",
        "This program has a fault that stops this plan: {fault} in {place}. A trial on made-up rows found it. The rows "
        "were not read, and nothing was charged. Choose another strategy or other output, and report this message to "
        "the makers.",
    )
    fault: str
    place: str


class BudgetRecoveryError(PlanError):
    """The plan splits the budget for one recovery and requests the other."""

    template = N_(
        "Error",
        "The budget “{budget}” belongs to the optimal recovery. By the “{recovery}” recovery of the plan, "
        "some tables could not be computed. Choose the recovery “optimal”, or the budget “optimal”.",
    )
    budget: str
    recovery: str


class PlanChangedError(PlanError):
    """The plan is not the one any more whose cost was confirmed."""

    template = N_(
        "Error",
        "The plan was changed after this cost was confirmed. Nothing was spent. Look at what the plan costs now, and "
        "confirm that.",
    )


# No default: taking each row for a person would protect a person with many rows too little, without a sign of it.
class UnansweredUnitError(PlanError):
    """The plan leaves open who is protected."""

    template = N_(
        "Error",
        "The plan does not say who is protected: rows is “unanswered” in [unit]. Nothing was spent. "
        'Write rows = "one-each" if each row is one person, and nobody has two. If a person may have several rows, '
        "write id with the column that tells persons apart, and at_most. "
        'Write rows = "records" to protect each row by itself.',
    )


class NothingSensitiveError(PlanError):
    """The plan marks no attribute as sensitive, so there is nothing to guess."""

    template = N_(
        "Error",
        "No attribute is marked as sensitive. Mark one on the Attributes page, or write sensitive = true below its "
        "name in the plan.",
    )


class NoMadeUpRecordsError(PlanError):
    """An estimate on made-up records was requested of a release that has none."""

    template = N_(
        "Error",
        "The release has no made-up records that could be guessed. A release has some if its numbers are whole, not "
        "negative and add up between tables.",
    )


class ChangedAttributeError(PlanError):
    """An attribute is not as it was in a release: the rows cannot be compared with its tables."""

    template = N_(
        "Error",
        "“{name}” has other categories in the plan than in the release, or is missing there. Open the plan as it was "
        "when the tables were released.",
    )
    name: str


class NoCandidatesError(PlanError):
    """No two attributes make a table of so few cells."""

    template = N_(
        "Error",
        "There is no table to choose: no two attributes of the plan make one with at most {cells:,} numbers. Add "
        "attributes, merge categories, or allow larger tables.",
    )
    cells: int


class FewCandidatesError(PlanError):
    """There are no more candidates than are to be chosen, so a choice would cost something and tell nothing."""

    template = N_(
        "Error",
        "{asked} tables were asked for, and there are only {candidates} to choose from. A choice would tell nothing "
        "and cost all the same. Ask for fewer, or add the tables to the plan yourself.",
        "There is only one table to choose from. A choice would tell nothing and cost all the same. Add the table to "
        "the plan yourself.",
        2,
    )
    asked: int
    candidates: int


class ManyCandidatesError(PlanError):
    """The candidates have too many cells to be held at once."""

    template = N_(
        "Error",
        "The {candidates:,} tables to choose from have {cells:,} numbers in total; at most {limit:,} are "
        "possible. Allow only smaller tables, or tables of two attributes.",
    )
    candidates: int
    cells: int
    limit: int
