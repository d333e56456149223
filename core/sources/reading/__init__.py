"""The reader: a process with limits of its own, which parses one file and answers one question about it."""
