"""Months, weekdays, sizes and answers of further languages, schools and terms of universities, in their order."""

from __future__ import annotations

SCALES_BY_LANGUAGE = """
leden|ledna únor|února březen|března duben|dubna květen|května červen|června červenec|července srpen|srpna \
září říjen|října listopad|listopadu prosinec|prosince
led úno bře dub kvě čvn čvc srp zář říj lis pro
január február marec|marca apríl|apríla máj|mája jún|júna júl|júla august|augusta september|septembra \
október|októbra november|novembra december|decembra
januar|januarja februar|februarja marec|marca april|aprila maj|maja junij|junija julij|julija avgust|avgusta \
september|septembra oktober|oktobra november|novembra december|decembra
januar|јануар februar|фебруар mart|март april|април maj|мај jun|јун jul|јул avgust|август septembar|септембар \
oktobar|октобар novembar|новембар decembar|децембар
siječanj|siječnja veljača|veljače ožujak|ožujka travanj|travnja svibanj|svibnja lipanj|lipnja srpanj|srpnja \
kolovoz|kolovoza rujan|rujna listopad|listopada studeni|studenoga|studenog prosinac|prosinca
január február március április május június július augusztus szeptember október november december
ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
януари февруари март април май юни юли август септември октомври ноември декември
січень|січня лютий|лютого березень|березня квітень|квітня травень|травня червень|червня липень|липня \
серпень|серпня вересень|вересня жовтень|жовтня листопад|листопада грудень|грудня
tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
ιανουάριος|ιανουαρίου|ιαν φεβρουάριος|φεβρουαρίου|φεβ μάρτιος|μαρτίου|μαρ απρίλιος|απριλίου|απρ μάιος|μαΐου|μάι \
ιούνιος|ιουνίου|ιουν ιούλιος|ιουλίου|ιουλ αύγουστος|αυγούστου|αυγ σεπτέμβριος|σεπτεμβρίου|σεπ|σεπτ \
οκτώβριος|οκτωβρίου|οκτ νοέμβριος|νοεμβρίου|νοε δεκέμβριος|δεκεμβρίου|δεκ
pondělí úterý středa čtvrtek pátek sobota neděle
po út st čt pá so ne
pondelok utorok streda štvrtok piatok sobota nedeľa
ponedeljek torek sreda četrtek petek sobota nedelja
ponedeljak|понедељак utorak|уторак sreda|среда četvrtak|четвртак petak|петак subota|субота nedelja|недеља
ponedjeljak utorak srijeda četvrtak petak subota nedjelja
hétfő kedd szerda csütörtök péntek szombat vasárnap
luni marți|marţi miercuri joi vineri sâmbătă duminică
понеделник вторник сряда четвъртък петък събота неделя
понеділок вівторок середа четвер п'ятниця субота неділя
maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
pazartesi salı çarşamba perşembe cuma cumartesi pazar
δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή
malý|malá|malé střední|stredný|stredná|stredné velký|velká|velké|veľký|veľká|veľké
mały|mała|małe średni|średnia|średnie duży|duża|duże
klein middel|middelgroot|gemiddeld groot
petit|petite moyen|moyenne grand|grande
pequeño|pequeña mediano|mediana grande
pequeno|pequena médio|média grande
piccolo|piccola medio|media grande
liten|litet|lille|små mellan|medel|mellanstor|mellem|middels|mellomstor stor|stort|store
pieni keskikokoinen|keskisuuri suuri|iso
маленький|маленькая|малый|малая|малое средний|средняя|среднее большой|большая|большое|крупный|крупная|крупное
kicsi|kis közepes nagy
mic|mică mediu|medie mare
küçük orta büyük
μικρό|μικρός|μικρή μεσαίο|μεσαίος|μεσαία μεγάλο|μεγάλος|μεγάλη
mycket_missnöjd ganska_missnöjd varken_nöjd_eller_missnöjd|varken_eller|neutral ganska_nöjd nöjd mycket_nöjd
очень_недоволен|очень_недовольна|совсем_недоволен недоволен|недовольна скорее_недоволен|скорее_недовольна \
ни_доволен,_ни_недоволен|нейтрально скорее_доволен|скорее_довольна доволен|довольна очень_доволен|очень_довольна
πολύ_δυσαρεστημένος|πολύ_δυσαρεστημένη δυσαρεστημένος|δυσαρεστημένη \
ουδέτερος|ουδέτερη|ούτε_ικανοποιημένος_ούτε_δυσαρεστημένος ικανοποιημένος|ικανοποιημένη \
πολύ_ικανοποιημένος|πολύ_ικανοποιημένη
muy_insatisfecho|muy_insatisfecha|nada_satisfecho|nada_satisfecha insatisfecho|insatisfecha|poco_satisfecho|\
poco_satisfecha ni_satisfecho_ni_insatisfecho|neutral satisfecho|satisfecha|bastante_satisfecho|bastante_satisfecha \
muy_satisfecho|muy_satisfecha
základní|základné vyučen|vyučení|výuční_list|střední_bez_maturity středoškolské|střední|střední_s_maturitou|\
maturita|stredoškolské vyšší_odborné|vyššie_odborné bakalářské|vysokoškolské_bakalářské \
vysokoškolské|magisterské|vysokoškolské_magisterské doktorské
ohne_abschluss|kein_abschluss|ohne_schulabschluss hauptschule|hauptschulabschluss|volksschule \
realschule|realschulabschluss|mittlere_reife fachhochschulreife|fachabitur \
abitur|gymnasium|hochschulreife|matura lehre|ausbildung|berufsausbildung fachhochschule \
hochschule|universität|hochschulabschluss|studium|uni promotion
pre-k|prek kindergarten|k|kg 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th
1º_eso|1_eso 2º_eso|2_eso 3º_eso|3_eso 4º_eso|4_eso 1º_bachillerato|1_bachillerato|1º_bach 2º_bachillerato|\
2_bachillerato|2º_bach
ss|sose|sommersemester|summer_term|summer_semester ws|wise|wintersemester|winter_term|winter_semester
stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
δευ|δε τρι|τρ τετ|τε πεμ|πε παρ|πα σαβ|σα κυρ|κυ
понеділок вівторок середа четвер пʼятниця субота неділя
základní středoškolské_bez_maturity středoškolské_s_maturitou vyšší_odborné vysokoškolské
veľmi_nespokojný|veľmi_nespokojná nespokojný|nespokojná skôr_nespokojný|skôr_nespokojná skôr_spokojný|skôr_spokojná \
spokojný|spokojná veľmi_spokojný|veľmi_spokojná
foarte_nemulțumit|foarte_nemulțumită nemulțumit|nemulțumită mulțumit|mulțumită foarte_mulțumit|foarte_mulțumită
vrlo_nezadovoljan|vrlo_nezadovoljna nezadovoljan|nezadovoljna zadovoljan|zadovoljna vrlo_zadovoljan|vrlo_zadovoljna
zelo_nezadovoljen|zelo_nezadovoljna nezadovoljen|nezadovoljna zadovoljen|zadovoljna zelo_zadovoljen|zelo_zadovoljna
дуже_незадоволений|дуже_незадоволена незадоволений|незадоволена задоволений|задоволена \
дуже_задоволений|дуже_задоволена
никога рядко понякога често винаги
ніколи рідко іноді|інколи часто завжди
niciodată rar|rareori uneori des|adesea mereu|întotdeauna
nikad|nikada rijetko|retko ponekad često uvijek|uvek
nikoli redko včasih|občasno pogosto vedno
nikdy zriedka|zriedkavo niekedy|občas často vždy
χαμηλό|χαμηλή|χαμηλός μέτριο|μέτρια|μέτριος|μεσαίο|μεσαία υψηλό|υψηλή|υψηλός
lav|lavt mellem|middel|middels høj|høy|høyt|højt
низький|низька|низьке середній|середня|середнє високий|висока|високе
scăzut|scăzută mediu|medie ridicat|ridicată
matala keskitaso|keskimääräinen|keskinkertainen korkea
нисък|ниска|ниско среден|средна|средно висок|висока|високо
väike keskmine suur
guarito|guarita migliorato|migliorata invariato|invariata|stabile peggiorato|peggiorata deceduto|deceduta
recovered|cured improved unchanged|stable worse|worsened|deteriorated died|deceased|dead
geheilt gebessert|verbessert unverändert|stabil verschlechtert verstorben|gestorben
guéri|guérie amélioré|améliorée stable|inchangé|inchangée aggravé|aggravée décédé|décédée
strong_democrat weak_democrat|not_strong_democrat|not_very_strong_democrat|democrat \
lean_democrat|leans_democrat|independent,_near_democrat independent \
lean_republican|leans_republican|independent,_near_republican \
weak_republican|not_strong_republican|not_very_strong_republican|republican strong_republican
alapfokú|általános|általános_iskola|8_általános szakmunkás|szakmunkásképző|szakiskola \
középfokú|középiskola|érettségi|gimnázium|szakközépiskola főiskola|bsc felsőfokú|egyetem|egyetemi|diploma
okuryazar_değil|okur-yazar_değil|okul_öncesi ilkokul ilköğretim ortaokul lise ön_lisans|önlisans \
üniversite|lisans yüksek_lisans doktora
первый|первая|первое второй|вторая|второе третий|третья|третье четвёртый|четвёртая|четвёртое \
пятый|пятая|пятое шестой|шестая|шестое
перший|перша|перше другий|друга|друге третій|третя|третє четвертий|четверта|четверте п'ятий|п'ята|п'яте
pierwszy|pierwsza|pierwsze drugi|druga|drugie trzeci|trzecia|trzecie czwarty|czwarta|czwarte piąty|piąta|piąte
první druhý|druhá|druhé třetí čtvrtý|čtvrtá|čtvrté pátý|pátá|páté
első második harmadik negyedik ötödik
birinci ikinci üçüncü dördüncü beşinci
primo|prima secondo|seconda terzo|terza quarto|quarta quinto|quinta
primeiro|primeira segundo|segunda terceiro|terceira quarto|quarta quinto|quinta
eerste tweede derde vierde vijfde
första andra tredje fjärde femte
χωρίς_εκπαίδευση|κανένα δημοτικό|δημοτικό_σχολείο γυμνάσιο λύκειο|γενικό_λύκειο|επαγγελματικό_λύκειο ιεκ τει \
πανεπιστήμιο|αει μεταπτυχιακό διδακτορικό
без_образование начално основно средно професионално|средно_специално полувисше висше|бакалавър магистър доктор
без_школе|без_образовања непотпуно_основно основно|основна|основна_школа средње|средња|средња_школа \
више|виша|виша_школа високо|висока|факултет мастер|магистар докторат|доктор
bez_škole|bez_obrazovanja nepotpuno_osnovno osnovno|osnovna|osnovna_škola srednje|srednja|srednja_škola|sss \
više|viša|viša_škola visoko|visoka|visoka_škola|fakultet|vss master|magistar|magisterij doktorat|doktor
brez|brez_izobrazbe osnovna|osnovna_šola|osnovnošolska poklicna|nižja_poklicna srednja|srednja_šola|srednješolska \
višja|višja_šola|višješolska visoka|visoka_šola|visokošolska univerzitetna|univerza magisterij doktorat
без_освіти початкова базова|базова_середня|неповна_середня середня|повна_середня|загальна_середня \
професійна|професійно-технічна середня_спеціальна|фахова_передвища неповна_вища|бакалавр вища|повна_вища|магістр
무학 초졸|초등학교|초등학교_졸업 중졸|중학교|중학교_졸업 고졸|고등학교|고등학교_졸업 전문대졸|전문대|초대졸 \
대졸|대학교|대학교_졸업 대학원|대학원졸|대학원_졸업|석사 박사
không_đi_học|mù_chữ mầm_non tiểu_học|cấp_1 thcs|trung_học_cơ_sở|cấp_2 thpt|trung_học_phổ_thông|cấp_3 sơ_cấp trung_cấp \
cao_đẳng đại_học thạc_sĩ|sau_đại_học|cao_học tiến_sĩ
sin_estudios|ninguno|analfabeto primarios|primaria|estudios_primarios|educación_primaria \
eso|secundaria|secundarios|graduado_escolar|educación_secundaria bachillerato|bachiller \
fp|formación_profesional|fp_grado_medio fp_grado_superior universitarios|universitaria|universidad|superiores \
máster|posgrado|postgrado doctorado
fără_studii|fără_școală primare|primar|școală_primară gimnaziale|gimnaziu profesionale|școală_profesională \
liceale|liceu postliceale superioare|universitare|facultate masterat|master|postuniversitare doctorat
bez_izglītības sākumskola pamata|pamatizglītība|pamatskola vidējā|vidējā_izglītība|vidusskola \
profesionālā|vidējā_profesionālā augstākā|augstākā_izglītība bakalaurs maģistrs doktors
pradinis|pradinė pagrindinis|pagrindinė vidurinis|vidurinė profesinis|profesinė aukštesnysis|aukštesnioji \
aukštasis|aukštoji bakalauras magistras daktaras
alghariduseta algharidus põhiharidus|põhikool keskharidus|keskkool|gümnaasium kutseharidus|kutsekool \
kõrgharidus|ülikool|rakenduskõrgharidus magister doktor
bez_vzdelania základné|základná|základná_škola učňovské|bez_maturity stredné|stredoškolské|stredná|stredná_škola \
vyššie|vyššie_odborné vysokoškolské|vysoká|vysoká_škola doktorát
peruskoulu|perusaste|kansakoulu ammattikoulu|ammatillinen lukio|ylioppilas opisto|opistoaste \
ammattikorkeakoulu|amk yliopisto|korkeakoulu tohtori
ingen_utdanning grunnskole|grunnskolen|ungdomsskole videregående|videregående_skole fagskole|fagbrev \
høyskole|høgskole universitet doktorgrad
folkeskole|grundskole gymnasium|gymnasial|gymnasiale erhvervsuddannelse|erhvervsfaglig kort_videregående|kvu \
mellemlang_videregående|mvu|bachelor lang_videregående|lvu|kandidat forsker
grundskola|folkskola|förgymnasial gymnasium|gymnasial|gymnasieskola yrkesutbildning|yrkeshögskola|eftergymnasial \
högskola|universitet forskarutbildning
sem_escolaridade|analfabeto fundamental_incompleto fundamental|ensino_fundamental|básico|ensino_básico \
médio_incompleto médio|ensino_médio|secundário|ensino_secundário|médio_completo técnico superior_incompleto \
superior|ensino_superior|licenciatura|superior_completo pós-graduação|mestrado doutorado|doutoramento
grunnskóli|grunnskólapróf framhaldsskóli|framhaldsskólapróf|stúdentspróf iðnnám|starfsnám háskóli|háskólapróf
kg|keller|ug|souterrain eg|erdgeschoss|parterre hochparterre 1._og 2._og 3._og 4._og 5._og 6._og 7._og 8._og 9._og \
10._og 11._og 12._og dg|dachgeschoss
n y u|unk
no yes u|unk|unsure
f m u|x
tx t0 ta tis t1|t1a|t1b|t1c t2|t2a|t2b|t2c t3|t3a|t3b t4|t4a|t4b
"""
"""As `core.data.ordered_words` spells them, and looked at after those: the first scale that holds all texts counts."""
