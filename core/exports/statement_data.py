"""The statement of a release as plain data, for programs and for registries of releases."""

from __future__ import annotations

from dataclasses import asdict

from core.exports.fact_words import scale_words
from core.exports.registry_terms import registry_data
from core.exports.statement_words import WATERMARK
from core.release.release import AttributeStatement, Statement


def statement_data(statement: Statement) -> dict[str, object]:
    """Return the statement as plain data for JSON, in English; keys are those of Statement, and "registry"."""
    data: dict[str, object] = {"program": "Reticent"}
    if statement.rehearsal:
        data["warning"] = WATERMARK
    data.update(asdict(statement))
    unused = {"pure": ("rho",), "approximate": (), "concentrated": ("epsilon", "delta")}
    data.update(dict.fromkeys(unused[statement.definition]))  # null: 0 would be a claim
    data["attributes"] = list(map(_attribute_data, statement.attributes))
    data["scales"] = list(scale_words(statement))
    data["groups"] = [
        {"measured": measured, "scale": scale, "times": times} for measured, scale, times in statement.groups
    ]
    data["registry"] = registry_data(statement)
    return data


def _attribute_data(attribute: AttributeStatement) -> dict[str, object]:
    """Return an attribute as plain data; what does not apply is left out, as in exports before it existed."""
    unsaid = {"stated": False, "charge": None}
    return {key: value for key, value in asdict(attribute).items() if key not in unsaid or value != unsaid[key]}
