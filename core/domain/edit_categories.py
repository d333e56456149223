"""Merge, rename, reorder and remove categories; raw spellings keep counting as the category they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.domain.attribute import Attribute


def merge_categories(attribute: Attribute, chosen: Sequence[str], into: str) -> Attribute:
    """Return the attribute with the `chosen` categories merged into one called `into`.

    Args:
        attribute: of kind CATEGORIES.
        chosen: at least one of its categories; other names are ignored.
        into: the name of the merged category, at the place of the first chosen one; may be one of them, or new.
    """
    gone = [category for category in attribute.categories if category in set(chosen)]
    if not gone:
        return attribute
    kept = [into if category == gone[0] else category for category in attribute.categories]
    dropped = {*gone, into}
    first = kept.index(into)
    categories = [c for i, c in enumerate(kept) if i == first or c not in dropped]
    spellings = {raw: into if target in dropped else target for raw, target in attribute.merges}
    spellings |= dict.fromkeys(gone, into)
    spellings.pop(into, None)  # a category is its own spelling
    return replace(attribute, categories=tuple(categories), merges=tuple(spellings.items()))


def rename_category(attribute: Attribute, old: str, new: str) -> Attribute:
    """Return the attribute with the category `old` renamed to `new`; the raw spelling `old` still counts as it.

    If a category `new` exists, the two are merged.
    """
    return merge_categories(attribute, [old, new], new)


def split_category(attribute: Attribute, category: str) -> Attribute:
    """Return the attribute with every spelling merged into `category` as a category of its own again."""
    spellings = [raw for raw, target in attribute.merges if target == category]
    place = attribute.categories.index(category)
    new = [raw for raw in spellings if raw not in attribute.categories]
    categories = (*attribute.categories[: place + 1], *new, *attribute.categories[place + 1 :])
    merges = tuple(pair for pair in attribute.merges if pair[1] != category)
    return replace(attribute, categories=categories, merges=merges)


def remove_categories(attribute: Attribute, chosen: Sequence[str]) -> Attribute:
    """Return the attribute without the `chosen` categories and their spellings, which then match no category.

    Raises:
        ValueError: if no label would be left.
    """
    gone = set(chosen)
    categories = tuple(category for category in attribute.categories if category not in gone)
    merges = tuple(pair for pair in attribute.merges if pair[1] not in gone)
    return replace(attribute, categories=categories, merges=merges)


def move_categories(attribute: Attribute, chosen: Sequence[str], by: int) -> Attribute:
    """Return the attribute with the `chosen` categories moved by `by` places (negative: up), their order kept."""
    order = list(attribute.categories)
    wanted = set(chosen)
    for _ in range(abs(by)):
        _move_one(order, wanted, up=by < 0)
    return replace(attribute, categories=tuple(order))


def _move_one(order: list[str], wanted: set[str], *, up: bool) -> None:
    if not up:
        order.reverse()
    for place in range(1, len(order)):
        if order[place] in wanted and order[place - 1] not in wanted:
            order[place - 1], order[place] = order[place], order[place - 1]
    if not up:
        order.reverse()


def with_categories(attribute: Attribute, categories: Sequence[str]) -> Attribute:
    """Return the attribute with these categories, without blank and repeated ones.

    Merges are kept if their category is kept.
    """
    unique = tuple(dict.fromkeys(text for text in (category.strip() for category in categories) if text))
    merges = tuple((raw, target) for raw, target in attribute.merges if target in unique and raw not in unique)
    return replace(attribute, categories=unique, merges=merges)
