"""Rows of a data frame that a script holds: read where they are, by the same rules as those of a file."""
