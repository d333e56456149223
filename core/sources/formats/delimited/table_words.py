"""Tell an encoding by whole words that tables of offices have: names of columns, answers, places, months.

How often each letter is tells little of three words, and one byte is a letter of several scripts. A word that is
one of a language in one encoding is hardly ever a word in another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

_CYRILLIC = "windows-1251 koi8-r cp866 iso-8859-5 mac-cyrillic"
_WESTERN = "windows-1252 iso-8859-15 cp850 mac-roman"
_EASTERN = "windows-1250 iso-8859-2 cp852 mac-latin2"
_WORDS: tuple[tuple[str, str], ...] = (
    (
        _CYRILLIC,
        (
            "дата пол сумма имя фамилия отчество фио возраст город номер адрес телефон область регион район"
            " страна год месяц день время код наименование название количество цена стоимость руб рублей тыс млн"
            " шт кг итого всего муж жен мужской женский мужчина женщина да нет ответ вопрос оценка образование"
            " высшее среднее начальное неполное статус должность отдел зарплата доход семейное положение дети"
            " примечание группа класс школа пациент диагноз снилс инн паспорт рождения рождение дом улица индекс"
            " москва санкт петербург казань новосибирск екатеринбург омск уфа тула самара пермь россия рф январь"
            " февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь не знаю согласен согласна"
            " доля рост вес результат тип вид категория сотрудник организация клиент заказ товар общее средний"
            " низкий высокий хорошо плохо отлично иногда часто никогда всегда другое прочее профессия стаж работа"
            " студент пенсионер град егн брой дете мъж жена софия варна пловдив възраст име общо"
        ),
    ),
    (
        "windows-1251 koi8-u cp1125 iso-8859-5",
        (
            "стать місто область київ львів харків одеса дніпро вік прізвище чоловік жінка ні так сума номер дата"
            " рік місяць кількість освіта відповідь район вулиця україна вища середня назва посада чоловіча жіноча"
        ),
    ),
    (
        "windows-1253 iso-8859-7 cp737",
        (
            "όνομα επώνυμο φύλο ηλικία πόλη ποσό ημερομηνία ημ νία διεύθυνση τηλέφωνο αριθμός κωδικός έτος μήνας"
            " ναι όχι άνδρας γυναίκα άντρας αθήνα θεσσαλονίκη πάτρα βόλος λάρισα δήμος νομός περιφέρεια σύνολο και"
            " του της των εκπαίδευση επάγγελμα εισόδημα απάντηση τμήμα ονοματεπώνυμο αα ελλάδα βαθμός ημέρα τιμή"
            " ποσότητα"
        ),
    ),
    (
        "windows-1254 cp857",
        (
            "yaş şehir ilçe sıra hayır kadın doğum öğrenci öğretmen eğitim açıklama çoğu değil İstanbul İzmir"
            " muğla Şırnak ışık Işık güneş türkiye türk öğrenim üniversite işçi sayısı adı soyadı yıl yılı ağrı"
            " müdür şube çalışan çalışıyor ülke düşük yüksek kötü doğru yanlış hiç sık ücret ölçüm"
        ),
    ),
    (
        _WESTERN,
        (
            "weiß größe straße männlich für über grün höhe länge gehört möglich tätigkeit prüfung schüler"
            " schülerin wöchentlich täglich jährlich später früher ungefähr köln münchen düsseldorf nürnberg"
            " österreich zürich fürth thüringen württemberg märz fünf zwölf dreißig groß heiß persönlich behörde"
            " bevölkerung größer mäßig bestätigt geändert gültig ungültig körpergröße älter jünger berufstätig"
            " erwerbstätig beschäftigung ländlich städtisch stück gebühr währung gebäude vollständig häufig"
            " regelmäßig unregelmäßig geschäft gefäß müller prénom âge année années réponse très être même après"
            " déjà élevé marié mariée divorcé célibataire numéro téléphone région département éducation société"
            " santé durée fréquence février août décembre français étudiant employé retraité école collège lycée"
            " université père mère féminin qualité noël pâques año años día niño niña opinión educación población"
            " región país sección código número teléfono dirección médico según también más después español"
            " española información situación género tamaño sí não são gênero município endereço educação população"
            " região situação mãe médio básico três mês março città età qualità università perché più già lunedì"
            " martedì kön ålder län göteborg malmö män själv större också många månad födelseår skåne örebro køn"
            " kjønn fødselsår århus måned høj københavn køge tromsø både ikä vähän enemmän syntymäaika jyväskylä"
            " kyllä één"
        ),
    ),
    (
        _EASTERN,
        (
            "płeć imię województwo małopolskie śląskie łódzkie łódź kraków poznań gdańsk wrocław mężczyzna być"
            " może średnie wyższe wykształcenie odpowiedź wartość ilość miesiąc dzień również także złoty żona zł"
            " pohlaví věk jméno příjmení město měsíc číslo počet žena muž muži ženy možná nevím základní střední"
            " vysoká vysokoškolské plzeň česká české budějovice jičín částka příjem název šest čtyři zákazník jiří"
            " áno možno košice žilina základné stredné mesačný férfi nő életkor név város győr pécs szűcsi sorszám"
            " település összeg érték végzettség válasz lakóhely születési hónap megnevezés kérdés muški ženski"
            " žensko muško županija šifra moški občina godište oraş vârstă vârsta bărbat judeţ bucureşti iaşi"
            " timişoara braşov constanţa număr preţ răspuns"
            " oddział wewnętrzny wewnętrzna zawód dochód źródło miejscowość sprzedaż zamówienie płatność należność"
            " właściciel część zgłoszenie chłopiec ciężki łagodny"
        ),
    ),
    (
        "windows-1257",
        (
            "šalis amžius ąžuolas nežinau šiauliai klaipėda panevėžys išsilavinimas pavardė vārds uzvārds"
            " vīrietis rīga pilsēta jā nē õpilane töötaja põhiharidus pärnu jõgeva žemas aukštas"
        ),
    ),
    (
        "windows-1255 cp862",
        ("מין גיל עיר כן לא שם זכר נקבה תאריך מספר ישוב כתובת מס חיפה אילת ירושלים תל אביב טלפון משפחה סכום"),
    ),
    (
        "windows-1256 iso-8859-6",
        (
            "الاسم العمر الجنس المدينة نعم لا ذكر أنثى رقم جنس مدينة القاهرة حلب التاريخ تاريخ العنوان الدولة"
            " ذكور إناث اسم عمر الرقم المبلغ العدد دمشق بغداد الرياض الحالة"
        ),
    ),
    (
        "cp874",
        ("ชื่อ อายุ เพศ จังหวัด ชาย หญิง ใช่ ไม่ใช่ ลำดับ วันที่ ที่อยู่ จำนวน ชื่อ-สกุล ตำบล อำเภอ กรุงเทพ"),
    ),
    (
        "cp932 euc-jp",
        (
            "番号 氏名 名前 性別 年齢 都市 住所 区分 日付 東京都 大阪府 北海道 地域 人口 回答 年度 合計 備考"
            " 都道府県 市区町村 電話番号 生年月日 正社員 職業 学歴 年収 はい いいえ 男性 女性 東京 大阪 その他"
            " コード パート 満足 普通 不満"
        ),
    ),
    (
        "gb18030",
        (
            "编号 姓名 性别 年龄 城市 地区 日期 电话 地址 北京 上海 广州 深圳 学历 职业 收入 单位 备注 省份 金额"
            " 数量 合计 男性 女性 学生 满意 不满意 北京市 序号 时间 一般 同意"
        ),
    ),
    (
        "big5",
        (
            "編號 姓名 性別 年齡 城市 地區 日期 電話 地址 台北 高雄 學歷 職業 收入 單位 備註 金額 數量 台北市"
            " 學生 滿意 序號"
        ),
    ),
    (
        "cp949",
        (
            "번호 성별 도시 이름 나이 지역 성명 날짜 주소 전화 남자 여자 서울 부산 학력 직업 소득 아니오 모름"
            " 남성 여성 만족"
        ),
    ),
)
"""Encodings with the words of their languages: the commonest encoding first, and in small letters."""
_ENCODINGS = tuple(dict.fromkeys(name for names, _ in _WORDS for name in names.split()))
_TOKEN = re.compile(rb"[A-Za-z\x80-\xff]+")
_LEAST = 2
"""Bytes of the words that are known, from which they tell: no two short ones of other encodings read so by chance."""
_CLEARER = 2
"""So many times as much as under any other encoding that reads another text."""
_MANY = 12
"""Different words beyond ASCII, of which one that is known may be one by chance."""
_SURE = 3
"""Letters beyond ASCII in the one word that is known, from which it leaves no doubt."""


class Told(NamedTuple):
    """What words tell of an encoding.

    Attributes:
        encodings: the commonest first; the others read other letters in other words; () where words tell none.
        is_sure: whether more tells than a letter or two.
    """

    encodings: Sequence[str]
    is_sure: bool


def told_by_words(lines: bytes) -> Told:
    """Return the encodings that words tell: several where these words are alike as bytes in each.

    Args:
        lines: of the text that have bytes beyond ASCII.
    """
    tokens = {each for each in _TOKEN.findall(lines) if not each.isascii()}
    known = sorted(tokens & _spelled().keys())
    weights = dict.fromkeys(_ENCODINGS, 0)
    for token in known:
        for encoding in _spelled()[token]:
            weights[encoding] += len(token)
    best = max(_ENCODINGS, key=lambda name: weights[name])
    if weights[best] < _LEAST or (len(known) == 1 and len(tokens) >= _MANY) or not _reads(lines, best):
        return Told((), is_sure=False)
    rivals = [name for name in _ENCODINGS if name != best and weights[name] * _CLEARER > weights[best]]
    encodings = (best, *(name for name in rivals if _reads_otherwise(tokens, best, name)))
    return Told(encodings, is_sure=len(known) > 1 or len(known[0].decode("ascii", "ignore")) <= len(known[0]) - _SURE)


@lru_cache(maxsize=1)
def _spelled() -> Mapping[bytes, AbstractSet[str]]:
    """Return the words as bytes, small and capital, with the encodings in which they are these."""
    found: dict[bytes, set[str]] = {}
    for encodings, words in _WORDS:
        spelled = {way for word in words.split() for way in (word, word.capitalize(), word.upper())}
        for encoding in encodings.split():
            for word in spelled:
                if (written := _written(word, encoding)) is not None and not written.isascii():
                    found.setdefault(written, set()).add(encoding)
    return MappingProxyType(found)


def _written(word: str, encoding: str) -> bytes | None:
    try:
        return word.encode(encoding)
    except UnicodeError:
        return None


def _reads(lines: bytes, encoding: str) -> bool:
    try:
        lines.decode(encoding)
    except UnicodeError:
        return False
    return True


def _reads_otherwise(tokens: AbstractSet[bytes], one: str, other: str) -> bool:
    return any(each.decode(one, errors="replace") != each.decode(other, errors="replace") for each in tokens)
