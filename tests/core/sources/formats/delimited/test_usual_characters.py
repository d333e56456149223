"""Chinese and Japanese are told apart by characters that each has often: both encodings read the same bytes."""

from __future__ import annotations

import io

import pytest

from core.sources.formats.delimited.encoding import doubtful_readings, encoding_of

TEXTS = (
    ("euc-jp", ("赤色", "青色", "黄緑", "黒")),
    ("euc-jp", ("大卒", "高卒", "既婚", "優秀", "千葉県")),
    ("euc-jp", ("医師", "看護師", "教師", "農家")),
    ("gb18030", ("本科", "硕士", "高中", "初中")),
    ("gb18030", ("医生", "护士", "教师", "工人", "农民")),
    ("gb18030", ("广东省", "江苏省", "公司", "国家")),
)


def seen(words, encoding):
    written = "id;x\n" + "".join(f"{n};{words[n % len(words)]}\n" for n in range(60))
    raw = written.encode(encoding)
    found = encoding_of(lambda: io.BytesIO(raw))
    return written, raw.decode(found), [each.encoding for each in doubtful_readings(lambda: io.BytesIO(raw), found)]


@pytest.mark.parametrize(("encoding", "words"), TEXTS)
def test_usual_characters_tell_chinese_from_japanese(encoding, words):
    written, read, asked = seen(words, encoding)
    assert read == written
    assert asked == []


def test_unusual_characters_that_both_read_are_asked_about():
    _, _, asked = seen(("柿", "栗", "梨", "桃", "柚"), "euc-jp")
    assert {"euc-jp", "gb18030"} <= {*asked}
