// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let fi: StaticString = #"""
    huudahdus
    ristikkomerkki
    näppäin: #
    dollari
    prosentti
    et-merkki
    koneheittomerkki
    oikea kaarisulje
    asteriski
    näppäin: *
    plus
    pilkku
    miinusviiva
    piste
    kauttaviiva
    näppäin: 0
    näppäin: 1
    näppäin: 2
    näppäin: 3
    näppäin: 4
    näppäin: 5
    näppäin: 6
    näppäin: 7
    näppäin: 8
    näppäin: 9
    kaksoispiste
    puolipiste
    pienempi kuin
    yhtä suuri kuin
    suurempi kuin
    kysymys
    ät-merkki
    vasen hakasulje
    kenoviiva
    oikea hakasulje
    sirkumfleksi
    alaviiva
    gravis
    vasen aaltosulje
    pystyviiva
    oikea aaltosulje
    tilde
    käänteinen huutomerkki
    sentti
    punta
    tuntematon rahayksikkö
    jeni
    pykälämerkki
    treema
    tekijänoikeusmerkki
    vasen kulmalainausmerkki
    negaatio
    rekisteröity-merkki
    aste
    plus-miinus
    yläindeksi kaksi
    yläindeksi kolme
    akuutti
    mikromerkki
    kappalemerkki
    rivinkeskinen piste
    yläindeksi yksi
    oikea kulmalainausmerkki
    käänteinen kysymysmerkki
    kertolaskumerkki
    jakolaskumerkki
    Armenian dram
    Afganistanin afgaani
    arabialainen pilkku
    arabialainen puolipiste
    arabialainen kysymysmerkki
    Bangladeshin taka
    Thaimaan baht
    Kambodžan riel
    yhdysviiva
    lyhyt ajatusviiva
    pitkä ajatusviiva
    vaakaviiva
    vasen heittomerkki
    oikea heittomerkki
    oikea alaheittomerkki
    vasen lainausmerkki
    oikea lainausmerkki
    oikea alalainausmerkki
    ristimerkki
    kaksoisristimerkki
    luettelomerkki
    kolme pistettä
    tavupiste
    promille
    yläpuolinen indeksointipilkku
    kaksinkertainen yläpuolinen indeksointipilkku
    kolminkertainen yläpuolinen indeksointipilkku
    poisjääntimerkki
    viitemerkki
    kaksoishuutomerkki
    kysymys-huutomerkki
    ylleviivaus
    asterismi
    murtoluvun vinoviiva
    huuto-kysymysmerkki
    yläindeksi miinus
    Costa Rican colón
    cruzeiro
    Ranskan frangi
    liira
    milli
    Nigerian naira
    Espanjan peseta
    rupia
    won
    Israelin uusi sekeli
    Vietnamin dong
    euro
    Laosin kip
    Mongolian tugrik
    Saksan penni
    peso
    Paraguayn guarani
    austral
    Ukrainan hryvnia
    Ghanan cedi
    Toursin livre
    spesmilo
    Kazakstanin tenge
    Intian rupia
    Turkin liira
    Azerbaidžanin manat
    rupla
    Georgian lari
    bitcoin
    äänitteen tekijänoikeus
    tavaramerkki
    info
    vasemmalle osoittava nuoli
    ylös osoittava nuoli
    oikealle osoittava nuoli
    alas osoittava nuoli
    nuoli oikealle ja vasemmalle
    nuoli ylös ja alas
    nuoli ylävasemmalle
    nuoli yläoikealle
    nuoli alaoikealle
    nuoli alavasemmalle
    vasemmalle vetävä nuoli
    oikealle vetävä nuoli
    aaltonuoli vasemmalle
    aaltonuoli oikeaan
    kaksipäinen nuoli vasemmalle
    kaksipäinen nuoli ylös
    kaksipäinen nuoli oikealle
    kaksipäinen nuoli alas
    hahlonuoli vasemmalle
    hahlonuoli oikealle
    nuoli palkista vasemmalle
    nuoli palkista ylös
    nuoli palkista oikealle
    nuoli palkista alas
    nuoli ylös ja alas sekä kanta
    vasemmalle kääntyvä nuoli
    oikealle kääntyvä nuoli
    kierrenuoli vasemmalle
    kierrenuoli oikealle
    aaltonuoli vasemmalle ja oikealle
    vasen-oikea vetonuoli
    siksak-nuoli alas
    vasemmalle kaartuva nuoli ylös
    oikealle kaartuva nuoli ylös
    vasemmalle kaartuva nuoli alas
    oikealle kaartuva nuoli alas
    alas kaartuva kulmanuoli oikealle
    vasemmalle kaartuva kulmanuoli alas
    vastapäivään kulkeva ylempi puoliympyränuoli
    myötäpäivään kulkeva ylempi puoliympyränuoli
    luodenuoli ja pitkä palkki
    oikealle osoittavan nuolipalkin yllä nuolipalkki vasemmalle
    avoimen ympyrän nuoli vastapäivään
    avoimen ympyrän nuoli myötäpäivään
    väkäpiikki vasemmalle ja ylös
    väkäpiikki vasemmalle ja alas
    väkäpiikki ylös ja oikealle
    väkäpiikki ylös ja vasemmalle
    väkäpiikki oikealle ja ylös
    väkäpiikki oikealle ja alas
    väkäpiikki alas ja oikealle
    väkäpiikki alas ja vasemmalle
    nuoli oikealle jonka alla nuoli vasemmalle
    ylös ja alas osoittavat nuolet
    nuolet vasemmalle ja oikealle päällekkäin
    nuolipari vasemmalle
    nuolipari ylös
    nuolipari oikealle
    nuolipari alas
    väkäpiikki vasemmalle jonka alla väkäpiikki oikealle
    väkäpiikki oikealle jonka alla väkäpiikki vasemmalle
    yliviivattu kaksoisnuoli vasemmalle
    yliviivattu kaksoisnuoli vasemmalle ja oikealle
    yliviivattu kaksoisnuoli oikealle
    kaksoisnuoli vasemmalle
    kaksoisnuoli ylös
    kaksoisnuoli oikealle
    kaksoisnuoli alas
    kaksoisnuoli vasemmalle ja oikealle
    kaksoisnuoli luoteeseen
    kaksoisnuoli koiliseen
    kaksoisnuoli kaakkoon
    kaksoisnuoli lounaaseen
    kolmoisnuoli vasemmalle
    kolmoisnuoli oikealle
    koukeronuoli vasemmalle
    koukeronuoli oikealle
    kahdesti yliviivattu nuoli ylös
    kahdesti yliviivattu nuoli alas
    katkoviivanuoli vasemmalle
    katkoviivanuoli ylös
    katkoviivanuoli oikealle
    katkoviivanuoli alas
    pystyviivaan päättyvä vasemmalle osoittava nuoli
    pystyviivaan päättyvä oikealle osoittava nuoli
    tyhjä nuoli vasemmalle
    tyhjä nuoli ylös
    tyhjä nuoli oikealle
    tyhjä nuoli alas
    palkista alkava tyhjä nuoli ylös
    nuoli alas ja nuoli ylös
    kaikille
    osittaisderivaatta
    eksistenssikvanttori
    tyhjä joukko
    lisäys
    nabla
    kuuluu joukkoon
    ei kuulu joukkoon
    jäsenenä joukkoon kuuluva
    todistuksen loppu
    monikkotulo
    summa
    miinus
    miinus tai plus
    jakoviiva
    asteriski­operaat­to­ri
    pallo-operaattori
    luettelomerkkioperaattori
    neliöjuuri
    verrannollinen
    äärettömän merkki
    oikea kulma
    kulma
    jakaja
    paralleeli
    looginen konjunktio
    leikkaus
    yhdiste
    integraali
    kaksoisintegraali
    käyräintegraali
    koska
    siis
    suhde
    suhteellisuus
    tildeoperaattori
    käänteinen tilde
    ylösalainen laiska s
    asymptoottinen
    yhtenevä
    likimäärin yhtä suuri kuin
    kaikki yhtä suuria kuin
    lähes yhtä suuri
    ympyrän sisältävä yhtäläisyysmerkki
    eri suuri kuin
    sama kuin
    tarkka vastaavuus
    pienempi tai yhtä suuri kuin
    suurempi tai yhtä suuri kuin
    yhtäläisyysmerkin yläpuolella oleva pienempi kuin -merkki
    yhtäläisyysmerkin yläpuolella oleva suurempi kuin -merkki
    paljon pienempi kuin
    paljon suurempi kuin
    välissä
    ei pienempi kuin
    ei suurempi kuin
    suurempi kuin tai ekvivalentti
    edeltää
    seuraa
    ei seuraa
    on osajoukko
    ylijoukko
    osajoukko
    yläjoukko
    ympyröity plus
    ympyröity miinus
    ympyröity kertomerkki
    ympyröity jakomerkki
    ympyröity pisteoperaattori
    ympyröity pallo-operaattori
    ympyröity asteriskioperaattori
    plus neliössä
    miinus neliössä
    ylös osoittava nupi
    ei pakota
    relationaalinen edeltäminen
    relationaalinen seuraaminen
    alkuperäinen
    Hermiten konjugaattimatriisi
    oikeanpuoleinen kolmio
    monikko looginen tai
    monikkoleikkaus
    monikkounioni
    pisteoperaattori
    tähtioperaattori
    luonnollinen liitos
    kaksoisleikkaus
    huomattavasti pienempi kuin
    huomattavasti suurempi kuin
    normaalina aliryhmänä sisältämisen ja yhtäläisyyden negaatio
    pystysuuntainen ellipsi
    rivinkeskinen ellipsi
    ellipsi ylös oikealle
    ellipsi alas oikealle
    kello
    tiimalasi
    näppäimistö
    poista
    kelaa eteenpäin
    kelaa taaksepäin
    nopeasti ylös
    nopeasti alas
    seuraava kappale
    edellinen kappale
    toista/pysäytä
    herätyskello
    sekuntikello
    ajastin
    valuva tiimalasi
    pysäytä
    lopeta
    tallenna
    m ympyrässä
    täytetty neliö
    tyhjä neliö
    tyhjä neliö jossa pyöristetyt kulmat
    tyhjä neliö jossa täytetty neliö
    vaakasuuntaisesti täytetty neliö
    pystysuuntaisesti täytetty neliö
    suorakulmaisilla ristiviivoilla täytetty neliö
    ylävasemmalta alaoikealle täytetty neliö
    yläoikealta alavasemmalle täytetty neliö
    vinoilla ristiviivoilla täytetty neliö
    pieni musta neliö
    pieni valkoinen neliö
    täytetty suorakulmio
    tyhjä suorakulmio
    täytetty pystysuuntainen suorakulmio
    täytetty suunnikas
    musta ylös osoittava kolmio
    tyhjä kolmio ylös
    pieni täytetty kolmio ylös
    pieni tyhjä kolmio ylös
    toista
    tyhjä kolmio oikealle
    pieni täytetty kolmio oikealle
    pieni tyhjä kolmio oikealle
    täytetty osoitin oikealle
    tyhjä osoitin oikealle
    musta alas osoittava kolmio
    tyhjä kolmio alas
    pieni täytetty kolmio alas
    pieni tyhjä kolmio alas
    kelaa hitaasti taakse
    tyhjä kolmio vasemmalle
    pieni täytetty kolmio vasemmalle
    pieni tyhjä kolmio vasemmalle
    täytetty osoitin vasemmalle
    tyhjä osoitin vasemmalle
    täytetty vinoneliö
    tyhjä vinoneliö
    tyhjä vinoneliö jossa täytetty neliö
    tyhjä ympyrä jossa täytetty ympyrä
    vinoneliö
    tyhjä ympyrä
    pisteympyrä
    pystysuuntaisesti täytetty ympyrä
    samankeskiset ympyrät
    täytetty ympyrä
    vasemmalta puoliskoltaan täytetty ympyrä
    oikealta puoliskoltaan täytetty ympyrä
    alapuoliskoltaan täytetty ympyrä
    yläpuoliskoltaan täytetty ympyrä
    ympyrä, jonka oikea yläneljännes täytetty
    ympyrä, jonka muut neljännekset paitsi ylävasen täytetty
    täytetyn ympyrän vasen puolisko
    täytetyn ympyrän oikea puolisko
    käänteinen luettelomerkki
    täytetty neliö jossa tyhjä ympyrä
    vasemman yläneljänneksen pyöreä kaari
    oikean yläneljänneksen pyöreä kaari
    oikean alaneljänneksen pyöreä kaari
    vasemman alaneljänneksen pyöreä kaari
    ylempi puoliympyrä
    alempi puoliympyrä
    täytetty alaoikean kolmio
    täytetty alavasemman kolmio
    täytetty ylävasemman kolmio
    täytetty yläoikean kolmio
    ontto luetelmapallo
    suuri tyhjä ympyrä
    tyhjä neliö jossa yläoikean neljännes
    tyhjä ympyrä jossa yläoikean neljännes
    keskikokoinen valkoinen neliö
    keskikokoinen musta neliö
    pienehkö valkoinen neliö
    pienehkö musta neliö
    alaoikean kolmio
    aurinko
    pilvi
    sateenvarjo
    lumiukko
    komeetta
    puhelin
    punainen valintamerkki
    sateenvarjo ja pisarat
    kuuma juoma
    kolmiapila
    ylös osoittava etusormi
    pääkallo ja reisiluut
    säteilyvaara
    biologinen vaara
    ortodoksiristi
    kuunsirppi ja tähti
    rauhansymboli
    jin ja jang
    dharma-pyörä
    surullinen
    hymynaama
    Venus-symboli
    Mars-symboli
    oinas-merkki
    härkä-merkki
    kaksonen-merkki
    rapu-merkki
    leijona-merkki
    neitsyt-merkki
    vaaka-merkki
    skorpioni-merkki
    jousimies-merkki
    kauris-merkki
    vesimies-merkki
    kalat-merkki
    šakkipelin sotilas
    pata
    risti
    hertta
    ruutu
    kuumat lähteet
    kahdeksasosanuotti
    alennusmerkki
    ylennysmerkki
    kierrätyssymboli
    äärettömyys
    pyörätuoli
    hakku ja vasara
    ankkuri
    miekat ristissä
    lääketieteen symboli
    vaaka
    tislauskolvi
    hammasratas
    atomi
    Ranskan lilja
    varoitus
    korkeajännite
    transsymboli
    valkoinen ympyrä
    musta ympyrä
    arkku
    tuhkauurna
    jalkapallo
    pesäpallo
    lumiukko ilman lunta
    aurinko pilvessä
    ukkospilvi ja sade
    käärmeenkantaja
    hakku
    kypärä, jossa valkoinen risti
    ketjut
    kielletty ajosuunta
    shinto-temppeli
    kirkko
    vuori
    aurinkovarjo
    suihkulähde
    lippu reiän päällä
    lautta
    purjevene
    hiihtäjä
    luistin
    pallottelija
    pallotteleva nainen
    pallotteleva mies
    teltta
    bensapumppu
    sakset
    valkoinen valintamerkki
    lentokone
    kirjekuori
    nostettu nyrkki
    nostettu käsi
    voitonmerkki
    kirjoittava käsi
    lyijykynä
    musta kynänkärki
    paksu valintamerkki
    kertomerkki
    latinalainen risti
    Daavidin tähti
    säihke
    kahdeksanpiikkinen tähtimerkki
    kahdeksankärkinen tähti
    lumihiutale
    kipinä
    punainen rastimerkki
    rastimerkki
    kysymysmerkki
    valkoinen kysymysmerkki
    valkoinen huutomerkki
    huutomerkki
    sydänhuutomerkki
    punainen sydän
    palava sydän
    parantuva sydän
    plusmerkki
    miinusmerkki
    jakomerkki
    nuoli oikealle
    silmukka
    kaksoissilmukka
    ylös kääntyvä nuoli
    alas kääntyvä nuoli
    plusmerkki ja alaindeksi kaksi
    vektoriristitulo
    sisätulo
    looginen tai kaksoisalaviiva
    pienempi vino yhteneväisyys
    pienempi kuin, alla vastaava yhtäsuuruus
    kaksoisviivallinen yhtäsuuruus suurempi
    seuraa, jonka alla noin-merkin negaatio
    nuoli vasemmalle
    nuoli ylös
    nuoli alas
    iso musta neliö
    iso valkoinen neliö
    valkoinen tähti
    suuri ympyrä
    ideografinen pilkku
    ideografinen piste
    vasen kulmasulje
    oikea kulmasulje
    vasen kaksoiskulmasulje
    oikea kaksoiskulmasulje
    vasen nurkkasulje
    oikea nurkkasulje
    vasen ontto nurkkasulje
    oikea ontto nurkkasulje
    vasen musta linssisulje
    oikea musta linssisulje
    vasen tylppäkulmainen hakasulje
    oikea tylppäkulmainen hakasulje
    vasen ontto linssisulje
    oikea ontto linssisulje
    aaltoviiva
    osanvaihtomerkki
    katakana keskipiste
    onnittelut-kirjoitusmerkki
    salainen-kirjoitusmerkki
    rial
    mahjong
    jokeri
    A-veriryhmä
    B-veriryhmä
    O-veriryhmä
    P
    AB-veriryhmä
    pyyhi-näppäin
    COOL
    FREE
    ID
    NEW
    NG
    OK
    SOS
    UP!
    VS
    lippu: Ascension-saari
    lippu: Andorra
    lippu: Arabiemiirikunnat
    lippu: Afganistan
    lippu: Antigua ja Barbuda
    lippu: Anguilla
    lippu: Albania
    lippu: Armenia
    lippu: Angola
    lippu: Antarktis
    lippu: Argentiina
    lippu: Amerikan Samoa
    lippu: Itävalta
    lippu: Australia
    lippu: Aruba
    lippu: Ahvenanmaa
    lippu: Azerbaidžan
    lippu: Bosnia ja Hertsegovina
    lippu: Barbados
    lippu: Bangladesh
    lippu: Belgia
    lippu: Burkina Faso
    lippu: Bulgaria
    lippu: Bahrain
    lippu: Burundi
    lippu: Benin
    lippu: Saint-Barthélemy
    lippu: Bermuda
    lippu: Brunei
    lippu: Bolivia
    lippu: Karibian Alankomaat
    lippu: Brasilia
    lippu: Bahama
    lippu: Bhutan
    lippu: Bouvet’nsaari
    lippu: Botswana
    lippu: Valko-Venäjä
    lippu: Belize
    lippu: Kanada
    lippu: Kookossaaret (Keelingsaaret)
    lippu: Kongon demokraattinen tasavalta
    lippu: Keski-Afrikan tasavalta
    lippu: Kongon tasavalta
    lippu: Sveitsi
    lippu: Norsunluurannikko
    lippu: Cookinsaaret
    lippu: Chile
    lippu: Kamerun
    lippu: Kiina
    lippu: Kolumbia
    lippu: Clippertoninsaari
    lippu: Costa Rica
    lippu: Kuuba
    lippu: Kap Verde
    lippu: Curaçao
    lippu: Joulusaari
    lippu: Kypros
    lippu: Tšekki
    lippu: Saksa
    lippu: Diego Garcia
    lippu: Djibouti
    lippu: Tanska
    lippu: Dominica
    lippu: Dominikaaninen tasavalta
    lippu: Algeria
    lippu: Ceuta ja Melilla
    lippu: Ecuador
    lippu: Viro
    lippu: Egypti
    lippu: Länsi-Sahara
    lippu: Eritrea
    lippu: Espanja
    lippu: Etiopia
    lippu: Euroopan unioni
    lippu: Suomi
    lippu: Fidži
    lippu: Falklandinsaaret
    lippu: Mikronesia
    lippu: Färsaaret
    lippu: Ranska
    lippu: Gabon
    lippu: Iso-Britannia
    lippu: Grenada
    lippu: Georgia
    lippu: Ranskan Guayana
    lippu: Guernsey
    lippu: Ghana
    lippu: Gibraltar
    lippu: Grönlanti
    lippu: Gambia
    lippu: Guinea
    lippu: Guadeloupe
    lippu: Päiväntasaajan Guinea
    lippu: Kreikka
    lippu: Etelä-Georgia ja Eteläiset Sandwichinsaaret
    lippu: Guatemala
    lippu: Guam
    lippu: Guinea-Bissau
    lippu: Guyana
    lippu: Hongkong – Kiinan erityishallintoalue
    lippu: Heard ja McDonaldinsaaret
    lippu: Honduras
    lippu: Kroatia
    lippu: Haiti
    lippu: Unkari
    lippu: Kanariansaaret
    lippu: Indonesia
    lippu: Irlanti
    lippu: Israel
    lippu: Mansaari
    lippu: Intia
    lippu: Brittiläinen Intian valtameren alue
    lippu: Irak
    lippu: Iran
    lippu: Islanti
    lippu: Italia
    lippu: Jersey
    lippu: Jamaika
    lippu: Jordania
    lippu: Japani
    lippu: Kenia
    lippu: Kirgisia
    lippu: Kambodža
    lippu: Kiribati
    lippu: Komorit
    lippu: Saint Kitts ja Nevis
    lippu: Pohjois-Korea
    lippu: Etelä-Korea
    lippu: Kuwait
    lippu: Caymansaaret
    lippu: Kazakstan
    lippu: Laos
    lippu: Libanon
    lippu: Saint Lucia
    lippu: Liechtenstein
    lippu: Sri Lanka
    lippu: Liberia
    lippu: Lesotho
    lippu: Liettua
    lippu: Luxemburg
    lippu: Latvia
    lippu: Libya
    lippu: Marokko
    lippu: Monaco
    lippu: Moldova
    lippu: Montenegro
    lippu: Saint-Martin
    lippu: Madagaskar
    lippu: Marshallinsaaret
    lippu: Pohjois-Makedonia
    lippu: Mali
    lippu: Myanmar (Burma)
    lippu: Mongolia
    lippu: Macao – Kiinan erityishallintoalue
    lippu: Pohjois-Mariaanit
    lippu: Martinique
    lippu: Mauritania
    lippu: Montserrat
    lippu: Malta
    lippu: Mauritius
    lippu: Malediivit
    lippu: Malawi
    lippu: Meksiko
    lippu: Malesia
    lippu: Mosambik
    lippu: Namibia
    lippu: Uusi-Kaledonia
    lippu: Niger
    lippu: Norfolkinsaari
    lippu: Nigeria
    lippu: Nicaragua
    lippu: Alankomaat
    lippu: Norja
    lippu: Nepal
    lippu: Nauru
    lippu: Niue
    lippu: Uusi-Seelanti
    lippu: Oman
    lippu: Panama
    lippu: Peru
    lippu: Ranskan Polynesia
    lippu: Papua-Uusi-Guinea
    lippu: Filippiinit
    lippu: Pakistan
    lippu: Puola
    lippu: Saint-Pierre ja Miquelon
    lippu: Pitcairn
    lippu: Puerto Rico
    lippu: Palestiinalaisalue
    lippu: Portugali
    lippu: Palau
    lippu: Paraguay
    lippu: Qatar
    lippu: Réunion
    lippu: Romania
    lippu: Serbia
    lippu: Venäjä
    lippu: Ruanda
    lippu: Saudi-Arabia
    lippu: Salomonsaaret
    lippu: Seychellit
    lippu: Sudan
    lippu: Ruotsi
    lippu: Singapore
    lippu: Saint Helena
    lippu: Slovenia
    lippu: Svalbard ja Jan Mayen
    lippu: Slovakia
    lippu: Sierra Leone
    lippu: San Marino
    lippu: Senegal
    lippu: Somalia
    lippu: Suriname
    lippu: Etelä-Sudan
    lippu: São Tomé ja Príncipe
    lippu: El Salvador
    lippu: Sint Maarten
    lippu: Syyria
    lippu: Eswatini
    lippu: Tristan da Cunha
    lippu: Turks- ja Caicossaaret
    lippu: Tšad
    lippu: Ranskan eteläiset ja antarktiset alueet
    lippu: Togo
    lippu: Thaimaa
    lippu: Tadžikistan
    lippu: Tokelau
    lippu: Itä-Timor
    lippu: Turkmenistan
    lippu: Tunisia
    lippu: Tonga
    lippu: Turkki
    lippu: Trinidad ja Tobago
    lippu: Tuvalu
    lippu: Taiwan
    lippu: Tansania
    lippu: Ukraina
    lippu: Uganda
    lippu: Yhdysvaltain erillissaaret
    lippu: Yhdistyneet kansakunnat
    lippu: Yhdysvallat
    lippu: Uruguay
    lippu: Uzbekistan
    lippu: Vatikaani
    lippu: Saint Vincent ja Grenadiinit
    lippu: Venezuela
    lippu: Brittiläiset Neitsytsaaret
    lippu: Yhdysvaltain Neitsytsaaret
    lippu: Vietnam
    lippu: Vanuatu
    lippu: Wallis ja Futuna
    lippu: Samoa
    lippu: Kosovo
    lippu: Jemen
    lippu: Mayotte
    lippu: Etelä-Afrikka
    lippu: Sambia
    lippu: Zimbabwe
    täällä-kirjainmerkki
    palvelumaksu-kirjainmerkki
    maksuton-kirjainmerkki
    varattu-kirjainmerkki
    kielletty-kirjoitusmerkki
    tyhjä-kirjoitusmerkki
    hyväksytty arvosana -kirjoitusmerkki
    täynnä-kirjoitusmerkki
    maksullinen-kirjainmerkki
    kuukausittainen määrä -kirjainmerkki
    hakemus-kirjoitusmerkki
    alennus-kirjoitusmerkki
    avoinna-kirjoitusmerkki
    hyvä ostos -kirjainmerkki
    hyväksyttävä-kirjoitusmerkki
    pyörremyrsky
    sumuinen
    suljettu sateenvarjo
    tähtitaivas
    auringonnousu vuorten takaa
    auringonnousu
    kaupunkimaisema illanhämärässä
    auringonlasku
    sateenkaari
    silta yöllä
    aalto
    tulivuori
    linnunrata
    maapallo jossa näkyy Eurooppa ja Afrikka
    maapallo jossa näkyy Amerikka
    maapallo jossa näkyy Aasia ja Australia
    maapallo jossa näkyy pituuspiirit
    uusikuu
    kasvava kuunsirppi
    ensimmäinen neljänneskuu
    kasvava puolikuu
    täysikuu
    vähenevä puolikuu
    viimeinen neljänneskuu
    vähenevä kuunsirppi
    kuunsirppi
    uudenkuun kasvot
    kasvava puolikuu kasvoilla
    vähenevä puolikuu kasvoilla
    täysikuu kasvoilla
    aurinko kasvoilla
    loistava tähti
    tähdenlento
    lämpömittari
    aurinko ja pieni pilvi
    aurinko ja suuri pilvi
    aurinko sadepilvessä
    sadepilvi
    lumisadepilvi
    ukkospilvi
    hurrikaani
    sumu
    puhuri
    hodari
    taco
    burrito
    kastanja
    taimi
    ikivihreä
    lehtipuu
    palmu
    kaktus
    jalapeno
    tulppaani
    kirsikankukka
    ruusu
    kiinanruusu
    auringonkukka
    kukinta
    maissintähkä
    riisikasvi
    yrtti
    neliapila
    vaahteranlehti
    pudonnut lehti
    lehti tuulessa
    sieni
    tomaatti
    munakoiso
    viinirypäleet
    meloni
    vesimeloni
    mandariini
    sitruuna
    banaani
    ananas
    punainen omena
    vihreä omena
    päärynä
    persikka
    kirsikat
    mansikka
    hampurilainen
    pizza
    lihaa luineen
    kanankoipi
    riisikakku
    riisipallo
    keitetty riisi
    curry-riisi
    höyryävä kulho
    spagetti
    leipä
    ranskalaiset
    paahdettu bataatti
    dango
    oden
    sushi
    paistettu katkarapu
    kalakakku
    pehmis
    jäähilejälkiruoka
    jäätelö
    donitsi
    keksi
    suklaapatukka
    karkki
    tikkari
    vanukas
    hunaja
    kakkupala
    bento-rasia
    ruokakulho
    kokkaus
    haarukka ja veitsi
    korvaton teekuppi
    sake
    viinilasi
    cocktaillasi
    trooppinen drinkki
    oluttuoppi
    kilisevät oluttuopit
    tuttipullo
    haarukka, veitsi ja lautanen
    pullo ja korkin poksautus
    popcorn
    rusetti
    lahjapaketti
    syntymäpäiväkakku
    kurpitsalyhty
    joulukuusi
    joulupukki
    ilotulitus
    tähtisadetikku
    ilmapallo
    paukkuserpentiini
    konfettipallo
    tanabatapuu
    liput ristissä
    puukoriste
    japanilaiset nuket
    karppiviiri
    tuulikello
    kuuseremonia
    koulureppu
    valmistujaislakki
    kunniamerkki
    tietoisuusnauha
    studiomikrofoni
    liukusäädin
    säätimet
    filminauha
    pääsylippu
    karusellihevonen
    maailmanpyörä
    vuoristorata
    onkivapa
    mikrofoni
    elokuvakamera
    videokuva
    kuuloke
    taiteilijan paletti
    silinteri
    sirkusteltta
    lippu
    klaffitaulu
    näyttämötaiteet
    videopeli
    napakymppi
    pelikone
    biljardi
    noppa
    keilailu
    kukkapelikortit
    nuotti
    nuotteja
    saksofoni
    kitara
    koskettimet
    trumpetti
    viulu
    nuottiviivasto
    juoksupaita
    tennis
    sukset
    koripallo
    ruutulippu
    lumilautailija
    juoksija
    juokseva nainen
    juokseva mies
    surffaaja
    surffaajanainen
    surffaajamies
    urheilumitali
    pokaali
    ratsastus
    amerikkalainen jalkapallo
    rugby-pallo
    uimari
    uiva nainen
    uiva mies
    painonnostaja
    painonnostajanainen
    painonnostajamies
    golfaaja
    golfaajanainen
    golfaajamies
    moottoripyörä
    kilpa-auto
    kriketti
    lentopallo
    maahockey
    jääkiekko ja maila
    pingis
    lumihuippuinen vuori
    telttailu
    ranta ja aurinkovarjo
    rakennustyömaa
    taloryhmä
    kaupunkimaisema
    autiotalo
    klassinen rakennus
    autiomaa
    autiosaari
    kansallispuisto
    stadion
    talo
    talo ja puutarha
    toimistorakennus
    japanilainen postitoimisto
    postitoimisto
    sairaala
    pankki
    pankkiautomaatti
    hotelli
    tuntihotelli
    lähikauppa
    koulu
    tavaratalo
    tehdas
    punainen paperilyhty
    japanilainen linna
    linna
    valkoinen lippu
    translippu
    sateenkaarilippu
    musta lippu
    merirosvolippu
    lippu: Englanti
    lippu: Skotlanti
    lippu: Wales
    ruusuke
    lappu
    sulkapallo
    jousi ja nuoli
    amfora
    vaalea iho
    keskivaalea iho
    tummanvaalea iho
    keskitumma iho
    tumma iho
    rotta
    hiiri
    härkä
    vesipuhveli
    lehmä
    tiikeri
    leopardi
    kani
    kissa
    musta kissa
    lohikäärme
    krokotiili
    valas
    etana
    käärme
    hevonen
    pässi
    vuohi
    lammas
    apina
    kukko
    kana
    koira
    palveluskoira
    sika
    villisika
    elefantti
    mustekala
    kotilo
    ötökkä
    muurahainen
    mehiläinen
    leppäkerttu
    kala
    trooppinen kala
    pallokala
    kilpikonna
    kuoriutuva tipu
    tipu
    tipu edestäpäin
    lintu
    pingviini
    koala
    villakoira
    kameli
    kaksikyttyräinen kameli
    delfiini
    hiiren naama
    lehmän naama
    tiikerin naama
    jäniksen naama
    kissan naama
    lohikäärmeen naama
    suihkuttava valas
    hevosen naama
    apinan naama
    koiran naama
    sian naama
    sammakko
    hamsteri
    susi
    karhu
    jääkarhu
    panda
    sian kärsä
    tassunjäljet
    maaorava
    silmät
    silmä
    puhekuplasilmä
    korva
    nenä
    suu
    kieli
    ylös osoittava etusormi kämmenselkä katsojaan päin
    alas osoittava etusormi kämmenselkä katsojaan päin
    vasemmalle osoittava etusormi kämmenselkä katsojaan päin
    oikealle osoittava etusormi kämmenselkä katsojaan päin
    kohti tuleva nyrkki
    käden heilautus
    ok-sormiele
    peukalo ylös
    peukalo alas
    käsien taputus
    avoimet kädet
    kruunu
    naisen hattu
    silmälasit
    solmio
    t-paita
    farkut
    mekko
    kimono
    bikinit
    naistenvaatteet
    rahakukkaro
    käsilaukku
    kirjekuorilaukku
    miehen kenkä
    juoksukenkä
    korkokenkä
    naisen sandaali
    naisen saapas
    jalanjäljet
    rintasiluetti
    kaksi rintasiluettia
    poika
    tyttö
    mies
    mieshoitotyöntekijä
    miestuomari
    miespilotti
    pariskunta ja sydän: mies, mies
    pusu: mies, mies
    miesmaanviljelijä
    mieskokki
    vauvaa syöttävä mies
    miesopiskelija
    mieslaulaja
    miestaiteilija
    miesopettaja
    miestehdastyöntekijä
    perhe: mies, poika
    perhe: mies, poika, poika
    perhe: mies, tyttö
    perhe: mies, tyttö, poika
    perhe: mies, tyttö, tyttö
    perhe: mies, mies, poika
    perhe: mies, mies, poika, poika
    perhe: mies, mies, tyttö
    perhe: mies, mies, tyttö, poika
    perhe: mies, mies, tyttö, tyttö
    perhe: mies, nainen, poika
    perhe: mies, nainen, poika, poika
    perhe: mies, nainen, tyttö
    perhe: mies, nainen, tyttö, poika
    perhe: mies, nainen, tyttö, tyttö
    IT-mies
    miestoimistotyöntekijä
    miesmekaanikko
    miestutkija
    miesastronautti
    palomies
    mies ja valkoinen keppi
    mies: punatukkainen
    mies: kiharatukkainen
    mies: kalju
    mies: valkotukkainen
    mies moottoroidussa pyörätuolissa
    mies käsikäyttöisessä pyörätuolissa
    nainen
    naishoitotyöntekijä
    naistuomari
    naispilotti
    pariskunta ja sydän: nainen, mies
    pariskunta ja sydän: nainen, nainen
    pusu: nainen, mies
    pusu: nainen, nainen
    naismaanviljelijä
    naiskokki
    vauvaa syöttävä nainen
    naisopiskelija
    naislaulaja
    naistaiteilija
    naisopettaja
    naistehdastyöntekijä
    perhe: nainen, poika
    perhe: nainen, poika, poika
    perhe: nainen, tyttö
    perhe: nainen, tyttö, poika
    perhe: nainen, tyttö, tyttö
    perhe: nainen, nainen, poika
    perhe: nainen, nainen, poika, poika
    perhe: nainen, nainen, tyttö
    perhe: nainen, nainen, tyttö, poika
    perhe: nainen, nainen, tyttö, tyttö
    IT-nainen
    naistoimistotyöntekijä
    naismekaanikko
    naistutkija
    naisastronautti
    palonainen
    nainen ja valkoinen keppi
    nainen: punatukkainen
    nainen: kiharatukkainen
    nainen: kalju
    nainen: valkotukkainen
    nainen moottoroidussa pyörätuolissa
    nainen käsikäyttöisessä pyörätuolissa
    perhe
    mies ja nainen käsi kädessä
    kaksi miestä käsi kädessä
    kaksi naista käsi kädessä
    poliisi
    naispoliisi
    miespoliisi
    puputytöt
    tanssivat puputytöt
    tanssivat pupupojat
    huntupäinen henkilö
    huntupäinen nainen
    huntupäinen mies
    vaaleatukkainen henkilö
    vaaleatukkainen nainen
    vaaleatukkainen mies
    mies ja kiinalainen hattu
    turbaanipäinen henkilö
    turbaanipäinen nainen
    turbaanipäinen mies
    vanha mies
    vanha nainen
    vauva
    rakennustyöläinen
    rakennusnainen
    rakennusmies
    prinsessa
    peikko
    hiisi
    kummitus
    vauvaenkeli
    avaruusolio
    avaruushirviö
    pikkupaholainen
    pääkallo
    kämmentä ylöspäin näyttävä henkilö
    kämmentä ylöspäin näyttävä nainen
    kämmentä ylöspäin näyttävä mies
    vartija
    naisvartija
    miesvartija
    tanssiva nainen
    huulipuna
    kynsilakka
    hieronta
    hieronnassa oleva nainen
    hieronnassa oleva mies
    hiustenleikkaus
    kampaajalla oleva nainen
    parturissa oleva mies
    punasiniraitainen pylväs
    ruisku
    pilleri
    huulipunajälki
    rakkauskirje
    sormus
    jalokivi
    pusu
    kukkakimppu
    pariskunta ja sydän
    häät
    sykkivä sydän
    särkynyt sydän
    kaksi sydäntä
    kimaltava sydän
    kasvava sydän
    sydän ja nuoli
    sininen sydän
    vihreä sydän
    keltainen sydän
    violetti sydän
    sydän ja lahjanauha
    toisiaan kiertävät sydämet
    sydänkoriste
    vinoneliö/kukka
    hehkulamppu
    viha
    pommi
    zzz
    törmäys
    hikipisarat
    pisara
    pikalähtö
    kakkakasa
    pullistettu hauis
    pyörryttävä
    puhekupla
    ajatuskupla
    valkoinen kukka
    sata pistettä
    rahasäkki
    valuutanvaihto
    paksu dollarimerkki
    luottokortti
    yen-seteli
    dollariseteli
    euroseteli
    puntaseteli
    rahalla on siivet
    yen ja nouseva käyrä
    istuin
    kannettava tietokone
    salkku
    minidisk
    disketti
    CD
    DVD
    tiedostokansio
    avoin tiedostokansio
    käännetty sivu
    sivu
    kalenteri
    päiväkalenteri
    kortisto
    nouseva käyrä
    laskeva käyrä
    pylväskaavio
    leikepöytä
    nuppineula
    pyöreä nasta
    paperiliitin
    viivoitin
    kolmioviivain
    kirjanmerkkivälilehdet
    tilikirja
    muistikirja
    koristeellinen muistikirja
    suljettu kirja
    avoin kirja
    vihreä kirja
    sininen kirja
    oranssi kirja
    kirjoja
    nimikyltti
    kirjakäärö
    muistio
    luuri
    hakulaite
    faksi
    lautasantenni
    kovaääninen
    megafoni
    lähtevät
    saapuvat
    paketti
    sähköposti
    saapuva kirjekuori
    kirjekuori ja nuoli
    suljettu postilaatikko, lippu alhaalla
    suljettu postilaatikko, lippu ylhäällä
    avoin postilaatikko, lippu ylhäällä
    avoin postilaatikko, lippu alhaalla
    postilaatikko
    postitorvi
    sanomalehti
    kännykkä
    kännykkä ja nuoli
    värinätila
    matkapuhelin suljettava
    ei matkapuhelimia
    kuuluvuuspalkit
    kamera
    kamera ja salama
    videokamera
    televisio
    radio
    videokasetti
    elokuvaprojektori
    rukoushelmet
    sekoitus
    toista uudelleen
    toista kerran
    pystynuolet myötäpäivään
    nuolet vastapäivään
    himmennä
    kirkasta
    mykistetty kaiutin
    hiljainen kaiutin
    kaiutin normaalilla äänenvoimakkuudella
    äänekäs kaiutin
    akku
    pistoke
    suurennuslasi vasemmalle
    suurennuslasi oikealle
    lukko ja kynä
    avain ja lukko kiinni
    avain
    lukko
    lukko auki
    kirkonkello
    mykistetty kello
    kirjanmerkki
    lenkki
    valintanappi
    BACK-nuoli
    END-nuoli
    ON!-nuoli
    SOON-nuoli
    TOP-nuoli
    kielletty alaikäisiltä
    näppäin: 10
    syötä isoja kirjaimia
    syötä pieniä kirjaimia
    syötä numeroja
    syötä merkkejä
    syötä kirjaimia
    tuli
    taskulamppu
    jakoavain
    vasara
    ruuvi ja mutteri
    keittiöveitsi
    vesipyssy
    mikroskooppi
    kaukoputki
    kristallipallo
    kuusisakarainen tähti pisteellä
    japanilainen symboli aloittelijalle
    kolmikärki
    musta neliöruutu
    valkoinen neliöruutu
    punainen ympyrä
    sininen ympyrä
    iso oranssi vinoneliö
    iso sininen vinoneliö
    pieni oranssi vinoneliö
    pieni sininen vinoneliö
    punainen kolmio kärki ylös
    punainen kolmio kärki alas
    ylös
    alas
    om-tavu
    kyyhky
    Kaaba
    moskeija
    synagoga
    menora
    kello yksi
    kello kaksi
    kello kolme
    kello neljä
    kello viisi
    kello kuusi
    kello seitsemän
    kello kahdeksan
    kello yhdeksän
    kello kymmenen
    kello yksitoista
    kello kaksitoista
    puoli kaksi
    puoli kolme
    puoli neljä
    puoli viisi
    puoli kuusi
    puoli seitsemän
    puoli kahdeksan
    puoli yhdeksän
    puoli kymmenen
    puoli yksitoista
    puoli kaksitoista
    puoli yksi
    kynttilä
    pöytäkello
    musta aukko
    levitoiva mies puvussa
    etsivä
    naisetsivä
    miesetsivä
    aurinkolasit
    hämähäkki
    hämähäkin seitti
    joystick
    tanssiva mies
    klemmarit yhdessä
    kuulakärkikynä
    täytekynä
    sivellin
    väriliitu
    nostettu käsi ja sormet erillään
    keskisormi
    vulkanilaisten tervehdys
    musta sydän
    pöytäkone
    tulostin
    tietokoneen hiiri
    ohjauspallo
    kuva kehyksissä
    kortiston välilehdet
    arkistolaatikko
    arkistokaappi
    roskakori
    kierrelehtiö
    kierrekalenteri
    ruuvipuristin
    vanha avain
    sanomalehti rullalla
    tikari
    puhuva pää
    vasen puhekupla
    oikea vihainen puhekupla
    ääniuurna
    maailmankartta
    Fuji-vuori
    Tokyo Tower
    Vapaudenpatsas
    Japanin kartta
    moai
    leveä hymy
    virnistys ja hymyilevät silmät
    kasvot naurunkyynelissä
    hymy suu auki
    hymyilevät silmät ja suu
    hymy ja kylmänhiki
    hymy ja tiukasti suljetut silmät
    hymy ja sädekehä
    pirullinen hymy ja sarvet
    silmänisku
    punastunut hymy
    herkullista ruokaa nauttinut
    helpottunut
    hymy ja sydänsilmät
    aurinkolasihymy
    virnistys
    naama peruslukemilla
    ilmeetön
    ei naurata
    kylmänhiki
    pohdiskeleva
    hämmentynyt
    tyrmistynyt
    pusunaama
    lentosuukko
    pusunaama ja hymyilevät silmät
    pusunaama ja suljetut silmät
    kieli ulkona
    kieli ulkona ja silmänisku
    kieli ulkona ja silmät tiukasti kiinni
    pettynyt
    huolestunut
    vihainen
    mököttävä
    itkevä
    kärsivä
    höyryä nenästä
    pettynyt mutta helpottunut
    surullinen ja suu auki
    ahdistunut
    pelokas
    uupunut
    unelias
    väsynyt
    irvistävä
    ääneen itkevä
    yllättynyt
    hämmästynyt
    järkyttynyt
    avoin suu ja kylmänhiki
    pelokas huuto
    ällistynyt
    punastunut naama
    nukkuva
    tajuton
    naama jolla spiraalisilmät
    naama ilman suuta
    naama pilvissä
    naama ja hengityssuoja
    virnistävä kissa ja hymyilevät silmät
    kissa ja naurunkyyneleet
    leveästi hymyilevä kissa
    kissa ja sydänsilmät
    vinosti hymyilevä kissa
    kissan pusunaama ja suljetut silmät
    mököttävä kissa
    itkevä kissa
    yllättynyt kissa
    hieman surullinen
    pieni hymy
    ylösalainen naama
    silmien pyöritys
    ei-ele
    ei käy -merkkiä näyttävä nainen
    ei käy -merkkiä näyttävä mies
    ok-ele
    ok-merkkiä näyttävä nainen
    ok-merkkiä näyttävä mies
    kumartava henkilö
    syvään kumartava nainen
    syvään kumartava mies
    en näe pahaa
    en kuule pahaa
    en puhu pahaa
    iloinen henkilö viittaa
    viittaava nainen
    viittaava mies
    nousevat kädet
    surullinen henkilö
    surullinen nainen
    surullinen mies
    mököttävä henkilö
    mököttävä nainen
    mököttävä mies
    kämmenet yhdessä
    raketti
    helikopteri
    veturi
    junavaunu
    pikajuna
    luotipikajuna
    juna
    metro
    kevytraidejuna
    asema
    raitioliikenne
    raitiovaunu
    bussi
    saapuva bussi
    johdinbussi
    bussipysäkki
    minibussi
    ambulanssi
    paloauto
    poliisiauto
    saapuva poliisiauto
    taksi
    saapuva taksi
    auto
    saapuva auto
    katumaasturi
    kuljetusauto
    rekka-auto
    traktori
    monorail
    rinnerata
    riippurata
    gondolihissi
    köysirata
    laiva
    soutaja
    soutava nainen
    soutava mies
    pikavene
    vaakasuuntaiset liikennevalot
    pystysuuntaiset liikennevalot
    rakennustyömaan merkki
    poliisiauton valo
    kolmiolippu
    ovi
    pääsy kielletty
    savuke
    tupakointi kielletty
    roskat-merkki
    roskaaminen kielletty
    juomakelpoista vettä
    vesi ei juomakelpoista
    polkupyörä
    polkupyörällä ajo kielletty
    pyöräilijä
    pyöräileva nainen
    pyöräilevä mies
    maastopyöräilijä
    maastopyöräilevä nainen
    maastopyöräilevä mies
    jalankulkija
    kävelevä nainen
    kävelevä mies
    jalankulku kielletty
    lapsia liikenteessä
    miesten wc
    naisten wc
    wc
    vauva-merkki
    vessanpönttö
    vessa
    suihku
    kylpijä
    kylpyamme
    passintarkastus
    tulli
    matkatavarat
    säilytyslokero
    sohva ja lamppu
    nukkuja
    ostoskassit
    soittokello
    sänky
    pyhä rakennus
    pysähtymismerkki
    ostoskärryt
    hindutemppeli
    maja
    hissi
    liukumäki
    rengas
    pelastusrengas
    jakoavain ja vasara
    kilpi
    öljytynnyri
    moottoritie
    junaraide
    moottorivene
    pienkone
    lähtevä lentokone
    saapuva lentokone
    satelliitti
    matkustajalaiva
    potkulauta
    skootteri
    kanootti
    kelkka
    lentävä lautanen
    rullalauta
    autorikša
    lava-auto
    rullaluistin
    oranssi ympyrä
    keltainen ympyrä
    vihreä ympyrä
    violetti ympyrä
    ruskea ympyrä
    punainen neliö
    sininen neliö
    oranssi neliö
    keltainen neliö
    vihreä neliö
    violetti neliö
    ruskea neliö
    paksu yhtäsuuruusmerkki
    sormet supussa
    valkoinen sydän
    ruskea sydän
    nipistävä käsi
    vetoketjusuu
    dollarisilmät ja rahasuu
    naama ja kuumemittari
    nörtti
    mietteliäs
    naama ja pääside
    robotti
    halaava naama
    sarviele
    soita minulle
    kämmenselkä koholla
    nyrkki vasemmalle
    nyrkki oikealle
    kädenpuristus
    sormet ristissä
    rakastan sinua -ele
    cowboy-hattu
    pelle
    pahoinvoiva
    nauraa kippurassa
    kuolaava
    valehteleva
    peittää kasvot kädellä
    kasvonsa kädellä peittävä nainen
    kasvonsa kädellä peittävä mies
    aivastava
    kohotetut kulmakarvat
    tähtisilmä
    mielipuoli
    hyssyttelevä
    sensuroitu suu
    käsi suun edessä
    oksentava
    räjähdys päässä
    raskaana oleva nainen
    imetys
    kämmenet vierekkäin
    selfie
    prinssi
    henkilö smokissa
    nainen smokissa
    mies smokissa
    joulupukin muori
    olkapäitään kohauttava henkilö
    kämmeniään levittelevä nainen
    kämmeniään levittelevä mies
    kärrynpyörä
    kärrynpyörää tekevä nainen
    kärrynpyörää tekevä mies
    jongleeraaja
    jongleeraava nainen
    jongleeraava mies
    miekkailija
    painijat
    painivat naiset
    painivat miehet
    vesipalloilija
    vesipalloa pelaava nainen
    vesipalloa pelaava mies
    käsipalloilija
    käsipalloa pelaava nainen
    käsipalloa pelaava mies
    sukellusmaski
    nuutunut kukka
    rumpu
    kilisevät lasit
    juomalasi
    lusikka
    maaliverkko
    kultamitali
    hopeamitali
    pronssimitali
    nyrkkeilyhanska
    kamppailulajiasu
    curling-kivi
    lacrosse
    softball
    liitokiekko
    voisarvi
    avokado
    kurkku
    pekoni
    peruna
    porkkana
    patonki
    vihreä salaatti
    paellapannu
    täytetty pita
    kananmuna
    maitolasi
    maapähkinä
    kiivi
    letut
    taikinanyytti
    onnenkeksi
    ateriarasia
    syömäpuikot
    kulho ja lusikka
    lasi ja pilli
    kookospähkinä
    parsakaali
    piirakka
    rinkilä
    lihanpala
    voileipä
    säilyketölkki
    lehtivihannes
    mango
    kuukakku
    vesirinkeli
    hymy ja kolme sydäntä
    haukotteleva naama
    hymyilevät kasvot ja kyynel
    juhliva
    tokkurainen naama
    kuumottava
    paleleva
    ninja
    naamioitunut
    kyyneliä pidättelevä naama
    anova
    sari
    laboratoriotakki
    suojalasit
    vaelluskenkä
    balleriina
    rapu
    leijona
    skorpioni
    kalkkuna
    yksisarvinen
    kotka
    sorsa
    lepakko
    hai
    pöllö
    kettu
    perhonen
    peura
    gorilla
    lisko
    sarvikuono
    katkarapu
    kalmari
    kirahvi
    seepra
    siili
    sauropodi
    tyrannosaurus rex
    sirkka
    kenguru
    laama
    riikinkukko
    virtahepo
    papukaija
    pesukarhu
    hummeri
    hyttynen
    mikrobi
    mäyrä
    joutsen
    mammutti
    dodo
    laiskiainen
    saukko
    oranki
    haisunäätä
    flamingo
    osteri
    majava
    biisoni
    hylje
    opaskoira
    valkoinen keppi
    punatukkainen
    kiharatukkainen
    kalju
    valkotukkainen
    luu
    jalka
    jalkaterä
    hammas
    supersankari
    naissupersankari
    miessupersankari
    superpahis
    naissuperpahis
    miessuperpahis
    turvaliivi
    kuulolaite korvassa
    moottoroitu pyörätuoli
    käsikäyttöinen pyörätuoli
    tekokäsi
    tekojalka
    juustopala
    vuokaleivos
    suola
    juomatetra
    valkosipuli
    sipuli
    falafel
    vohveli
    voi
    mate
    jääkuutio
    kuplatee
    trolli
    seisova ihminen
    seisova nainen
    seisova mies
    polvistuva ihminen
    polvistuva nainen
    polvistuva mies
    kuuro ihminen
    kuuro nainen
    kuuro mies
    monokkeli silmässä
    aikuinen
    hoitotyöntekijä
    tuomari
    pilotti
    maanviljelijä
    kokki
    vauvaa syöttävä henkilö
    tonttu
    opiskelija
    laulaja
    artisti
    opettaja
    tehdastyöntekijä
    IT-työntekijä
    toimistotyöntekijä
    mekaanikko
    tutkija
    astronautti
    pelastaja
    ihmiset käsi kädessä
    henkilö ja valkoinen keppi
    aikuinen: punatukkainen
    aikuinen: kiharatukkainen
    aikuinen: kalju
    aikuinen: valkotukkainen
    henkilö moottoroidussa pyörätuolissa
    henkilö käsikäyttöisessä pyörätuolissa
    lapsi
    vanhus
    parrakas henkilö
    parrakas nainen
    parrakas mies
    huivipäinen nainen
    henkilö saunassa
    nainen saunassa
    mies saunassa
    kiipeilijä
    naiskiipeilijä
    mieskiipeilijä
    henkilö lootusasennossa
    nainen lootusasennossa
    mies lootusasennossa
    velho
    naisvelho
    miesvelho
    keiju
    naiskeiju
    mieskeiju
    vampyyri
    naisvampyyri
    miesvampyyri
    merenväki
    merenneito
    merenmies
    haltia
    haltiatar
    mieshaltia
    henki
    naishenki
    mieshenki
    zombi
    naiszombi
    mieszombi
    aivot
    oranssi sydän
    lippalakki
    huivi
    hansikkaat
    takki
    sukat
    punainen kirjekuori
    sähikäinen
    palapeli
    koeputki
    petrimalja
    dna
    kompassi
    helmitaulu
    sammutin
    työkalulaatikko
    tiili
    magneetti
    matkatavara
    hoitoainepullo
    lankarulla
    lankakerä
    hakaneula
    nalle
    luuta
    kori
    paperirulla
    saippua
    pesusieni
    kuitti
    nazar-amuletti
    balettitossut
    uimapuku
    uimahousut
    uimashortsit
    varvassandaali
    veripisara
    laastari
    stetoskooppi
    röntgen
    kainalosauva
    jojo
    leija
    laskuvarjo
    bumerangi
    taikasauva
    piñata
    maatuskanuket
    rengasplaneetta
    tuoli
    partaveitsi
    kirves
    savilamppu
    banjo
    sotilaskypärä
    harmonikka
    congarumpu
    kolikko
    käsisaha
    ruuvimeisseli
    tikkaat
    koukku
    peili
    ikkuna
    viemäripumppu
    ompeluneula
    solmu
    ämpäri
    hiirenloukku
    hammasharja
    hautakivi
    kyltti
    kivi
    peilipallo
    henkilökortti
    akku vähissä
    hamsa
    kärpänen
    mato
    kuoriainen
    torakka
    ruukkukasvi
    halko
    höyhen
    lootus
    koralli
    tyhjä pesä
    munia pesässä
    sydän
    keuhkot
    halaus
    raskaana oleva mies
    raskaana oleva henkilö
    kruunua kantava henkilö
    mustikat
    paprika
    oliivi
    rieska
    tamal
    fondue
    teepannu
    nesteen kaataminen
    pavut
    purkki
    sulava naama
    kunnioittava tervehdys
    silmät pyöreinä käsi suun edessä
    kurkistus sormien takaa
    naama suu vinossa
    katkoviivalla piirretty naama
    purra huulta
    kuplat
    etusormi ja peukalo ristissä
    oikealle ojentuva käsi
    vasemmalle ojentuva käsi
    käsi kämmen alaspäin
    käsi kämmen ylöspäin
    etusormi osoittaa katsojaa
    sydänkuvio käsillä
    """#
}
