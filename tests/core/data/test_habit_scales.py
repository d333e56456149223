"""Scales of habits, schools and skills come in their order, and so do bounds of several languages; names do not."""

from __future__ import annotations

import pytest

from core.data.natural_order import in_natural_order
from core.data.propose_attribute import propose
from core.data.public_order import in_public_order
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write

ORDERED = [
    "Never; Once in a while; Most of the time; Always",
    "Never; Rarely; Socially; Frequently; Daily",
    "None; Minimal; Mild; Frequent; Excessive",
    "never; 1 trip/week; 2 trips/week; 3-4 trips/week; 5 or more",
    "Below 25,000; 25,000-50,000; 50,000-1,00,000; Above 1,00,000",
    "<20Mb; 20Mb - 100Mb; 1Gb - 5Gb; 5Gb - 20Gb",
    "Muy mala; Mala; Normal; Buena; Muy buena",
    "Muy incomodo; Incomodo; Normal; Comodo; Muy comodo",
    "Não conheço; Conheço pouco; Conheço mais ou menos; Conheço muito",
    "Tidak Menguasai; Kurang Menguasai; Cukup Menguasai; Menguasai; Sangat Menguasai",
    "korter dan 1 jaar; 1 tot 5 jaar; 5 tot 10 jaar; langer dan 10 jaar",
    "Bambini; F-Jugend; E-Jugend; D-Jugend; C-Jugend; B-Jugend; A-Jugend",
    "Minis; F-Jugend; E-Jugend; A-Jugend; Senioren",
    "5E1; 5E2; 6E1; 7E1",
    "Ohne Abschluss; Volks-, Hauptschulabschluss; Mittlere Reife; Fachhochschulreife; Hochschulreife",
    "No stress; Low; Moderate; High; Very high",
    "Tidak pernah; Jarang; Kadang-kadang; Sering; Selalu",
    "Sedentary; Lightly active; Moderately active; Very active",
    "Short; Average; Tall",
    "Cold; Warm; Hot",
    "Tidak; Kadang; Ya",
    "Never used; Used before; Currently using",
    "Bad; Okay; Good; Great",
    "Terrible; Bad; Okay; Good; Excellent",
    "Unfamiliar; Somewhat familiar; Very familiar",
    "Hardly ever; Some of the time; Often",
    "No; Mild; Moderate; Severe",
    "Normal; Elevated; High",
    "Novice; Competent; Proficient; Expert",
    "Decreased; No change; Increased",
    "Decreased; Same; Increased",
    "Never heard of it; Heard of it; Know it well",
    "Bardzo źle; Źle; Średnio; Dobrze; Bardzo dobrze",
    "Pre-K; Elementary; Middle; High",
    "Jan-Mar; Apr-Jun; Jul-Sep; Oct-Dec",
    "Single; 2 people; 3 people; 4 or more people",
    "No; Yes, somewhat; Yes, definitely",
    "Not a problem; Minor problem; Moderate problem; Serious problem",
    "Does not apply; Applies a little; Applies a lot",
    "Not true; Somewhat true; Certainly true",
    "Much lower; Lower; Same; Higher; Much higher",
    "Poor; Middle; Rich",
    "Light; Moderate; Heavy",
    "Basic; Standard; Premium",
    "Free; Basic; Pro; Enterprise",
    "Hardly; Sometimes; Often",
    "Low (0-3); Medium (4-6); High (7-10)",
    "Neg; +; ++; +++",
    "PK; K; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12",
    "K; 1; 2; 3; 4; 5",
    "Less than high school; High school diploma; Some college; Associate degree; Bachelor's degree; Doctoral degree",
    "Illiterate; Primary; Secondary; Higher Secondary",
    "Illiterate; Primary; Secondary; Higher Secondary +",
    "Never; A few times a year; Monthly; Weekly; Several times a week; Daily",
    "Never; Once; Every once in a while; Regularly",
    "Not important; Less Important; Neutral; Somewhat Important; Very Important",
    "Not at all informed; Not very informed; Neutral; Somewhat informed; Very informed and knowledgeable",
    "Not at all confident; Not very confident; Neutral; Confident; Very confident",
    "Do not influence me; Slightly influence; Moderately influence; Strongly influence",
    "NOT RELATED; UNLIKELY RELATED; POSSIBLY RELATED; RELATED",
    "High School; Some College; Associates; Bachelors; Masters & Above",
    "Less than high school; GED; High School; Some university; Bachelor degree; Postgraduate degree",
    "Secundario completo; Terciario completo; Universitario en curso; Universitario completo; Maestría en curso",
    "Fundamental incompleto; Fundamental completo; Médio completo; Superior completo",
    "nigdy albo rzadko; raz lub dwa razy w roku; kilka razy w roku; raz w tygodniu; prawie codziennie",
    "ndst; dop; dst; db; bdb; cel",
    "základní; vyučen; maturita; VOŠ; vysokoškolské",
    "Früh; Spät; Nacht",
    "Leve; Moderado; Grave; Crítico",
    "onvoldoende; voldoende; goed; zeer goed",
    "nullipara; primipara; multipara",
    "lun; mar; mer; gio; ven",
    "jan; feb; mrt; apr; mei",
    "ضعيف; مقبول; جيد; جيد جدا; ممتاز",
    "slow; medium; fast",
    "langsam; mittel; schnell",
    "FirstYear; Sophomore; Junior; Senior",
    "First Year; Second Year; Third Year; Fourth Year; Fifth or more",
    "Below Rs. 5000; Rs. 5000 - 10000; Rs. 10000 - 15000; Above Rs. 30000",
    "Below Rs. 5,000; Rs. 5,000 - 10,000; Rs. 10,000 - 15,000; Above Rs. 30,000",
    "Menos de R$ 1.000/mês; de R$ 1.001/mês a R$ 2.000/mês; Acima de R$ 25.001/mês",
    "menos de S/ 500; de S/. 930 a S/. 1500; mas de S/. 4000",
    "Menor a 18; 18 años a 20 años; 21 años a 22 años; Mayor a 22",
    "Kurang dari 1 tahun; 1-5 tahun; Lebih dari 5 tahun",
    "Menor que 10 minutos; Menor que 30 minutos; Menor que 1 hora; Maior que 1 hora",
    "-1h; 1-2h; 2-4h; +8h",
    "- 10m2; 10-20m2; 20-30m2; + 30m2",
    "0h; 0-1h; 1-2h; 2-4h; +4h",
    "1 fois; + de 4 fois",
    "没有; 1-3位; 4-6位",
    "Beginner; Elementary; Intermediate; Upper intermediate; Advanced",
    "Fail; Third; Lower second; Upper second; First",
    "전혀 아니다; 아니다; 보통이다; 그렇다; 매우 그렇다",
    "전혀 없다; 별로 없다; 어느정도 있다; 매우 많다",
    "Niekada; Retai; Kartais; Dažnai; Visada",
    "No es importante; Poco importante; Moderadamente importante; Bastante importante; Muy importante",
    "nada importante; poco importante; importante; muy importante",
    "Nada importante; Pouco importante; Importante; Muito importante",
    "Per niente importante; Poco importante; Abbastanza importante; Molto importante",
    "一年级; 二年级; 三年级; 四年级; 五年级; 六年级",
    "Rendah; Sedang; Tinggi",
    "Sangat Konservatif; Konservatif; Moderat; Berani; Sangat Berani",
    "never smoker; ex-smoker; current smoker",
    "Never smoked; Former smoker; Current smoker",
    "Nichtraucher; Ex-Raucher; Raucher",
    "Primera opción; Segunda opción; Tercera opción; Cuarta opción; Quinta opción o superior",
    "una vez a la semana; de 2 a 3 veces a la semana; de 4 a 5 veces a la semana",
    "jamais; rarement; 1/mois; 1/semaine; plusieurs fois/semaine",
    "Très peu concentré.e; Moyennement concentré.e; Assez bien concentré.e; Totalement concentré.e",
]


@pytest.mark.parametrize("listed", ORDERED)
def test_each_comes_in_its_order(listed):
    texts = listed.split("; ")
    assert in_public_order(sorted(texts)) == tuple(texts)


@pytest.mark.parametrize(
    "listed",
    [
        "Akron; Fast; Kent",
        "-5; -1; 0; 3",
        "-1; +1; 0",
        "Junior; Senior; Team Blue; Team Red",
        "Clinic; First; Slow Road",
        "A; K; PK",
        "black; blue; brown; green; white",
        "Current account; Former account; Savings",
        "Rs; S; R",
    ],
)
def test_names_and_numbers_keep_theirs(listed):
    texts = listed.split("; ")
    assert in_public_order(sorted(texts)) == in_natural_order(texts)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_they_are_proposed_in_it(tmp_path, suffix):
    answers = ["PK", "K", *map(str, range(1, 6))]
    path = tmp_path / f"a.{suffix}"
    write(path, [["no", "grade"], *([n, answers[n * n % 7 if n % 2 else n % 7]] for n in range(210))])
    seen = preview(path)
    attribute = propose(profile(path, readable(seen.layout, seen.questions))[1])
    assert attribute.categories == tuple(answers)
