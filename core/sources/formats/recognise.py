"""What a file really is, by its content, whatever its name promises."""

from __future__ import annotations

from pathlib import Path

from core.errors import FolderError, ForeignContentError, RefusedContentError, WrongEndingError, WrongFormatError
from core.sources.file_content import FileContent
from core.sources.formats.catalogue import data_suffixes, possible, promised
from core.sources.source import Source
from core.words import N_

_USUAL = (".xlsx", ".ods", ".csv", ".parquet", ".sav", ".dta")
"""What most programs can save a table as; nobody reads a list of all forty endings."""
_DRAWN = N_("Error", "a table drawn with lines, as programs show one")
_ARCHIVED = N_("Error", "a web archive (MHTML), which Excel opens and saves as .xlsx")
_BEGINNINGS = (  # of files that hold no table for us
    (b"%PDF", N_("Error", "a PDF document")),
    (b"FEA1", N_("Error", "a Feather file of version 1, which pyarrow or pandas can write anew")),
    (b"MIME-Version:", _ARCHIVED),
    (b"\0\1\0\0Standard ", N_("Error", "an Access database, whose tables Access exports")),
    (b"\x89HDF", N_("Error", "an HDF5 file, as programs for measurements write")),
    (b"MATLAB 5.0", N_("Error", "a file of MATLAB")),
    (b"\0\x05\x16\x07", N_("Error", "what a Mac keeps beside a file of the same name without “._”")),
    (b"7z\xbc\xaf", N_("Error", "a 7-Zip archive")),
    (b"Rar!", N_("Error", "a RAR archive")),
    (b"\x89PNG", N_("Error", "a picture")),
    (b"\xff\xd8\xff", N_("Error", "a picture")),
    (b"GIF8", N_("Error", "a picture")),
    (b"SQL> ", N_("Error", "the log of a session of SQL*Plus")),
    (b"-[ RECORD 1 ]", N_("Error", "a result of psql with one value a line")),
    (b"*************************** 1. row", N_("Error", "a result of mysql with one value a line")),
    *((corner.encode(), _DRAWN) for corner in "┌╔╭┏"),
)
_PARTS = (  # names inside a zip that give away what it is
    ("word/document.xml", N_("Error", "a Word document")),
    ("ppt/presentation.xml", N_("Error", "a presentation")),
)
_CUT = N_("Error", "a workbook of which parts are missing: it was not saved or sent completely")
_CONTROLS = {*range(1, 9), *range(14, 26), *range(28, 32)}
"""Bytes that are in no text of any encoding; an old text ends with byte 26, and byte 27 switches between letters."""
_RARE = 50
"""Bytes of a text for each zero byte in it, at least, where there are more than a few of these."""
_FEW = 4
_OF_XML = N_("Error", "it is {what}. Save the data as one of: {suffixes}.")
_NOTHING_PACKED = N_("Error", "no table that is read so is packed in it. Unpack it, and open what comes out.")
_OPENED = N_("Error", "it only says that somebody has a file open. Open the file of that name itself.")
UNREAD = {  # endings of files that hold tables, and are read by their own programs only
    (".rds", ".rda", ".rdata"): N_("Error", "it is a file of R. Write it again in R, with write.csv for example."),
    (".accdb", ".mdb"): N_("Error", "it is an Access database. Export the table there as an Excel workbook."),
    (".mht", ".mhtml"): N_("Error", "it is a web archive. Open it in Excel, and save it as .xlsx."),
    (".arff",): N_("Error", "it is a table of Weka. Open it there, and save it as .csv."),
    (".dbf",): N_("Error", "it is a dBase table. Open it in LibreOffice or Excel, and save it as .xlsx."),
    (".wk1", ".wk3", ".wk4", ".wks", ".123", ".qpw", ".wb1", ".wb2", ".sxc", ".sdc", ".dif", ".slk", ".xlk"): N_(
        "Error", "it is a table of an old program. Open it in LibreOffice, and save it as .xlsx."
    ),
    (".gsheet",): N_(
        "Error", "it is a link to Google Sheets, and holds no rows. Open it there, and download it as .xlsx."
    ),
    (".url", ".lnk", ".webloc"): N_("Error", "it is a link, and holds no rows. Open the file to which it leads."),
    (".mat",): N_("Error", "it is a file of MATLAB. Write it again there, with writetable for example."),
    (".h5", ".hdf5", ".hdf", ".nc"): N_(
        "Error", "it is a file of arrays. Write its table again in Python or R, as .csv or .parquet."
    ),
    (".jmp", ".mtw", ".mwx", ".mpj", ".mpx", ".jasp", ".omv"): N_(
        "Error", "it is read by the program that wrote it alone. Export the data there as .csv or .xlsx."
    ),
    (".png", ".jpg", ".jpeg", ".gif", ".bmp", ".tif", ".tiff", ".heic", ".webp", ".svg"): N_(
        "Error", "it is a picture. Ask for the table that it shows."
    ),
    (".crdownload", ".part", ".partial", ".download"): N_(
        "Error", "its download has not ended. Wait for it, or download the file again."
    ),
    (".xlsx#", ".xls#", ".ods#", ".csv#"): _OPENED,
    (".numbers",): N_("Error", "it is a Numbers document. Export it there as an Excel workbook."),
    (".sas7bcat",): N_("Error", "it is a SAS catalogue, with labels and no rows. Open the .sas7bdat file beside it."),
    (".sps", ".spv", ".do", ".sas"): N_(
        "Error", "it holds commands or results, and no rows. Open the data themselves."
    ),
    (".pkl", ".pickle"): N_(
        "Error", "it is a pickle of Python. Write it again in Python, with to_parquet for example."
    ),
    (".7z", ".rar", ".tar", ".bz2", ".xz", ".zst"): N_("Error", "it is packed. Unpack it, and open what comes out."),
    (
        *(".pdf", ".doc", ".docx", ".odt", ".rtf", ".pages", ".wpd", ".wps", ".one"),
        *(".ppt", ".pptx", ".odp", ".msg", ".eml"),
    ): N_("Error", "it is a document, and no table. Ask for the table that was pasted into it."),
}


