"""What is shown of a text in doubt has the letters that its encoding decides."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview


@pytest.mark.parametrize("before", ["", "bad ", "The bad penny of the universe who was killed in the war "])
def test_the_letters_in_doubt_are_shown(tmp_path, before):
    path, row = tmp_path / "a.csv", b'31;"' + before.encode() + b"the\xe6M'Kraan Crystal and died again of it" + b'"\n'
    path.write_bytes(b"age;notes\n" + b"44;none\n" * 20 + row)
    (question,) = (each for each in preview(path).questions if each.key == "encoding")
    shown = [part.split("”")[0] for part in str(question.text).split("“")[1:]]
    assert len({*shown}) == len(shown) > 1
    assert all(any(not letter.isascii() for letter in text) for text in shown)
