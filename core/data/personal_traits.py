"""Names of what describes one person, such as an age or a sex, and words for a person that may stand beside them."""

from __future__ import annotations

from core.data.describing_names import words_of

TRAITS = (
    words_of(
        """
        name firstname lastname surname fullname forename givenname familyname vorname nachname familienname
        nom prenom nombre apellido apellidos nome cognome sobrenome naam voornaam achternaam imie nazwisko
        jmeno prijmeni isim soyad nimi navn namn имя фамилия фио 氏名 姓名 이름
        """
    ),
    words_of("age alter edad eta idade leeftijd wiek vek alder ika kor eletkor yas возраст вік 年齢 年龄 나이"),
    words_of(
        """
        sex gender geschlecht geschl sexe sexo genero sesso geslacht plec płec pohlavi kon kjønn sukupuoli nem cinsiyet
        пол стать 性別 性别 성별
        """
    ),
    words_of(
        """
        geb gebdat gebdatum geburt brthdt brthdat brthdtc birthdt birthdat
        dob birth birthday birthdate dateofbirth yearofbirth birthyear geburtsdatum geburtstag geburtsjahr naissance
        datenaissance anneenaissance nacimiento fechanacimiento nascita datadinascita annodinascita nascimento
        datanascimento geboortedatum geboortejaar dataurodzenia rokurodzenia datumnarozeni fødselsdato födelsedatum
        fodselsdato датарождения годрождения рождения जन्म تولد ميلاد לידה 生年月日 出生日期 생년월일
        """
    ),
)
"""What describes a person: a name, an age, a sex, a birth; several names may be of one person."""
SEX, BIRTH = 2, 3
"""The traits of sexes and of births among them."""
PERSONS = words_of(
    """
    person persons pers p personne persona pessoa persoon osoba child kind enfant hijo figlio filho member mitglied
    membre miembro membro household haushalt hh participant teilnehmer participante patient pat respondent resp student
    pupil schuler eleve guest gast player spieler partner twin zwilling nr no de du des der del la
    """
)
"""Words for a person, which say nothing of what the column holds."""

_INBORN = (2, BIRTH)
"""Of the traits, those of which a person has one: two sexes, or two days of birth, are of two persons."""


def trait_of(stem: str) -> int | None:
    """Return which trait of a person the words of a name are, written as one; None: none."""
    return next((at for at, each in enumerate(TRAITS) if stem in each), None)


def is_inborn(trait: int) -> bool:
    """Return whether a person has one such trait, at all times."""
    return trait in _INBORN
