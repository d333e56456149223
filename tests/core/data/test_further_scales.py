"""Scales of schools, clinics and offices, and of many languages, come in their order."""

from __future__ import annotations

import pytest

from core.data.public_order import in_public_order

ORDERED = [
    "Strongly disagree; Tend to disagree; Neither agree nor disagree; Tend to agree; Strongly agree",
    "Never; Once or twice a year; Monthly; Weekly; Daily",
    "Never; Less than once a month; 1-3 times a month; Once a week; 2-3 times a week; Daily or almost daily",
    "None of the time; A little of the time; Some of the time; Most of the time; All of the time",
    "Never; Some days; Most days; Every day",
    "Not at all; Some days; Every day",
    "Not at all; Several days; More than half the days; Nearly every day",
    "No formal education; Primary school; Secondary school; Bachelor's degree; Master's degree; Doctorate",
    "No qualifications; GCSE; A-levels; Undergraduate degree; Postgraduate degree",
    (
        "Less than 9th grade; 9th to 12th grade, no diploma; High school diploma or GED; Some college, no degree; "
        "Associate degree; Bachelor's degree; Graduate or professional degree"
    ),
    "Micro; Small; Medium; Large",
    "Aucun; CAP/BEP; Bac; Bac+2; Bac+3/4; Bac+5",
    "Sans diplôme; CEP; BEPC; CAP/BEP; Bac; Bac+2; Licence; Master; Doctorat",
    "A*; A; B; C; D; E; F; G; U",
    "Yes; No; Not sure; Prefer not to say",
    "Yes; Maybe; No",
    "Non-urgent; Standard; Urgent; Very urgent; Immediate",
    "Low; Medium; High; Critical",
    "Low risk; Moderate risk; High risk",
    "Underweight; Normal; Overweight; Obese",
    "Underweight; Normal weight; Overweight; Obesity class I; Obesity class II; Obesity class III",
    "Never; Monthly or less; 2-4 times a month; 2-3 times a week; 4 or more times a week",
    "Junior; Mid; Senior; Lead",
    "Intern; Junior; Senior; Manager; Director; Executive",
    "Below expectations; Meets expectations; Exceeds expectations",
    "Unsatisfactory; Needs improvement; Meets expectations; Exceeds expectations; Outstanding",
    "Inadequate; Requires improvement; Good; Outstanding",
    "Much worse; Slightly worse; About the same; Slightly better; Much better",
    "Not at all; To a small extent; To some extent; To a great extent",
    "Not at all; Very little; Somewhat; To a great extent",
    "Lowest; Second; Middle; Fourth; Highest",
    "No difficulty; Some difficulty; A lot of difficulty; Cannot do at all",
    "Morning; Afternoon; Evening; Night",
    "Spring; Summer; Autumn; Winter",
    "Nulliparous; Primiparous; Multiparous",
    "nie; seltener; mindestens einmal im Monat; mindestens einmal pro Woche; täglich",
    "1; 1-; 2+; 2; 2-; 3+; 3; 4; 5; 6",
    "Frühling; Sommer; Herbst; Winter",
    "morgens; mittags; abends; nachts",
    "prä; post",
    "Pre; Post; Follow-up",
    "pretest; posttest",
    "before; after",
    "vorher; nachher",
    "avant; après",
    "antes; después",
    "prima; dopo",
    "baseline; follow-up",
    "Baseline; Midline; Endline",
    "nicht bestanden; bestanden; gut bestanden; mit Auszeichnung bestanden",
    "Pas du tout satisfait; Peu satisfait; Assez satisfait; Très satisfait; NSP",
    "Aucun diplôme; Brevet; CAP/BEP; Baccalauréat; Bac+2; Licence; Master; Doctorat",
    "Printemps; Été; Automne; Hiver",
    "Sí; No; No sabe",
    "Molto male; Male; Né bene né male; Bene; Molto bene",
    "Nessun titolo; Licenza elementare; Licenza media; Diploma; Laurea; Dottorato",
    "Sì; No; Non so",
    "Zeer slecht; Slecht; Matig; Goed; Zeer goed",
    "Basisonderwijs; VMBO; HAVO; VWO; MBO; HBO; WO",
    "Laag; Middelbaar; Hoog",
    "maandag; dinsdag; woensdag; donderdag; vrijdag; zaterdag; zondag",
    "januari; februari; maart; april; mei; juni; juli; augustus; september; oktober; november; december",
    "Bardzo złe; Złe; Takie sobie; Dobre; Bardzo dobre",
    "Podstawowe; Zawodowe; Średnie; Wyższe",
    "Tak; Nie; Nie wiem",
    "poniedziałek; wtorek; środa; czwartek; piątek; sobota; niedziela",
    "styczeń; luty; marzec; kwiecień; maj; czerwiec; lipiec; sierpień; wrzesień; październik; listopad; grudzień",
    "Discordo totalmente; Discordo; Nem concordo nem discordo; Concordo; Concordo totalmente",
    "Muito má; Má; Razoável; Boa; Muito boa",
    "Muito ruim; Ruim; Regular; Bom; Muito bom",
    (
        "Sem instrução; Fundamental incompleto; Fundamental completo; Médio incompleto; Médio completo; "
        "Superior incompleto; Superior completo"
    ),
    "Sim; Não; Não sei",
    "segunda-feira; terça-feira; quarta-feira; quinta-feira; sexta-feira; sábado; domingo",
    "janeiro; fevereiro; março; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro",
    "Instämmer inte alls; Instämmer delvis; Instämmer helt",
    "Mycket dåligt; Dåligt; Någorlunda; Bra; Mycket bra",
    "Förgymnasial; Gymnasial; Eftergymnasial",
    "måndag; tisdag; onsdag; torsdag; fredag; lördag; söndag",
    "januari; februari; mars; april; maj; juni; juli; augusti; september; oktober; november; december",
    "Mycket missnöjd; Missnöjd; Varken eller; Nöjd; Mycket nöjd",
    "Meget utilfreds; Utilfreds; Hverken eller; Tilfreds; Meget tilfreds",
    "Очень плохое; Плохое; Удовлетворительное; Хорошее; Очень хорошее",
    "Начальное; Среднее; Среднее специальное; Высшее",
    "Да; Нет; Не знаю",
    "понедельник; вторник; среда; четверг; пятница; суббота; воскресенье",
    "январь; февраль; март; апрель; май; июнь; июль; август; сентябрь; октябрь; ноябрь; декабрь",
    "неудовлетворительно; удовлетворительно; хорошо; отлично",
    "全くそう思わない; あまりそう思わない; どちらともいえない; ややそう思う; とてもそう思う",
    "不満; やや不満; どちらともいえない; やや満足; 満足",
    "全くない; たまに; 時々; よく; いつも",
    "月; 火; 水; 木; 金; 土; 日",
    "月曜日; 火曜日; 水曜日; 木曜日; 金曜日; 土曜日; 日曜日",
    "はい; いいえ; わからない",
    "中学校; 高校; 短大; 大学; 大学院",
    "非常不同意; 不同意; 一般; 同意; 非常同意",
    "非常不满意; 不满意; 一般; 满意; 非常满意",
    "从不; 很少; 有时; 经常; 总是",
    "小学; 初中; 高中; 大专; 本科; 硕士; 博士",
    "星期一; 星期二; 星期三; 星期四; 星期五; 星期六; 星期日",
    "一月; 二月; 三月; 十月; 十一月; 十二月",
    "لا أوافق بشدة; لا أوافق; محايد; أوافق; أوافق بشدة",
    "أبدا; نادرا; أحيانا; غالبا; دائما",
    "نعم; لا; لا أعرف",
    "الأحد; الاثنين; الثلاثاء; الأربعاء; الخميس; الجمعة; السبت",
    "Bus; Car; Other",
    "Auto; Fahrrad; Sonstiges",
]


