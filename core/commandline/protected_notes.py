"""What describe says of who may be protected: persons with several rows, and the columns that tell it."""

from __future__ import annotations

from collections.abc import Sequence

from core.domain.reading_layout import ProtectedUnit, RowMeaning

_RECURS = "Values of “{column}” occur in several rows, so a person may have several."
_TOGETHER = "Values of {columns} occur together in several rows, so a person may have several."
_SHARED = "Persons who differ may share a value of “{column}”, and with --id they would count as one person."
_MUST_SAY = "A plan for this file must say in [unit] who is protected."
_HOW_BY_ONE = (
    "Describe it again with --id “{column}” --at-most N if it names persons, or with --rows one-each if nobody "
    "has two rows. With --rows records, each row is protected by itself."
)
_HOW_WITHOUT = (
    "Describe it again with --id NAME --at-most N, where NAME is the column that names persons, or with --rows "
    "one-each if nobody has two rows. With --rows records, each row is protected by itself."
)
_HOW_BY_SEVERAL = (
    "Describe it again with --rows one-each if nobody has two rows. If some have, write a column with a number for "
    "each person, and name it by --id. With --rows records, each row is protected by itself."
)


def protected_notes(recurring: Sequence[str], unit: ProtectedUnit, person: str | None) -> list[str]:
    """Return the sentences about persons who may have several rows, for the owner.

    Args:
        recurring: the columns that tell it, which only together tell persons apart if there are several.
        unit: who is protected, as far as it is answered.
        person: the column that may name persons; None: none does, as those tell when or how often.
    """
    if not recurring or unit.rows is not RowMeaning.UNANSWERED:
        return [_SHARED.format(column=unit.id)] if len(recurring) > 1 and unit.id in recurring else []
    if len(recurring) == 1:
        how = _HOW_WITHOUT if person is None else _HOW_BY_ONE.format(column=person)
        return [f"{_RECURS.format(column=recurring[0])} {_MUST_SAY} {how}"]
    columns = " + ".join(f"“{column}”" for column in recurring)
    return [f"{_TOGETHER.format(columns=columns)} {_SHARED.format(column=recurring[0])} {_MUST_SAY} {_HOW_BY_SEVERAL}"]
