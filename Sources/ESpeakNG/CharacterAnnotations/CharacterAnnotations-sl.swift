// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let sl: StaticString = #"""
    klicaj
    lojtra
    keycap: #
    dolar
    odstotek
    znak et
    strojepisni opuščaj
    zaklepaj
    zvezdica
    keycap: *
    znak za plus
    vejica
    znak minus
    pika
    poševnica
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
    dvopičje
    podpičje
    manjše od
    enačaj
    večje od
    vprašaj
    afna
    oglati uklepaj
    leva poševnica
    oglati zaklepaj
    strešica
    podčrtaj
    krativec
    zaviti uklepaj
    navpična črta
    zaviti zaklepaj
    vijuga
    obrnjen klicaj
    cent
    funt
    neznana valuta
    jen
    razdelek
    preglas
    avtorske pravice
    levi francoski narekovaj
    negacija
    registrirano
    stopinja
    znak plus/minus
    nadpisana dvojka
    nadpisana trojka
    ostrivec
    znak za mikro
    znak za odstavek
    srednja pika
    nadpisana enka
    desni francoski narekovaj
    obrnjen vprašaj
    znak za množenje
    znak za deljenje
    armenski dram
    afgani
    arabska vejica
    arabsko podpičje
    arabski vprašaj
    bangladeška taka
    tajski baht
    kamboški riel
    vezaj
    pomišljaj
    dolgi pomišljaj
    vodoravna črta
    levi opuščaj
    desni opuščaj
    nizki desni opuščaj
    levi narekovaj
    desni narekovaj
    nizki desni narekovaj
    znak za bodalo
    znak za dvojno bodalo
    vrstična oznaka
    elipsa
    delilna pika
    odtisoček
    znak za kotne minute in čevlje
    znak za kotne sekunde in inče
    znak za linijo
    spodnja strešica
    referenčna oznaka
    dvojni klicaj
    klicajvprašaj
    nadčrtano
    asterizem
    poševnica ulomka
    klicaj in vprašaj
    nadpisani minus
    kostariški kolon
    cruzeiro
    francoski frank
    lira
    tisočinka
    nigerijska naira
    španska pezeta
    rupija
    won
    izraelski šekel
    vientnamski dong
    evro
    laoški kip
    mongolski tugrik
    nemški pfenig
    peso
    paragvajski gvarani
    avstral
    ukrajinska grivna
    ganski cedi
    livre tournois
    spesmilo
    kazahstanski tenge
    indijska rupija
    nova turška lira
    azerbajdžanski manat
    rubelj
    gruzijski lari
    bitcoin
    avtorske pravice za zvočni posnetek
    blagovna znamka
    vir informacij
    puščica, obrnjena v levo
    puščica, obrnjena navzgor
    puščica, obrnjena v desno
    puščica, obrnjena navzdol
    puščica levo desno
    puščica gor dol
    puščica levo gor
    puščica desno gor
    puščica desno dol
    puščica levo dol
    puščica levo s poševnico
    puščica desno s poševnico
    vijugasta puščica levo
    vijugasta puščica desno
    puščica z dvojno glavo levo
    puščica z dvojno glavo navzgor
    puščica z dvojno glavo desno
    puščica z dvojno glavo navzdol
    puščica z repom levo
    puščica z repom desno
    puščica od črte levo
    puščica od črte navzgor
    puščica od črte desno
    puščica od črte navzdol
    puščica gor-dol z osnovno črto
    puščica desno, ki se ukrivlja v levo
    puščica levo, ki se ukrivlja v desno
    zankasta puščica levo
    zankasta puščica desno
    vijugasta puščica levo-desno
    puščica levo-desno s poševnico
    cikcakasta puščica navzdol
    puščica navzgor levo
    puščica navzgor desno
    puščica navzdol levo
    puščica navzdol desno
    kotna puščica desno navzdol
    kotna puščica levo navzdol
    zgornja polkrožna puščica v nasprotni smeri urnega kazalca
    zgornja polkrožna puščica v smeri urnega kazalca
    puščica severozahod z dolgo črtico zgoraj
    puščica levo s črtico nad puščico desno s črtico
    odprta krožna puščica v nasprotni smeri urnega kazalca
    odprta krožna puščica v smeri urnega kazalca
    harpuna levo z ostjo navzgor
    harpuna levo z ostjo navzdol
    harpuna navzgor z desno ostjo
    harpuna navzgor z levo ostjo
    harpuna desno z ostjo navzgor
    harpuna desno z ostjo navzdol
    harpuna navzdol z desno ostjo
    harpuna navzdol z levo ostjo
    puščica desno nad puščico levo
    puščici, obrnjeni navzgor in navzdol
    puščica v levo nad puščico v desno
    par puščic levo
    par puščic navzgor
    par puščic desno
    par puščic navzdol
    harpuna levo nad harpuno desno
    harpuna desno nad harpuno levo
    dvojna prečrtana puščica levo
    dvojna prečrtana puščica levo-desno
    dvojna prečrtana puščica desno
    dvojna puščica levo
    dvojna puščica navzgor
    dvojna puščica desno
    dvojna puščica navzdol
    dvojna puščica levo-desno
    dvojna puščica severozahod
    dvojna puščica severovzhod
    dvojna puščica jugovzhod
    dvojna puščica jugozahod
    trojna puščica levo
    trojna puščica desno
    valovita puščica levo
    valovita puščica desno
    dvakrat prečrtana puščica navzgor
    dvakrat prečrtana puščica navzdol
    črtkana puščica levo
    črtkana puščica navzgor
    črtkana puščica desno
    črtkana puščica navzdol
    puščica levo s črtico
    puščica desno s črtico
    votla puščica levo
    votla puščica navzgor
    votla puščica desno
    votla puščica navzdol
    votla puščica od črte navzgor
    puščica navzdol levo od puščice navzgor
    za vse
    parcialni diferencial
    obstaja
    prazna množica
    razlika
    nabla
    je element množice
    ni element
    vključuje kot element
    znak za konec
    produkt n-skupine
    vsota n-skupine
    znak za minus
    minus ali plus
    poševnica za deljenje
    operator zvezdice
    operator obroča
    operator vrstične oznake
    kvadratni koren
    sorazmerno
    znak za neskončno
    pravi kot
    kot
    deljenje
    vzporedno
    logični in
    presek
    unija
    integral
    dvojni integral
    obrisni integral
    zato
    ker
    razmerje
    sorazmerje
    operator vijuge
    obrnjena vijuga
    obrnjen ležeči s
    asimptotično enako
    približno enako
    skoraj enako
    vse enako
    približno enako preslikavi
    obroč v enačaju
    ni enako
    je enako
    povsem enako
    manjše ali enako
    večje ali enako
    manjše od nad enačajem
    večje od nad enačajem
    veliko manjše od
    veliko večje od
    med
    ne manjše od
    ne večje od
    večje od enakovredno
    predhodnik
    naslednik
    ni naslednik
    je podmnožica množice
    nadmnožica
    je podmnožica
    je nadmnožica
    plus v krogu
    minus v krogu
    krat v krogu
    poševnica za deljenje v krogu
    operator pike v krogu
    operator obroča v krogu
    operator zvezdice v krogu
    plus v kvadratu
    minus v kvadratu
    žebljiček navzgor
    ne vsiljuje
    predhodnik v razmerju
    naslednik v razmerju
    original
    hermitska konjugirana matrika
    pravokotni trikotnik
    logična n-skupina ali
    presek n-skupin
    unija n-skupin
    operator pike
    operator zvezde
    naravna združitev
    dvojni presek
    zelo veliko manj kot
    zelo veliko več kot
    ne vsebuje kot običajna podskupina, enaka
    navpične tri pike
    tri pike v sredi vodoravno
    tri pike v diagonali gor desno
    tri pike v diagonali dol desno
    ročna ura
    peščena ura
    tipkovnica
    gumb za izvrženje
    gumb za hitro previjanje naprej
    gumb za hitro previjanje nazaj
    gumb za hitro gor
    gumb za hitro dol
    gumb za naslednjo skladbo
    gumb za zadnjo skladbo
    gumb za predvajanje ali zaustavitev
    budilka
    štoparica
    časovnik
    peščena ura, ki teče
    gumb za zaustavitev
    gumb za ustavitev
    gumb za snemanje
    črka m v krogu
    poln kvadrat
    prazen kvadrat
    prazen kvadrat z zaobljenimi koti
    poln kvadrat v praznem kvadratu
    kvadrat z vodoravnim polnilom
    kvadrat z navpičnim polnilom
    kvadrat s pravokotnim križnim polnilom
    kvadrat s poševnim polnilom od leve navzdol
    kvadrat s poševnim polnilom od desne navzgor
    kvadrat z diagonalnim križnim polnilom
    majhen črn kvadrat
    majhen bel kvadrat
    poln pravokotnik
    prazen pravokotnik
    poln navpičen pravokotnik
    poln paralelogram
    poln navzgor obrnjen trikotnik
    prazen trikotnik, obrnjen navzgor
    poln majhen trikotnik, obrnjen navzgor
    prazen majhen trikotnik, obrnjen navzgor
    gumb za predvajanje
    prazen trikotnik, obrnjen v desno
    poln majhen trikotnik, obrnjen v desno
    prazen majhen trikotnik, obrnjen v desno
    poln kazalec, obrnjen v desno
    prazen kazalec, obrnjen v desno
    poln navzdol obrnjen trikotnik
    prazen trikotnik, obrnjen navzdol
    poln majhen trikotnik, obrnjen navzdol
    prazen majhen trikotnik, obrnjen navzdol
    gumb za predvajanje nazaj
    prazen trikotnik, obrnjen v levo
    poln majhen trikotnik, obrnjen v levo
    prazen majhen trikotnik, obrnjen v levo
    poln kazalec, obrnjen v levo
    prazen kazalec, obrnjen v levo
    poln karo
    prazen karo
    poln karo v praznem karu
    poln krog v praznem krogu
    romb
    votel krog
    pikčast krog
    krog z navpičnim polnilom
    koncentrična kroga
    poln krog
    krog s polno levo polovico
    krog s polno desno polovico
    krog s polno spodnjo polovico
    krog s polno zgornjo polovico
    krog s polno desno zgornjo četrtino
    poln krog s prazno levo zgornjo četrtino
    polna leva polovica kroga
    polna desna polovica kroga
    obratna vrstična oznaka
    prazen krog v polnem kvadratu
    zgornja leva četrtina krožnega loka
    zgornja desna četrtina krožnega loka
    spodnja desna četrtina krožnega loka
    spodnja leva četrtina krožnega loka
    zgornji polkrog
    spodnji polkrog
    poln spodnji desni trikotnik
    poln spodnji levi trikotnik
    poln zgornji levi trikotnik
    poln zgornji desni trikotnik
    prazna vrstična oznaka
    velik votel krog
    prazen kvadrat z zgornjo desno četrtino
    prazen krog z zgornjo desno četrtino
    srednji bel kvadrat
    srednji črn kvadrat
    srednje mali beli kvadrat
    srednje majhen črn kvadrat
    spodnji desni trikotnik
    sonce
    oblak
    dežnik
    snežak
    komet
    telefon
    potrditveno polje s kljukico
    dežnik z dežnimi kapljami
    vroč napitek
    deteljica
    kazalec, ki kaže gor
    mrtvaška glava s prekrižanima kostema
    radioaktivno
    bionevarnost
    pravoslavni križ
    zvezda in polmesec
    simbol za mir
    jin jang
    kolo darme
    namrščen obraz
    smejoči obraz
    znak za ženski spol
    znak za moški spol
    astrološki znak ovna
    bik
    dvojčka
    rak
    zodiak: lev
    devica
    tehnica
    astrološki znak škorpijona
    strelec
    kozorog
    vodnar
    ribi
    kmet pri šahu
    pik
    križ
    srce
    karo
    termalni vrelec
    osminka
    nižaj
    višaj
    simbol za recikliranje
    neskončnost
    invalidski voziček
    kladivo in kramp
    sidro
    prekrižana meča
    simbol zdravstva
    tehtnica
    destilator
    zobnik
    simbol za atom
    lilija
    opozorilo
    visoka napetost
    simbol za transseksualnost
    bel krog
    črn krog
    krsta
    žara
    nogometna žoga
    žogica za baseball
    snežak brez snega
    sonce za oblakom
    oblak s strelo in dežjem
    kačenosec
    kramp
    čelada z belim križem
    verige
    ni prehoda
    šintoistično svetišče
    cerkev
    gora
    dežnik na tleh
    fontana
    zastavica v luknji
    trajekt
    jadrnica
    smučar
    drsalka
    oseba z žogo
    ženska z žogo
    moški z žogo
    šotor
    črpalka za gorivo
    škarje
    gumb s kljukico
    letalo
    ovojnica
    dvignjena pest
    dvignjena dlan
    dlan s prstoma, ki kažeta znak za zmago
    pišoča dlan
    svinčnik
    črna konica peresa
    kljukica
    množi
    krščanski križ
    davidova zvezda
    iskrice
    zvezdica z osmimi špicami
    osemkraka zvezda
    snežinka
    iskra
    križec
    gumb s križcem
    rdeč vprašaj
    bel vprašaj
    bel klicaj
    rdeč klicaj
    klicaj v obliki srca
    rdeče srce
    goreče srce
    zakrpano srce
    plus
    minus
    deli
    puščica desno
    zavita pentlja
    dvojna zavita pentlja
    puščica desno, ki se ukrivlja gor
    puščica desno, ki se ukrivlja dol
    plus s podpisano številko 2
    vektorski produkt
    notranji produkt
    logična ali dvojna podčrta
    manjše od s poševnim enačajem
    manjše od nad približno enako
    dvočrtni enačaj nad večje od
    naslednik nad skoraj enako
    puščica levo
    puščica gor
    puščica dol
    velik črn kvadrat
    velik bel kvadrat
    bela srednja zvezda
    velik prazen krog
    ideografska vejica
    ideografska pika
    kotni uklepaj
    kotni zaklepaj
    dvojni kotni uklepaj
    dvojni kotni zaklepaj
    vogalni uklepaj
    vogalni zaklepaj
    votli vogalni uklepaj
    votli vogalni zaklepaj
    polni lečasti uklepaj
    polni lečasti zaklepaj
    rombasti uklepaj
    rombasti zaklepaj
    votli lečasti uklepaj
    votli lečasti zaklepaj
    valovit pomišljaj
    znak za part
    katakanska srednja pika
    pojmovni znak za čestitanje v krogu
    pojmovni znak za skrivnost v krogu
    rial
    rdeči zmaj v mahjongu
    joker
    gumb s črko a (krvna skupina)
    gumb s črko b (krvna skupina)
    gumb s črko O (krvna skupina)
    gumb s črko p
    gumb AB (krvna skupina)
    gumb CL
    gumb COOL
    gumb FREE
    gumb ID
    gumb NEW
    gumb NG
    gumb OK
    gumb SOS
    gumb z besedo up in klicajem
    gumb VS
    zastava: Otok Ascension
    zastava: Andora
    zastava: Združeni arabski emirati
    zastava: Afganistan
    zastava: Antigva in Barbuda
    zastava: Angvila
    zastava: Albanija
    zastava: Armenija
    zastava: Angola
    zastava: Antarktika
    zastava: Argentina
    zastava: Ameriška Samoa
    zastava: Avstrija
    zastava: Avstralija
    zastava: Aruba
    zastava: Ålandski otoki
    zastava: Azerbajdžan
    zastava: Bosna in Hercegovina
    zastava: Barbados
    zastava: Bangladeš
    zastava: Belgija
    zastava: Burkina Faso
    zastava: Bolgarija
    zastava: Bahrajn
    zastava: Burundi
    zastava: Benin
    zastava: Saint Barthélemy
    zastava: Bermudi
    zastava: Brunej
    zastava: Bolivija
    zastava: Nizozemski Karibi
    zastava: Brazilija
    zastava: Bahami
    zastava: Butan
    zastava: Bouvetov otok
    zastava: Bocvana
    zastava: Belorusija
    zastava: Belize
    zastava: Kanada
    zastava: Kokosovi otoki
    zastava: Demokratična republika Kongo
    zastava: Srednjeafriška republika
    zastava: Kongo - Brazzaville
    zastava: Švica
    zastava: Slonokoščena obala
    zastava: Cookovi otoki
    zastava: Čile
    zastava: Kamerun
    zastava: Kitajska
    zastava: Kolumbija
    zastava: Otok Clipperton
    zastava: Kostarika
    zastava: Kuba
    zastava: Zelenortski otoki
    zastava: Curaçao
    zastava: Božični otok
    zastava: Ciper
    zastava: Češka
    zastava: Nemčija
    zastava: Diego Garcia
    zastava: Džibuti
    zastava: Danska
    zastava: Dominika
    zastava: Dominikanska republika
    zastava: Alžirija
    zastava: Ceuta in Melilla
    zastava: Ekvador
    zastava: Estonija
    zastava: Egipt
    zastava: Zahodna Sahara
    zastava: Eritreja
    zastava: Španija
    zastava: Etiopija
    zastava: Evropska unija
    zastava: Finska
    zastava: Fidži
    zastava: Falklandski otoki
    zastava: Mikronezija
    zastava: Ferski otoki
    zastava: Francija
    zastava: Gabon
    zastava: Združeno kraljestvo
    zastava: Grenada
    zastava: Gruzija
    zastava: Francoska Gvajana
    zastava: Guernsey
    zastava: Gana
    zastava: Gibraltar
    zastava: Grenlandija
    zastava: Gambija
    zastava: Gvineja
    zastava: Guadeloupe
    zastava: Ekvatorialna Gvineja
    zastava: Grčija
    zastava: Južna Georgia in Južni Sandwichevi otoki
    zastava: Gvatemala
    zastava: Guam
    zastava: Gvineja Bissau
    zastava: Gvajana
    zastava: Posebno upravno območje Ljudske republike Kitajske Hongkong
    zastava: Heardov otok in McDonaldovi otoki
    zastava: Honduras
    zastava: Hrvaška
    zastava: Haiti
    zastava: Madžarska
    zastava: Kanarski otoki
    zastava: Indonezija
    zastava: Irska
    zastava: Izrael
    zastava: Otok Man
    zastava: Indija
    zastava: Britansko ozemlje v Indijskem oceanu
    zastava: Irak
    zastava: Iran
    zastava: Islandija
    zastava: Italija
    zastava: Jersey
    zastava: Jamajka
    zastava: Jordanija
    zastava: Japonska
    zastava: Kenija
    zastava: Kirgizistan
    zastava: Kambodža
    zastava: Kiribati
    zastava: Komori
    zastava: Saint Kitts in Nevis
    zastava: Severna Koreja
    zastava: Južna Koreja
    zastava: Kuvajt
    zastava: Kajmanski otoki
    zastava: Kazahstan
    zastava: Laos
    zastava: Libanon
    zastava: Saint Lucia
    zastava: Lihtenštajn
    zastava: Šrilanka
    zastava: Liberija
    zastava: Lesoto
    zastava: Litva
    zastava: Luksemburg
    zastava: Latvija
    zastava: Libija
    zastava: Maroko
    zastava: Monako
    zastava: Moldavija
    zastava: Črna gora
    zastava: Saint Martin
    zastava: Madagaskar
    zastava: Marshallovi otoki
    zastava: Severna Makedonija
    zastava: Mali
    zastava: Mjanmar (Burma)
    zastava: Mongolija
    zastava: Posebno upravno območje Ljudske republike Kitajske Macao
    zastava: Severni Marianski otoki
    zastava: Martinik
    zastava: Mavretanija
    zastava: Montserrat
    zastava: Malta
    zastava: Mauritius
    zastava: Maldivi
    zastava: Malavi
    zastava: Mehika
    zastava: Malezija
    zastava: Mozambik
    zastava: Namibija
    zastava: Nova Kaledonija
    zastava: Niger
    zastava: Norfolški otok
    zastava: Nigerija
    zastava: Nikaragva
    zastava: Nizozemska
    zastava: Norveška
    zastava: Nepal
    zastava: Nauru
    zastava: Niue
    zastava: Nova Zelandija
    zastava: Oman
    zastava: Panama
    zastava: Peru
    zastava: Francoska Polinezija
    zastava: Papua Nova Gvineja
    zastava: Filipini
    zastava: Pakistan
    zastava: Poljska
    zastava: Saint Pierre in Miquelon
    zastava: Pitcairn
    zastava: Portoriko
    zastava: Palestinsko ozemlje
    zastava: Portugalska
    zastava: Palau
    zastava: Paragvaj
    zastava: Katar
    zastava: Reunion
    zastava: Romunija
    zastava: Srbija
    zastava: Rusija
    zastava: Ruanda
    zastava: Saudova Arabija
    zastava: Salomonovi otoki
    zastava: Sejšeli
    zastava: Sudan
    zastava: Švedska
    zastava: Singapur
    zastava: Sveta Helena
    zastava: Slovenija
    zastava: Svalbard in Jan Mayen
    zastava: Slovaška
    zastava: Sierra Leone
    zastava: San Marino
    zastava: Senegal
    zastava: Somalija
    zastava: Surinam
    zastava: Južni Sudan
    zastava: Sao Tome in Principe
    zastava: Salvador
    zastava: Sint Maarten
    zastava: Sirija
    zastava: Esvatini
    zastava: Tristan da Cunha
    zastava: Otoki Turks in Caicos
    zastava: Čad
    zastava: Francosko južno ozemlje
    zastava: Togo
    zastava: Tajska
    zastava: Tadžikistan
    zastava: Tokelau
    zastava: Timor-Leste
    zastava: Turkmenistan
    zastava: Tunizija
    zastava: Tonga
    zastava: Turčija
    zastava: Trinidad in Tobago
    zastava: Tuvalu
    zastava: Tajvan
    zastava: Tanzanija
    zastava: Ukrajina
    zastava: Uganda
    zastava: Stranski zunanji otoki Združenih držav
    zastava: Združeni narodi
    zastava: Združene države Amerike
    zastava: Urugvaj
    zastava: Uzbekistan
    zastava: Vatikan
    zastava: Saint Vincent in Grenadine
    zastava: Venezuela
    zastava: Britanski Deviški otoki
    zastava: Ameriški Deviški otoki
    zastava: Vietnam
    zastava: Vanuatu
    zastava: Wallis in Futuna
    zastava: Samoa
    zastava: Kosovo
    zastava: Jemen
    zastava: Mayotte
    zastava: Južnoafriška republika
    zastava: Zambija
    zastava: Zimbabve
    gumb za »tukaj« v japonščini
    japonski znak za "napitnino" v kvadratu
    gumb za »brezplačno« v japonščini
    gumb za »rezervirano« v japonščini
    gumb za »prepovedano« v japonščini
    gumb za »prosto« v japonščini
    pojmovni znak za skupaj v kvadratu
    gumb za »ni prosto« v japonščini
    gumb za »ni brezplačno« v japonščini
    japonski znak za "mesečni znesek"
    gumb za »aplikacija« v japonščini
    gumb za »popust« v japonščini
    gumb za »odprto« v japonščini
    gumb za »ugodno« v japonščini
    gumb za »sprejemljivo« v japonščini
    ciklon
    megleno
    zaprt dežnik
    zvezdnata noč
    sončni vzhod v gorah
    sončni vzhod
    mestna pokrajina v mraku
    sončni zahod
    mavrica
    most ponoči
    vodni val
    vulkan
    rimska cesta
    globus z Evropo in Afriko
    globus s Severno in Južno Ameriko
    globus z Azijo in Avstralijo
    globus s poldnevniki
    mlada luna
    prvi krajec
    polovično osvetljena luna v prvem krajcu
    več kot polovično osvetljen prvi krajec
    polna luna
    več kot polovično osvetljen zadnji krajec
    polovično osvetljena luna v zadnjem krajcu
    zadnji krajec
    lunin srp
    mlada luna z obrazom
    polovično osvetljena luna v prvem krajcu z obrazom
    polovično osvetljena luna v zadnjem krajcu z obrazom
    polna luna z obrazom
    sonce z obrazom
    žareča zvezda
    utrinek
    termometer
    sonce za oblačkom
    sonce za velikim oblakom
    sonce za oblakom z dežjem
    oblak z dežjem
    oblak s snegom
    oblak s strelo
    tornado
    megla
    obraz, ki piha veter
    hot dog
    taco
    burito
    kostanj
    sadika
    zimzeleno drevo
    listnato drevo
    palma
    kaktus
    feferon
    tulipan
    češnjev cvet
    vrtnica
    hibiskus
    sončnica
    cvet
    koruzni storž
    snop riža
    zelišče
    štiriperesna deteljica
    javorov list
    padlo listje
    listje, ki se vrtinči v vetru
    goba
    paradižnik
    jajčevec
    grozdje
    melona
    lubenica
    mandarina
    limona
    banana
    ananas
    rdeče jabolko
    zeleno jabolko
    hruška
    breskev
    češnje
    jagoda
    hamburger
    pica
    meso s kostjo
    piščančje bedro
    rižev kreker
    riževa kroglica
    kuhan riž
    riž s karijem
    skleda rezancev
    špageti
    kruh
    krompirček
    pečeni sladki krompir
    dango
    oden
    suši
    ocvrt rakec
    ribji kolač s spiralo
    rahel sladoled
    nastrgan led
    sladoled
    krof
    piškot
    tablica čokolade
    bonbon
    lizika
    vanilijev puding
    vrč medu
    krhek kolač
    posoda za malico bento
    skodelica hrane
    kuhanje
    vilice in nož
    čajna skodelica brez ročaja
    sake
    vinski kozarec
    kozarec za koktajl
    tropska pijača
    vrček za pivo
    nazdravljanje z vrčkoma za pivo
    steklenička
    vilice, nož in krožnik
    odpiranje penine
    pokovka
    pentlja
    zavito darilo
    rojstnodnevna torta
    izrezljana buča
    jelka
    Božiček
    ognjemet
    sibirska lučka
    balon
    pokalica za zabave
    konfeti
    drevo za tanabato
    prekrižani zastavi
    okrasitev bora
    japonski lutki
    zastavni trak z ribama
    vetrni zvončki
    lunino slavje
    šolski nahrbtnik
    maturantska kapa
    vojaško odlikovanje
    simbolna pentlja
    studijski mikrofon
    drsnik za raven
    kontrolni gumbi
    filmski trak
    vstopnice
    konj na vrtiljaku
    panoramsko kolo
    vlakec smrti
    ribiška palica
    mikrofon
    filmska kamera
    kino
    slušalka
    slikarska paleta
    cilinder
    cirkuški šotor
    vstopnica
    klapa
    scenske umetnosti
    videoigra
    zadetek v polno
    igralni avtomat
    biljard
    igralna kocka
    kegljanje
    rožne igralne karte
    glasbena nota
    glasbene note
    saksofon
    kitara
    klaviatura
    trobenta
    violina
    partitura
    tekaška majica
    tenis
    smučke
    košarkarska žoga
    kockasta zastava
    deskar na snegu
    tekač
    ženska, ki teče
    moški, ki teče
    oseba deska
    deskarka
    deskar
    športna medalja
    trofeja
    konjske dirke
    žoga za ameriški nogomet
    žoga za ragbi
    oseba plava
    plavalka
    plavalec
    oseba dviga uteži
    dvigovalka uteži
    dvigovalec uteži
    igralec golfa
    golfistka
    golfist
    motor
    dirkalnik
    kriket
    žoga za odbojko
    hokej na travi
    hokejska palica in plošček
    namizni tenis
    zasnežena gora
    kampiranje
    plaža s senčnikom
    gradbišče
    hiše
    mestna pokrajina
    zapuščena hiša
    klasična zgradba
    puščava
    samotni otok
    nacionalni park
    stadion
    hiša
    hiša z vrtom
    poslovna stavba
    japonska pošta
    pošta
    bolnišnica
    banka
    znak za bankomat
    hotel
    ljubezenski hotel
    trgovina z mešanim blagom
    šola
    veleblagovnica
    tovarna
    rdeči lampijon
    japonski grad
    grad
    plapolajoča bela zastava
    transspolna zastava
    mavrična zastava
    črna zastava
    piratska zastava
    zastava: Anglija
    zastava: Škotska
    zastava: Wales
    rozeta
    etiketa
    badminton
    lok in puščica
    amfora
    svetel ten kože
    srednje svetel ten kože
    srednji ten kože
    srednje temen ten kože
    temen ten kože
    podgana
    miš
    vol
    vodni bivol
    krava
    tiger
    leopard
    zajec
    mačka
    črna mačka
    zmaj
    krokodil
    kit
    polž
    kača
    konj
    oven
    koza
    ovca
    opica
    petelin
    kokoš
    pes
    službeni pes
    prašič
    divja svinja
    slon
    hobotnica
    spiralna školjka
    žuželka
    mravlja
    čebela
    pikapolonica
    riba
    tropska riba
    riba napihovalka
    želva
    pišče, ki se izvali
    piščanček
    piščanček, gleda naprej
    ptica
    pingvin
    koala
    pudelj
    kamela
    dvogrba kamela
    delfin
    mišji obraz
    kravji obraz
    tigrov obraz
    zajčji obraz
    mačji obraz
    zmajski obraz
    kit, ki brizga vodo
    konjev obraz
    opičji obraz
    pasji obraz
    prašičji obraz
    žaba
    hrček
    volk
    medved
    severni medved
    panda
    prašičji rilec
    odtisi tac
    progasta veverica
    oči
    oko
    oko v oblačku z govorom
    uho
    nos
    usta
    jezik
    hrbtna stran dlani s kazalcem, ki kaže gor
    hrbtna stran dlani s kazalcem, ki kaže dol
    hrbtna stran dlani s kazalcem, ki kaže levo
    hrbtna stran dlani s kazalcem, ki kaže desno
    bližajoča se pest
    mahajoča dlan
    roka, ki kaže V REDU
    palec gor
    palec dol
    ploskajoči dlani
    odprti dlani
    krona
    ženski klobuk
    očala
    kravata
    majica
    kavbojke
    ženska obleka
    kimono
    bikini
    ženska oblačila
    drobižnica
    ročna torbica
    večerna torbica
    moški čevelj
    tekaški čevelj
    čevelj z visoko peto
    ženski sandali
    ženski škorenj
    stopinje
    silhueta doprsja
    silhueti doprsja
    fant
    dekle
    moški
    zdravstveni delavec
    sodnik
    pilot
    par s srčkom: moški in moški
    poljub: moški in moški
    kmetovalec
    kuhar
    moški, ki hrani dojenčka
    študent
    pevec
    umetnik
    učitelj
    delavec v tovarni
    družina: moški in fant
    družina: moški, fant in fant
    družina: moški in dekle
    družina: moški, dekle in fant
    družina: moški, dekle in dekle
    družina: moški, moški in fant
    družina: moški, moški, fant in fant
    družina: moški, moški in dekle
    družina: moški, moški, dekle in fant
    družina: moški, moški, dekle in dekle
    družina: moški, ženska in fant
    družina: moški, ženska, fant in fant
    družina: moški, ženska in dekle
    družina: moški, ženska, dekle in fant
    družina: moški, ženska, dekle in dekle
    tehnolog
    pisarniški delavec
    mehanik
    znanstvenik
    astronavt
    gasilec
    moški s palico za slepe
    moški: rdeči lasje
    moški: kodrasti lasje
    moški: plešast
    moški: sivi lasje
    moški na motoriziranem invalidskem vozičku
    moški na ročnem invalidskem vozičku
    ženska
    zdravstvena delavka
    sodnica
    pilotka
    par s srčkom: ženska in moški
    par s srčkom: ženska in ženska
    poljub: ženska in moški
    poljub: ženska in ženska
    kmetovalka
    kuharica
    ženska, ki doji dojenčka
    študentka
    pevka
    umetnica
    učiteljica
    delavka v tovarni
    družina: ženska in fant
    družina: ženska, fant in fant
    družina: ženska in dekle
    družina: ženska, dekle in fant
    družina: ženska, dekle in dekle
    družina: ženska, ženska in fant
    družina: ženska, ženska, fant in fant
    družina: ženska, ženska in dekle
    družina: ženska, ženska, dekle in fant
    družina: ženska, ženska, dekle in dekle
    tehnologinja
    pisarniška delavka
    mehaničarka
    znanstvenica
    astronavtka
    gasilka
    ženska s palico za slepe
    ženska: rdeči lasje
    ženska: kodrasti lasje
    ženska: plešast
    ženska: sivi lasje
    ženska na motoriziranem invalidskem vozičku
    ženska na ročnem invalidskem vozičku
    družina
    moški in ženska se držita za roke
    moška se držita za roke
    ženski se držita za roke
    policaj
    policistka
    policist
    žurerski ženski
    ženska zabava
    moška zabava
    oseba s pajčolanom
    ženska s pajčolanom
    moški s pajčolanom
    oseba: svetli lasje
    ženska: blondinka
    moški: blondinec
    moški s kitajsko čepico
    oseba s turbanom
    ženska s turbanom
    moški s turbanom
    starec
    starka
    dojenček
    gradbenik
    gradbena delavka
    gradbeni delavec
    princesa
    pošastni velikan
    škratelj
    duh
    angelček
    vesoljec
    vesoljska pošast
    vragec
    mrtvaška glava
    oseba, ki dela na informacijah
    uslužbenka na informacijah
    uslužbenec na informacijah
    stražar
    varnostnica
    varnostnik
    ženska, ki pleše
    šminka
    lak za nohte
    masaža obraza
    ženska na masaži obraza
    moški na masaži obraza
    striženje
    ženska pri frizerju
    moški pri frizerju
    brivski izvesek
    injekcija
    tableta
    sled šminke po poljubu
    ljubezensko pismo
    prstan
    dragulj
    poljub
    šopek
    par s srčkom
    poročna kapela
    utripajoče srce
    strto srce
    dve srci
    lesketajoče srce
    rastoče srce
    srce s puščico
    modro srce
    zeleno srce
    rumeno srce
    vijolično srce
    srce s pentljo
    vrteči se srci
    okrasje s srcem
    karo s piko
    žarnica
    simbol jeze
    bomba
    spanec
    trk
    potne kapljice
    kapljica
    švigniti
    kup kakca
    napeti bicepsi
    omotica
    oblaček z govorom
    oblaček z mislimi
    bela cvetlica
    sto točk
    vreča denarja
    menjava valut
    znak za dolar
    kreditna kartica
    bankovec za jen
    dolarski bankovec
    evrski bankovec
    bankovec za funt
    denar s krili
    grafikon rasti za jen
    sedež
    prenosnik
    kovček
    minidisk
    disketa
    optični disk
    dvd
    mapa za spise
    odprta mapa za spise
    zvita stran
    list s prikazano popisano stranjo
    koledar
    koledar z odstranljivimi listi
    organizator vizitk
    grafikon rasti
    grafikon padca
    črtni grafikon
    podložna mapa
    risalni žebljiček
    okrogli risalni žebljiček
    sponka za papir
    ravnilo
    trikotno ravnilo
    zaznamki na straneh
    zvezek s spiralno vezavo
    zvezek
    zvezek z okrasno platnico
    zaprta knjiga
    odprta knjiga
    zelena knjiga
    modra knjiga
    oranžna knjiga
    knjige
    značka za ime
    zvitek
    zapisek
    telefonska slušalka
    pozivnik
    telefaks
    satelitska antena
    javni zvočnik
    megafon
    pladenj za odhodno pošto
    pladenj za dohodno pošto
    paket
    e-pošta
    dohodna ovojnica
    ovojnica s puščico
    zaprt poštni nabiralnik s spuščeno zastavico
    zaprt poštni nabiralnik z dvignjeno zastavico
    odprt poštni nabiralnik z dvignjeno zastavico
    odprt poštni nabiralnik s spuščeno zastavico
    poštni nabiralnik
    poštni rog
    časopis
    mobilni telefon
    mobilni telefon s puščico
    način vibriranja
    mobilni telefon izklopljen
    mobilni telefoni prepovedani
    signal
    fotoaparat
    fotoaparat z bliskavico
    videokamera
    televizija
    radio
    videokaseta
    filmski projektor
    rožni venec
    gumb za naključno predvajanje
    gumb za vnovično predvajanje
    gumb za vnovično posamezno predvajanje
    navpični puščici, ki se ukrivljata v smeri urnega kazalca
    gumb s puščicama, ki se ukrivljata v obratni smeri urnega kazalca
    gumb za zatemnitev
    gumb za svetlost
    ugasnjen zvočnik
    zvočnik pri nizki glasnosti
    zvočnik pri zmerni glasnosti
    zvočnik na glas
    baterija
    električni vtikač
    povečevalno steklo, usmerjeno v levo
    povečevalno steklo, usmerjeno v desno
    ključavnica s peresom
    zaprta ključavnica s ključem
    ključ
    ključavnica
    odklenjena ključavnica
    zvonec
    prečrtan zvonec
    zaznamek
    člen
    izbirni gumb
    puščica nazaj
    puščica konec
    puščica NAPREJ!
    puščica kmalu
    puščica na vrh
    prepovedano za mlajše od 18 let
    keycap: 10
    vnos velikih črk latinice
    vnos malih črk latinice
    vnos številk
    vnos simbolov
    vnos črk latinice
    ogenj
    svetilka
    ključ za matice
    kladivo
    matica in vijak
    kuhinjski nož
    vodna pištola
    mikroskop
    teleskop
    kristalna krogla
    šestkraka zvezda s piko
    japonski simbol za začetnika
    trizobo znamenje
    gumb s črnim kvadratom
    gumb z belim kvadratom
    rdeč krog
    moder krog
    velik oranžen karo
    velik moder karo
    majhen oranžen karo
    majhen moder karo
    rdeč trikotnik gor
    rdeč trikotnik dol
    gumb za gor
    gumb za dol
    om
    golobica
    kaaba
    mošeja
    sinagoga
    menora
    ura je ena
    ura je dve
    ura je tri
    ura je štiri
    ura je pet
    ura je šest
    ura je sedem
    ura je osem
    ura je devet
    ura je deset
    ura je enajst
    poldne
    pol dveh
    pol treh
    pol štirih
    pol petih
    pol šestih
    pol sedmih
    pol osmih
    pol devetih
    pol desetih
    pol enajstih
    pol dvanajstih
    pol enih
    sveča
    ura za na okvir kamina
    luknja
    moški v poslovni obleki, ki lebdi
    preiskovalec
    detektivka
    detektiv
    sončna očala
    pajek
    pajkova mreža
    igralna palica
    plesalec
    povezani sponki
    nalivno pero
    nalivnik
    čopič
    voščenka
    dvignjena dlan z razprtimi prsti
    sredinec
    vulkanski pozdrav
    črno srce
    namizni računalnik
    tiskalnik
    računalniška miška
    sledilna kroglica
    uokvirjena slika
    kartoteke z vmesnimi listi
    škatla z dokumenti
    predalnik za dokumente
    koš za smeti
    spiralna beležnica
    spiralni koledar
    stiskanje
    star ključ
    zvit časopis
    bodalo
    govoreča glava
    levi oblaček z govorom
    desni oblaček z jeznim govorom
    škatla za glasovanje z glasovnico
    zemljevid sveta
    gora Fuji
    tokijski stolp
    kip svobode
    zemljevid Japonske
    moai
    režeči obraz
    režeči obraz s smejočimi očmi
    obraz s solzami veselja
    smejoči obraz z odprtimi usti
    smejoči obraz z odprtimi usti in smejočimi očmi
    smejoči obraz z odprtimi usti in mrzlim potom
    smejoči obraz z odprtimi usti in trdno zaprtimi očmi
    smejoči obraz s svetniškim sijem
    smejoči obraz z rogovi
    obraz s pomežikom
    smejoči obraz s smejočimi očmi
    obraz, ki z užitkom pomalica okusno hrano
    olajšan obraz
    smejoči obraz z očmi v obliki srčka
    smejoči obraz s sončnimi očali
    obraz s privoščljivim nasmeškom
    nevtralni obraz
    brezizrazni obraz
    obraz s hladnim nasmeškom
    obraz z mrzlim potom
    brezvoljen obraz
    zmeden obraz
    zbegan obraz
    obraz, ki poljublja
    obraz, ki pošlje ljubčka
    obraz s smejočimi očmi, ki poljublja
    obraz z zaprtimi očmi, ki poljublja
    obraz z molečim jezikom
    obraz z molečim jezikom in pomežikom
    obraz z molečim jezikom in trdno zaprtimi očmi
    razočaran obraz
    zaskrbljen obraz
    jezen obraz
    obraz, ki kuha mulo
    jokajoči obraz
    vztrajen obraz
    obraz s paro skozi nos
    razočaran, a olajšan obraz
    namrščen obraz z odprtimi usti
    trpeč obraz
    bojazljiv obraz
    izčrpan obraz
    zaspan obraz
    utrujen obraz
    spačen obraz
    cmerajoči obraz
    obraz z odprtimi usti
    obraz, ki izdihne
    osupljen obraz
    obraz z odprtimi usti in mrzlim potom
    obraz, ki kriči od strahu
    začuden obraz
    zardeli obraz
    speči obraz
    omotičen obraz
    obraz s spiralnimi očmi
    obraz brez ust
    obraz v oblakih
    obraz z medicinsko masko
    režeča se mačka s smejočimi očmi
    mačka s solzami sreče
    režeča se mačka
    smejoča se mačka z očmi v obliki srčka
    mačka s prifrknjenim nasmeškom
    mačka poljublja z zaprtimi očmi
    mačka kuha mulo
    jokajoča mačka
    presenečena mačka
    nekoliko namrščen obraz
    rahlo smejoči obraz
    na glavo obrnjen obraz
    obraz z zavijajočimi očmi
    oseba, ki kaže NE
    ženska, ki s kretnjo izraža prepoved
    moški, ki s kretnjo izraža prepoved
    oseba, ki kaže V REDU
    ženska, ki s kretnjo izraža odobravanje
    moški, ki s kretnjo izraža odobravanje
    oseba, ki se prikloni
    ženska, ki se globoko priklanja
    moški, ki se globoko priklanja
    opica, ki ne vidi ničesar
    opica, ki ne sliši ničesar
    opica, ki ničesar ne govori
    vesela oseba, ki dvigne roko
    ženska, ki dviguje roko
    moški, ki dviguje roko
    oseba, ki dvigne roke
    oseba, ki se mršči
    ženska z namrščenim obrazom
    moški z namrščenim obrazom
    oseba, ki kuha mulo
    ženska, ki kuha mulo
    moški, ki kuha mulo
    staknjeni dlani
    raketa
    helikopter
    lokomotiva
    železniški vagon
    hitri vlak
    hitri vlak s koničastim nosom
    vlak
    podzemni vlak
    ozkotirna železnica
    postaja
    tramvaj
    vagon tramvaja
    avtobus
    prihajajoči avtobus
    trolejbus
    avtobusna postaja
    minibus
    reševalno vozilo
    gasilsko vozilo
    policijsko vozilo
    prihajajoče policijsko vozilo
    taksi
    prihajajoči taksi
    avtomobil
    prihajajoči avtomobil
    cestni terenec
    dostavno vozilo
    tovornjak s prikolico
    traktor
    enotirna železnica
    gorska železnica
    viseča železnica
    nihalka
    žičnica
    ladja
    oseba v čolnu na vesla
    veslačica
    veslač
    gliser
    vodoravni semafor
    navpični semafor
    zaprto zaradi gradnje
    policijska luč
    trikotna zastava
    vrata
    prepovedano
    kajenje
    prepovedano kajenje
    znak za smeti v košu
    prepovedano odlaganje smeti
    pitna voda
    voda ni pitna
    kolo
    prepovedano za kolesa
    oseba na kolesu
    kolesarka
    kolesar
    gorski kolesar
    žensko gorsko kolesarjenje
    moško gorsko kolesarjenje
    pešec
    ženska, ki hodi
    moški, ki hodi
    prepovedano za pešce
    otroci prečkajo cesto
    stranišče za moške
    stranišče za ženske
    javno stranišče
    simbol dojenčka
    straniščna školjka
    wc
    tuš
    oseba, ki se kopa
    kad
    pregled dokumentov
    carina
    prevzem prtljage
    prtljaga v garderobi
    kavč in svetilka
    oseba v postelji
    nakupovalni vrečki
    hotelski zvonec
    postelja
    božji hram
    znak stop
    nakupovalni voziček
    hindujski tempelj
    koča
    dvigalo
    tobogan
    avtomobilsko kolo
    rešilni obroč
    kladivo in ključ
    ščit
    naftni sod
    avtocesta
    železniška proga
    motorni čoln
    manjše letalo
    odhod letala
    prihod letala
    satelit
    potniška ladja
    skiro
    skuter
    kanu
    sanke
    leteči krožnik
    rolka
    rikša z motorjem
    poltovornjak
    kotalke
    oranžen krog
    rumen krog
    zelen krog
    škrlaten krog
    rjav krog
    rdeč kvadrat
    moder kvadrat
    oranžen kvadrat
    rumen kvadrat
    zelen kvadrat
    škrlaten kvadrat
    rjav kvadrat
    znak za enakovrednost
    prsti, stisnjeni skupaj
    belo srce
    rjavo srce
    roka s ščepcem
    obraz z usti v obliki zadrge
    obraz z denarjem namesto ust
    obraz s termometrom
    piflarski obraz
    razmišljujoči obraz
    obraz, obvezan s povojem
    robot
    obraz, ki objema
    znak za rogove
    pokliči me
    dvignjena hrbtna stran dlani
    pest, obrnjena levo
    pest, obrnjena desno
    rokovanje
    prekrižani prsti
    znak za ljubim te
    obraz s kavbojskim klobukom
    klovnovski obraz
    obraz, ki se počuti slabo
    krohotanje
    obraz, ki se slini
    lažnivi obraz
    oseba z dlanjo na obrazu
    ženska, ki obraz prekriva z dlanjo
    moški, ki obraz prekriva z dlanjo
    obraz, ki kiha
    obraz z dvignjenimi obrvmi
    obraz z očmi v obliki zvezdic
    nor obraz
    obraz s prstom čez usta
    obraz, ki kolne
    obraz z roko čez usta
    obraz, ki bruha
    eksplozija v glavi
    nosečnica
    dojenje
    dvignjeni odprti dlani
    selfi
    princ
    oseba v smokingu
    ženska v smokingu
    moški v smokingu
    gospa Božiček
    oseba, ki skomiga
    ženska, ki skomiga z rameni
    moški, ki skomiga z rameni
    oseba izvaja kolo
    ženska, ki dela premet vstran
    moški, ki dela premet vstran
    žongliranje
    žonglerka
    žongler
    sabljanje
    rokoborba
    ženska rokoborba
    moška rokoborba
    vaterpolo
    ženski vaterpolo
    moški vaterpolo
    rokomet
    rokometašica
    rokometaš
    potapljaška maska
    ovenela roža
    boben
    nazdravljanje
    kozarec žgane pijače
    žlica
    gol
    zlata medalja
    srebrna medalja
    bronasta medalja
    boksarska rokavica
    kimono za borilne športe
    curling
    lacrosse
    žoga za softball
    frizbi
    rogljič
    avokado
    kumara
    slanina
    krompir
    korenje
    bageta
    zelena solata
    kozica s hrano
    kebab
    jajce
    kozarec mleka
    arašidi
    kivi
    palačinke
    cmok
    piškotek sreče
    embalaža za hrano
    jedilne paličice
    skodelica z žlico
    kozarec s slamico
    kokos
    brokoli
    pita
    presta
    kos mesa
    sendvič
    konzervirana hrana
    listnato zelena
    mango
    lunina torta
    bagel
    smejoči obraz s srčki
    zehajoč obraz
    smejoči obraz s solzo
    praznujoči obraz
    okajen obraz
    vroč obraz
    mrzel obraz
    nindža
    maska
    obraz, ki zadržuje jok
    proseč obraz
    sari
    laboratorijska halja
    zaščitna očala
    pohodniški čevelj
    balerinke
    rakovica
    lev
    škorpijon
    puran
    samorog
    orel
    raca
    netopir
    morski pes
    sova
    lisica
    metulj
    jelen
    gorila
    kuščar
    nosorog
    morski rakec
    ligenj
    žirafa
    zebra
    jež
    zavropod
    tiranozaver
    muren
    kenguru
    lama
    pav
    povodni konj
    papagaj
    rakun
    jastog
    komar
    mikrob
    jazbec
    labod
    mamut
    dodo
    lenivec
    vidra
    orangutan
    skunk
    flamingo
    ostriga
    bober
    bizon
    tjulenj
    pes vodnik
    palica za slepe
    rdeči lasje
    kodrasti lasje
    plešast
    sivi lasje
    kost
    noga
    stopalo
    zob
    superjunak/superjunakinja
    superjunakinja
    superjunak
    super negativec
    super negativka
    moški super negativec
    varnostni jopič
    uho s slušnim aparatom
    motoriziran invalidski voziček
    ročni invalidski voziček
    mehanska roka
    mehanska noga
    kos sira
    kolaček
    sol
    tetrapak s pijačo
    česen
    čebula
    falafel
    vafelj
    maslo
    mate čaj
    ledena kocka
    čaj s kroglicami
    trol
    stoječa oseba
    stoječa ženska
    stoječ moški
    klečeča oseba
    klečeča ženska
    klečeč moški
    gluha oseba
    gluha ženska
    gluh moški
    obraz z monoklom
    odrasla oseba
    delavec v zdravstvu
    varuh zakona
    pilot letala
    kmet
    kuharski mojster
    oseba, ki hrani dojenčka
    mx božiček
    diplomant
    izvajalec
    slikar
    profesor
    tovarniški delavec
    strokovnjak za tehnologijo
    delavec v pisarni
    serviser
    raziskovalec
    kozmonavt
    poklicni gasilec
    osebi se držita za roke
    oseba s palico za slepe
    odrasla oseba: rdeči lasje
    odrasla oseba: kodrasti lasje
    odrasla oseba: plešast
    odrasla oseba: sivi lasje
    oseba na motoriziranem invalidskem vozičku
    oseba na ročnem invalidskem vozičku
    otrok
    starejši odrasli
    oseba: brada
    ženska: brada
    moški: brada
    ženska z naglavno ruto
    oseba v parni savni
    ženska v parni savni
    moški v parni savni
    oseba, ki pleza
    plezalka
    plezalec
    oseba v lotusovem položaju
    ženska v lotusovem položaju
    moški v lotusovem položaju
    oseba, ki čara
    čarovnica
    čarovnik
    vilinsko bitje
    vila
    vilinec
    vampirji
    vampirka
    vampir
    morska oseba
    morska deklica
    morski mož
    škrati
    škratovka
    škrat
    duh iz steklenice
    ženski duh iz steklenice
    moški duh iz steklenice
    zombi
    zombi ženska
    zombi moški
    možgani
    oranžno srce
    kapa s ščitom
    šal
    rokavice
    plašč
    nogavice
    rdeča ovojnica
    petarda
    delček sestavljanke
    epruveta
    petrijevka
    dnk
    kompas
    abak
    gasilni aparat
    zaboj za orodje
    opeka
    magnet
    prtljaga
    steklenička losjona
    sukanec
    preja
    varnostna zaponka
    medvedek
    metla
    košara
    zvitek papirja
    milo
    spužva
    račun
    amulet zlobno oko
    baletni čeveljci
    enodelne kopalke
    spodnje hlače
    kratke hlače
    japonke
    kaplja krvi
    samolepilni obliž
    stetoskop
    rentgen
    bergla
    jojo
    zmaj (igrača)
    padalo
    bumerang
    čarobna palica
    pinjata
    babuška
    planet z obročem
    stol
    britev
    sekira
    oljna lučka
    bendžo
    vojaška čelada
    harmonika
    visok boben
    kovanec
    lisičja žaga
    izvijač
    lestev
    kljuka
    zrcalo
    okno
    odmaševalnik
    šivanka
    vozel
    vedro
    mišolovka
    zobna ščetka
    nagrobnik
    plakat
    skala
    disko krogla
    osebni dokument
    skoraj prazna baterija
    roka Fatime
    muha
    črv
    hrošč
    ščurek
    lončnica
    les
    pero
    lotos
    korala
    prazno gnezdo
    gnezdo z jajcema
    človeško srce
    pljuča
    osebi, ki se objemata
    noseč moški
    noseča oseba
    oseba s krono
    borovnice
    paprika
    oliva
    indijski kruh
    tamale
    fondi
    čajnik
    zlivanje tekočine
    fižol
    kozarec za vlaganje
    taleči se obraz
    salutirajoč obraz
    obraz z razprtimi očmi in roko pred usti
    obraz s pogledujočim očesom
    obraz s poševnimi usti
    obraz s črtkasto črto
    grizenje ustnice
    mehurčki
    roka s prekrižanima kazalcem in palcem
    roka, obrnjena v desno
    roka, obrnjena v levo
    roka z dlanjo navzdol
    roka z dlanjo navzgor
    kazalec, usmerjen v opazovalca
    roki, sklenjeni v obliki srca
    """#
}
