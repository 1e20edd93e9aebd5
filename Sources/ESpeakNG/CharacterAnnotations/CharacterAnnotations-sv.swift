// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let sv: StaticString = #"""
    utropstecken
    fyrkant
    keycap: #
    dollar
    procent
    et-tecken
    skrivmaskinsapostrof
    avslutande parentes
    asterisk
    keycap: *
    plustecken
    kommatecken
    bindestreck-minustecken
    punkt
    snedstreck
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
    mindre än
    likhetstecken
    större än
    frågetecken
    snabel-a
    inledande hakparentes
    omvänt snedstreck
    avslutande hakparentes
    cirkumflex
    understreck
    grav accent
    inledande klammerparentes
    vertikalstreck
    avslutande klammerparentes
    tilde
    inverterat utropstecken
    cent
    pund
    okänd valuta
    yen
    avsnitt
    trema
    upphovsrättssymbol
    gåsögon vänster
    negation
    registrerat varumärke
    grad
    plus-minus
    upphöjt till två
    upphöjt till tre
    akut accent
    mikrotecken
    paragraftecken
    halvhög punkt
    upphöjt till ett
    gåsögon höger
    inverterat frågetecken
    multiplikationstecken
    divisionstecken
    armenisk dram
    afghansk afghani
    arabiskt kommatecken
    arabiskt semikolon
    arabiskt frågetecken
    bangladeshisk taka
    thailändsk baht
    kambodjansk riel
    bindestreck
    tankstreck
    långt tankstreck
    horisontellt streck
    vänster apostrof
    höger apostrof
    nedsänkt högerställd apostrof
    inledande citattecken
    avslutande citattecken
    nedre avslutande citattecken
    korstecken
    dubbelkorstecken
    listpunkt
    ellips
    avstavningspunkt
    promille
    primtecken
    dubbelprimtecken
    trippelprimtecken
    insättningstecken
    källhänvisning
    dubbla utropstecken
    interrobang
    överstreck
    asterism
    bråkstreck
    utropstecken och frågetecken
    upphöjt till minus
    costarikansk colón
    cruzeiro
    fransk franc
    lira
    mill
    nigeriansk naira
    spansk peseta
    rupie
    won
    israelisk ny shekel
    vietnamesisk dong
    euro
    laotisk kip
    mongolisk tögrög
    tysk pfennig
    peso
    paraguayansk guarani
    austral
    ukrainsk hryvnia
    ghanansk cedi
    livre tournois
    spesmilo
    kazakisk tenge
    indisk rupie
    turkisk lira
    azerbajdzjansk manat
    rubel
    georgisk lari
    bitcoin
    ljudinspelning upphovsrätt
    skyddat varumärke
    information
    vänsterriktad pil
    uppåtriktad pil
    högerriktad pil
    nedåtriktad pil
    pil höger och vänster
    pil upp och ned
    uppåtpil vänster
    uppåtpil höger
    nedåtpil höger
    nedåtpil vänster
    vänsterriktat pilstreck
    högerriktat pilstreck
    vänsterriktad vågig pil
    högerriktad vågig pil
    vänsterriktad dubbelhövdad pil
    uppåtriktad dubbelhövdad pil
    högerriktad dubbelhövdad pil
    nedåtriktad dubbelhövdad pil
    vänsterriktad pilsvans
    högerriktad pilsvans
    vänsterriktad pil från streck
    uppåtriktad pil från streck
    högerriktad pil från streck
    nedåtriktad pil från streck
    upp- och nedåtriktad pil med bas
    svängd vänsterpil
    svängd högerpil
    vänsterriktad pilloop
    högerriktad pilloop
    höger- och vänsterriktad vågpil
    höger och vänsterriktat pilstreck
    nedåtriktad sicksackpil
    uppåtriktad pil med spetsen åt vänster
    uppåtriktad pil med spetsen åt höger
    nedåtriktad pil med spetsen åt vänster
    nedåtriktad pil med spetsen åt höger
    högerriktad vinklad pil med spetsen nedåt
    nedåtriktad vinklad pil med spetsen åt vänster
    delcirkelpil uppifrån motsols
    delcirkelpil uppifrån medsols
    nordvästpil med långt streck
    vänsterriktat pilstreck över högerriktat pilstreck
    motsols öppen cirkelpil
    medsols öppen cirkelpil
    vänsterriktad harpunhulling uppåt
    vänsterriktad harpunhulling nedåt
    uppåtriktad harpunhulling åt höger
    uppåtriktad harpunhulling åt vänster
    högerriktad harpunhulling uppåt
    högerriktad harpunhulling nedåt
    nedåtriktad harpunhulling åt höger
    nedåtriktad harpunhulling åt vänster
    högerriktad pil över vänsterriktad pil
    uppåt- och nedåtriktade pilar
    vänsterriktad över högerriktad pil
    vänsterriktat pilpar
    uppåtriktat pilpar
    högerriktat pilpar
    nedåtriktat pilpar
    vänsterriktad harpun över högerriktad harpun
    högerriktad harpun över vänsterriktad harpun
    vänsterriktat dubbelpilstreck
    vänster- och högerriktat dubbelpilstreck
    högerriktat dubbelpilstreck
    vänsterriktad dubbelpil
    uppåtriktad dubbelpil
    högerriktad dubbelpil
    nedåtriktad dubbelpil
    vänster- och högerriktad dubbelpil
    nordväst dubbelpil
    nordöst dubbelpil
    sydöst dubbelpil
    sydväst dubbelpil
    vänsterriktad trippelpil
    högerriktad trippelpil
    vänsterriktad krusig pil
    högerriktad krusig pil
    uppåtriktat dubbelpilstreck
    nedåtriktat dubbelpilstreck
    vänsterriktad streckad pil
    uppåtriktad streckad pil
    högerriktad streckad pil
    nedåtriktad streckad pil
    vänsterriktat pilfält
    högerriktat pilfält
    vänsterriktad ihålig pil
    uppåtriktad ihålig pil
    högerriktad ihålig pil
    nedåtriktad ihålig pil
    uppåtriktad ihålig pil från streck
    nedåtriktad pil åt vänster uppåtriktad pil
    för allt
    partiell differential
    existenskvanta
    tom mängd
    tillskott
    nablaoperatorn
    element i
    inte ett element
    tillhör mängd
    bevisslut
    n-ställig produkt
    n-ställig summering
    minustecken
    minus eller plus
    divisionsstreck
    asteriskoperator
    ringoperator
    punktoperator
    kvadratrot
    proportionerlig
    oändlighetstecken
    rät vinkel
    vinkel
    delar
    parallell
    logiskt och
    snitt
    union
    integral
    dubbelintegral
    konturintegral
    alltså
    eftersom
    förhållande
    proportion
    tildeoperator
    omvänd tilde
    inverterat liggande s
    asymptotiskt lika med
    ungefär lika med
    nästan lika med
    allt lika
    ungefärligt lika med-bild
    ring i likhetstecken
    inte lika med
    identiskt lika med
    strikt ekvivalent
    mindre än eller lika med
    större än eller lika med
    mindre än över lika med
    större än över lika med
    mycket mindre än
    mycket större än
    mellan
    inte mindre än
    inte större än
    större än likvärdig
    föregår
    efterföljer
    efterföljer inte
    delmängd av
    supermängd
    delmängd lika med
    supermängd lika med
    plus i cirkel
    minus i cirkel
    gångertecken i cirkel
    divisionsstreck i cirkel
    prickoperator i cirkel
    ringoperator i cirkel
    asteriskoperator i cirkel
    plus i kvadrat
    minus i kvadrat
    falsum
    tvingar inte
    efterföljer under relation
    föregår under relation
    original
    hermitesk matris
    rätvinklig triangel
    n-ställig logik eller
    n-ställigt snitt
    n-ställig union
    prickoperator
    stjärnoperator
    naturlig ordning
    dubbelsnitt
    väldigt mycket mindre än
    väldigt mycket större än
    innehåller inte som normal delgruppslikvärdig
    vertikal ellips
    mellanhög horisontell ellips
    högerstigande diagonal ellips
    högersjunkande diagonal ellips
    armbandsur
    utrunnet timglas
    tangentbord
    utmatningsknapp
    framåtspolningsknapp
    knapp för snabbspola tillbaka
    dubbla uppåtpilar
    dubbla nedåtpilar
    knapp för nästa spår
    knapp för sista spåret
    knapp för spela eller pausa
    väckarklocka
    tidtagarur
    timer
    timglas med rinnande sand
    pausknapp
    stoppknapp
    inspelningsknapp
    m i en cirkel
    fylld kvadrat
    ihålig kvadrat
    ihålig kvadrat med rundade hörn
    ihålig kvadrat som innehåller fylld kvadrat
    kvadrat med horisontell fyllning
    kvadrat med vertikal fyllning
    kvadrat med ortogonalt korsande streckfyllning
    kvadrat med diagonalt sjunkande fyllning från vänster till höger
    kvadrat med diagonalt sjunkande fyllning från höger till vänster
    kvadrat med diagonalt korsande streckfyllning
    liten svart ruta
    liten vit ruta
    fylld rektangel
    ihålig rektangel
    fylld vertikal rektangel
    fyllt parallellogram
    fylld uppåtpekande triangel
    ihålig uppåtpekande triangel
    fylld uppåtpekande liten triangel
    ihålig uppåtpekande liten triangel
    uppspelningsknapp
    ihålig högerpekande triangel
    fylld högerpekande liten triangel
    ihålig högerpekande liten triangel
    fylld högerpekande pekare
    ihålig högerpekande pekare
    fylld nedåtpekande triangel
    ihålig nedåtpekande triangel
    fylld nedåtpekande liten triangel
    ihålig nedåtpekande liten triangel
    bakåtspolningsknapp
    ihålig vänsterpekande triangel
    fylld vänsterpekande liten triangel
    ihålig vänsterpekande liten triangel
    fylld vänsterpekande pekare
    ihålig vänsterpekande pekare
    fylld romb
    ihålig romb
    ihålig romb som innehåller fylld romb
    ihålig cirkel som innehåller fylld cirkel
    romb
    ihålig cirkel
    punktcirkel
    cirkel med vertikal fyllning
    måltavla
    fylld cirkel
    cirkel med vänster halva fylld
    cirkel med höger halva fylld
    cirkel med nedre halva fylld
    cirkel med övre halva fylld
    cirkel med övre högra fjärdedel fylld
    fylld cirkel med övre vänstra fjärdedel tom
    vänster halvfylld cirkel
    höger halvfylld cirkel
    inverterad punkt
    fylld kvadrat med ihålig cirkel
    övre vänstra kvadrant cirkulär båge
    övre högra kvadrant cirkulär båge
    nedre högra kvadrant cirkulär båge
    nedre vänstra kvadrant cirkulär båge
    övre halvcirkel
    nedre halvcirkel
    fylld triangel nedtill höger
    fylld triangel nedtill vänster
    fylld triangel upptill vänster
    fylld triangel upptill höger
    ihålig punkt
    stor ihålig cirkel
    ihålig kvadrat övre högra kvadrant
    ihålig cirkel med övre högra kvadrant
    mellanstor vit ruta
    mellanstor svart ruta
    mellanliten vit ruta
    mellanliten svart ruta
    triangel nedtill höger
    sol
    moln
    paraply
    snögubbe
    komet
    telefon
    kryssruta med bockmarkering
    paraply med regndroppar
    varm dryck
    treklöver
    finger upp
    dödskalle med ben i kors
    varning för strålrisk
    biologisk fara
    ortodoxt kors
    stjärna och halvmåne
    fredssymbol
    yin och yang
    livets hjul
    ansikte med sur mun
    leende ansikte
    kvinnosymbol
    manssymbol
    Väduren
    Oxen
    Tvillingarna
    Kräftan
    Lejonet
    Jungfrun
    Vågen
    Skorpionen
    Skytten
    Stenbocken
    Vattumannen
    Fiskarna
    schackbonde
    spader
    klöver
    hjärter
    ruter
    varma källor
    åttondelsnot
    dur
    moll
    återvinningssymbol
    oändlighet
    rullstolssymbol
    hammare och hacka
    ankare
    korslagda svärd
    medicinsk symbol
    balansvåg
    retort
    kugghjul
    symbol för atom
    fransk lilja
    varning
    högspänning
    transgendersymbol
    vit cirkel
    svart cirkel
    kista
    begravningsurna
    fotboll
    baseboll
    snögubbe utan snö
    sol bakom moln
    moln med regn och blixtar
    Ormbäraren
    hacka
    räddningsarbetarhjälm
    kedjor
    förbud mot infart med fordon
    shintohelgedom
    kyrka
    berg
    parasoll på marken
    fontän
    flagga i hål
    färja
    segelbåt
    skidåkare
    skridsko
    person med boll
    kvinna med boll
    man med boll
    tält
    bränslepump
    sax
    vit bockmarkering
    flygplan
    kuvert
    knytnäve i luften
    hand i luften
    v-tecken
    hand som skriver
    blyertspenna
    stiftpenna
    bockmarkering
    multiplicera
    latinskt kors
    davidsstjärna
    gnistrande stjärnor
    åttauddig spetsig stjärna
    åttauddig stjärna
    snöflinga
    glittra
    rött kryss
    vitt kryss i ruta
    rött frågetecken
    vitt frågetecken
    vitt utropstecken
    rött utropstecken
    utropstecken i form av ett hjärta
    rött hjärta
    brinnande hjärta
    läkande hjärta
    addera
    subtrahera
    dividera
    högerpil
    ögla
    dubbel ögla
    svängd uppåtpil
    svängd nedåtpil
    plus nedsänkt två
    vektorkryssprodukt
    inre produkt
    logiskt eller dubbelt understreck
    lutande mindre än-likhetstecken
    lutande mindre än ovanför-likhetstecken
    lika med större än med dubbla linjer
    föregår över inte nästan lika med
    vänsterpil
    uppåtpil
    nedåtpil
    stor svart ruta
    stor vit ruta
    stjärna
    tung stor cirkel
    ideografiskt kommatecken
    ideografisk punkt
    inledande vinkelparentes
    avslutande vinkelparentes
    inledande dubbel vinkelparentes
    avslutande dubbel vinkelparentes
    inledande halv hörnparentes
    avslutande halv hörnparentes
    inledande ofylld halv hörnparentes
    avslutande ofylld halv hörnparentes
    inledande svart konkavt parentestecken
    avslutande svart konkavt parentestecken
    inledande sköldpaddsskalsparentes
    avslutande sköldpaddsskalparentes
    inledande ofyllt konkavt parentestecken
    avslutande ofyllt konkavt parentestecken
    vågigt tankstreck
    japansk kommatering
    katakana – mellanpunkt
    japansk ”grattis”-knapp
    japansk ”hemligt”-knapp
    rial
    mahjong-bricka
    joker
    blodgrupp A
    blodgrupp B
    blodgrupp 0
    P-knapp
    blodgrupp AB
    rensa-symbol
    COOL-knapp
    FREE-knapp
    ID-knapp
    NEW-knapp
    NG-knapp
    OK-knapp
    SOS-knapp
    UP!-knapp
    VS-knapp
    flagga: Ascension
    flagga: Andorra
    flagga: Förenade Arabemiraten
    flagga: Afghanistan
    flagga: Antigua och Barbuda
    flagga: Anguilla
    flagga: Albanien
    flagga: Armenien
    flagga: Angola
    flagga: Antarktis
    flagga: Argentina
    flagga: Amerikanska Samoa
    flagga: Österrike
    flagga: Australien
    flagga: Aruba
    flagga: Åland
    flagga: Azerbajdzjan
    flagga: Bosnien och Hercegovina
    flagga: Barbados
    flagga: Bangladesh
    flagga: Belgien
    flagga: Burkina Faso
    flagga: Bulgarien
    flagga: Bahrain
    flagga: Burundi
    flagga: Benin
    flagga: S:t Barthélemy
    flagga: Bermuda
    flagga: Brunei
    flagga: Bolivia
    flagga: Karibiska Nederländerna
    flagga: Brasilien
    flagga: Bahamas
    flagga: Bhutan
    flagga: Bouvetön
    flagga: Botswana
    flagga: Vitryssland
    flagga: Belize
    flagga: Kanada
    flagga: Kokosöarna
    flagga: Kongo-Kinshasa
    flagga: Centralafrikanska republiken
    flagga: Kongo-Brazzaville
    flagga: Schweiz
    flagga: Côte d’Ivoire
    flagga: Cooköarna
    flagga: Chile
    flagga: Kamerun
    flagga: Kina
    flagga: Colombia
    flagga: Clippertonön
    flagga: Costa Rica
    flagga: Kuba
    flagga: Kap Verde
    flagga: Curaçao
    flagga: Julön
    flagga: Cypern
    flagga: Tjeckien
    flagga: Tyskland
    flagga: Diego Garcia
    flagga: Djibouti
    flagga: Danmark
    flagga: Dominica
    flagga: Dominikanska republiken
    flagga: Algeriet
    flagga: Ceuta och Melilla
    flagga: Ecuador
    flagga: Estland
    flagga: Egypten
    flagga: Västsahara
    flagga: Eritrea
    flagga: Spanien
    flagga: Etiopien
    flagga: Europeiska unionen
    flagga: Finland
    flagga: Fiji
    flagga: Falklandsöarna
    flagga: Mikronesien
    flagga: Färöarna
    flagga: Frankrike
    flagga: Gabon
    flagga: Storbritannien
    flagga: Grenada
    flagga: Georgien
    flagga: Franska Guyana
    flagga: Guernsey
    flagga: Ghana
    flagga: Gibraltar
    flagga: Grönland
    flagga: Gambia
    flagga: Guinea
    flagga: Guadeloupe
    flagga: Ekvatorialguinea
    flagga: Grekland
    flagga: Sydgeorgien och Sydsandwichöarna
    flagga: Guatemala
    flagga: Guam
    flagga: Guinea-Bissau
    flagga: Guyana
    flagga: Hongkong SAR
    flagga: Heardön och McDonaldöarna
    flagga: Honduras
    flagga: Kroatien
    flagga: Haiti
    flagga: Ungern
    flagga: Kanarieöarna
    flagga: Indonesien
    flagga: Irland
    flagga: Israel
    flagga: Isle of Man
    flagga: Indien
    flagga: Brittiska territoriet i Indiska oceanen
    flagga: Irak
    flagga: Iran
    flagga: Island
    flagga: Italien
    flagga: Jersey
    flagga: Jamaica
    flagga: Jordanien
    flagga: Japan
    flagga: Kenya
    flagga: Kirgizistan
    flagga: Kambodja
    flagga: Kiribati
    flagga: Komorerna
    flagga: S:t Kitts och Nevis
    flagga: Nordkorea
    flagga: Sydkorea
    flagga: Kuwait
    flagga: Caymanöarna
    flagga: Kazakstan
    flagga: Laos
    flagga: Libanon
    flagga: S:t Lucia
    flagga: Liechtenstein
    flagga: Sri Lanka
    flagga: Liberia
    flagga: Lesotho
    flagga: Litauen
    flagga: Luxemburg
    flagga: Lettland
    flagga: Libyen
    flagga: Marocko
    flagga: Monaco
    flagga: Moldavien
    flagga: Montenegro
    flagga: Saint-Martin
    flagga: Madagaskar
    flagga: Marshallöarna
    flagga: Nordmakedonien
    flagga: Mali
    flagga: Myanmar (Burma)
    flagga: Mongoliet
    flagga: Macao SAR
    flagga: Nordmarianerna
    flagga: Martinique
    flagga: Mauretanien
    flagga: Montserrat
    flagga: Malta
    flagga: Mauritius
    flagga: Maldiverna
    flagga: Malawi
    flagga: Mexiko
    flagga: Malaysia
    flagga: Moçambique
    flagga: Namibia
    flagga: Nya Kaledonien
    flagga: Niger
    flagga: Norfolkön
    flagga: Nigeria
    flagga: Nicaragua
    flagga: Nederländerna
    flagga: Norge
    flagga: Nepal
    flagga: Nauru
    flagga: Niue
    flagga: Nya Zeeland
    flagga: Oman
    flagga: Panama
    flagga: Peru
    flagga: Franska Polynesien
    flagga: Papua Nya Guinea
    flagga: Filippinerna
    flagga: Pakistan
    flagga: Polen
    flagga: S:t Pierre och Miquelon
    flagga: Pitcairnöarna
    flagga: Puerto Rico
    flagga: Palestinska territorierna
    flagga: Portugal
    flagga: Palau
    flagga: Paraguay
    flagga: Qatar
    flagga: Réunion
    flagga: Rumänien
    flagga: Serbien
    flagga: Ryssland
    flagga: Rwanda
    flagga: Saudiarabien
    flagga: Salomonöarna
    flagga: Seychellerna
    flagga: Sudan
    flagga: Sverige
    flagga: Singapore
    flagga: S:t Helena
    flagga: Slovenien
    flagga: Svalbard och Jan Mayen
    flagga: Slovakien
    flagga: Sierra Leone
    flagga: San Marino
    flagga: Senegal
    flagga: Somalia
    flagga: Surinam
    flagga: Sydsudan
    flagga: São Tomé och Príncipe
    flagga: El Salvador
    flagga: Sint Maarten
    flagga: Syrien
    flagga: Swaziland
    flagga: Tristan da Cunha
    flagga: Turks- och Caicosöarna
    flagga: Tchad
    flagga: Franska sydterritorierna
    flagga: Togo
    flagga: Thailand
    flagga: Tadzjikistan
    flagga: Tokelauöarna
    flagga: Östtimor
    flagga: Turkmenistan
    flagga: Tunisien
    flagga: Tonga
    flagga: Turkiet
    flagga: Trinidad och Tobago
    flagga: Tuvalu
    flagga: Taiwan
    flagga: Tanzania
    flagga: Ukraina
    flagga: Uganda
    flagga: USA:s yttre öar
    flagga: Förenta Nationerna
    flagga: USA
    flagga: Uruguay
    flagga: Uzbekistan
    flagga: Vatikanstaten
    flagga: S:t Vincent och Grenadinerna
    flagga: Venezuela
    flagga: Brittiska Jungfruöarna
    flagga: Amerikanska Jungfruöarna
    flagga: Vietnam
    flagga: Vanuatu
    flagga: Wallis- och Futunaöarna
    flagga: Samoa
    flagga: Kosovo
    flagga: Jemen
    flagga: Mayotte
    flagga: Sydafrika
    flagga: Zambia
    flagga: Zimbabwe
    japansk ”här”-knapp
    japansk ”serviceavgift”-knapp
    japansk ”gratis”-knapp
    japansk ”reserverad”-knapp
    japansk ”förbjudet”-knapp
    japansk ”lediga rum”-knapp
    japansk ”godkänt betyg”-knapp
    japansk ”fullbelagt”-knapp
    japansk ”inte gratis”-knapp
    japansk ”månadsbelopp”-knapp
    japansk ”användning”-knapp
    japansk ”rabatt”-knapp
    japansk ”öppet”-knapp
    japansk ”fynd”-knapp
    japansk ”godtagbart”-knapp
    cyklon
    dimmigt
    hopfällt paraply
    stjärnklar natt
    soluppgång över berg
    soluppgång
    stad i skymning
    solnedgång
    regnbåge
    bro på natten
    våg
    vulkan
    Vintergatan
    jordglob Europa–Afrika
    jordglob nord- och sydamerika
    jordglob Asien–Australien
    jordglob med meridianer
    nymåne
    måne i första kvarteret
    tilltagande halvmåne
    måne i andra kvarteret
    fullmåne
    måne i tredje kvarteret
    avtagande halvmåne
    måne i fjärde kvarteret
    månskära
    nymåne med ansikte
    tilltagande halvmåne med ansikte
    avtagande halvmåne med ansikte
    fullmåne med ansikte
    sol med ansikte
    blänkande stjärna
    stjärnfall
    termometer
    sol bakom litet moln
    sol bakom stort moln
    sol bakom moln med regn
    regnmoln
    moln med snö
    moln med blixt
    tornado
    dimma
    blåser vind
    varmkorv
    taco
    burrito
    kastanj
    skott
    barrträd
    lövträd
    palm
    kaktus
    chili
    tulpan
    körsbärsblomma
    ros
    hibiskus
    solros
    blomma
    majskolv
    risax
    ört
    fyrklöver
    lönnlöv
    fallande löv
    löv i vinden
    svamp
    tomat
    aubergine
    vindruvor
    melon
    vattenmelon
    mandarin
    citron
    banan
    ananas
    rött äpple
    grönt äpple
    päron
    persika
    körsbär
    jordgubbe
    hamburgare
    pizzabit
    köttben
    kycklinglår
    riskaka
    risboll
    kokt ris
    curry och ris
    skål nudelsoppa
    spagetti
    bröd
    pommes frites
    rostad sötpotatis
    dango
    skaldjursspett
    sushi
    friterad räka
    fiskkaka
    mjukglass
    kakigōri
    glass
    munk
    kaka
    chokladkaka
    godis
    klubba
    brylépudding
    honungsburk
    tårtbit
    bentolåda
    gryta
    matlagning
    kniv och gaffel
    tekopp
    sake
    vinglas
    cocktailglas
    tropisk drink
    ölstop
    skålande ölstop
    nappflaska
    tallrik, kniv och gaffel
    champagne
    popcorn
    rosett
    inslagen present
    födelsedagstårta
    lyktgubbe
    julgran
    jultomte
    fyrverkerier
    glittrande fyrverkeri
    ballong
    konfettismällare
    konfettiboll
    tanabataträd
    korsade flaggor
    pinjedekoration
    japanska dockor
    karpvindstrut
    vindspel
    månskådning
    ryggsäck
    examenshatt
    militär medalj
    påminnelseband
    studiomikrofon
    nivåreglage
    reglagevred
    filmnegativ
    inträdesbiljetter
    karusellhäst
    pariserhjul
    berg- och dalbana
    fiskespö
    mikrofon
    filmkamera
    bio
    hörlur
    färgpalett
    hög hatt
    cirkustält
    biljett
    filmklappa
    dans och teater
    tv-spel
    mitt i prick
    enarmad bandit
    biljardboll
    speltärning
    bowling
    spelkort med blomma
    musiknot
    musiknoter
    saxofon
    gitarr
    klaviatur
    trumpet
    fiol
    g-klav
    löparlinne
    tennis
    skidor
    basketboll
    schackrutig flagga
    snowboardåkare
    person som springer
    kvinna som springer
    man som springer
    person som surfar
    kvinna som surfar
    man som surfar
    sportmedalj
    pokal
    hästkapplöpning
    amerikansk fotboll
    rugbyboll
    person som simmar
    kvinna som simmar
    man som simmar
    person som lyfter tyngder
    kvinna som lyfter tyngder
    man som lyfter tyngder
    person som spelar golf
    kvinna som spelar golf
    man som spelar golf
    motorcykel
    racerbil
    cricket
    volleyboll
    landhockey
    ishockey
    bordtennis
    snöklätt berg
    camping
    strand med parasoll
    byggarbetsplats
    flera hus
    stadsbild
    fallfärdigt hus
    klassisk byggnad
    öken
    öde ö
    nationalpark
    stadion
    hus
    hus med trädgård
    kontorsbyggnad
    japanskt postkontor
    postkontor
    sjukhus
    bank
    bankomat
    hotell
    kärlekshotell
    jourbutik
    skola
    varuhus
    fabrik
    röd papperslykta
    japanskt slott
    slott
    vit flagga
    transflagga
    regnbågsflagga
    svart flagga
    sjörövarflagga
    flagga: England
    flagga: Skottland
    flagga: Wales
    bandros
    etikett
    badminton
    pil och båge
    amfora
    ljus hy
    mellanljus hy
    mellanfärgad hy
    mellanmörk hy
    mörk hy
    råtta
    mus
    oxe
    vattenbuffel
    ko
    tiger
    leopard
    kanin
    katt
    svart katt
    drake
    krokodil
    val
    snigel
    orm
    häst
    vädur
    get
    tacka
    apa
    tupp
    höna
    hund
    servicehund
    gris
    vildsvin
    elefant
    bläckfisk
    snäcka
    tusenfoting
    myra
    bi
    nyckelpiga
    fisk
    tropisk fisk
    blåsfisk
    sköldpadda
    nykläckt kyckling
    kyckling
    kyckling framifrån
    fågel
    pingvin
    koala
    pudel
    dromedar
    kamel
    delfin
    musansikte
    koansikte
    tigeransikte
    kaninansikte
    kattansikte
    drakansikte
    val som sprutar vatten
    hästansikte
    apansikte
    hundansikte
    grisansikte
    grodansikte
    hamsteransikte
    vargansikte
    björnansikte
    isbjörn
    pandaansikte
    gristryne
    tassavtryck
    jordekorre
    ögon
    öga
    öga i pratbubbla
    öra
    näsa
    mun
    tunga
    pekfinger upp
    nedåtpekande finger
    vänsterpekande finger
    högerpekande finger
    knuten hand
    vinkande hand
    OK-tecken
    tummen upp
    tummen ned
    klappande händer
    öppna händer
    krona
    damhatt
    glasögon
    skjorta med slips
    t-shirt
    jeans
    klänning
    kimono
    bikini
    blus
    portmonnä
    handväska
    kuvertväska
    herrsko
    gympasko
    högklackad sko
    damsandal
    damstövel
    fotavtryck
    figur i silhuett
    figurer i silhuett
    pojke
    flicka
    man
    manlig läkare
    manlig domare
    manlig pilot
    par med hjärta: man, man
    puss: man, man
    manlig bonde
    manlig kock
    man matar spädbarn
    manlig student
    manlig sångare
    manlig konstnär
    manlig lärare
    manlig fabriksarbetare
    familj: man, pojke
    familj: man, pojke, pojke
    familj: man, flicka
    familj: man, flicka, pojke
    familj: man, flicka, flicka
    familj: man, man, pojke
    familj: man, man, pojke, pojke
    familj: man, man, flicka
    familj: man, man, flicka, pojke
    familj: man, man, flicka, flicka
    familj: man, kvinna, pojke
    familj: man, kvinna, pojke, pojke
    familj: man, kvinna, flicka
    familj: man, kvinna, flicka, pojke
    familj: man, kvinna, flicka, flicka
    manlig IT-expert
    kontorstjänsteman
    manlig mekaniker
    manlig forskare
    manlig astronaut
    manlig brandman
    man med vit käpp
    man: rödhårig
    man: lockigt hår
    man: skallig
    man: vithårig
    man i permobil
    man i manuell rullstol
    kvinna
    kvinnlig läkare
    kvinnlig domare
    kvinnlig pilot
    par med hjärta: kvinna, man
    par med hjärta: kvinna, kvinna
    puss: kvinna, man
    puss: kvinna, kvinna
    kvinnlig bonde
    kvinnlig kock
    kvinna matar spädbarn
    kvinnlig student
    kvinnlig sångare
    kvinnlig konstnär
    kvinnlig lärare
    kvinnlig fabriksarbetare
    familj: kvinna, pojke
    familj: kvinna, pojke, pojke
    familj: kvinna, flicka
    familj: kvinna, flicka, pojke
    familj: kvinna, flicka, flicka
    familj: kvinna, kvinna, pojke
    familj: kvinna, kvinna, pojke, pojke
    familj: kvinna, kvinna, flicka
    familj: kvinna, kvinna, flicka, pojke
    familj: kvinna, kvinna, flicka, flicka
    kvinnlig IT-expert
    kontorstjänstekvinna
    kvinnlig mekaniker
    kvinnlig forskare
    kvinnlig astronaut
    kvinnlig brandman
    kvinna med vit käpp
    kvinna: rödhårig
    kvinna: lockigt hår
    kvinna: skallig
    kvinna: vithårig
    kvinna i permobil
    kvinna i manuell rullstol
    familj
    man och kvinna håller hand
    två män håller hand
    två kvinnor håller hand
    polis
    kvinnlig polis
    manlig polis
    personer med kaninöron
    kvinnor med kaninöron
    män med kaninöron
    person i brudslöja
    kvinna i brudslöja
    man i brudslöja
    blond person
    blond kvinna
    blond man
    man med kinesisk hatt
    man med turban
    kvinna i turban
    man i turban
    gammal man
    gammal kvinna
    bebis
    byggarbetare
    kvinnlig byggarbetare
    manlig byggarbetare
    prinsessa
    japanskt monster
    japanskt troll
    spöke
    bebisängel
    utomjording
    utomjordiskt monster
    argt ansikte med horn
    dödskalle
    receptionist
    hjälpande kvinna
    hjälpande man
    vakt
    kvinnlig grenadjär
    manlig grenadjär
    dansande kvinna
    läppstift
    nagellack
    person som blir masserad
    kvinna som blir masserad
    man som blir masserad
    person som får håret klippt
    kvinna som får håret klippt
    man som får håret klippt
    barberarstolpe
    spruta
    piller
    läppavtryck
    kärleksbrev
    ring
    ädelsten
    puss
    blombukett
    par med hjärta
    bröllop
    bultande hjärta
    brustet hjärta
    två hjärtan
    gnistrande hjärta
    växande hjärta
    hjärta med pil
    blått hjärta
    grönt hjärta
    gult hjärta
    lila hjärta
    hjärta med rosett
    snurrande hjärtan
    hjärtdekoration
    diamantform med en prick
    glödlampa
    symbol för ilska
    bomb
    snarkningar
    explosion
    stänkande svett
    droppe
    fartsymbol
    bajshög
    spänd biceps
    omtumlad
    pratbubbla
    tankebubbla
    vit blomma
    100 poäng
    pengapåse
    valutaväxling
    dollartecken
    kreditkort
    yensedel
    dollarsedel
    eurosedel
    pundsedel
    pengar med vingar
    stigande diagram med yen
    flygstol
    bärbar dator
    portfölj
    datordiskett
    diskett
    optisk skiva
    dvd-skiva
    arkivmapp
    öppen mapp
    upprullad sida
    sida med text uppåt
    kalender
    avdragbar kalender
    kortregister
    uppåtgående trend
    nedåtgående trend
    stapeldiagram
    skrivplatta
    kartnål
    knappnål
    gem
    linjal
    rätvinklig linjal
    bokmärkesflikar
    liggare
    anteckningsbok
    anteckningsbok med dekorativt omslag
    stängd bok
    öppen bok
    grön bok
    blå bok
    orange bok
    böcker
    namnskylt
    bokrulle
    kom ihåg-block
    telefonlur
    personsökare
    fax
    tv-satellit
    handhögtalare
    megafon
    utkorg
    inkorg
    paket
    e-post
    inkommande brev
    kuvert med pil
    stängd brevlåda med sänkt flagga
    stängd brevlåda med hissad flagga
    öppen brevlåda med hissad flagga
    öppen brevlåda med sänkt flagga
    postlåda
    postsymbol
    tidning
    mobiltelefon
    mobiltelefon med pil
    vibrationsläge
    avstängd mobil
    mobil förbjuden
    stapel signalstyrka
    kamera
    kamera med blixt
    videokamera
    tv
    radio
    videokassett
    filmprojektor
    radband
    blanda låtar
    upprepning
    upprepa en låt
    vertikala pilar medurs
    pilar moturs
    låg ljusstyrka
    hög ljusstyrka
    avstängd högtalare
    högtalare
    högtalare med medium volym
    högtalare med hög volym
    batteri
    elkontakt
    förstoringsglas som lutar åt vänster
    förstoringsglas som lutar åt höger
    lås med bläckpenna
    lås med nyckel
    nyckel
    låst lås
    öppet lås
    ringklocka
    överstruken ringklocka
    bokmärke
    länk
    alternativknapp
    Back med vänsterpil
    End med högerpil
    ON! med pil höger och vänster ovanför
    Soon med högerpil ovanför
    Top med uppåtpil
    ej för minderåriga
    keycap: 10
    versaler
    gemener
    siffror
    specialtecken
    bokstäver
    eld
    ficklampa
    skiftnyckel
    hammare
    skruv och mutter
    kökskniv
    vattenpistol
    mikroskop
    teleskop
    kristallkula
    sexuddig stjärna med prick
    japansk symbol för nybörjare
    treudd
    svart fyrkantig knapp
    vit fyrkantig knapp
    röd cirkel
    blå cirkel
    stor orange diamantform
    stor blå diamantform
    liten orange diamantform
    liten blå romb
    uppåtpekande röd triangel
    nedåtpekande röd triangel
    uppåtknapp
    nedåtknapp
    aum-tecken
    duva
    kaba
    moské
    synagoga
    menora
    klockan ett
    klockan två
    klockan tre
    klockan fyra
    klockan fem
    klockan sex
    klockan sju
    klockan åtta
    klockan nio
    klockan tio
    klockan elva
    klockan tolv
    halv två
    halv tre
    halv fyra
    halv fem
    halv sex
    halv sju
    halv åtta
    halv nio
    halv tio
    halv elva
    halv tolv
    halv ett
    stearinljus
    mantelklocka
    hål
    svävande man i kostym
    detektiv
    kvinnlig detektiv
    manlig detektiv
    solglasögon
    spindel
    spindelnät
    joystick
    dansande man
    länkade gem
    kulspetspenna
    reservoarpenna
    målarpensel
    krita
    hand med utspretade fingrar
    långfinger upp
    vulcan-hälsning
    svart hjärta
    stationär dator
    skrivare
    datormus
    styrkula
    tavla
    indexflikar
    kartotek
    dokumentskåp
    papperskorg
    anteckningsblock
    spiralbunden kalender
    skruvtving
    gammal nyckel
    ihoprullad tidning
    dolk
    silhuett som talar
    pratbubbla åt vänster
    arg pratbubbla åt höger
    valurna med röstsedel
    världskarta
    Fuji
    Tokyo Tower
    Frihetsgudinnan
    karta över Japan
    staty
    ansikte med stort leende
    strålande ansikte med leende ögon
    ansikte med glädjetårar
    flinande ansikte med stora ögon
    flinande ansikte med leende ögon
    flinande ansikte med svettdroppe
    flinande ansikte med kisande ögon
    leende ansikte med gloria
    leende ansikte med horn
    ansikte som blinkar med ögonen
    leende ansikte och ögon
    ansikte som njuter av god mat
    lättat ansikte
    leende ansikte med hjärtformade ögon
    leende ansikte med solglasögon
    halvleende ansikte
    neutralt ansikte
    uttryckslöst ansikte
    missnöjt ansikte
    nedslaget kallsvettigt ansikte
    funderande ansikte
    förbryllat ansikte
    förvirrat ansikte
    pussande ansikte
    ansikte ger en slängkyss
    pussande ansikte med leende ögon
    pussande ansikte med slutna ögon
    ansikte räcker ut tungan
    blinkande ansikte räcker ut tungan
    ansikte räcker ut tungan med stängda ögon
    besviket ansikte
    bekymrat ansikte
    argt ansikte
    plutande ansikte
    gråtande ansikte
    uthålligt ansikte
    ansikte med ånga ur näsan
    besviket men lättat ansikte
    ogillande ansikte med öppen mun
    plågat ansikte
    skrämt ansikte
    uttröttat ansikte
    sömnigt ansikte
    trött ansikte
    grimaserande ansikte
    storgråtande ansikte
    förvånat ansikte
    ansikte andas ut
    hyssjat ansikte
    oroligt svettigt ansikte
    ansikte som skriker av fasa
    chockat ansikte
    rodnande ansikte
    sovande ansikte
    omtumlat ansikte
    ansikte med spiralögon
    ansikte utan mun
    ansikte i moln
    ansikte med munskydd
    flinande kattansikte med leende ögon
    kattansikte med glädjetårar
    flinande kattansikte
    leende kattansikte med hjärtformade ögon
    kattansikte med snett leende
    kyssande kattansikte
    tjurande katt
    gråtande kattansikte
    uttröttat kattansikte
    ansikte med lite sur mun
    småleende ansikte
    upp-och-nervänt ansikte
    ansikte som himlar med ögonen
    person gestikulerar NEJ
    kvinna gestikulerar NEJ
    man gestikulerar NEJ
    person gestikulerar OK
    kvinna gestikulerar OK
    man gestikulerar OK
    bugande person
    bugande kvinna
    bugande man
    apa ser inget
    apa hör inget
    apa säger inget
    person som räcker upp handen
    kvinna som räcker upp handen
    man som räcker upp handen
    båda händerna i luften
    sur person
    sur kvinna
    sur man
    plutande person
    plutande kvinna
    plutande man
    beende händer
    raket
    helikopter
    ånglok
    tågvagn
    snabbtåg
    höghastighetståg
    tåg
    tunnelbana
    snabbspårväg
    tågstation
    spårvagn
    spårvagnsvagn
    buss
    mötande buss
    trådbuss
    busshållplats
    minibuss
    ambulans
    brandbil
    polisbil
    mötande polisbil
    taxi
    mötande taxi
    bil
    mötande bil
    SUV
    budbil
    lastbil
    traktor
    monorail
    bergbana
    hängbana
    linbana
    kabinbana
    fartyg
    person som ror en båt
    kvinna som ror en båt
    man som ror en båt
    racerbåt
    vågräta trafikljus
    lodräta trafikljus
    skylt för byggområde
    polisbilslampa
    trekantig flagga
    dörr
    förbjudet
    cigarett
    rökning förbjuden
    soptunna
    skräpa inte ner
    dricksvatten
    ej dricksvatten
    cykel
    förbud mot trafik med cykel
    person som cyklar
    kvinna som cyklar
    man som cyklar
    person som cyklar på en mountainbike
    kvinna som cyklar på en mountainbike
    man som cyklar på en mountainbike
    fotgängare
    kvinna som går
    man som går
    förbud mot gångtrafik
    passerande barn
    herrtoalett
    damtoalett
    wc-skylt
    bebissymbol
    toalett
    WC
    dusch
    person som badar
    badkar
    passkontroll
    tull
    bagagehämtning
    kvarlämnat bagage
    soffa och lampa
    person i en säng
    shoppingpåsar
    receptionsklocka
    säng
    plats för tillbedjan
    stoppskylt
    shoppingvagn
    hindutempel
    koja
    hiss
    rutschbana
    hjul
    livboj
    hammare och skiftnyckel
    sköld
    oljefat
    motorväg
    räls
    motorbåt
    litet flygplan
    avgång med flyg
    ankomst med flyg
    satellit
    passagerarfartyg
    sparkcykel
    skoter
    kanot
    kälke
    flygande tefat
    skateboard
    automatisk riksha
    pickup
    rullskridsko
    orange cirkel
    gul cirkel
    grön cirkel
    lila cirkel
    brun cirkel
    röd kvadrat
    blå kvadrat
    orange kvadrat
    gul kvadrat
    grön kvadrat
    lila kvadrat
    brun kvadrat
    fetstilt likamedtecken
    fingerportmonnä
    vitt hjärta
    brunt hjärta
    nypande hand
    ansikte som tiger
    ansikte med dollarögon
    ansikte med termometer
    nördansikte
    ansikte som tänker
    ansikte med bandage på huvudet
    robotansikte
    ansikte som kramas
    djävulstecknet
    ring mig-hand
    höjd handrygg
    vänstervänd näve
    högervänd näve
    handskakning
    korsade fingrar
    jag älskar dig-gest
    ansikte med cowboyhatt
    clownansikte
    äcklat ansikte
    rullar runt på golvet och skrattar
    dreglande ansikte
    ljugande ansikte
    person som slår sig för pannan
    kvinna som slår sig för pannan
    man som slår sig för pannan
    nysande ansikte
    ansikte med höjt ögonbryn
    stjärnögt ansikte
    tokigt ansikte
    hyssjande ansikte
    ansikte med symboler på munnen
    ansikte med handen för munnen
    kräkande ansikte
    exploderande huvud
    gravid kvinna
    amning
    handflatorna upp
    selfie
    prins
    person i smoking
    kvinna i smoking
    man i smoking
    tomtemor
    person som rycker på axlarna
    kvinna som rycker på axlarna
    man som rycker på axlarna
    person som hjular
    kvinna som hjular
    man som hjular
    person som jonglerar
    kvinna som jonglerar
    man som jonglerar
    person som fäktas
    brottande personer
    brottande kvinnor
    brottande män
    person som spelar vattenpolo
    kvinna som spelar vattenpolo
    man som spelar vattenpolo
    person som spelar handboll
    kvinna som spelar handboll
    man som spelar handboll
    dykmask
    vissnad blomma
    trumma
    skålande glas
    whiskyglas
    sked
    målnät
    guldmedalj
    silvermedalj
    bronsmedalj
    boxningshandske
    kampsportdräkt
    curlingsten
    lacrosse
    softboll
    frisbee
    croissant
    avokado
    gurka
    bacon
    potatis
    morot
    baguette
    grönsallad
    stekpanna
    pitabröd
    ägg
    mjölkglas
    jordnötter
    kiwifrukt
    pannkakor
    dumpling
    lyckokaka
    hämtmatkartong
    ätpinnar
    skål och sked
    mugg med sugrör
    kokosnöt
    broccoli
    paj
    pretzel
    styckdel
    smörgås
    konserv
    sallat
    mango
    månkaka
    bagel
    leende ansikte med tre hjärtan
    gäspande ansikte
    tårögt leende ansikte
    festande ansikte
    yrt ansikte
    hett ansikte
    kallt ansikte
    ninja
    maskerat ansikte
    ansikte som håller tillbaka tårarna
    bönfallande ansikte
    sari
    labbrock
    simglasögon
    vandringskänga
    ballerinasko
    krabba
    lejonansikte
    skorpion
    kalkon
    enhörningsansikte
    örn
    and
    fladdermus
    haj
    uggla
    rävansikte
    fjäril
    hjort
    gorilla
    ödla
    noshörning
    räka
    mindre bläckfisk
    giraff
    zebra
    igelkott
    sauropod
    T-rex
    syrsa
    känguru
    lama
    påfågel
    flodhäst
    papegoja
    tvättbjörn
    hummer
    mygga
    mikrob
    grävling
    svan
    mammut
    dront
    sengångare
    utter
    orangutang
    skunk
    flamingo
    ostron
    bäver
    bisonoxe
    säl
    ledarhund
    blindkäpp
    rödhårig
    lockigt hår
    skallig
    vithårig
    benknota
    ben
    fot
    tand
    superhjälte
    kvinnlig superhjälte
    manlig superhjälte
    superskurk
    kvinnlig superskurk
    manlig superskurk
    varselväst
    öra med hörapparat
    eldriven rullstol
    manuell rullstol
    mekanisk arm
    mekaniskt ben
    ostbit
    muffin
    salt
    dryckeskartong
    vitlök
    lök
    falafel
    våffla
    smör
    mate-te
    isbit
    bubbelte
    troll
    stående person
    stående kvinna
    stående man
    knäsittande person
    knäsittande kvinna
    knäsittande man
    hörselskadad person
    hörselskada kvinna
    hörselskadad man
    ansikte med monokel
    person
    läkare
    domare
    pilot
    bonde
    kock
    person ammar spädbarn
    könsneutral tomte
    student
    sångare
    konstnär
    lärare
    fabriksarbetare
    IT-tekniker
    kontorist
    mekaniker
    forskare
    astronaut
    brandman
    personer som håller hand
    person med vit käpp
    person: rödhårig
    person: lockigt hår
    person: skallig
    person: vithårig
    person i permobil
    person i manuell rullstol
    barn
    äldre person
    man med skägg
    kvinna: skägg
    man: skägg
    kvinna i sjal
    person i ångbastu
    kvinna i ångbastu
    man i ångbastu
    person som klättrar
    kvinna som klättrar
    man som klättrar
    person i lotusposition
    kvinna i lotusposition
    man i lotusposition
    magiker
    kvinnlig magiker
    manlig magiker
    fé
    kvinnlig fé
    manlig älva
    vampyr
    kvinnlig vampyr
    manlig vampyr
    vattenväsen
    sjöjungfru
    strömkarl
    alv
    kvinnlig alv
    manlig alv
    ande
    kvinnlig ande
    manlig ande
    zombie
    kvinnlig zombie
    manlig zombie
    hjärna
    hjärta i orange
    skärmmössa
    halsduk
    handske
    jacka
    sockor
    rött kuvert
    smällare
    pusselbit
    provrör
    petriskål
    DNA
    kompass
    kulram
    brandsläckare
    verktygslåda
    tegelsten
    magnet
    bagage
    lotionflaska
    tråd
    garn
    säkerhetsnål
    nallebjörn
    kvast
    korg
    toarulle
    tvål
    tvättsvamp
    kvitto
    onda ögat-sten
    ballettskor
    baddräkt
    badbyxor
    shorts
    flip-flops
    blodsdroppe
    plåster
    stetoskop
    röntgen
    krycka
    jojo
    flygande drake
    fallskärm
    boomerang
    trollspö
    piñata
    ryska dockor
    planet med ringar
    stol
    rakhyvel
    yxa
    diyalampa
    banjo
    militärhjälm
    dragspel
    congatrumma
    mynt
    fogsvans
    skruvmejsel
    stege
    krok
    spegel
    fönster
    vaskrensare
    synål
    knut
    spann
    musfälla
    tandborste
    gravsten
    plakat
    sten
    discokula
    ID-kort
    låg batterinivå
    hamsa
    fluga
    mask
    skalbagge
    kackerlacka
    krukväxt
    trästockar
    fågelfjäder
    lotus
    korall
    tomt bo
    bo med ägg
    hjärta
    lungor
    personer kramas
    gravid man
    gravid person
    person med krona
    blåbär
    paprika
    oliv
    tunnbröd
    tamale
    fondue
    tekanna
    hälla vätska
    bönor
    burk
    smältande ansikte
    ansikte som gör honnör
    ansikte med ögonen öppna och handen för munnen
    ansikte som kisar
    ansikte med diagonal mun
    osynligt ansikte
    biter i läppen
    bubblor
    hand med tummen och pekfingret korsade
    hand som pekar till höger
    hand som pekar till vänster
    handflatan nedåt
    handflatan uppåt
    finger som pekar på mig
    handhjärta
    """#
}
