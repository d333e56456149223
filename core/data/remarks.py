"""Recognise columns of remarks, such as what could be improved: equal ones are of different people, who name nobody."""

from __future__ import annotations

from core.data.column_profile import ColumnProfile
from core.data.describing_names import in_words, words_of
from core.data.identifier_names import Hint, hint
from core.domain.attribute import Kind
from core.patterns import pattern_of

_REMARKS = words_of(
    """
    comment comments commentary remark remarks notes feedback suggestion suggestions opinion opinions explanation
    description descriptions reason reasons specify complaint complaints verbatim freetext openended freeform narrative
    bemerkung bemerkungen anmerkung anmerkungen kommentar kommentare hinweis hinweise freitext vorschlag vorschlage
    verbesserung verbesserungen verbesserungsvorschlage begrundung beschreibung sonstiges anregung anregungen notiz
    notizen anlass wunsch wunsche beschwerde
    commentaire commentaires remarque remarques suggestions raison raisons precisez preciser observation observations
    comentario comentarios observacion observaciones sugerencia sugerencias motivo motivos especifique razon
    commento commenti osservazioni suggerimenti specificare motivazione nota note
    sugestao sugestoes observacoes descricao descripcion descrizione
    opmerking opmerkingen toelichting reden omschrijving uwagi komentarz komentarze opis powod poznamka poznamky
    kommentarer anmarkning merknad bemarkninger huomautus kommentti megjegyzes aciklama yorum komentar
    комментарий комментарии примечание примечания замечание замечания описание причина
    コメント 備考 自由記述 意見 感想 理由 备注 说明 意见 評論 备考
    """
)
"""What people write in their own words."""
_QUESTION = pattern_of(r"[?？؟]\s*$")
_QUESTION_WORDS = 4
"""Words of a question, at least, that is asked in whole: “Who?” is none."""
_KINDS, _SHARE = 3, 0.05
"""Different numbers of words that such texts have, at least, and the share of the texts of each."""


def are_remarks(profile: ColumnProfile) -> bool:
    """Return whether a column has remarks, by its name or by its texts: sentences, or words in small letters."""
    if profile.kind is not Kind.CATEGORIES or hint(profile.header) >= Hint.PERSON:
        return False
    return says_remarks(profile.header) or _are_phrases([text for text, _ in profile.values])


def says_remarks(header: str) -> bool:
    """Return whether the name is that of remarks, or a whole question."""
    words = in_words(header)
    is_asked = _QUESTION.search(header) is not None and len(words) >= _QUESTION_WORDS
    return is_asked or not _REMARKS.isdisjoint(words) or header.casefold().endswith("_text")


def _are_phrases(texts: list[str]) -> bool:
    """Return whether most texts are written like sentences, and are of few and of more words: names are neither."""
    if 2 * sum(map(_is_phrase, texts)) < len(texts) or not texts:
        return False
    sizes = [len(text.split()) for text in texts]
    return sum(sizes.count(size) >= _SHARE * len(sizes) for size in {*sizes}) >= _KINDS


def _is_phrase(text: str) -> bool:
    """Return whether all words but the first are in small letters: Very slow service."""
    first, *others = text.split() or [""]
    is_word = any(map(str.islower, first)) and not any(map(str.isdecimal, text))
    return is_word and text.isprintable() and all(map(str.islower, others))
