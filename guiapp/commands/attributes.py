"""Use, leave out and edit attributes and their lists; every edit can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from pathlib import Path

from core.front_door import (
    Attribute,
    ColumnProfile,
    Kind,
    Provenance,
    may_measure,
    stated,
    with_categories,
    with_origin,
)
from guiapp.desktop.language import told, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.column_order import listed
from guiapp.state.plan_edits import with_attribute, without_attributes
from guiapp.state.proposals import proposed


def use_columns(context: AppContext, headers: Sequence[str]) -> None:
    """Make attributes of columns, as proposed from the data, each at the place where it is listed."""
    workspace = context.workspace
    present = {attribute.row_name for attribute in workspace.plan.attributes}
    profiles = {profile.header: profile for profile in workspace.profiles}
    # Columns in use are skipped: a tick on a mixed selection must not replace lists that were edited by proposals.
    added = [header for header in dict.fromkeys(headers) if header in profiles and header not in present]
    new = [proposed(workspace.engine, profiles[header]) for header in added]
    if not new:
        return
    places = {header: place for place, header in enumerate(listed(workspace))}
    attributes = sorted((*workspace.plan.attributes, *new), key=lambda attribute: places[attribute.row_name])
    name = words("Commands", "using “{name}”").format(name=new[0].header)
    if len(new) > 1:
        name = words("Commands", "using {n} columns").format(n=len(new))
    workspace.edit(replace(workspace.plan, attributes=tuple(attributes)), name)


def leave_out(context: AppContext, headers: Sequence[str]) -> None:
    """Take columns out of the plan, and with them every table that needs them."""
    plan = context.workspace.plan
    gone = [attribute for attribute in plan.attributes if attribute.row_name in set(headers)]
    if not gone:
        return
    names = {attribute.name for attribute in gone}
    left = without_attributes(plan, names)
    name = words("Commands", "leaving out “{name}”").format(name=gone[0].name)
    if len(gone) > 1:
        name = words("Commands", "leaving out {n} columns").format(n=len(gone))
    # Before the edit: afterwards the plan no longer tells the places, and the columns would jump to the end.
    context.workspace.listed = listed(context.workspace)
    context.workspace.edit(left, name)
    if (left.tables, left.families) != (plan.tables, plan.families):
        context.notices.say(
            words("Commands", "The tables that need what was left out are gone, too. Undo brings them back."),
            Tone.WARNING,
            words("Commands", "Undo"),
            # This very step: the message stays while other edits follow, and plain undo would take back the last.
            partial(context.workspace.undo_to, context.workspace.last_step),
        )


def put(context: AppContext, old_name: str, attribute: Attribute, edit_name: str) -> None:
    """Put `attribute` in place of the one called `old_name`; tables follow a new name."""
    plan = context.workspace.plan
    taken = {other.name for other in plan.attributes if other.name != old_name}
    if attribute.name in taken:
        context.notices.refuse(
            words("Commands", "There is an attribute called “{name}” already.").format(name=attribute.name)
        )
        context.workspace.repeat()  # the field still shows the refused name
        return
    context.workspace.edit(with_attribute(plan, old_name, attribute), edit_name)


def rename(context: AppContext, header: str, name: str) -> None:
    """Rename the attribute of a column; a name of spaces alone is refused, and the former one shown again."""
    attribute = next((a for a in context.workspace.plan.attributes if a.row_name == header), None)
    name = name.strip()
    if attribute is None or name == attribute.name:
        return
    if not name:
        context.workspace.repeat()
        return
    # None for the header itself, as plan files write it: else renaming to and fro would leave the plan unsaved.
    renamed = replace(attribute, name=name, column=None if name == attribute.header else attribute.header)
    put(context, attribute.name, renamed, words("Commands", "renaming of an attribute"))


def give_list(context: AppContext, source: Attribute, names: Sequence[str]) -> None:
    """Give other attributes the kind, the list, its origin and the extra labels of `source`; names stay."""
    plan = context.workspace.plan
    others = [a for a in plan.attributes if a.name in names and a.name != source.name and a.contains is None]
    for other in others:
        given = replace(source, name=other.name, column=other.column, measured_in=_unit(context, other, source.kind))
        # An origin that the owner states is given along; any other is found anew, as a list declared for one column
        # may be the very list of values that were read from the next.
        if not source.stated:
            given = with_origin(other, given, source.provenance, _read(context, other))
        plan = with_attribute(plan, other.name, given)
    name = words("Commands", "giving {n} columns the list of “{name}”").format(n=len(others), name=source.name)
    context.workspace.edit(plan, name)


def change_kind(context: AppContext, attribute: Attribute, kind: Kind) -> None:
    """Change categories to bins or bins to categories, with a list from the data if they have been read."""
    profile = context.workspace.profile_of(attribute)
    # Bins need a range: a column of texts has none, and one of dates has none that is a number.
    if profile is None or (kind is not Kind.CATEGORIES and not _has_range(profile, kind)):
        changed = _bare(attribute, kind)
    else:
        # as_asked: the owner has decided to use the column, so a list is wanted however much it looks like one
        # of identifiers.
        proposal = proposed(context.workspace.engine, replace(profile.as_asked(), kind=kind))
        changed = replace(
            proposal,
            name=attribute.name,
            column=attribute.column,
            other=attribute.other or proposal.other,
            missing=attribute.missing or proposal.missing,
        )
    put(context, attribute.name, changed, words("Commands", "change of kind of “{name}”").format(name=attribute.name))


def set_provenance(context: AppContext, headers: Sequence[str], provenance: Provenance) -> None:
    """Set the origin of the lists of these columns to what the owner states.

    For lists that were read from the data, the release says that the owner states it.
    """
    plan = context.workspace.plan
    changed = [a for a in plan.attributes if a.row_name in headers and a.provenance is not provenance]
    if not changed:
        return
    for attribute in changed:
        plan = with_attribute(plan, attribute.name, stated(attribute, provenance))
    name = words("Commands", "origin of a list")
    if len(changed) > 1:
        name = words("Commands", "origin of the lists of {n} attributes").format(n=len(changed))
    context.workspace.edit(plan, name)
    _say_stated(context, [a.name for a in context.workspace.plan.attributes if a.stated and a.row_name in headers])


def _say_stated(context: AppContext, names: Sequence[str]) -> None:
    """Show what was stated of several lists at once; the panel of an attribute shows it for one."""
    if len(names) > 1:
        said = words(
            "Commands", "The release will say that you state this of lists first taken from the data: {names}."
        )
        undo = partial(context.workspace.undo_to, context.workspace.last_step)
        context.notices.say(said.format(names=", ".join(names)), Tone.WARNING, words("Commands", "Undo"), undo)


def set_sensitive(context: AppContext, headers: Sequence[str], *, on: bool) -> None:
    """Mark the attributes of these columns as sensitive, or no longer."""
    plan = context.workspace.plan
    chosen = {attribute.name for attribute in plan.attributes if attribute.row_name in headers}
    marked = chosen.union(plan.sensitive) if on else set(plan.sensitive) - chosen
    context.workspace.edit(replace(plan, sensitive=tuple(marked)), words("Commands", "mark as sensitive"))


def change_list(context: AppContext, attribute: Attribute, changed: Attribute, edit_name: str) -> None:
    """Replace an attribute whose list was changed by hand; a list from the data keeps that origin."""
    # Categories only: `with_origin` compares lists; for edges, `changed` has its origin already.
    if changed.kind is Kind.CATEGORIES and attribute.kind is Kind.CATEGORIES:
        changed = with_origin(attribute, changed, attribute.provenance, _read(context, attribute))
    put(context, attribute.name, changed, edit_name)


def propose_again(context: AppContext, attribute: Attribute) -> None:
    """Replace categories or edges by those proposed from the data, and mark them so."""
    profile = context.workspace.profile_of(attribute)
    if profile is None:
        return
    proposal = proposed(context.workspace.engine, profile.as_asked())
    # Numbers that the owner counts as categories stay categories: the list is asked for, not the kind.
    if proposal.kind is not attribute.kind:
        change_kind(context, attribute, attribute.kind)
        return
    fresh = replace(proposal, name=attribute.name, column=attribute.column)
    put(context, attribute.name, fresh, words("Commands", "taking the list from the data"))


@dataclass(frozen=True, slots=True)
class ListWord:
    """The origin of a new list.

    Attributes:
        source: origin of the list if it is the owner's own.
        edit_name: for the undo menu.
        is_stated: whether the owner states this origin, although the list was read from the data.
    """

    source: Provenance
    edit_name: str
    is_stated: bool = False


def set_categories(context: AppContext, attribute: Attribute, texts: Sequence[str], *, stating: bool = False) -> None:
    """Replace the list by typed or pasted categories: declared, unless they are those read from the data.

    Args:
        context: with the plan.
        attribute: of kind CATEGORIES.
        texts: the categories, in order.
        stating: whether the owner states that the list is known without looking at the data.
    """
    try:
        relisted = with_categories(attribute, texts)
    except ValueError:
        _refuse_list(context)
        return
    _take_list(context, attribute, relisted, _typed(stating=stating))


def name_codes(
    context: AppContext, attribute: Attribute, pairs: Sequence[tuple[str, str]], *, stating: bool = False
) -> None:
    """Replace the list by typed or pasted names of codes.

    Args:
        context: with the plan.
        attribute: of kind CATEGORIES.
        pairs: (code as it stands in the data, name to be published).
        stating: whether the owner states that the list is known without looking at the data.
    """
    _take_list(context, attribute, _renamed_codes(context, attribute, pairs), _typed(stating=stating))


def take_code_list(
    context: AppContext, attribute: Attribute, pairs: Sequence[tuple[str, str]], *, stating: bool = False
) -> None:
    """Replace the list by the categories of a code list; codes read from the data keep that origin under other names.

    Args:
        context: with the plan.
        attribute: of kind CATEGORIES.
        pairs: (code as it stands in the data, name to be published); equal texts if the list has no names.
        stating: whether the owner states that the code list is published.
    """
    word = ListWord(Provenance.CODE_LIST, words("Commands", "loading of a code list"), stating)
    _take_list(context, attribute, _renamed_codes(context, attribute, pairs), word)


def _typed(*, stating: bool) -> ListWord:
    return ListWord(Provenance.DECLARED, words("Commands", "typing of categories"), stating)


def read_code_list(context: AppContext, path: Path, again: Callable[[], object]) -> Job:
    """Read all columns of a code list; the result is a tuple of (header, texts). `again` asks for another file."""
    engine = context.workspace.engine
    what = words("Commands", "reading {file}").format(file=path.name)
    job = context.runner.read(what, lambda progress: engine.read_code_list(path, progress), quiet=True)
    job.failed.connect(lambda error: context.notices.refuse_file(error, again))
    return job


def _renamed_codes(context: AppContext, attribute: Attribute, pairs: Sequence[tuple[str, str]]) -> Attribute | None:
    """Return the attribute with the names of codes as categories; show a refusal and return None if it has no list."""
    names = tuple(dict.fromkeys(name for _, name in pairs))
    # A code that is itself a name stays a category: as a spelling of another one, its rows would be counted there.
    merges = tuple((code, name) for code, name in dict(pairs).items() if code not in names)
    try:
        return replace(with_categories(replace(attribute, merges=()), names), merges=merges)
    except ValueError:
        _refuse_list(context)
        return None


def _take_list(context: AppContext, attribute: Attribute, relisted: Attribute | None, word: ListWord) -> None:
    """Replace the list and set its origin: that of `word`, unless the list was read from the data."""
    if relisted is None:
        return
    traced = with_origin(attribute, relisted, word.source, _read(context, attribute))
    put(context, attribute.name, stated(traced, word.source) if word.is_stated else traced, word.edit_name)


def _read(context: AppContext, attribute: Attribute) -> Attribute | None:
    """Return what is proposed from the data for the attribute's column; None while they have not been read."""
    profile = context.workspace.profile_of(attribute)
    # As categories whatever the kind: the question is which texts of the column the owner may have seen.
    return (
        None
        if profile is None
        else proposed(context.workspace.engine, replace(profile, kind=Kind.CATEGORIES, has_list=True))
    )


