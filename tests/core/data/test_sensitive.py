"""Private values: only their owner's explicit word shows them."""

from __future__ import annotations

import copy
import pickle

import pytest

from core.data.sensitive import Sensitive


def test_a_sensitive_value_is_shown_only_when_asked_for():
    secret = Sensitive(41_237)
    assert secret.reveal() == 41_237
    assert "41" not in repr(secret) + str(secret) + f"{secret}"


@pytest.mark.parametrize("write", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_sensitive_value_is_never_written(write):
    with pytest.raises(TypeError, match="private"):
        write(Sensitive("x"))
