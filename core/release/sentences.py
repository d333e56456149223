"""The sentences of a statement beside its claim, as they are before anything is filled in."""

from __future__ import annotations

from core.words import N_, phrase

REHEARSAL = phrase(
    "statement.rehearsal",
    N_("Statement", "REHEARSAL: the rows behind these tables are made up. They say nothing about anybody."),
)
DRAWN = phrase(
    "statement.drawn",
    N_("Statement", "The noise was drawn once, on whole numbers, from the operating system’s cryptographic generator."),
)
STEPS_TAKEN = phrase("statement.steps", N_("Statement", "From noisy answers to published numbers: {steps}."))
INTERVALS = phrase(
    "statement.intervals",
    N_(
        "Statement",
        "Each interval holds the count of the file in at least {coverage:.10g} % of releases. It speaks of the noise "
        "only, not of sampling error, non-response or mistakes in the file. Where numbers were made whole or not "
        "negative, it is still the interval of the unbiased estimate, widened where needed to hold the published "
        "number.",
    ),
)
NOT_PROMISED = phrase(
    "statement.not-promised",
    N_(
        "Statement",
        "Not promised: that nothing can be learned about groups of people, or about a person from facts that would be "
        "the same without their data.",
    ),
)
MOVED = phrase(
    "statement.moved",
    N_(
        "Statement",
        "Shaping the numbers moved them away from their unbiased estimates, which may be negative, by {mean:,.2f} on "
        "average; by {most:,.2f} in the table moved furthest.",
    ),
)
RECORDS = phrase(
    "statement.records",
    N_(
        "Statement",
        "To make all tables agree, they were counted from records that were found for this, from the noisy answers "
        "alone. Nobody is behind any of these records. They carry no more information than the tables, and must not be "
        "analysed as if they were data about people.",
    ),
)
CHOSEN = phrase(
    "statement.chosen",
    N_("Statement", "Public, and not protected: which attributes, categories, edges and tables were chosen."),
)
ONE_EACH = phrase(
    "statement.one-row-each",
    N_(
        "Statement",
        "The owner states that each row is one person. Whoever has several rows is not protected as a whole.",
    ),
)
RECORDS_ONLY = phrase(
    "statement.rows-only",
    N_(
        "Statement",
        "Each row is protected by itself. Nothing is said about persons: whoever has several rows is not protected as "
        "a whole.",
    ),
)
ONE_ROW = phrase("statement.one-row", N_("Statement", "Of each person one row was counted, chosen at random."))
BOUNDED = phrase(
    "statement.bounded",
    N_(
        "Statement",
        "Of each person at most {at_most} rows were counted, chosen at random; the noise hides all of them together, "
        "so it is {at_most} times as wide as for one row.",
        "Of each person at most one row was counted, chosen at random; the noise hides it, whichever it is.",
        1,
    ),
)
PEOPLE = phrase(
    "statement.people-public", N_("Statement", "The number of people is public; the number of rows is not.")
)
ROWS = phrase("statement.rows-public", N_("Statement", "The number of rows is public, and may have been used exactly."))
TAKEN = phrase(
    "statement.from-data",
    N_("Statement", "The categories or edges of {names} were taken from the data: that they occur is not protected."),
)
FOUND = phrase(
    "statement.found-privately",
    N_(
        "Statement",
        "The categories or edges of {names} were found privately. Charge no. {charge} of the ledger paid for that; its "
        "cost is beside the cost of these tables, and the budget covers both.",
    ),
)
SUGGESTED = phrase(
    "statement.suggested",
    N_(
        "Statement",
        "These tables were chosen privately, among others, as those that tell most: {tables}. Charge no. {charge} of "
        "the ledger paid for the choice; its cost is beside the cost of these tables, and the budget covers both.",
    ),
)
QUERY = phrase("statement.query", N_("Statement", "The rows were chosen by this query: {query}"))
OF_TABLE = phrase(
    "statement.of-table",
    N_(
        "Statement",
        "The rows are those of the table “{table}” in the database “{database}”. All are as they were at one moment: "
        "{when} by its server’s clock.",
    ),
)
OF_QUERY = phrase(
    "statement.of-query",
    N_(
        "Statement",
        "The rows are those of one query in the database “{database}”. All are as they were at one moment: {when} by "
        "its server’s clock.",
    ),
)
OF_CLUSTER_TABLE = phrase(
    "statement.of-cluster-table",
    N_(
        "Statement",
        "The rows are those of the table “{table}” of the Spark cluster “{cluster}”, which counted them itself. It "
        "began at {when}, by the clock of the computer that asked. That was no single moment: of rows that others "
        "wrote meanwhile, some may be counted.",
    ),
)
OF_CLUSTER_QUERY = phrase(
    "statement.of-cluster-query",
    N_(
        "Statement",
        "The rows are those of one query in the Spark cluster “{cluster}”, which counted them itself. It began at "
        "{when}, by the clock of the computer that asked. That was no single moment: of rows that others wrote "
        "meanwhile, some may be counted.",
    ),
)
UNENCRYPTED = phrase(
    "statement.unencrypted",
    N_(
        "Statement",
        "Exact counts, codes of rows and keys went through the cluster, and to the computer that asked, without "
        "encryption.",
    ),
)
STATED = phrase(
    "statement.stated",
    N_(
        "Statement",
        "The owner states that the categories or edges of {names} are known without looking at the data, although they "
        "were first taken from it.",
    ),
)
MATRIX = phrase(
    "statement.matrix",
    N_(
        "Statement",
        "Measured was the owner’s matrix of {rows:,} × {columns:,} whole numbers, a column for each combination of the "
        "labels of {names}. The SHA-256 digest of its rows, with commas between the numbers and a line feed after each "
        "row, is {digest}.",
    ),
)
MATRIX_ROWS = phrase(
    "statement.matrix-rows",
    N_(
        "Statement",
        "{used:,} of its rows were measured, each times a whole number that gives it its own part of the budget.",
        "One of its rows was measured.",
        1,
    ),
)
MATRIX_FILE = phrase("statement.matrix-file", N_("Statement", "The matrix was read from the file “{file}”."))
MATRIX_PLAN = phrase("statement.matrix-plan", N_("Statement", "The matrix stands in the plan itself."))
RANGES = phrase("statement.ranges", N_("Statement", "The table {table} is made for sums over ranges of {names}."))
CUMULATIVE = phrase(
    "statement.cumulative", N_("Statement", "The table {table} is made for cumulative counts of {names}.")
)
LOCKED = phrase(
    "statement.locked-share",
    N_("Statement", "The plan locks {share} % of the budget for the counts of {table}."),
)
EVEN = phrase(
    "statement.objective-even",
    N_("Statement", "The budget was divided so that the least exact table, by its target, is as exact as can be."),
)
RELATIVE = phrase(
    "statement.objective-relative",
    N_(
        "Statement",
        "The budget was divided so that numbers are as exact as can be in parts of the mean number of their table.",
    ),
)
ACCEPTED = phrase(
    "statement.criteria-held",
    N_("Statement", "The owner’s criteria held before the release, by the predicted margins of error: {criteria}."),
)
OVERRIDDEN = phrase(
    "statement.criteria-overridden",
    N_(
        "Statement",
        "Criteria of the owner did not hold before the release, by the predicted margins of error: {criteria}. The "
        "owner released in spite of that, and states why: {why}",
    ),
)

