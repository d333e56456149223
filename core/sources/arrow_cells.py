"""Columns of Arrow as cells: texts, numbers, dates; and the types of which the library finds the different values."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal
from sys import float_info
from typing import Any

from core.data.raw_cells import Cell

_CONTROLS = frozenset(range(32)) - frozenset(b"\t\n\r")
"""Bytes that no text has: with one of them, bytes are an identifier, such as a hash, and are shown as digits."""


def are_digits(kind: Any) -> bool:  # noqa: ANN401  the library has no types
    """Return whether values are numbers of any length, written as texts: as servers send what Arrow has no type for."""
    return getattr(kind, "extension_name", "") == "arrow.opaque" and kind.type_name == "numeric"


def is_text(kind: Any) -> bool:  # noqa: ANN401  the library has no types
    """Return whether values are texts, in one of the layouts in which pyarrow finds the different ones."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind))


def is_plain(kind: Any) -> bool:  # noqa: ANN401  the library has no types
    """Return whether cells of a type depend on their value alone, and pyarrow finds the different ones."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    types = pa.types
    plain = (types.is_boolean, types.is_integer, types.is_float32, types.is_float64, types.is_date)
    return is_text(kind) or any(is_such(kind) for is_such in (*plain, types.is_timestamp, types.is_decimal128))


def cells_of(column: Any) -> list[Cell]:  # noqa: ANN401  the library has no types
    """Return a column of a batch as texts, numbers and dates."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    kind = column.type
    if are_digits(kind):
        texts: list[Any] = column.storage.to_pylist()
        return [None if text is None else number_cell(Decimal(text)) for text in texts]
    if pa.types.is_timestamp(kind) and kind.unit == "ns":
        # Python's clock has no nanoseconds: pyarrow 26.0.1 would return a Timestamp of pandas, or fail without pandas.
        column = column.cast(pa.timestamp("us", kind.tz), safe=False)
    if pa.types.is_dictionary(kind) and is_text(kind.value_type):
        column = column.dictionary_decode()  # pyarrow 26.0.1 takes ten times as long to look up each text by itself
    if pa.types.is_float32(kind):
        # As it is written everywhere: 0.7 of half the bits is 0.699999988 of all of them, and in another bin.
        column = column.cast(pa.string()).cast(pa.float64())
    plain = _converter(kind)
    values: list[Any] = column.to_pylist()
    return values if plain is None else [None if value is None else plain(value) for value in values]


def _converter(kind: Any) -> Callable[[Any], Cell] | None:  # noqa: ANN401  the library has no types
    """Return what turns a value of that type into a cell; None where it is one already."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    types = pa.types
    if types.is_dictionary(kind):
        return _converter(kind.value_type)
    if types.is_boolean(kind):
        return lambda value: str(value).upper()
    if types.is_decimal(kind):
        return number_cell
    if any(is_kind(kind) for is_kind in (*_tests_of(types, "binary"), types.is_fixed_size_binary)):
        return text_of_bytes
    if any(is_kind(kind) for is_kind in (types.is_integer, types.is_floating, *_tests_of(types, "string"))):
        return None
    return None if types.is_date(kind) or types.is_timestamp(kind) else str


def _tests_of(types: Any, word: str) -> tuple[Callable[[Any], bool], ...]:  # noqa: ANN401  the library has no types
    """Return the tests for all layouts of texts or bytes; polars gives views."""
    return getattr(types, f"is_{word}"), getattr(types, f"is_large_{word}"), getattr(types, f"is_{word}_view")


def text_of_bytes(value: bytes) -> str:
    """Return bytes as the text they are, else as 0x and their digits: what differs stays apart, as identifiers must."""
    with suppress(UnicodeDecodeError):
        text = value.decode()
        if _CONTROLS.isdisjoint(value) and not text.startswith("0x"):
            return text
    return f"0x{value.hex()}"


def number_cell(value: Decimal) -> Cell:
    """Return a decimal as a cell.

    A text is what is no number, such as NaN, and what has more digits than any number that can be counted with.
    """
    if not value.is_finite():
        return str(value)
    if value.adjusted() > float_info.max_10_exp:
        return f"{value:f}"
    return int(value) if value == int(value) else float(value)
