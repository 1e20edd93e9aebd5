extension NumberWord {
  /// The number words of each language that the screen readers have words for.
  ///
  /// The source is Unicode CLDR 47, `cldr-json/cldr-rbnf` (unicode-org/cldr-json at b08a82b582): the nominative of all
  /// genders in the rule sets for numbers and cardinals. CLDR has no rules for Bengali; its words are those of
  /// num2words 0.5.14 (savoirfairelinux/num2words). A word with a question mark is not in these sources but general
  /// knowledge, such as another spelling. © Unicode, Inc.: see
  /// `Sources/EmbeddedData/SymbolNames/LICENSE-UNICODE-3.0`.
  ///
  /// A language is its tag and a colon, then words. A token before them says what they count: `0` from zero on, `20`
  /// from twenty on in tens, `200` in hundreds; `*100` a multiplier, `+10` a teen, `=10` a number that is also added to
  /// 60 and 80, `&` an “and”, `#2` a repetition. Alternatives have a slash between them, and `-` is left out. Parts of
  /// compounds are words, too. `hr` is also Serbian in Latin letters, `id` Malay, and `zh` Japanese, in any form of the
  /// digits.
  static let table = """
    en: 0 zero/oh? one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen 20 twenty thirty forty fifty sixty seventy eighty ninety *100 hundred *1000 thousand
    *1000000 million/millions? & and #2 double? #3 triple?/treble?
    fr: 0 zéro un/une deux trois quatre cinq six sept huit neuf =10 dix onze douze treize quatorze quinze seize 30
    trente quarante cinquante soixante septante octante?/huitante nonante *20 vingt/vingts *100 cent/cents *1000
    mille *1000000 million/millions & et
    de: 0 null eins/ein zwei/zwo? drei vier fünf sechs sieben acht neun zehn elf zwölf
    dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn 20 zwanzig dreißig/dreissig vierzig fünfzig
    sechzig siebzig achtzig neunzig *100 hundert *1000 tausend *1000000 million/millionen & und eine
    nl: 0 nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien
    zeventien achttien negentien 20 twintig dertig veertig vijftig zestig zeventig tachtig negentig *100 honderd
    *1000 duizend *1000000 miljoen & en/ën
    es: 0 cero uno/un/una/ún dos/dós tres/trés cuatro cinco seis/séis siete ocho nueve diez once doce trece catorce
    quince dieciséis diecisiete dieciocho diecinueve 20 veinte/veinti treinta cuarenta cincuenta sesenta setenta
    ochenta noventa 100 cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas
    quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas
    novecientos/novecientas *1000 mil *1000000 millón/millones & y
    it: 0 zero uno/un/una due tre/tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
    quindici sedici diciassette diciotto diciannove 20 venti/vent trenta/trent quaranta/quarant cinquanta/cinquant
    sessanta/sessant settanta/settant ottanta/ottant novanta/novant *100 cento/cent *1000 mille/mila *1000000
    milione/milioni & e?
    pt: 0 zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze? quinze
    dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove 20 vinte trinta quarenta cinquenta sessenta
    setenta oitenta noventa 100 cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas
    quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas
    *1000 mil *1000000 milhão/milhões & e
    ca: 0 zero u/un/una dos/dues tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset
    divuit dinou 20 vint trenta quaranta cinquanta seixanta setanta vuitanta noranta *100 cent/cents/centes *1000
    mil *1000000 milió/milions & i
    ro: 0 zero unu/una doi/două trei patru cinci șase?/şase șapte?/şapte opt nouă zece unsprezece
    doisprezece/douăsprezece treisprezece paisprezece?/patrusprezece cincisprezece/cinsprezece?
    șaisprezece?/șasesprezece?/şasesprezece șaptesprezece?/şaptesprezece optsprezece nouăsprezece 20 douăzeci
    treizeci patruzeci cincizeci șaizeci?/șasezeci?/şasezeci șaptezeci?/şaptezeci optzeci nouăzeci *100 sută/sute
    *1000 mie/mii *1000000 milion/milioane & și?/şi de? o? un?
    sv: 0 noll ett/en/et två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton
    nitton 20 tjugo trettio fyrtio/förtio? femtio sextio sjuttio åttio nittio *100 hundra *1000 tusen *1000000
    miljon/miljoner & och?
    nb: 0 null én/en?/ei/ett/et? to tre fire fem seks sju/syv? åtte ni ti elleve tolv tretten fjorten femten seksten
    sytten atten nitten 20 tjue/tyve? tretti/tredve? førti femti seksti sytti åtti nitti *100 hundre *1000 tusen
    *1000000 million/millioner & og
    da: 0 nul et/en/én? to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten
    nitten 20 tyve tredive fyrre halvtreds tres halvfjerds firs halvfems *100 hundrede/hundred? *1000 tusind/tusinde
    *1000000 million/millioner & og
    is: 0 núll einn/eitt/ein tveir/tvö/tvær þrír/þrjú/þrjár fjórir/fjögur/fjórar/fjögra? fimm sex sjö?/sjó átta níu
    tíu ellefu tólf þrettán fjórtán fimmtán sextán sautján átján nítján 20 tuttugu þrjátíu fjörutíu fimmtíu sextíu
    sjötíu áttatíu níutíu *100 hundrað/hundruð? *1000 þúsund *1000000 millión/milliónur/milljón?/milljónir? & og
    fi: 0 nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen +10 toista *10 kymmentä
    *100 sata/sataa *1000 tuhat/tuhatta *1000000 miljoona/miljoonaa
    et: 0 null üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme +10 teist *10 kümmend *100 sada *1000 tuhat
    *1000000 miljon/miljonit
    hu: 0 nulla egy kettő/két három négy öt hat hét nyolc kilenc 10 tíz/tizen húsz/huszon harminc negyven ötven
    hatvan hetven nyolcvan kilencven *100 száz *1000 ezer *1000000 millió
    lv: 0 nulle viens/viena/vien divi/divas/div trīs četri/četras/četr pieci/piecas/piec seši/sešas/seš
    septiņi/septiņas/septiņ astoņi/astoņas/astoņ deviņi/deviņas/deviņ +10 padsmit *10 desmit *100
    simt/simts?/simti?/simtu? *1000 tūkstoš/tūkstotis?/tūkstoši *1000000 miljons/miljoni
    lt: 0 nulis vienas/viena du/dvi trys keturi/keturios penki/penkios šeši/šešios septyni/septynios
    aštuoni/aštuonios devyni/devynios - vienuolika dvylika trylika keturiolika penkiolika šešiolika septyniolika
    aštuoniolika devyniolika 10 dešimt dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt
    septyniasdešimt aštuoniasdešimt devyniasdešimt *100 šimtas/šimtai *1000 tūkstantis/tūkstančiai/tūkstančių
    *1000000 milijonas/milijonai/milijonų
    pl: 0 zero jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście
    trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście 20 dwadzieścia trzydzieści
    czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt 100 sto dwieście trzysta
    czterysta pięćset sześćset siedemset osiemset dziewięćset *1000 tysiąc/tysiące/tysięcy *1000000
    milion/miliony/milionów
    cs: 0 nula jeden/jedno/jedna dva/dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct
    patnáct šestnáct sedmnáct osmnáct devatenáct 20 dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát
    devadesát *100 sto/stě/sta/set *1000 tisíc/tisíce *1000000 milión/milióny/miliónů/milion?/miliony?/milionů? & a?
    sk: 0 nula jeden/jedno/jedna dva/dve tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť
    pätnásť šestnásť sedemnásť osemnásť devätnásť 20 dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat
    osemdesiat deväťdesiat *100 sto *1000 tisíc/tisíce? *1000000 milión/milióny/miliónov
    sl: 0 nič/nula? ena/en?/eno?/eden? dva/dve/dvije tri štiri pet šest sedem osem devet deset enajst dvanajst
    trinajst štirinajst?/štrinajst petnajst šestnajst sedemnajst osemnajst?/asemnajst devetnajst 20 dvajset?/dvaset
    trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset 200 dvjesto - - - šesto *100 sto *1000
    tisoč?/tisoče?/tisuću/tisuće *1000000 milijon?/milijona?/milijone?/milijonov?/milijun/milijuny & in?
    hr: 0 nula jedan/jedno/jedna dva/dvije/dve tri četiri pet šest sedam osam devet deset jedanaest dvanaest
    trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest 20 dvadeset trideset četrdeset pedeset
    šezdeset sedamdeset osamdeset devedeset 200 dvjesto/dvjesta?/dvesta/dvesto? trista četristo? - šesto? *100 sto
    *1000 tisuća/tisuće/tisuću/hiljada/hiljade?/hiljadu *1000000 milijun/milijuna/milion/miliona? & i
    sr: 0 нула један/једно/једна два/две/двије? три четири пет шест седам осам девет десет једанаест дванаест
    тринаест четрнаест петнаест шеснаест седамнаест осамнаест деветнаест 20 двадесет тридесет четрдесет педесет
    шездесет седамдесет осамдесет деведесет 200 двеста/двјеста?/двесто? триста четристо? - шесто? *100 сто *1000
    хиљада/хиљаде?/хиљаду *1000000 милион/милиона? & и
    bg: 0 нула едно/един/една две/два три четири пет шест седем осем девет десет единайсет/единадесет
    дванайсет/дванадесет тринайсет/тринадесет четиринайсет/четиринадесет петнайсет/петнадесет шестнайсет/шестнадесет
    седемнайсет/седемнадесет осемнайсет/осемнадесет деветнайсет/деветнадесет 20 двайсет/двадесет трийсет/тридесет
    четиресет/четирийсет?/четиридесет петдесет шейсет/шестдесет седемдесет осемдесет деветдесет 100 сто двеста
    триста четиристотин петстотин шестстотин седемстотин осемстотин деветстотин *1000 хиляда/хиляди *1000000
    милион/милиона & и
    ru: 0 ноль/нуль? один/одно/одна два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать
    тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать 20 двадцать тридцать сорок
    пятьдесят шестьдесят семьдесят восемьдесят девяносто 100 сто двести триста четыреста пятьсот шестьсот семьсот
    восемьсот девятьсот *1000 тысяча/тысячи/тысяч *1000000 миллион/миллиона/миллионов
    uk: 0 нуль один/одне/одна два/дві три чотири пять шість сім вісім девять десять одинадцять дванадцять тринадцять
    чотирнадцять пятнадцять шістнадцять сімнадцять вісімнадцять девятнадцять 20 двадцять тридцять сорок пятдесят
    шістдесят сімдесят вісімдесят девяносто 100 сто двісті триста чотириста пятсот шістсот сімсот вісімсот девятсот
    *1000 тисяча/тисячі/тисяч *1000000 мільйон/мільйони/мільйонів
    el: 0 μηδέν ένα/ένας/μία/μια? δύο/δυο? τρία/τρεις τέσσερα/τέσσερις/τέσσερεις? πέντε έξι επτά/εφτά? οκτώ/οχτώ?
    εννέα/εννιά? δέκα έντεκα/ένδεκα? δώδεκα δεκατρία/δεκατρείς?/δεκατρεις δεκατέσσερα/δεκατέσσερις δεκαπέντε
    δεκαέξι/δεκάξι? δεκαεπτά/δεκαεφτά? δεκαοκτώ/δεκαοχτώ? δεκαεννέα/δεκαεννιά? 20 είκοσι τριάντα σαράντα πενήντα
    εξήντα εβδομήντα ογδόντα ενενήντα?/εννενήντα 100 εκατό/εκατόν διακόσια/διακόσιοι/διακόσιες
    τριακόσια/τριακόσιοι/τριακόσιες τετρακόσια/τετρακόσιοι/τετρακόσιες πεντακόσια/πεντακόσιοι/πεντακόσιες
    εξακόσια/εξακόσιοι/εξακόσιες επτακόσια/επτακόσιοι/επτακόσιες/εφτακόσια?/εφτακόσιες?
    οκτακόσια/οκτακόσιοι/οκτακόσιες/οχτακόσια?/οχτακόσιες? εννιακόσια/εννιακόσιοι/εννιακόσιες *1000
    χίλια/χίλιοι/χίλιες/χιλιάδες?/χίλιάδες *1000000 εκατομμύριο/εκατομμύρια
    tr: 0 sıfır bir iki/i̇ki? üç dört beş altı yedi sekiz dokuz 10 on yirmi otuz kırk elli altmış yetmiş seksen
    doksan *100 yüz *1000 bin *1000000 milyon
    ar: 0 صفر واحد/واحدة/أحد?/إحدى إثنان/اثنان?/إثنتان/اثنتان?/اثنين?/اثنتين?/إثنا/اثنا?/إثنتا/اثنتا? ثلاثة/ثلاث?
    أربعة/أربع? خمسة/خمس? ستة/ست? سبعة/سبع? ثمانية/ثماني?/ثمان? تسعة/تسع? +10 عشرة/عشر 20 عشرون/عشرين?
    ثلاثون/ثلاثين? أربعون/أربعين? خمسون/خمسين? ستون/ستين? سبعون/سبعين? ثمانون/ثمانين? تسعون/تسعين? 200
    مائتان/مئتان?/مائتين?/مئتين?/مائتا?/مئتا? *100 مائة/مئة? 2000 ألفين/ألفان?/ألفي *1000
    ألف/آلاف/ألفا?/ألفًا?/ألفاً? *1000000 مليون/ملايين?/مليونا? & و
    he: 0 אפס אחת/אחד שתיים/שתים/שתי/שניים/שנים?/שני שלוש/שלושה/שלושת ארבע/ארבעה/ארבעת חמש/חמישה/חמשת שש/שישה/ששת
    שבע/שבעה/שבעת שמונה/שמונת תשע/תשעה/תשעת +10 עשר/עשרה/עשרת 20 עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים
    200 מאתיים *100 מאה/מאות 2000 אלפיים *1000 אלף/אלפים *1000000 מיליון & ו
    fa: 0 صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده/هیجده? نوزده 20
    بیست سی چهل پنجاه شصت هفتاد هشتاد نود 200 دویست سیصد - پانصد *100 صد *1000 هزار *1000000 میلیون & و
    hi: 0 शून्य एक दो तीन चार पाँच/पांच? छह/छः?/छे? सात आठ नौ दस ग्यारह बारह तेरह चौदह पन्द्रह/पंद्रह? सोलह सत्रह
    अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस
    पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस
    उनचास पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ
    सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी
    बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानबे बानबे तिरानबे चौरानबे पंचानबे छियानबे
    सत्तानबे अट्ठानबे निन्यानबे *100 सौ *1000 हज़ार/हजार? *100000 लाख *10000000 करोड़
    bn: 0 শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনের ষোল সতের আঠারো উনিশ বিশ একুশ বাইশ
    তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ উনত্রিশ ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁইত্রিশ ছত্রিশ সাতত্রিশ
    আটত্রিশ উনচল্লিশ চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চৌচল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ উনপঞ্চাশ
    পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন উনষাট ষাট একষট্টি বাষট্টি তেষট্টি
    চৌষট্টি পঁয়ষট্টি ছিষট্টি সাতষট্টি আটষট্টি উনসত্তর সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর
    সাতাত্তর আটাত্তর উনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি উননব্বই নব্বই একানব্বই
    বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই *100 শত/শ?/শো? *1000 হাজার
    *100000 লাখ/লক্ষ? *10000000 কোটি
    th: 0 ศูนย์ หนึ่ง/เอ็ด สอง/ยี่ สาม สี่ ห้า หก เจ็ด แปด เก้า *10 สิบ *100 ร้อย *1000 พัน *10000 หมื่น *100000 แสน
    *1000000 ล้าน
    vi: 0 không một/mốt hai ba bốn/tư năm/lăm/nhăm? sáu bảy/bẩy? tám chín 10 mười *10 mươi *100 trăm *1000
    nghìn/ngàn? *1000000 triệu & lẻ/linh?
    id: 0 nol/kosong/sifar? satu dua tiga empat lima enam tujuh delapan/lapan sembilan sepuluh sebelas +10 belas *10
    puluh 100 seratus *100 ratus 1000 seribu *1000 ribu 1000000 sejuta *1000000 juta
    ko: 0 영/공/령? 일/하나/한 이/둘/두 삼/셋/세 사/넷/네 오/다섯 육/륙?/여섯 칠/일곱 팔/여덟 구/아홉 10 열 스물/스무 서른 마흔 쉰 예순 일흔 여든 아흔 *10 십 *100 백
    *1000 천 *10000 만 *100000000 억
    zh: 0 零 一 二/两/兩 三/参/參 四 五 六 七 八 九 20 廿? *10 十/拾 *100 百/佰 *1000 千/仟 *10000 万/萬 *100000000 亿/億
    """
}
