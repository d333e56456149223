"""A terminal asks for the password of a workbook, and does not show it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.core.sources.locked_files import lock
from tests.core.sources.written_files import write


def read_until(terminal, words):
    told = b""
    while words not in told:
        told += os.read(terminal, 1024)
    return told


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_a_hidden_prompt_until_the_password_is_right(reticent):
    plain = write(reticent.folder / "plain.xlsx", [["sex", "age"], ["f", 17], ["m", 70]])
    lock(plain, reticent.folder / "locked.xlsx")
    mine, its = os.openpty()
    program = subprocess.Popen(
        reticent.command("describe", "locked.xlsx", "--json"),
        cwd=reticent.folder,
        env=reticent.environment,
        stdin=its,
        stdout=subprocess.PIPE,
        stderr=its,
        start_new_session=True,
    )
    told = read_until(mine, b"Password of locked.xlsx: ")
    os.write(mine, b"S\xe9cret\n")  # as a terminal of Latin-1 sends it
    told += read_until(mine, b"This password is wrong. Password of locked.xlsx: ")
    os.write(mine, b"Secret\n")
    told += read_until(mine, b"This password is wrong. Password of locked.xlsx: ")
    os.write(mine, b"secret\n")
    out, _ = program.communicate(timeout=120)
    os.close(its)
    os.close(mine)
    assert program.returncode == 0
    assert b"sex" in out
    assert b"secret" not in (told + out).lower()
