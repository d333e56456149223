"""Scales of habits, importance, schools and skills, and of some languages, that are looked at after all others."""

from __future__ import annotations

HABIT_SCALES = """
never|not_at_all less_than_once_a_year|less_often|less_frequently|rarely once_a_year|yearly|annually|about_once_a_year \
a_few_times_a_year|a_few_times_per_year|several_times_a_year|once_or_twice_a_year \
every_few_months|quarterly|sometimes|occasionally \
monthly|once_a_month|once_per_month|about_once_a_month \
a_few_times_a_month|a_few_times_per_month|several_times_a_month|2-3_times_a_month|twice_a_month|more_than_once_a_month \
weekly|once_a_week|once_per_week|about_once_a_week \
a_few_times_a_week|a_few_times_per_week|several_times_a_week|2-3_times_a_week|more_than_once_a_week \
almost_daily|almost_every_day|nearly_every_day|most_days daily|every_day|once_a_day \
several_times_a_day|multiple_times_a_day|more_than_once_a_day
never once|only_once|just_once rarely|seldom \
every_once_in_a_while|once_in_a_while|from_time_to_time|occasionally|sometimes|every_now_and_then regularly|often always
jamais rarement 1/mois|1_fois/mois plusieurs_fois/mois 1/semaine|1_fois/semaine plusieurs_fois/semaine \
1/jour|1_fois/jour|tous_les_jours plusieurs_fois/jour
niekada|niekuomet retai kartais|kartkartėmis dažnai visada|visuomet
nekad reti dažreiz|reizēm bieži vienmēr
mitte_kunagi|ei_iial harva mõnikord|vahel sageli|tihti alati
aldrei sjaldan stundum oft alltaf
visiškai_nesutinku nesutinku|iš_dalies_nesutinku nei_sutinku,_nei_nesutinku|neutralu sutinku|iš_dalies_sutinku \
visiškai_sutinku
전혀_아니다|매우_아니다|전혀_그렇지_않다 아니다|그렇지_않다|별로_아니다|별로_그렇지_않다 보통이다|보통|중립 \
그렇다|약간_그렇다|조금_그렇다 매우_그렇다|아주_그렇다
전혀_동의하지_않음|전혀_동의하지_않는다 동의하지_않음|동의하지_않는다 보통|보통이다|중립 동의|동의함|동의한다 \
매우_동의|매우_동의함|매우_동의한다
전혀_없다 별로_없다|거의_없다 보통이다|보통|그저_그렇다 어느정도_있다|어느_정도_있다|약간_있다|조금_있다 \
많다|많이_있다 매우_많다|아주_많다
very_slow slow|slowly medium|moderate|normal|average|steady fast|quick|brisk|rapid very_fast|very_quick
langsam mittel|normal schnell
lent|lente moyen|moyenne|normal|normale rapide
lento|lenta medio|media|normal rápido|rápida
lento|lenta medio|media|normale veloce
never_smoker|never-smoker|never_smoked|never|non-smoker|non_smoker|nonsmoker \
ex-smoker|ex_smoker|ex|former_smoker|former|previous_smoker|previous|past_smoker|quit \
occasional_smoker|light_smoker current_smoker|current|smoker|daily_smoker heavy_smoker
nieraucher|nie-raucher|nichtraucher|nie_geraucht ex-raucher|exraucher|ehemaliger_raucher|ehemalig \
gelegenheitsraucher raucher|aktiver_raucher|aktueller_raucher|aktuell starker_raucher
non-fumeur|non_fumeur|jamais_fumé|jamais ex-fumeur|ancien_fumeur|ancien fumeur_occasionnel \
fumeur|fumeur_actuel|fumeur_actif|actuel
no_fumador|nunca_fumador|nunca_ha_fumado|nunca ex-fumador|ex_fumador|exfumador fumador_ocasional \
fumador|fumador_actual|actual
non_fumatore|mai_fumatore|mai_fumato|mai ex-fumatore|ex_fumatore|ex fumatore_occasionale \
fumatore|fumatore_attuale|attuale
nada_importante|no_es_importante|no_importante|sin_importancia poco_importante|algo_importante \
medianamente_importante|mediana_mente_importante|moderadamente_importante|más_o_menos_importante importante \
bastante_importante muy_importante extremadamente_importante|sumamente_importante
nada_importante|não_é_importante|não_importante|sem_importância pouco_importante \
moderadamente_importante|razoavelmente_importante|mais_ou_menos_importante importante bastante_importante \
muito_importante extremamente_importante
per_niente_importante|per_nulla_importante|non_importante|non_è_importante poco_importante \
abbastanza_importante|mediamente_importante|moderatamente_importante importante molto_importante \
estremamente_importante|importantissimo
pas_du_tout_important|pas_important|sans_importance peu_important \
moyennement_important|assez_important|plutôt_important important très_important extrêmement_important
unwichtig|gar_nicht_wichtig|überhaupt_nicht_wichtig|nicht_wichtig weniger_wichtig|eher_unwichtig|kaum_wichtig \
teils/teils|teils_teils|neutral|mittel eher_wichtig|ziemlich_wichtig wichtig sehr_wichtig äußerst_wichtig
pas_du_tout|aucunement très_peu peu|un_peu moyennement|plus_ou_moins assez|assez_bien|plutôt|plutôt_bien bien|beaucoup \
totalement|tout_à_fait|complètement|entièrement
freshman|freshmen|first_year|firstyear|first-year|1st_year \
sophomore|second_year|secondyear|second-year|2nd_year junior|third_year|thirdyear|third-year|3rd_year \
senior|fourth_year|fourthyear|fourth-year|4th_year \
fifth_year|fifth_or_more|fifth_year_or_more|fifth_year_or_higher|5th_year \
graduate|graduate_student|postgraduate|masters|master
first_year second_year third_year fourth_year|fourth_or_more|fourth_year_or_more fifth_year|fifth_or_more sixth_year
primera_opción segunda_opción tercera_opción cuarta_opción|cuarta_opción_o_superior \
quinta_opción|quinta_opción_o_superior
一年级|一年級 二年级|二年級 三年级|三年級 四年级|四年級 五年级|五年級 六年级|六年級 七年级|七年級|初一 \
八年级|八年級|初二 九年级|九年級|初三 高一|十年级 高二|十一年级 高三|十二年级
大一 大二 大三 大四 大五 研一 研二 研三
一年生 二年生 三年生 四年生 五年生 六年生
一 二 三 四 五 六 七 八 九 十
illiterate|never_attended_school|no_formal_schooling|no_formal_education|no_schooling|no_education|uneducated|none \
literate|can_read_and_write|below_primary|less_than_primary primary|primary_school|primary_education|elementary \
middle|middle_school|lower_secondary|junior_secondary|upper_primary \
secondary|secondary_school|secondary_education|high_school|matric|matriculation|ssc|metric \
higher_secondary|higher_secondary_+|higher_secondary_and_above|higher_secondary_or_above|senior_secondary|\
upper_secondary|intermediate|hsc|secondary_and_above|above_secondary diploma|technical|vocational \
graduate|graduation|bachelor|bachelors|bachelor's|bachelor's_degree|degree|undergraduate|university|college|tertiary \
post_graduate|postgraduate|post-graduate|post_graduation|master|masters|master's|master's_degree \
phd|ph.d|doctorate|doctoral_degree
no_formal_education|no_schooling|none less_than_high_school|less_than_high_school_diploma|some_high_school|\
some_high_school,_no_diploma|no_high_school_diploma|no_diploma|did_not_finish_high_school \
high_school|high_school_diploma|high_school_graduate|high_school_degree|high_school_or_equivalent|\
high_school_diploma_or_equivalent|high_school_diploma_or_ged|high_school_diploma/ged|high_school/ged|ged|hs_diploma \
trade_school|vocational|vocational_training|technical_training|trade/technical/vocational_training|certificate|\
vocational_certificate \
some_college|some_college,_no_degree|some_college,_no_diploma|some_college_credit,_no_degree|some_college_no_degree \
associate|associates|associate's|associate_degree|associate's_degree|associates_degree|2-year_degree \
bachelor|bachelors|bachelor's|bachelor_degree|bachelor's_degree|bachelors_degree|college_degree|college_graduate|\
4-year_degree|undergraduate_degree some_graduate_school|some_postgraduate_work|post-baccalaureate \
master|masters|master's|master_degree|master's_degree|masters_degree|graduate_degree professional|professional_degree \
doctorate|doctorate_degree|doctoral|doctoral_degree|phd|ph.d
beginner|starter|novice elementary|false_beginner pre-intermediate|pre_intermediate|lower_intermediate \
intermediate upper-intermediate|upper_intermediate|high_intermediate advanced|proficient|proficiency \
fluent|near-native native|native_speaker|bilingual
fail|failed|ungraded pass|ordinary third|third_class|third-class|3rd lower_second|lower_second_class|second_lower|2:2 \
upper_second|upper_second_class|second_upper|2:1 first|first_class|first-class|1st
pk|pre-k|prek|pre_k tk k|kg|kindergarten #
not_important|not_at_all_important|unimportant less_important|slightly_important|a_little_important|\
of_little_importance neutral somewhat_important|moderately_important|fairly_important important \
very_important extremely_important
not_at_all_informed not_very_informed|little_informed neutral somewhat_informed informed|well_informed \
very_informed|very_informed_and_knowledgeable|very_well_informed
not_at_all_confident not_very_confident|slightly_confident neutral|somewhat_confident confident|fairly_confident \
very_confident|extremely_confident
does_not_influence|do_not_influence_me|does_not_influence_me|no_influence slightly_influence|slightly_influences \
moderately_influence|moderately_influences strongly_influence|strongly_influences
not_related|unrelated unlikely_related|unlikely possibly_related|possible probably_related|probable \
related|definitely_related|definite
bottom # top
less_than_high_school ged high_school some_university|some_college associates|associate_degree \
bachelor_degree|bachelors|bachelor's_degree postgraduate_degree|masters_&_above|masters|master_degree doctorate|phd
primario_incompleto primario_completo secundario_incompleto secundario_completo terciario_incompleto \
terciario_completo universitario_en_curso|universitario_incompleto universitario_completo maestria_en_curso \
maestria_completa doctorado_en_curso doctorado_completo|doctorado
fundamental_incompleto fundamental_completo medio_incompleto medio_completo superior_incompleto \
superior_completo pos-graduacao|especializacao mestrado doutorado
nigdy|nigdy_albo_rzadko rzadko|rzadziej raz_lub_dwa_razy_w_roku kilka_razy_w_roku raz_w_miesiacu kilka_razy_w_miesiacu \
raz_w_tygodniu kilka_razy_w_tygodniu prawie_codziennie codziennie
ndst mrn dop dst db bdb cel
zakladni vyucen|vyucen/a|stredni_bez_maturity maturita|vyucen_s_maturitou|stredoskolske|stredni_s_maturitou \
vos|vyssi_odborne vysokoskolske|vs
fruh|fruhschicht|fruhdienst spat|spatschicht|spatdienst nacht|nachtschicht|nachtdienst
leve moderado|moderada grave|severo|severa critico|critica
onvoldoende matig voldoende goed zeer_goed|uitstekend
nullipara primipara multipara
lun mar mer gio ven sab dom
jan feb mrt apr mei jun jul aug sep okt nov dec
ضعيف مقبول|متوسط جيد جيد_جدا ممتاز
sangat_rendah rendah sedang|menengah|cukup tinggi sangat_tinggi
sangat_konservatif konservatif moderat berani|agresif sangat_berani|sangat_agresif
never|not_at_all rarely|seldom once_in_a_while|occasionally|sometimes|some_of_the_time often|frequently \
most_of_the_time|mostly|usually always|all_of_the_time
hardly_ever|hardly_ever_or_never some_of_the_time|sometimes often|most_of_the_time
never rarely|occasionally socially|at_weekends|on_weekends frequently|regularly|often daily|every_day|heavily
none minimal|slight mild|low|occasional moderate frequent|high|severe excessive|extreme
no_stress|no_pain|no_risk|no_anxiety|no_fatigue|no_depression low|mild|little moderate|medium high|severe \
very_high|very_severe
sedentary|inactive lightly_active|slightly_active|light moderately_active|moderate|active very_active|vigorous \
extra_active|extremely_active
short average|medium tall very_tall
very_cold cold cool|mild lukewarm warm hot very_hot
never_used|never used_before|former_user|past_user|previously_used currently_using|current_user|currently
terrible|awful|horrible bad|poor okay|ok|fair|average|so-so good great|very_good excellent|awesome|amazing
unfamiliar|not_familiar|not_at_all_familiar slightly_familiar somewhat_familiar familiar|moderately_familiar \
very_familiar extremely_familiar
muy_mala|muy_malo|pésima|pésimo mala|malo normal|regular|aceptable buena|bueno muy_buena|muy_bueno excelente
muy_incómodo|muy_incómoda incómodo|incómoda|poco_cómodo|poco_cómoda normal|neutral|regular cómodo|cómoda \
muy_cómodo|muy_cómoda
não_conheço|desconheço conheço_pouco|pouco conheço_mais_ou_menos|mais_ou_menos conheço|conheço_bem \
conheço_muito|conheço_muito_bem
tidak_menguasai kurang_menguasai cukup_menguasai menguasai sangat_menguasai
tidak|belum kadang|kadang-kadang|mungkin ya|sudah
bambini|minis|g-jugend|g-junioren f-jugend|f-junioren e-jugend|e-junioren d-jugend|d-junioren c-jugend|c-junioren \
b-jugend|b-junioren a-jugend|a-junioren herren|damen|senioren|seniorinnen|aktive|erwachsene alte_herren|altherren
ohne_abschluss|kein_abschluss|kein_schulabschluss|ohne_schulabschluss \
volks-,_hauptschulabschluss|volks-/hauptschulabschluss|hauptschulabschluss|volksschulabschluss|hauptschule \
mittlere_reife|realschulabschluss|mittlerer_abschluss|realschule fachhochschulreife|fachabitur \
hochschulreife|abitur|allgemeine_hochschulreife|hochschulabschluss
no|none mild|slight|light moderate severe|heavy very_severe
normal elevated|raised|borderline high|hypertension very_high
novice advanced_beginner competent proficient expert
decreased|decrease|reduced|declined no_change|same|unchanged|stable|about_the_same|not_changed increased|increase|grown
never_heard_of_it|not_aware|not_heard_of_it heard_of_it|aware know_a_little|know_a_bit know_it_well|know_it|know_well
bardzo_źle|fatalnie źle średnio|przeciętnie|tak_sobie dobrze bardzo_dobrze|doskonale
pre-k|preschool|pre-school|kindergarten elementary|elementary_school|primary middle|middle_school high|high_school \
college|university
jan-mar|january-march apr-jun|april-june jul-sep|july-september oct-dec|october-december
single|1_person|one_person|alone 2_people|couple|two_people 3_people|three_people 3_or_more_people \
4_people|four_people 4_or_more_people 5_people|five_people 5_or_more_people
no|no,_not_at_all yes,_somewhat|yes,_partly|yes,_a_little|yes,_to_some_extent|yes,_a_bit yes,_mostly \
yes,_definitely|yes,_completely|yes,_very_much|yes,_a_lot
not_a_problem|no_problem|no_problems minor_problem|slight_problem|small_problem \
moderate_problem|somewhat_of_a_problem serious_problem|major_problem|big_problem
does_not_apply|doesn't_apply|does_not_apply_at_all applies_a_little|applies_somewhat|applies_to_some_degree \
applies|applies_considerably applies_a_lot|applies_very_much|fully_applies
not_true somewhat_true|partly_true|a_little_true mostly_true certainly_true|very_true|completely_true
much_lower|far_lower lower|slightly_lower|somewhat_lower same|the_same|about_the_same|no_change|similar \
slightly_higher|somewhat_higher|higher much_higher|far_higher
poorest|very_poor poor low|lower middle|middle_class|average|medium rich|wealthy|well-off|affluent richest|very_rich
non-drinker|none|never light|mild moderate|medium|social heavy|strong very_heavy
free|trial basic|starter|lite standard|plus premium|pro|professional business enterprise|ultimate
hardly|hardly_at_all|barely sometimes|occasionally often|frequently always
neg|negative|neg. trace|±|+/- +|1+ ++|2+ +++|3+ ++++|4+
とても不満|非常に不満|大変不満 やや不満|不満 どちらでもない|どちらともいえない|普通|ふつう \
やや満足|満足 とても満足|非常に満足|大変満足
poorest poorer middle richer richest
no_qualifications|no_formal_qualifications|none gcse|gcses|gcse_or_equivalent|gcses_or_equivalent|o_levels|o-levels \
a_level|a_levels|a-level|a-levels|a_level_or_equivalent|a_levels_or_equivalent hnc/hnd|hnd|foundation_degree \
degree|degree_or_equivalent|undergraduate_degree|bachelor's_degree \
postgraduate_degree|postgraduate|higher_degree|master's_degree phd|doctorate
hate|hated|hate_it dislike|disliked|dislike_it ok|okay|it's_ok|it's_okay|neutral|indifferent \
like|liked|like_it love|loved|love_it
never almost_never|hardly_ever rarely|seldom sometimes|occasionally|once_in_a_while \
about_half_the_time|half_the_time often|frequently most_of_the_time|usually \
always|all_the_time
preterm|pre-term term|full-term|full_term|at_term post-term|postterm|post_term
elbw vlbw lbw normal|nbw|normal_birth_weight macrosomia|hbw
never former|ex occasional|occasionally|occas|light|social moderate regular|regul|current heavy
emerging|beginning|below developing|approaching proficient|secure|meeting|expected \
exceeding|advanced|mastered|greater_depth
today yesterday this_week last_week this_month last_month this_year last_year longer_ago|long_ago|earlier
seconds minutes hours days weeks months years
bronze silber gold platin
nichtschwimmer|kein_abzeichen seepferdchen bronze silber gold
single|one double|two triple|three quadruple|four
negative weak_positive|weakly_positive|trace positive|moderately_positive strong_positive|strongly_positive
baby|babies toddler|toddlers child|children teen|teens|teenager|teenagers|adolescents adult|adults \
senior|seniors|elderly
kita|kindergarten grundschule hauptschule realschule gymnasium
非常不满意|很不满意|非常不滿意 不满意|不滿意 不太满意|比较不满意|不太滿意 一般|普通|中立|说不清 比较满意|比較滿意 \
满意|滿意 非常满意|很满意|非常滿意
完全不同意|非常不同意|强烈不同意 不同意 不太同意|比较不同意|有点不同意 一般|中立|不确定|说不清 比较同意|有点同意 同意 \
完全同意|非常同意|强烈同意
完全不符合|非常不符合|很不符合 不符合 不太符合|比较不符合|有点不符合 一般|不确定|说不清 比较符合|有点符合|基本符合 \
符合 完全符合|非常符合|很符合
完全不重要|非常不重要|很不重要 不重要 不太重要|比较不重要 一般 比较重要 重要 非常重要|很重要
完全不了解|非常不了解|很不了解 不了解 不太了解|了解一点 一般 比较了解 了解 非常了解|很了解
非常不愿意|很不愿意 不愿意 不太愿意 一般|说不清 比较愿意 愿意 非常愿意|很愿意
从不|从来不|從不|从未 很少|极少|几乎不|偶尔|偶爾|更少 每年|每年一次|每年1次 每季度 每月|每个月|每月一次|每月1次 \
每月几次|每月2-3次|每月两三次 每周|每週|每星期|每周一次|每周1次 每周几次|每周多次|每周2-3次|每周两三次 几乎每天 \
每天|每日|每天一次|每天1次 每天几次|每天多次
discordo_totalmente|discordo_plenamente|discordo_completamente discordo \
discordo_parcialmente|discordo_em_parte|discordo_um_pouco \
não_concordo_nem_discordo|nem_concordo_nem_discordo|nem_concordo,_nem_discordo|neutro|indiferente \
concordo_parcialmente|concordo_em_parte|concordo_um_pouco concordo \
concordo_totalmente|concordo_plenamente|concordo_completamente
totalmente_en_desacuerdo|muy_en_desacuerdo|completamente_en_desacuerdo en_desacuerdo \
algo_en_desacuerdo|parcialmente_en_desacuerdo \
ni_de_acuerdo_ni_en_desacuerdo|ni_de_acuerdo,_ni_en_desacuerdo|neutral|indiferente \
algo_de_acuerdo|parcialmente_de_acuerdo de_acuerdo totalmente_de_acuerdo|muy_de_acuerdo|completamente_de_acuerdo
totalmente_in_disaccordo|completamente_in_disaccordo in_disaccordo parzialmente_in_disaccordo|piuttosto_in_disaccordo \
né_d'accordo_né_in_disaccordo|neutrale parzialmente_d'accordo|piuttosto_d'accordo d'accordo \
totalmente_d'accordo|completamente_d'accordo
pas_du_tout_d'accord|tout_à_fait_en_désaccord|fortement_en_désaccord|totalement_en_désaccord en_désaccord|pas_d'accord \
plutôt_en_désaccord|plutôt_pas_d'accord neutre|ni_d'accord_ni_pas_d'accord|ni_d'accord_ni_en_désaccord \
plutôt_d'accord d'accord tout_à_fait_d'accord|fortement_d'accord|totalement_d'accord
stimmt_gar_nicht|stimmt_überhaupt_nicht stimmt_nicht stimmt_eher_nicht|stimmt_kaum|stimmt_wenig \
teils-teils|teils/teils|teils,_teils|stimmt_teilweise|stimmt_teils stimmt_eher|stimmt_ziemlich stimmt \
stimmt_genau|stimmt_voll|stimmt_völlig|stimmt_voll_und_ganz
instämmer_inte_alls|tar_helt_avstånd instämmer_inte instämmer_knappast|instämmer_till_liten_del \
varken_eller|varken_instämmer_eller_tar_avstånd|neutral|neutralt instämmer_delvis|instämmer_till_viss_del \
instämmer_till_stor_del instämmer instämmer_helt|instämmer_fullt_ut|instämmer_helt_och_hållet
stämmer_inte_alls stämmer_mycket_dåligt stämmer_inte|stämmer_dåligt|stämmer_ganska_dåligt|stämmer_inte_så_bra \
stämmer_varken_bra_eller_dåligt|varken_eller|stämmer_delvis stämmer_ganska_bra stämmer|stämmer_bra stämmer_mycket_bra \
stämmer_helt|stämmer_precis|stämmer_exakt|stämmer_helt_och_hållet
никогда|не_пользуюсь реже|редко|очень_редко раз_в_год|ежегодно|один_раз_в_год|1_раз_в_год несколько_раз_в_год \
раз_в_месяц|ежемесячно|один_раз_в_месяц|1_раз_в_месяц несколько_раз_в_месяц|2-3_раза_в_месяц \
раз_в_неделю|еженедельно|один_раз_в_неделю|1_раз_в_неделю несколько_раз_в_неделю|2-3_раза_в_неделю \
почти_каждый_день|почти_ежедневно каждый_день|ежедневно|раз_в_день несколько_раз_в_день
ніколи рідше|рідко раз_на_рік|щорічно|щороку кілька_разів_на_рік раз_на_місяць|щомісяця|щомісячно \
кілька_разів_на_місяць раз_на_тиждень|щотижня|щотижнево кілька_разів_на_тиждень майже_щодня щодня|щоденно|кожного_дня
nikdy méně_často|zřídka jednou_za_rok|jednou_ročně|ročně několikrát_za_rok|několikrát_ročně \
jednou_za_měsíc|jednou_měsíčně|měsíčně několikrát_za_měsíc|několikrát_měsíčně jednou_za_týden|jednou_týdně|týdně \
několikrát_za_týden|několikrát_týdně téměř_denně denně|každý_den
nikdy menej_často|zriedka raz_za_rok|raz_ročne|ročne niekoľkokrát_za_rok|niekoľkokrát_ročne \
raz_za_mesiac|raz_mesačne|mesačne niekoľkokrát_za_mesiac|niekoľkokrát_mesačne raz_za_týždeň|raz_týždenne|týždenne \
niekoľkokrát_za_týždeň|niekoľkokrát_týždenne takmer_denne denne|každý_deň
soha|sohasem ritkábban|ritkán évente|évente_egyszer évente_többször havonta|havonta_egyszer havonta_többször \
hetente|hetente_egyszer hetente_többször szinte_naponta naponta|minden_nap
niciodată mai_rar|rar anual|o_dată_pe_an lunar|o_dată_pe_lună de_câteva_ori_pe_lună \
săptămânal|o_dată_pe_săptămână de_câteva_ori_pe_săptămână zilnic|în_fiecare_zi
ei_koskaan|en_koskaan harvemmin|harvoin vuosittain|kerran_vuodessa muutaman_kerran_vuodessa \
kuukausittain|kerran_kuussa|kerran_kuukaudessa muutaman_kerran_kuussa|muutaman_kerran_kuukaudessa \
viikoittain|kerran_viikossa muutaman_kerran_viikossa|useita_kertoja_viikossa lähes_päivittäin päivittäin|joka_päivä
aldrig sjældnere|sällan årligt|årligen månedligt|månadsvis ugentligt|veckovis dagligt|dagligen
aldri sjeldnere|sjelden årlig månedlig ukentlig daglig
hiç|hiçbir_zaman|asla daha_seyrek|daha_az|nadiren yılda_bir|yılda_bir_kez yılda_birkaç_kez|yılda_birkaç_kere \
ayda_bir|ayda_bir_kez|ayda_bir_kere ayda_birkaç_kez|ayda_birkaç_kere haftada_bir|haftada_bir_kez|haftada_bir_kere \
haftada_birkaç_kez|haftada_birkaç_kere|haftada_2-3_kez hemen_her_gün|neredeyse_her_gün her_gün günde_birkaç_kez
ποτέ σπανιότερα|σπάνια μία_φορά_τον_χρόνο|ετησίως μία_φορά_τον_μήνα|μηνιαία μερικές_φορές_τον_μήνα \
μία_φορά_την_εβδομάδα|εβδομαδιαία μερικές_φορές_την_εβδομάδα καθημερινά|κάθε_μέρα
أبدا|مطلقا نادرا|أقل_من_ذلك سنويا|مرة_في_السنة شهريا|مرة_في_الشهر|كل_شهر عدة_مرات_في_الشهر \
أسبوعيا|مرة_في_الأسبوع|كل_أسبوع عدة_مرات_في_الأسبوع يوميا|كل_يوم عدة_مرات_في_اليوم
まったく利用しない|全く利用しない|利用しない|利用していない|まったくしない|全くしない|しない \
ほとんど利用しない|ほとんどしない|ほとんどない 年に1回|年1回|年に1回程度 年に数回|年数回 月に1回|月1回|月に1回程度 \
月に数回|月数回|月に2～3回|月に2〜3回|月に2-3回|月2～3回 週に1回|週1回|週に1回程度 \
週に数回|週数回|週に2～3回|週に2〜3回|週に2-3回|週2～3回 週に4～5回|週に4〜5回|週に4-5回|週に4回以上 \
ほぼ毎日|ほとんど毎日 毎日
전혀_안_함|하지_않음|이용하지_않음 거의_안_함|거의_하지_않음 연_1회|년_1회 연_2-3회|연_수회 월_1회|월_1회_정도 \
월_2-3회|월_2~3회|월_수회 주_1회|주_1회_정도 주_2-3회|주_2~3회|주_수회 거의_매일 매일
weiler|einzelhof|streusiedlung dorf|land|ländlich kleinstadt|kleine_stadt mittelstadt|mittelgroße_stadt|stadt \
vorort|stadtrand großstadt|große_stadt metropole
farm|farm_or_home_in_the_countryside|farm_or_home_in_countryside hamlet village|rural|rural_area|country_village \
small_town town|town_or_small_city small_city medium_city|mid-sized_city|medium-sized_city \
suburb|suburbs|suburban|suburbs_or_outskirts_of_a_big_city|suburbs_or_outskirts_of_big_city city|urban|urban_area \
large_city|big_city|a_big_city metropolis|metropolitan_area
hameau village|rural|campagne bourg petite_ville ville_moyenne banlieue ville|grande_ville métropole
aldea pueblo|rural ciudad_pequeña ciudad_mediana suburbio|suburbios|afueras ciudad|ciudad_grande|gran_ciudad metrópoli
borgo paese|villaggio piccola_città|cittadina città_media|media_città periferia città|grande_città metropoli
aldeia|povoado vila cidade_pequena|pequena_cidade cidade_média subúrbio cidade|cidade_grande|grande_cidade metrópole
gehucht dorp klein_stadje|kleine_stad middelgrote_stad|stad voorstad grote_stad
wieś miasteczko|małe_miasto średnie_miasto|miasto_średnie duże_miasto|wielkie_miasto
landsbygd by småstad|mindre_stad mellanstor_stad|stad förort storstad|större_stad
деревня село поселок|пгт малый_город город|средний_город пригород крупный_город|большой_город мегаполис
very_poor|unacceptable poor below_average|fair average|satisfactory above_average|good very_good excellent \
outstanding|exceptional
unsatisfactory|unacceptable|does_not_meet_expectations|far_below_expectations \
needs_improvement|below_expectations|partially_meets_expectations|improvement_needed \
meets_expectations|satisfactory|fully_meets_expectations exceeds_expectations|above_expectations \
outstanding|exceptional|far_exceeds_expectations|greatly_exceeds_expectations|significantly_exceeds_expectations
internship|intern entry_level|entry-level|entry junior|junior_level associate mid_level|mid-level|mid \
mid-senior_level|mid-senior senior|senior_level|senior-level lead principal manager senior_manager director \
senior_director vp|vice_president executive|c-level|c-suite
praktikant|praktikantin auszubildender|auszubildende|azubi|trainee junior|berufseinsteiger professional senior \
lead|teamleiter|teamleiterin|teamleitung abteilungsleiter|abteilungsleiterin|abteilungsleitung \
bereichsleiter|bereichsleiterin|bereichsleitung geschäftsführer|geschäftsführerin|geschäftsführung|vorstand
visitor subscriber lead marketing_qualified_lead|mql sales_qualified_lead|sql|prospect opportunity customer evangelist
critical serious|guarded fair|stable good
schütze|mannschaften gefreiter|gefreite obergefreiter hauptgefreiter unteroffizier|unteroffiziere feldwebel \
oberfeldwebel hauptfeldwebel leutnant oberleutnant hauptmann major oberstleutnant oberst general
niedrig|gering mittel|normal hoch kritisch
lehne_stark_ab lehne_ab|lehne_eher_ab neutral|weder_noch|unentschieden stimme_zu|stimme_eher_zu stimme_stark_zu
überhaupt_nicht an_einzelnen_tagen an_mehr_als_der_hälfte_der_tage beinahe_jeden_tag
ländlich kleinstädtisch vorstädtisch städtisch großstädtisch
nie selten|seltener 1-2_mal_im_monat|ein-_bis_zweimal_im_monat|monatlich wöchentlich mehrmals_wöchentlich täglich
no_trust|no_trust_at_all little_trust|not_much_trust some_trust a_lot_of_trust|a_great_deal_of_trust complete_trust
aldri sjelden noen_ganger|av_og_til|iblant|av_og_til/noen_ganger ofte|som_regel svært_ofte|nesten_alltid alltid
aldrig sjældent nogle_gange|af_og_til|indimellem|en_gang_imellem ofte|som_regel meget_ofte|næsten_altid altid
grunnskole|grunnskolen videregående|videregående_skole|fagbrev fagskole \
bachelor|bachelorgrad|høyskole master|mastergrad|universitet doktorgrad|phd|ph.d.
folkeskole|grundskole gymnasium|gymnasial|gymnasial_uddannelse|erhvervsuddannelse|erhvervsfaglig \
kort_videregående|kort_videregående_uddannelse bachelor|mellemlang_videregående|mellemlang_videregående_uddannelse \
kandidat|master|lang_videregående|lang_videregående_uddannelse ph.d.|phd
peruskoulu|kansakoulu lukio|ammattikoulu|toinen_aste|ylioppilas|ammatillinen opistoaste \
kandidaatti|ammattikorkeakoulu|alempi_korkeakoulututkinto maisteri|ylempi_korkeakoulututkinto lisensiaatti tohtori
ei_koskaan harvemmin|harvemmin_kuin_kerran_kuussa|harvemmin_kuin_kuukausittain kuukausittain viikoittain päivittäin
bardzo_niezadowolony|bardzo_niezadowolona niezadowolony|niezadowolona|raczej_niezadowolony|raczej_niezadowolona \
neutralny|neutralna|ani_zadowolony,_ani_niezadowolony|trudno_powiedzieć \
zadowolony|zadowolona|raczej_zadowolony|raczej_zadowolona bardzo_zadowolony|bardzo_zadowolona
nigdy rzadziej_niż_raz_w_miesiącu raz_w_miesiącu kilka_razy_w_miesiącu raz_w_tygodniu kilka_razy_w_tygodniu codziennie
rozhodně_nesouhlasím|naprosto_nesouhlasím|vůbec_nesouhlasím|zcela_nesouhlasím spíše_nesouhlasím|nesouhlasím \
ani_souhlasím,_ani_nesouhlasím|ani_souhlas,_ani_nesouhlas|neutrální|nevím spíše_souhlasím|souhlasím \
rozhodně_souhlasím|naprosto_souhlasím|zcela_souhlasím
velmi_nespokojen|velmi_nespokojený|velmi_nespokojená nespokojen|nespokojený|nespokojená|spíše_nespokojen \
neutrální|ani_spokojen,_ani_nespokojen spokojen|spokojený|spokojená|spíše_spokojen velmi_spokojen|velmi_spokojený
základní|základní_škola vyučen|vyučena|vyučení|střední_bez_maturity \
středoškolské_s_maturitou|střední_s_maturitou|maturita|středoškolské vyšší_odborné|vyšší_odborná \
vysokoškolské|vysoká_škola
전혀|전혀_없음|전혀_안_함 거의_안_함|거의_없음|드물게 가끔|때때로 자주|종종 항상|늘
사원|주임 대리 과장 차장 부장 이사|임원
매우_반대|적극_반대 반대 보통|중립 찬성 매우_찬성|적극_찬성
mai quasi_mai|raramente qualche_volta|a_volte spesso quasi_sempre sempre
nunca quase_nunca|raramente algumas_vezes|às_vezes frequentemente|muitas_vezes quase_sempre sempre
onbelangrijk|helemaal_niet_belangrijk een_beetje_belangrijk|niet_zo_belangrijk neutraal belangrijk \
zeer_belangrijk|heel_belangrijk
inte_alls_viktigt inte_särskilt_viktigt|mindre_viktigt ganska_viktigt viktigt mycket_viktigt
analyst associate vice_president|vp director managing_director
very_difficult|very_hard difficult|hard ok|okay|neutral|average|moderate|medium easy very_easy
none|no|nil some freq|frequent|marked
very_short short medium|average long very_long
sehr_kurz kurz mittel lang sehr_lang
not_at_all slightly somewhat|moderately fairly very completely|totally
nothing|nothing_at_all a_little some a_lot the_most
nie|noch_nie einmal mehrmals|mehrfach regelmäßig immer
trainee junior_consultant consultant senior_consultant manager senior_manager partner
"""
"""As `core.data.ordered_words` spells them."""
