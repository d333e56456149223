"""Pains, ages, schools, grades and answers of many languages come in their order, however they are mixed."""

from __future__ import annotations

from random import Random

import pytest

from core.data.public_order import in_public_order

SCALES = """
Jan.; Feb.; März; Apr.; Mai; Juni; Juli; Aug.; Sept.; Okt.; Nov.; Dez.
Jan; Feb; März; April; Mai; Juni; Juli; Aug; Sept; Okt; Nov; Dez
Jan.; Feb.; March; April; May; June; July; Aug.; Sept.; Oct.; Nov.; Dec.
gen; feb; mar; apr; mag; giu; lug; ago; set; ott; nov; dic
sty; lut; mar; kwi; maj; cze; lip; sie; wrz; paź; lis; gru
<20k; 20-50k; 50-100k; >100k
u18; 18-64; 65plus
under-5s; 5-11; 12-18; over-18s
under-5s; 5-11s; over-11s
とても不満; 不満; どちらでもない; 満足; とても満足
월; 화; 수; 목; 금; 토; 일
poorest; poorer; middle; richer; richest
GCSE; A level; Degree
hate; dislike; OK; like; love
never; seldom; about half the time; most of the time; always
never; seldom; sometimes; about half the time; most of the time; always
preterm; term; post-term
ELBW; VLBW; LBW; normal
never; former; occasional; regular
emerging; developing; proficient; exceeding
emerging; developing; secure; exceeding
today; this week; this month; longer ago
days; weeks; months; years
Bronze; Silber; Gold
Seepferdchen; Bronze; Silber; Gold
single; double; triple
eins; zwei; drei
Bambini; F-Jugend; E-Jugend; D-Jugend; C-Jugend; B-Jugend; A-Jugend; Senioren
negative; weak positive; positive
children; teens; adults
gennaio; febbraio; marzo; aprile; maggio; giugno; luglio; agosto; settembre; ottobre; novembre; dicembre
less than once a week; once a week; daily
Undergraduate; Graduate; Postgraduate
Partial High School; High School; Partial College; Bachelors; Graduate Degree
Preschool; 1st-4th; 5th-6th; 7th-8th; 9th; 10th; 11th; 12th; HS-grad; Some-college; Assoc-voc; Bachelors; Masters
10th; 11th; HS-grad; Prof-school; Doctorate
less; some; high; college; advance
Small; Medium; High
Non-Travel; Travel_Rarely; Travel_Frequently
Ingreso bajo; Ingreso medio; Ingreso alto
Ingreso bajo; Ingreso medio y bajo; Ingreso medio-bajo; Ingreso medio; Ingreso medio-altos; Ingreso alto
Ingresos bajos; Ingresos medio-bajos; Ingresos medio-altos; Ingresos altos
Placebo; Low dose; High dose
Placebo; Xanomeline Low Dose; Xanomeline High Dose
Control; Low; Medium; High
ninguno; leve; moderado; severo
nessuno; lieve; moderato; grave
brak; łagodny; umiarkowany; silny
nenhuma; leve; moderada; intensa
нет; слабая; умеренная; сильная
geen; licht; matig; ernstig
ja; eerder wel; eerder niet; nee
Aufnahme; Verlauf; Entlassung
Beginner; Intermediate; Advanced; Fluent; Native
Infant; Toddler; Child; Teen; Adult; Senior
Kleinkind; Kind; Jugendlicher; Erwachsener; Senior
Niño; Adolescente; Adulto; Adulto mayor
kein Schulabschluss; Hauptschulabschluss; Mittlere Reife; Fachhochschulreife; Abitur
Elementary; Middle; High school; Bachelor; Master; PhD
Excellent; Très bien; Bien; Assez bien; Passable; Insuffisant
Très bien; Bien; Assez bien; Aucune
celujący; bardzo dobry; dobry; dostateczny; dopuszczający; niedostateczny
bardzo zła; zła; średnia; dobra; bardzo dobra
wzorowe; bardzo dobre; dobre; poprawne; nieodpowiednie; naganne
výborný; chvalitebný; dobrý; dostatečný; nedostatečný
jeles; jó; közepes; elégséges; elégtelen
IG; G; VG; MVG
Zayıf; Geçer; Orta; İyi; Pekiyi
수; 우; 미; 양; 가
优; 良; 中; 差
优秀; 良好; 中等; 及格; 不及格
優; 良; 可; 不可
秀; 優; 良; 可; 不可
S; A; B; C; D
Foarte bine; Bine; Suficient; Insuficient
Non sufficiente; Sufficiente; Buono; Distinto; Ottimo
Insuficiente; Suficiente; Bom; Muito Bom; Excelente
Matrícula de honor; Sobresaliente; Notable; Aprobado; Suspenso
A; B; C; D; E; FX; F
Fail; Pass; Credit; Distinction; High Distinction
sehr gut; gut; befriedigend; ausreichend; nicht ausreichend
Emerging; Expected; Exceeding
WTS; EXS; GDS
Ikke bestått; Bestått
tyydyttävä; hyvä; kiitettävä; erinomainen
0; I; IIA; IIB; IIIA; IIIB; IIIC; IVA; IVB
小学校; 中学校; 高校; 大学
小学; 中学; 高校
全くない; あまりない; 時々; よくある; いつも
100만원 미만; 100~200만원; 200~300만원; 300만원 이상
غير راض تماما; غير راض; محايد; راض; راض تماما
אף פעם; לעתים רחוקות; לפעמים; לעתים קרובות; תמיד
כן; אולי; לא
לא מסכים בכלל; לא מסכים; מסכים; מסכים מאוד
Không bao giờ; Hiếm khi; Thỉnh thoảng; Thường xuyên; Luôn luôn
Rất không hài lòng; Không hài lòng; Bình thường; Hài lòng; Rất hài lòng
Tidak pernah; Jarang; Kadang-kadang; Sering; Selalu
Sangat tidak setuju; Tidak setuju; Netral; Setuju; Sangat setuju
कभी नहीं; कभी-कभी; अक्सर; हमेशा
Hiç; Nadiren; Bazen; Sık sık; Her zaman
evet; kısmen; hayır
Grado; Máster; Doctorado
Bachillerato; Grado; Máster; Doctorado
начальная; средняя; высшая
Lowest; Low; Medium; High; Highest
Trivial; Minor; Moderate; Major; Critical; Blocker
Yearly; Quarterly; Monthly; Weekly; Daily
jährlich; monatlich; wöchentlich; täglich
mensuel; hebdomadaire; quotidien
trimestral; mensual; quincenal; semanal; diario
annuale; mensile; settimanale; giornaliero
-10 to -5; -5 to 0; 0 to 5; 5 to 10; 10 to 15
(-0.001, 2.0]; (2.0, 4.0]; (4.0, 10.0]
(-inf, 2.5]; (2.5, 10.0]; (10.0, inf]
[-20,-10); [-10,0); [0,100)
−5–0; 0–5; 5–10
"""
"""One a line."""


@pytest.mark.parametrize("scale", SCALES.split("\n")[1:-1])
def test_scales_of_many_languages_come_in_their_order(scale):
    texts = scale.split("; ")
    for seed in range(5):
        mixed = Random(seed).sample(texts, len(texts))
        assert [*in_public_order(mixed)] == texts
