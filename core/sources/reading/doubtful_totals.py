"""Words that begin a total as often as a record, so that their row is asked about and never left out unasked."""

from __future__ import annotations

MAY_BE = (
    *("min", "max", "minimum", "maximum", "sd", "std", "stdev", "std dev", "variance"),
    *("%", "in %", "percent", "prozent"),
    *("varianz", "minimo", "mínimo", "massimo", "máximo", "std. deviation", "std deviation", "stddev", "std err"),
    *("standard error", "std. error", "sem", "kurtosis", "skewness", "iqr"),
    *("nobs", "obs", "observations", "n obs", "valid n", "n valid", "n (valid)"),
    *("мин", "макс", "количество", "件数", "平均値", "中央値", "最大", "最小", "最大値", "最小値", "media", "média"),
    *("nombre", "cuenta", "aantal", "antal", "effectif", "desv. est", "std.abw", "standardabw"),
    "spannweite",
    *("zusammen", "skupaj", "kokku"),  # “together”: people live so, too
    # what accounts and time sheets end with, in which the sums of all columns need not come out
    *("summary", "balance", "opening balance", "ending balance", "closing balance", "carry over", "carry-over"),
    *("carried over", "carried forward", "brought forward", "vat", "saldo", "bilanz", "übertrag", "gesamtbetrag"),
    *("netto", "brutto", "mwst", "ø", "mw", "mittelw", "stdabw", "solde", "report à nouveau", "saldo final"),
    *("net", "gross", "soll", "mittel", "schnitt"),
    *("report", "à reporter", "riporto", "a riportare", "suma y sigue", "uebertrag"),
)
"""Words that begin such a row as often as a record: SD is a state, too."""
NAMED_SO = frozenset(("net", "gross", "soll", "mittel", "schnitt", "report"))
"""Of these, surnames and answers: they are in doubt only where a cell of their row is blank."""
TOWNS = frozenset(("soma", "summa"))
"""Of the words for totals, names of towns: beside other words, in a row without blanks, they are no totals."""
SPELT = frozenset(("StdAbw", "MwSt", "MwSt."))
"""Spellings that no change of a whole word between small and capital letters makes."""