_LOCK, _LARGEST_LOCK = "~$", 1000
"""How the names of files begin that Office keeps beside one that somebody has open, and their bytes, at most."""
_TEMPLATE = N_("Error", "it is the template of a web page, without a table. Open another file.")


def format_of(path: str, encoding: str | None = None, inside: bytes | None = None) -> type[Source]:
    """Return the format of the file, after making sure that it can be read and is what its name says.

    Args:
        path: the file.
        encoding: what it is said to be written in; then a file named like a text is one, whatever its first row holds.
        inside: what was decrypted, and is looked at in place of the file.

    Raises:
        MissingFileError, EmptyFileError, UnreadableFileError, EncryptedFileError, WrongFormatError.
    """
    content = FileContent(path, inside)
    if content.is_folder:
        return _of_folder(content)
    named = _promised(path)
    # an Office document is told for what it is: no text begins with its eight bytes, two of them control characters
    if encoding is not None and "encoding" in named.settings and not content.is_ole:
        return named
    found = _recognised(content)
    called = Path(path).suffix
    if found is named:
        return named
    if not isinstance(found, str) and called.lower() in found.also_called:
        return found
    if isinstance(found, str) and content.is_zip and called.lower() == ".zip":
        raise RefusedContentError(path, _NOTHING_PACKED)
    _refuse_what_is_none(content)
    if isinstance(found, str):
        usual = ", ".join(each for each in _USUAL if each in data_suffixes())
        if called.lower() == ".xml":
            raise RefusedContentError(path, _OF_XML.format(what=found, suffixes=usual))
        raise ForeignContentError(path, called, found, usual)
    raise WrongEndingError(path, called, found.words, found.suffixes[0])


def _refuse_what_is_none(content: FileContent) -> None:
    """Refuse what is called like a table and is none, so that nobody is told to rename it.

    Raises:
        RefusedContentError: if it is such a file.
    """
    name = Path(content.path).name
    if name.startswith(_LOCK) and len(content.start) < _LARGEST_LOCK:
        raise RefusedContentError(content.path, _OPENED)
    if name.lower().endswith((".html", ".htm")) and any(sign in content.start for sign in (b"{%", b"{{", b"</")):
        raise RefusedContentError(content.path, _TEMPLATE)


def format_inside(path: str, name: str, content: bytes) -> type[Source]:
    """Return the format of what is packed in a file under a name.

    Raises:
        RefusedContentError: if its name promises another format.
        SourceError: if it cannot be looked into.
    """
    found = _recognised(FileContent(path, content))
    if isinstance(found, str) or Path(name).suffix.lower() not in (*found.suffixes, *found.also_called):
        what = found if isinstance(found, str) else found.words
        why = N_("Error", "“{name}” in it is {what}. Unpack it, and open what comes out.")
        raise RefusedContentError(path, why.format(name=name, what=what))
    return found


def _of_folder(content: FileContent) -> type[Source]:
    """Return the format that reads the folder."""
    for source in possible(content):
        if source.of_folders and source.recognises(content):
            return source
    raise FolderError(content.path)


def _promised(path: str) -> type[Source]:
    """Return the format that the name promises; where only another program reads it, say what to do there."""
    try:
        return promised(path)
    except WrongFormatError:
        ending = Path(path).suffix.lower()
        why = next((words for endings, words in UNREAD.items() if ending in endings), None)
        if why is None:
            raise
        raise RefusedContentError(path, why) from None


def _recognised(content: FileContent) -> type[Source] | str:
    """Return the format that recognises the content, or the words for what is no table for us."""
    for source in possible(content):
        if not (source.asked_last or source.of_folders) and source.recognises(content):
            return source
    last = (source for source in possible(content) if source.asked_last and source.recognises(content))
    return _foreign(content) or next(last, None) or _unknown(content.start)


def _unknown(start: bytes) -> str:
    """Return the words for what no format recognises; of what is a text but for a few zero bytes, with their place."""
    rest = start.replace(b"\0", b"")
    if len(start) - len(rest) <= max(len(start) // _RARE, _FEW) and not set(rest) & _CONTROLS:
        line = start.partition(b"\0")[0].count(b"\n") + 1
        return N_("Error", "a text with a zero byte in line {line}, as no table has").format(line=line)
    return N_("Error", "no text and no format that is known")


def _foreign(content: FileContent) -> str:
    """Return the words for a kind of file that holds no table for us; "" if it is of no such kind."""
    start = content.start.lstrip(b"\xef\xbb\xbf \t\r\n")
    if content.is_zip:
        what = _CUT if any(part.startswith("xl/") for part in content.zip_parts) else N_("Error", "a zip archive")
        return next((what for part, what in _PARTS if part in content.zip_parts), what)
    if content.is_ole:
        return N_("Error", "an old Office document, or a damaged one")
    if start.startswith(b"<?xml"):
        return N_("Error", "an XML document")
    if b"\nMIME-Version:" in start and b"multipart/related" in start:  # below who saved it, as browsers write
        return _ARCHIVED
    return next((what for beginning, what in _BEGINNINGS if start.startswith(beginning)), "")
