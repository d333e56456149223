"""Read one [[attributes]] of a plan: the list of labels, and where it comes from."""

from __future__ import annotations

from datetime import date

from core.domain.attribute import Attribute, Kind, Provenance, may_measure
from core.domain.bins import bin_labels
from core.errors import PlanKeyError
from core.project.keys import Keys, spelt
from core.words import N_


def read_attribute(keys: Keys) -> Attribute:
    """Return the attribute that one [[attributes]] says.

    Raises:
        PlanKeyError: at the first key that is missing, or has a value that is not allowed.
    """
    name = keys.text("name", None)
    if name is None:
        raise keys.missing("name", N_("Error", "Give the attribute the name of its column."))
    kinds = tuple(kind.value for kind in Kind)
    if "kind" not in keys:
        raise keys.missing("kind", N_("Error", "Write one of: {kinds}.").format(kinds=", ".join(kinds)))
    kind = keys.choice("kind", Kind.CATEGORIES, spelt(Kind))
    _check_kind(keys, kind)
    categories = keys.texts("categories")
    edges = _edges(keys, kind)
    _check_blanks(keys, categories or (bin_labels(edges) if edges else ()))
    provenance = keys.choice("provenance", Provenance.DECLARED, spelt(Provenance))
    if provenance in (Provenance.DATA, Provenance.PRIVATE) and keys.flag("stated", default=False):
        why = N_("Error", "there is nothing to state of a list from the data.")
        raise keys.fault("stated", why, N_("Error", 'Write provenance = "declared", or remove it.'))
    charge = _charge(keys, provenance)
    _check_answer(keys, kind, categories)
    try:
        return Attribute(
            name=name,
            kind=kind,
            categories=categories,
            edges=edges,
            merges=keys.pairs("merge", categories),
            other=keys.text("other", None),
            missing=keys.text("missing", None),
            provenance=provenance,
            column=keys.text("column", None),
            stated=keys.flag("stated", default=False),
            charge=charge,
            missing_values=keys.texts("missing_values"),
            contains=keys.text("contains", None),
            between=keys.text("between", ""),
            measured_in=keys.text("measured_in", ""),
        )
    except ValueError as error:
        raise _label_fault(keys, bin_labels(edges) if edges else categories) from error


def _check_answer(keys: Keys, kind: Kind, categories: tuple[str, ...]) -> None:
    """Refuse one of several answers in a cell that does not make an attribute of two categories."""
    for key, other in (("contains", "between"), ("between", "contains")):
        if key in keys and other not in keys:
            raise keys.missing(other, N_("Error", 'Write both, like contains = "bus" and between = ",".'))
    if "contains" not in keys:
        return
    if kind is not Kind.CATEGORIES or len(categories) != 2:
        why = N_("Error", "cells have this answer or do not have it, so there are two categories.")
        raise keys.fault("contains", why, N_("Error", 'Write categories = ["yes", "no"], those with it first.'))
    for stray in ("other", "merge"):
        if stray in keys:
            raise keys.stray(stray, N_("Error", "a cell has the answer or not."), N_("Error", "Remove it."))


def _charge(keys: Keys, provenance: Provenance) -> int | None:
    """Return the number of the charge of a list that was found privately; None for any other list."""
    charge = keys.whole("charge", None, least=1)
    if provenance is Provenance.PRIVATE and charge is None:
        why = N_("Error", "Write the number of the charge that found the list, like charge = 3.")
        raise keys.missing("charge", why)
    if provenance is not Provenance.PRIVATE and charge is not None:
        cure = N_("Error", 'Write provenance = "private" too, or remove it.')
        raise keys.stray("charge", N_("Error", "only a list that was found privately has a charge."), cure)
    return charge


def _check_blanks(keys: Keys, labels: tuple[str, ...]) -> None:
    """Refuse labels that differ only by surrounding blanks: cells are stripped first, so one would never count."""
    names: list[tuple[str, tuple[int, ...], str]] = [
        ("categories", (index,), label) for index, label in enumerate(labels)
    ]
    named = [(key, keys.text(key, None)) for key in ("other", "missing")]
    names += [(key, (), label) for key, label in named if label is not None]
    seen: dict[str, str] = {}
    for key, place, label in names:
        before = seen.setdefault(label.strip(), label)
        if before != label:
            why = N_("Error", "“{label}” and “{before}” differ only by blanks around them, which do not count.")
            cure = N_("Error", "Remove one of the two.")
            raise keys.fault(key, why.format(label=label, before=before), cure, *place)


def _edges(keys: Keys, kind: Kind) -> tuple[float, ...] | tuple[date, ...]:
    if kind is Kind.CATEGORIES:
        return ()
    return keys.numbers("edges") if kind is Kind.NUMBER else keys.dates("edges")


def _check_kind(keys: Keys, kind: Kind) -> None:
    """Refuse keys of another kind of attribute, and require this kind's own."""
    wanted, strays = ("categories", ("edges",)) if kind is Kind.CATEGORIES else ("edges", ("categories", "merge"))
    for stray in strays:
        if stray in keys:
            cure = N_("Error", "Remove it, and write {wanted}; or choose another kind.").format(wanted=wanted)
            raise keys.stray(stray, N_("Error", "this does not belong to the kind {kind}.").format(kind=kind), cure)
    if not may_measure(kind, keys.text("measured_in", "")):
        raise keys.stray("measured_in", N_("Error", "numbers alone have a unit."), N_("Error", "Remove it."))
    if wanted not in keys:
        raise keys.missing(
            wanted,
            N_("Error", "Write {wanted} = [ … ]; a list that is public, not read from the rows.").format(wanted=wanted),
        )


def _label_fault(keys: Keys, labels: tuple[str, ...]) -> PlanKeyError:
    """Return the error of equal labels; every other cause has been checked before."""
    if not labels and "other" not in keys and "missing" not in keys:
        return keys.fault("categories", N_("Error", "there is no category."), N_("Error", "Write at least one."))
    spot = "other" if keys.text("other", None) in labels else "missing"
    return keys.fault(spot, N_("Error", "this label is used twice."), N_("Error", "Give it another name."))
