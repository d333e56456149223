"""An export in the words of the version that wrote it, said in those of today, so that it can be compared."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from core.domain.attribute import Kind
from core.exports.statement_data import statement_data
from core.release.format_1 import bins_again, statement_again
from core.release.release import Statement

Facts = Mapping[str, Any]

_SENTENCES = ("claim", "lines", "noise", "groups", "post_processing")
"""What a statement says in sentences, beside the labels of its attributes."""


def in_words_of_today(data: Facts, kept: Statement) -> Facts:
    """Return the JSON of a release, or of its statement alone, each sentence that is known as it is put today.

    Args:
        data: as it was exported.
        kept: the statement that the ledger has of the release.
    """
    if "statement" not in data:
        return _statement(data, kept)
    said = {**data, "statement": _statement(data["statement"], kept)}
    if "tables" in data:
        renamed = {
            each["name"]: dict(zip(each["labels"], today["labels"], strict=True))
            for each, today in zip(data["statement"]["attributes"], said["statement"]["attributes"], strict=True)
        }
        said["tables"] = [_table(table, table["attributes"], renamed) for table in data["tables"]]
    return said


def _statement(statement: Facts, kept: Statement) -> Facts:
    if not statement.keys() >= {*_SENTENCES, "attributes"}:
        return statement  # which the comparison will refuse
    said = replace(
        kept,
        claim=statement["claim"],
        lines=tuple(statement["lines"]),
        noise=statement["noise"],
        groups=tuple((group["measured"], group["scale"], group["times"]) for group in statement["groups"]),
        post_processing=tuple(statement["post_processing"]),
    )
    today = json.loads(json.dumps(statement_data(statement_again(said))))
    attributes = [{**each, "labels": _labels(each)} for each in statement["attributes"]]
    return {**statement, **{key: today[key] for key in _SENTENCES}, "attributes": attributes}


def _labels(attribute: Facts) -> list[str]:
    """Return the labels of an attribute, the bins as they are called today."""
    labels: list[str] = attribute["labels"]
    return labels if attribute["kind"] == Kind.CATEGORIES else list(map(str, bins_again(labels)))


def _table(table: Facts, names: Sequence[str], renamed: Mapping[str, Mapping[str, str]]) -> Facts:
    """Return a table, or the cumulative counts of one, with other labels; what is no label stays as it is."""
    pairs = zip(names, table["categories"], strict=True)
    categories = [[renamed[name].get(label, label) for label in labels] for name, labels in pairs]
    sums = [_table(counts, names, renamed) for counts in table.get("cumulative", ())]
    return {**table, "categories": categories, **({"cumulative": sums} if sums else {})}