@pytest.mark.parametrize("listed", ORDERED)
def test_the_order_of_people(listed):
    texts = listed.split("; ")
    assert list(in_public_order(sorted(texts))) == texts
    assert list(in_public_order([text.upper() for text in reversed(texts)])) == [text.upper() for text in texts]


SCHOOLS = [
    "Δημοτικό; Γυμνάσιο; Λύκειο; Πανεπιστήμιο",
    "основно; средно; висше",
    "основно; средње; високо",
    "середня; професійна; вища",
    "초졸; 중졸; 고졸; 대졸",
    "Tiểu học; THCS; THPT; Đại học",
    "Sin estudios; ESO; Bachillerato; Universitarios",
    "primare; gimnaziale; liceale; superioare",
    "pamata; vidējā; augstākā",
    "základné; stredné; vysokoškolské",
    "osnovna škola; srednja škola; fakultet",
    "osnovna; srednja; višja; visoka",
    "peruskoulu; lukio; korkeakoulu",
    "grunnskole; videregående; høyskole",
    "põhiharidus; keskharidus; kõrgharidus",
    "pagrindinis; vidurinis; aukštasis",
    "grunnskóli; framhaldsskóli; háskóli",
    "KG; EG; 1. OG; 2. OG; 10. OG; DG",
    "Tis; T1; T2; T3; T4",
]


@pytest.mark.parametrize("texts", SCHOOLS)
def test_schools_of_further_languages_floors_and_tumours_come_in_order(texts):
    steps = tuple(texts.split("; "))
    assert in_public_order(sorted(steps)) == steps
