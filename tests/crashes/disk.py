"""A disk that loses power: what of a program's recorded writes could be on it at every moment."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

_CALL = re.compile(r"(?:\d+ +)?(\w+)\((.*)\) += (\d+)")


@dataclass(frozen=True)
class Step:
    """One system call: `kind` is write, sync, create, unlink or mark."""

    kind: str
    path: str
    content: bytes = b""
    offset: int = 0


def recorded(log: str) -> Iterator[Step]:
    """Yield the steps in the output of `strace -f -y -xx -s 99999999 -o LOG -e CALLS`."""
    for line in log.splitlines():
        found = _CALL.match(line)
        if not found:
            continue
        name, words, _ = found.groups()
        path = _path(words)
        if name == "pwrite64" and path:
            content, offset = re.search(r'("(?:\\x..)*"), \d+, (\d+)$', words).groups()
            yield Step("write", path, ast.literal_eval(f"b{content}"), int(offset))
        elif name in {"fsync", "fdatasync"} and path:
            yield Step("sync", path)
        elif name == "openat" and "O_CREAT" in words:
            yield Step("create", _text(words))
        elif name == "unlink":
            yield Step("unlink", _text(words))
        elif name == "write" and words.startswith("2<"):
            yield Step("mark", _text(words))


def _path(words: str) -> str:
    """Return the file behind the first descriptor; "" if there is none."""
    found = re.match(r"\d+<([^>]*)>", words)
    return ast.literal_eval(f'b"{found[1]}"').decode() if found else ""


def _text(words: str) -> str:
    return ast.literal_eval("b" + re.search(r'"(?:\\x..)*"', words)[0]).decode()


@dataclass
class Disk:
    """Names and contents that are on the disk for sure; and the steps since, each of which may be there or not."""

    names: set[str]
    contents: dict[str, bytes]
    unsure: list[Step] = field(default_factory=list)

    def take(self, step: Step) -> None:
        """Do one step; a sync of a file makes its writes sure, that of a folder the names in it."""
        if step.kind != "sync":
            self.unsure.append(step)
            return
        sure = [each for each in self.unsure if step.path == (each.path if each.kind == "write" else _folder(each))]
        self.unsure = [each for each in self.unsure if each not in sure]
        for each in sure:
            _reach(self.names, self.contents, each)

    def possible(self, chance: random.Random) -> Iterator[dict[str, bytes]]:
        """Yield files as a power cut may leave them: with nothing unsure, all of it, all but one step, and parts."""
        everything = self.unsure
        yield self._after([])
        yield self._after(everything)
        for place, step in enumerate(everything):
            yield self._after([step])
            yield self._after(everything[:place] + everything[place + 1 :])
            yield self._after([each for each in everything if chance.random() < 0.5])
        if everything and everything[-1].kind == "write":  # the last write, torn
            last = everything[-1]
            yield self._after([*everything[:-1], replace(last, content=last.content[: len(last.content) // 2])])

    def _after(self, steps: Sequence[Step]) -> dict[str, bytes]:
        names, contents = set(self.names), dict(self.contents)
        for step in steps:
            _reach(names, contents, step)
        return {name: contents.get(name, b"") for name in names}


def _folder(step: Step) -> str:
    return str(Path(step.path).parent)


def _reach(names: set[str], contents: dict[str, bytes], step: Step) -> None:
    """Let one step reach the disk."""
    if step.kind == "unlink":
        names.discard(step.path)
        contents.pop(step.path, None)
    elif step.kind == "create":
        names.add(step.path)
    else:
        old = contents.get(step.path, b"").ljust(step.offset, b"\0")
        contents[step.path] = old[: step.offset] + step.content + old[step.offset + len(step.content) :]
