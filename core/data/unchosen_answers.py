"""What a list on a form shows before anybody has chosen: “Bitte wählen”, “-- Select --”."""

from __future__ import annotations

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
    )
)
_MARKED = frozenset(
    (
        *("select", "choose", "pick one", "wählen", "auswählen", "auswahl", "choisir", "choix", "elija", "elegir"),
        *("seleccionar", "selezione", "seleziona", "scegli", "scegliere", "escolha", "selecionar", "kies", "kiezen"),
        *("wybierz", "välj", "velg", "vælg", "valitse", "seç", "zvolte", "выбрать", "اختر"),
    )
)
"""Words that are answers, too, unless marks around them say that there is more to come."""
_AROUND = "-–—=_.…:*<>[]() "


def says_choose(plain: str) -> bool:
    """Return whether a text asks to choose, with marks before or behind it; in small letters."""
    bare = plain.strip(_AROUND) if plain[:1] in _AROUND or plain[-1:] in _AROUND else ""
    return bare != "" and (bare in CHOOSE or bare in _MARKED)
