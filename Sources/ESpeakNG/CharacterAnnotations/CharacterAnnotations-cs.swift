// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let cs: StaticString = #"""
    vykřičník
    mřížka
    klávesa: #
    dolar
    procento
    ampersand
    apostrof
    pravá závorka
    hvězdička
    klávesa: *
    znaménko plus
    čárka
    spojovník-minus
    tečka
    lomítko
    klávesa: 0
    klávesa: 1
    klávesa: 2
    klávesa: 3
    klávesa: 4
    klávesa: 5
    klávesa: 6
    klávesa: 7
    klávesa: 8
    klávesa: 9
    dvojtečka
    středník
    je menší než
    rovná se
    je větší než
    otazník
    zavináč
    levá hranatá závorka
    zpětné lomítko
    pravá hranatá závorka
    stříška
    podtržení
    obrácená diakritická čárka
    levá složená závorka
    svislá čára
    pravá složená závorka
    vlnovka
    obrácený vykřičník
    cent
    libra
    neznámá měna
    jen
    paragraf
    trema
    znak ochrany autorského práva
    boční uvozovky mířící doleva
    negace
    znak registrované ochranné známky
    stupeň
    plus minus
    číslice dvě jako horní index
    číslice tři jako horní index
    diakritická čárka
    znak mikro
    značka odstavce
    střední puntík
    číslice jedna jako horní index
    boční uvozovky mířící doprava
    obrácený otazník
    symbol násobení
    symbol dělení
    arménský dram
    afghánský afghán
    arabská čárka
    arabský středník
    arabský otazník
    bangladéšská taka
    thajský baht
    kambodžský riel
    spojovník
    krátká pomlčka
    dlouhá pomlčka
    vodorovná čára
    jednoduchá uvozovka nahoře
    obrácená jednoduchá uvozovka nahoře
    jednoduchá uvozovka dole
    uvozovky nahoře
    obrácené uvozovky nahoře
    uvozovky dole
    znak křížku
    znak dvojitého křížku
    puntík
    výpustka
    spojovací tečka
    promile
    jednoduchá čárka
    dvojitá čárka
    trojitá čárka
    stříška (nediakritický znak)
    odkazovací znaménko
    dvojitý vykřičník
    překvapník
    pruh
    asterismus
    zlomová čára
    vykřičník a otazník
    minus jako horní index
    kostarický colón
    znak měny cruzeiro
    francouzský frank
    znak měny liry
    mill
    nigerijská naira
    španělská peseta
    rupie
    won
    izraelský nový šekel
    vietnamský dong
    euro
    laoský kip
    mongolský tugrik
    německý fenik
    peso
    paraguajské guarani
    znak měny austral
    ukrajinská hřivna
    ghanský cedi
    tourská libra
    znak měny spesmilo
    kazašské tenge
    indická rupie
    turecká lira
    ázerbájdžánský manat
    rubl
    gruzínské lari
    bitcoin
    znak práv ke zvukovému záznamu
    znak ochranné známky
    informace
    šipka ukazující doleva
    šipka ukazující nahoru
    šipka ukazující doprava
    šipka ukazující dolů
    šipka doleva a doprava
    šipka nahoru a dolů
    šipka doleva nahoru
    šipka doprava nahoru
    šipka doprava dolů
    šipka doleva dolů
    přeškrutnutá šipka doleva
    přeškrtnutá šipka doprava
    vlnitá šipka doleva
    vlnitá šipka doprava
    dvojitá šipka doleva
    dvojitá šipka nahoru
    dvojitá šipka doprava
    dvojitá šipka dolů
    šipka doleva s chvostem
    šipka doprava s chvostem
    šipka vlevo od zarážky
    šipka nahoru od zarážky
    šipka vpravo od zarážky
    šipka dolů od zarážky
    šipka nahoru a dolů se základnou
    šipka doprava stáčející se doleva
    šipka doleva stáčející se doprava
    špika doleva se smyčkou
    špika doprava se smyčkou
    vlnící se šipka doleva a doprava
    přeškrtnutá šipka doleva a doprava
    cik cak šipka dolů
    šipka směrem nahoru a doleva
    šipka směrem nahoru a doprava
    šipka směrem dolu a doleva
    šipka směrem dolu a doprava
    šipka doprava a dolu
    šipka dolů a doleva
    polokruhová šipka horní proti směru ručiček
    polokruhová šipka horní po směru ručiček
    šipka směřijící na severozápad s horní zarážkou
    šipka doleva se zarážkou nad šipkou doprava se zarážkou
    šipka na otevřené kružnici proti směru ručiček
    šipka na otevřené kružnici po směru ručiček
    praporek nahoře směrem doleva
    praporek dole směrem doleva
    praporek vpravo směrem nahoru
    praporek vlevo směrem nahoru
    praporek nahoře směrem doprava
    praporek dole směrem doprava
    pravorek vpravo směrem dolů
    praporek vlevo směrem dolů
    šipka doprava nad šipkou doleva
    šipky nahoru a dolů
    šipka doleva nad šipkou doprava
    dvě šipky doleva
    dvě šipky nahoru
    dvě šipky doprava
    dvě šipky dolů
    praporek nahoře směrem doleva nad praporkem dole směrem doprava
    praporek nahoře směrem doprava nad praporkem dole směrem doleva
    přeškrutnutá zdvojená šipka doleva
    přeškrtnutá obousměrná zdvojená šipka
    přeškrtnutá zdvojená šipka doprava
    zdvojená šipka doleva
    zdvojená šipka nahoru
    zdvojená šipka doprava
    zdvojená šipka dolu
    obousměrná zdvojená šipka
    zdvojená šipka na severozápad
    zdvojená šipka na severovýchod
    zdvojená šipka na jihovýchod
    zdvojená šipka na jihozápad
    ztrojená šipka doleva
    ztrojená šipka doprava
    cik cak šipka doleva
    cik cak šipka doprava
    dvojitě přeškrtnutá šipka nahoru
    dvojitě přeškrtnutá šipka dolu
    přerušovaná šipka doleva
    přerušovaná šipka nahoru
    přerušovaná šipka doprava
    přerušovaná šipka dolu
    šipka doleva k zarážce
    šipka doprava k zarážce
    bílá šipka doleva
    bílá šipka nahoru
    bílá šipka doprava
    bílá šipka dolu
    bílá šipka nahoru se základnou
    šipka dolu vedle šipky dolu
    pro každé
    parciální diferenciál
    existuje
    prázdná množina
    delta
    nabla
    prvek množiny
    není prvek
    je členem
    čtvereček
    kapitál pi
    suma
    znaménko minus
    minus a plus
    dělící lomítko
    znak hvězdičky
    operátor kroužek
    operátor plné kolečko
    druhá odmocnina
    úměrně k
    znak nekonečna
    pravý úhel
    úhel
    znak dělitelnosti
    znak rovnoběžnosti
    logický součin
    průnik
    sjednocení
    integrál
    dvojný integrál
    křivkový integrál
    proto
    protože
    poměr
    vzájemný poměr
    operátor úměrnosti
    obrácená vlnovka
    obrácené ležaté s
    asymptotická rovnost
    shodnost
    rovná se přibližně
    vše se rovná
    přibližně rovný nebo obraz
    kruh v rovnosti
    nerovná se
    shoduje se
    striktně ekvivalentní
    je menší nebo rovno
    je větší nebo rovno
    méně než nad rovná se
    více než na rovná se
    mnohem menší než
    mnohem větší než
    mezi
    ne méně než
    ne více než
    větší než ekvivalent
    předchází
    následuje
    nenásleduje
    podmnožina
    je nadmnožinou
    je podmnožinou nebo se rovná
    je nadmnožinou nebo se rovná
    plus v kroužku
    minus v kroužku
    krát v kroužku
    lomeno v kroužku
    operátor tečka v kroužku
    operátor kroužek v kroužku
    operátor hvězdička v kroužku
    plus ve čtverečku
    minus ve čtverečku
    kolmé k
    nevynucuje
    předchází v relaci
    následuje v relaci
    původní
    hermitovská konjunktivní matice
    pravoúhlý trojúhelník
    n-členný logický součet
    n-členný průnik
    n-členné sjednocení
    operátor tečka
    operátor hvězdička
    spojení
    dvojitý průnik
    mnohem mnohem menší než
    mnohem mnohem větší než
    neobsahuje normální podskupinu
    svislá výpustka
    středová vodorovná výpustka
    diagonální výpustka doprava nahoru
    diagonální výpustka doprava dolu
    hodinky
    přesýpací hodiny
    klávesnice
    tlačítko vysunutí
    tlačítko převíjení vpřed
    tlačítko převíjení vzad
    tlačítko rychle nahoru
    tlačítko rychle dolů
    tlačítko další stopy
    tlačítko předchozí stopy
    tlačítko přehrávání nebo pozastavení
    budík
    stopky
    minutka
    běžící přesýpací hodiny
    tlačítko pozastavení
    tlačítko zastavení
    tlačítko nahrávání
    M v kroužku
    plný čtverec
    prázdný čtverec
    prázdný čtverec se zaoblenými rohy
    plný čtvereček v prázdném čtverci
    čtverec s vodorovnou výplní
    čtverec se svislou výplní
    čtverec s kostičkovanou výplní
    čtverec s diagonální výplní zleva doprava
    čtverec s diagonální výplní zprava doleva
    čtverec s diagonální kostičkovanou výplní
    černý čtvereček
    bílý čtvereček
    plný obdélník
    prázdný obdélník
    plný svislý obdélník
    plný rovnoběžník
    vyplněný trojúhelník směřující nahoru
    prázdný trojúhelník vrcholem nahoru
    plný trojúhelníček vrcholem nahoru
    prázdný trojúhelníček vrcholem nahoru
    tlačítko přehrávání
    prázdný trojúhelník vrcholem doprava
    plný trojúhelníček vrcholem doprava
    prázdný trojúhelníček vrcholem doprava
    plný ukazatel doprava
    prázdný ukazatel doprava
    vyplněný trojúhelník směřující dolů
    prázdný trojúhelník vrcholem dolu
    plný trojúhelníček vrcholem dolu
    prázdný trojúhelníček vrcholem dolu
    tlačítko přehrávání pozpátku
    prázdný trojúhelník vrcholem doleva
    plný trojúhelníček vrcholem doleva
    prázdný trojúhelníček vrcholem doleva
    plný ukazatel doleva
    prázdný ukazatel doleva
    plný kosočtverec
    prázdný kosočtverec
    plný kosočtvereček v prázdném kosočtverci
    plný kruh v prázdném kruhu
    kosočtverec
    prázdný kroužek
    tečkovaný kruh
    kruh se svislou výplní
    soustředěné kružnice
    plný kroužek
    kruh s vyplněnou levou polovinou
    kruh s vyplněnou pravou polovinou
    kruh s vyplněnou spodní polovinou
    kruh s vyplněnou horní polovinou
    kruh s vyplněnou pravou horní čtvrtinou
    kruh prázdnou levou horní čtvrtinou
    plný levý půlkruh
    plný pravý půlkruh
    negativní kolečko
    prázdný kruh v plném čtverci
    levá horní čtvrtina kruhového oblouku
    pravá horní čtvrtina kruhového oblouku
    pravá dolní čtvrtina kruhového oblouku
    levá dolní čtvrtina kruhového oblouku
    horní polovina kruhového oblouku
    dolní polovina kruhového oblouku
    plný pravoúhlý trojúhelník dolu doprava
    plný pravoúhlý trojúhelník dolu doleva
    plný pravoúhlý trojúhelník nahoru doleva
    plný pravoúhlý trojúhelník nahoru doprava
    prázdné kolečko
    prázdný kruh
    prázdný čtverec s pravou horní čtvrtinou
    prázdný kruh s pravou horní čtvrtinou
    střední bílý čtverec
    střední černý čtverec
    větší bílý čtvereček
    větší černý čtvereček
    prázdný trojúhelník dolu doprava
    slunce
    mrak
    deštník
    sněhulák
    kometa
    telefon
    zaškrtnuté políčko
    deštník s kapkami deště
    teplý nápoj
    trojlístek
    ruka ukazující nahoru
    lebka a zkřížené hnáty
    radioaktivita
    biohazard
    pravoslavný kříž
    hvězda a půlměsíc
    symbol míru
    jin a jang
    kolo dharmy
    zamračený obličej
    usmívající se obličej
    symbol ženského pohlaví
    symbol mužského pohlaví
    skopec
    býk
    blíženci
    rak
    lev
    panna
    váhy
    štír
    střelec
    kozoroh
    vodnář
    ryby
    pěšec
    piky
    kříže
    srdce
    káry
    horké prameny
    osminová nota
    bé
    křížek (posuvka)
    symbol recyklace
    nekonečno
    symbol invalidního vozíku
    kladivo a špičák
    kotva
    zkřížené meče
    znak medicíny
    miskové váhy
    křivule
    ozubené kolo
    symbol atomu
    heraldická lilie
    varování
    vysoké napětí
    symbol pro transgender osoby
    bílý kroužek
    černý kroužek
    rakev
    pohřební urna
    fotbalový míč
    baseballový míček
    sněhulák bez sněhu
    slunce za mrakem
    mrak s bleskem a deštěm
    hadonoš
    krumpáč
    záchranářská helma
    řetězy
    zákaz vjezdu v jednom směru
    šintoistická svatyně
    kostel
    hora
    slunečník
    fontána
    jamka s vlajkou
    trajekt
    plachetnice
    lyžař
    brusle
    osoba driblující s míčem
    žena driblující s míčem
    muž driblující s míčem
    stan
    benzínová pumpa
    nůžky
    tlačítko se značkou zaškrtnutí
    letadlo
    obálka
    zvednutá pěst
    zvednutá ruka
    gesto vítězství
    píšící ruka
    tužka
    hrot černého pera
    značka zaškrtnutí
    znak násobení
    latinský kříž
    Davidova hvězda
    jiskry
    osmicípá hvězdička
    osmicípá hvězda
    sněhová vločka
    jiskra
    křížek
    tlačítko s křížkem
    červený otazník
    bílý otazník
    bílý vykřičník
    červený vykřičník
    srdce jako vykřičník
    rudé srdce
    hořící srdce
    záplatované srdce
    znak plus
    znak minus
    znak dělení
    šipka doprava
    smyčka
    dvojitá smyčka
    šipka doprava stáčející se nahoru
    šipka doprava stáčející se dolů
    plus s dolním indexem dva
    kartézský součin
    vnitřní součin
    dvojitě podtržený logický součet
    rovno nebo menší než
    menší než nebo ekvivalentní
    dvojitý ekvivalent nebo větší než
    následuje nad téměř se nerovná
    šipka doleva
    šipka nahoru
    šipka dolů
    velký černý čtverec
    velký bílý čtverec
    bílá hvězda střední velikosti
    červený kruh bez výplně
    ideografická čárka
    ideografická tečka
    levá lomená závorka
    pravá lomená závorka
    dvojitá levá lomená závorka
    dvojitá pravá lomená závorka
    levá rohová závorka
    pravá rohová závorka
    dvojitá levá rohová závorka
    dvojitá pravá rohová závorka
    levá plná lentikulární závorka
    pravá plná lentikulární závorka
    levá asijská komentářová závorka
    pravá asijská komentářová závorka
    levá dutá lentikulární závorka
    pravá dutá lentikulární závorka
    dlouhá vlnovka
    značka přechodu mezi částmi skladby
    japonská středová tečka
    štítek s japonským znakem „blahopřání“
    štítek s japonským znakem „tajné“
    rijál
    červený drak v mahjongu
    žolík
    štítek A (krevní skupina)
    štítek B (krevní skupina)
    štítek 0 (krevní skupina)
    štítek P
    štítek AB (krevní skupina)
    štítek CL
    štítek COOL
    štítek FREE
    štítek ID
    štítek NEW
    štítek NG
    štítek OK
    štítek SOS
    štítek UP!
    štítek VS
    vlajka: Ascension
    vlajka: Andorra
    vlajka: Spojené arabské emiráty
    vlajka: Afghánistán
    vlajka: Antigua a Barbuda
    vlajka: Anguilla
    vlajka: Albánie
    vlajka: Arménie
    vlajka: Angola
    vlajka: Antarktida
    vlajka: Argentina
    vlajka: Americká Samoa
    vlajka: Rakousko
    vlajka: Austrálie
    vlajka: Aruba
    vlajka: Ålandy
    vlajka: Ázerbájdžán
    vlajka: Bosna a Hercegovina
    vlajka: Barbados
    vlajka: Bangladéš
    vlajka: Belgie
    vlajka: Burkina Faso
    vlajka: Bulharsko
    vlajka: Bahrajn
    vlajka: Burundi
    vlajka: Benin
    vlajka: Svatý Bartoloměj
    vlajka: Bermudy
    vlajka: Brunej
    vlajka: Bolívie
    vlajka: Karibské Nizozemsko
    vlajka: Brazílie
    vlajka: Bahamy
    vlajka: Bhútán
    vlajka: Bouvetův ostrov
    vlajka: Botswana
    vlajka: Bělorusko
    vlajka: Belize
    vlajka: Kanada
    vlajka: Kokosové ostrovy
    vlajka: Kongo – Kinshasa
    vlajka: Středoafrická republika
    vlajka: Kongo – Brazzaville
    vlajka: Švýcarsko
    vlajka: Pobřeží slonoviny
    vlajka: Cookovy ostrovy
    vlajka: Chile
    vlajka: Kamerun
    vlajka: Čína
    vlajka: Kolumbie
    vlajka: Clippertonův ostrov
    vlajka: Kostarika
    vlajka: Kuba
    vlajka: Kapverdy
    vlajka: Curaçao
    vlajka: Vánoční ostrov
    vlajka: Kypr
    vlajka: Česko
    vlajka: Německo
    vlajka: Diego García
    vlajka: Džibutsko
    vlajka: Dánsko
    vlajka: Dominika
    vlajka: Dominikánská republika
    vlajka: Alžírsko
    vlajka: Ceuta a Melilla
    vlajka: Ekvádor
    vlajka: Estonsko
    vlajka: Egypt
    vlajka: Západní Sahara
    vlajka: Eritrea
    vlajka: Španělsko
    vlajka: Etiopie
    vlajka: Evropská unie
    vlajka: Finsko
    vlajka: Fidži
    vlajka: Falklandské ostrovy
    vlajka: Mikronésie
    vlajka: Faerské ostrovy
    vlajka: Francie
    vlajka: Gabon
    vlajka: Spojené království
    vlajka: Grenada
    vlajka: Gruzie
    vlajka: Francouzská Guyana
    vlajka: Guernsey
    vlajka: Ghana
    vlajka: Gibraltar
    vlajka: Grónsko
    vlajka: Gambie
    vlajka: Guinea
    vlajka: Guadeloupe
    vlajka: Rovníková Guinea
    vlajka: Řecko
    vlajka: Jižní Georgie a Jižní Sandwichovy ostrovy
    vlajka: Guatemala
    vlajka: Guam
    vlajka: Guinea-Bissau
    vlajka: Guyana
    vlajka: Hongkong – ZAO Číny
    vlajka: Heardův ostrov a McDonaldovy ostrovy
    vlajka: Honduras
    vlajka: Chorvatsko
    vlajka: Haiti
    vlajka: Maďarsko
    vlajka: Kanárské ostrovy
    vlajka: Indonésie
    vlajka: Irsko
    vlajka: Izrael
    vlajka: Ostrov Man
    vlajka: Indie
    vlajka: Britské indickooceánské území
    vlajka: Irák
    vlajka: Írán
    vlajka: Island
    vlajka: Itálie
    vlajka: Jersey
    vlajka: Jamajka
    vlajka: Jordánsko
    vlajka: Japonsko
    vlajka: Keňa
    vlajka: Kyrgyzstán
    vlajka: Kambodža
    vlajka: Kiribati
    vlajka: Komory
    vlajka: Svatý Kryštof a Nevis
    vlajka: Severní Korea
    vlajka: Jižní Korea
    vlajka: Kuvajt
    vlajka: Kajmanské ostrovy
    vlajka: Kazachstán
    vlajka: Laos
    vlajka: Libanon
    vlajka: Svatá Lucie
    vlajka: Lichtenštejnsko
    vlajka: Srí Lanka
    vlajka: Libérie
    vlajka: Lesotho
    vlajka: Litva
    vlajka: Lucembursko
    vlajka: Lotyšsko
    vlajka: Libye
    vlajka: Maroko
    vlajka: Monako
    vlajka: Moldavsko
    vlajka: Černá Hora
    vlajka: Svatý Martin (Francie)
    vlajka: Madagaskar
    vlajka: Marshallovy ostrovy
    vlajka: Severní Makedonie
    vlajka: Mali
    vlajka: Myanmar (Barma)
    vlajka: Mongolsko
    vlajka: Macao – ZAO Číny
    vlajka: Severní Mariany
    vlajka: Martinik
    vlajka: Mauritánie
    vlajka: Montserrat
    vlajka: Malta
    vlajka: Mauricius
    vlajka: Maledivy
    vlajka: Malawi
    vlajka: Mexiko
    vlajka: Malajsie
    vlajka: Mosambik
    vlajka: Namibie
    vlajka: Nová Kaledonie
    vlajka: Niger
    vlajka: Norfolk
    vlajka: Nigérie
    vlajka: Nikaragua
    vlajka: Nizozemsko
    vlajka: Norsko
    vlajka: Nepál
    vlajka: Nauru
    vlajka: Niue
    vlajka: Nový Zéland
    vlajka: Omán
    vlajka: Panama
    vlajka: Peru
    vlajka: Francouzská Polynésie
    vlajka: Papua-Nová Guinea
    vlajka: Filipíny
    vlajka: Pákistán
    vlajka: Polsko
    vlajka: Saint-Pierre a Miquelon
    vlajka: Pitcairnovy ostrovy
    vlajka: Portoriko
    vlajka: Palestinská území
    vlajka: Portugalsko
    vlajka: Palau
    vlajka: Paraguay
    vlajka: Katar
    vlajka: Réunion
    vlajka: Rumunsko
    vlajka: Srbsko
    vlajka: Rusko
    vlajka: Rwanda
    vlajka: Saúdská Arábie
    vlajka: Šalamounovy ostrovy
    vlajka: Seychely
    vlajka: Súdán
    vlajka: Švédsko
    vlajka: Singapur
    vlajka: Svatá Helena
    vlajka: Slovinsko
    vlajka: Špicberky a Jan Mayen
    vlajka: Slovensko
    vlajka: Sierra Leone
    vlajka: San Marino
    vlajka: Senegal
    vlajka: Somálsko
    vlajka: Surinam
    vlajka: Jižní Súdán
    vlajka: Svatý Tomáš a Princův ostrov
    vlajka: Salvador
    vlajka: Svatý Martin (Nizozemsko)
    vlajka: Sýrie
    vlajka: Eswatini
    vlajka: Tristan da Cunha
    vlajka: Turks a Caicos
    vlajka: Čad
    vlajka: Francouzská jižní území
    vlajka: Togo
    vlajka: Thajsko
    vlajka: Tádžikistán
    vlajka: Tokelau
    vlajka: Východní Timor
    vlajka: Turkmenistán
    vlajka: Tunisko
    vlajka: Tonga
    vlajka: Turecko
    vlajka: Trinidad a Tobago
    vlajka: Tuvalu
    vlajka: Tchaj-wan
    vlajka: Tanzanie
    vlajka: Ukrajina
    vlajka: Uganda
    vlajka: Menší odlehlé ostrovy USA
    vlajka: Organizace spojených národů
    vlajka: Spojené státy
    vlajka: Uruguay
    vlajka: Uzbekistán
    vlajka: Vatikán
    vlajka: Svatý Vincenc a Grenadiny
    vlajka: Venezuela
    vlajka: Britské Panenské ostrovy
    vlajka: Americké Panenské ostrovy
    vlajka: Vietnam
    vlajka: Vanuatu
    vlajka: Wallis a Futuna
    vlajka: Samoa
    vlajka: Kosovo
    vlajka: Jemen
    vlajka: Mayotte
    vlajka: Jihoafrická republika
    vlajka: Zambie
    vlajka: Zimbabwe
    štítek s japonským znakem „zde“
    štítek – japonský znak „pozornost podniku“
    štítek s japonským znakem „zdarma“
    štítek s japonským znakem „rezervováno“
    štítek s japonským znakem „zákaz“
    štítek s japonským znakem „volno“
    štítek s japonským znakem „prospěl“
    štítek s japonským znakem „obsazeno“
    štítek s japonským znakem „není zdarma“
    štítek s japonským znakem „měsíc“
    štítek s japonským znakem „žádost”
    štítek s japonským znakem „sleva“
    štítek s japonským znakem „otevřeno“
    štítek – japonský znak „výhodná koupě“
    štítek s japonským znakem „přijatelné“
    cyklóna
    mlha
    zavřený deštník
    hvězdná noc
    svítání nad horami
    východ slunce
    město za soumraku
    západ slunce
    duha
    most v noci
    vodní vlna
    sopka
    mléčná dráha
    glóbus s Evropou a Afrikou
    glóbus se Severní a Jižní Amerikou
    glóbus s Asií a Austrálií
    glóbus s poledníky a rovnoběžkami
    měsíc v novu
    dorůstající měsíc po novoluní
    měsíc v první čtvrti
    dorůstající měsíc před úplňkem
    měsíc v úplňku
    ubývající měsíc po úplňku
    měsíc v poslední čtvrti
    ubývající měsíc před novoluním
    srpek měsíce
    měsíc v novu s obličejem
    měsíc v první čtvrti s obličejem
    měsíc v poslední čtvrti s obličejem
    měsíc v úplňku s obličejem
    slunce s obličejem
    zářící hvězda
    padající hvězda
    teploměr
    slunce za malým mrakem
    slunce za velkým mrakem
    slunce za dešťovým mrakem
    mrak s deštěm
    mrak se sněhem
    mrak s bleskem
    tornádo
    mlhavé počasí
    větrný obličej
    párek v rohlíku
    taco
    burrito
    kaštan
    výhonek
    jehličnatý strom
    listnatý strom
    palma
    kaktus
    feferonka
    tulipán
    třešňový květ
    růže
    ibišek
    slunečnice
    květ
    kukuřičný klas
    rýžové klasy
    bylina
    čtyřlístek
    javorový list
    spadlý list
    padající list ve větru
    houba
    rajče
    lilek
    hrozny
    cukrový meloun
    meloun
    mandarinka
    citron
    banán
    ananas
    červené jablko
    zelené jablko
    hruška
    broskev
    třešně
    jahoda
    hamburger
    pizza
    maso na kosti
    kuřecí stehýnko
    rýžová sušenka
    rýžová koule
    vařená rýže
    kari rýže
    miska nudlí
    špagety
    chleba
    hranolky
    opékaný batát
    dango
    oden
    suši
    smažená kreveta
    rybí koláček se spirálkou
    točená zmrzlina
    ledová tříšť
    kopečková zmrzlina
    donut
    koláček
    tabulka čokolády
    bonbon
    lízátko
    pudink
    sklenice medu
    dortový řez
    krabička bentó
    hrnec jídla
    vejce na pánvi
    vidlička a nůž
    šálek bez ouška
    saké
    sklenička vína
    koktejlová sklenička
    tropický koktejl
    půllitr piva
    cinkající půllitry piva
    kojenecká láhev
    talíř s vidličkou a nožem
    láhev sektu
    popcorn
    mašle
    zabalený dárek
    narozeninový dort
    dýňová lucerna
    vánoční stromeček
    Santa Claus
    ohňostroj
    prskavka
    balónek
    vystřelovací konfety
    konfetová koule
    strom přání
    zkřížené vlajky
    bambusové dekorace
    japonské panenky
    koinobori
    větrný zvonek
    slavnosti měsíce
    školní batoh
    promoční čepice
    vojenská medaile
    symbolická stužka
    studiový mikrofon
    posuvný ovladač hlasitosti
    ovládací knoflíky
    filmová okénka
    vstupenky
    kolotočový kůň
    ruské kolo
    horská dráha
    rybářský prut
    mikrofon
    filmová kamera
    kino
    sluchátka
    malířská paleta
    cylindr
    cirkusový stan
    lístek
    filmová klapka
    múzická umění
    videohra
    přesný zásah do terče
    výherní automat
    kulečníková koule 8
    hrací kostka
    bowling
    hrací karty s květinami
    nota
    noty
    saxofon
    kytara
    klávesy
    trubka
    housle
    notová osnova
    běžecké tričko
    tenis
    lyže
    basketbalový míč
    šachovnicová vlajka
    snowboardista
    běžící osoba
    běžící žena
    běžící muž
    osoba na surfu
    surfařka
    surfař
    medaile
    trofejní pohár
    žokej na koni
    míč na americký fotbal
    míč na rugby
    plavající osoba
    plavkyně
    plavec
    osoba vzpírající činku
    vzpěračka
    vzpěrač
    osoba hrající golf
    golfistka
    golfista
    motorka
    formule
    kriket
    volejbalový míč
    pozemní hokej
    lední hokej
    stolní tenis
    zasněžená hora
    tábor
    pláž se slunečníkem
    staveniště
    domky
    městská zástavba
    opuštěný dům
    antická budova
    poušť
    pustý ostrov
    národní park
    stadion
    domek
    domek se zahradou
    kancelářská budova
    japonská pošta
    pošta
    nemocnice
    banka
    značka bankomatu
    hotel
    hodinový hotel
    obchod
    škola
    obchodní dům
    továrna
    červený lampion
    japonský hrad
    hrad
    bílá vlajka
    vlajka trans hrdosti
    duhová vlajka
    černá vlajka
    pirátská vlajka
    vlajka: Anglie
    vlajka: Skotsko
    vlajka: Wales
    rozeta
    visačka
    badminton
    luk a šíp
    amfora
    světlý odstín pleti
    středně světlý odstín pleti
    střední odstín pleti
    středně tmavý odstín pleti
    tmavý odstín pleti
    krysa
    myš
    vůl
    buvol domácí
    kráva
    tygr
    leopard
    králík
    kočka
    černá kočka
    drak
    krokodýl
    velryba
    hlemýžď
    had
    kůň
    beran
    koza
    ovce
    opice
    kohout
    slepice
    pes
    služební pes
    prase
    kanec
    slon
    chobotnice
    ulita
    housenka
    mravenec
    včela
    beruška
    ryba
    tropická ryba
    ježík
    želva
    líhnoucí se kuře
    kuřátko
    kuřátko zepředu
    pták
    tučňák
    koala
    pudl
    velbloud jednohrbý
    velbloud dvouhrbý
    delfín
    hlava myši
    hlava krávy
    hlava tygra
    hlava králíka
    hlava kočky
    hlava draka
    velryba stříkající vodu
    hlava koně
    hlava opice
    hlava psa
    hlava prasete
    hlava žáby
    hlava křečka
    hlava vlka
    hlava medvěda
    hlava ledního medvěda
    hlava pandy
    prasečí rypák
    otisky tlap
    veverka
    oči
    oko
    oko v řečové bublině
    ucho
    nos
    ústa
    jazyk
    ruka s prstem ukazujícím nahoru
    ruka s prstem ukazujícím dolů
    ruka s prstem ukazujícím vlevo
    ruka s prstem ukazujícím vpravo
    namířená pěst
    mávající ruka
    gesto OK
    palec nahoru
    palec dolů
    tleskající ruce
    rozevřené dlaně
    koruna
    dámský klobouk
    brýle
    kravata
    tričko
    džíny
    šaty
    kimono
    bikiny
    dámská blůza
    peněženka
    kabelka
    kosmetická taška
    pánská bota
    běžecká bota
    bota na podpatku
    dámský sandál
    dámská kozačka
    stopy
    silueta busty
    silueta dvojice bust
    chlapec
    dívka
    muž
    zdravotník
    soudce
    pilot
    pár se srdcem: muž, muž
    polibek: muž, muž
    farmář
    kuchař
    muž krmící dítě z lahve
    student
    zpěvák
    malíř
    učitel
    dělník v továrně
    rodina: muž, chlapec
    rodina: muž, chlapec a chlapec
    rodina: muž, dívka
    rodina: muž, dívka a chlapec
    rodina: muž, dívka a dívka
    rodina: muž, muž a chlapec
    rodina: muž, muž, chlapec a chlapec
    rodina: muž, muž a dívka
    rodina: muž, muž, dívka a chlapec
    rodina: muž, muž, dívka a dívka
    rodina: muž, žena a chlapec
    rodina: muž, žena, chlapec a chlapec
    rodina: muž, žena a dívka
    rodina: muž, žena, dívka a chlapec
    rodina: muž, žena, dívka a dívka
    programátor
    manažer
    mechanik
    vědec
    kosmonaut
    hasič
    muž se slepeckou holí
    muž: zrzavé vlasy
    muž: kudrnaté vlasy
    muž: bez vlasů
    muž: bílé vlasy
    muž na elektrickém invalidním vozíku
    muž na mechanickém invalidním vozíku
    žena
    zdravotnice
    soudkyně
    pilotka
    pár se srdcem: žena, muž
    pár se srdcem: žena, žena
    polibek: žena, muž
    polibek: žena, žena
    farmářka
    kuchařka
    žena krmící dítě z lahve
    studentka
    zpěvačka
    malířka
    učitelka
    dělnice v továrně
    rodina: žena, chlapec
    rodina: žena, chlapec a chlapec
    rodina: žena, dívka
    rodina: žena, dívka a chlapec
    rodina: žena, dívka a dívka
    rodina: žena, žena a chlapec
    rodina: žena, žena, chlapec a chlapec
    rodina: žena, žena a dívka
    rodina: žena, žena, dívka a chlapec
    rodina: žena, žena, dívka a dívka
    programátorka
    manažerka
    mechanička
    vědkyně
    kosmonautka
    hasička
    žena se slepeckou holí
    žena: zrzavé vlasy
    žena: kudrnaté vlasy
    žena: bez vlasů
    žena: bílé vlasy
    žena na elektrickém invalidním vozíku
    žena na mechanickém invalidním vozíku
    rodina
    muž a žena držící se za ruce
    dva muži držící se za ruce
    dvě ženy držící se za ruce
    strážník
    policistka
    policista
    osoby se zaječími oušky
    ženy se zaječími oušky
    muži se zaječími oušky
    osoba se závojem
    žena se závojem
    muž se závojem
    člověk s blond vlasy
    blondýna
    blonďák
    muž s čínskou čepicí
    člověk s turbanem
    žena s turbanem
    muž s turbanem
    starý muž
    stará žena
    nemluvně
    dělník na stavbě
    stavební dělnice
    stavební dělník
    princezna
    zlobr
    šotek
    duch
    andílek
    mimozemšťan
    mimozemská příšera
    rozzlobený obličej s rohy
    lebka
    osoba s dlaní vzhůru
    žena s dlaní vzhůru
    muž s dlaní vzhůru
    gardista
    strážkyně
    strážce
    tanečnice
    rtěnka
    lak na nehty
    osoba na masáži obličeje
    žena na masáži obličeje
    muž na masáži obličeje
    osoba u kadeřníka
    žena u kadeřníka
    muž u kadeřníka
    značka holičství
    injekční stříkačka
    pilulka
    otisk rtů
    milostný dopis
    prsten
    drahokam
    polibek
    kytice
    pár se srdcem
    svatba
    bušící srdce
    zlomené srdce
    dvě srdce
    jiskřící srdce
    rostoucí srdce
    srdce se šípem
    modré srdce
    zelené srdce
    žluté srdce
    fialové srdce
    srdce s mašlí
    srdce vířící v kole
    srdce jako ozdoba
    kosočtverec s tečkou
    žárovka
    japonský symbol hněvu
    bomba
    zzz
    srážka
    kapky potu
    kapka
    spěch
    hovínko
    zatnutý biceps
    závrať
    řečová bublina
    myšlenková bublina
    bílá květina
    sto bodů
    pytel peněz
    směna peněz
    znak dolaru
    platební karta
    jenová bankovka
    dolarová bankovka
    eurobankovka
    librová bankovka
    okřídlené peníze
    rostoucí graf se znakem jenu
    sedadlo
    notebook
    kufřík
    minidisk
    disketa
    optický disk
    dvd
    složka
    otevřená složka
    zkroucená stránka
    stránka lícem nahoru
    kalendář
    trhací kalendář
    vizitkovník
    rostoucí graf
    klesající graf
    sloupcový graf
    psací podložka
    připínáček
    kulatý připínáček
    kancelářská sponka
    rovné pravítko
    trojúhelníkové pravítko
    stránky se záložkami
    účetní kniha
    sešit
    zápisník v ozdobných deskách
    zavřená kniha
    otevřená kniha
    zelená kniha
    modrá kniha
    oranžová kniha
    knihy
    jmenovka
    svitek
    lístek se vzkazem
    telefonní sluchátko
    pager
    fax
    satelitní anténa
    tlampač
    megafon
    přihrádka na odchozí poštu
    přihrádka na příchozí poštu
    balíček
    e-mail
    příchozí obálka
    obálka se šipkou
    zavřená schránka s praporkem dole
    zavřená schránka s praporkem nahoře
    otevřená schránka s praporkem nahoře
    otevřená schránka s praporkem dole
    poštovní schránka
    poštovní roh
    noviny
    mobil
    mobil se šipkou
    vibrační režim
    vypnutý mobilní telefon
    zákaz používání mobilních telefonů
    indikátor síly signálu
    fotoaparát
    fotoaparát s bleskem
    videokamera
    televizor
    rádio
    videokazeta
    filmový projektor
    růženec
    tlačítko náhodného přehrávání
    tlačítko opakování
    tlačítko opakování jedné stopy
    svislé šipky ve směru hodinových ručiček
    šipky proti směru hodinových ručiček
    tlačítko ztlumení jasu
    tlačítko zvýšení jasu
    vypnutý reproduktor
    tiše hrající reproduktor
    středně hlasitý reproduktor
    hlasitý reproduktor
    baterie
    zástrčka
    lupa nakloněná doleva
    lupa nakloněná doprava
    zamknutý zámek s plnicím perem
    zamknutý zámek s klíčem
    klíč
    zamknutý zámek
    odemknutý zámek
    zvonek
    přeškrtnutý zvonek
    záložka
    články řetězu
    přepínač
    šipka zpět
    šipka s nápisem END
    šipky s nápisem ON!
    šipka s nápisem SOON
    šipka s nápisem TOP
    zákaz vstupu osobám mladším 18 let
    klávesa: 10
    zadávání v latince, velká písmena
    zadávání v latince, malá písmena
    zadávání čísel
    zadávání symbolů
    zadávání písmen v latince
    oheň
    baterka
    maticový klíč
    kladivo
    šroub a matice
    kuchyňský nůž
    vodní pistole
    mikroskop
    teleskop
    křišťálová koule
    šesticípá hvězda s tečkou uprostřed
    japonský symbol pro začátečníka
    emblém trojzubce
    černé čtvercové tlačítko
    bílé čtvercové tlačítko
    červený kroužek
    modrý kroužek
    velký oranžový kosočtverec
    velký modrý kosočtverec
    malý oranžový kosočtverec
    malý modrý kosočtverec
    červený trojúhelník mířící nahoru
    červený trojúhelník mířící dolů
    tlačítko nahoru
    tlačítko dolů
    óm
    holubice
    Kába
    mešita
    synagoga
    sedmiramenný svícen
    jedna hodina
    dvě hodiny
    tři hodiny
    čtyři hodiny
    pět hodin
    šest hodin
    sedm hodin
    osm hodin
    devět hodin
    deset hodin
    jedenáct hodin
    dvanáct hodin
    půl druhé
    půl třetí
    půl čtvrté
    půl páté
    půl šesté
    půl sedmé
    půl osmé
    půl deváté
    půl desáté
    půl jedenácté
    půl dvanácté
    půl jedné
    svíčka
    krbové hodiny
    díra
    levitující byznysmen
    detektiv
    kriminální inspektorka
    kriminální inspektor
    sluneční brýle
    pavouk
    pavučina
    joystick
    tanečník
    spojené kancelářské sponky
    propiska
    plnicí pero
    štětec
    pastelka
    ruka s roztaženými prsty
    prostředníček
    vulkánský pozdrav
    černé srdce
    počítač
    tiskárna
    počítačová myš
    trackball
    obraz v rámu
    kartotéka
    krabice s kartotékou
    skříň na spisy
    odpadkový koš
    kroužkový zápisník
    kroužkový kalendář
    svěrka
    starý klíč
    srolované noviny
    dýka
    mluvící hlava
    levá řečová bublina
    pravá rozzlobená bublina
    urna s volebním lístkem
    mapa světa
    hora Fudži
    Tokijská věž
    socha Svobody
    mapa Japonska
    socha moai
    zubící se obličej
    rozzářený obličej s usměvavýma očima
    obličej slzící smíchy
    zubící se obličej s velkýma očima
    zubící se obličej s usměvavýma očima
    zubící se obličej s kapkou potu
    zubící se obličej s mžourajícíma očima
    usmívající se obličej se svatozáří
    usmívající se obličej s rohy
    mrkající obličej
    smějící se obličej s usměvavýma očima
    olizující se obličej
    obličej s výrazem úlevy
    usmívající se obličej se srdíčky místo očí
    usmívající se obličej s brýlemi
    ušklíbající se obličej
    obličej s neutrálním výrazem
    obličej bez výrazu
    obličej se znuděným výrazem
    sklíčený obličej se studeným potem
    obličej se skleslým výrazem
    zmatený obličej
    obličej s pláčem na krajíčku
    líbající obličej
    obličej posílající polibek
    líbající obličej s usměvavýma očima
    líbající obličej se zavřenýma očima
    obličej s vyplazeným jazykem
    mrkající obličej s vypláznutým jazykem
    mžourající obličej s vypláznutým jazykem
    zklamaný obličej
    ustaraný obličej
    rozzlobený obličej
    obličej s podrážděným výrazem
    plačící obličej
    obličej s umíněným výrazem
    obličej pouštějící páru nosem
    smutný obličej s výrazem úlevy
    zamračený obličej s otevřenou pusou
    obličej s úzkostným výrazem
    ustrašený obličej
    vyčerpaný obličej
    ospalý obličej
    unavený obličej
    grimasa s vyceněnými zuby
    zoufale plačící obličej
    obličej s otevřenou pusou
    vydechující obličej
    obličej se zaraženým výrazem
    úzkostný obličej se studeným potem
    obličej křičící hrůzou
    užaslý obličej
    červenající se obličej
    spící obličej
    obličej s výrazem závrati
    obličej se spirálami místo očí
    obličej bez úst
    obličej v oblacích
    obličej s lékařskou rouškou
    šklebící se kočka s usměvavýma očima
    kočičí obličej slzící smíchy
    šklebící se kočičí obličej
    usmívající se kočka se srdíčky místo očí
    kočičí obličej s jízlivým úsměvem
    líbající kočičí obličej
    kočičí obličej s podrážděným výrazem
    plačící kočičí obličej
    vyčerpaný kočičí obličej
    mírně zamračený obličej
    obličej s mírným úsměvem
    převrácený obličej
    obličej s očima v sloup
    gesto nesouhlasu
    žena s gestem nesouhlasu
    muž s gestem nesouhlasu
    gesto souhlasu
    žena s gestem souhlasu
    muž s gestem souhlasu
    uklánějící se osoba
    uklánějící se žena
    uklánějící se muž
    opička „nic nevidím“
    opička „nic neslyším“
    opička „nic nepovím“
    osoba se zvednutou rukou
    žena se zvednutou rukou
    muž se zvednutou rukou
    zvednuté ruce
    zamračená osoba
    zamračená žena
    zamračený muž
    podrážděná osoba
    podrážděná žena
    podrážděný muž
    sepjaté ruce
    raketa
    vrtulník
    lokomotiva
    vagón
    pendolino
    japonský rychlovlak
    vlak
    metro
    rychlodrážní tramvaj
    stanice
    tramvaj
    vagón tramvaje
    autobus
    přijíždějící autobus
    trolejbus
    zastávka autobusu
    minibus
    sanitka
    hasičské auto
    policejní auto
    přijíždějící policejní auto
    taxík
    přijíždějící taxík
    auto
    přijíždějící auto
    SUV
    dodávka
    kamion
    traktor
    jednokolejka
    horská železnice
    lanovka
    horská lanovka
    kabinová lanovka
    loď
    veslující osoba
    veslařka
    veslař
    motorový člun
    vodorovný semafor
    svislý semafor
    stavební zábrana
    policejní maják
    trojúhelníková vlajka
    dveře
    zákaz
    cigareta
    zákaz kouření
    značka odpadkového koše
    zákaz odhazování odpadků
    pitná voda
    nepitná voda
    jízdní kolo
    zákaz vjezdu cyklistů
    osoba na kole
    cyklistka
    cyklista
    osoba na horském kole
    horská cyklistka
    horský cyklista
    kráčející osoba
    kráčející žena
    kráčející muž
    zákaz vstupu chodců
    pozor, děti
    pánské toalety
    dámské toalety
    toalety
    symbol dítěte
    toaletní mísa
    záchod
    sprcha
    osoba ve vaně
    vana
    pasová kontrola
    celnice
    výdej zavazadel
    úschovna zavazadel
    gauč a lampa
    osoba v posteli
    nákupní tašky
    portýrský zvonek
    postel
    modlitebna
    značka stop
    nákupní vozík
    hinduistický chrám
    chýše
    výtah
    dětská skluzavka
    kolo
    záchranný kruh
    kladivo a maticový klíč
    štít
    barel
    dálnice
    železniční trať
    motorová jachta
    malé letadlo
    vzlétající letadlo
    přistávající letadlo
    satelit
    zaoceánská loď
    koloběžka
    skútr
    kánoe
    sáňky
    létající talíř
    skateboard
    autorikša
    pickup
    kolečková brusle
    oranžový kroužek
    žlutý kroužek
    zelený kroužek
    fialový kroužek
    hnědý kroužek
    červený čtvereček
    modrý čtvereček
    oranžový čtvereček
    žlutý čtvereček
    zelený čtvereček
    fialový čtvereček
    hnědý čtvereček
    tučný znak rovnosti
    špetka z pěti prstů
    bílé srdce
    hnědé srdce
    gesto „málo“
    obličej s pusou na zip
    obličej s penězi na jazyku
    obličej s teploměrem
    obličej šprta
    zamyšlený obličej
    obličej s ovázanou hlavou
    obličej robota
    obličej s otevřenou náručí
    gesto parohů
    gesto „zavolej mi“
    hřbet zvednuté ruky
    pěst mířící doleva
    pěst mířící doprava
    stisk rukou
    zkřížené prsty
    gesto „miluji tě“
    obličej s kovbojským kloboukem
    klaunský obličej
    obličej se znechuceným výrazem
    obličej válející se smíchy
    slintající obličej
    obličej lháře
    osoba chytající se za hlavu
    žena chytající se za hlavu
    muž chytající se za hlavu
    kýchající obličej
    obličej se zvednutým obočím
    obličej s hvězdami v očích
    šílený obličej
    obličej s prstem na puse
    obličej se symboly na puse
    obličej s dlaní před pusou
    zvracející obličej
    explodující hlava
    těhotná žena
    kojení
    zdvižené dlaně vedle sebe
    selfie
    princ
    osoba ve smokingu
    žena ve smokingu
    muž ve smokingu
    Santa Clausová
    osoba krčící rameny
    žena krčící rameny
    muž krčící rameny
    osoba dělající přemet stranou
    žena dělající přemet stranou
    muž dělající přemet stranou
    žonglující osoba
    žonglérka
    žonglér
    šermíř
    zápasící dvojice
    zápasící ženy
    zápasící muži
    osoba hrající vodní pólo
    hráčka vodního póla
    hráč vodního póla
    osoba hrající házenou
    házenkářka
    házenkář
    potápěčská maska
    zvadlá květina
    buben
    cinkající sklenice
    sklenice whisky
    lžíce
    sportovní branka
    medaile za 1. místo
    medaile za 2. místo
    medaile za 3. místo
    boxerská rukavice
    sportovní kimono
    curlingový kámen
    lakros
    softballový míček
    frisbee
    croissant
    avokádo
    okurka
    slanina
    brambor
    mrkev
    bageta
    salát
    mělký rendlík s jídlem
    plněná pita
    vejce
    sklenice mléka
    arašídy
    kiwi
    palačinky
    piroh
    čínský koláček štěstí
    krabice na jídlo
    jídelní hůlky
    miska se lžící
    pohárek s brčkem
    kokos
    brokolice
    koláč
    preclík
    plátek masa
    sendvič
    jídlo v plechovce
    salátové listy
    mango
    měsíční koláč
    bagel
    usmívající se obličej se třemi srdíčky
    zívající obličej
    usmívající se obličej se slzou
    oslavující obličej
    zpitomělý obličej
    rozpálený obličej
    zmrzlý obličej
    nindža
    obličej v přestrojení
    obličej se slzami na krajíčku
    prosebný obličej
    sárí
    laboratorní plášť
    ochranné brýle
    pohorka
    střevíček bez podpatku
    krab
    hlava lva
    škorpion
    krocan
    hlava jednorožce
    orel
    kachna
    netopýr
    žralok
    sova
    hlava lišky
    motýl
    jelen
    gorila
    ještěrka
    nosorožec
    kreveta
    oliheň
    žirafa
    zebra
    ježek
    brontosaurus
    tyranosaurus rex
    cvrček
    klokan
    lama
    páv
    hroch
    papoušek
    mýval
    humr
    komár
    mikrob
    jezevec
    labuť
    mamut
    dodo
    lenochod
    vydra
    orangutan
    skunk
    plameňák
    ústřice
    bobr
    bizon
    tuleň
    vodicí pes
    slepecká hůl
    zrzavé vlasy
    kudrnaté vlasy
    bez vlasů
    bílé vlasy
    kost
    noha
    chodidlo
    zub
    superhrdinská postava
    superhrdinka
    superhrdina
    superzločinec
    superpadouška
    superpadouch
    bezpečnostní vesta
    ucho s naslouchátkem
    elektrický invalidní vozík
    mechanický invalidní vozík
    mechanická paže
    mechanická noha
    klínek sýra
    košíček
    sůl
    nápoj v krabičce
    česnek
    cibule
    falafel
    vafle
    máslo
    maté
    kostka ledu
    bublinkový čaj
    troll
    stojící osoba
    stojící žena
    stojící muž
    klečící osoba
    klečící žena
    klečící muž
    hluchá osoba
    hluchá žena
    hluchý muž
    obličej s brýlovým monoklem
    dospělý člověk
    zdravotník/zdravotnice
    soudce/soudkyně
    pilot/pilotka
    farmář/farmářka
    kuchař/kuchařka
    osoba krmící dítě z lahve
    Santa
    studující
    zpěvák/zpěvačka
    malíř/malířka
    vyučující
    osoba pracující v továrně
    programátor/programátorka
    manažer/manažerka
    mechanik/mechanička
    vědec/vědkyně
    kosmonaut/kosmonautka
    hasič/hasička
    dva lidé držící se za ruce
    člověk se slepeckou holí
    dospělý člověk: zrzavé vlasy
    dospělý člověk: kudrnaté vlasy
    dospělý člověk: bez vlasů
    dospělý člověk: bílé vlasy
    člověk na elektrickém invalidním vozíku
    člověk na mechanickém invalidním vozíku
    dítě
    starší dospělý člověk
    osoba s plnovousem
    žena s plnovousem
    muž s plnovousem
    žena v šátku
    osoba v sauně
    žena v sauně
    muž v sauně
    lezec
    horolezkyně
    horolezec
    osoba v lotosovém sedu
    žena v lotosovém sedu
    muž v lotosovém sedu
    mág
    čarodějka
    čaroděj
    víla
    okřídlená víla
    okřídlený skřítek
    obličej upíra
    upírka
    upír
    mořská bytost
    mořská panna
    mořský muž
    obličej elfa
    elfka
    elf
    duch z lahve
    džinka
    džin
    zombie
    nemrtvá žena
    nemrtvý muž
    mozek
    oranžové srdce
    kšiltovka
    šála
    rukavice
    kabát
    ponožky
    červená obálka
    petarda
    puzzle
    zkumavka
    Petriho miska
    DNA
    kompas
    počitadlo
    hasicí přístroj
    box na nářadí
    cihly
    magnet
    cestovní kufr
    láhev na kosmetiku
    cívka nití
    klubíčko
    spínací špendlík
    medvídek
    koště
    koš
    role papíru
    mýdlo
    mycí houba
    účtenka
    amulet nazar
    baletní piškoty
    jednodílné plavky
    pánské plavky
    šortky
    žabka
    kapka krve
    náplast
    stetoskop
    rentgen
    berle
    jojo
    papírový drak
    padák
    bumerang
    kouzelná hůlka
    piñata
    matrjoška
    planeta s prstencem
    židle
    břitva
    sekera
    indická olejová lampa
    banjo
    vojenská přilba
    akordeon
    protáhlý buben
    mince
    ruční pila
    šroubovák
    žebřík
    hák
    zrcadlo
    okno
    zvon na WC
    šicí jehla
    uzel
    kbelík
    pastička na myši
    zubní kartáček
    náhrobek
    cedule
    kámen
    zrcadlová koule
    průkaz
    slabá baterie
    hamsa
    moucha
    červ
    brouk
    šváb
    květina v květináči
    dřevo
    pírko
    lotos
    korál
    prázdné hnízdo
    hnízdo s vejci
    srdeční orgán
    plíce
    objímající se lidé
    těhotný muž
    těhotná osoba
    člověk s korunou na hlavě
    borůvky
    paprika
    oliva
    chlebová placka
    tamale
    fondue
    čajová konvice
    vylévání tekutiny
    fazole
    dóza
    tající obličej
    salutující obličej
    obličej s otevřenýma očima a dlaní před pusou
    obličej vykukující jedním okem
    obličej s pusou našikmo
    obličej s tečkovaným obrysem
    skousnutý ret
    bubliny
    ruka se zkříženým palcem a ukazováčkem
    ruka otočená doprava
    ruka otočená doleva
    ruka otočená dlaní dolů
    ruka otočená dlaní vzhůru
    ukazováček namířený na diváka
    ruce spojené do tvaru srdce
    """#
}
