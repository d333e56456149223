"""Words that people and programs write where there is no answer, in many languages; all in lower case."""

from __future__ import annotations

from core.data.unchosen_answers import CHOOSE

BESIDE_NUMBERS = frozenset(
    ("/", ":", "x", "(x)", "(d)", "(s)", "(z)", "(na)", "[c]", "[x]", "[z]", "[w]", "[u]", "[low]")
)
"""Of offices of statistics, for a number that is secret, not known, or not asked for: elsewhere, x says yes. Letters in
parentheses are those of the US Census, in brackets those of British offices."""
WORDED = frozenset(
    (
        *("refused", "refusal", "refused to answer", "declined", "declined to answer", "decline to answer"),
        *("don't know", "dont know", "do not know", "dk", "not sure", "not applicable"),
        *("prefer not to say", "prefer not to answer", "prefer not to disclose", "rather not say"),
        *("weiß nicht", "weiss nicht", "weiß ich nicht", "verweigert", "keine auskunft", "möchte nicht angeben"),
        *("ne sait pas", "je ne sais pas", "nsp", "refus", "refusé", "refuse de répondre", "ne se prononce pas"),
        *("no sabe", "no sé", "no sabe/no contesta", "no sabe/no responde", "no responde", "prefiero no decirlo"),
        *("non so", "non sa", "rifiuta", "preferisco non rispondere", "weet niet", "geweigerd", "wil niet zeggen"),
        *("não sabe", "não sei", "recusou", "não respondeu", "prefiro não responder", "nie wiem", "odmowa", "nevím"),
        *("vet ej", "vet inte", "vill ej svara", "vet ikke", "ved ikke", "не знаю", "отказ"),
        *(
            "不知道",
            "拒绝回答",
            "わからない",
            "答えたくない",
            "모름",
            "무응답",
            "응답 거부",
            "لا أعرف",
            "לא יודע",
            "לא יודעת",
        ),
        *("ref", "ref.", "dk/ref", "dk/na", "dk/nr", "don't know/refused", "don't know / refused", "dk/refused"),
        *("cannot remember", "can't remember", "don't remember", "cannot say", "can't say", "would rather not say"),
        *("prefer not to state", "i prefer not to say", "i don't know", "i'd rather not say", "wish not to answer"),
        *("w.n.", "w. n.", "wn", "möchte ich nicht angeben", "möchte ich nicht sagen", "möchte nicht antworten"),
        *(
            "weiß nicht/keine angabe",
            "weiß nicht / keine angabe",
            "kann ich nicht sagen",
            "möchte ich nicht beantworten",
        ),
        *("ne veut pas répondre", "ne souhaite pas répondre", "préfère ne pas répondre", "refus de répondre"),
        *("je préfère ne pas répondre", "ne sait plus", "nsp/nr", "sais pas", "ne sait pas / refus"),
        *("prefiero no contestar", "prefiere no contestar", "prefiero no responder", "no quiere contestar", "no lo sé"),
        *("no sabe no contesta", "no sabe / no contesta", "no recuerda", "non ricorda", "preferisce non rispondere"),
        *(
            "preferisco non dirlo",
            "non sa/non risponde",
            "prefiro não dizer",
            "não quero responder",
            "não sabe/não responde",
        ),
        *("ns/nr", "não lembra", "weet ik niet", "wil ik niet zeggen", "zeg ik liever niet", "wil niet antwoorden"),
        *("odmowa odpowiedzi", "trudno powiedzieć", "nie pamiętam", "nechci odpovídat", "odmítl odpovědět", "neviem"),
        *("nevie", "neví", "nechce odpovedať", "vill inte svara", "vil ikke svare", "vil ikke oppgi", "husker ikke"),
        *("ønsker ikke å svare", "ønsker ikke at svare", "en osaa sanoa", "en tiedä", "eos", "en halua vastata"),
        *("bilmiyorum", "cevap vermek istemiyorum", "nem tudja", "nem tudom", "nem válaszol", "nt/nv", "nu știu"),
        *(
            "nu știe",
            "nu răspunde",
            "ne znam",
            "ne zna",
            "ne vem",
            "ne želim odgovoriti",
            "nezinu",
            "nežinau",
            "ei tea",
        ),
        *("n.v.t.", "nvt", "niet van toepassing", "non applicable", "non applicabile", "no aplica", "não se aplica"),
        *(
            "nie dotyczy",
            "nu se aplică",
            "ej aktuellt",
            "entfällt",
            "nicht zutreffend",
            "該当なし",
            "해당없음",
            "n/c",
            "n.c.",
        ),
        *("затрудняюсь ответить", "отказ от ответа", "не помню", "не знам", "δεν γνωρίζω", "δεν ξέρω", "δγ/δα"),
    )
)
"""Of persons who were asked for a number: elsewhere, these are answers."""
INFINITE = frozenset(f"{sign}{word}" for sign in ("", "+", "-") for word in ("inf", "infinity", "∞"))
"""What programs write for a number divided by zero."""
_AROUND = (
    *("[null]", "<null>", "{null}", "(missing)", "[missing]", "<missing>", "[blank]", "<blank>", "[empty]", "<empty>"),
    *("(vide)", "(en blanco)", "(vacío)", "(vuoto)", "(vuota)", "(em branco)", "(vazio)", "(leeg)", "(puste)"),
    *("(tom)", "(tomt)", "(tyhjä)", "(prázdné)", "(üres)", "(boş)", "(пусто)", "(пустые)", "(κενό)"),
    *("(空)", "(空白)", "(跳过)", "(跳過)", "(비어 있음)", "(공백)", "(skipped)"),
)
"""Of pivot tables, databases and forms, which put it between brackets."""
_OF_NUMBERS = (
    *("-nan", "+nan", "nan(ind)", "-nan(ind)", "nan(snan)", "-nan(snan)", "1.#nan", "1.#qnan", "1.#snan", "1.#ind"),
    *("-1.#nan", "-1.#qnan", "-1.#snan", "-1.#ind", "1.#ind00", "-1.#ind00", "1.#qnan0", "-1.#qnan0"),
)
"""As programs of several compilers write NaN."""
WORDS = frozenset(
    (
        "#n/a (formula that was never calculated)",  # as `core.sources` shows it: a value that is not there yet
        "(null)",
        *("na", "n/a", "n.a.", "n. a.", "#n/a", "#nv", "nan", "null", "nil", "nd", "n.d.", "n/d", "missing", "<na>"),
        "\\n",
        *_AROUND,
        *_OF_NUMBERS,
        *("n.v.", "n/v"),
        *(".", "..", "...", "-", "--", "---", "–", "—", "?", "??", "???", "*", "(blank)", "(empty)", "(leer)"),
        *(*BESIDE_NUMBERS, *INFINITE, *WORDED, "…"),
        *("not available", "not stated", "not known", "not answered", "not given", "no answer", "no response"),
        *("unknown", "unspecified", "undefined", "not specified", "tbd", "t.b.d.", "to be determined"),
        *("(no answer)", "(no response)", "(keine angabe)", "(sans réponse)", "(sin respuesta)", "(unknown)", "(n/a)"),
        *("not provided", "not disclosed", "undisclosed", "no reply", "non-response", "nonresponse", "did not answer"),
        *(
            "none recorded",
            "none given",
            "not on file",
            "data missing",
            "information not available",
            "-/-",
            "-.-",
            "./.",
        ),
        *("niet opgegeven", "uoppgitt", "ikke svart", "inget svar", "saknas", "puuttuu", "manquant", "non réponse"),
        *("non dichiarato", "non specificato", "no disponible", "non disponible", "není známo", "bez odpovědi"),
        *("nevyplněno", "neuvedené", "fără răspuns", "lipsă", "nema podataka", "nije navedeno", "bez odgovora"),
        *("ni podatka", "nav zināms", "nenurodyta", "pole teada", "не вказано", "немає даних", "няма данни"),
        *("неизвестен", "δ.α.", "yanıt yok", "veri yok", "未详", "غير متوفر", "o.a."),
        *("k.a.", "k. a.", "ka.", "k.a", "keine angabe", "keine angaben", "keine antwort", "ohne angabe", "o. a."),
        *("unk", "unk.", "unkn", "unkn.", "not recorded", "not reported", "not assessed", "not collected", "not asked"),
        *("not measured", "not determined", "not documented", "no data", "no information", "unbek.", "unbek"),
        *("nicht erhoben", "nicht erfasst", "nicht dokumentiert", "nicht gemessen", "keine daten", "keine information"),
        *("non documenté", "non connu", "non déterminé", "non mesuré", "donnée manquante", "pas de réponse"),
        *(
            "sin información",
            "no informado",
            "no consta",
            "no registrado",
            "no reportado",
            "no conocido",
            "se desconoce",
        ),
        *(
            "non noto",
            "non noti",
            "non indicato",
            "non pervenuto",
            "dato mancante",
            "sem dados",
            "não consta",
            "não respondida",
        ),
        *(
            "niet geregistreerd",
            "geen gegevens",
            "geen info",
            "nie podano",
            "brak informacji",
            "neznámé",
            "neznámý",
            "neznámá",
        ),
        *(
            "inte angivet",
            "ej besvarat",
            "ikke besvart",
            "ubesvart",
            "ubesvaret",
            "ei vastausta",
            "ei ilmoitettu",
            "tuntematon",
        ),
        *(
            "bilgi yok",
            "belirtilmemiş",
            "cevap yok",
            "ismeretlen",
            "nincs adat",
            "nincs válasz",
            "necunoscut",
            "nespecificat",
        ),
        *(
            "nepoznato",
            "neznano",
            "neznáme",
            "nežinoma",
            "nezināms",
            "teadmata",
            "неизв.",
            "нет информации",
            "невідомо",
        ),
        *("לא ידוע", "לא ידועה", "אין נתונים", "अज्ञात", "अनुपलब्ध", "không rõ", "không có dữ liệu", "ไม่ทราบ", "ไม่ระบุ"),
        *("n.p.", "n. p.", "ikke oplyst", "ikke oppgitt", "tidak diketahui", "nem ismert", "невядома"),
        *("άγνωστη", "άγνωστος", "δεν απάντησε", "미상", "알 수 없음", "不详", "不詳"),
        *("fehlt", "fehlend", "unbekannt", "nicht bekannt", "nicht angegeben", "leer"),
        *("non renseigné", "non renseigne", "sans réponse", "sans reponse", "inconnu", "inconnue", "nr", "n.r.", "n/r"),
        *("sin datos", "sin dato", "s/d", "s.d.", "sin respuesta", "no contesta", "ns/nc"),
        *("desconocido", "desconocida"),
        *("brak danych", "brak odpowiedzi", "nieznane", "nieznany", "b.d.", "b/d"),
        *("нет данных", "нет ответа", "не указано", "не указан", "неизвестно", "н/д", "н.д."),
        *("ej svar", "uppgift saknas", "okänd", "okänt", "ej angivet", "ikke oppgitt", "uoplyst", "ukendt", "ukjent"),
        *("geen antwoord", "niet ingevuld", "niet bekend", "neuvedeno", "nezjištěno", "ei tietoa", "bilinmiyor"),
        *("sem resposta", "sem informação", "não declarado", "ignorado", "sin especificar", "no especificado"),
        *("non spécifié", "non précisé", "non communiqué", "non rilevato", "nessuna risposta", "άγνωστο", "δ/α"),
        *("無回答", "未回答", "不明", "記入なし", "未填写", "未填", "未知", "缺失", "无回答"),
        *("غير معروف", "غير محدد", "لا يوجد جواب"),
        *CHOOSE,
        *("non disponibile", "non risponde", "sconosciuto", "não informado", "desconhecido", "onbekend", "geen opgave"),
    )
)
"""Without case and surrounding blanks. Answers such as "none" or "no" are none of them."""
OF_CODES = frozenset(
    (
        *("trifft nicht zu", "nicht valide", "does not apply", "inapplicable", "item nonresponse", "nicht erhoben"),
        *("proxy", "proxy respondent", "not in wave", "not available for wave", "not present", "skip", "valid skip"),
        *("unplausibler wert", "implausible value", "interview nicht durchgeführt", "filter", "split"),
        *("in fragebogenversion nicht enthalten", "not included in this version of the questionnaire"),
        *("unzulaessige mehrfachantwort", "unzulässige mehrfachantwort", "inadmissible multiple response"),
        "frage in diesem jahr nicht teil des frageprogramms",
        *("question not part of the survey program this year", "question this year not part of survey program"),
    )
)
"""Labels of negative codes alone: elsewhere, "does not apply" is an answer."""