def _unit(context: AppContext, attribute: Attribute, kind: Kind) -> str:
    """Return the unit that the column of an attribute has behind its numbers, of which it gets bins; else ""."""
    profile = context.workspace.profile_of(attribute)
    unit = attribute.measured_in if profile is None else profile.measured_in
    return unit if may_measure(kind, unit) else ""


def _refuse_list(context: AppContext) -> None:
    context.notices.refuse(
        words("Commands", "A list needs at least one category, and none may be called like another label.")
    )


def _has_range(profile: ColumnProfile, kind: Kind) -> bool:
    is_date = isinstance(profile.low, date)
    return profile.low is not None and is_date == (kind is Kind.DATE)


def _bare(attribute: Attribute, kind: Kind) -> Attribute:
    """Return the attribute with a shortest list of its new kind, for the owner to complete."""
    if kind is Kind.CATEGORIES:
        # Without the labels after the bins, "anything else" and "missing": the attribute keeps these as its own.
        bins = attribute.labels[: max(len(attribute.edges) - 1, 0)]
        labels = tuple(map(told, bins)) or attribute.categories
        return replace(attribute, kind=kind, edges=(), categories=labels, measured_in="")
    year = date.today().year  # noqa: DTZ011  a calendar year to begin with, wherever the user is
    edges = (date(year, 1, 1), date(year + 1, 1, 1)) if kind is Kind.DATE else (0.0, 100.0)
    unbinned = attribute if may_measure(kind, attribute.measured_in) else replace(attribute, measured_in="")
    return replace(
        stated(unbinned, Provenance.DECLARED), kind=kind, categories=(), merges=(), edges=edges, stated=False
    )
