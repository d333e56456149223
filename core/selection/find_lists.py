"""Find categories and bins: charge first, then count, then choose; no count leaves in any other way."""

from __future__ import annotations

from dataclasses import replace

from core.data.label_people import label_people
from core.data.natural_order import in_natural_order
from core.data.private_records import PrivateRecords
from core.domain.attribute import Attribute, Provenance
from core.domain.edges import Edges
from core.domain.marginal import Marginal
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import RandomBits
from core.selection.list_search import ListSearch
from core.selection.partitions import found_labels
from core.selection.quantiles import quantile_edges
from core.selection.thresholds import labels_above

FoundList = tuple[str, ...] | Edges
"""Categories, or edges of bins."""


def find_list(search: ListSearch, axis: int, records: PrivateRecords, receipt: Receipt, bits: RandomBits) -> FoundList:
    """Return the categories found, in their natural order or that of the public list; or all edges of the bins.

    Args:
        search: what is looked for.
        axis: place of its attribute among those of the records.
        records: at most as many per person as the search says.
        receipt: for the cost of the search; used up before anything is counted.
        bits: where the randomness comes from.

    Privacy:
        Costs `search.cost`. What was found is public afterwards.

    Raises:
        ValueError: if the receipt has paid for something else.
    """
    # Before anything is counted: an interrupted search may have cost too much, but never too little.
    receipt.use(records, search.cost)
    attribute = search.attribute
    if search.n_bins:
        counts = records.count(Marginal((axis,)))[: attribute.n_ordered]
        inner = quantile_edges(counts, search.n_bins, search.quantile_terms, bits)
        return tuple(attribute.edges[edge] for edge in (0, *inner, attribute.n_ordered))  # type: ignore[return-value]  # one kind
    people = dict(label_people(records, axis))
    if not search.is_unlisted:
        return labels_above(people, attribute.categories, search.threshold_terms, bits)
    for blank in ("", *attribute.missing_values):
        people.pop(blank.strip(), None)
    return in_natural_order(found_labels(people, search.partition_terms, bits))


def with_found(attribute: Attribute, found: FoundList, charge: int) -> Attribute:
    """Return the attribute with the list that a charge has found; everything else counts as its other labels."""
    merges = tuple(pair for pair in attribute.merges if pair[1] in found)
    bare = replace(attribute, merges=merges, provenance=Provenance.PRIVATE, charge=charge, stated=False)
    if attribute.n_ordered:
        return replace(bare, edges=found)  # type: ignore[arg-type]  # of bins, edges
    # A text that is the label of anything else, or of blanks, counts there already.
    named = {attribute.other, attribute.missing}
    return replace(bare, categories=tuple(str(label) for label in found if label not in named))
