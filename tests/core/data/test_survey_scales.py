"""Answers of real surveys in many languages come in the order of their questionnaires."""

from __future__ import annotations

import pytest

from core.data.public_order import in_public_order

SCALES = """
Strongly oppose; Somewhat oppose; Neither support nor oppose; Somewhat support; Strongly support
Very dissatisfied; Dissatisfied; Neither satisfied nor dissatisfied; Satisfied; Very satisfied
Very unsafe; A bit unsafe; Fairly safe; Very safe
Not at all confident; Not very confident; Fairly confident; Very confident
No trust at all; Not much trust; A fair amount of trust; A great deal of trust
Not at all worried; Not very worried; Fairly worried; Very worried
Finding it very difficult; Finding it quite difficult; Just about getting by; Doing alright; Living comfortably
Very bad; Bad; Fair; Good; Very good
No, never; Yes, but I quit; Yes, occasionally; Yes, daily
Never; Once; Two or three times; Four or more times
None at all; Not very much; Quite a lot; A great deal
Not a member; Inactive member; Active member
Not at all important; Not very important; Rather important; Very important
Under 18; 18-24; 25-34; 35-44; 45-54; 55-64; 65+
Much too little; Too little; About right; Too much; Far too much
Got a lot worse; Got a little worse; Stayed the same; Got a little better; Got a lot better
Strongly disagree; Disagree; Slightly disagree; Slightly agree; Agree; Strongly agree
Very uncomfortable; Uncomfortable; Neutral; Comfortable; Very comfortable
Less than once a month; Once a month; 2-3 times a month; Once a week; Several times a week; Every day
Never; Rarely; Sometimes; Often; Very often; Always
Definitely would not; Probably would not; Might or might not; Probably would; Definitely would
Very unlikely; Somewhat unlikely; Neither likely nor unlikely; Somewhat likely; Very likely
Far below average; Below average; Average; Above average; Far above average
XS; S; M; L; XL; XXL
Extra small; Small; Medium; Large; Extra large
No pain; Mild pain; Moderate pain; Severe pain; Worst pain
No problems; Slight problems; Moderate problems; Severe problems; Extreme problems
Not anxious; Slightly anxious; Moderately anxious; Severely anxious; Extremely anxious
Beginner; Intermediate; Advanced; Expert
Novice; Intermediate; Expert
Bronze; Silver; Gold; Platinum
Sehr unzufrieden; Eher unzufrieden; Teils/teils; Eher zufrieden; Sehr zufrieden
Trifft überhaupt nicht zu; Trifft eher nicht zu; Teils/teils; Trifft eher zu; Trifft voll und ganz zu
Lehne stark ab; Lehne ab; Weder noch; Stimme zu; Stimme stark zu
Stimme überhaupt nicht zu; Stimme eher nicht zu; Stimme eher zu; Stimme voll und ganz zu
Sehr schlecht; Schlecht; Mittelmäßig; Gut; Sehr gut
Sehr links; Eher links; Mitte; Eher rechts; Sehr rechts
Überhaupt nicht; Wenig; Mittelmäßig; Stark; Sehr stark
Gar nicht wichtig; Eher unwichtig; Eher wichtig; Sehr wichtig
Nie; Selten; Manchmal; Oft; Immer
Nie; Einmal im Monat oder seltener; 2- bis 4-mal im Monat; 2- bis 3-mal die Woche; 4-mal die Woche oder öfter
Mangelhaft; Ausreichend; Befriedigend; Gut; Sehr gut
Keine Sorgen; Einige Sorgen; Große Sorgen
Bestimmt nicht; Wahrscheinlich nicht; Vielleicht; Wahrscheinlich; Ganz bestimmt
Nicht verbunden; Wenig verbunden; Ziemlich verbunden; Stark verbunden
Pas du tout satisfait; Plutôt pas satisfait; Plutôt satisfait; Tout à fait satisfait
Pas du tout d'accord; Plutôt pas d'accord; Plutôt d'accord; Tout à fait d'accord
Très mauvais; Mauvais; Assez bon; Bon; Très bon
Jamais; Rarement; Parfois; Souvent; Toujours
Pas du tout important; Peu important; Assez important; Très important
Totalmente en desacuerdo; En desacuerdo; Ni de acuerdo ni en desacuerdo; De acuerdo; Totalmente de acuerdo
Muy malo; Malo; Regular; Bueno; Muy bueno
Muy mala; Mala; Regular; Buena; Muy buena
Nada satisfecho; Poco satisfecho; Algo satisfecho; Muy satisfecho
Nunca; Casi nunca; A veces; Casi siempre; Siempre
Per niente d'accordo; Poco d'accordo; Abbastanza d'accordo; Molto d'accordo
Per niente; Poco; Abbastanza; Molto
Mai; Raramente; Qualche volta; Spesso; Sempre
Discordo totalmente; Discordo; Não concordo nem discordo; Concordo; Concordo totalmente
Nada satisfeito; Pouco satisfeito; Satisfeito; Muito satisfeito
Muito mau; Mau; Razoável; Bom; Muito bom
Nunca; Raramente; Às vezes; Frequentemente; Sempre
Helemaal mee oneens; Mee oneens; Neutraal; Mee eens; Helemaal mee eens
Zeer ontevreden; Ontevreden; Niet tevreden, niet ontevreden; Tevreden; Zeer tevreden
Zeer slecht; Slecht; Gaat wel; Goed; Zeer goed
Nooit; Zelden; Soms; Vaak; Altijd
Zdecydowanie się nie zgadzam; Raczej się nie zgadzam; Trudno powiedzieć; Raczej się zgadzam; Zdecydowanie się zgadzam
Bardzo niezadowolony; Raczej niezadowolony; Raczej zadowolony; Bardzo zadowolony
Nigdy; Rzadko; Czasami; Często; Zawsze
Instämmer inte alls; Instämmer delvis; Instämmer helt
Mycket dålig; Dålig; Någorlunda; Bra; Mycket bra
Aldrig; Sällan; Ibland; Ofta; Alltid
Helt uenig; Delvis uenig; Verken enig eller uenig; Delvis enig; Helt enig
Meget dårlig; Dårlig; Verken god eller dårlig; God; Meget god
Helt uenig; Uenig; Hverken enig eller uenig; Enig; Helt enig
Meget utilfreds; Utilfreds; Hverken tilfreds eller utilfreds; Tilfreds; Meget tilfreds
Täysin eri mieltä; Jokseenkin eri mieltä; En samaa enkä eri mieltä; Jokseenkin samaa mieltä; Täysin samaa mieltä
Ei koskaan; Harvoin; Joskus; Usein; Aina
Полностью не согласен; Скорее не согласен; Скорее согласен; Полностью согласен
Совершенно не согласен; Скорее не согласен; Затрудняюсь ответить; Скорее согласен; Совершенно согласен
Очень плохое; Плохое; Среднее; Хорошее; Очень хорошее
Никогда; Редко; Иногда; Часто; Всегда
Определённо нет; Скорее нет; Скорее да; Определённо да
Kesinlikle katılmıyorum; Katılmıyorum; Kararsızım; Katılıyorum; Kesinlikle katılıyorum
Hiçbir zaman; Nadiren; Bazen; Sık sık; Her zaman
Hiç; Az; Orta; Çok
Rozhodně nesouhlasím; Spíše nesouhlasím; Spíše souhlasím; Rozhodně souhlasím
Nikdy; Zřídka; Někdy; Často; Vždy
Rozhodně ne; Spíše ne; Spíše ano; Rozhodně ano
Egyáltalán nem ért egyet; Inkább nem ért egyet; Inkább egyetért; Teljesen egyetért
Soha; Ritkán; Néha; Gyakran; Mindig
Διαφωνώ απόλυτα; Διαφωνώ; Ούτε συμφωνώ ούτε διαφωνώ; Συμφωνώ; Συμφωνώ απόλυτα
Ποτέ; Σπάνια; Μερικές φορές; Συχνά; Πάντα
全くそう思わない; そう思わない; どちらともいえない; そう思う; とてもそう思う
全くあてはまらない; あまりあてはまらない; どちらともいえない; ややあてはまる; とてもあてはまる
そう思わない; どちらかといえばそう思わない; どちらかといえばそう思う; そう思う
非常不满意; 不满意; 一般; 满意; 非常满意
非常不同意; 不同意; 一般; 同意; 非常同意
从不; 很少; 有时; 经常; 总是
很不健康; 比较不健康; 一般; 比较健康; 很健康
完全不同意; 比较不同意; 无所谓同意不同意; 比较同意; 完全同意
전혀 그렇지 않다; 그렇지 않다; 보통이다; 그렇다; 매우 그렇다
매우 불만족; 불만족; 보통; 만족; 매우 만족
لا أوافق بشدة; لا أوافق; محايد; أوافق; أوافق بشدة
أبدا; نادرا; أحيانا; غالبا; دائما
Never; Less than weekly; Weekly or more
never; rarely; sometimes; most of time; always; did not ride
None; not daily; daily
Fair; Good; Very Good; Premium; Ideal
Bad; Good; Better; Best
small; midsize; large
Below_College; College; Bachelor; Master; Doctor
Low; Medium; High; Very_High
LT HIGH SCHOOL; HIGH SCHOOL; JUNIOR COLLEGE; BACHELOR; GRADUATE
Low income; Lower middle income; Upper middle income; High income
Never; Once a year or less; Once a month or less; A few times per month; Every day; I don’t do this
January; February; March; April; May; June; July; August; September; October; November; December; Januray
Mon; Tue; Wed; Thu; Fri; Holiday
"""
"""One a line."""


@pytest.mark.parametrize("scale", SCALES.split("\n")[1:-1])
def test_answers_come_in_the_order_of_their_scale(scale):
    answers = tuple(scale.split("; "))
    shuffled = sorted(answers, key=lambda answer: answer[::-1])
    assert in_public_order(shuffled) in (answers, answers[::-1])


@pytest.mark.parametrize("texts", [("Basel", "Bern", "Native"), ("Gold", "Oil", "Silver"), ("Bad", "Küche", "Stark")])
def test_other_words_stay_in_their_own_order(texts):
    assert in_public_order(texts[::-1]) == texts
