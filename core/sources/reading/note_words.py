"""Words that notes begin with, in many languages."""

from __future__ import annotations

NOTE_WORDS = (
    *("source", "note", "quelle", "anmerkung", "hinweis", "stand", "remark", "fuente", "fonte", "nota"),
    *("legend", "legende", "légende", "footnote", "fußnote", "export", "report", "bericht", "rapport", "informe"),
    *("created by", "printed by", "erstellt von", "author", "autor", "contact", "kontakt", "end of report"),
    *("champ", "lecture", "note de lecture", "источник", "примечание", "примечания", "джерело", "примітка", "źródło"),
    *("uwaga", "uwagi", "zdroj", "poznámka", "forrás", "megjegyzés", "kaynak", "källa", "anm", "kilde", "merknad"),
    *("bron", "toelichting", "lähde", "huom", "πηγή", "σημείωση", "المصدر", "ملاحظة", "注", "注記", "備考", "資料"),
    *("data from database", "dataset", "query parameters", "query date", "group by", "show totals", "symbol legend"),
    *("suggested citation", "how to cite", "caveats", "applied filters", "angewendete filter", "filtres appliqués"),
    *("出典", "出所", "来源", "资料来源", "数据来源", "注释", "說明", "資料來源", "출처", "자료", "주"),
)
"""What begins a note before a colon, or with “s” or “n” behind it; an answer may begin so, too."""
MADE = (
    *("created", "generated", "printed", "exported", "extracted", "data extracted", "downloaded", "retrieved"),
    "completion time",
    *("copyright", "last updated", "as of", "stand", "erstellt", "exportiert", "gedruckt", "abgerufen"),
    "letzte aktualisierung",
    *("généré", "édité", "imprimé", "extrait", "creado", "generado", "creato", "generato", "wygenerowano"),
)
"""What tells when something was made, before a number."""
