"""Months, sizes, pains, ages, visits, schools, grades, floors and answers of further languages, in their order."""

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
sin_estudios|ninguno|ninguna|analfabeto primaria_incompleta \
primaria|primario|primarios|primaria_completa|educación_primaria|estudios_primarios|básica secundaria_incompleta \
eso|secundaria|secundario|secundaria_completa|educación_secundaria|estudios_secundarios \
bachillerato|bachiller|preparatoria|media|media_superior|educación_media fp|formación_profesional|técnico|técnica \
terciario|terciaria|fp_grado_superior universitaria_incompleta|universidad_incompleta \
grado|licenciatura|universitario|universitaria|universidad|superior|universitaria_completa|universidad_completa|\
grado_universitario|estudios_universitarios|educación_superior|pregrado especialización|especialidad \
máster|posgrado|postgrado|maestría|magíster|máster_universitario doctorado|doctor
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
none|absent|nil|nothing minimal|trivial mild|slight moderate severe|marked|strong|intense unbearable|extreme|worst
keine|kein|nicht_vorhanden leicht|leichte|leichter|gering|geringe|schwach|schwache \
mittel|mittlere|mittelstark|mittelstarke|mäßig|mäßige|mäßiger stark|starke|starker|heftig|heftige \
unerträglich|unerträgliche
ninguno|ninguna|nada|ausente|sin_dolor mínimo|mínima leve|ligero|ligera|suave moderado|moderada \
severo|severa|intenso|intensa|fuerte|grave insoportable|extremo|extrema
aucun|aucune|nul|nulle|absent|absente minime|minimale léger|légère|faible modéré|modérée|moyen|moyenne \
sévère|fort|forte|important|importante|intense|grave insupportable|extrême
nessuno|nessuna|assente minimo|minima lieve|leggero|leggera|debole moderato|moderata|medio|media \
grave|severo|severa|forte|intenso|intensa insopportabile|estremo|estrema
nenhum|nenhuma|ausente|sem_dor mínimo|mínima leve|ligeiro|ligeira|fraco|fraca moderado|moderada|médio|média \
grave|severo|severa|forte|intenso|intensa insuportável|extremo|extrema
geen|afwezig minimaal|minimale licht|lichte|mild|milde matig|matige|gemiddeld|gemiddelde \
ernstig|ernstige|hevig|hevige|sterk|sterke ondraaglijk|ondraaglijke
brak|bez_bólu minimalny|minimalna|minimalne słaby|słaba|słabe|łagodny|łagodna|łagodne|lekki|lekka|lekkie \
umiarkowany|umiarkowana|umiarkowane|średni|średnia|średnie silny|silna|silne|ciężki|ciężka|ciężkie nie_do_zniesienia
нет|отсутствует минимальный|минимальная слабый|слабая|слабое|легкий|легкая|легкое|незначительная \
умеренный|умеренная|умеренное|средний|средняя|среднее|средней_тяжести \
сильный|сильная|сильное|выраженный|выраженная|тяжелый|тяжелая|тяжелое невыносимый|невыносимая|нестерпимая
немає|відсутній|відсутня слабкий|слабка|легкий|легка помірний|помірна|середній|середня|середньої_тяжкості \
сильний|сильна|тяжкий|тяжка|важкий|важка нестерпний|нестерпна
ingen|inga|inget|intet minimal lätt|lätta|mild|milda|svag|svaga|let|lett måttlig|måttliga|medelsvår|moderat|moderate \
svår|svåra|stark|starka|kraftig|sterk|stærk|alvorlig|svær outhärdlig|uutholdelig
žádný|žádná|žádné|žiadny|žiadna|žiadne minimální slabý|slabá|mírný|mírná|lehký|lehká|mierny|mierna|ľahká \
střední|středně_silná|stredný|stredná|stredne_silná silný|silná|těžký|těžká|ťažký|ťažká nesnesitelná|neznesiteľná
nincs minimális enyhe|gyenge közepes|mérsékelt erős|súlyos elviselhetetlen
fără|absent|absentă minimă ușor|ușoară|slab|slabă moderat|moderată|mediu|medie sever|severă|puternic|puternică \
insuportabil|insuportabilă
ei_lainkaan|ei|ei_ole lievä|lieviä kohtalainen|kohtalaista kova|kovaa|voimakas|vaikea sietämätön
yok hafif orta şiddetli|ağır dayanılmaz
κανένας|κανένα|κανένας|καθόλου|όχι ήπιος|ήπιο|ήπια|ελαφρύς μέτριος|μέτριο|μέτρια \
σοβαρός|σοβαρή|έντονος|έντονο|ισχυρός αφόρητος
なし|無し|無 軽い|軽度|軽症|弱い 中等度|中程度|中等症|中くらい 強い|重度|重い|高度|重症 最重度|最重症
无|無|没有 轻微|轻度|轻|輕度 中度|中等|中 重度|重|严重|嚴重 极重度|剧烈
없음 경미|경증|약함 중등도|중등증|보통 심함|중증|강함 매우_심함
لا_يوجد|لا_شيء خفيف|خفيفة متوسط|متوسطة|معتدل شديد|شديدة
không|không_đau nhẹ vừa|trung_bình nặng|nhiều
tidak_ada ringan sedang berat
नहीं|कोई_नहीं हल्का मध्यम गंभीर|तेज
אין קל|קלה בינוני|בינונית חזק|חזקה|קשה|חמור|חמורה
screening|prescreening|consent|enrolment|enrollment|registration \
baseline|base_line|basal|basiserhebung|randomisation|randomization|admission|intake # interim|mid-term|midterm|midline \
end_of_treatment|eot|endline|endpoint|end_of_study|eos|final|final_visit|post-treatment|discharge|end \
follow-up|follow_up|followup|fu
screening|einschluss|voruntersuchung aufnahme|basis|baseline|basiserhebung|eingangsuntersuchung # \
verlauf|verlaufskontrolle|zwischenuntersuchung|kontrolle entlassung|abschluss|abschlussuntersuchung|ende \
nachsorge|nachuntersuchung|follow-up|katamnese
screening inclusion|admission|entrée # suivi|mi-parcours sortie|fin|fin_de_traitement|fin_d'étude post-traitement
cribado|screening basal|ingreso|inclusión # seguimiento|control|evolución alta|egreso|fin|final
screening ricovero|ingresso|basale|arruolamento # controllo|decorso dimissione|fine|fine_studio follow-up
triagem admissão|internação|basal|linha_de_base # acompanhamento|evolução alta|final
screening opname|baseline|nulmeting # tussenmeting|controle ontslag|eindmeting|nameting follow-up|nacontrole
przyjęcie # kontrola|obserwacja wypis
скрининг поступление|исходно|включение # наблюдение|динамика выписка|завершение
筛查 基线|入院 # 出院 随访
none|no_knowledge beginner|basic|novice|elementary pre-intermediate intermediate|conversational upper-intermediate \
advanced|proficient expert|fluent native|native_speaker|bilingual|mother_tongue
keine|keine_kenntnisse grundkenntnisse|anfänger gute_kenntnisse|gut|fortgeschritten \
sehr_gute_kenntnisse|sehr_gut|fließend|verhandlungssicher muttersprache|muttersprachler|muttersprachlich
débutant|débutante|notions|scolaire intermédiaire avancé|avancée|courant|couramment bilingue|langue_maternelle
principiante|básico|básica|elemental intermedio|intermedia avanzado|avanzada|fluido nativo|nativa|bilingüe
newborn|neonate infant|baby toddler preschool|preschooler child|children|school-age|kid \
teen|teenager|adolescent|adolescents|youth young_adult|young|young_adults adult|adults middle-aged|middle_aged \
older_adult|older_adults|senior|seniors|elderly|older|old|old_age oldest_old|very_old
neugeborenes|neugeborene säugling|säuglinge|baby kleinkind|kleinkinder vorschulkind|vorschulkinder \
kind|kinder|schulkind|schulkinder jugendlicher|jugendliche|jugend|teenager \
junger_erwachsener|junge_erwachsene|heranwachsender erwachsener|erwachsene|erwachsen \
senior|senioren|älterer_erwachsener|ältere|ältere_erwachsene hochbetagter|hochbetagte|hochbetagt
recién_nacido|neonato bebé|lactante infante|preescolar niño|niña|niños|niñez|infancia|escolar \
adolescente|adolescentes|adolescencia joven|jóvenes|adulto_joven|juventud adulto|adulta|adultos|adultez \
adulto_mayor|adultos_mayores|anciano|tercera_edad|vejez
nouveau-né nourrisson|bébé jeune_enfant enfant|enfants adolescent|adolescente|adolescents|ado \
jeune|jeunes|jeune_adulte|jeunes_adultes adulte|adultes senior|seniors|personne_âgée|personnes_âgées|âgé|âgée
neonato lattante bambino|bambina|bambini adolescente|adolescenti|ragazzo|ragazzi giovane|giovani|giovane_adulto \
adulto|adulta|adulti anziano|anziana|anziani
recém-nascido bebê|bebé|lactente criança|crianças adolescente|adolescentes jovem|jovens|adulto_jovem \
adulto|adulta|adultos idoso|idosa|idosos
pasgeborene baby|zuigeling peuter kleuter kind|kinderen tiener|puber|jongere|jongeren|adolescent jongvolwassene \
volwassene|volwassenen oudere|ouderen|senior|senioren
noworodek niemowlę małe_dziecko dziecko|dzieci nastolatek|młodzież młody_dorosły dorosły|dorośli|dorosła \
senior|seniorzy|osoba_starsza|osoby_starsze
новорожденный младенец|грудной дошкольник ребенок|дети|школьник подросток|подростки молодой|молодежь|юноша \
взрослый|взрослые пожилой|пожилые старческий|долгожитель
spädbarn|bebis|spædbarn|spedbarn småbarn|småbørn barn|børn tonåring|ungdom|ungdomar|teenager|tenåring \
vuxen|vuxna|voksen|voksne äldre|senior|pensionär|ældre|eldre
新生児 乳児 幼児 小児|子供|子ども|児童|学童 青年|青少年|若者|思春期 成人|大人|成年 中年|壮年 高齢者|老人|老年|高齢
新生儿 婴儿 幼儿 儿童|小孩 青少年|少年 青年 成年|成人|成年人 中年|中年人 老年|老人|老年人
신생아 영아 유아 아동|어린이|소아 청소년 청년 성인|장년 중년 노인|노년|고령자
ohne_abschluss|kein_abschluss|kein_schulabschluss|ohne_schulabschluss|keinen_schulabschluss|keiner \
förderschule|förderschulabschluss hauptschule|hauptschulabschluss|volksschule|volks-/hauptschule|volks-,hauptschule \
realschule|realschulabschluss|mittlere_reife|mittlerer_schulabschluss|msa|polytechnische_oberschule|pos \
fachhochschulreife|fachabitur abitur|gymnasium|hochschulreife|allgemeine_hochschulreife|matura \
lehre|ausbildung|berufsausbildung meister|techniker bachelor \
master|diplom|hochschule|universität|hochschulabschluss|studium promotion|doktor
none preschool|kindergarten|nursery elementary|elementary_school|primary|primary_school \
middle|middle_school|junior_high|junior_high_school high|high_school|senior_high|senior_high_school \
some_college|vocational associate|associate's college|university|undergraduate|bachelor|bachelors|bachelor's|\
bachelor's_degree|bachelors_degree master|masters|master's|master's_degree|masters_degree|graduate|graduate_school \
phd|doctorate|doctoral|ph.d
sin_estudios primaria|primarios eso|secundaria|secundarios bachillerato|bachiller fp|formación_profesional \
diplomatura grado|graduado|licenciatura|licenciado máster|master|posgrado|maestría doctorado|doctor
graduação|licenciatura|bacharelado|graduado especialização|pós-graduação mestrado|mestre doutorado|doutoramento|doutor \
pós-doutorado
licencjat|licencjackie|inżynier|inżynierskie magister|magisterskie doktor|doktorat|doktoranckie
бакалавр|бакалавриат специалист|специалитет магистр|магистратура аспирант|аспирантура кандидат_наук доктор_наук
начальная основная средняя высшая
幼稚園|保育園|未就学 小学校|小学|小学生|小|小卒 中学校|中学|中学生|中|中卒 高校|高等学校|高校生|高|高卒 \
専門学校|専門|専門卒 短大|短期大学|高専|短大卒 大学|大学生|大|大卒 大学院|修士|大学院卒 博士
幼儿园 小学 初中|中学 高中 大专|中专 大学|本科 研究生|硕士 博士
초등학교|초등|초 중학교|중등|중 고등학교|고등|고 대학교|대학 대학원
sd smp sma|smk d3|diploma s1|sarjana s2|magister s3|doktor
निरक्षर|अशिक्षित प्राथमिक माध्यमिक उच्च_माध्यमिक स्नातक स्नातकोत्तर
יסודי חטיבת_ביניים|חטיבה תיכון|תיכונית תואר_ראשון תואר_שני תואר_שלישי|דוקטורט
excellent|félicitations très_bien bien assez_bien passable insuffisant aucune|sans_mention|pas_de_mention
celujący|celująca|celujące bardzo_dobry|bardzo_dobra|bardzo_dobre ponad_dobry|dobry_plus dobry|dobra|dobre \
dostateczny_plus|dość_dobry dostateczny|dostateczna|dostateczne dopuszczający|dopuszczająca|dopuszczające|mierny \
niedostateczny|niedostateczna|niedostateczne
wzorowe bardzo_dobre dobre poprawne nieodpowiednie naganne
výborný|výborně|výborná|výborné chvalitebný|chvalitebně|chvalitebná|chválitebný|velmi_dobře|velmi_dobrý \
dobrý|dobře|dobrá dostatečný|dostatečně|dostatečná|dostatočný \
nedostatečný|nedostatečně|nedostatečná|nedostatočný|nevyhověl
kitűnő jeles jó közepes elégséges elégtelen
ig|icke_godkänd|icke_godkänt|underkänd|u g|godkänd|godkänt vg|väl_godkänd|väl_godkänt \
mvg|mycket_väl_godkänd|mycket_väl_godkänt
ikke_bestått|ikke_bestået|ikke_godkjent|ikke_godkendt|icke_godkänd bestått|bestået|godkjent|godkendt|godkänd
heikko|hylätty välttävä tyydyttävä hyvä kiitettävä erinomainen
zayıf|başarısız|geçmez geçer orta iyi pekiyi|çok_iyi
수 우 미 양 가
优|优秀|優|優秀 良|良好 中|中等|一般 及格|合格|可 差|不及格|不合格
秀 優 良 可 不可|否
s a b c d
aaa aa+ aa aa- a+ a a- bbb+ bbb bbb- bb+ bb bb- b+ b b- ccc+ ccc ccc- cc c d
a+ a a- b+ b b- c+ c c- d+ d d- e fx f
foarte_bine bine suficient insuficient
gravemente_insufficiente insufficiente|non_sufficiente|mediocre sufficiente discreto buono distinto ottimo eccellente
in_via_di_prima_acquisizione|iniziale base intermedio avanzato
insuficiente|fraco|não_satisfaz suficiente|satisfaz bom|satisfaz_bem muito_bom excelente
matrícula_de_honor|matrícula sobresaliente notable bien aprobado|suficiente suspenso|insuficiente no_presentado
fail|unsatisfactory conceded_pass pass credit distinction high_distinction
sehr_gut gut befriedigend ausreichend|genügend nicht_ausreichend|mangelhaft|nicht_genügend|nicht_bestanden ungenügend
summa_cum_laude magna_cum_laude cum_laude satis_bene rite non_sufficit
emerging|below_expected expected exceeding|above_expected
wts|working_towards exs|working_at gds|greater_depth
b1 g # penthouse|ph
basement|cellar lower_ground|lower_ground_floor|lg ground|ground_floor|gf|g mezzanine # penthouse|attic|loft|top_floor
sous-sol rdc|rez-de-chaussée|rez_de_chaussée entresol # combles|attique|dernier_étage
sótano semisótano bajo|planta_baja|pb entresuelo|entreplanta principal # ático sobreático
cave|subsolo|subcave r/c|rés-do-chão|térreo # cobertura|último
interrato|seminterrato piano_terra|terra|pt|piano_terreno|terreno piano_rialzato|rialzato # attico|mansarda
seminterrato piano_terra|piano_terreno piano_rialzato primo_piano secondo_piano terzo_piano quarto_piano quinto_piano
piwnica|suterena parter # poddasze|strych
kelder|souterrain begane_grond|bg|parterre # zolder
tiefgeschoss keller|ug|souterrain|untergeschoss eg|erdgeschoss|parterre hochparterre # dg|dachgeschoss|penthouse
sklep|suterén přízemí|prízemie # podkroví|podkrovie
подвал цоколь|цокольный # мансарда|чердак
källare|kælder|kjeller bottenvåning|bv|stueetage|stuen|st # vind|loft
pince|alagsor földszint|fszt magasföldszint|félemelet # tetőtér
pre-k|prek|tk kindergarten|k|kg #
never|none once|one_time twice|two_times|two_or_three_times # always
nie|keinmal einmal zweimal dreimal # immer
jamais une_fois deux_fois trois_fois # toujours
nunca una_vez dos_veces tres_veces # siempre
nie seltener # täglich
自立|非該当 要支援 要介護
כן אולי|חלקית לא
ano možná|částečně|asi|snad ne
áno možno|čiastočne nie
igen talán|részben nem
da poate|parțial nu
da možda|djelomično|delimično ne
evet belki|kısmen|bazen hayır
ja misschien nee|neen
ναι ίσως|εν_μέρει όχι
так можливо|частково ні
ya mungkin tidak
có có_thể|có_lẽ không
हाँ|हां शायद नहीं
예|네 아마|가끔 아니오|아니요
ja eerder_wel|eerder_ja eerder_niet|eerder_nee nee|neen
全くない|まったくない ほとんどない|あまりない|めったにない たまに|まれに|たまにある \
時々|ときどき|時々ある|ときどきある よく|しばしば|よくある いつも|常に|いつもある
غير_راض_إطلاقا|غير_راض_تماما|غير_راض_جدا غير_راض|غير_راضي محايد راض|راضي راض_تماما|راض_جدا
אף_פעם|אף_פעם_לא|מעולם_לא לעתים_רחוקות|לעיתים_רחוקות|לעתים_נדירות לפעמים|מדי_פעם \
לעתים_קרובות|לעיתים_קרובות|בדרך_כלל תמיד
כלל_לא_מסכים|לא_מסכים_בכלל|מאוד_לא_מסכים|מתנגד_בהחלט לא_מסכים|מתנגד ניטרלי|נייטרלי|לא_מסכים_ולא_מתנגד מסכים \
מסכים_מאוד|מסכים_בהחלט|מסכים_לחלוטין
כלל_לא_מרוצה|לא_מרוצה_בכלל|מאוד_לא_מרוצה לא_מרוצה ניטרלי|נייטרלי|בינוני מרוצה מרוצה_מאוד|מאוד_מרוצה
גרוע_מאוד גרוע|רע בינוני|סביר טוב טוב_מאוד מצוין|מצויין
נמוך|נמוכה בינוני|בינונית|ממוצע גבוה|גבוהה
không_bao_giờ|chưa_bao_giờ hiếm_khi thỉnh_thoảng|đôi_khi thường_xuyên|thường luôn_luôn|luôn
hoàn_toàn_không_đồng_ý|rất_không_đồng_ý không_đồng_ý bình_thường|trung_lập|phân_vân đồng_ý hoàn_toàn_đồng_ý|rất_đồng_ý
rất_không_hài_lòng không_hài_lòng bình_thường|trung_lập hài_lòng rất_hài_lòng
rất_kém|rất_tệ kém|yếu|tệ trung_bình|bình_thường khá tốt|giỏi rất_tốt|xuất_sắc
thấp trung_bình cao
tidak_pernah jarang|hampir_tidak_pernah kadang-kadang|kadang sering|sering_sekali selalu
sangat_tidak_setuju tidak_setuju netral|ragu-ragu|kurang_setuju setuju sangat_setuju
sangat_tidak_puas tidak_puas|kurang_puas netral|cukup_puas|biasa puas sangat_puas
sangat_buruk buruk cukup|biasa baik sangat_baik
rendah sedang tinggi
कभी_नहीं शायद_ही_कभी|कभी-कभार कभी-कभी|कभी_कभी अक्सर हमेशा
बिल्कुल_असहमत|पूरी_तरह_असहमत|पूर्णतः_असहमत असहमत तटस्थ सहमत पूरी_तरह_सहमत|पूर्णतः_सहमत|दृढ़ता_से_सहमत
बहुत_खराब खराब ठीक|औसत अच्छा बहुत_अच्छा
कम|निम्न मध्यम अधिक|उच्च
hiç|hiçbir_zaman|asla nadiren|çok_nadir bazen|ara_sıra sık_sık|sıklıkla|genellikle her_zaman|daima
düşük orta yüksek
ไม่เคย นานๆครั้ง บางครั้ง บ่อยครั้ง|บ่อยๆ เสมอ|ทุกครั้ง
ไม่เห็นด้วยอย่างยิ่ง ไม่เห็นด้วย เฉยๆ|ไม่แน่ใจ เห็นด้วย เห็นด้วยอย่างยิ่ง
"""
"""As `core.data.ordered_words` spells them, and looked at after those: the first scale that holds all texts counts."""
