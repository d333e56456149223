"""Files that are none: folders, links, pipes, devices, names that are no names."""

from __future__ import annotations

import os

from tests.corpus.case import read_as, refused


def linked(target):
    """Return what makes a symbolic link to `target`, relative to the link."""
    return lambda path: path.symlink_to(target)


def to_a_file(path):
    """Make a link to an ordinary file."""
    (path.parent / "real").write_text("id,n\na,5\n")
    path.symlink_to("real")


def odd_name(path):
    """Write a file whose name has bytes that are not UTF-8."""
    path.write_text("id,n\na,5\n")


CASES = (
    read_as("link.csv", to_a_file, "id|n", "a|5"),
    read_as("name\nof two lines.csv", odd_name, "id|n", "a|5"),
    read_as("name\udcff.csv", odd_name, "id|n", "a|5"),
    read_as("{name}%s.csv", odd_name, "id|n", "a|5"),
    refused("missing.csv", lambda path: None, "no such file"),
    refused("folder.csv", lambda path: path.mkdir(), "it is a folder"),
    refused("loop.csv", linked("loop.csv"), "symbolic links"),
    refused("dangling.csv", linked("nowhere"), "no such file"),
    refused("pipe.csv", os.mkfifo, "not a regular file"),
    refused("endless.csv", linked("/dev/zero"), "not a regular file"),
    refused("terminal.xlsx", linked("/dev/tty"), "not a regular file"),
    refused("no-ending", odd_name, "no extension"),
    refused("unknown.docx", odd_name, "cannot be read"),
    refused("text.xlsx", odd_name, "it is delimited text"),
    refused("text.parquet", odd_name, "it is delimited text"),
)
