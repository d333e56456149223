"""The operating system's bits."""

from __future__ import annotations

import os

import pytest

from core.mechanisms.randomness import SystemBits

pytestmark = pytest.mark.system_bits


@pytest.mark.parametrize("n", [0, 1, 1000])
def test_as_many_bytes_as_asked(n):
    assert len(SystemBits().take(n)) == n


def test_bytes_are_fresh_every_time():
    """Equal by chance once in 2 ** 256."""
    assert SystemBits().take(32) != SystemBits().take(32)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_process_gets_other_bytes():
    bits = SystemBits()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, bits.take(32))
        os._exit(0)
    os.waitpid(child, 0)
    theirs = os.read(reader, 32)
    os.close(reader)
    os.close(writer)
    assert len(theirs) == 32
    assert theirs != bits.take(32)
