"""Rows of a data frame that a script holds: read where they are, by the rules for rows of files."""
