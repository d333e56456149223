"""What a quote of lists says: how they are found, who enters with what chance, what is public and what is promised."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.domain.bins import edge_text
from core.domain.reading_layout import ProtectedUnit
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.release.statement import choice_claim, person_sentences
from core.selection.list_search import MOST_PEOPLE, ListSearch
from core.words import N_, phrase

UNLISTED = phrase("quote.unlisted", N_("Quote", "Categories of “{name}” will be found, without a public list."))
LISTED = phrase(
    "quote.listed",
    N_(
        "Quote",
        "Categories of “{name}” will be found among {n:,} public ones.",
        "Whether the one public category of “{name}” occurs will be found.",
        1,
    ),
)
PEOPLE_ENTER = phrase(
    "quote.people-enter",
    N_(
        "Quote",
        "Of “{name}”, a category of {half:,} people enters with a chance of at least 50 %, one of {sure:,} people with "
        "at least 99 %.",
    ),
)
ROWS_ENTER = phrase(
    "quote.rows-enter",
    N_(
        "Quote",
        "Of “{name}”, a category of {half:,} rows enters with a chance of at least 50 %, one of {sure:,} rows with at "
        "least 99 %.",
    ),
)
HARDLY = phrase(
    "quote.hardly-enter",
    N_("Quote", "Of “{name}”, not even a category of {most:,} people or rows is sure to enter. A larger ε or δ helps."),
)
NOBODY = phrase("quote.nobody-enters", N_("Quote", "A category of “{name}” that nobody has never enters."))
HARDLY_NOBODY = phrase(
    "quote.hardly-nobody",
    N_("Quote", "With a chance of at least 95 %, no category of “{name}” enters that nobody has."),
)
OTHERS = phrase("quote.others", N_("Quote", "All other values of “{name}” count as “{other}”, blanks as “{missing}”."))
BINS = phrase(
    "quote.bins",
    N_(
        "Quote",
        "{bins} bins of “{name}” from {low} to {high} will be found, with about as many rows each. In 95 of 100 cases, "
        "no other edge would split its part better by more than {rows:,} rows.",
        "One bin of “{name}” from {low} to {high} will be used.",
        1,
    ),
)
PUBLIC = phrase(
    "quote.lists-public",
    N_("Quote", "Public afterwards: which categories and edges were found. How many people have each is not."),
)
AT_ONCE = phrase(
    "quote.lists-at-once",
    N_(
        "Quote",
        "The cost counts from the moment you confirm, even if you cancel. A search that was cut short goes on at no "
        "further cost when the same is asked again.",
    ),
)


def found_lines(
    searches: Sequence[ListSearch], cost: ReleaseCost, neighbours: Neighbours, unit: ProtectedUnit
) -> Iterator[str]:
    """Yield the sentences of a quote; `unit` says who is protected."""
    # Who counts as one: a person, if the plan says who that is, else a row.
    for search in searches:
        yield from _of_one(search, persons=unit.names_person)
    yield PUBLIC
    yield choice_claim(cost.epsilon, neighbours, unit, cost.delta)
    yield from person_sentences(neighbours, unit)


def _of_one(search: ListSearch, *, persons: bool) -> Iterator[str]:
    attribute, name = search.attribute, search.attribute.name
    if search.n_bins:
        # No chances here: every choice of edges is possible, and only how far off it is can be told.
        low, high = edge_text(attribute.edges[0]), edge_text(attribute.edges[-1])
        yield BINS.format(name=name, bins=search.n_bins, low=low, high=high, rows=search.rows_off())
    else:
        n_listed = len(attribute.categories)
        yield UNLISTED.format(name=name) if search.is_unlisted else LISTED.format(name=name, n=n_listed)
        # Two chances tell how steep the rise is: between them a category may or may not enter.
        half, sure = search.people_for(50), search.people_for(99)
        if half is None or sure is None:
            yield HARDLY.format(name=name, most=MOST_PEOPLE)
        else:
            yield (PEOPLE_ENTER if persons else ROWS_ENTER).format(name=name, half=half, sure=sure)
        yield NOBODY.format(name=name) if search.is_unlisted else HARDLY_NOBODY.format(name=name)
    yield OTHERS.format(name=name, other=attribute.other, missing=attribute.missing)
