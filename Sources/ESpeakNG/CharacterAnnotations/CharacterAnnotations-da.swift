// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let da: StaticString = #"""
    udråbstegn
    hashtag
    keycap: #
    dollar
    procent
    og-tegn
    apostrof
    slutparentes
    asterisk
    keycap: *
    plustegn
    komma
    tankestreg-minus
    punktum
    skråstreg
    keycap: 0
    keycap: 1
    keycap: 2
    keycap: 3
    keycap: 4
    keycap: 5
    keycap: 6
    keycap: 7
    keycap: 8
    keycap: 9
    kolon
    semikolon
    mindre end
    lig med
    større end
    spørgsmålstegn
    snabel-a
    venstre firkantet parentes
    omvendt skråstreg
    højre firkantet parentes
    accent circumfleks
    lav streg
    accent grave
    venstre akkolade
    lodret streg
    højre akkolade
    tilde
    omvendt udråbstegn
    cent
    pund
    ukendt valuta
    yen
    paragraf
    tréma
    copyright
    venstre fransk anførselstegn
    negation
    registreret varemærke
    grader
    plus/minus
    hævet total
    hævet tretal
    accent aigu
    mikrotegn
    afsnitstegn
    underordnet punkttegn
    hævet ettal
    højre fransk anførselstegn
    omvendt spørgsmålstegn
    gangetegn
    divisionstegn
    armensk dram
    afghansk afghani
    arabisk komma
    arabisk semikolon
    arabisk spørgsmålstegn
    bangladeshisk taka
    thailandsk baht
    cambodjansk riel
    bindestreg
    tankestreg
    lang tankestreg
    vandret streg
    venstre apostrof
    højre apostrof
    lav højre apostrof
    venstre anførselstegn
    højre anførselstegn
    lavt højre anførselstegn
    korstegn
    dobbeltkorstegn
    punkttegn
    udeladelsesprikker
    bindeprik
    promille
    enkelt anførselstegn
    dobbelt anførselstegn
    tredobbelt anførselstegn
    indskudstegn
    henvisningstegn
    dobbelt udråbstegn
    interrobang
    høj streg
    asterisme
    brøkdel
    udråbstegn og spørgsmålstegn
    hævet minus
    costaricansk colón
    cruzeiro
    franske franc
    lira
    mill
    nigeriansk naira
    Spansk peseta
    rupee
    won
    ny israelsk shekel
    vietnamesisk dong
    euro
    laotisk kip
    mongolsk tugrik
    tysk pfennig
    peso
    paraguaysk guarani
    austral
    ukrainsk grynia
    ghanesisk cedi
    livre tournois
    spesmilo
    kasakhisk tenge
    indisk rupee
    tyrkisk lira
    aserbajdsjansk manat
    rubel
    georgisk lari
    bitcoin
    copyright på lydoptagelse
    varemærke
    information
    venstrepil
    pil op
    højrepil
    pil ned
    pil mod venstre og højre
    op- og nedadvendt pil
    opadvendt pil mod venstre
    opadvendt pil mod højre
    nedadvendt pil mod højre
    nedadvendt pil mod venstre
    venstrepil og skråstreg
    højrepil og skråstreg
    bølget venstrepil
    bølget højrepil
    tohovedet venstrepil
    tohovedet pil op
    tohovedet højrepil
    tohovedet pil ned
    venstrepil med fjer
    højrepil med fjer
    venstrepil fra streg
    pil op fra streg
    højrepil fra streg
    pil ned fra streg
    pil op/ned med fod
    pil mod højre med sving til venstre
    pil mod venstre med sving til højre
    venstrepil med sløjfe
    højrepil med sløjfe
    venstre-/højrepil med bølge
    venstre-/højrepil og skråstreg
    zigzagpil ned
    pil op og til venstre
    pil op og til højre
    pil ned og til venstre
    pil ned og til højre
    hjørnepil til højre og ned
    hjørnepil ned og til venstre
    halvcirkelpil mod uret, top
    halvcirkelpil med uret, top
    pil mod nordvest med lang streg
    venstrepil med streg over højrepil med streg
    åben cirkelpil mod uret
    åben cirkelpil med uret
    venstre harpun med krog op
    venstre harpun med krog ned
    harpun op med krog til højre
    harpun op med krog til venstre
    højre harpun med krog op
    højre harpun med krog ned
    harpun ned med krog til højre
    harpun ned med krog til venstre
    højrepil over venstrepil
    pil op og pil ned
    venstrepil over højrepil
    to pile mod venstre
    to pile op
    to pile mod højre
    to pile ned
    venstre harpun over højre harpun
    højre harpun over venstre harpun
    dobbeltpil mod venstre med skråstreg
    dobbeltpil mod venstre og højre med skråstreg
    dobbeltpil mod højre med skråstreg
    dobbeltpil mod venstre
    dobbeltpil op
    dobbeltpil mod højre
    dobbeltpil ned
    dobbeltpil mod venstre og højre
    dobbeltpil mod nordvest
    dobbeltpil mod nordøst
    dobbeltpil mod sydøst
    dobbeltpil mod sydvest
    tredobbelt pil mod venstre
    tredobbelt pil mod højre
    snoet pil mod venstre
    snoet pil mod højre
    pil op med dobbelt tværstreg
    pil ned med dobbelt tværstreg
    stiplet venstrepil
    stiplet pil op
    stiplet højrepil
    stiplet pil ned
    venstrepil mod streg
    højrepil mod streg
    hul venstrepil
    hul pil op
    hul højrepil
    hul pil ned
    hul pil op fra streg
    pil ned til venstre for pil op
    for alle
    partiel differentialligning
    der findes
    tom mængde
    optælling
    nabla
    element i
    tilhører ikke
    indeholder som element
    slut på bevis
    produkt
    sum
    minustegn
    minus eller plus
    division
    asteriskoperator
    ringoperator
    punktoperator
    kvadratrod
    proportional
    uendelighedstegn
    ret vinkel
    vinkel
    deler
    parallel
    logisk og
    fællesmængde
    foreningsmængde
    integral
    dobbelt integral
    lukket kurveintegral
    derfor
    fordi
    forhold
    proportion
    tilde-operator
    omvendt tilde
    omvendt dovent s
    asymptotisk lig med
    cirka lig med
    næsten lig med
    alle lig med
    cirka lig med billedet
    ring i lighedstegn
    ikke lig med
    identisk med
    strengt ækvivalent
    mindre end eller lig med
    større end eller lig med
    mindre end over lig med
    større end over lig med
    meget mindre end
    meget større end
    mellem
    ikke mindre end
    ikke større end
    større end-ækvivalent
    kommer før
    kommer efter
    kommer ikke efter
    delmængde af
    supermængde
    delmængde eller lig med
    supermængde eller lig med
    plus med ring
    minus med ring
    gange med ring
    division med ring
    punktoperator med ring
    ring-operator med ring
    stjerne-operator med ring
    firkant med plus
    firkant med minus
    falsum
    gennemtvinger ikke
    kommer før under relation
    følger efter under relation
    oprindelig
    hermitisk transponeret matrix
    retvinklet trekant
    n-ært logisk eller
    n-ær fællesmængde
    n-ær foreningsmængde
    prikoperator
    stjerneoperator
    naturlig join
    dobbelt fællesmængde
    langt mindre end
    langt større end
    indeholder ikke som normal undergruppe lig med
    lodret ellipse
    vandret ellipse
    diagonal ellipse opad mod højre
    diagonal ellipse nedad mod højre
    ur
    udløbet timeglas
    tastatur
    udskubningsknap
    spol frem-knap
    spol tilbage-knap
    hurtigt op-knap
    hurtigt ned-knap
    knap til næste nummer
    knap til forrige nummer
    knap til afspilning og pause
    vækkeur
    stopur
    æggeur
    timeglas med løbende sand
    pauseknap
    stopknap
    optageknap
    m i cirkel
    udfyldt firkant
    hul firkant
    hul firkant med afrundede hjørner
    hul firkant, der indeholder udfyldt firkant
    firkant med vandret udfyldning
    firkant med lodret udfyldning
    firkant med krydsskraveret udfyldning
    firkant med skravering øverst til venstre mod nederst til højre
    firkant med skravering øverst til højre mod nederst til venstre
    firkant med diagonal krydsskraveret udfyldning
    lille sort kvadrat
    lille hvidt kvadrat
    udfyldt rektangel
    hult rektangel
    udfyldt lodret rektangel
    udfyldt parallellogram
    udfyldt opadvendt trekant
    hul trekant, der peger opad
    udfyldt lille trekant, der peger opad
    hul lille trekant, der peger opad
    afspilningsknap
    hul trekant, der peger mod højre
    udfyldt lille trekant, der peger mod højre
    hul lille trekant, der peger mod højre
    udfyldt pointer, der peger mod højre
    hul pointer, der peger mod højre
    udfyldt nedadvendt trekant
    hul trekant, der peger nedad
    udfyldt lille trekant, der peger nedad
    hul lille trekant, der peger nedad
    knap til baglæns afspilning
    hul trekant, der peger mod venstre
    udfyldt lille trekant, der peger mod venstre
    hul lille trekant, der peger mod venstre
    udfyldt pointer, der peger mod venstre
    hul pointer, der peger mod venstre
    udfyldt ruder
    hul ruder
    hul ruder, der indeholder udfyldt ruder
    hul cirkel, der indeholder udfyldt cirkel
    rombe
    hul cirkel
    punkteret cirkel
    cirkel med lodret udfyldning
    koncentriske cirkler
    udfyldt cirkel
    cirkel med venstre halvdel udfyldt
    cirkel med højre halvdel udfyldt
    cirkel med nederste halvdel udfyldt
    cirkel med øverste halvdel udfyldt
    cirkel med øverste højre kvadrant udfyldt
    cirkel med alt andet end øverste venstre kvadrant udfyldt
    venstre halvdel af udfyldt cirkel
    højre halvdel af udfyldt cirkel
    omvendt punkttegn
    udfyldt firkant, der indeholder hul cirkel
    øverste venstre kvadrant af cirkelbue
    øverste højre kvadrant af cirkelbue
    nederste højre kvadrant af cirkelbue
    nederste vendstre kvadrant af cirkelbue
    øverste halvcirkel
    nederste halvcirkel
    udfyldt trekant nedad mod højre
    udfyldt trekant nedad mod venstre
    udfyldt trekant opad mod venstre
    udfyldt trekant opad mod højre
    hult punkttegn
    stor hul cirkel
    hul firkant øverste højre kvadrant
    hul cirkel med øverste højre kvadrant
    mellemstort hvidt kvadrat
    mellemstort sort kvadrat
    halvlille hvidt kvadrat
    halvlille sort kvadrat
    trekant nedad mod højre
    sol
    sky
    paraply
    snemand
    komet
    telefon
    afkrydsningsfelt med flueben
    paraply med regndråber
    varm drik
    kløver
    rækker finger op
    kranium og korslagte knogler
    radioaktiv
    biologisk fare
    ortodokst kors
    stjerne og halvmåne
    fredssymbol
    yin og yang
    dharma-hjul
    trist ansigt
    smilende ansigt
    kvindesymbol
    mandesymbol
    vædderen
    tyren
    tvillingen
    krebsen
    løven
    jomfruen
    vægten
    skorpionen
    skytten
    stenbukken
    vandmanden
    fisken
    skakbrik
    spar
    klør
    hjerter
    ruder
    varme kilder
    ottendedelsnode
    tone med b for
    tone med kryds for
    genbrug
    uendelig
    symbol for kørestol
    hammer og hakke
    anker
    korslagte sværd
    medicinsymbol
    vægt
    kolbe
    tandhjul
    atomsymbol
    fransk lilje
    advarselsskilt
    højspænding
    symbol for transkønnethed
    hvid cirkel
    sort cirkel
    kiste
    urne
    fodbold
    baseball
    snemand uden snevejr
    sol bag sky
    sky med lyn og regn
    slangebæreren
    hakke
    hjelm med hvidt kors
    kæder
    adgang forbudt
    Shinto-helligdom
    kirke
    bjerg
    parasol
    springvand
    golfhul med flag
    færge
    sejlbåd
    skiløber
    skøjte
    person, der dribler med en bold
    kvinde, der dribler med en bold
    mand, der dribler med en bold
    telt
    tankstation
    saks
    hvidt flueben
    fly
    konvolut
    løftet knytnæve
    løftet hånd
    v-tegn
    skrivende hånd
    blyant
    sort fyldepen
    flueben
    gange
    latinsk kors
    davidsstjerne
    stjerner
    ottetakket spids stjerne
    ottetakket stjerne
    snefnug
    funkle
    kryds
    krydsknap
    rødt spørgsmålstegn
    hvidt spørgsmålstegn
    hvidt udråbstegn
    rødt udråbstegn
    hjerte som udråbstegn
    rødt hjerte
    brændende hjerte
    helende hjerte
    plus
    minus
    dividere
    pil mod højre
    krølle
    dobbelt krølle
    pil mod højre med sving opad
    pil mod højre med sving nedad
    plus med sænket 2
    krydsprodukt, vektor
    indre produkt
    logisk eller med dobbelt understregning
    mindre end med skråt lighedstegn
    mindre end over cirka lig med
    dobbeltstreget lighedstegn og større end
    følger efter over ikke cirka lig med
    pil mod venstre
    opadvendt pil
    nedadvendt pil
    stort sort kvadrat
    stort hvidt kvadrat
    stjerne
    stor rød cirkel
    ideografisk komma
    ideografisk punktum
    venstre vinkelparentes
    højre vinkelparentes
    venstre dobbelt vinkelparentes
    højre dobbelt vinkelparentes
    venstre hjørneparentes
    højre hjørneparentes
    venstre hul hjørneparentes
    højre hul hjørneparentes
    venstre sort linseparentes
    højre sort linseparentes
    venstre skjoldparentes
    højre skjoldparentes
    venstre hul linseparentes
    højre hul linseparentes
    bølgestreg
    japansk kommatering
    katakana-mellemprik
    cirkulært ideogram for lykønskning
    cirkulært ideogram for hemmelighed
    rial
    mahjong-brik
    joker
    blodtype A
    blodtype B
    blodtype O
    parkering
    blodtype AB
    CL-knap
    COOL-knap
    FREE-knap
    ID-knap
    NEW-knap
    NG-knap
    OK
    SOS
    UP!-knap
    versus
    flag: Ascensionøen
    flag: Andorra
    flag: De Forenede Arabiske Emirater
    flag: Afghanistan
    flag: Antigua og Barbuda
    flag: Anguilla
    flag: Albanien
    flag: Armenien
    flag: Angola
    flag: Antarktis
    flag: Argentina
    flag: Amerikansk Samoa
    flag: Østrig
    flag: Australien
    flag: Aruba
    flag: Åland
    flag: Aserbajdsjan
    flag: Bosnien-Hercegovina
    flag: Barbados
    flag: Bangladesh
    flag: Belgien
    flag: Burkina Faso
    flag: Bulgarien
    flag: Bahrain
    flag: Burundi
    flag: Benin
    flag: Saint Barthélemy
    flag: Bermuda
    flag: Brunei
    flag: Bolivia
    flag: De tidligere Nederlandske Antiller
    flag: Brasilien
    flag: Bahamas
    flag: Bhutan
    flag: Bouvetøen
    flag: Botswana
    flag: Hviderusland
    flag: Belize
    flag: Canada
    flag: Cocosøerne
    flag: Congo-Kinshasa
    flag: Den Centralafrikanske Republik
    flag: Congo-Brazzaville
    flag: Schweiz
    flag: Elfenbenskysten
    flag: Cookøerne
    flag: Chile
    flag: Cameroun
    flag: Kina
    flag: Colombia
    flag: Clippertonøen
    flag: Costa Rica
    flag: Cuba
    flag: Kap Verde
    flag: Curaçao
    flag: Juleøen
    flag: Cypern
    flag: Tjekkiet
    flag: Tyskland
    flag: Diego Garcia
    flag: Djibouti
    flag: Danmark
    flag: Dominica
    flag: Den Dominikanske Republik
    flag: Algeriet
    flag: Ceuta og Melilla
    flag: Ecuador
    flag: Estland
    flag: Egypten
    flag: Vestsahara
    flag: Eritrea
    flag: Spanien
    flag: Etiopien
    flag: Den Europæiske Union
    flag: Finland
    flag: Fiji
    flag: Falklandsøerne
    flag: Mikronesien
    flag: Færøerne
    flag: Frankrig
    flag: Gabon
    flag: Storbritannien
    flag: Grenada
    flag: Georgien
    flag: Fransk Guyana
    flag: Guernsey
    flag: Ghana
    flag: Gibraltar
    flag: Grønland
    flag: Gambia
    flag: Guinea
    flag: Guadeloupe
    flag: Ækvatorialguinea
    flag: Grækenland
    flag: South Georgia og De Sydlige Sandwichøer
    flag: Guatemala
    flag: Guam
    flag: Guinea-Bissau
    flag: Guyana
    flag: SAR Hongkong
    flag: Heard Island og McDonald Islands
    flag: Honduras
    flag: Kroatien
    flag: Haiti
    flag: Ungarn
    flag: Kanariske øer
    flag: Indonesien
    flag: Irland
    flag: Israel
    flag: Isle of Man
    flag: Indien
    flag: Det Britiske Territorium i Det Indiske Ocean
    flag: Irak
    flag: Iran
    flag: Island
    flag: Italien
    flag: Jersey
    flag: Jamaica
    flag: Jordan
    flag: Japan
    flag: Kenya
    flag: Kirgisistan
    flag: Cambodja
    flag: Kiribati
    flag: Comorerne
    flag: Saint Kitts og Nevis
    flag: Nordkorea
    flag: Sydkorea
    flag: Kuwait
    flag: Caymanøerne
    flag: Kasakhstan
    flag: Laos
    flag: Libanon
    flag: Saint Lucia
    flag: Liechtenstein
    flag: Sri Lanka
    flag: Liberia
    flag: Lesotho
    flag: Litauen
    flag: Luxembourg
    flag: Letland
    flag: Libyen
    flag: Marokko
    flag: Monaco
    flag: Moldova
    flag: Montenegro
    flag: Saint Martin
    flag: Madagaskar
    flag: Marshalløerne
    flag: Nordmakedonien
    flag: Mali
    flag: Myanmar (Burma)
    flag: Mongoliet
    flag: SAR Macao
    flag: Nordmarianerne
    flag: Martinique
    flag: Mauretanien
    flag: Montserrat
    flag: Malta
    flag: Mauritius
    flag: Maldiverne
    flag: Malawi
    flag: Mexico
    flag: Malaysia
    flag: Mozambique
    flag: Namibia
    flag: Ny Kaledonien
    flag: Niger
    flag: Norfolk Island
    flag: Nigeria
    flag: Nicaragua
    flag: Holland
    flag: Norge
    flag: Nepal
    flag: Nauru
    flag: Niue
    flag: New Zealand
    flag: Oman
    flag: Panama
    flag: Peru
    flag: Fransk Polynesien
    flag: Papua Ny Guinea
    flag: Filippinerne
    flag: Pakistan
    flag: Polen
    flag: Saint Pierre og Miquelon
    flag: Pitcairn
    flag: Puerto Rico
    flag: De palæstinensiske områder
    flag: Portugal
    flag: Palau
    flag: Paraguay
    flag: Qatar
    flag: Réunion
    flag: Rumænien
    flag: Serbien
    flag: Rusland
    flag: Rwanda
    flag: Saudi-Arabien
    flag: Salomonøerne
    flag: Seychellerne
    flag: Sudan
    flag: Sverige
    flag: Singapore
    flag: St. Helena
    flag: Slovenien
    flag: Svalbard og Jan Mayen
    flag: Slovakiet
    flag: Sierra Leone
    flag: San Marino
    flag: Senegal
    flag: Somalia
    flag: Surinam
    flag: Sydsudan
    flag: São Tomé og Príncipe
    flag: El Salvador
    flag: Sint Maarten
    flag: Syrien
    flag: Eswatini
    flag: Tristan da Cunha
    flag: Turks- og Caicosøerne
    flag: Tchad
    flag: De Franske Besiddelser i Det Sydlige Indiske Ocean og Antarktis
    flag: Togo
    flag: Thailand
    flag: Tadsjikistan
    flag: Tokelau
    flag: Timor-Leste
    flag: Turkmenistan
    flag: Tunesien
    flag: Tonga
    flag: Tyrkiet
    flag: Trinidad og Tobago
    flag: Tuvalu
    flag: Taiwan
    flag: Tanzania
    flag: Ukraine
    flag: Uganda
    flag: Amerikanske oversøiske øer
    flag: De Forenede Nationer
    flag: USA
    flag: Uruguay
    flag: Usbekistan
    flag: Vatikanstaten
    flag: Saint Vincent og Grenadinerne
    flag: Venezuela
    flag: De Britiske Jomfruøer
    flag: De Amerikanske Jomfruøer
    flag: Vietnam
    flag: Vanuatu
    flag: Wallis og Futuna
    flag: Samoa
    flag: Kosovo
    flag: Yemen
    flag: Mayotte
    flag: Sydafrika
    flag: Zambia
    flag: Zimbabwe
    kvadratisk ideogram for her
    kvadratisk ideogram for serviceafgift
    kvadratisk ideogram for gratis
    kvadratisk ideogram for reserveret
    kvadratisk ideogram for forbud
    kvadratisk ideogram for ledig
    kvadratisk ideogram for bestået
    kvadratisk ideogram for optaget
    kvadratisk ideogram for ikke gratis
    kvadratisk ideogram for månedligt beløb
    kvadratisk ideogram for anvendelse
    kvadratisk ideogram for rabat
    kvadratisk ideogram for åben
    cirkulært ideogram for tilbud
    cirkulært ideogram for accept
    cyklon
    tåget
    lukket paraply
    stjernehimmel
    solopgang over bjerge
    solopgang
    by i solnedgang
    solnedgang
    regnbue
    bro i mørke
    bølge
    vulkan
    mælkevejen
    globus med Europa og Afrika
    globus med Nord- og Sydamerika
    globus med Asien og Australien
    globus med meridianer
    nymåne
    tiltagende måne
    halvmåne 1. fjerdedel
    tiltagende måne næsten fuld
    fuldmåne
    aftagende måne næsten fuld
    halvmåne 4. fjerdedel
    aftagende måne
    halvmåne
    nymåne med ansigt
    måne med ansigt 1. fjerdedel
    måne med ansigt 4. fjerdedel
    fuldmåne med ansigt
    sol med ansigt
    blinkende stjerne
    stjerneskud
    termometer
    sol bag lille sky
    sol bag stor sky
    sol bag sky med regn
    sky med regn
    sky med sne
    tordensky
    tornado
    tåge
    vindansigt
    hotdog
    taco
    burrito
    kastanje
    spire
    nåletræ
    løvtræ
    palme
    kaktus
    chili
    tulipan
    kirsebærblomst
    rose
    hibiscus
    solsikke
    blomst
    majs
    risplante
    urt
    firkløver
    ahornblad
    faldende blade
    blade i vinden
    svamp
    tomat
    aubergine
    vindruer
    melon
    vandmelon
    appelsin
    citron
    banan
    ananas
    rødt æble
    grønt æble
    pære
    fersken
    kirsebær
    jordbær
    hamburger
    pizza
    kød
    kyllingelår
    riskiks
    riskugle
    ris
    ris og karry
    nudler
    spaghetti
    brød
    pomfritter
    sød kartoffel
    dango
    mad på spyd
    sushi
    dybstegt reje
    fiskekage
    softice
    isdessert
    is
    donut
    småkage
    chokolade
    bolsje
    slikkepind
    dessert
    honning
    lagkage
    bento
    gryde med mad
    stegepande
    kniv og gaffel
    tekrus
    sake
    vinglas
    cocktailglas
    tropisk drink
    ølkrus
    skålende ølkrus
    sutteflaske
    kniv og gaffel med tallerken
    flaske med flyvende prop
    popcorn
    sløjfe
    gave
    fødselsdagskage
    græskarmand
    juletræ
    julemand
    fyrværkeri
    stjernekaster
    ballon
    bordbombe
    konfetti
    træ med papirpynt
    to krydsede flag
    fyrretræsdekoration
    japanske dukker
    karpevimpel
    vindspil
    måneceremoni
    rygsæk
    eksamenshat
    militærmedalje
    mindebånd
    studiemikrofon
    volumenkontrol
    knapper
    filmstrimmel
    adgangsbillet
    karrusel
    pariserhjul
    rutsjebane
    fiskestang
    mikrofon
    filmkamera
    film
    hovedtelefon
    palet
    høj hat
    cirkus
    billet
    klaptræ
    masker
    videospil
    pletskud
    spillemaskine
    billard
    terning
    bowling
    spillekort med blomster
    node
    noder
    saxofon
    guitar
    klaver
    trompet
    violin
    partitur
    løbetrøje
    tennis
    ski
    basketball
    ternet flag
    snowboarder
    løber
    kvinde løber
    mand løber
    surfer
    kvindelig surfer
    mandlig surfer
    sportsmedalje
    pokal
    hestevæddeløb
    amerikansk fodbold
    rugbybold
    svømmer
    kvindelig svømmer
    mandlig svømmer
    vægtløfter
    kvindelig vægtløfter
    mandlig vægtløfter
    golfspiller
    kvindelig golfspiller
    mandlig golfspiller
    motorcykel
    racerbil
    cricket
    volleyball
    hockey
    ishockey
    bordtennis
    sneklædt bjerg
    camping
    strand med parasol
    byggeplads
    huse
    bylandskab
    faldefærdigt hus
    klassisk bygning
    ørken
    øde ø
    nationalpark
    stadion
    hus
    hus med have
    kontorbygning
    japansk posthus
    posthus
    hospital
    bank
    hæveautomat
    hotel
    kærlighedshotel
    døgnkiosk
    skole
    stormagasin
    fabrik
    papirlanterne
    japansk slot
    slot
    hvidt flag
    transkønnet flag
    regnbueflag
    sort flag
    piratflag
    flag: England
    flag: Skotland
    flag: Wales
    roset
    mærkat
    badminton
    bue og pil
    amfora
    lys teint
    medium til lys teint
    medium teint
    medium til mørk teint
    mørk teint
    rotte
    mus
    okse
    vandbøffel
    ko
    tiger
    leopard
    kanin
    kat
    sort kat
    drage
    krokodille
    hval
    snegl
    slange
    hest
    vædder
    ged
    får
    abe
    hane
    høne
    hund
    servicehund
    gris
    vildsvin
    elefant
    blæksprutte
    konkylie
    larve
    myre
    honningbi
    mariehøne
    fisk
    tropisk fisk
    kuglefisk
    skildpadde
    nyudklækket kylling
    kylling
    kylling forfra
    fugl
    pingvin
    koala
    puddel
    dromedar
    kamel
    delfin
    musehoved
    kohoved
    tigerhoved
    kaninhoved
    kattehoved
    dragehoved
    hval med vandsprøjt
    hestehoved
    abehoved
    hundehoved
    grisehoved
    frø
    hamsterhoved
    ulvehoved
    bjørnehoved
    isbjørn
    pandahoved
    grisetryne
    poteaftryk
    jordegern
    øjne
    øje
    øje i taleboble
    øre
    næse
    mund
    tunge
    peger opad
    peger nedad
    peger mod venstre
    peger mod højre
    knytnæve
    vinker
    ok-tegn
    tommelfinger op
    tommelfinger ned
    klappende hænder
    åbne hænder
    krone
    hat
    briller
    slips
    T-shirt
    bukser
    kjole
    kimono
    bikini
    bluse
    pung
    håndtaske
    clutch
    herresko
    løbesko
    høje hæle
    damesandal
    damestøvle
    fodspor
    buste i silhuet
    buster i silhuet
    dreng
    pige
    mand
    mandlig sundhedsperson
    mandlig dommer
    mandlig pilot
    par med hjerte: mand og mand
    kys: mand og mand
    landmand
    mandlig kok
    mand, der mader baby
    mandlig studerende
    sanger
    mandlig kunstner
    mandlig lærer
    mandlig fabriksarbejder
    familie: mand og dreng
    familie: mand, dreng og dreng
    familie: mand og pige
    familie: mand, pige og dreng
    familie: mand, pige og pige
    familie: mand, mand og dreng
    familie: mand, mand, dreng og dreng
    familie: mand, mand og pige
    familie: mand, mand, pige og dreng
    familie: mand, mand, pige og pige
    familie: mand, kvinde og dreng
    familie: mand, kvinde, dreng og dreng
    familie: mand, kvinde og pige
    familie: mand, kvinde, pige og dreng
    familie: mand, kvinde, pige og pige
    mandlig IT-medarbejder
    mandlig kontoransat
    mandlig mekaniker
    mandlig forsker
    mandlig astronaut
    brandmand
    mand med blindestok
    mand: rødt hår
    mand: krøllet hår
    mand: skaldet
    mand: hvidt hår
    mand i elektrisk kørestol
    mand i manuel kørestol
    kvinde
    kvindelig sundhedsperson
    kvindelig dommer
    kvindelig pilot
    par med hjerte: kvinde og mand
    par med hjerte: kvinde og kvinde
    kys: kvinde og mand
    kys: kvinde og kvinde
    kvindelig landmand
    kvindelig kok
    kvinde, der mader baby
    kvindelig studerende
    sangerinde
    kvindelig kunstner
    kvindelig lærer
    kvindelig fabriksarbejder
    familie: kvinde og dreng
    familie: kvinde, dreng og dreng
    familie: kvinde og pige
    familie: kvinde, pige og dreng
    familie: kvinde, pige og pige
    familie: kvinde, kvinde og dreng
    familie: kvinde, kvinde, dreng og dreng
    familie: kvinde, kvinde og pige
    familie: kvinde, kvinde, pige og dreng
    familie: kvinde, kvinde, pige og pige
    kvindelig IT-medarbejder
    kvindelig kontoransat
    kvindelig mekaniker
    kvindelig forsker
    kvindelig astronaut
    kvindelig brandmand
    kvinde med blindestok
    kvinde: rødt hår
    kvinde: krøllet hår
    kvinde: skaldet
    kvinde: hvidt hår
    kvinde i elektrisk kørestol
    kvinde i manuel kørestol
    familie
    mand og kvinde hånd i hånd
    to mænd hånd i hånd
    to kvinder hånd i hånd
    politibetjent
    kvindelig politibetjent
    mandlig politibetjent
    personer med kaninører
    kvinder med kaninører
    mænd med kaninører
    person med brudeslør
    kvinde med brudeslør
    mand med brudeslør
    blond person
    blond kvinde
    blond mand
    mand med kinesisk hat
    person med turban
    kvinde med turban
    mand med turban
    gammel mand
    gammel kvinde
    baby
    bygningsarbejder
    kvindelig bygningsarbejder
    mandlig bygningsarbejder
    prinsesse
    uhyre
    ånd
    spøgelse
    babyengel
    rumvæsen
    alien-monster
    sur lilla djævel
    kranium
    person vender håndfladen op
    kvinde vender håndfladen op
    mand vender håndfladen op
    garder
    kvindelig garder
    mandlig garder
    danser
    læbestift
    neglelak
    ansigtsmassage
    kvinde får ansigtsmassage
    mand får ansigtsmassage
    bliver klippet
    kvinde bliver klippet
    mand bliver klippet
    barber
    sprøjte
    pille
    læbeaftryk
    kærlighedsbrev
    ring
    ædelsten
    kys
    blomsterbuket
    par med hjerte
    bryllup
    bankende hjerte
    knust hjerte
    to hjerter
    hjerte med stjerner
    voksende hjerte
    hjerte med pil
    blåt hjerte
    grønt hjerte
    gult hjerte
    violet hjerte
    hjerte med bånd
    roterende hjerter
    hjertedekoration
    ruder med prik
    elpære
    vrede
    bombe
    søvnig
    kollision
    sveddråber
    dråbe
    smutter
    bæ
    armmuskler
    svimmel
    taleboble
    tankeboble
    hvid blomst
    100 point
    pengepose
    valutaveksling
    dollartegn
    kreditkort
    yenseddel
    dollarseddel
    euroseddel
    pundseddel
    flyvende penge
    stigende marked
    sæde
    bærbar computer
    attachémappe
    cd-rom
    diskette
    cd
    dvd
    mappe
    åben mappe
    side med fold
    dokument
    kalender
    kalenderblok
    kartotek
    opadgående graf
    nedadgående graf
    søjlediagram
    clipboard
    tegnestift
    rund tegnestift
    papirclips
    lineal
    tegnetrekant
    faner
    regnskabsbog
    notesbog
    notesbog med udsmykning
    lukket bog
    åben bog
    grøn bog
    blå bog
    orange bog
    bøger
    navneskilt
    skriftrulle
    notat
    telefonrør
    personsøger
    fax
    parabolantenne
    elektrisk megafon
    megafon
    udbakke
    indbakke
    pakke
    mail
    indgående post
    udgående post
    lukket postkasse med sænket flag
    lukket postkasse med hævet flag
    åben postkasse med hævet flag
    åben postkasse med sænket flag
    postkasse
    posthorn
    avis
    mobil
    mobil med pil
    vibration
    mobil slået fra
    mobiltelefoner forbudt
    mobilsignal
    kamera
    kamera med blitz
    videokamera
    tv
    radio
    videobånd
    filmprojektor
    bedekrans
    bland sange-knap
    gentageknap
    knap til én gentagelse
    lodrette cirkulære pile med uret
    vandrette cirkulære pile mod uret
    lav lysstyrke
    høj lysstyrke
    højttaler fra
    højttaler lav lydstyrke
    højttaler mellem lydstyrke
    højttaler høj lydstyrke
    batteri
    stik
    forstørrelsesglas til venstre
    forstørrelsesglas til højre
    lukket hængelås med pen
    lukket hængelås med nøgle
    nøgle
    lukket hængelås
    åben hængelås
    klokke
    ingen klokke
    bogmærke
    link
    alternativknap
    BACK-pil
    END-pil
    ON!-dobbeltpil
    SOON-pil
    TOP-pil
    forbudt for under 18
    keycap: 10
    store bogstaver
    små bogstaver
    tal
    symboler
    latinske alfabet
    ild
    lommelygte
    skruenøgle
    hammer
    møtrik og bolt
    køkkenkniv
    vandpistol
    mikroskop
    teleskop
    krystalkugle
    sekstakket stjerne med prik
    japansk begyndersymbol
    trefork
    sort kvadratisk knap
    hvid kvadratisk knap
    rød cirkel
    blå cirkel
    stor orange ruder
    stor blå ruder
    lille orange ruder
    lille blå ruder
    op-trekant
    ned-trekant
    op-knap
    ned-knap
    om
    due
    Kabaen
    moské
    synagoge
    syvarmet lysestage
    kl. et
    kl. to
    kl. tre
    kl. fire
    kl. fem
    kl. seks
    kl. syv
    kl. otte
    kl. ni
    kl. ti
    kl. elleve
    kl. tolv
    halv to
    halv tre
    halv fire
    halv fem
    halv seks
    halv syv
    halv otte
    halv ni
    halv ti
    halv elleve
    halv tolv
    halv et
    stearinlys
    pynteur
    hul
    svævende forretningsmand
    detektiv
    kvindelig detektiv
    mandlig detektiv
    solbriller
    edderkop
    edderkoppespind
    joystick
    dansende mand
    sammensatte papirclips
    kuglepen
    fyldepen
    malerpensel
    farvekridt
    hånd med spredte fingre
    langefinger
    vulcan-hilsen
    sort hjerte
    stationær computer
    printer
    computermus
    trackball
    ramme med billede
    kartotekskort
    arkivkasse
    arkivskab
    papirkurv
    notesblok
    spiralkalender
    skruetvinge
    gammel nøgle
    sammenrullet avis
    dolk
    talende hoved
    taleboble til venstre
    vred taleboble til højre
    valgurne med stemmeseddel
    verdenskort
    Fuji-bjerget
    Tokyo Tower
    Frihedsgudinden
    kort over Japan
    statue
    grinende ansigt
    strålende ansigt med smilende øjne
    ansigt med glædestårer
    grinende ansigt med store øjne
    grinende ansigt med smilende øjne
    grinende ansigt med sveddråbe
    grinende ansigt med lukkede øjne
    smilende ansigt med glorie
    glad lilla djævel
    blinkende ansigt
    smilende ansigt og øjne
    nydende ansigt
    lettet ansigt
    smilende ansigt med hjerteøjne
    smilende ansigt med solbriller
    ansigt med smørret grin
    neutralt ansigt
    udtryksløst ansigt
    uimponeret ansigt
    ansigt med koldsved
    eftertænksomt ansigt
    forvirret ansigt
    forbistret ansigt
    kysseansigt
    kyssende ansigt
    kysseansigt med smilende øjne
    kysseansigt med lukkede øjne
    ansigt med tungen ude
    ansigt med tungen ude og blinkende øje
    ansigt med tungen ude og sammenknebne øjne
    skuffet ansigt
    bekymret ansigt
    vredt ansigt
    surt ansigt
    grædende ansigt
    stædigt ansigt
    fnysende ansigt
    skuffet men lettet ansigt
    måbende ansigt med åben mund
    forpint ansigt
    bange ansigt
    udmattet ansigt
    søvnigt ansigt
    træt ansigt
    sammenbidt ansigt
    stortudende ansigt
    ansigt med åben mund
    udåndende ansigt
    tavst ansigt
    ansigt med åben mund og koldsved
    skrigende ansigt
    overrasket ansigt
    rødmende ansigt
    sovende ansigt
    svimmelt ansigt
    ansigt med spiraløjne
    ansigt uden mund
    ansigt i sky
    ansigt med mundbind
    grinende kat
    kat med glædestårer
    smilende kat
    glad kat med hjerteøjne
    kat med ironisk smil
    kyssende kat
    sur kat
    grædende kat
    overrasket kat
    lidt trist ansigt
    let smilende ansigt
    omvendt ansigt
    ansigt med rullende øjne
    signalerer nej
    kvinde signalerer nej
    mand signalerer nej
    signalerer ok
    kvinde signalerer ok
    mand signalerer ok
    bukker
    kvinde bukker dybt
    mand bukker dybt
    ikke se
    ikke høre
    ikke tale
    person med løftet hånd
    kvinde med løftet hånd
    mand med løftet hånd
    løftede hænder
    Utilfreds person
    Utilfreds kvinde
    Utilfreds mand
    surmulende person
    surmulende kvinde
    surmulende mand
    foldede hænder
    raket
    helikopter
    lokomotiv
    togvogn
    lyntog
    højhastighedstog
    tog
    metro
    letbane
    togstation
    sporvogn
    vogn
    bus
    bus forfra
    trolleybus
    busstoppested
    minibus
    ambulance
    brandbil
    politibil
    politibil forfra
    taxa
    taxa forfra
    bil
    bil forfra
    firehjulstrækker
    lastbil
    lastvogn
    traktor
    monorail
    bjergbane
    luftbane
    kabelbane
    svævebane
    skib
    roer
    kvinde i robåd
    mand i robåd
    speedbåd
    liggende trafiklys
    trafiklys
    byggeri
    politiblink
    trekantet flag
    dør
    ingen adgang
    cigaret
    rygning forbudt
    brug affaldsspanden
    smid ikke affald
    drikkevand
    ikke drikkevand
    cykel
    cykler forbudt
    cyklist
    kvindelig cyklist
    mandlig cyklist
    mountainbikerytter
    kvinde på mountainbike
    mand på mountainbike
    fodgænger
    kvinde går
    mand går
    ingen fodgængere
    børn krydser vej
    herretoilet
    dametoilet
    toiletskilt
    babysymbol
    toilet
    wc
    brusebad
    bad
    badekar
    paskontrol
    told
    bagageudlevering
    bagageopbevaring
    sofa og lampe
    person i seng
    indkøbsposer
    hotelklokke
    seng
    bedested
    stopskilt
    indkøbsvogn
    hindutempel
    hytte
    elevator
    legeplads-rutsjebane
    hjul
    redningskrans
    hammer og skruenøgle
    skjold
    olietønde
    motorvej
    jernbane
    motorbåd
    lille fly
    flyafgang
    flyankomst
    satellit
    passagerskib
    løbehjul
    scooter
    kano
    kælk
    ufo
    skateboard
    motor-rickshaw
    pickup
    rulleskøjte
    orange cirkel
    gul cirkel
    grøn cirkel
    lilla cirkel
    brun cirkel
    rød firkant
    blå firkant
    orange firkant
    gul firkant
    grøn firkant
    lilla firkant
    brun firkant
    fedt lighedstegn
    samlede fingre
    hvidt hjerte
    brunt hjerte
    lidt vist med tommel- og pegefinger
    ansigt med lynlåsmund
    ansigt med dollartegn
    ansigt med termometer
    nørdansigt
    tænkende ansigt
    ansigt med bandage
    robot
    krammende ansigt
    djævletegn
    ring til mig-hånd
    løftet håndryg
    venstrevendt knytnæve
    højrevendt knytnæve
    håndtryk
    krydsede fingre
    elsker dig-gestus
    ansigt med cowboyhat
    klovneansigt
    ansigt med kvalme
    ruller rundt på gulvet af grin
    savlende ansigt
    løgneransigt
    slå sig for panden
    kvinde slår sig for panden
    mand slår sig for panden
    nysende ansigt
    ansigt med løftet øjenbryn
    benovet
    skørt ansigt
    tyssende ansigt
    ansigt med symboler på munden
    ansigt med hånd over munden
    ansigt, der kaster op
    hoved, der eksploderer
    gravid kvinde
    kvinde, der ammer
    håndflader samlet og løftet
    selfie
    prins
    person i smoking
    kvinde i smoking
    mand i smoking
    julemandens kone
    trækker på skuldrene
    kvinde trækker på skuldrene
    mand trækker på skuldrene
    person slår vejrmølle
    kvinde slår vejrmøller
    mand slår vejrmøller
    jonglør
    kvindelig jonglør
    mandlig jonglør
    fægter
    brydere
    kvindelige brydere
    mandlige brydere
    vandpolospiller
    kvindelig vandpolospiller
    mandlig vandpolospiller
    håndboldspiller
    kvindelig håndboldspiller
    mandlig håndboldspiller
    dykkermaske
    vissen blomst
    tromme
    skål
    fladbundet glas
    ske
    målnet
    guldmedalje
    sølvmedalje
    bronzemedalje
    boksehandske
    karatedragt
    curlingsten
    lacrosse
    softball
    frisbee
    croissant
    avokado
    agurk
    bacon
    kartoffel
    gulerod
    flute
    grøn salat
    pande med mad
    fyldt pitabrød
    æg
    glas mælk
    jordnødder
    kiwifrugt
    pandekager
    dumpling
    lykkekage
    kinesisk takeaway
    spisepinde
    ske i skål
    bæger med sugerør
    kokosnød
    broccoli
    tærte
    kringle
    kødudskæring
    sandwich
    konserves
    bladgrønt
    mango
    månekage
    bagel
    smilende ansigt med tre hjerter
    gabende ansigt
    smilende ansigt med tåre
    festansigt
    ørt ansigt
    svedende ansigt
    frysende ansigt
    ninja
    maske
    ansigt, der holder tårer tilbage
    bønfaldende ansigt
    sari
    kittel
    sikkerhedsbriller
    vandrestøvle
    flad sko
    krabbe
    løvehoved
    skorpion
    kalkun
    enhjørningehoved
    ørn
    and
    flagermus
    haj
    ugle
    rævehoved
    sommerfugl
    hjort
    gorilla
    firben
    næsehorn
    reje
    sprutte
    giraf
    zebra
    pindsvin
    sauropod
    T-Rex
    fårekylling
    kænguru
    lama
    påfugl
    flodhest
    papegøje
    vaskebjørn
    hummer
    myg
    mikrobe
    grævling
    svane
    mammut
    dronte
    dovendyr
    odder
    orangutang
    stinkdyr
    flamingo
    østers
    bæver
    bison
    sæl
    førerhund
    blindestok
    rødt hår
    krøllet hår
    skaldet
    hvidt hår
    knogle
    ben
    fod
    tand
    superhelt
    kvindelig superhelt
    mandlig superhelt
    superskurk
    kvindelig superskurk
    mandlig superskurk
    sikkerhedsvest
    øre med høreapparat
    elektrisk kørestol
    manuel kørestol
    mekanisk arm
    mekanisk ben
    et stykke ost
    cupcake
    salt
    brik
    hvidløg
    løg
    falafel
    vaffel
    smør
    mate
    isterning
    bubble tea
    trold
    stående person
    stående kvinde
    stående mand
    knælende person
    knælende kvinde
    knælende mand
    døv person
    døv kvinde
    døv mand
    ansigt med monokel
    voksen
    sundhedspersonale
    dommer
    pilot
    bonde
    kok
    person, der mader baby
    julenisse
    studerende
    sangsolist
    kunstner
    lærer
    fabriksarbejder
    it-medarbejder
    kontormedarbejder
    mekaniker
    videnskabsmand
    astronaut
    brandfolk
    mennesker, der holder hånd
    person med blindestok
    voksen: rødt hår
    voksen: krøllet hår
    voksen: skaldet
    voksen: hvidt hår
    person i elkørestol
    person i manuel kørestol
    barn
    gammel person
    person med skæg
    kvinde med skæg
    mand med skæg
    kvinde med tørklæde
    person i dampbad
    kvinde i dampbad
    mand i dampbad
    bjergbestiger
    kvindelig bjergbestiger
    mandlig bjergbestiger
    lotusstilling
    kvinde i lotusstilling
    mand i lotusstilling
    magiker
    kvindelig magiker
    mandlig magiker
    fe
    kvindelig fe
    mandlig fe
    vampyr
    kvindelig vampyr
    mandlig vampyr
    havvæsen
    havfrue
    havmand
    elver
    elverkvinde
    elvermand
    magisk ånd
    kvindelig magisk ånd
    mandlig magisk ånd
    zombie
    kvindelig zombie
    mandlig zombie
    hjerne
    orange hjerte
    kasket
    halstørklæde
    handsker
    frakke
    sokker
    pengegave
    kanonslag
    brik til puslespil
    reagensglas
    petriskål
    dna
    kompas
    kugleramme
    brandslukker
    værktøjskasse
    mursten
    magnet
    bagage
    bodylotion
    tråd
    garn
    sikkerhedsnål
    bamse
    kost
    kurv
    papirrulle
    sæbe
    vaskesvamp
    kvittering
    nazaramulet
    balletsko
    badedragt
    badebukser
    shorts
    klipklapper
    bloddråbe
    plaster
    stetoskop
    røntgen
    krykke
    yoyo
    legetøjsdrage
    faldskærm
    boomerang
    tryllestav
    piñata
    russiske dukker
    planet med ringe
    stol
    ragekniv
    økse
    diya-lampe
    banjo
    militærhjelm
    akkordeon
    høj tromme
    mønt
    sav
    skruetrækker
    stige
    krog
    spejl
    vindue
    svupper
    synål
    knude
    spand
    musefælde
    tandbørste
    gravsten
    skilt
    sten
    diskokugle
    legitimationskort
    lavt batteriniveau
    hamsa
    flue
    orm
    bille
    kakerlak
    potteplante
    træ
    fjer
    lotus
    koral
    tom rede
    rede med æg
    hjerte
    lunger
    knus
    gravid mand
    gravid person
    person med krone
    blåbær
    peberfrugt
    oliven
    fladbrød
    tamales
    fondue
    tekande
    hælde vand
    bønner
    krukke
    smeltende ansigt
    ansigt, der gør honnør
    ansigt med åbne øjne og hånden over munden
    ansigt, der smugkigger
    ansigt med skrå mund
    stiplet linje ansigt
    bider i læben
    bobler
    krydset pegefinger og tommelfinger
    hånd til højre
    hånd til venstre
    håndflade nedad
    håndflade opad
    peger på seeren
    hjertehænder
    """#
}