CLAIM = phrase(
    "claim.whole",
    N_(
        "Statement",
        "{strength} This holds whatever else a reader knows, compared with what would have been published if {change}.",
    ),
)
PURE = phrase(
    "claim.pure",
    N_(
        "Statement",
        "These tables satisfy ε-differential privacy with ε = {epsilon}: they change the odds of any guess about "
        "{of} by a factor of at most {factor}.",
    ),
)
APPROXIMATE = phrase(
    "claim.approximate",
    N_(
        "Statement",
        "These tables satisfy (ε, δ)-differential privacy with ε = {epsilon} and δ = {delta}: except with a "
        "probability of the order of δ, they change the odds of any guess about {of} by a factor of at most "
        "{factor}.",
    ),
)
CONCENTRATED = phrase(
    "claim.concentrated",
    N_(
        "Statement",
        "These tables satisfy ρ-zero-concentrated differential privacy with ρ = {rho}. That implies "
        "(ε, δ)-differential privacy with ε = {epsilon} and δ = {delta}: except with a probability of the order of "
        "δ, they change the odds of any guess about {of} by a factor of at most {factor}.",
    ),
)
CLAIM_ROW = phrase("claim.one-row", N_("Statement", "one row"))
CLAIM_ALL_ROWS = phrase("claim.all-rows", N_("Statement", "all rows of one person"))
CLAIM_PERSON = phrase("claim.person", N_("Statement", "a person"))
LEFT_OUT = phrase("claim.left-out", N_("Statement", "{who} had been left out or added"))
EXCHANGED = phrase("claim.exchanged", N_("Statement", "{who} had been exchanged for other values"))

CLAIMS = (
    CLAIM,
    PURE,
    APPROXIMATE,
    CONCENTRATED,
    CLAIM_ROW,
    CLAIM_ALL_ROWS,
    CLAIM_PERSON,
    LEFT_OUT,
    EXCHANGED,
)
"""What a claim is made of."""

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
    FOUND,
    STATED,
    SUGGESTED,
    MATRIX,
    MATRIX_ROWS,
    MATRIX_FILE,
    MATRIX_PLAN,
    QUERY,
    OF_TABLE,
    OF_CLUSTER_TABLE,
    OF_CLUSTER_QUERY,
    UNENCRYPTED,
    OF_QUERY,
    RANGES,
    CUMULATIVE,
    LOCKED,
    EVEN,
    RELATIVE,
    ACCEPTED,
    OVERRIDDEN,
)
"""All of them."""
