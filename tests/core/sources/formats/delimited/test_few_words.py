"""Tables with a few words beyond ASCII, in many scripts: none is read in a wrong encoding without a question."""

from __future__ import annotations

import io

import pytest

from core.sources.formats.delimited.encoding import doubtful_readings, encoding_of

WORDS = {
    "cp932": "札幌市,男,人口;はい,いいえ・不明;東京都,大阪府,北海道;年齢,性別,地域;満足,普通;ｱﾝｹｰﾄ,回答;月曜日,火曜日",
    "gb18030": "北京市,男,女;是,否,不知道;年龄,性别,地区;满意,不满意,一般;本科,硕士,博士;工人,学生,教师;同意",
    "big5": "台北市,男,女;是,否,不知道;年齡,性別,地區;滿意,不滿意,普通;高雄市,臺中市;學生,教師,工程師",
    "cp949": "서울,부산,대구;남,여;예,아니오,모름;나이,성별,지역;만족,불만족,보통;학생,회사원,주부",
    "euc-jp": "札幌市,男,人口;はい,いいえ;年齢,性別,地域;東京都,大阪府,北海道",
    "cp1251": "Москва,мужской;да,нет;возраст,пол,город;согласен,не согласен;Київ,Львів,чоловік;М,Ж;высшее,среднее",
    "koi8-r": "Москва,мужской;да,нет;возраст,пол,город;Казань,женский",
    "cp866": "Москва,мужской;да,нет;возраст,пол,город",
    "cp1253": "Αθήνα,άνδρας;ναι,όχι;ηλικία,φύλο,πόλη;Θεσσαλονίκη,γυναίκα",
    "cp1255": "ירושלים,זכר;כן,לא;גיל,מין,עיר;תל אביב,נקבה",
    "cp1256": "القاهرة,ذكر;نعم,لا;العمر,الجنس,المدينة",
    "cp1254": "İstanbul,erkek;evet,hayır;yaş,cinsiyet,şehir;çoğu,değil",
    "cp1250": "Łódź,mężczyzna;ano,ne,možná;věk,pohlaví,město;Kraków,żona;šest,čtyři;Győr,férfi,nő",
    "cp1257": "Vilnius,vyras,ąžuolas;Rīga,vīrietis;lytis,amžius,šalis",
    "cp874": "กรุงเทพ,ชาย;ใช่,ไม่ใช่;อายุ,เพศ,จังหวัด",
    "cp1252": "Köln,männlich;être,déjà;Nîmes,fâché;España,niño;São Paulo,não;übergroß;Ä,Ö",
    "cp850": "Köln,männlich;être,déjà;España,niño",
    "mac-roman": "Köln,männlich;être,déjà;España,niño",
}
TABLES = [(encoding, said.split(",")) for encoding, each in WORDS.items() for said in each.split(";")]


def table(words, n_rows):
    return "id,v\n" + "".join(f"{n},{words[n % len(words)]}\n" for n in range(n_rows))


@pytest.mark.parametrize("n_rows", [6, 60])
def test_what_is_not_read_right_is_asked_for(n_rows):
    n_right = 0
    for encoding, words in TABLES:
        written = table(words, n_rows)
        raw = written.encode(encoding)

        def opened(raw=raw):
            return io.BytesIO(raw)

        found = encoding_of(opened)
        readings = [found, *(each.encoding for each in doubtful_readings(opened, found))]
        assert any(raw.decode(each, errors="replace") == written for each in readings), (encoding, words, readings)
        n_right += raw.decode(found, errors="replace") == written
    assert n_right >= 0.85 * len(TABLES) >= 0.85 * 60


@pytest.mark.parametrize("encoding", ["cp932", "euc-jp", "gb18030", "big5", "cp949"])
def test_longer_texts_of_east_asia_are_read_without_a_question(encoding):
    words = [word for said in WORDS[encoding].split(";") for word in said.split(",")]
    raw = table(words, 60).encode(encoding)
    found = encoding_of(lambda: io.BytesIO(raw))
    assert raw.decode(found) == table(words, 60)
    assert doubtful_readings(lambda: io.BytesIO(raw), found) == ()


def test_a_bullet_behind_a_tag_is_no_letter_of_another_encoding():
    raw = table(["<p>· All records", "<p>· None of them"], 6).encode("cp1252")
    assert encoding_of(lambda: io.BytesIO(raw)) == "windows-1252"
    assert doubtful_readings(lambda: io.BytesIO(raw), "windows-1252") == ()


@pytest.mark.parametrize("sign", ["N.º", "Nº", "N°", "n.º de socio"])
def test_the_sign_of_a_number_is_western(sign):
    raw = f"{sign};edad\n1;20\n2;31\n".encode("cp1252")
    assert encoding_of(lambda: io.BytesIO(raw)) == "windows-1252"
    assert not doubtful_readings(lambda: io.BytesIO(raw), "windows-1252")
