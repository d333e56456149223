"""Private values: no text, no copy and no file has them by accident."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass

import pytest

from core.data.sensitive import Private


@dataclass(frozen=True, slots=True, repr=False)
class Secret(Private):
    value: object


def test_a_private_value_is_in_no_text():
    secret = Secret(41_237)
    assert "41" not in repr(secret) + str(secret) + f"{secret}"


@pytest.mark.parametrize("write", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_private_value_is_never_written(write):
    with pytest.raises(TypeError, match="private"):
        write(Secret("x"))
