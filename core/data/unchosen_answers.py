"""What a list on a form shows before anybody has chosen: “Bitte wählen”, “-- Select --”."""

from __future__ import annotations

from collections.abc import Iterable

CHOOSE = frozenset(
    (
        *("please select", "please choose", "please select one", "please choose one", "please select an option"),
        *("select an option", "choose an option", "select one", "choose one", "select an answer", "choose an answer"),
        *("bitte wählen", "bitte auswählen", "bitte wählen sie", "bitte wählen sie aus", "option wählen"),
        *("sélectionnez", "sélectionner", "veuillez sélectionner", "veuillez choisir", "choisissez"),
        *("sélectionnez une option", "choisissez une option", "faites votre choix", "choisir une option"),
        *("seleccione", "seleccione una opción", "por favor seleccione", "elija una opción", "selecciona una opción"),
        *(
            "selezionare",
            "seleziona un'opzione",
            "selezionare un'opzione",
            "scegli un'opzione",
            "si prega di scegliere",
        ),
        *("selecione", "selecione uma opção", "escolha uma opção", "por favor selecione", "por favor escolha"),
        *("selecteer", "selecteer een optie", "maak een keuze", "kies een optie", "maak uw keuze", "maak je keuze"),
        *("proszę wybrać", "wybierz opcję", "wybierz z listy", "vyberte", "vyberte možnost", "prosím vyberte"),
        *("välj alternativ", "välj ett alternativ", "vänligen välj", "velg et alternativ", "vennligst velg"),
        *("vælg venligst", "vælg en mulighed", "valitse vaihtoehto", "seçiniz", "lütfen seçiniz", "lütfen seçin"),
        *("выберите", "выберите значение", "выберите вариант", "пожалуйста, выберите", "не выбрано"),
        *("επιλέξτε", "παρακαλώ επιλέξτε", "kérem válasszon", "kérjük válasszon", "válasszon"),
        *(
            "请选择",
            "請選擇",
            "選択してください",
            "お選びください",
            "선택하세요",
            "선택해 주세요",
            "يرجى الاختيار",
            "اختر من القائمة",
        ),
        *("wybierz", "zvolte", "prosím zvolte", "zvolte možnost", "zvoľte", "prosím zvoľte", "seçin", "seçim yapınız"),
        *("välj", "var god välj", "velg", "vennligst velg et alternativ", "vælg", "valitse", "ole hyvä ja valitse"),
        *("kies alstublieft", "kies a.u.b.", "maak een keuze a.u.b.", "escolha", "escolha por favor"),
        *("por favor, selecione", "por favor, escolha", "por favor, seleccione", "por favor elija", "por favor, elija"),
        *("elige", "elige una opción", "por favor elige", "por favor, elige", "seleccione por favor"),
        *("scegli", "per favore scegli", "per favore, scegli", "scegliere un'opzione", "si prega di selezionare"),
        *("izaberi", "izaberite", "molimo izaberite", "odaberi", "odaberite", "molimo odaberite", "изабери"),
        *("изаберите", "молимо изаберите", "izberi", "izberite", "prosimo izberite", "prosim izberite"),
        *("alege", "alegeți", "alege o opțiune", "selectați", "vă rugăm alegeți", "vă rugăm să alegeți"),
        *("vă rugăm selectați", "vă rugăm să selectați", "kérem, válasszon", "kérjük, válasszon", "válassz"),
        *("выберите из списка", "пожалуйста выберите", "оберіть", "оберіть варіант", "виберіть", "будь ласка, оберіть"),
        *("будь ласка оберіть", "будь ласка, виберіть", "изберете", "моля изберете", "моля, изберете"),
        *("pasirinkite", "prašome pasirinkti", "izvēlieties", "lūdzu izvēlieties", "palun vali"),
        *("เลือก", "กรุณาเลือก", "โปรดเลือก", "pilih", "silakan pilih", "silahkan pilih", "sila pilih", "pilih salah satu"),
        *("chọn", "vui lòng chọn", "hãy chọn", "xin chọn", "कृपया चुनें", "انتخاب کنید", "لطفا انتخاب کنید"),
        *("בחר", "בחרו", "בחר/י", "אנא בחר", "אנא בחרו", "נא לבחור", "اختر", "الرجاء الاختيار", "من فضلك اختر"),
    )
)
_MARKED = frozenset(
    (
        *("select", "choose", "pick one", "wählen", "auswählen", "auswahl", "choisir", "choix", "elija", "elegir"),
        *("seleccionar", "selezione", "seleziona", "scegliere", "selecionar", "kies", "kiezen", "seç", "выбрать"),
        *("επιλογή", "vali", "चुनें", "选择", "選擇", "選択", "선택"),
    )
)
"""Words that are answers, too, unless marks around them say that there is more to come: “Kies” is gravel."""
_CHOSEN = frozenset(("escolha", "เลือก", "chọn", "בחר"))
"""Words that ask to choose, and may say as well that somebody has."""
_NONE = frozenset(
    (
        *("none", "kein", "keine", "keiner", "aucun", "aucune", "ninguno", "ninguna", "nessuno", "nessuna"),
        *("nenhum", "nenhuma", "geen", "brak", "ingen", "inget"),
    )
)
"""What lists on forms offer first, between dashes: without these, it is an answer."""
_DASHES = ("-", "–", "—")
_AROUND = "-–—=_.…:*<>[]() "


def says_choose(plain: str) -> bool:
    """Return whether a text asks to choose, with marks before or behind it; in small letters."""
    bare = plain.strip(_AROUND) if plain[:1] in _AROUND or plain[-1:] in _AROUND else ""
    is_first = bare in _NONE and plain.startswith(_DASHES) and plain.endswith(_DASHES)
    return bare != "" and (bare in CHOOSE or bare in _MARKED or is_first)


def is_answer(plain: str, rest: Iterable[str]) -> bool:
    """Return whether a word that asks to choose is an answer, as others say more with it: “chosen”, “not chosen”.

    Args:
        plain: a text in small letters.
        rest: the other values of its column, in small letters.
    """
    return plain in _CHOSEN and any(plain in other and other not in CHOOSE and not says_choose(other) for other in rest)
