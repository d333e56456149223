"""Recognise names of columns that number one person each, such as Personalnummer: no record, visit or household."""

from __future__ import annotations

from core.data.describing_names import in_words, words_of
from core.data.identifier_names import says_number
from core.patterns import pattern_of

_PEOPLE = words_of(
    """
    pat pt patient person subject participant member membership customer client user student pupil employee emp worker
    staff personnel personal pers insured individual resident citizen inmate beneficiary taxpayer donor volunteer
    applicant athlete player deportista deportistas atleta atletas sportler sportlerin joueur jugador giocatore spieler
    player lecturer teacher
    patientin patienten kunde kunden kd versicherter versicherten mitglied mitglieds schuler schueler studierende
    studierenden studenten mitarbeiter teilnehmer proband probanden bewohner einwohner burger buerger nutzer benutzer
    beschaftigte beschaftigten spender lehrer spieler
    personne individu adherent assure salarie employe agent etudiant eleve usager
    paciente persona empleado trabajador alumno estudiante usuario socio afiliado asegurado cliente
    paziente assistito dipendente studente utente alunno fiscale aluno funcionario utilizador
    klant deelnemer medewerker personeel leerling lid pasient ansatt elev medlem pacjent pracownik klient uczen
    pacjenta pracownika klienta ucznia pacient pacienta zamestnanec zamestnance zaka potilas hasta ogrenci personel
    пациент пациента клиент клиента сотрудник сотрудника студент студента ученик ученика табельныи
    """
)
"""One person; a respondent is none, as survey programs number answers."""
_NATIONAL = words_of(
    """
    upn
    mrn nhs ssn nino bsn cpf curp dni nie nir nss ahv avs cpr pesel ppn kvnr svnr empi cnp oib jmbg emso egn amka hetu
    henkilotunnus isikukood asmenskods tckn matrikel matricule matricola matricula legajo aadhaar cedula rut
    personnummer снилс егн јмбг αμκα
    """
)
"""Names of numbers that each person has one of."""
_INSURANCE = pattern_of(
    "social (?:security|insurance)|national insurance|securite sociale|seguridad social|seguranca social"
)
_FILLERS = words_of(
    "a an the of for de du des d la le les l el los las del der die das den do da dos di della y et und"
)
_COMPOUND = pattern_of(
    "(?:patient|pat|kunde|kd|person|personal|pers|mitglied|schuler|schueler|student|studierende|teilnehmer|proband|"
    "mitarbeiter|bewohner|einwohner|versicherte|versicherten|matrikel|sozialversicherung|krankenkasse|customer|client|"
    "member|membership|subject|participant|employee|emp|user|medewerker|klant|leerling|pasient|usubj|subj|pupil|staff|"
    "lid)(?:s|n|en|r|rn|er)?(?:id|ids|nr|no|num|nummer|number|kennung|kennziffer|code|key|uuid|guid)|"
    "(?:患者|社員|会員|学籍|学生|従業員|員工|员工|客户|顧客)(?:番号|编号|id|no)"
)
"""Compound names such as Mitgliedsnummer or patientid; a Kundenauftragsnummer is that of an order."""


def says_each_person(header: str) -> bool:
    """Return whether the name says that the column numbers persons, so that rows of other numbers are of others."""
    words = _INSURANCE.sub("ssn", " ".join(in_words(header.replace("#", " no ")))).split()
    if not all(map(_is_known, words)):
        return False
    is_number = not _NATIONAL.isdisjoint(words) or any(map(_COMPOUND.fullmatch, words))
    return is_number or (not _PEOPLE.isdisjoint(words) and any(map(says_number, words)))


def _is_known(word: str) -> bool:
    is_of_persons = word in _PEOPLE or word in _NATIONAL or _COMPOUND.fullmatch(word) is not None
    return is_of_persons or word in _FILLERS or says_number(word)
