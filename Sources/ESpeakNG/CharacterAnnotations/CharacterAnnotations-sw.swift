// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let sw: StaticString = #"""
    alama ya mshangao
    alama ya reli
    kitufe: #
    dola
    asilimia
    alama ya na
    apostrofi ya taipureta
    funga mabano
    kinyota
    kitufe: *
    alama ya kujumlisha
    koma
    kistariungio-alama ya kutoa
    kikomo
    mkwaju
    kitufe: 0
    kitufe: 1
    kitufe: 2
    kitufe: 3
    kitufe: 4
    kitufe: 5
    kitufe: 6
    kitufe: 7
    kitufe: 8
    kitufe: 9
    nuktapacha
    nuktamkato
    chini ya
    lingana
    zaidi ya
    alama ya kuuliza
    alama ya ‘kwa’
    fungua mabano ya mraba
    mkwaju nyuma
    funga mabano mraba
    lafudhi ya juu na kali
    mstari wa chini
    lafudhi ya kuu
    fungua mabano yaliyokunjwa
    mstari wima
    funga mabano yaliyokujwa
    kiwimbi
    alama ya mshangao iliyopinduliwa
    senti
    pauni
    Sarafu isiyojulikana
    yeni
    kifungu
    alama ya kutofautisha irabu mbili
    hakimiliki
    vishale viwili vinavyoelekea kushoto
    uhasi
    iliyosajiliwa
    digrii
    jumlisha-toa
    weka mbili juu
    weka tatu juu
    lafudhi kali
    alama ya mikro
    alama ya aya
    kitone cha kati
    weka moja juu
    vishale viwili vinavyoelekea kulia
    alama ya kuuliza iliyopinduliwa
    alama ya kuzidisha
    alama ya kugawanya
    Dram ya Armenia
    Afghani ya Afghanistan
    koma ya kiarabu
    nuktamkato ya kiarabu
    alama ya kuuliza ya kiarabu
    Taka ya Bangladesh
    Baht ya Tailandi
    Riel ya Kambodia
    kistariungio
    kistari kirefu
    kistari kirefu zaidi
    upau mlalo
    apostrofi ya kushoto
    apostrofi ya kulia
    apostrofi ya chini kulia
    alama ya kunukuu ya kushoto
    alama ya kunukuu ya kulia
    alama ya kunukuu ya chini kushoto
    alama ya kurejea
    alama mbili za kurejea
    tobo
    alama ya dukuduku
    sehemu ya kistariungio
    kwa elfu
    tasa
    tasa mbili
    tasa tatu
    
    alama ya kurejelea
    alama mbili za mshangao
    
    
    
    
    alama ya mshangao na kuuliza
    alama ya kutoa ya juu
    Colon ya Kostarika
    
    
    
    mill
    Naira ya Nigeria
    
    
    won
    Shekeli Mpya ya Israel
    Dong ya Vietnam
    yuro
    Kip ya Laosi
    Tugrik ya Mongolia
    
    peso
    Guarani ya Paragwai
    
    Hryvnia ya Ukraine
    Cedi ya Ghana
    
    
    Tenge ya Kazakhstan
    rupia ya india
    Lira ya Uturuki
    Manat ya Azerbaijan
    rubo
    Lari ya Jojia
    bitcoin
    hakimiliki ya rekodi ya sauti
    chapa ya biashara
    kitufe cha maelezo
    mshale unaoelekea kushoto
    mshale unaoelekea juu
    mshale unaoelekea kulia
    mshale unaoelekea chini
    mshale unaoeleza kushoto na kulia
    mshale unaoelekeza chini na juu
    mshale unaoelekeza juu kushoto
    mshale unaoelekeza juu kulia
    mshale unaoelekeza chini kulia
    mshale unaoelekeza chini kushoto
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    mshale wa kulia unaopinda kushoto
    mshale wa kushoto unaopinda kulia
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    mshale unaoelekea juu na mwingine chini
    mshale unaoelekea kushoto juu ya mshale unaoelekea kulia
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    nyongeza
    nabla
    memba ya
    
    
    
    
    
    alama ya kutoa
    
    
    
    
    
    kipeo cha pili
    
    alama ya isiyokoma
    
    
    
    
    
    ungano
    muungano
    
    
    
    
    
    
    
    
    
    
    
    
    karibu inalingana
    
    
    
    hailingani
    inafanana na
    
    chini ya au lingana
    zaidi ya au lingana
    
    
    
    
    
    
    
    
    
    
    
    seti ndogo ya
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    saa
    shisha
    kibodi
    kitufe cha kutoa
    kitufe cha kupeleka mbele kwa kasi
    kitufe cha kurudisha nyuma kwa kasi
    kitufe cha juu kwa kasi
    kitufe cha chini kwa kasi
    kitufe cha kwenda kwenye wimbo unaofuata
    kitufe cha kurudia wimbo uliopita
    kitufe cha kucheza au kusitisha
    kipima muda
    saa ya michezo
    saa ya kupima muda
    shisha inayotiririsha mchanga
    kitufe cha kusitisha
    kitufe cha kusimamisha
    kitufe cha kurekodi
    herufi M kwenye mduara
    
    
    
    
    
    
    
    
    
    
    mraba mdogo mweusi
    mraba mdogo mweupe
    
    
    
    
    pembetatu iliyojazwa inayoelekea juu
    
    
    
    kitufe cha kucheza
    
    
    
    
    
    pembetatu iliyojazwa inayoelekea chini
    
    
    
    kitufe cha kurudisha nyuma
    
    
    
    
    
    
    
    
    
    msambamba
    mduara wazi
    
    
    
    mduara uliojazwa
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    mduara mkubwa wazi
    
    
    mraba wa wastani mweupe
    mraba wa wastani mweusi
    mraba wastani mdogo mweupe
    mraba wastani mdogo mweusi
    
    jua
    wingu
    mwavuli
    sanamu ya mtu ya theluji
    kimondo
    simu
    sanduku la kuteua lenye tiki
    mwavuli na matone ya mvua
    kinywaji moto
    shamroki
    kidole cha shahada kinachoelekeza juu
    fuvu na mifupa
    mnururisho
    tahadhari ya kibayalojia
    msalaba
    nyota na mwezi mwandamo
    alama ya amani
    yin yang
    gurudumu la dharma
    uso ulionuna
    uso unaotabasamu
    ishara ya jinsia ya kike
    ishara ya jinsia ya kiume
    nyota ya kondoo
    fahali
    mapacha
    nyota ya kaa
    nyota ya simba
    mashuke
    mizani
    nyota ya ng’e
    mshale
    nyota ya mbuzi
    nyota ya ndoo
    nyota ya samaki
    kipande cha saratanji
    shupaza
    maua
    kopa
    kisu
    chemichemi za maji ya moto
    noti ya nane
    kishukisho
    kipandisho
    alama ya kutumia tena
    milele
    kiti cha magurudumu
    nyundo na sululu
    nanga
    panga zilizopishanishwa
    ishara ya taaluma ya matibabu
    mzani
    alembiki
    gia
    alama ya atomu
    ua la yungi
    onyo
    volteji ya juu
    ishara ya wabadili jinsia
    mduara mweupe
    mduara mweusi
    jeneza
    chombo cha kutia majivu ya maiti aliyechomwa
    mpira wa miguu
    mpira wa besibali
    sanamu ya mtu ya theluji bila theluji
    jua nyuma ya wingu
    wingu pamoja na radi na mvua
    opichasi
    sululu
    helmeti iliyo na msalaba mweupe
    minyororo
    hakuna kuingia
    madhabahu ya shinto
    kanisa
    mlima
    mwavuli ulio kwenye ardhi
    mlizamu
    bendera katika shimo
    kivuko
    mashua
    mtu anayecheza mchezo wa kuskii
    viatu vya kuteleza kwenye theluji
    mtu na mpira
    mwanamke aliye na mpira
    mwanaume aliye na mpira
    hema
    pampu ya mafuta
    makasi
    alama nyeupe ya tiki
    eropleni
    bahasha
    ngumi iliyoinuliwa
    mkono ulioinuliwa
    mkono wa ushindi
    mkono unaoandika
    penseli
    nibu nyeusi
    alama ya tiki
    zidisha
    msalaba wa kilatini
    nyota ya daudi
    nyota
    kinyota chenye ncha nane
    nyota yenye ncha nane
    chembe ya theluji
    metameta
    alama ya X
    kitufe cha alama ya kuzidisha
    alama nyekundu ya kuuliza
    alama nyeupe ya kuuliza
    alama nyeupe ya mshangao
    alama nyekundu ya mshangao
    umbo la moyo lenye alama ya mshangao
    moyo mwekundu
    moyo unaochomeka
    kurekebisha moyo
    kuongeza
    kutoa
    gawanya
    mshale unaoelekeza kulia
    kitanzi kilichopinda
    kitanzi kilichopinda mara mbili
    mshale wa kulia unaopinda juu
    mshale wa kulia unaopinda chini
    
    
    
    
    
    
    
    
    mshale unaoelekeza kushoto
    mshale unaoelekeza juu
    mshale unaoangalia chini
    mraba mkubwa mweusi
    mraba mkubwa mweupe
    nyota nyeupe ya wastani
    mduara mwekundu wenye shimo
    koma ya idiografia
    kikomo cha idiografia
    fungua mabano ya pembe
    funga mabano ya pembe
    fungua mabano ya pembe mbili
    funga mabano ya pembe mbili
    fungua mabano ya kona
    funga mabano ya kona
    fungua mabano ya kona wazi
    funga mabano ya kona wazi
    fungua mabano ya lenzi nyeusi
    funga mabano ya lenzi nyeusi
    fungua mabano ya kombe
    funga mabano ya kombe
    fungua mabano ya lenzi wazi
    funga mabano ya lenzi wazi
    dashi iliyopinda
    alama ya mbadala ya sehemu
    nukta ya kati ya katakana
    idiografu ya pongezi kwenye mduara
    idiografu ya siri kwenye mduara
    
    dragoni jekundu la mahjong
    jokari
    kitufe chenye herufi A
    kitufe chenye herufi B
    kitufe cha O
    kitufe cha P
    kitufe chenye herufi AB
    kitufe chenye herufi CL
    kitufe chenye neno ‘COOL’
    kitufe cheney neno ‘FREE’
    herufi ID kwenye mraba
    kitufe chenye neno ‘NEW’
    kitufe chenye herufi NG
    kitufe chenye neno ‘OK’
    kitufe chenye neno ‘SOS’
    kitufe cha UP!
    kitufe cha VS
    bendera: Kisiwa cha Ascension
    bendera: Andorra
    bendera: Falme za Kiarabu
    bendera: Afghanistan
    bendera: Antigua na Barbuda
    bendera: Anguilla
    bendera: Albania
    bendera: Armenia
    bendera: Angola
    bendera: Antaktiki
    bendera: Ajentina
    bendera: Samoa ya Marekani
    bendera: Austria
    bendera: Australia
    bendera: Aruba
    bendera: Visiwa vya Aland
    bendera: Azerbaijani
    bendera: Bosnia na Hezegovina
    bendera: Babadosi
    bendera: Bangladeshi
    bendera: Ubelgiji
    bendera: Bukinafaso
    bendera: Bulgaria
    bendera: Bahareni
    bendera: Burundi
    bendera: Benin
    bendera: St. Barthelemy
    bendera: Bermuda
    bendera: Brunei
    bendera: Bolivia
    bendera: Uholanzi ya Karibiani
    bendera: Brazil
    bendera: Bahama
    bendera: Bhutan
    bendera: Kisiwa cha Bouvet
    bendera: Botswana
    bendera: Belarus
    bendera: Belize
    bendera: Kanada
    bendera: Visiwa vya Cocos (Keeling)
    bendera: Jamhuri ya Kidemokrasia ya Kongo
    bendera: Jamhuri ya Afrika ya Kati
    bendera: Kongo - Brazzaville
    bendera: Uswisi
    bendera: Cote d’Ivoire
    bendera: Visiwa vya Cook
    bendera: Chile
    bendera: Kameruni
    bendera: Uchina
    bendera: Kolombia
    bendera: Kisiwa cha Clipperton
    bendera: Kostarika
    bendera: Kuba
    bendera: Cape Verde
    bendera: Curacao
    bendera: Kisiwa cha Krismasi
    bendera: Saiprasi
    bendera: Chechia
    bendera: Ujerumani
    bendera: Diego Garcia
    bendera: Jibuti
    bendera: Denmaki
    bendera: Dominika
    bendera: Jamhuri ya Dominika
    bendera: Aljeria
    bendera: Ceuta na Melilla
    bendera: Ecuador
    bendera: Estonia
    bendera: Misri
    bendera: Sahara Magharibi
    bendera: Eritrea
    bendera: Uhispania
    bendera: Ethiopia
    bendera: Umoja wa Ulaya
    bendera: Ufini
    bendera: Fiji
    bendera: Visiwa vya Falkland
    bendera: Mikronesia
    bendera: Visiwa vya Faroe
    bendera: Ufaransa
    bendera: Gabon
    bendera: Ufalme wa Muungano
    bendera: Grenada
    bendera: Jojia
    bendera: Guiana ya Ufaransa
    bendera: Guernsey
    bendera: Ghana
    bendera: Gibraltar
    bendera: Greenland
    bendera: Gambia
    bendera: Gine
    bendera: Guadeloupe
    bendera: Guinea ya Ikweta
    bendera: Ugiriki
    bendera: Visiwa vya Georgia Kusini na Sandwich Kusini
    bendera: Guatemala
    bendera: Guam
    bendera: Ginebisau
    bendera: Guyana
    bendera: Hong Kong SAR China
    bendera: Kisiwa cha Heard na Visiwa vya McDonald
    bendera: Honduras
    bendera: Croatia
    bendera: Haiti
    bendera: Hungaria
    bendera: Visiwa vya Kanari
    bendera: Indonesia
    bendera: Ayalandi
    bendera: Israeli
    bendera: Kisiwa cha Man
    bendera: India
    bendera: Eneo la Uingereza katika Bahari Hindi
    bendera: Iraki
    bendera: Iran
    bendera: Aisilandi
    bendera: Italia
    bendera: Jersey
    bendera: Jamaika
    bendera: Jordan
    bendera: Japani
    bendera: Kenya
    bendera: Kirigizistani
    bendera: Kambodia
    bendera: Kiribati
    bendera: Komoro
    bendera: St. Kitts na Nevis
    bendera: Korea Kaskazini
    bendera: Korea Kusini
    bendera: Kuwait
    bendera: Visiwa vya Cayman
    bendera: Kazakistani
    bendera: Laos
    bendera: Lebanon
    bendera: St. Lucia
    bendera: Liechtenstein
    bendera: Sri Lanka
    bendera: Liberia
    bendera: Lesoto
    bendera: Lithuania
    bendera: Luxembourg
    bendera: Latvia
    bendera: Libya
    bendera: Morocco
    bendera: Monaco
    bendera: Moldova
    bendera: Montenegro
    bendera: St. Martin
    bendera: Madagaska
    bendera: Visiwa vya Marshall
    bendera: Masedonia ya Kaskazini
    bendera: Mali
    bendera: Myanmar (Burma)
    bendera: Mongolia
    bendera: Makau SAR China
    bendera: Visiwa vya Mariana vya Kaskazini
    bendera: Martinique
    bendera: Moritania
    bendera: Montserrat
    bendera: Malta
    bendera: Morisi
    bendera: Maldivi
    bendera: Malawi
    bendera: Meksiko
    bendera: Malesia
    bendera: Msumbiji
    bendera: Namibia
    bendera: New Caledonia
    bendera: Niger
    bendera: Kisiwa cha Norfolk
    bendera: Nigeria
    bendera: Nikaragwa
    bendera: Uholanzi
    bendera: Norway
    bendera: Nepal
    bendera: Nauru
    bendera: Niue
    bendera: Nyuzilandi
    bendera: Oman
    bendera: Panama
    bendera: Peru
    bendera: Polynesia ya Ufaransa
    bendera: Papua New Guinea
    bendera: Ufilipino
    bendera: Pakistani
    bendera: Poland
    bendera: Santapierre na Miquelon
    bendera: Visiwa vya Pitcairn
    bendera: Puerto Rico
    bendera: Maeneo ya Palestina
    bendera: Ureno
    bendera: Palau
    bendera: Paraguay
    bendera: Qatar
    bendera: Reunion
    bendera: Romania
    bendera: Serbia
    bendera: Urusi
    bendera: Rwanda
    bendera: Saudia
    bendera: Visiwa vya Solomon
    bendera: Ushelisheli
    bendera: Sudan
    bendera: Uswidi
    bendera: Singapore
    bendera: St. Helena
    bendera: Slovenia
    bendera: Svalbard na Jan Mayen
    bendera: Slovakia
    bendera: Siera Leoni
    bendera: San Marino
    bendera: Senegali
    bendera: Somalia
    bendera: Suriname
    bendera: Sudan Kusini
    bendera: Sao Tome na Principe
    bendera: El Salvador
    bendera: Sint Maarten
    bendera: Syria
    bendera: Eswatini
    bendera: Tristan da Cunha
    bendera: Visiwa vya Turks na Caicos
    bendera: Chad
    bendera: Himaya za Kusini za Kifaranza
    bendera: Togo
    bendera: Tailandi
    bendera: Tajikistani
    bendera: Tokelau
    bendera: Timor-Leste
    bendera: Turkmenistan
    bendera: Tunisia
    bendera: Tonga
    bendera: Uturuki
    bendera: Trinidad na Tobago
    bendera: Tuvalu
    bendera: Taiwan
    bendera: Tanzania
    bendera: Ukraine
    bendera: Uganda
    bendera: Visiwa Vidogo vya Nje vya Marekani
    bendera: Umoja wa Mataifa
    bendera: Marekani
    bendera: Uruguay
    bendera: Uzibekistani
    bendera: Mji wa Vatican
    bendera: St. Vincent na Grenadines
    bendera: Venezuela
    bendera: Visiwa vya Virgin, Uingereza
    bendera: Visiwa vya Virgin, Marekani
    bendera: Vietnamu
    bendera: Vanuatu
    bendera: Wallis na Futuna
    bendera: Samoa
    bendera: Kosovo
    bendera: Yemeni
    bendera: Mayotte
    bendera: Afrika Kusini
    bendera: Zambia
    bendera: Zimbabwe
    katakana koko kwenye mraba
    katakana sa kwenye mraba
    idiografu ya kutoa kwenye mraba
    idiografu ya kidole kwenye mraba
    idiografu ya marufuku kwenye mraba
    idiografu tupu kwenye mraba
    idiografu ya pamoja kwenye mraba
    idiografu ya kujaa kwenye mraba
    idiografu ya kuwepo kwenye mraba
    idiografu ya mwezi kwenye mraba
    idiografu ya kutumia kwenye mraba
    idiografu ya kugawanya kwenye mraba
    idiografu ya kuendesha kwenye mraba
    idiografu ya manufaa kwenye mduara
    idiografu ya kukubali kwenye mduara
    tufani
    mandhari yenye ukungu
    mwavuli uliokunjwa
    usiku wenye nyota
    macheo kwenye milima
    macheo
    mwonekano wa jiji usiku
    machweo
    upinde wa mvua
    daraja usiku
    wimbi la maji
    volkano
    kilimia
    tufe linaloonyesha ulaya-afrika
    tufe linaloonyesha amerika
    tufe linaloonyesha asia-australia
    tufe lenye meridiani
    mwezi mpya
    mwezi mwandamo
    mwezi wa robo ya kwanza
    mwezi ulioangazwa zaidi ya nusu unaopevuka
    mwezi kamili
    mwezi ulioangazwa zaidi ya nusu unaofifia
    mwezi wa robo ya mwisho
    mwezi kongo
    mwezi unaoandama mwezi mpya
    uso wa mwezi mpya
    mwezi wa robo ya kwanza wenye uso
    mwezi wa robo ya mwisho wenye uso
    uso unaokaa mwezi
    uso unaokaa jua
    nyota inayong’aa
    kimwondo
    pima joto
    jua nyuma ya wingu dogo
    jua nyuma ya wingu kubwa
    jua nyuma ya wingu lenye mvua
    wingu lenye mvua
    wingu lenye theluji
    wingu lenye radi
    kimbunga
    ukungu
    uso unaopuliza upepo
    soseji katika mkate
    chapati iliyojazwa vyakula mbalimbali
    mkate wa kimeksiko uliowekwa nyama au maharage ndani
    aina ya njugu
    mche
    mmea wenye majani mwaka mzima
    mti unaopukutika majani yake
    mnazi
    dungusi kakati
    pilipili kali
    tulipu
    ua la mcheri
    ua la waridi
    haibiskasi
    alizeti
    maua mengi
    mahindi
    shada la mchele
    mimea ya msimu
    klova yenye majani manne
    jani la mshira
    jani lililoanguka
    jani linalopepea kwenye upepo
    uyoga
    nyanya
    biringanya
    zabibu
    tikiti
    tikitimaji
    chenza
    limau
    ndizi
    nanasi
    tufaha jekundu
    tufaha la kijani
    pea
    pichi
    cheri
    stroberi
    hambaga
    piza
    nyama kwenye mfupa
    paja la kuku
    biskuti za mchele
    mchele uliotengenezwa kwa mtindo wa tufe
    wali
    wali ulio na mchuzi wa viungo
    bakuli yenye tambi
    tambi
    mkate
    chipsi
    kiazi kitamu kilichochomwa
    dango
    odeni
    sushi
    uduvi iliyokaangwa
    keki ya samaki iliyozingwa
    aisikrimu laini
    barafu iliyochongwa
    aisikrimu
    kitumbua
    biskuti
    chokoleti
    peremende
    pipi
    faluda
    chungu cha asali
    keki
    boksi ya kuweka chakula
    chungu cha chakula
    kupika
    uma na kisu
    kikombe kisicho na kishikio
    mvinyo wa kijapani unaotokana na mchele
    glasi ya divai
    glasi ya kokteli
    kinywaji cha tropiki
    kikombe cha bia
    vikombe vya bia vilivyogonganishwa
    chupa ya maziwa ya mtoto
    uma na kisu na sahani
    chupa yenye kifuniko kilichofunguliwa
    bisi
    utepe
    zawadi iliyofungwa
    keki ya kusherehekea siku ya kuzaliwa
    taa ya malenge yenye umbo la uso wa mtu
    mti wa krismasi
    baba krismasi
    fataki
    kimetameta
    puto
    mapambo ya sherehe
    mpira wa mapambo
    mti wa tanabata
    bendera mbili zilizopishana
    mapambo ya msonobari
    wanaserere wa kijapani
    bendera ya kambare mamba
    kengele ya upepo
    sherehe ya mwezi
    mfuko wa shuleni
    kofia ya mahafali
    tuzo ya kijeshi
    utepe wa ukumbusho
    maikrofoni ya studio
    kitelezi cha kurekebisha sauti
    vitufe vya kudhibiti
    fremu za utepe wa filamu
    tiketi za kuingia
    farasi inayozunguka
    gurudumu linalozunguka
    rola kosta
    ndoano ya uvuvi
    maikrofoni
    kamera ya kurekodi filamu
    filamu
    spika za masikioni
    paleti ya msanii
    kofia ya mwanamume
    hema ya sarakasi
    tiketi
    ubao wa kuanzisha matukio wakati wa kutengeneza filamu
    sanaa
    mchezo wa video
    kulenga shabaha
    mashine ya kamari
    biliadi
    dadu
    mchezo wa kuvingirisha matufe chini
    kadi za karata za maua
    noti ya muziki
    manoti ya muziki
    saksafoni
    gita
    kinanda
    tarumbeta
    fidla
    karatasi ya muziki
    shati la kukimbia
    mpira wa tenisi
    skii
    mpira wa kikapu
    bendera yenye mirabaraba
    mtu anayeteleza kwenye theluji
    mkimbiaji
    mwanamke anayekimbia
    mwanamume anayekimbia
    mtu anayeteleza kwenye mawimbi
    mwanamke anayeteleza kwenye mawimbi
    mwanamume anayeteleza kwenye mawimbi
    medali ya michezo
    kikombe
    mbio za farasi
    mpira wa marekani
    mpira wa raga
    mwogeleaji
    mwanamke anayeogelea
    mwanaume anayeogelea
    mbeba vyuma vizito
    mwanamke anayebeba vyuma vizito
    mwanamume anayebeba vyuma vizito
    mcheza gofu
    mwanamke anayecheza gofu
    mwanamume anayecheza gofu
    pikipiki
    gari la mashindano
    kriketi
    mpira wa wavu
    mpira wa magongo
    kigoe cha hoki ya barafuni
    tenisi ya mezani
    mlima wenye theluji
    kupiga kambi
    ufuo na mwavuli
    ujenzi wa jengo
    majengo ya nyumba
    mwonekano wa jiji
    jengo la nyumba lililochakaa
    jengo la zamani
    jangwa
    kisiwa cha jangwa
    mbuga ya taifa ya wanyama
    uwanja wa michezo
    jengo la nyumba
    nyumba yenye ua
    jengo la ofisi
    posta ya japani
    posta
    hospitali
    benki
    alama ya ATM
    hoteli
    hoteli ya mapenzi
    duka la karibu
    shule
    duka kuu
    kiwanda
    taa nyekundu ya karatasi
    kasri la kijapani
    kasri
    kupeperusha bendera nyeupe
    bendera ya wageuza jinsia
    bendera ya upinde wa mvua
    kupeperusha bendera nyeusi
    bendera ya maharamia
    bendera: Uingereza
    bendera: Uskoti
    bendera: Welisi
    waridi
    lebo
    mpira wa vinyoya
    upinde na mshale
    jungu
    ngozi nyeupe
    ngozi nyeupe kiasi
    ngozi ya kahawia
    ngozi nyeusi kiasi
    ngozi nyeusi
    panya
    kipanya
    maksai
    nyati
    ng’ombe
    chui mkubwa mwenye milia
    chui
    sungura
    paka
    paka mweusi
    dragoni
    mamba
    nyangumi
    konokono
    nyoka
    farasi
    kondoo dume
    mbuzi
    kondoo
    tumbili
    jogoo
    kuku
    mbwa
    mbwa msaidizi
    nguruwe
    uso wa nguruwe dume
    ndovu
    pweza
    kombe la mzunguko
    mdudu
    siafu
    nyuki
    kombamwiko mwenye madoa
    samaki
    samaki wa tropiki
    aina ya samaki
    mzee kobe
    kifaranga kinachoanguliwa
    kifaranga
    kifaranga kinachotazama mbele
    ndege
    pengwini
    koala
    kijibwa
    ngamia
    ngamia mwenye nundu mbili
    pomboo
    uso wa panya
    uso wa ng’ombe
    uso wa chui milia
    uso wa sungura
    uso wa paka
    uso wa dragoni
    nyangumi anayerusha maji
    uso wa farasi
    uso wa tumbili
    uso wa mbwa
    uso wa nguruwe
    uso wa chura
    uso wa buku
    mbwa mwitu
    dubu
    dubu barafu
    panda
    pua la nguruwe
    nyayo za mnyama
    kindimilia
    macho
    jicho
    jicho ndani ya puto la usemi unaoelekea kulia
    sikio
    pua
    mdomo
    ulimi
    kidole cha kwanza kinachoelekeza juu kwa nyuma
    kidole cha kwanza kinachoelekeza chini kwa nyuma
    kidole cha shahada kinachoelekeza kushoto
    kidole cha shahada kinachoelekeza kulia
    ngumi uliyonyooshewa
    mkono unaopunga
    mkono wa kuonyesha mambo yako shwari
    dole gumba juu
    dole gumba chini
    mikono inayopiga makofi
    mikono iliyowazi
    taji
    kofia ya mwanamke
    miwani
    tai
    fulana
    suruali ya jinzi
    nguo
    kimono
    bikini
    nguo za wanawake
    kibeti
    mfuko
    kipochi
    kiatu cha wanaume
    kiatu cha kukimbia
    kiatu chenye kisigino kirefu
    ndara ya mwanamke
    buti la mwanamke
    nyayo
    kivuli cha kichwa na mabega ya mtu
    vivuli vya vichwa na mabega ya watu
    mvulana
    msichana
    mwanamume
    mhudumu wa afya wa kiume
    jaji wa kiume
    rubani wa kiume
    mume na mke na ishara ya moyo: mwanamume na mwanamume
    busu: mwanamume na mwanamume
    mkulima wa kiume
    mpishi wa kiume
    mwanamume anayemlisha mtoto
    mwanafunzi na kofia ya kufuzu
    mwimbaji wa kiume
    mchoraji wa kiume
    mwalimu na ubao
    mwanamume na gesi ya kuchoma
    familia: mwanamume na mvulana
    familia: mwanamume, mvulana na mvulana
    familia: mwanamume na msichana
    familia: mwanamume, msichana na mvulana
    familia: mwanamume, msichana na msichana
    familia: mwanamume, mwanamume na mvulana
    familia: mwanamume, mwanamume, mvulana na mvulana
    familia: mwanamume, mwanamume na msichana
    familia: mwanamume, mwanamume, msichana na mvulana
    familia: mwanamume, mwanamume, msichana na msichana
    familia: mwanamume, mwanamke na mvulana
    familia: mwanamume, mwanamke, mvulana na mvulana
    familia: mwanamume, mwanamke na msichana
    familia: mwanamume, mwanamke, msichana na mvulana
    familia: mwanamume, mwanamke, msichana na msichana
    mwanateknolojia wa kiume
    mwanamume aliyevaa nadhifu
    fundi mitambo wa kiume
    mwanasayansi wa kiume
    mwanaanga wa kiume
    mzimamoto wa kiume
    mwanamume anayetembea kwa mkongojo
    mwanamume: nywele nyekundu
    mwanamume: nywele yenye mawimbi
    mwanamume: upara
    mwanamume: nywele nyeupe
    Mtu aliyeketi kwenye kiti cha magurudumu
    mwanamume anayejiendesha kwa kiti cha magurudumu
    mwanamke
    mhudumu wa afya wa kike
    jaji wa kike
    rubani wa kike
    mume na mke na ishara ya moyo: mwanamke na mwanamume
    mume na mke na ishara ya moyo: mwanamke na mwanamke
    busu: mwanamke na mwanamume
    busu: mwanamke na mwanamke
    mkulima wa kike
    mpishi wa kike
    mwanamke anayemlisha mtoto
    mwanafunzi wa kike na kofia ya kufuzu
    mwimbaji wa kike
    mchoraji wa kike
    mwalimu wa kike na ubao
    mwanamke na gesi ya kuchoma
    familia: mwanamke na mvulana
    familia: mwanamke, mvulana na mvulana
    familia: mwanamke na msichana
    familia: mwanamke, msichana na mvulana
    familia: mwanamke, msichana na msichana
    familia: mwanamke, mwanamke na mvulana
    familia: mwanamke, mwanamke, mvulana na mvulana
    familia: mwanamke, mwanamke na msichana
    familia: mwanamke, mwanamke, msichana na mvulana
    familia: mwanamke, mwanamke, msichana na msichana
    mwanateknolojia wa kike
    mwanamke aliyevaa nadhifu
    fundi mitambo wa kike
    mwanasayansi wa kike
    mwanaanga wa kike
    mzimamoto wa kike
    mwanamke anayetembea kwa mkongojo
    mwanamke: nywele nyekundu
    mwanamke: nywele yenye mawimbi
    mwanamke: upara
    mwanamke: nywele nyeupe
    mwanamke aliyeketia kiti cha magurudumu
    mwanamke anayejiendesha kwa kiti cha magurudumu
    familia
    mwanamke na mwanamume walioshikana mikono
    wanaume walioshikana mikono
    wanawake walioshikana mikono
    askari polisi
    polisi wa kike
    polisi wa kiume
    watu wanaosherehekea
    wanawake wanaosherehekea
    wanaume wanaosherehekea
    mtu aliyevaa shela
    mwanamke aliyevalia shela
    mwanamume aliyevalia shela
    mtu mwenye nywele za shaba
    mwanamke mwenye nywele ya kimanjano
    mwanamume mwenye nywele ya kimanjano
    mwanamume aliyevaa kofia ya kichina
    mwanaume aliyefunga kilemba
    mwanamke aliyefunga kilemba
    mwanamume aliyefunga kilemba
    babu
    bibi
    mtoto
    mfanyakazi wa ujenzi
    mjenzi wa kike
    mjenzi mwanamume
    binti mfalme
    zimwi
    afriti
    pepo
    mtoto malaika
    jitu geni
    dubwana geni
    kishetani
    fuvu
    mhudumu anayetoa maelezo
    mwanamke anayetoa maelezo
    mwanamume anayetoa maelezo
    mlinzi
    mlinzi wa kike
    mlinzi mwanamume
    mwanamke anayecheza
    rangi ya midomo
    rangi ya kupaka kwenye kucha
    kukanda uso
    mwanamke anayekandwa uso
    mwanamume anayekandwa uso
    kukata nywele
    mwanamke anayenyolewa nywele
    mwanamume anayenyolewa nywele
    nguzo ya kinyozi
    bomba la sindano
    kidonge
    alama ya busu
    barua ya mapenzi
    pete
    kito
    busu
    shada la maua
    mume na mke na ishara ya moyo
    harusi
    moyo unaodunda
    moyo uliovunjika
    mioyo miwili
    moyo unaong’aa
    moyo uaokua
    moyo uliopenyezwa mshale
    moyo ya samawati
    moyo wa kijani
    moyo wa manjano
    moyo wa zambarau
    moyo uliofungwa kwa utepe
    mioyo inayozunguka
    mapambo ya moyo
    almasi yenye kitone
    taa
    alama ya hasira
    bomu
    usingizi
    mgongano
    matone ya jasho
    tone
    kuharakisha
    kinyesi
    misuli iliyotunishwa
    kizunguzungu
    kitufe cha usemi
    kitufe cha mawazo
    ua jeupe
    pointi mia moja
    mfuko wa pesa
    sarafu mbalimbali
    alama ya dola
    kadi ya mkopo
    noti ya yeni
    noti ya dola
    noti ya yuro
    noti ya pauni
    pesa za noti zenye mabawa
    chati inayopanda yenye yeni
    kikalio
    kompyuta ndogo
    mkoba
    diski ndogo
    diski laini
    diski
    diski dijitali
    folda ya faili
    folda ya faili iliyofunguliwa
    ukurasa uliokunjwa
    ukurasa unaotazama juu
    kalenda
    kalenda unayoweza kuchana kurasa
    kadi
    chati inayopanda
    chati inayoshuka
    chati ya miraba
    ubao wa kunakili
    pini
    pini yenye kichwa cha mduara
    kishikizo
    rula
    rula ya pembe
    vichupo vya alamisho
    leja
    daftari
    daftari lenye jalada lililopambwa
    kitabu kilichofungwa
    kitabu kilichofunguliwa
    kitabu cha kijani
    kitabu cha samawati
    kitabu cha njano
    vitabu
    beji ya jina
    hati ya kukunja kwa kuviringisha
    hati
    mkono wa simu
    peja
    mashine ya faksi
    antena ya setilaiti
    kipaza sauti
    megafoni
    trei ya majalada ya kutoka
    trei ya majalada ya kuingia
    kifurushi
    barua pepe
    bahasha inayoingia
    bahasha na kishale
    sanduku la barua lililofungwa lenye bendera iliyoshushwa
    sanduku la barua lililofungwa lenye bendera iliyoinuliwa
    sanduku la barua lililofunguliwa lenye bendera iliyoinuliwa
    sanduku la barua lililofunguliwa lenye bendera iliyoshushwa
    sanduku la barua
    honi ya posta
    gazeti
    simu ya mkononi
    simu ya mkononi yenye kishale
    hali ya mtetemo
    zima simu za mkononi
    simu za mkononi haziruhusiwi
    pau za antena
    kamera
    kamera yenye mmweko
    kamera ya kurekodi video
    runinga
    redio
    kaseti ya video
    projekta ya filamu
    shanga za maombi
    kitufe cha kuchanganya
    kitufe cha kurudia
    kitufe cha kurudia wimbo mmoja
    mishale wima inayoelekeza kwa mzunguko wa akrabu
    kitufe cha mishale ya kinyume saa
    kitufe cha kufifiza mwanga
    kitufe cha kuongeza mwanga
    spika imezimwa
    spika
    spika imewashwa
    spika yenye sauti ya juu
    betri
    plagi ya umeme
    kioo cha ukuzaji kinachoelekeza kushoto
    kioo cha ukuzaji kinachoelekeza kulia
    kufuli na kalamu
    kufuli iliyofungwa na ufunguo
    ufunguo
    kufuli
    kufuli iliyofunguliwa
    kengele
    kengele yenye alama ya mkato
    alamisho
    pete ya mnyororo
    kitufe
    mshale wa nyuma
    mshale wa mwisho
    mshale wa hewani!
    mshale unaoashiria hivi karibuni
    mshale unaoangalia juu
    walio chini ya miaka kumi na nane hawaruhusiwi
    kitufe: 10
    weka herufi kubwa za kilatini
    weka hefuri ndogo za kilatini
    weka nambari
    weka alama
    weka herufi za kilatini
    moto
    kurunzi
    spana malaya
    nyundo
    nati na bolti
    kisu kinachotumika jikoni
    bastola ya maji
    hadubini
    darubini
    tufe la kioo
    nyota yenye pembe sita na kitone katikati
    alama ya kijapani ya anayeanza
    nembo ya ncha tatu
    kitufe cheusi cha mraba
    kitufe cheupe cha mraba
    mduara mwekundu
    mduara wa samawati
    almasi kubwa ya njano
    almasi kubwa ya samawati
    almasi ndogo ya njano
    almasi ndogo ya samawati
    pembetatu inayoelekeza juu
    pembetatu inayoelekeza chini
    kitufe cha juu
    kitufe cha chini
    omu
    njiwa
    kaaba
    msikiti
    hekalu la kiyahudi
    menorah
    saa saba
    saa nane
    saa tisa
    saa kumi
    saa kumi na moja
    saa kumi na mbili
    saa moja
    saa mbili
    saa tatu
    saa nne
    saa tano
    saa sita
    saa saba na nusu
    saa nane na nusu
    saa tisa na nusu
    saa kumi na nusu
    saa kumi na moja na nusu
    sa kumi na mbili na nusu
    saa moja na nusu
    saa mbili na nusu
    saa tatu na nusu
    saa nne na nusu
    saa tano na nusu
    saa sita na nusu
    mshumaa
    saa ya mezani
    shimo
    mwanaume aliyevaa suti anayeelea hewani
    mpelelezi
    jasusi mwanamke
    jasusi mwanamume
    miwani ya jua
    buibui
    tandabui
    usukani
    kusakata rumba
    klipu za karatasi zilizounganishwa
    kalamu
    kalamu ya wino
    brashi ya kupaka rangi
    penseli laini
    mkono ulioinuliwa wenye vidole vilivyotanuliwa
    kidole cha kati
    ishara ya vulkani
    umbo nyeusi la moyo
    kompyuta ya mezani
    printa
    kipanya cha kompyuta
    kitufe cha kompyuta kinachoendesha kishale
    fremu yenye picha
    vigawanishi vya kadi
    sanduku la faili
    kabati la hati
    ndoo la taka
    daftari lililobanwa kwa waya wa mzunguko
    kalenda iliyofungwa kwa waya wa mzunguko
    kubana
    ufunguo wa zamani
    gazeti lililokunjwa
    sime
    kichwa kinachozugumza
    kitufe cha usemi cha kushoto
    kitufe cha usemi wa hasira cha kulia
    sanduku la kupiga kura na kura
    ramani ya dunia
    mlima fuji
    mnara wa tokyo
    sanamu ya uhuru
    ramani ya japani
    kinyago
    uso unaokenua
    uso uliokenua na macho yanayotabasamu
    uso wenye machozi ya furaha
    uso unaotabasamu wenye macho makubwa
    uso unaotabasamu wenye macho ya tabasamu
    uso unaotabasamu wenye tone la jasho
    uso unaotabasamu wenye mdomo wazi na macho yaliyofungwa
    uso unaotabasamu ulio na mduara wa mwangaza juu yake
    uso unaotabasamu wenye pembe
    uso unaokonyeza
    uso unaotabasamu na macho yanayotabasamu
    uso unaofurahia chakula kitamu
    uso uliofarijika
    uso unaotabasamu wenye macho ya umbo la moyo
    uso unaotabasamu uliovaa miwani
    uso unaobeza
    uso uliotulia
    uso uliojikausha
    uso usio na furaha
    uso wenye huzuni na jasho jembamba
    uso uliozama katika mawazo
    uso uliochanganyikiwa
    uso ulioshangazwa
    uso unaobusu
    uso unaotoa busu
    uso unaobusu na macho yanayotabasamu
    uso unaobusu na macho yaliyofungwa
    uso wenye ulimi nje
    uso unaotoa ulimi nje na kukonyeza jicho
    uso wenye makengeza na ulimi unaochomoza
    uso uliosikitika
    uso ulio na wasiwasi
    uso uliojaa hasira
    uso uliobibidua midomo
    uso unaolia
    uso unaovumilia
    uso wenye mvuke unaotoka puani
    Uso wenye huzuni lakini unaoonyesha kufarijika
    uso ulionuna wenye mdomo uliofunguliwa
    uso unaoonyesha uchungu
    uso unaoogopa
    uso unaoonyesha uchovu
    uso unaosinzia
    uso uliochoka
    uso uliokunjwa
    uso unaolia kwa sauti
    uso wenye mdomo ulio wazi
    uso unaopumua
    uso ulionyamaa
    uso wenye wasiwasi unaotokwa na jasho
    uso unaopiga mayowe ya hofu
    uso uliostaajabu
    uso uliojawa msisimko
    uso unaoonyesha usingizi
    uso unaoonyesha kuwa na kizunguzungu
    uso wenye macho yanayozunguka
    uso bila mdomo
    uso kwenye mawingu
    uso uliovaa barakoa ya matibabu
    uso wa paka mwenye tabasamu wenye macho ya tabasamu
    paka mwenye machozi ya furaha
    uso wa paka mwenye tabasamu
    uso wa paka unaotabasamu wenye macho yenye umbo la moyo
    uso wa paka wenye tabasamu la kulazimisha
    uso wa paka anayebusu
    uso wa paka uliobibidua midomo
    uso wa paka unaolia
    uso wa paka uliochoka
    uso ulionuna kiasi
    uso unaotabasamu kwa mbali
    uso uliogeuzwa juu chini
    usio wenye macho yanayorembua
    mtu anayeonyesha ishara ya kukataa
    mwanamke anayeonyesha ishara ya kukataa
    Mtu anayeonyesha ishara ya HAPANA
    mtu anayeonyesha ishara ya kukubali
    mwanamke anayeonyesha ishara ya kukubali
    Mtu anayeonyesha ishara ya NDIO
    mtu aliyeinama
    mwanamke aliyeinama
    mwanamume aliyeinama
    nyani aliyefumba macho kwa mikono
    nyani aliyefunika masikio kwa mikono
    nyani aliyefunika mdomo kwa mikono
    mtu mwenye furaha aliyeinua mkono
    mwanamke mwenye furaha aliyeinua mnoko
    mtu aliyeinua mkono
    mikono iliyoinuliwa
    mtu anayekunja kipaji cha uso
    mwanamke anayekunja kipaji cha uso
    mwanamume anayekunja kipaji cha uso
    mtu aliyebibidua midomo
    mwanamke anayebibidua midomo
    mwanamume anayebibidua midomo
    mikono iliyokunjwa
    roketi
    helikopta
    garimoshi
    gari la moshi
    treni yenye kasi
    treni yenye kasi yenye umbo la risasi
    treni
    metro
    reli nyepesi
    kituo
    tramu
    gari la tramu
    basi
    basi linalokuja
    kiberenge
    kituo cha basi
    basi dogo
    ambulansi
    gari la zimamoto
    gari la polisi
    gari la polisi linalokuja
    teksi
    teksi inayokuja
    gari
    gari linalokuja
    gari la burudani
    gari la kusafirisha mizigo
    lori linalobeba mizigo
    trekta
    reli moja
    reli ya milimani
    reli inayoelea angani
    gari linalosafiri milimani kwa kamba
    tramu inayosafiri angani kwa kamba
    meli
    ngalawa
    mwanamke anayeendesha ngalawa
    mwanamume anayeendesha ngalawa
    mashua ya kasi
    taa mlalo ya trafiki
    taa wima ya trafiki
    ujenzi
    taa ya gari la polisi
    bendera yenye pembe
    mlango
    imepigwa marufuku
    sigara iliyowashwa
    hakuna kuvuta sigara
    weka taka kwenye pipa
    hakuna kutupa taka
    maji safi ya kunywa
    maji hayafai kwa matumizi ya kunywa
    baisikeli
    baisikeli haziruhusiwi
    mwendesha baisikeli
    mwanamke anayeendesha baisikeli
    mwanaume anayeendesha baisikeli
    mtu anayeendesha baisikeli mlimani
    mwanamke anayeendesha baiskeli mlimani
    Mtu anayeendesha baiskeli mlimani
    mtu anayetembea
    mwanamke anayetembea
    mwanamume anayetembea
    watembea kwa miguu hawaruhusiwi
    watoto wanavuka barabara
    maliwato ya wanaume
    maliwato ya wanawake
    maliwato
    alama ya mtoto
    choo
    msala
    bafu ya manyunyu
    mtu anayeoga
    bafu
    udhibiti wa pasipoti
    forodha
    madai ya mzigo
    mahali pa kuhifadhi mizigo
    kochi na taa
    mtu aliyelala kitandani
    mifuko ya kubebea bidhaa
    kengele ya mwandazi
    kitanda
    mahali pa kuabudu
    taa ya kusimama
    mkokoteni
    hekalu la kihindi
    kibanda cha mviringo
    kambarau
    mtelezo wa watoto
    gurudumu
    boya okozi
    nyundo na spana malaya
    ngao
    pipa la mafuta
    barabara kuu
    njia ya reli
    motaboti
    ndege ndogo
    ndege inayoondoka
    ndege inayowasili
    setilaiti
    meli ya abiria
    skuta
    pikipiki (skuta)
    mtumbwi
    sleji
    kisahani kinachopaa
    ubao mtelezo
    riksho
    gari la mizigo
    rolasketi
    mduara wa chungwa
    mduara wa manjano
    mduara wa kijani
    mduara wa zambarau
    mduara wa hudhurungi
    mraba mwekundu
    mraba wa samawati
    mraba wa chungwa
    mraba wa manjano
    mraba wa kijani
    mraba wa zambarau
    mraba wa hudhurungi
    ishara ya usawa
    mkono wenye vidole vinavyobana
    moyo mweupe
    moyo wa hudhurungi
    vidole vinavyobana
    uso uliofungwa mdomo kwa zipu
    uso unaoonyesha pesa ya noti mdomoni
    uso wenye kipimajoto mdomoni
    uso wa mjuaji
    uso unaotafakari
    uso uliofungwa bandeji kichwani
    roboti
    uso unaokumbatia
    ishara ya pembe
    ishara ya “nipigie simu”
    kuinua mkono
    ngumi ya kulia
    ngumi ya kushoto
    kusalimiana
    ishara ya kubahatisha
    ishara ya "nakupenda"
    uso wenye kofia
    katuni
    kichefuchefu
    angua kicheko
    kutema mate
    uso unaodanganya
    ishara ya kutoamini
    mwanamke anayueashiria kutoamini
    mwanamume anayeashiria kutoamini
    kupiga chafya
    uso wenye nyusi zilizoinuka
    uso wenye macho ya nyota
    uso wa kutania
    uso unaonyamazisha
    uso wenye ishara mdomoni
    uso uliofunika mdomo kwa mkono
    uso unaotapika
    kichwa kinacholipuka
    mwanamke mjamzito
    kunyonyesha mtoto
    viganja vilivyoshikana
    selfi
    mwana wa mfalme
    mtu aliyevaa tuxedo
    mwanamke aliyevalia tuxedo
    mwanamume aliyevalia tuxedo
    mkongwe
    ishara ya kutojali
    mwanamke anayeashiria kutojali
    mwanamume anayeashiria kutojali
    sarakasi
    mwanamke anayefanya sarakasi
    mwanamume anayefanya sarakasi
    shughuli nyingi
    Mtu anayecheza mipira mingi mikononi
    Mtu anayecheza mipira mingi mkononi
    mtu aliyeshika upanga
    wanandondi
    wanawake wanaomenyana miereka
    wanaume wanaomenyana miereka
    michezo kwenye bwawa la kuogelea
    Mtu anayecheza mpira wa mikono majini
    mwanamume anayecheza mpira wa mikono majini
    mpira wa mikono
    mwanamke anayecheza mpira wa mikono
    mwanamume anayecheza mpira wa mikono
    barakoa ya kupiga mbizi
    ua lililonyauka
    ngoma
    kugonga glasi
    glasi
    kijiko
    wavu
    nishani ya dhababu
    nishani ya fedha
    nishani ya shaba
    glavu za ndondi
    vazi la karate
    mpira wa kutelezesha
    mchezo wa lakrosi
    besibali
    kurusha kisahani
    mahamri
    parachichi
    tango
    nyama
    viazi
    karoti
    mkate wa kifaransa
    kachumbari
    kikaango
    shawarma
    yai
    glasi yenye maziwa
    njugu
    tunda la kiwi
    chapati
    pudini ya kinyunya
    biskuti ya bahati
    kisanduku cha chakula
    vijiti vya kutumia kula
    bakuli lenye kijiko
    kikombe chenye mrija
    nazi
    brokoli
    pai
    pretzel
    kipande cha nyama
    sandwichi
    chakula kilicho koponi
    sukumawiki
    embe
    mkate wa sinia
    mkate wa kuoka
    uso wenye tabasamu na maumbo ya moyo
    uso unaopiga miayo
    uso unaotabasamu na wenye chozi
    uso wenye kofia ya karamu
    uso uliolewa
    uso wenye joto
    uso wenye baridi
    ninja
    uso uliogeuzwa ili kuficha
    uso unaolengwalengwa na machozi
    uso unaosihi
    sari
    koti jeupe
    miwani ya kuogelea
    kiatu cha kutembea mbali
    kiatu kisicho na kisigino
    kaa
    simba
    ng’e
    bata mzinga
    uso wa farasi mwenye pembe moja
    tai (ndege)
    bata
    popo
    papa
    bundi
    mbweha
    kipepeo
    kulungu
    sokwe
    mjusi
    kifaru
    uduvi
    ngisi
    twiga
    punda milia
    nungunungu
    sauropodi
    T-Rex
    nyenje
    kangaruu
    ilama
    tausi
    kiboko
    kasuku
    rakuni
    kambamti
    mbu
    bakteria
    melesi
    bata maji
    tembo wa kale
    dodo
    slothi
    fisi-maji
    orangutanu (sokwe)
    kicheche
    Flamingo
    chaza
    buku
    baisani
    sili
    mbwa wa kuongoza
    mkongojo wa vipofu
    nywele nyekundu
    nywele yenye mawimbi
    upara
    nywele nyeupe
    mfupa
    mguu
    wayo
    jino
    shujaa
    shujaa wa kike
    shujaa wa kiume
    jambazi sugu
    jambazi wa kike
    jambazi wa kiume
    jaketi la usalama
    sikio lenye kifaa cha kusikia
    kiti cha magurudumu chenye mota
    kiti cha magurudumu kisicho na mota
    mkono bandia
    mguu bandia
    kipande cha jibini
    keki ndogo
    chumvi
    chupa ya kinywaji
    kitunguu saumu
    kitunguu
    felafeli
    mkate wa sega la nyuki
    siagi
    kinywaji cha mate
    kidonge cha barafu
    chai ya maziwa ya boba
    jitu
    mtu aliyesimama
    mwanamke aliyesimama
    mwanamume aliyesimama
    mtu aliyepiga magoti
    mwanamke aliyepiga magoti
    mwanamume aliyepiga magoti
    kiziwi
    mwanamke kiziwi
    mwanamume kiziwi
    uso wenye miwani kwenye jicho moja
    mtu mzima
    mhudumu wa afya
    hakimu
    rubani
    mkulima
    mpishi
    mtu anamyelisha mtoto
    kichimbakazi yeyote
    mwanafunzi
    mwimbaji
    mchoraji
    mwalimu
    mfanyakazi wa kiwanda
    mwanateknolojia
    mfanyakazi wa ofisi
    makanika
    mwanasayansi
    mwanaanga
    mzimamoto
    watu walioshikana mikono
    mtu anayetembea kwa mkongojo
    mtu mzima: nywele nyekundu
    mtu mzima: nywele yenye mawimbi
    mtu mzima: upara
    mtu mzima: nywele nyeupe
    mtu aliyeketia kiti cha magurudumu
    mtu anayejiendesha kwa kiti cha magurudumu
    kijana
    mzee
    mtu mwenye ndevu
    mwanamke: ndevu
    mwanamume: ndevu
    mwanamke aliyejifunga kitambaa kichwani
    mtu katika bafu la mvuke
    mwanamke katika bafu la mvuke
    mwanamume katika bafu la mvuke
    mtu anayekwea
    mwanamke anayekwea
    mwanamume anayekwea
    mtu anayetaamali
    mwanamke anayetaamali
    mwanamume anayetaamali
    mlozi
    mlozi wa kike
    mchawi wa kiume
    kichimbakazi
    kichimbakazi wa kike
    kichimbakazi wa kiume
    mnyonya damu
    mnyonya damu wa kike
    mnyonya damu wa kiume
    nguva mtu
    nguva
    nguva dume
    kibwengo
    kibwengo cha kike
    kibwengo dume
    jini
    jini la kike
    jini dume
    dubwana
    dubwana jike
    dubwana dume
    ubongo
    moyo wa rangi ya chungwa
    chepeo
    shali
    glavu
    koti
    soksi
    bahasha nyekundu
    fataki ya kuchezea
    mchezofumbo
    neli ya majaribio
    chombo cha kupondea
    dna
    dira
    abaki
    kizima moto
    kisanduku cha vifaa
    tofali
    sumaku
    mzigo
    chupa ya losheni
    uzi
    uzi uliosokotwa
    kikwasi
    mwanaserere wa dubu
    ufagio
    kikapu
    karatasi
    sabuni
    sifongo
    risiti
    hirizi
    viatu vya bale
    nguo ya kuogelea
    chupi
    kaptura
    ndara
    tone la damu
    bendeji inayonata
    stetoskopu
    eksirei
    gongo
    kigurudumu cha uzi
    kishada
    parachuti
    bumerangi
    kifimbo cha mazingaombwe
    pinata
    mwanaserere wa kirusi
    sayari yenye duara
    kiti
    wembe
    shoka
    taa ya diya
    gambusi
    kofia ya wanajeshi
    kodiani
    ngoma refu
    sarafu
    msumeno
    bisibisi
    ngazi
    ndoano
    kioo
    dirisha
    kizibuo
    sindano ya kushona
    fundo
    ndoo
    mtego wa panya
    mswaki
    jiwe la kaburi
    bango
    mwamba
    tufe la vioo
    kitambulisho
    betri iliyopungua chaji
    ishara ya hamsa
    nzi
    mnyoo
    mende
    kombamwiko
    mmea ndani ya mkebe
    kuni
    unyoya
    yungiyungi
    matumbawe
    kiota tupu
    kiota chenye mayai
    moyo
    mapafu
    watu wanaokumbatiana
    mwanamume mwenye kitambi
    mtu mwenye mimba
    kichwa chenye taji
    forosadi
    pilipili boga
    zeituni
    chapati ya maji
    tamale
    jibini iliyoyeyushwa
    birika la chai
    kinywaji kinachomiminika
    maharagwe
    chupa kubwa
    uso unaoyeyuka
    uso unaopiga saluti
    uso wenye macho wazi na mkono kwenye mdomo
    uso wenye macho yanayochungulia
    uso wenye mdomo uliopinda
    uso uliochorwa kwa vitone
    kuuma mdomo
    viputo
    vidole vya shahada na gumba vinavyopitana
    mkono unaoelekea kulia
    mkono unaoelekea kushoto
    mkono wenye kiganja kinachoelekea chini
    mkono wenye kiganja kinachoelekea juu
    kidole cha shahada kinachomwelekea mtazamaji
    mikono inayoonyesha ishara ya moyo
    """#
}
