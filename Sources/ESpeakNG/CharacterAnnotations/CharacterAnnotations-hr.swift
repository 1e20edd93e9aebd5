// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let hr: StaticString = #"""
    uskličnik
    znak ljestve
    tipka: #
    dolar
    postotak
    znak &
    polunavodnik na pisaćem stroju
    desna zagrada
    zvjezdica
    tipka: *
    znak plusa
    zarez
    spojnica-minus
    točka
    kosa crta
    tipka: 0
    tipka: 1
    tipka: 2
    tipka: 3
    tipka: 4
    tipka: 5
    tipka: 6
    tipka: 7
    tipka: 8
    tipka: 9
    dvotočka
    točka sa zarezom
    manje
    jednako
    veće
    upitnik
    znak „at”
    lijeva uglata zagrada
    obrnuta kosa crta
    desna uglata zagrada
    dugosilazni naglasak
    donja crta
    kratkouzlazni naglasak
    lijeva vitičasta zagrada
    okomita crta
    desna vitičasta zagrada
    tilda
    obrnuti uskličnik
    cent
    funta
    nepoznata valuta
    jen
    odjeljak
    dijereza
    znak za autorska prava
    lijevo usmjereni šiljasti navodnik
    negacija
    znak za registrirano
    stupanj
    plus-minus
    eksponent 2
    eksponent 3
    dugouzlazni naglasak
    znak mikro
    prijelom odlomka
    srednja točka
    eksponent 1
    desno usmjereni šiljasti navodnik
    obrnuti upitnik
    znak za množenje
    znak za dijeljenje
    armenski dram
    afganistanski afgani
    zarez u arapskom pismu
    točka sa zarezom u arapskom pismu
    upitnik u arapskom pismu
    bangladeška taka
    tajlandski baht
    kambodžanski rijal
    spojnica
    crtica
    crta
    vodoravna crta
    lijevi polunavodnik
    desni polunavodnik
    donji desni polunavodnik
    lijevi navodnik
    desni navodnik
    donji desni navodnik
    znak bodeža
    znak dvostrukog bodeža
    grafička oznaka
    trotočka
    točka za rastavljanje riječi
    promil
    izostavnik
    dvostruki navodnik
    trostruki navodnik
    karet
    referenca
    dvostruki uskličnik
    upitnik s uskličnikom
    nadcrta
    asterizam
    razlomačka kosa crta
    uskličnik-upitnik
    minus u eksponentu
    kostarikanski kolon
    cruzeiro
    francuski franak
    lira
    mill
    nigerijska naira
    španjolska pezeta
    rupija
    von
    novi izraelski šekel
    vijetnamski dong
    euro
    laoski kip
    mongolski tugrik
    njemački pfennig
    pezo
    paragvajski gvarani
    austral
    ukrajinska hrivnja
    ganski cedi
    francuska livra
    spesmilo
    kazahstanski tenge
    indijska rupija
    turska lira
    azerbajdžanski manat
    rubalj
    gruzijski lari
    bitcoin
    simbol autorskog prava za snimanje zvuka
    zaštitni znak tm
    izvor informacija
    strelica koja pokazuje ulijevo
    strelica koja pokazuje prema gore
    strelica koja pokazuje udesno
    strelica koja pokazuje prema dolje
    strelica lijevo-desno
    strelica gore-dolje
    strelica prema gore-lijevo
    strelica prema gore-desno
    strelica prema dolje-desno
    strelica prema dolje-lijevo
    kosa crta sa strelicom ulijevo
    kosa crta sa strelicom udesno
    valovita strelica ulijevo
    valovita strelica udesno
    strelica s dva vrha ulijevo
    strelica s dva vrha prema gore
    strelica s dva vrha udesno
    strelica s dva vrha prema dolje
    strelica s repom ulijevo
    strelica s repom udesno
    strelica s crtom ulijevo
    strelica s crtom prema gore
    strelica s crtom udesno
    strelica s crtom prema dolje
    strelica prema gore i prema dolje s bazom
    desna strelica koja se zakrivljuje ulijevo
    lijeva strelica koja se zakrivljuje udesno
    strelica s petljom ulijevo
    strelica s petljom udesno
    valovita strelica s vrhom ulijevo i vrhom udesno
    kosa crta sa strelicom ulijevo i udesno
    cik-cak strelica prema dolje
    strelica prema gore s vrhom ulijevo
    strelica prema gore s vrhom udesno
    strelica prema dolje s vrhom ulijevo
    strelica prema dolje s vrhom udesno
    strelica udesno s kutom prema dolje
    strelica prema dolje s kutom ulijevom
    polukružna strelica u smjeru suprotnom od kazaljke na satu
    polukružna strelica u smjeru kazaljke na satu
    strelica s dugom crtom u smjeru sjeverozapada
    strelica s crtom ulijevo iznad strelice s crtom udesno
    otvorena kružna strelica u smjeru suprotnom od kazaljke na satu
    otvorena kružna strelica u smjeru kazaljke na satu
    harpun ulijevo sa šiljkom prema gore
    harpun ulijevo sa šiljkom prema dolje
    harpun prema gore sa šiljkom udesno
    harpun prema gore sa šiljkom ulijevo
    harpun udesno sa šiljkom prema gore
    harpun udesno sa šiljkom prema dolje
    harpun prema dolje sa šiljkom udesno
    harpun prema dolje sa šiljkom ulijevo
    strelica udesno iznad strelice ulijevo
    strelica prema gore i strelica prema dolje
    strelica ulijevo iznad strelice udesno
    uparene strelice ulijevo
    uparene strelice prema gore
    uparene strelice udesno
    uparene strelice prema dolje
    harpun ulijevo iznad harpuna udesno
    harpun udesno iznad harpuna ulijevo
    precrtana dvostruka strelica ulijevo
    precrtana dvostruka strelica ulijevo i udesno
    precrtana dvostruka strelica udesno
    dvostruka strelica ulijevo
    dvostruka strelica prema gore
    dvostruka strelica udesno
    dvostruka strelica prema dolje
    dvostruka strelica ulijevo i udesno
    dvostruka strelica prema gore-lijevo
    dvostruka strelica prema gore-desno
    dvostruka strelica prema dolje-desno
    dvostruka strelica prema dolje-lijevo
    trostruka strelica ulijevo
    trostruka strelica udesno
    vijugava strelica ulijevo
    vijugava strelica udesno
    dvostruko precrtana strelica prema gore
    dvostruko precrtana strelica prema dolje
    iscrtkana strelica ulijevo
    iscrtkana strelica prema gore
    iscrtkana strelica udesno
    iscrtkana strelica prema dolje
    strelica ulijevo s crtom
    strelica udesno s crtom
    neispunjena strelica ulijevo
    neispunjena strelica prema gore
    neispunjena strelica udesno
    neispunjena strelica prema dolje
    neispunjena strelica s crtom prema gore
    strelica prema dolje i strelica prema gore
    za sve
    parcijalni diferencijal
    kvantifikator egzistencije
    prazan skup
    inkrement
    nabla
    je element
    nije element
    sadrži član
    kraj dokaza
    Kartezijev umnožak
    zbroj neograničenog broja operanada
    znak minusa
    minus ili plus
    kosa crta za dijeljenje
    operator u obliku zvjezdice
    operator u obliku prstena
    operator u obliku grafičke oznake
    kvadratni korijen
    razmjerno
    beskonačno
    desni kut
    kut
    dijeljenje
    paralelno
    logičko „i”
    presjek skupova
    unija skupova
    integral
    dvostruki integral
    konturni integral
    zato
    zbog toga
    omjer
    udio
    operator u obliku tilde
    obrnuta tilda
    obrnuto polegnuto „s”
    asimptotski jednako
    otprilike jednako
    približno jednako
    sve jednako
    otprilike jednako slici
    prsten u jednakosti
    različito
    identično jednako
    strogo jednako
    manje ili jednako
    veće ili jednako
    manje od iznad jednako
    više od iznad jednako
    puno manje od
    puno veće od
    između
    ne manje od
    ne veće od
    veće od ekvivalenta
    prethodi
    slijedi
    ne slijedi
    je pravi podskup od
    nadskup
    podskup jedna
    nadskup jednak
    zaokruženi plus
    zaokruženi minus
    zaokruženi znak množenja
    zaokruženi znak dijeljenja
    operator u obliku zaokružene točke
    operator u obliku zaokruženog prstena
    operator u obliku zaokružene zvjezdice
    plus u kvadratu
    minus u kvadratu
    netočno
    ne forsira
    prethodi ispod relacije
    slijedi ispod relacije
    original
    hermitska matrica
    pravokutni trokut
    n-arni logički simbol „ili”
    presjek neograničenog broja operanada
    unija neograničenog broja operanada
    operator u obliku točke
    operator u obliku zvijezde
    prirodni spoj
    dvostruki presjek
    izrazito manje od
    izrazito veće od
    ne sadrži kao normalnu podgrupu jednaku
    okomita trotočka
    srednja vodoravna trotočka
    dijagonalna trotočka gore udesno
    dijagonalna trotočka dolje udesno
    ručni sat
    pješčani sat
    tipkovnica
    tipka za izbacivanje
    tipka za pretraživanje unaprijed
    tipka za brzo pretraživanje unatrag
    tipka za brzo kretanje prema gore
    tipka za brzo kretanje prema dolje
    tipka za sljedeću pjesmu
    tipka za posljednju pjesmu
    tipka za reprodukciju ili pauzu
    budilica
    štoperica
    tajmer
    pješčani sat s pijeskom koji curi
    tipka za pauzu
    tipka za zaustavljanje
    tipka za snimanje
    slovo m u krugu
    ispunjeni kvadrat
    neispunjeni kvadrat
    neispunjeni kvadrat sa zaokruženim kutovima
    neispunjeni kvadrat koji sadrži ispunjeni kvadrat
    kvadrat s vodoravnom ispunom
    kvadrat s okomitom ispunom
    kvadrat s ortogonalno iscrtanom ispunom
    kvadrat s ispunom od gore lijevo prema dolje desno
    kvadrat s ispunom od gore desno prema dolje lijevo
    kvadrat s dijagonalno iscrtanom ispunom
    mali crni kvadrat
    mali bijeli kvadrat
    ispunjeni pravokutnik
    neispunjeni pravokutnik
    ispunjeni okomiti pravokutnik
    ispunjeni paralelogram
    ispunjen trokut usmjeren prema gore
    neispunjeni trokut okrenut prema gore
    mali ispunjeni trokut okrenut prema gore
    mali neispunjeni trokut okrenut prema gore
    tipka za reprodukciju
    neispunjeni trokut okrenut udesno
    mali ispunjeni trokut okrenut udesno
    mali neispunjeni trokut okrenut udesno
    ispunjeni pokazivač udesno
    neispunjeni pokazivač udesno
    ispunjen trokut usmjeren prema dolje
    neispunjeni pokazivač prema dolje
    mali ispunjeni trokut okrenut prema dolje
    mali neispunjeni trokut okrenut prema dolje
    tipka za pretraživanje unatrag
    neispunjeni trokut okrenut ulijevo
    mali ispunjeni trokut okrenut ulijevo
    mali neispunjeni trokut okrenut ulijevo
    ispunjeni pokazivač ulijevo
    neispunjeni pokazivač ulijevo
    ispunjeni romb
    neispunjeni romb
    ispunjeni romb unutar neispunjenog romba
    ispunjeni krug unutar neispunjenog kruga
    znak romba
    prazan krug
    točkasti krug
    krug s okomitom ispunom
    koncentrični krugovi
    ispunjen krug
    krug s ispunjenom lijevom polovicom
    krug s ispunjenom desnom polovicom
    krug s ispunjenom donjom polovicom
    krug s ispunjenom gornjom polovicom
    krug s ispunjenom gornjom desnom četvrtinom
    krug s neispunjenom gornjom lijevom četvrtinom
    lijeva ispunjena polovica kruga
    desna ispunjena polovica kruga
    obrnuta grafička oznaka
    neispunjeni krug u ispunjenom kvadratu
    kružni luk gornje lijeve četvrtine
    kružni luk gornje desne četvrtine
    kružni luk donje desne četvrtine
    kružni luk donje lijeve četvrtine
    gornji polukrug
    donji polukrug
    ispunjeni trokut okrenut dolje desno
    ispunjeni trokut okrenut dolje lijevo
    ispunjeni trokut okrenut gore lijevo
    ispunjeni trokut okrenut gore desno
    neispunjena grafička oznaka
    velik prazni krug
    neispunjeni kvadrat s gornjom desnom četvrtinom
    neispunjeni krug s gornjom desnom četvrtinom
    srednji bijeli kvadrat
    srednji crni kvadrat
    srednje mali bijeli kvadrat
    srednje mali crni kvadrat
    trokut okrenut dolje desno
    sunce
    oblak
    kišobran
    snjegović
    komet
    telefon
    potvrdni okvir s kvačicom
    kišobran s kapima kiše
    vrući napitak
    djetelina
    kažiprst pokazuje gore
    lubanja i prekrižene kosti
    radioaktivnost
    biološka opasnost
    pravoslavni križ
    zvijezda i polumjesec
    simbol mira
    jin i jang
    kotač dharme
    namrgođeno lice
    nasmiješeno lice
    ženski simbol
    muški simbol
    astrološki znak ovna
    astrološki znak bika
    astrološki znak blizanaca
    astrološki znak raka
    astrološki znak lava
    astrološki znak djevice
    astrološki znak vage
    astrološki znak škorpiona
    astrološki znak strijelca
    astrološki znak jarca
    astrološki znak vodenjaka
    astrološki znak riba
    šahovski pješak
    pik
    tref
    herc
    karo
    termalni izvori
    osminka
    snizilica
    povisilica
    simbol recikliranja
    beskonačnost
    invalidska kolica
    čekić i pijuk
    sidro
    prekriženi mačevi
    simbol medicine
    vaga
    retorta
    zupčanik
    simbol atoma
    heraldički ljiljan
    upozorenje
    visoki napon
    simbol transrodnosti
    bijeli krug
    crni krug
    lijes
    urna
    nogometna lopta
    lopta za bejzbol
    snjegović bez snijega
    sunce iza oblaka
    oblak s grmljavinom i kišom
    astrološki znak zmijonosca
    pijuk
    šljem s bijelim križem
    lanci
    zabrana ulaza
    šintoistički hram
    crkva
    planina
    suncobran
    fontana
    zastavica u rupi
    trajekt
    jedrilica
    skijaš
    klizaljka
    osoba vodi loptu
    žena vodi loptu
    muškarac vodi loptu
    šator
    pumpa za gorivo
    škare
    tipka s kvačicom
    zrakoplov
    omotnica
    podignuta šaka
    podignuta ruka
    ruka sa znakom pobjede
    ruka koja piše
    olovka
    crno pero
    kvačica
    množenje
    latinski križ
    davidova zvijezda
    iskre
    osmerokraka zvjezdica
    osmerokraka zvijezda
    snježna pahulja
    iskra
    križić
    tipka s oznakom križića
    crveni upitnik
    bijeli upitnik
    bijeli uskličnik
    crveni uskličnik
    uskličnik u obliku srca
    crveno srce
    srce u plamenu
    srce koje se liječi
    plus
    minus
    znak dijeljenja
    strelica prema desno
    vitičasta petlja
    dvostruka vitičasta petlja
    desna strelica koja se zakrivljuje prema gore
    desna strelica koja se zakrivljuje prema dolje
    plus i broj 2 u indeksu
    vektorski proizvod
    interni proizvod
    logičko „ili” s dvostrukom podcrtom
    ukošeno manje od jednako
    manje od iznad slično jednakom
    dvostruka linija jednaka veće od
    slijedi iznad nije približno jednako
    strelica prema lijevo
    strelica prema gore
    strelica prema dolje
    veliki crni kvadrat
    veliki bijeli kvadrat
    zvijezda
    crveni krug s rupom
    zarez u ideografskom pismu
    točka u ideografskom pismu
    lijeva izlomljena zagrada
    desna izlomljena zagrada
    lijeva dvostruka izlomljena zagrada
    desna dvostruka izlomljena zagrada
    lijeva jednouglata zagrada
    desna jednouglata zagrada
    lijeva jednouglata zagrada bez ispune
    desna jednouglata zagrada bez ispune
    crna lijeva konkavna zagrada
    crna desna konkavna zagrada
    lijeva saćasta zagrada
    desna saćasta zagrada
    lijeva konkavna zagrada bez ispune
    desna konkavna zagrada bez ispune
    valovita crta
    oznaka djelomične alternacije
    srednja točka u katakana pismu
    tipka s ideogramom "čestitke"
    tipka s ideogramom "tajna"
    rijal
    mahjong crveni zmaj
    džoker
    tipka krvne grupe A
    tipka krvne grupe B
    tipka krvne grupe 0
    tipka P
    tipka krvne grupe AB
    tipka CL
    tipka COOL
    tipka FREE
    tipka ID
    tipka NEW
    tipka NG
    tipka OK
    tipka SOS
    tipka UP!
    tipka VS
    zastava: Otok Ascension
    zastava: Andora
    zastava: Ujedinjeni Arapski Emirati
    zastava: Afganistan
    zastava: Antigva i Barbuda
    zastava: Angvila
    zastava: Albanija
    zastava: Armenija
    zastava: Angola
    zastava: Antarktika
    zastava: Argentina
    zastava: Američka Samoa
    zastava: Austrija
    zastava: Australija
    zastava: Aruba
    zastava: Ålandski otoci
    zastava: Azerbajdžan
    zastava: Bosna i Hercegovina
    zastava: Barbados
    zastava: Bangladeš
    zastava: Belgija
    zastava: Burkina Faso
    zastava: Bugarska
    zastava: Bahrein
    zastava: Burundi
    zastava: Benin
    zastava: Saint Barthélemy
    zastava: Bermudi
    zastava: Brunej
    zastava: Bolivija
    zastava: Karipski otoci Nizozemske
    zastava: Brazil
    zastava: Bahami
    zastava: Butan
    zastava: Otok Bouvet
    zastava: Bocvana
    zastava: Bjelorusija
    zastava: Belize
    zastava: Kanada
    zastava: Kokosovi (Keelingovi) otoci
    zastava: Kongo - Kinshasa
    zastava: Srednjoafrička Republika
    zastava: Kongo - Brazzaville
    zastava: Švicarska
    zastava: Obala Bjelokosti
    zastava: Cookovi Otoci
    zastava: Čile
    zastava: Kamerun
    zastava: Kina
    zastava: Kolumbija
    zastava: Otok Clipperton
    zastava: Kostarika
    zastava: Kuba
    zastava: Zelenortska Republika
    zastava: Curaçao
    zastava: Božićni otok
    zastava: Cipar
    zastava: Češka
    zastava: Njemačka
    zastava: Diego Garcia
    zastava: Džibuti
    zastava: Danska
    zastava: Dominika
    zastava: Dominikanska Republika
    zastava: Alžir
    zastava: Ceuta i Melilla
    zastava: Ekvador
    zastava: Estonija
    zastava: Egipat
    zastava: Zapadna Sahara
    zastava: Eritreja
    zastava: Španjolska
    zastava: Etiopija
    zastava: Europska unija
    zastava: Finska
    zastava: Fidži
    zastava: Falklandski otoci
    zastava: Mikronezija
    zastava: Farski otoci
    zastava: Francuska
    zastava: Gabon
    zastava: Ujedinjeno Kraljevstvo
    zastava: Grenada
    zastava: Gruzija
    zastava: Francuska Gijana
    zastava: Guernsey
    zastava: Gana
    zastava: Gibraltar
    zastava: Grenland
    zastava: Gambija
    zastava: Gvineja
    zastava: Guadalupe
    zastava: Ekvatorska Gvineja
    zastava: Grčka
    zastava: Južna Georgija i Južni Sendvički Otoci
    zastava: Gvatemala
    zastava: Guam
    zastava: Gvineja Bisau
    zastava: Gvajana
    zastava: PUP Hong Kong Kina
    zastava: Otoci Heard i McDonald
    zastava: Honduras
    zastava: Hrvatska
    zastava: Haiti
    zastava: Mađarska
    zastava: Kanarski otoci
    zastava: Indonezija
    zastava: Irska
    zastava: Izrael
    zastava: Otok Man
    zastava: Indija
    zastava: Britanski Indijskooceanski teritorij
    zastava: Irak
    zastava: Iran
    zastava: Island
    zastava: Italija
    zastava: Jersey
    zastava: Jamajka
    zastava: Jordan
    zastava: Japan
    zastava: Kenija
    zastava: Kirgistan
    zastava: Kambodža
    zastava: Kiribati
    zastava: Komori
    zastava: Sveti Kristofor i Nevis
    zastava: Sjeverna Koreja
    zastava: Južna Koreja
    zastava: Kuvajt
    zastava: Kajmanski otoci
    zastava: Kazahstan
    zastava: Laos
    zastava: Libanon
    zastava: Sveta Lucija
    zastava: Lihtenštajn
    zastava: Šri Lanka
    zastava: Liberija
    zastava: Lesoto
    zastava: Litva
    zastava: Luksemburg
    zastava: Latvija
    zastava: Libija
    zastava: Maroko
    zastava: Monako
    zastava: Moldavija
    zastava: Crna Gora
    zastava: Saint Martin
    zastava: Madagaskar
    zastava: Maršalovi Otoci
    zastava: Sjeverna Makedonija
    zastava: Mali
    zastava: Mjanmar (Burma)
    zastava: Mongolija
    zastava: PUP Makao Kina
    zastava: Sjevernomarijanski otoci
    zastava: Martinique
    zastava: Mauretanija
    zastava: Montserrat
    zastava: Malta
    zastava: Mauricijus
    zastava: Maldivi
    zastava: Malavi
    zastava: Meksiko
    zastava: Malezija
    zastava: Mozambik
    zastava: Namibija
    zastava: Nova Kaledonija
    zastava: Niger
    zastava: Otok Norfolk
    zastava: Nigerija
    zastava: Nikaragva
    zastava: Nizozemska
    zastava: Norveška
    zastava: Nepal
    zastava: Nauru
    zastava: Niue
    zastava: Novi Zeland
    zastava: Oman
    zastava: Panama
    zastava: Peru
    zastava: Francuska Polinezija
    zastava: Papua Nova Gvineja
    zastava: Filipini
    zastava: Pakistan
    zastava: Poljska
    zastava: Saint-Pierre-et-Miquelon
    zastava: Otoci Pitcairn
    zastava: Portoriko
    zastava: Palestinsko područje
    zastava: Portugal
    zastava: Palau
    zastava: Paragvaj
    zastava: Katar
    zastava: Réunion
    zastava: Rumunjska
    zastava: Srbija
    zastava: Rusija
    zastava: Ruanda
    zastava: Saudijska Arabija
    zastava: Salomonski Otoci
    zastava: Sejšeli
    zastava: Sudan
    zastava: Švedska
    zastava: Singapur
    zastava: Sveta Helena
    zastava: Slovenija
    zastava: Svalbard i Jan Mayen
    zastava: Slovačka
    zastava: Sijera Leone
    zastava: San Marino
    zastava: Senegal
    zastava: Somalija
    zastava: Surinam
    zastava: Južni Sudan
    zastava: Sveti Toma i Princip
    zastava: Salvador
    zastava: Sint Maarten
    zastava: Sirija
    zastava: Esvatini
    zastava: Tristan da Cunha
    zastava: Otoci Turks i Caicos
    zastava: Čad
    zastava: Francuski južni i antarktički teritoriji
    zastava: Togo
    zastava: Tajland
    zastava: Tadžikistan
    zastava: Tokelau
    zastava: Timor-Leste
    zastava: Turkmenistan
    zastava: Tunis
    zastava: Tonga
    zastava: Turska
    zastava: Trinidad i Tobago
    zastava: Tuvalu
    zastava: Tajvan
    zastava: Tanzanija
    zastava: Ukrajina
    zastava: Uganda
    zastava: Mali udaljeni otoci SAD-a
    zastava: Ujedinjeni narodi
    zastava: Sjedinjene Američke Države
    zastava: Urugvaj
    zastava: Uzbekistan
    zastava: Vatikanski Grad
    zastava: Sveti Vincent i Grenadini
    zastava: Venezuela
    zastava: Britanski Djevičanski otoci
    zastava: Američki Djevičanski otoci
    zastava: Vijetnam
    zastava: Vanuatu
    zastava: Wallis i Futuna
    zastava: Samoa
    zastava: Kosovo
    zastava: Jemen
    zastava: Mayotte
    zastava: Južnoafrička Republika
    zastava: Zambija
    zastava: Zimbabve
    tipka s ideogramom "ovdje"
    tipka s ideogramom "naplata usluge"
    tipka s ideogramom "besplatno"
    tipka s ideogramom "rezervirano"
    tipka s ideogramom "zabranjeno"
    tipka s ideogramom "ima slobodnih mjesta"
    tipka s ideogramom "prolazna ocjena"
    tipka s ideogramom "popunjeno"
    tipka s ideogramom "nije besplatno"
    tipka s ideogramom "mjesečni iznos"
    tipka s ideogramom "zahtjev"
    tipka s ideogramom "popust"
    tipka s ideogramom "otvoreno"
    tipka s ideogramom "povoljno"
    tipka s ideogramom "prihvatljivo"
    ciklona
    maglovito
    zatvoreni kišobran
    zvjezdana noć
    izlazak sunca iznad planina
    izlazak sunca
    panorama grada u sumrak
    zalazak sunca
    duga
    most noću
    vodeni val
    vulkan
    Mliječna staza
    globus s prikazom Europe i Afrike
    globus s prikazom Amerika
    globus s prikazom Azije i Australije
    globus s meridijanima
    mlađak
    polumjesec prve četvrti
    mjesec prve četvrti
    rastući izbočeni mjesec
    puni mjesec
    padajući izbočeni mjesec
    mjesec posljednje četvrti
    polumjesec posljednje četvrti
    polumjesec
    mlađak s licem
    mjesec prve četvrti s licem
    mjesec posljednje četvrti s licem
    puni mjesec s licem
    sunce s licem
    zvijezda koja sjaji
    zvijezda padalica
    termometar
    sunce iza malog oblaka
    sunce iza velikog oblaka
    sunce iza kišnog oblaka
    oblak s kišom
    oblak sa snijegom
    oblak s grmljavinom
    tornado
    magla
    lice vjetra
    hot dog
    taco
    burrito
    kesten
    sadnica
    zimzeleno drvo
    listopadno drvo
    palma
    kaktus
    ljuta papričica
    tulipan
    trešnjin cvijet
    ruža
    hibiskus
    suncokret
    cvjetanje
    klip kukuruza
    klas riže
    biljka
    četverolisna djetelina
    javorov list
    otpali list
    list koji treperi na vjetru
    gljiva
    rajčica
    patlidžan
    grožđe
    dinja
    lubenica
    mandarina
    limun
    banana
    ananas
    crvena jabuka
    zelena jabuka
    kruška
    breskva
    trešnje
    jagoda
    hamburger
    pizza
    meso na kosti
    batak
    keks od riže
    kuglica od riže
    kuhana riža
    curry riža
    kipuća zdjelica
    špageti
    kruh
    pomfrit
    pečeni batat
    dango
    oden
    sushi
    prženi račić
    riblji kolač s motivom spirale
    meki sladoled
    sladoled s komadićima leda
    sladoled
    krafna
    keks
    tabla čokolade
    bombon
    lizalica
    krema od jaja
    tegla meda
    komad kolača
    bento kutija
    lonac s hranom
    kuhanje
    vilica i nož
    šalica za čaj bez ručke
    sake
    čaša za vino
    čaša za koktel
    tropsko piće
    krigla za pivo
    zdravica kriglama piva
    bočica za bebe
    vilica i nož s tanjurom
    boca iz koje izlijeće čep
    kokice
    mašna
    umotani poklon
    rođendanska torta
    izrezbarena bundeva
    božićno drvce
    Djed Božićnjak
    vatromet
    prskalica
    balon
    ispaljivač konfeta
    kugla s konfetima
    drvo tanabata
    prekrižene zastave
    ukras od češera
    japanske lutke
    cjevasti zmaj u obliku ribe
    vjetreno zvono
    mjesečeva svečanost
    školski ruksak
    maturalna kapa
    vojno odličje
    spomen-traka
    studijski mikrofon
    kliznik za podešavanje
    kontrolni gumbi
    filmska vrpca
    ulaznice
    konjić na vrtuljku
    panoramski kotač
    vlak smrti
    ribički štap
    mikrofon
    filmska kamera
    kino
    slušalice
    slikarska paleta
    cilindar
    cirkuski šator
    ulaznica
    klapa
    izvedbene umjetnosti
    videoigrica
    pogodak u sredinu
    jednoruki jack
    biljarske kugle
    igraća kocka
    kuglanje
    igraće karte s cvijećem
    glazbena nota
    glazbene note
    saksofon
    gitara
    klavijatura
    truba
    violina
    notno crtovlje
    majica za trčanje
    tenis
    skije
    košarkaška lopta
    zastava s crno-bijelom šahovnicom
    snowboarder
    osoba trči
    žena trči
    muškarac trči
    surfer
    žena surfa
    muškarac surfa
    sportska medalja
    trofej
    konjičke utrke
    američki nogomet
    ragbi
    osoba pliva
    žena pliva
    muškarac pliva
    osoba diže utege
    žena diže utege
    muškarac diže utege
    osoba igra golf
    žena igra golf
    muškarac igra golf
    motocikl
    trkaći automobil
    kriket
    odbojkaška lopta
    hokej na travi
    palica i pak za hokej na ledu
    stolni tenis
    planina sa snježnim vrhovima
    kampiranje
    plaža sa suncobranom
    gradilište
    kuće
    panorama grada
    zapuštena kuća
    antička građevina
    pustinja
    pusti otok
    nacionalni park
    stadion
    kuća
    kuća s vrtom
    poslovna zgrada
    japanski poštanski ured
    poštanski ured
    bolnica
    banka
    znak za bankomat
    hotel
    ljubavni hotel
    trgovina mješovitom robom
    škola
    robna kuća
    tvornica
    crveni lampion
    japanski dvorac
    dvorac
    bijela zastava
    zastava pokreta transrodnih osoba
    zastava duginih boja
    crna zastava
    gusarska zastava
    zastava: Engleska
    zastava: Škotska
    zastava: Wales
    rozeta
    oznaka
    badminton
    luk i strijela
    amfora
    svijetla boja kože
    svijetlo maslinasta boja kože
    maslinasta boja kože
    smeđa boja kože
    tamno smeđa boja kože
    štakor
    miš
    vol
    vodeni bivol
    krava
    tigar
    leopard
    zec
    mačka
    crna mačka
    zmaj
    krokodil
    kit
    puž
    zmija
    konj
    ovan
    koza
    ovca
    majmun
    pijetao
    kokoš
    pas
    radni pas
    svinja
    vepar
    slon
    hobotnica
    spiralna školjka
    gusjenica
    mrav
    pčela
    bubamara
    riba
    tropska ribica
    riba napuhača
    kornjača
    pile izleglo iz jajeta
    pile
    pile sprijeda
    ptica
    pingvin
    koala
    pudl
    deva
    dvogrba deva
    dupin
    lice miša
    lice krave
    lice tigra
    lice zeca
    lice mačke
    lice zmaja
    kit koji izbacuje mlaz vode
    lice konja
    lice majmuna
    lice psa
    lice svinje
    žaba
    hrčak
    vuk
    medvjed
    polarni medvjed
    panda
    njuška svinje
    tragovi šapa
    vjeverica
    oči
    oko
    oko u oblačiću
    uho
    nos
    usta
    jezik
    kažiprst koji pokazuje prema gore
    kažiprst koji pokazuje prema dolje
    kažiprst koji pokazuje ulijevo
    kažiprst koji pokazuje udesno
    stisnuta šaka
    ruka koja maše
    znak rukom "u redu"
    palac gore
    palac dolje
    ruke koje plješću
    otvorene ruke
    kruna
    ženski šešir
    naočale
    kravata
    majica kratkih rukava
    traperice
    haljina
    kimono
    bikini
    ženska odjeća
    novčanik
    ručna torbica
    torbica
    muška cipela
    tenisica
    cipela s visokom potpeticom
    ženska sandala
    ženska čizma
    otisci stopala
    poprsje u silueti
    poprsja u silueti
    dječak
    djevojčica
    muškarac
    liječnik
    sudac
    pilot
    par sa srcem: muškarac i muškarac
    poljubac: muškarac i muškarac
    poljoprivrednik
    kuhar
    muškarac hrani bebu
    student
    pjevač
    umjetnik
    učitelj
    tvornički radnik
    obitelj: muškarac i dječak
    obitelj: muškarac, dječak i dječak
    obitelj: muškarac i djevojčica
    obitelj: muškarac, djevojčica i dječak
    obitelj: muškarac, djevojčica i djevojčica
    obitelj: muškarac, muškarac i dječak
    obitelj: muškarac, muškarac, dječak i dječak
    obitelj: muškarac, muškarac i djevojčica
    obitelj: muškarac, muškarac, djevojčica i dječak
    obitelj: muškarac, muškarac, djevojčica i djevojčica
    obitelj: muškarac, žena i dječak
    obitelj: muškarac, žena, dječak i dječak
    obitelj: muškarac, žena i djevojčica
    obitelj: muškarac, žena, djevojčica i dječak
    obitelj: muškarac, žena, djevojčica i djevojčica
    tehnološki inženjer
    službenik
    mehaničar
    znanstvenik
    astronaut
    vatrogasac
    muškarac s bijelim štapom
    muškarac: crvena kosa
    muškarac: kovrčava kosa
    muškarac: bez kose
    muškarac: sijeda kosa
    muškarac u motornim invalidskim kolicima
    muškarac u invalidskim kolicima na ručni pogon
    žena
    liječnica
    sutkinja
    pilotkinja
    par sa srcem: žena i muškarac
    par sa srcem: žena i žena
    poljubac: žena i muškarac
    poljubac: žena i žena
    poljoprivrednica
    kuharica
    žena hrani bebu
    studentica
    pjevačica
    umjetnica
    učiteljica
    tvornička radnica
    obitelj: žena i dječak
    obitelj: žena, dječak i dječak
    obitelj: žena i djevojčica
    obitelj: žena, djevojčica i dječak
    obitelj: žena, djevojčica i djevojčica
    obitelj: žena, žena i dječak
    obitelj: žena, žena, dječak i dječak
    obitelj: žena, žena i djevojčica
    obitelj: žena, žena, djevojčica i dječak
    obitelj: žena, žena, djevojčica i djevojčica
    tehnološka inženjerka
    službenica
    mehaničarka
    znanstvenica
    astronautkinja
    vatrogaskinja
    žena s bijelim štapom
    žena: crvena kosa
    žena: kovrčava kosa
    žena: bez kose
    žena: sijeda kosa
    žena u motornim invalidskim kolicima
    žena u invalidskim kolicima na ručni pogon
    obitelj
    muškarac i žena koji se drže za ruke
    muškarci koji se drže za ruke
    žene koje se drže za ruke
    policajac
    policajka
    policijski djelatnik
    osobe sa zečjim ušima
    žene sa zečjim ušima
    muškarci sa zečjim ušima
    nevjesta s velom
    žena s velom
    muškarac s velom
    plavokosa osoba
    plavokosa žena
    plavokosi muškarac
    muškarac s kineskom kapom
    osoba s turbanom
    žena s turbanom
    muškarac s turbanom
    starac
    starica
    beba
    građevinski radnik
    zidarica
    zidar
    princeza
    japanski div
    goblin
    duh
    beba anđeo
    izvanzemaljac
    izvanzemaljsko čudovište
    vražićak
    lubanja
    osoba s nagnutim dlanom
    žena s nagnutim dlanom
    muškarac s nagnutim dlanom
    čuvar
    stražarica
    stražar
    žena pleše
    ruž za usne
    lak za nokte
    osoba na masaži
    žena na masaži
    muškarac na masaži
    šišanje
    žena na šišanju
    muškarac na šišanju
    stup koji označava brijačnicu
    šprica
    pilula
    otisak usana
    ljubavno pismo
    prsten
    dragulj
    poljubac
    buket
    par sa srcem
    vjenčanje
    srce koje kuca
    slomljeno srce
    dva srca
    svjetlucavo srce
    srce koje raste
    srce sa strelicom
    plavo srce
    zeleno srce
    žuto srce
    ljubičasto srce
    srce s trakom
    srca koja se vrte u krug
    ukras srca
    romb s točkom
    žarulja
    simbol ljutnje
    bomba
    zzz
    sudar
    kapljice znoja
    kapljica
    bježanje
    hrpica izmeta
    stegnuti biceps
    vrtoglavica
    govorni oblačić
    oblačić za misao
    bijeli cvijet
    sto bodova
    vreća s novcem
    mjenjačnica
    masno otisnut znak dolara
    kreditna kartica
    novčanica sa znakom jena
    novčanica sa znakom dolara
    novčanica sa znakom eura
    novčanica sa znakom funte
    novac s krilima
    grafikon rastućeg trenda sa znakom jena
    sjedalo
    prijenosno računalo
    aktovka
    minidisk
    disketa
    optički disk
    dvd
    mapa
    otvorena mapa
    savinuta stranica
    stranica okrenuta prema gore
    kalendar
    kalendar na trganje
    kartoteka
    grafikon uzlaznog trenda
    grafikon silaznog trenda
    trakasti grafikon
    držač spisa
    pribadača
    zaobljena pribadača
    spajalica
    ravnalo
    trokut
    kartice knjižnih oznaka
    računovodstvena knjiga
    bilježnica
    bilježnica s ukrasnim omotom
    zatvorena knjiga
    otvorena knjiga
    zelena knjiga
    plava knjiga
    narančasta knjiga
    knjige
    bedž s imenom
    svitak
    bilješka
    telefonska slušalica
    dojavljivač
    faks
    satelitska antena
    razglas
    megafon
    ladica odlazne pošte
    ladica dolazne pošte
    paket
    e-pošta
    omotnica dolazne pošte
    omotnica sa strelicom
    zatvoreni sandučić sa spuštenom zastavicom
    zatvoreni sandučić s podignutom zastavicom
    otvoreni sandučić s podignutom zastavicom
    otvoreni sandučić sa spuštenom zastavicom
    poštanski sandučić
    poštanski rog
    novine
    mobilni telefon
    mobilni telefon sa strelicom
    način vibracije
    isključen mobilni telefon
    zabranjena uporaba mobilnih telefona
    trakice jačine signala
    fotoaparat
    fotoaparat s bljeskalicom
    videokamera
    televizor
    radio
    videokaseta
    filmski projektor
    brojanica
    tipka za nasumičnu reprodukciju pjesama
    tipka za ponavljanje
    tipka za ponavljanje jedne pjesme
    okomite strelice u smjeru kazaljki na satu
    tipka sa strelicama ulijevo
    tipka za smanjivanje svjetline
    tipka za povećanje svjetline
    isključen zvučnik
    stišan zvučnik
    srednje glasan zvučnik
    glasan zvučnik
    baterija
    strujni utikač
    povećalo nagnuto ulijevo
    povećalo nagnuto udesno
    zatvoreni lokot s nalivperom
    zatvoreni lokot s ključem
    ključ
    zaključano
    otključano
    zvono
    prekriženo zvono
    knjižna oznaka
    karika
    kružić za označavanje
    strelica s natpisom "back"
    strelica s natpisom "end"
    strelica s natpisom "on!"
    strelica s natpisom "soon"
    strelica s natpisom "top"
    zabranjeno za mlađe od osamnaest
    tipka: 10
    unos velikih latiničnih slova
    unos malih latiničnih slova
    unos brojeva
    unos simbola
    unos latiničnih slova
    vatra
    ručna svjetiljka
    francuski ključ
    čekić
    vijak i matica
    kuhinjski nož
    pištolj na vodu
    mikroskop
    teleskop
    kristalna kugla
    šesterokraka zvijezda s točkom
    japanski simbol za početnika
    znak trozupca
    crna uglata tipka
    bijela uglata tipka
    crveni krug
    plavi krug
    veliki narančasti romb
    veliki plavi romb
    mali narančasti romb
    mali plavi romb
    crveni trokut usmjeren prema gore
    crveni trokut usmjeren prema dolje
    tipka prema gore
    tipka prema dolje
    om
    golubica
    kaba
    džamija
    sinagoga
    menora
    jedan sat
    dva sata
    tri sata
    četiri sata
    pet sati
    šest sati
    sedam sati
    osam sati
    devet sati
    deset sati
    jedanaest sati
    dvanaest sati
    jedan i trideset
    dva i trideset
    tri i trideset
    četiri i trideset
    pet i trideset
    šest i trideset
    sedam i trideset
    osam i trideset
    devet i trideset
    deset i trideset
    jedanaest i trideset
    dvanaest i trideset
    svijeća
    stolni sat
    rupa
    muškarac u poslovnom odijelu koji levitira
    detektiv
    istražiteljica
    istražitelj
    sunčane naočale
    pauk
    paukova mreža
    igraća palica
    muškarac pleše
    spojene spajalice
    penkala
    nalivpero
    kist
    bojica
    podignuta ruka s raširenim prstima
    srednji prst
    vulkanski pozdrav
    crno srce
    stolno računalo
    pisač
    računalni miš
    upravljačka kuglica
    uokvirena slika
    razdjelnici
    kartotečna kutija
    kartotečni ladičar
    koš za smeće
    spiralni notes
    spiralni kalendar
    škrip
    starinski ključ
    zarolane novine
    bodež
    glava koja govori
    lijevi govorni oblačić
    desni ljuti govorni oblačić
    glasačka kutija s glasačkim listićem
    karta svijeta
    planina Fuji
    tokijski toranj
    kip slobode
    karta Japana
    moai
    nasmijano lice
    sretno lice s nasmiješenim očima
    lice sa suzama radosnicama
    nasmijano lice s velikim očima
    nasmijano lice s nasmiješenim očima
    nasmijano lice s kapljicom znoja
    nasmijano lice s čvrsto zatvorenim očima
    nasmiješeno lice s aureolom
    nasmiješeno lice s rogovima
    lice koje namiguje
    nasmiješeno lice s nasmiješenim očima
    lice koje uživa u hrani
    lice s izrazom olakšanja
    nasmiješeno lice s očima u obliku srca
    nasmiješeno lice sa sunčanim naočalama
    lice koje se smijulji
    neutralno lice
    bezizražajno lice
    lice s izrazom dosade
    tužno lice s kapljicom znoja
    zamišljeno lice
    zbunjeno lice
    smeteno lice
    lice koje ljubi
    lice koje šalje poljubac
    lice koje ljubi s nasmiješenim očima
    lice koje ljubi zatvorenih očiju
    lice s isplaženim jezikom
    lice s isplaženim jezikom koje namiguje
    lice s isplaženim jezikom i zatvorenim očima
    razočarano lice
    zabrinuto lice
    ljutito lice
    lice koje se duri
    lice koje plače
    odlučno lice
    lice kojem ide para na nos
    tužno lice, ali s izrazom olakšanja
    namrgođeno lice s otvorenim ustima
    izmučeno lice
    preplašeno lice
    tegobno lice
    pospano lice
    umorno lice
    lice s grimasom
    lice koje glasno plače
    lice s otvorenim ustima
    lice koje izdiše
    iznenađeno lice
    anksiozno lice s kapljicom znoja
    lice koje vrišti od straha
    zapanjeno lice
    zarumenjeno lice
    lice koje spava
    lice s vrtoglavicom
    lice sa spiralnim očima
    lice bez usta
    lice u oblacima
    lice s medicinskom maskom
    nasmijana mačka s nasmiješenim očima
    mačka sa suzama radosnicama
    nasmijana mačka
    nasmiješena mačka s očima u obliku srca
    mačka s kiselim osmijehom
    mačka koja ljubi
    mačka koja se duri
    uplakana mačka
    izbezumljena mačka
    blago namrgođeno lice
    blago nasmiješeno lice
    naopačke okrenuto lice
    lice s kolutajućim očima
    osoba pokazuje "ne"
    žena pokazuje "ne"
    muškarac pokazuje "ne"
    osoba pokazuje "u redu"
    žena pokazuje "u redu"
    muškarac pokazuje "u redu"
    osoba koja se klanja
    žena u dubokom naklonu
    muškarac u dubokom naklonu
    majmun koji ne vidi ništa loše
    majmun koji ne čuje ništa loše
    majmun koji ne govori ništa loše
    osoba s podignutom rukom
    žena podiže ruku
    muškarac podiže ruku
    podignute ruke
    osoba koja se mršti
    namrštena žena
    namršteni muškarac
    osoba koja se duri
    nadurena žena
    nadureni muškarac
    sklopljeni dlanovi
    raketa
    helikopter
    lokomotiva
    vagon
    brzi vlak
    japanski brzi vlak shinkansen
    vlak
    podzemna željeznica
    laka željeznica
    postaja
    tramvaj
    tramvajska kola
    autobus
    autobus u dolasku
    trolejbus
    autobusna stanica
    minibus
    ambulantno vozilo
    vatrogasno vozilo
    policijski automobil
    policijski automobil u dolasku
    taksi
    taksi u dolasku
    automobil
    automobil u dolasku
    rekreacijsko vozilo
    dostavni kamion
    zglobni kamion
    traktor
    jednotračna željeznica
    planinska željeznica
    viseća željeznica
    žičara
    zračni tramvaj
    brod
    osoba vesla
    žena vesla
    muškarac vesla
    gliser
    vodoravni semafor
    okomiti semafor
    znak radova
    policijska rotirka
    trokutasta zastava
    vrata
    zabranjeno
    cigareta
    zabranjeno pušenje
    znak za koš za smeće
    zabranjeno bacanje otpadaka
    pitka voda
    voda nije za piće
    bicikl
    zabranjeno za bicikle
    osoba vozi bicikl
    žena vozi bicikl
    muškarac vozi bicikl
    osoba vozi brdski bicikl
    žena vozi brdski bicikl
    muškarac vozi brdski bicikl
    pješak
    žena hoda
    muškarac hoda
    zabranjeno za pješake
    pješački prijelaz za djecu
    muški toalet
    ženski toalet
    toalet
    simbol bebe
    WC školjka
    nužnik
    tuš
    osoba koja se kupa u kadi
    kada
    kontrola putovnica
    carina
    preuzimanje prtljage
    odlaganje prtljage
    kauč i svjetiljka
    osoba u krevetu
    vrećice za kupovinu
    zvono za recepciju
    krevet
    mjesto za bogoslužje
    znak stop
    kolica za kupnju
    hinduski hram
    koliba
    dizalo
    dječji tobogan
    kotač
    kolut za spašavanje
    čekić i francuski ključ
    štit
    bačva za naftu
    autocesta
    željeznička pruga
    motorni čamac
    mali zrakoplov
    polijetanje zrakoplova
    slijetanje zrakoplova
    satelit
    putnički brod
    romobil
    skuter
    kanu
    sanjke
    leteći tanjur
    skateboard
    rikša
    kamionet
    koturaljka
    narančasti krug
    žuti krug
    zeleni krug
    ljubičasti krug
    smeđi krug
    crveni kvadrat
    plavi kvadrat
    narančasti kvadrat
    žuti kvadrat
    zeleni kvadrat
    ljubičasti kvadrat
    smeđi kvadrat
    podebljani znak jednakosti
    skupljeni prsti
    bijelo srce
    smeđe srce
    ruka koja štipa
    lice s patentnim zatvaračem preko usta
    pohlepno lice
    lice s toplomjerom
    štrebersko lice
    lice koje razmišlja
    lice sa zavojem
    robot
    lice koje grli
    znak rogova
    nazovi me
    ruka gore
    šaka ulijevo
    šaka udesno
    rukovanje
    prekriženi prsti
    gesta "volim te"
    kauboj sa šeširom
    lice klauna
    lice kojem je pozlilo
    valjanje od smijeha
    lice koje slini
    lice koje laže
    lupanje dlanom o čelo
    žena lupa dlanom o čelo
    muškarac lupa dlanom o čelo
    lice koje kiše
    lice s podignutom obrvom
    lice s očima u obliku zvijezda
    ludo lice
    lice koje ušutkava
    lice sa simbolima na ustima
    lice s rukom preko usta
    lice koje povraća
    eksplodirajuća glava
    trudnica
    dojenje
    spojeni dlanovi
    selfie
    princ
    osoba u smokingu
    žena u smokingu
    muškarac u smokingu
    Baka Mraz
    slijeganje ramenima
    žena sliježe ramenima
    muškarac sliježe ramenima
    osoba izvodi zvijezdu
    žena izvodi zvijezdu
    muškarac izvodi zvijezdu
    osoba žonglira
    žena žonglira
    muškarac žonglira
    osoba se mačuje
    osobe se hrvaju
    žene se hrvaju
    muškarci se hrvaju
    osobe igraju vaterpolo
    žena igra vaterpolo
    muškarac igra vaterpolo
    osoba igra rukomet
    žena igra rukomet
    muškarac igra rukomet
    maska za ronjenje
    uveo cvijet
    bubanj
    zdravica
    žestoko piće
    žlica
    gol
    zlatna medalja
    srebrna medalja
    brončana medalja
    boksačka rukavica
    uniforma za borilačke vještine
    kamen za karling
    lacrosse
    lopta za softball
    frizbi
    kroasan
    avokado
    krastavac
    slanina
    krumpir
    mrkva
    baget
    zelena salata
    posuda s hranom
    kebab
    jaje
    čaša mlijeka
    kikiriki
    kivi
    palačinke
    okruglica
    kolačić sreće
    kutija za dostavu
    štapići
    zdjelica sa žlicom
    čaša sa slamkom
    kokos
    brokula
    pita
    perec
    odrezak
    sendvič
    konzerva
    lisnato povrće
    mango
    mjesečev kolač
    pecivo
    nasmijano lice sa srcima
    zijevajuće lice
    nasmiješeno lice sa suzom
    lice koje se zabavlja
    ošamućeno lice
    pregrijano lice
    zamrznuto lice
    nindža
    prerušeno lice
    lice koje se suzdržava od suza
    molećivo lice
    sari
    laboratorijska kuta
    zaštitne naočale
    gojzerica
    balerinka
    rak
    lav
    škorpion
    puran
    jednorog
    orao
    patka
    šišmiš
    morski pas
    sova
    lisica
    leptir
    jelen
    gorila
    gušter
    nosorog
    škamp
    lignja
    žirafa
    zebra
    jež
    sauropod
    tiranosaur
    cvrčak
    klokan
    ljama
    paun
    vodenkonj
    papiga
    rakun
    jastog
    komarac
    mikrob
    jazavac
    labud
    mamut
    dodo
    ljenjivac
    vidra
    orangutan
    tvor
    plamenac
    kamenica
    dabar
    bizon
    tuljan
    pas vodič
    bijeli štap
    crvena kosa
    kovrčava kosa
    bez kose
    sijeda kosa
    kost
    noga
    stopalo
    zub
    superheroj
    superjunakinja
    superjunak
    zločinac
    stripovska zločinka
    stripovski zločinac
    sigurnosni prsluk
    uho sa slušnim aparatom
    invalidska kolica na motorni pogon
    invalidska kolica na ručni pogon
    mehanička ruka
    mehanička noga
    komad sira
    muffin
    sol
    sok u tetrapaku
    češnjak
    luk
    falafel
    vafel
    maslac
    mate
    kocka leda
    mjehuričasti čaj
    trol
    osoba stoji
    žena stoji
    muškarac stoji
    osoba kleči
    žena kleči
    muškarac kleči
    gluha osoba
    gluha žena
    gluhi muškarac
    lice s monoklom
    odrasla osoba
    zdravstveni djelatnik
    arbitar
    pilot zrakoplova
    farmer
    šef kuhinje
    osoba hrani bebu
    osoba Mraz
    diplomant
    izvođač
    slikar
    profesor
    radnik u tvornici
    tehnološki djelatnik
    uredski djelatnik
    serviser
    biokemičar
    kozmonaut
    vatrogasni djelatnik
    osobe koje se drže za ruke
    osoba s bijelim štapom
    odrasla osoba: crvena kosa
    odrasla osoba: kovrčava kosa
    odrasla osoba: bez kose
    odrasla osoba: sijeda kosa
    osoba u invalidskim kolicima na motorni pogon
    osoba u invalidskim kolicima na ručni pogon
    dijete
    starija osoba
    muškarac s bradom
    žena: brada
    muškarac: brada
    žena s maramom
    osoba u sauni
    žena u sauni
    muškarac u sauni
    osoba se penje
    žena se penje
    muškarac se penje
    osoba u položaju lotosa
    žena u položaju lotosa
    muškarac u položaju lotosa
    magičar
    čarobnica
    čarobnjak
    vilinsko biće
    vila
    kućni duh
    neživa osoba
    vampirica
    vampir
    morska sirena
    sirena
    muška sirena
    šumski vilenjak
    vilenjakinja
    vilenjak
    džin
    ženski džin
    muški džin
    zombi
    ženski zombi
    muški zombi
    mozak
    narančasto srce
    šilterica
    šal
    rukavice
    kaput
    čarape
    crvena omotnica
    petarda
    slagalica
    epruveta
    petrijeva zdjelica
    dnk
    kompas
    abakus
    vatrogasni aparat
    kutija za alat
    cigle
    magnet
    putna torba
    bočica losiona
    konac
    klupko vune
    sigurnica
    medvjedić
    metla
    košara
    rola papira
    sapun
    spužva
    račun
    nazar perlica
    baletne papučice
    jednodijelni kupaći kostim
    gaćice
    kratke hlače
    japanka
    kap krvi
    flaster
    stetoskop
    rendgenska snimka
    štaka
    jo-jo
    papirnati zmaj
    padobran
    bumerang
    čarobni štapić
    pinjata
    babuška
    planet s prstenom
    stolica
    britva
    sjekira
    diya lampa
    bendžo
    vojni šljem
    harmonika
    visoki bubanj
    kovanica
    ručna pila
    odvijač
    ljestve
    udica
    zrcalo
    prozor
    odčepljivač
    šivaća igla
    čvor
    kanta
    mišolovka
    četkica za zube
    nadgrobni spomenik
    transparent
    kamen
    disko kugla
    osobna iskaznica
    baterija s niskom razinom napunjenosti
    hamsa
    muha
    crv
    buba
    žohar
    biljka u tegli
    drvo
    pero
    lotus
    koralj
    prazno gnijezdo
    gnijezdo s jajima
    anatomsko srce
    pluća
    osobe koje se grle
    trudni muškarac
    trudna osoba
    osoba s krunom
    borovnice
    paprika
    maslina
    lepinja
    tamal
    fondi
    čajnik
    izlijevanje tekućine
    grah
    staklenka
    lice koje se topi
    lice koje salutira
    lice s otvorenim očima i rukom preko usta
    virenje na jedno oko
    lice s nakošenim ustima
    lice obrubljeno točkastom crtom
    ugriz usne
    mjehurići
    ruka s prekriženim palcem i kažiprstom
    ruka okrenuta udesno
    ruka okrenuta ulijevo
    ruka s dlanom okrenutim prema dolje
    ruka s dlanom okrenutim prema gore
    kažiprst uperen prema gledatelju
    ruke koje tvore srce
    """#
}
