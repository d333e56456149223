"""A workbook of the owner's own, filled with the tables of a release; all else in it stays byte for byte."""
