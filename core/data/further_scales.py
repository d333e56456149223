"""Scales that people answer on or are put into: yes and no, schools, clinics, offices, and languages one by one."""

from __future__ import annotations

FURTHER_SCALES = """
undergraduate|undergrad|ug graduate|grad postgraduate|pg
yes|y|true maybe|perhaps|partly|possibly no|n|false
ja|j vielleicht|teilweise|teils nein
oui peut-être|en_partie non
sí tal_vez|quizás|en_parte no
sì forse|in_parte no
sim talvez|em_parte não
ja misschien|deels nee|neen
tak może|częściowo nie
ja kanske|kanskje|måske|delvis nej|nei
да возможно|частично нет
はい いいえ
是 否
有 无|没有|無
نعم ربما لا
pre|prae|prä|pré mid|peri|during|inter post|post-intervention follow-up|follow_up|followup|fu|katamnese|nachbefragung
pre-test|pretest|pré-test|vortest mid-test|midtest post-test|posttest|nachtest \
delayed_post-test|delayed_posttest|follow-up|follow_up|followup
screening|prescreening baseline|base_line|basal|basiserhebung midline|interim|mid-term|midterm \
endline|endpoint|end_of_treatment|end_of_study|post-treatment|post_treatment|post|final|end \
follow-up|follow_up|followup|fu|nachbefragung
before during after
vor|vorher|davor während|dabei nach|nachher|danach
avant pendant après
antes durante después|depois
prima durante dopo
przed w_trakcie po
før under efter|etter
före under efter
до во_время после
never once_or_twice monthly weekly daily_or_almost_daily|daily
never once_or_twice_a_year|a_few_times_a_year monthly weekly daily
never monthly_or_less 2-4_times_a_month 2-3_times_a_week 4_or_more_times_a_week|4+_times_a_week
never less_than_once_a_month|less_than_monthly 1-3_times_a_month|monthly once_a_week|weekly \
2-3_times_a_week|several_times_a_week 4-6_times_a_week daily_or_almost_daily|daily|every_day
never|not_at_all some_days|on_some_days most_days|on_most_days every_day|daily
not_at_all several_days more_than_half_the_days nearly_every_day
none_of_the_time a_little_of_the_time some_of_the_time a_good_bit_of_the_time most_of_the_time all_of_the_time
not_at_all|to_no_extent very_little|to_a_very_small_extent a_little|to_a_small_extent|to_a_limited_extent \
somewhat|to_some_extent|to_a_moderate_extent quite_a_lot|quite_a_bit|to_a_large_extent \
a_lot|a_great_deal|very_much|to_a_great_extent completely|to_a_very_great_extent
much_worse|a_lot_worse worse slightly_worse|somewhat_worse|a_little_worse|a_bit_worse \
same|the_same|about_the_same|unchanged|no_change slightly_better|somewhat_better|a_little_better|a_bit_better \
better much_better|a_lot_better
no_difficulty|no,_no_difficulty some_difficulty|yes,_some_difficulty a_lot_of_difficulty|yes,_a_lot_of_difficulty \
cannot_do_at_all|cannot_do_it_at_all|unable_to_do
none|no_qualifications|no_formal_qualifications|no_formal_education|no_education|no_schooling \
primary|primary_school|primary_education|elementary_school less_than_9th_grade|8th_grade_or_less \
gcse|gcses|o-levels|lower_secondary|lower_secondary_education|some_high_school|9th_to_12th_grade,_no_diploma \
a-levels|a-level|secondary|secondary_school|secondary_education|upper_secondary|upper_secondary_education|\
high_school|high_school_diploma|high_school_diploma_or_ged|high_school_graduate|ged \
some_college|some_college,_no_degree|vocational|vocational_training|apprenticeship|technical \
associate_degree|associate's_degree \
undergraduate|undergraduate_degree|university|university_degree|tertiary|tertiary_education|higher_education|\
bachelor|bachelor's|bachelor's_degree|bachelors_degree|degree|college \
postgraduate|postgraduate_degree|master|master's|master's_degree|masters_degree|graduate_degree|\
graduate_or_professional_degree|professional_degree \
doctorate|doctoral_degree|phd
tiny|micro small medium|medium-sized large very_large|enterprise
low medium|moderate|normal high critical|urgent|very_high
immediate urgent delayed minor|minimal|walking_wounded expectant deceased|dead
resuscitation emergent|emergency|very_urgent urgent less_urgent|semi-urgent|semi_urgent non-urgent|not_urgent
immediate|emergency|emergent urgent expedited elective|planned|scheduled|routine
sofort sehr_dringend dringend|dringlich normal nicht_dringend
notfall|notfallmäßig dringend|dringlich elektiv|geplant|planbar
blue green yellow orange|amber red
green yellow orange|amber red black
grün gelb orange rot schwarz
vert jaune orange rouge noir
verde amarillo|amarilla naranja rojo|roja negro|negra
bianco verde azzurro giallo|gialla arancione rosso|rossa nero
verde amarelo|amarela laranja vermelho|vermelha
groen geel oranje rood
zero|none|nil one more_than_one two two_or_more more_than_two three three_or_more|three_plus more_than_three \
four four_or_more|four_plus more_than_four five five_or_more|five_plus six six_or_more seven eight nine \
ten ten_or_more eleven twelve
null|keine|keiner|keines eins|ein|eine|einer|eines zwei zwei_oder_mehr drei drei_oder_mehr|drei_und_mehr \
vier vier_oder_mehr|vier_und_mehr fünf fünf_oder_mehr|fünf_und_mehr sechs sieben acht neun zehn elf zwölf
zéro|aucun|aucune un|une deux deux_ou_plus|deux_et_plus trois trois_ou_plus|trois_et_plus \
quatre quatre_ou_plus|quatre_et_plus cinq cinq_ou_plus|cinq_et_plus six sept huit neuf dix
cero|ninguno|ninguna uno|una|un dos dos_o_más tres tres_o_más cuatro cuatro_o_más cinco cinco_o_más \
seis siete ocho nueve diez
zero|nessuno|nessuna uno|una|un due tre tre_o_più quattro quattro_o_più cinque sei sette otto nove dieci
zero|nenhum|nenhuma um|uma dois|duas três três_ou_mais quatro quatro_ou_mais cinco seis sete oito nove dez
nul|geen een|één twee drie drie_of_meer vier vier_of_meer vijf zes zeven acht negen tien
zero jeden|jedna|jedno dwa|dwie|dwoje trzy|troje cztery|czworo pięć sześć siedem osiem dziewięć dziesięć
noll|null|ingen en|ett|et två|to tre fyra|fire fem sex|seks sju|syv åtta|åtte|otte nio|ni tio|ti
non-urgent|not_urgent standard|semi-urgent urgent very_urgent immediate|emergency
severely_underweight underweight normal|normal_weight|healthy_weight|healthy overweight|pre-obese \
obese|obesity|obesity_class_i|obese_class_i obesity_class_ii|obese_class_ii|severely_obese \
obesity_class_iii|obese_class_iii|morbidly_obese
untergewicht normalgewicht übergewicht adipositas|adipositas_grad_i adipositas_grad_ii adipositas_grad_iii
maigreur|insuffisance_pondérale normal|poids_normal|corpulence_normale surpoids obésité
bajo_peso normal|peso_normal sobrepeso obesidad
nulliparous primiparous multiparous
intern|trainee|apprentice junior mid|mid-level|intermediate|professional senior lead|principal|team_lead manager \
senior_manager director|head vice_president|vp executive|c-level
unsatisfactory|well_below_expectations|does_not_meet_expectations \
below_expectations|needs_improvement|partially_meets_expectations meets_expectations|satisfactory \
exceeds_expectations|above_expectations outstanding|exceptional|far_exceeds_expectations
inadequate requires_improvement good outstanding
lowest|poorest|bottom|most_deprived second|2|second_lowest middle|third|3 fourth|4|second_highest \
highest|richest|top|least_deprived
early_morning morning noon|midday afternoon evening night
spring summer autumn|fall winter
a* a b c d e f g u|ungraded
1+ 1 1- 2+ 2 2- 3+ 3 3- 4+ 4 4- 5+ 5 5- 6
nie seltener mindestens_einmal_im_jahr mindestens_einmal_im_monat|mindestens_einmal_pro_monat \
mindestens_einmal_pro_woche|mindestens_einmal_in_der_woche täglich|fast_täglich
ug|untergeschoss|keller eg|erdgeschoss|parterre 1._og|1.og|1._stock|1._etage|1._obergeschoss \
2._og|2.og|2._stock|2._etage|2._obergeschoss 3._og|3.og|3._stock|3._etage|3._obergeschoss \
4._og|4.og|4._stock|4._etage|4._obergeschoss 5._og|5.og|5._stock|5._etage|5._obergeschoss \
6._og|6.og|6._stock|6._etage|6._obergeschoss dg|dachgeschoss
basement|lower_ground_floor|lower_ground ground_floor|ground 1st_floor|first_floor|1st|first \
2nd_floor|second_floor|2nd|second 3rd_floor|third_floor|3rd|third 4th_floor|fourth_floor|4th|fourth \
5th_floor|fifth_floor|5th|fifth 6th_floor|sixth_floor|6th|sixth
sous-sol rez-de-chaussée|rdc 1er_étage|1ère_étage 2e_étage|2ème_étage 3e_étage|3ème_étage 4e_étage|4ème_étage \
5e_étage|5ème_étage
niedrig|erniedrigt normal hoch|erhöht
not_important|unimportant less_important fairly_important important very_important
débutant|débutante intermédiaire confirmé|confirmée|avancé|avancée expert|experte
principiante intermedio|intermedia avanzado|avanzada experto|experta
principiante intermedio|intermedia avanzato|avanzata esperto|esperta
anfänger|anfängerin fortgeschritten|fortgeschrittene profi|experte|expertin
fail pass merit distinction
fail third|3rd 2:2 2:1 first|1st
neg|negative trace|tr 1+ 2+ 3+ 4+
negative borderline|equivocal positive
غير_موافق_بشدة|لا_أوافق_بشدة غير_موافق|لا_أوافق محايد موافق|أوافق موافق_بشدة|أوافق_بشدة
น้อยที่สุด น้อย ปานกลาง มาก มากที่สุด
frühling|frühjahr sommer herbst winter
morgens|morgen|früh vormittags|vormittag mittags|mittag nachmittags|nachmittag abends|abend nachts|nacht
nicht_bestanden bestanden gut_bestanden|mit_gutem_erfolg mit_auszeichnung|mit_auszeichnung_bestanden
printemps été automne hiver
matin midi après-midi soir|soirée nuit
aucun|aucun_diplôme|sans_diplôme|sans cep brevet|brevet_des_collèges|bepc|dnb|cep/bepc \
cap|bep|cap/bep|cap,_bep|bep/cap bac|baccalauréat bac+2|bts|dut|bts/dut licence|bac+3|bac+3/4|licence/bac+3 \
master|bac+5|master/bac+5 doctorat|bac+8
primavera verano otoño invierno
mañana mediodía tarde noche
primavera estate autunno inverno
molto_male male né_bene_né_male|così_così bene molto_bene
pessimo|pessima scarso|scarsa sufficiente|discreto|discreta buono|buona ottimo|ottima
insufficiente sufficiente discreto|discreta buono|buona distinto|distinta ottimo|ottima eccellente
nessuno|nessun_titolo licenza_elementare|scuola_elementare|elementari licenza_media|scuola_media|medie \
qualifica_professionale diploma|diploma_superiore|scuola_superiore laurea|laurea_triennale laurea_magistrale|master \
dottorato
basso|bassa medio|media alto|alta molto_alto|molto_alta
lente zomer herfst winter
zeer_slecht slecht matig|redelijk|gaat_wel goed zeer_goed|uitstekend
geen|geen_opleiding basisonderwijs|basisschool vmbo|mavo|lbo havo vwo mbo hbo wo|universiteit
laag middelbaar|midden|gemiddeld|middel hoog
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
ma di wo do vr za zo
januari februari maart april mei juni juli augustus september oktober november december
wiosna lato jesień zima
bardzo_złe|bardzo_źle|bardzo_zła|bardzo_zły złe|źle|zła|zły \
takie_sobie|przeciętne|przeciętna|przeciętny|średnie|średnia|średni dobre|dobrze|dobra|dobry \
bardzo_dobre|bardzo_dobrze|bardzo_dobra|bardzo_dobry
podstawowe gimnazjalne zawodowe|zasadnicze_zawodowe średnie policealne licencjackie wyższe
niski|niska|niskie średni|średnia|średnie wysoki|wysoka|wysokie
poniedziałek wtorek środa czwartek piątek sobota niedziela
pn|pon wt śr|sr czw|cz pt sob|so nd|ndz|nie
styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
primavera verão outono inverno
discordo_totalmente discordo|discordo_parcialmente nem_concordo_nem_discordo|neutro|indiferente \
concordo|concordo_parcialmente concordo_totalmente
péssimo|péssima|muito_má|muito_mau|muito_ruim má|mau|ruim razoável|regular boa|bom muito_boa|muito_bom ótimo|ótima|\
excelente
sem_instrução|nenhuma fundamental_incompleto fundamental_completo|fundamental médio_incompleto médio_completo|médio \
superior_incompleto superior_completo|superior pós-graduação
baixo|baixa médio|média alto|alta muito_alto|muito_alta
segunda-feira|segunda terça-feira|terça quarta-feira|quarta quinta-feira|quinta sexta-feira|sexta sábado domingo
seg ter qua qui sex sáb dom
janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
jan fev mar abr mai jun jul ago set out nov dez
vår sommar höst vinter
instämmer_inte_alls|tar_helt_avstånd instämmer_till_liten_del instämmer_delvis|instämmer_till_viss_del \
instämmer_till_stor_del instämmer_helt
mycket_dåligt|mycket_dålig dåligt|dålig någorlunda|varken_bra_eller_dåligt|varken_bra_eller_dålig|varken_eller \
bra|god mycket_bra|mycket_god
mycket_missnöjd missnöjd varken_eller|varken_nöjd_eller_missnöjd|neutral nöjd mycket_nöjd
förgymnasial|grundskola gymnasial|gymnasium eftergymnasial|högskola|universitet forskarutbildning
låg medel|medelhög hög
måndag tisdag onsdag torsdag fredag lördag söndag
mån tis ons tors|tor fre lör sön
januari februari mars april maj juni juli augusti september oktober november december
meget_utilfreds|meget_misfornøyd utilfreds|misfornøyd hverken_eller|verken_eller|hverken_tilfreds_eller_utilfreds \
tilfreds|fornøyd meget_tilfreds|meget_fornøyd
mandag tirsdag onsdag torsdag fredag lørdag søndag
januar februar marts|mars april maj|mai juni juli august september oktober november december|desember
весна лето осень зима
очень_плохое|очень_плохо плохое|плохо удовлетворительное|удовлетворительно|нормально хорошее|хорошо \
очень_хорошее|очень_хорошо|отлично|отличное
неудовлетворительно|неуд удовлетворительно|удовл|уд хорошо|хор отлично|отл
начальное|начальное_общее основное|основное_общее|неполное_среднее среднее|среднее_общее \
среднее_специальное|среднее_профессиональное неполное_высшее|незаконченное_высшее|неоконченное_высшее высшее \
два_и_более_высших|два_высших учёная_степень
низкий|низкая|низкое|низкий_уровень средний|средняя|среднее высокий|высокая|высокое очень_высокий
совсем_не_удовлетворен|полностью_не_удовлетворен не_удовлетворен скорее_не_удовлетворен скорее_удовлетворен \
удовлетворен полностью_удовлетворен
понедельник вторник среда четверг пятница суббота воскресенье
пн вт ср чт пт сб вс
январь|января|янв февраль|февраля|фев март|марта|мар апрель|апреля|апр май|мая июнь|июня|июн июль|июля|июл \
август|августа|авг сентябрь|сентября|сен октябрь|октября|окт ноябрь|ноября|ноя декабрь|декабря|дек
春|春季 夏|夏季 秋|秋季 冬|冬季
全くそう思わない|まったくそう思わない そう思わない あまりそう思わない どちらともいえない|どちらでもない \
ややそう思う|まあそう思う そう思う とてもそう思う|非常にそう思う|強くそう思う
非常に不満|とても不満|大変不満 不満 やや不満 どちらともいえない|普通|ふつう \
やや満足|まあ満足 満足 非常に満足|とても満足|大変満足
全くない|まったくない|一度もない ほとんどない たまに|まれに|たまにある 時々|ときどき|時々ある \
よく|しばしば|よくある いつも|常に
悪い|よくない やや悪い|あまりよくない 普通|ふつう やや良い|まあよい|まあ良い 良い|よい とても良い|とてもよい
中学校|中学 高校|高等学校 専門学校 短大|短期大学|高専 大学 大学院
月|月曜|月曜日 火|火曜|火曜日 水|水曜|水曜日 木|木曜|木曜日 金|金曜|金曜日 土|土曜|土曜日 日|日曜|日曜日
低|低い|较低 中|中等|中程度 高|高い|较高
小 中 大
非常不同意|完全不同意|强烈不同意 不同意|比较不同意 一般|中立|不确定 同意|比较同意 非常同意|完全同意|强烈同意
非常不满意|很不满意|非常不滿意 不满意|比较不满意|不滿意 一般|普通|中立 满意|比较满意|滿意 非常满意|很满意|非常滿意
从不|从来不|從不 很少|極少 偶尔|偶爾 有时|有時 经常|經常 总是|總是
很差|非常差 差|较差 一般|普通 好|较好 很好|非常好
文盲|未上学 小学|小學 初中|國中 高中|中专|高中/中专 大专|专科|大專 本科|大学|大学本科|大學 硕士|研究生|碩士 博士
星期一|周一|礼拜一|週一 星期二|周二|礼拜二|週二 星期三|周三|礼拜三|週三 星期四|周四|礼拜四|週四 \
星期五|周五|礼拜五|週五 星期六|周六|礼拜六|週六 星期日|星期天|周日|礼拜天|週日
一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月
لا_أوافق_بشدة|أعارض_بشدة لا_أوافق|أعارض محايد أوافق أوافق_بشدة
غير_راض_جدا|غير_راض_إطلاقا غير_راض|غير_راضي محايد راض|راضي راض_جدا|راضي_جدا
أبدا نادرا أحيانا غالبا دائما
سيئ_جدا|سيئة_جدا سيئ|سيئة مقبول|مقبولة|متوسط|متوسطة جيد|جيدة جيد_جدا|جيدة_جدا ممتاز|ممتازة
منخفض|منخفضة متوسط|متوسطة مرتفع|مرتفعة
أمي ابتدائي|ابتدائية متوسط|متوسطة|إعدادي|إعدادية ثانوي|ثانوية دبلوم جامعي|جامعية|بكالوريوس ماجستير دكتوراه
الأحد الاثنين|الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت
يناير فبراير مارس أبريل|ابريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
no_trust_at_all|no_trust not_much_trust|a_little_trust some_trust a_fair_amount_of_trust|quite_a_lot_of_trust \
a_great_deal_of_trust|a_lot_of_trust
finding_it_very_difficult finding_it_quite_difficult just_about_getting_by|just_getting_by \
doing_alright|doing_all_right living_comfortably
no,_never|no yes,_but_i_quit|no,_but_i_used_to|yes,_in_the_past yes,_rarely yes,_occasionally|yes,_sometimes \
yes,_often|yes,_regularly|yes,_weekly yes,_daily|yes,_every_day
never once twice|two_or_three_times|2_or_3_times|2-3_times three_times three_or_more_times|3_or_more_times \
four_or_more_times|4_or_more_times|more_than_three_times
none_at_all|none not_very_much|not_much|very_little|a_little some|a_moderate_amount|a_fair_amount \
quite_a_lot|quite_a_bit a_lot|a_great_deal
far_too_little|much_too_little too_little|a_bit_too_little about_right|the_right_amount|just_right \
too_much|a_bit_too_much far_too_much|much_too_much
far_too_low|much_too_low too_low about_right|just_right too_high far_too_high|much_too_high
got_a_lot_worse|got_much_worse got_worse got_a_little_worse|got_slightly_worse stayed_the_same \
got_a_little_better|got_slightly_better got_better got_a_lot_better|got_much_better
a_lot_less|much_less less a_little_less|somewhat_less|slightly_less about_the_same|the_same|same|no_change \
a_little_more|somewhat_more|slightly_more more a_lot_more|much_more
definitely_would_not|definitely_will_not probably_would_not|probably_will_not might_or_might_not|not_sure|unsure \
probably_would|probably_will definitely_would|definitely_will
far_below_average|well_below_average below_average slightly_below_average average|about_average \
slightly_above_average above_average far_above_average|well_above_average
extra_extra_small extra_small|x-small|extra-small small medium large extra_large|x-large|extra-large \
extra_extra_large|xx-large
no_pain mild_pain|slight_pain moderate_pain severe_pain very_severe_pain|extreme_pain \
worst_pain|worst_possible_pain|worst_imaginable_pain
no_problems slight_problems|some_problems|mild_problems moderate_problems severe_problems \
extreme_problems|unable_to|unable_to_do
not_anxious slightly_anxious moderately_anxious severely_anxious|very_anxious extremely_anxious
beginner|novice|elementary pre-intermediate intermediate upper-intermediate advanced|proficient expert|fluent
basic conversational fluent native
bronze silver gold platinum diamond
lehne_stark_ab|lehne_voll_ab lehne_ab lehne_eher_ab weder_noch|teils/teils|unentschieden \
stimme_eher_zu stimme_zu stimme_stark_zu|stimme_voll_zu
sehr_links links eher_links mitte|in_der_mitte eher_rechts rechts sehr_rechts
gar_nicht|überhaupt_nicht sehr_wenig wenig|etwas mittelmäßig|mittel|teils_teils stark|ziemlich|viel \
sehr_stark|sehr_viel äußerst
nie|nie_getrunken einmal_im_monat_oder_seltener|1-mal_im_monat_oder_seltener \
2-_bis_4-mal_im_monat|2-4_mal_im_monat|zwei-_bis_viermal_im_monat \
2-_bis_3-mal_die_woche|2-3_mal_pro_woche|zwei-_bis_dreimal_die_woche \
4-mal_die_woche_oder_öfter|4_mal_oder_mehr_pro_woche|viermal_die_woche_oder_öfter
keine_sorgen einige_sorgen große_sorgen sehr_große_sorgen
bestimmt_nicht|ganz_bestimmt_nicht|sicher_nicht wahrscheinlich_nicht vielleicht|unsicher wahrscheinlich \
bestimmt|ganz_bestimmt|sicher
per_niente|per_nulla poco né_poco_né_molto abbastanza molto moltissimo
nada_satisfeito pouco_satisfeito satisfeito|razoavelmente_satisfeito muito_satisfeito totalmente_satisfeito
nada pouco razoavelmente|mais_ou_menos|moderadamente bastante|muito muitíssimo|extremamente|totalmente
zdecydowanie_się_nie_zgadzam nie_zgadzam_się|nie_zgadzam raczej_się_nie_zgadzam|raczej_nie_zgadzam_się \
trudno_powiedzieć|ani_się_zgadzam,_ani_nie_zgadzam|nie_mam_zdania raczej_się_zgadzam|raczej_zgadzam_się \
zgadzam_się|zgadzam zdecydowanie_się_zgadzam|zdecydowanie_zgadzam_się
bardzo_niezadowolony|bardzo_niezadowolona niezadowolony|niezadowolona raczej_niezadowolony|raczej_niezadowolona \
ani_zadowolony,_ani_niezadowolony raczej_zadowolony|raczej_zadowolona zadowolony|zadowolona \
bardzo_zadowolony|bardzo_zadowolona
tar_helt_avstånd|instämmer_inte_alls|håller_inte_alls_med tar_delvis_avstånd|instämmer_inte|håller_inte_med \
varken_eller|neutral|varken_instämmer_eller_tar_avstånd instämmer_delvis|håller_delvis_med instämmer|håller_med \
instämmer_helt|håller_helt_med
helt_uenig uenig delvis_uenig|litt_uenig \
hverken_enig_eller_uenig|verken_enig_eller_uenig|hverken_eller|verken_eller|nøytral|neutral delvis_enig|litt_enig \
enig helt_enig
meget_dårlig|meget_dårligt|svært_dårlig dårlig|dårligt \
verken_god_eller_dårlig|hverken_god_eller_dårlig|hverken_godt_eller_dårligt|verken_eller|hverken_eller|\
middels|nogenlunde|rimelig god|godt meget_god|meget_godt|svært_god
täysin_eri_mieltä eri_mieltä jokseenkin_eri_mieltä|osittain_eri_mieltä \
en_samaa_enkä_eri_mieltä|ei_samaa_eikä_eri_mieltä|en_osaa_sanoa jokseenkin_samaa_mieltä|osittain_samaa_mieltä \
samaa_mieltä täysin_samaa_mieltä
ei_koskaan|en_koskaan erittäin_harvoin harvoin joskus|silloin_tällöin usein erittäin_usein|lähes_aina aina
erittäin_huono huono|melko_huono keskinkertainen|kohtalainen|keskitasoinen hyvä|melko_hyvä erittäin_hyvä
erittäin_tyytymätön tyytymätön|melko_tyytymätön ei_tyytyväinen_eikä_tyytymätön|neutraali tyytyväinen|melko_tyytyväinen \
erittäin_tyytyväinen
совершенно_не_согласен|полностью_не_согласен|абсолютно_не_согласен не_согласен скорее_не_согласен \
затрудняюсь_ответить|нейтрально|ни_то,_ни_другое скорее_согласен согласен \
совершенно_согласен|полностью_согласен|абсолютно_согласен
очень_плохое|очень_плохо плохое|плохо среднее|средне|ни_хорошее,_ни_плохое хорошее|хорошо очень_хорошее|очень_хорошо
определенно_нет|точно_нет скорее_нет|скорее_нет,_чем_да затрудняюсь_ответить|не_знаю скорее_да|скорее_да,_чем_нет \
определенно_да|точно_да
kesinlikle_katılmıyorum|hiç_katılmıyorum katılmıyorum kararsızım|kararsız|ne_katılıyorum_ne_katılmıyorum katılıyorum \
kesinlikle_katılıyorum|tamamen_katılıyorum
hiçbir_zaman|asla nadiren bazen|ara_sıra sık_sık|sıklıkla|genellikle her_zaman|daima
hiç|çok_az az|biraz orta|kısmen çok|oldukça pek_çok|tamamen
hiç_memnun_değilim|hiç_memnun_değil|çok_memnuniyetsiz memnun_değilim|memnun_değil|memnuniyetsiz \
kararsızım|kararsız|ne_memnunum_ne_değilim|ne_memnun_ne_değil|nötr memnunum|memnun \
çok_memnunum|çok_memnun
çok_kötü kötü orta|ne_iyi_ne_kötü iyi çok_iyi
rozhodně_nesouhlasím|zcela_nesouhlasím nesouhlasím spíše_nesouhlasím ani_souhlas,_ani_nesouhlas|nevím|neutrální \
spíše_souhlasím souhlasím rozhodně_souhlasím|zcela_souhlasím
rozhodně_ne|určitě_ne spíše_ne nevím spíše_ano rozhodně_ano|určitě_ano
nikdy|vůbec zřídka|zřídkakdy|málokdy někdy|občas často téměř_vždy vždy|vždycky
velmi_nespokojen|velmi_nespokojená|velmi_nespokojený spíše_nespokojen|spíše_nespokojená|spíše_nespokojený \
ani_spokojen,_ani_nespokojen spíše_spokojen|spíše_spokojená|spíše_spokojený \
velmi_spokojen|velmi_spokojená|velmi_spokojený
velmi_špatné|velmi_špatný špatné|špatný průměrné|průměrný|uspokojivé dobré|dobrý velmi_dobré|velmi_dobrý
egyáltalán_nem_ért_egyet|egyáltalán_nem_értek_egyet nem_ért_egyet|nem_értek_egyet \
inkább_nem_ért_egyet|inkább_nem_értek_egyet egyet_is_ért_meg_nem_is|semleges|is-is \
inkább_egyetért|inkább_egyetértek egyetért|egyetértek teljesen_egyetért|teljesen_egyetértek|teljes_mértékben_egyetértek
soha|sohasem ritkán néha|időnként gyakran mindig
nagyon_rossz rossz megfelelő|közepes|elfogadható jó nagyon_jó
nagyon_elégedetlen elégedetlen|inkább_elégedetlen is-is|semleges elégedett|inkább_elégedett nagyon_elégedett
διαφωνώ_απόλυτα|διαφωνώ_πλήρως διαφωνώ|μάλλον_διαφωνώ ούτε_συμφωνώ_ούτε_διαφωνώ|ουδέτερος|ουδέτερο|ουδέτερη \
συμφωνώ|μάλλον_συμφωνώ συμφωνώ_απόλυτα|συμφωνώ_πλήρως
ποτέ σπάνια μερικές_φορές|ενίοτε συχνά πολύ_συχνά|σχεδόν_πάντα πάντα
καθόλου λίγο μέτρια|αρκετά πολύ πάρα_πολύ
πολύ_κακή|πολύ_κακό κακή|κακό μέτρια|μέτριο καλή|καλό πολύ_καλή|πολύ_καλό
全くあてはまらない|まったくあてはまらない|全く当てはまらない あてはまらない|当てはまらない \
あまりあてはまらない|あまり当てはまらない どちらともいえない|どちらでもない \
ややあてはまる|やや当てはまる|まああてはまる \
あてはまる|当てはまる とてもあてはまる|非常にあてはまる|よくあてはまる|とても当てはまる|非常に当てはまる
そう思わない どちらかといえばそう思わない|どちらかというとそう思わない どちらともいえない \
どちらかといえばそう思う|どちらかというとそう思う そう思う
很不健康|非常不健康 不健康|比较不健康 一般 健康|比较健康 很健康|非常健康
完全不同意|非常不同意 不同意|比较不同意 无所谓同意不同意|一般|说不清 同意|比较同意 完全同意|非常同意
很不幸福|非常不幸福 不幸福|比较不幸福 说不上幸福不幸福|一般 幸福|比较幸福 非常幸福|很幸福
전혀_그렇지_않다 그렇지_않다|별로_그렇지_않다 보통이다|보통 그렇다|약간_그렇다|그런_편이다 매우_그렇다|항상_그렇다
매우_불만족|매우_불만족스럽다 불만족|약간_불만족|불만족스럽다 보통|보통이다 만족|약간_만족|만족스럽다 \
매우_만족|매우_만족스럽다
매우_나쁨|매우_나쁘다 나쁨|나쁘다 보통|보통이다 좋음|좋다 매우_좋음|매우_좋다
전혀_없음|전혀|전혀_안_함 거의_없음|드물게 가끔|때때로 자주 항상
never less_than_weekly less_than_daily weekly|weekly_or_more daily|daily_or_more
never rarely sometimes most_of_the_time|most_of_time always
none not_daily daily
preschool 1st-4th 5th-6th 7th-8th 9th 10th 11th 12th hs-grad some-college assoc-voc assoc-acdm \
bachelors masters prof-school doctorate
partial_high_school high_school partial_college bachelors|bachelor|college graduate_degree
less|less_than_high_school some high|high_school college advance|advanced
small medium high
non-travel|no_travel travel_rarely|rare_travel travel_frequently|frequent_travel
fair good very_good premium ideal
bad good better best
mini|minicompact subcompact small compact midsize|mid-size|medium large|full-size
below_college|no_college college bachelor|bachelors|bachelor's master|masters|master's doctor|doctorate|phd
lt_high_school|less_than_high_school|<_high_school high_school|hs junior_college|some_college bachelor|college \
graduate|advanced_degree
low_income lower_middle_income|lower-middle_income middle_income upper_middle_income|upper-middle_income high_income
never less_often|rarely yearly|annually|annual quarterly monthly biweekly|fortnightly weekly daily hourly
nie seltener|selten jährlich vierteljährlich|quartalsweise monatlich \
vierzehntägig|zweiwöchentlich wöchentlich täglich stündlich
jamais moins_souvent|rarement annuel|annuelle|annuellement trimestriel|trimestrielle mensuel|mensuelle|mensuellement \
bimensuel|bimensuelle hebdomadaire|hebdomadairement quotidien|quotidienne|quotidiennement horaire
nunca menos_a_menudo|rara_vez anual|anualmente trimestral mensual|mensualmente \
quincenal semanal|semanalmente diario|diaria|diariamente
mai meno_spesso|raramente annuale|annualmente trimestrale mensile|mensilmente quindicinale \
settimanale|settimanalmente giornaliero|giornaliera|giornalmente|quotidiano|quotidiana|quotidianamente
nunca menos_frequentemente|raramente anual|anualmente trimestral mensal|mensalmente \
quinzenal semanal|semanalmente diário|diária|diariamente
nooit minder_vaak|zelden jaarlijks per_kwartaal maandelijks tweewekelijks wekelijks dagelijks
nigdy rzadziej|rzadko rocznie kwartalnie miesięcznie tygodniowo codziennie
"""
"""One scale a line, as in `ordered_words`; with accents and capitals, which are left out where scales are read."""

FURTHER_BESIDE = """
no_answer not_stated decline_to_answer don't_wish_to_answer none_of_the_above not_applicable_(n/a)
rather_not_answer other_(please_specify) i_don't_do_this not_applicable_to_my_religious_beliefs did_not_ride
keine_antwort weiß_nicht_/_keine_angabe verweigert nsp ne_se_prononce_pas sans_avis refus autre_(précisez)
no_sabe/no_contesta não_sei não_sabe não_se_aplica não_sabe/não_responde outros outras prefiro_não_responder
non_risponde preferisco_non_rispondere geen_antwoord geen_mening wil_niet_zeggen overig overige
nie_wiem trudno_powiedzieć odmowa inny inna vet_inte vill_ej_svara övrigt andet ønsker_ikke_at_svare
не_знаю нет_ответа отказ другой другая другие прочее
わからない 分からない 無回答 その他 不明 該当なし 答えたくない 不知道 不清楚 其他 其它 拒绝回答 不适用 不知道/拒答
لا_أعرف لا_أدري أخرى غير_ذلك لا_ينطبق
"""
"""Answers that stand beside a scale, in no place of it; written as the scales are."""
