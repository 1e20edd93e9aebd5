// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let sk: StaticString = #"""
    výkričník
    znak čísla
    kláves: #
    dolár
    percento
    ampersand
    rovný apostrof
    pravá zátvorka
    hviezdička
    kláves: *
    znak plus
    čiarka
    mínusový spojovník
    bodka
    lomka
    kláves: 0
    kláves: 1
    kláves: 2
    kláves: 3
    kláves: 4
    kláves: 5
    kláves: 6
    kláves: 7
    kláves: 8
    kláves: 9
    dvojbodka
    bodkočiarka
    je menšie než
    rovná sa
    je väčšie než
    otáznik
    zavináč
    ľavá hranatá zátvorka
    opačná lomka
    pravá hranatá zátvorka
    vokáň
    podčiarkovník
    obrátený dĺžeň
    ľavá zložená zátvorka
    zvislá čiara
    pravá zložená zátvorka
    tilda
    obrátený výkričník
    cent
    libra
    neznáma mena
    jen
    odsek
    dve bodky
    copyright
    ľavá bočná úvodzovka
    negácia
    registrovaná známka
    stupeň
    plus-mínus
    dva horný index
    tri horný index
    dĺžeň
    znak mikro
    znak odseku
    stredná bodka
    jedna horný index
    pravá bočná úvodzovka
    obrátený otáznik
    znak násobenia
    znak delenia
    arménsky dram
    afganský afgání
    arabská čiarka
    arabská bodkočiarka
    arabský otáznik
    bangladéšska taka
    thajský baht
    kambodžský riel
    spojovník
    pomlčka
    dlhá pomlčka
    vodorovná čiara
    ľavý apostrof
    pravý apostrof
    pravý dolný apostrof
    úvodzovka vľavo hore
    úvodzovka vpravo hore
    úvodzovka vpravo dole
    znak krížika
    znak dvojitého kríža
    odrážka
    tri bodky
    spojovacia bodka
    promile
    indexová čiarka
    dvojitá indexová čiarka
    trojitá indexová čiarka
    vsuvka
    komedžiruši
    dvojitý výkričník
    interrobang
    horná čiara
    asterizmus
    zlomková lomka
    výkričník s otáznikom
    mínus horný index
    kostarický colón
    cruzeiro
    francúzsky frank
    líra
    mill
    nigérijská naira
    španielska peseta
    rupie
    won
    izraelský šekel
    vietnamský dong
    euro
    laoský kip
    mongolský tugrik
    nemecká penca
    peso
    paraguajské guaraní
    austral
    ukrajinská hrivna
    ghanské cedi
    livre tournois
    spesmilo
    kazašské tenge
    indická rupia
    turecká líra
    azerbajdžanský manat
    rubeľ
    gruzínske lari
    bitcoin
    autorské práva na nahrávku
    obchodná známka
    informačný zdroj
    šípka smerujúca doľava
    šípka smerujúca nahor
    šípka smerujúca doprava
    šípka smerujúca nadol
    šípka doprava aj doľava
    šípka nahor aj nadol
    šípka doľava nahor
    šípka doprava nahor
    šípka doprava nadol
    šípka doľava nadol
    šípka doľava s prečiarknutím
    šípka doprava s prečiarknutím
    vlnitá šípka doľava
    vlnitá šípka doprava
    šípka doľava s dvomi hlavami
    šípka nahor s dvomi hlavami
    šípka doprava s dvomi hlavami
    šípka nadol s dvomi hlavami
    šípka doľava s chvostom
    šípka doprava s chvostom
    šípka doľava od zvislej čiary
    šípka nahor od zvislej čiary
    šípka doprava od zvislej čiary
    šípka nadol od zvislej čiary
    šípka nahor a nadol so základňou
    šípka doprava zakrivená doľava
    šípka doľava zakrivená doprava
    šípka doľava so slučkou
    šípka doprava so slučkou
    vlnitá šípka doľava a doprava
    šípka doľava a doprava s prečiarknutím
    cik-cak šípka nadol
    šípka nahor so špičkou doľava
    šípka nahor so špičkou doprava
    šípka nadol so špičkou doľava
    šípka nadol so špičkou doprava
    šípka doprava a nadol
    šípka nadol a doľava
    horná polkruhová šípka doľava
    horná polkruhová šípka doprava
    šípka na severozápad s čiarou nad
    šípka doľava s čiarou nad šípkou doprava s čiarou
    otvorená kruhová šípka doľava
    otvorená kruhová šípka doprava
    harpúna vľavo s hrotom nahor
    harpúna vľavo s hrotom nadol
    harpúna nahor s hrotom vpravo
    harpúna nahor s hrotom vľavo
    harpúna vpravo s hrotom nahor
    harpúna vpravo s hrotom nadol
    harpúna nadol s hrotom vpravo
    harpúna nadol s hrotom vľavo
    šípka doprava nad šípkou doľava
    šípka nahor a šípka nadol
    šípka vľavo nad šípkou vpravo
    dvojica šípok doľava
    dvojica šípok nahor
    dvojica šípok doprava
    dvojica šípok nadol
    harpúna doľava nad harpúnou doprava
    harpúna doprava nad harpúnou doľava
    dvojitá prečiarknutá šípka doľava
    prečiarknutá dvojitá šípka doľava a doprava
    dvojitá prečiarknutá šípka doprava
    dvojitá šípka doľava
    dvojitá šípka nahor
    dvojitá šípka doprava
    dvojitá šípka nadol
    dvojitá šípka doľava a doprava
    dvojitá šípka doľava nahor
    dvojitá šípka doprava nahor
    dvojitá šípka doprava nadol
    dvojitá šípka doľava nadol
    trojitá šípka doľava
    trojitá šípka doprava
    kľukatá šípka doľava
    kľukatá šípka doprava
    dvakrát prečiarknutá šípka nahor
    dvakrát prečiarknutá šípka nadol
    prerušovaná šípka doľava
    prerušovaná šípka nahor
    prerušovaná šípka doprava
    prerušovaná šípka nadol
    šípka doľava s čiarou
    šípka doprava s čiarou
    dutá šípka doľava
    dutá šípka nahor
    dutá šípka doprava
    dutá šípka nadol
    dutá šípka nahor s čiarou pod
    šípka nadol vľavo so šípkou nahor
    pre všetky
    parciálny diferenciál
    existuje
    prázdna množina
    delta
    nabla
    je prvkom
    nie je prvkom
    obsahuje ako člen
    koniec dôkazu
    n-árny súčin
    n-árny súčet
    znak mínus
    mínus alebo plus
    lomka delenia
    operátor hviezdička
    operátor krúžok
    operátor odrážka
    druhá odmocnina
    proporcionálny
    znak nekonečna
    pravý uhol
    uhol
    delí
    rovnobežné
    logické a
    prienik
    zjednotenie
    integrál
    dvojitý integrál
    krivkový integrál
    preto
    pretože
    pomer
    proporcia
    operátor vlnovka
    otočená vlnovka
    otočené ležaté s
    asymptoticky rovné
    približne rovné
    je približne rovné
    všetky rovné
    približne sa rovná alebo je obrazom
    kruh v znamienku rovná sa
    nerovná sa
    totožné s
    presný ekvivalent
    je menšie alebo rovné
    je väčšie alebo rovné
    menšie ako nad rovná sa
    väčšie ako nad rovná sa
    oveľa menšie ako
    oveľa väčšie ako
    medzi
    nie menšie ako
    nie väčšie ako
    väčšie ako alebo ekvivalentné
    predchádza
    nasleduje
    nenasleduje
    podmnožina
    nadmnožina
    podmnožina alebo rovná sa
    nadmnožina alebo rovná sa
    plus v kruhu
    mínus v kruhu
    krížik v kruhu
    lomka v kruhu
    operátor bodka v kruhu
    operátor krúžok v kruhu
    operátor hviezdička v kruhu
    plus vo štvorci
    mínus vo štvorci
    kolmica otočená nahor
    nevynucuje
    vzťah predchádza zdola
    vzťah nasleduje zdola
    počiatok
    hermitovská konjugovaná matica
    pravouhlý trojuholník
    n-árne logické alebo
    n-árny prienik
    n-árne zjednotenie
    operátor bodka
    operátor hviezda
    prirodzené spojenie
    dvojitý prienik
    o veľmi veľa menšie ako
    o veľmi veľa väčšie ako
    neobsahuje ako normálnu podskupinu alebo rovná sa
    tri bodky zvislo
    tri bodky vodorovne v strede
    tri bodky šikmo doprava nahor
    tri bodky šikmo doprava nadol
    hodinky
    presýpacie hodiny
    klávesnica
    tlačidlo vysunutia
    tlačidlo pretáčania dopredu
    tlačidlo pretáčania späť
    tlačidlo rýchlo nahor
    tlačidlo rýchlo nadol
    tlačidlo ďalšej skladby
    tlačidlo predošlej skladby
    tlačidlo prehrávania a pozastavenia
    budík
    stopky
    časovač
    bežiace presýpacie hodiny
    tlačidlo pozastavenia
    tlačidlo zastavenia
    tlačidlo nahrávania
    M v kruhu
    plný štvorec
    prázdny štvorec
    prázdny štvorec so zaoblenými rohmi
    prázdny štvorec s plným štvorcom
    prázdny štvorec s vodorovnou výplňou
    prázdny štvorec so zvislou výplňou
    štvorec s pravouhlou mriežkovanou výplňou
    štvorec s výplňou vľavo hore a vpravo dole
    štvorec s výplňou vpravo hore a vľavo dole
    štvorec so šikmou mriežkovanou výplňou
    čierny štvorček
    biely štvorček
    plný obdĺžnik
    prázdny obdĺžnik
    plný zvislý obdĺžnik
    plný kosodĺžnik
    plný trojuholník smerujúci nahor
    prázdny trojuholník smerujúci nahor
    malý plný trojuholník smerujúci nahor
    malý prázdny trojuholník smerujúci nahor
    tlačidlo prehrávania
    prázdny trojuholník smerujúci doprava
    malý plný trojuholník smerujúci doprava
    malý prázdny trojuholník smerujúci doprava
    plný ukazovateľ smerujúci doprava
    prázdny ukazovateľ smerujúci doprava
    plný trojuholník smerujúci nadol
    prázdny ukazovateľ smerujúci nadol
    malý plný trojuholník smerujúci nadol
    malý prázdny trojuholník smerujúci nadol
    tlačidlo spätného prehrávania
    prázdny trojuholník smerujúci doľava
    malý plný trojuholník smerujúci doľava
    malý prázdny trojuholník smerujúci doľava
    plný ukazovateľ smerujúci doľava
    prázdny ukazovateľ smerujúci doľava
    plný kosoštvorec
    prázdny kosoštvorec
    prázdny kosoštvorec s plným kosoštvorcom
    prázdny kruh s plným kruhom
    kosoštvorec
    prázdny kruh
    bodkovaný kruh
    kruh so zvislou výplňou
    sústredné kruhy
    plný kruh
    kruh s plnou ľavou polovicou
    kruh s plnou pravou polovicou
    kruh s plnou dolnou polovicou
    kruh s plnou hornou polovicou
    kruh s plným horným pravým kvadrantom
    plný kruh s prázdnym horným ľavým kvadrantom
    plný ľavý polkruh
    plný pravý polkruh
    inverzná odrážka
    plný štvorec s prázdnym kruhom
    ľavý horný štvrťkruh
    pravý horný štvrťkruh
    pravý dolný štvrťkruh
    ľavý dolný štvrťkruh
    horný polkruh
    dolný polkruh
    plný trojuholník vpravo dole
    plný trojuholník vľavo dole
    plný trojuholník vľavo hore
    plný trojuholník vpravo hore
    dutá odrážka
    veľký prázdny kruh
    prázdny štvorec s kvadrantom vpravo hore
    prázdny kruh s kvadrantom vpravo hore
    stredný biely štvorec
    stredný čierny štvorec
    stredne malý biely štvorec
    stredne malý čierny štvorec
    trojuholník vpravo dole
    slnko
    oblak
    dáždnik
    snehuliak
    kométa
    telefón
    začiarknuté políčko
    dáždnik s kvapkami
    horúci nápoj
    trojlístok
    ukazovák nahor
    lebka s prekríženými kosťami
    rádioaktivita
    biologické riziko
    pravoslávny kríž
    hviezda a polmesiac
    symbol mieru
    jin a jang
    koleso dharmy
    zamračená tvár
    smejúca sa tvár
    ženský symbol
    mužský symbol
    znamenie barana
    znamenie býka
    znamenie blížencov
    znamenie raka
    znamenie leva
    znamenie panny
    znamenie váh
    znamenie škorpióna
    znamenie strelca
    znamenie kozorožca
    znamenie vodnára
    znamenie rýb
    pešiak
    pika
    kríž
    srdce
    káro
    horúce pramene
    osminová nota
    zníženie tónu
    zvýšenie tónu
    symbol recyklácie
    nekonečno
    invalidný vozík
    kladivo a krompáč
    kotva
    prekrížené meče
    lekársky symbol
    miskové váhy
    krivuľa
    ozubené koliesko
    symbol atómu
    heraldický symbol ľalie
    varovanie
    vysoké napätie
    transgenderový symbol
    biely kruh
    čierny kruh
    rakva
    pohrebná urna
    futbal
    bejzbal
    snehuliak bez snehu
    slnko za oblakom
    oblak s bleskom a dažďom
    znamenie hadonosa
    krompáč
    záchranárska helma
    reťaz
    zákaz vjazdu
    šintoistická svätyňa
    kostol
    vrch
    slnečník
    fontána
    zástava v jamke
    trajekt
    plachetnica
    lyžiar
    korčuľa
    človek s loptou
    žena s loptou
    muž s loptou
    stan
    čerpacia stanica
    nožnice
    začiarkavacie políčko
    lietadlo
    obálka
    zdvihnutá päsť
    zdvihnutá ruka
    víťazstvo
    píšuca ruka
    ceruzka
    čierne pero
    znak začiarknutia
    krát
    latinský kríž
    Dávidova hviezda
    iskry
    osemcípa hviezdička
    osemcípa hviezda
    snehová vločka
    iskra
    krížik
    tlačidlo s krížikom
    červený otáznik
    biely otáznik
    biely výkričník
    červený výkričník
    výkričník v tvare srdca
    červené srdce
    horiace srdce
    srdce s obväzom
    plus
    mínus
    deleno
    šípka doprava
    slučka
    dvojitá slučka
    šípka doprava zakrivená nahor
    šípka doprava zakrivená nadol
    plus s dolným indexom dva
    vektorový súčin
    skalárny súčin
    logické alebo s dvomi čiarami pod
    menšie ako šikmé rovná sa
    menšie ako nad podobné alebo rovná sa
    rovná sa nad väčšie ako
    nasleduje nad nie je približne rovné
    šípka doľava
    šípka nahor
    šípka nadol
    veľký čierny štvorec
    veľký biely štvorec
    hviezda
    prázdny červený kruh
    ideografická čiarka
    ideografická bodka
    ľavá lomená zátvorka
    pravá lomená zátvorka
    dvojitá ľavá lomená zátvorka
    dvojitá pravá lomená zátvorka
    ľavá rohová zátvorka
    pravá rohová zátvorka
    dutá ľavá rohová zátvorka
    dutá pravá rohová zátvorka
    plná ľavá šošovková zátvorka
    plná pravá šošovková zátvorka
    ľavá ázijská komentárová zátvorka
    pravá ázijská komentárová zátvorka
    dutá ľavá šošovková zátvorka
    dutá pravá šošovková zátvorka
    vlnovková pomlčka
    znak začiatku partu
    katakanová stredná bodka
    japonský ideograf Blahoželám
    japonský ideograf Tajomstvo
    rial
    madžongový červený drak
    žolík
    štítok A
    štítok B
    štítok 0
    štítok P
    štítok AB
    štítok CL
    štítok COOL
    štítok FREE
    štítok ID
    štítok NEW
    štítok NG
    štítok OK
    štítok SOS
    štítok UP!
    štítok VS
    zástava: Ascension
    zástava: Andorra
    zástava: Spojené arabské emiráty
    zástava: Afganistan
    zástava: Antigua a Barbuda
    zástava: Anguilla
    zástava: Albánsko
    zástava: Arménsko
    zástava: Angola
    zástava: Antarktída
    zástava: Argentína
    zástava: Americká Samoa
    zástava: Rakúsko
    zástava: Austrália
    zástava: Aruba
    zástava: Alandy
    zástava: Azerbajdžan
    zástava: Bosna a Hercegovina
    zástava: Barbados
    zástava: Bangladéš
    zástava: Belgicko
    zástava: Burkina Faso
    zástava: Bulharsko
    zástava: Bahrajn
    zástava: Burundi
    zástava: Benin
    zástava: Svätý Bartolomej
    zástava: Bermudy
    zástava: Brunej
    zástava: Bolívia
    zástava: Karibské Holandsko
    zástava: Brazília
    zástava: Bahamy
    zástava: Bhután
    zástava: Bouvetov ostrov
    zástava: Botswana
    zástava: Bielorusko
    zástava: Belize
    zástava: Kanada
    zástava: Kokosové ostrovy
    zástava: Konžská demokratická republika
    zástava: Stredoafrická republika
    zástava: Konžská republika
    zástava: Švajčiarsko
    zástava: Pobrežie Slonoviny
    zástava: Cookove ostrovy
    zástava: Čile
    zástava: Kamerun
    zástava: Čína
    zástava: Kolumbia
    zástava: Clipperton
    zástava: Kostarika
    zástava: Kuba
    zástava: Kapverdy
    zástava: Curaçao
    zástava: Vianočný ostrov
    zástava: Cyprus
    zástava: Česko
    zástava: Nemecko
    zástava: Diego Garcia
    zástava: Džibutsko
    zástava: Dánsko
    zástava: Dominika
    zástava: Dominikánska republika
    zástava: Alžírsko
    zástava: Ceuta a Melilla
    zástava: Ekvádor
    zástava: Estónsko
    zástava: Egypt
    zástava: Západná Sahara
    zástava: Eritrea
    zástava: Španielsko
    zástava: Etiópia
    zástava: Európska únia
    zástava: Fínsko
    zástava: Fidži
    zástava: Falklandy
    zástava: Mikronézia
    zástava: Faerské ostrovy
    zástava: Francúzsko
    zástava: Gabon
    zástava: Spojené kráľovstvo
    zástava: Grenada
    zástava: Gruzínsko
    zástava: Francúzska Guyana
    zástava: Guernsey
    zástava: Ghana
    zástava: Gibraltár
    zástava: Grónsko
    zástava: Gambia
    zástava: Guinea
    zástava: Guadeloupe
    zástava: Rovníková Guinea
    zástava: Grécko
    zástava: Južná Georgia a Južné Sandwichove ostrovy
    zástava: Guatemala
    zástava: Guam
    zástava: Guinea-Bissau
    zástava: Guyana
    zástava: Hongkong – OAO Číny
    zástava: Heardov ostrov a Macdonaldove ostrovy
    zástava: Honduras
    zástava: Chorvátsko
    zástava: Haiti
    zástava: Maďarsko
    zástava: Kanárske ostrovy
    zástava: Indonézia
    zástava: Írsko
    zástava: Izrael
    zástava: Ostrov Man
    zástava: India
    zástava: Britské indickooceánske územie
    zástava: Irak
    zástava: Irán
    zástava: Island
    zástava: Taliansko
    zástava: Jersey
    zástava: Jamajka
    zástava: Jordánsko
    zástava: Japonsko
    zástava: Keňa
    zástava: Kirgizsko
    zástava: Kambodža
    zástava: Kiribati
    zástava: Komory
    zástava: Svätý Krištof a Nevis
    zástava: Severná Kórea
    zástava: Južná Kórea
    zástava: Kuvajt
    zástava: Kajmanie ostrovy
    zástava: Kazachstan
    zástava: Laos
    zástava: Libanon
    zástava: Svätá Lucia
    zástava: Lichtenštajnsko
    zástava: Srí Lanka
    zástava: Libéria
    zástava: Lesotho
    zástava: Litva
    zástava: Luxembursko
    zástava: Lotyšsko
    zástava: Líbya
    zástava: Maroko
    zástava: Monako
    zástava: Moldavsko
    zástava: Čierna Hora
    zástava: Svätý Martin (fr.)
    zástava: Madagaskar
    zástava: Marshallove ostrovy
    zástava: Severné Macedónsko
    zástava: Mali
    zástava: Mjanmarsko
    zástava: Mongolsko
    zástava: Macao – OAO Číny
    zástava: Severné Mariány
    zástava: Martinik
    zástava: Mauritánia
    zástava: Montserrat
    zástava: Malta
    zástava: Maurícius
    zástava: Maldivy
    zástava: Malawi
    zástava: Mexiko
    zástava: Malajzia
    zástava: Mozambik
    zástava: Namíbia
    zástava: Nová Kaledónia
    zástava: Niger
    zástava: Norfolk
    zástava: Nigéria
    zástava: Nikaragua
    zástava: Holandsko
    zástava: Nórsko
    zástava: Nepál
    zástava: Nauru
    zástava: Niue
    zástava: Nový Zéland
    zástava: Omán
    zástava: Panama
    zástava: Peru
    zástava: Francúzska Polynézia
    zástava: Papua-Nová Guinea
    zástava: Filipíny
    zástava: Pakistan
    zástava: Poľsko
    zástava: Saint Pierre a Miquelon
    zástava: Pitcairnove ostrovy
    zástava: Portoriko
    zástava: Palestínske územia
    zástava: Portugalsko
    zástava: Palau
    zástava: Paraguaj
    zástava: Katar
    zástava: Réunion
    zástava: Rumunsko
    zástava: Srbsko
    zástava: Rusko
    zástava: Rwanda
    zástava: Saudská Arábia
    zástava: Šalamúnove ostrovy
    zástava: Seychely
    zástava: Sudán
    zástava: Švédsko
    zástava: Singapur
    zástava: Svätá Helena
    zástava: Slovinsko
    zástava: Svalbard a Jan Mayen
    zástava: Slovensko
    zástava: Sierra Leone
    zástava: San Maríno
    zástava: Senegal
    zástava: Somálsko
    zástava: Surinam
    zástava: Južný Sudán
    zástava: Svätý Tomáš a Princov ostrov
    zástava: Salvádor
    zástava: Svätý Martin (hol.)
    zástava: Sýria
    zástava: Eswatini
    zástava: Tristan da Cunha
    zástava: Turks a Caicos
    zástava: Čad
    zástava: Francúzske južné a antarktické územia
    zástava: Togo
    zástava: Thajsko
    zástava: Tadžikistan
    zástava: Tokelau
    zástava: Východný Timor
    zástava: Turkménsko
    zástava: Tunisko
    zástava: Tonga
    zástava: Turecko
    zástava: Trinidad a Tobago
    zástava: Tuvalu
    zástava: Taiwan
    zástava: Tanzánia
    zástava: Ukrajina
    zástava: Uganda
    zástava: Menšie odľahlé ostrovy USA
    zástava: Organizácia Spojených národov
    zástava: Spojené štáty
    zástava: Uruguaj
    zástava: Uzbekistan
    zástava: Vatikán
    zástava: Svätý Vincent a Grenadíny
    zástava: Venezuela
    zástava: Britské Panenské ostrovy
    zástava: Americké Panenské ostrovy
    zástava: Vietnam
    zástava: Vanuatu
    zástava: Wallis a Futuna
    zástava: Samoa
    zástava: Kosovo
    zástava: Jemen
    zástava: Mayotte
    zástava: Južná Afrika
    zástava: Zambia
    zástava: Zimbabwe
    japonský ideograf Tu
    japonský ideograf Poplatok za službu
    japonský ideograf Zadarmo
    japonský ideograf Vyhradené
    japonský ideograf Zákaz
    japonský ideograf Voľné
    japonský ideograf Úspešne vykonaná skúška
    japonský ideograf Žiadne voľné miesta
    japonský ideograf Nie je zadarmo
    japonský ideograf Mesačná suma
    japonský ideograf Žiadosť
    japonský ideograf Zľava
    japonský ideograf Otvorené
    japonský ideograf Výhodný nákup
    japonský ideograf Prijateľné
    cyklón
    hmlisto
    zatvorený dáždnik
    noc s hviezdami
    východ slnka nad horami
    východ slnka
    mestská panoráma pri súmraku
    západ slnka
    dúha
    most v noci
    morská vlna
    sopka
    mliečna dráha
    zemeguľa s Európou a Afrikou
    zemeguľa s Amerikou
    zemeguľa s Áziou a Austráliou
    zemeguľa s poludníkmi
    nov
    dorastajúci polmesiac
    prvá štvrť mesiaca
    dorastajúci mesiac
    spln
    ubúdajúci mesiac
    posledná štvrť mesiaca
    ubúdajúci polmesiac
    polmesiac
    nov s tvárou
    mesiac v prvej štvrti s tvárou
    mesiac v poslednej štvrti s tvárou
    spln s tvárou
    slnko s tvárou
    žiariaca hviezda
    padajúca hviezda
    teplomer
    slnko za malým oblakom
    slnko za veľkým oblakom
    slnko za dažďovým oblakom
    dažďový oblak
    snehový oblak
    oblak s bleskom
    tornádo
    hmla
    vietor
    párok v rožku
    taco
    burrito
    gaštan
    sadenica
    ihličnatý strom
    listnatý strom
    palma
    kaktus
    čili paprička
    tulipán
    čerešňový kvet
    ruža
    ibištek
    slnečnica
    kvet
    kukuričný klas
    snop ryže
    bylina
    štvorlístok
    javorový list
    opadnutý list
    list vo vetre
    huba
    paradajka
    baklažán
    hrozno
    cukrový melón
    melón
    mandarínka
    citrón
    banán
    ananás
    červené jablko
    zelené jablko
    hruška
    broskyňa
    čerešne
    jahoda
    hamburger
    pizza
    mäso s kosťou
    kuracie stehno
    ryžová sušienka
    kopček ryže
    uvarená ryža
    ryža s karí
    miska s horúcim jedlom
    špagety
    chlieb
    hranolčeky
    pečený sladký zemiak
    dango
    jedlo na špajdli
    suši
    pražená kreveta
    rybia fašírka
    točená zmrzlina
    mrazená dreň
    zmrzlina
    šiška
    sušienka
    čokoláda
    cukrík
    lízanka
    puding
    pohár medu
    kus torty
    krabička na jedlo
    kotlík s jedlom
    varenie
    vidlička a nôž
    čajová šálka
    saké
    vínový pohár
    kokteilový pohár
    tropický nápoj
    pivový pohár
    štrngajúce pivové poháre
    detská fľaša
    vidlička, nôž a tanier
    šampanské
    pukance
    stuha
    zabalený darček
    narodeninová torta
    halloweenská tekvica
    vianočný stromček
    Santa
    ohňostroj
    prskavka
    balónik
    konfety
    konfetová guľa
    stromček tanabata
    skrížené zástavy
    borovicová dekorácia
    japonské bábiky
    koinobori
    veterná zvonkohra
    slávnosti mesiaca
    školský batoh
    promočná čiapka
    vojenská medaila
    stužka
    štúdiový mikrofón
    posúvač
    gombíky
    filmový pás
    vstupenky
    kolotočový kôň
    ruské koleso
    horská dráha
    udica
    mikrofón
    filmová kamera
    kino
    slúchadlá
    maliarska paleta
    cylinder
    šapito
    lístok
    klapka
    divadlo
    videohra
    presný zásah
    výherný automat
    biliardová guľa č. 8
    hracia kocka
    bowling
    japonské karty
    nota
    noty
    saxofón
    gitara
    klávesy
    trúbka
    husle
    notová osnova
    bežecké tričko
    tenis
    lyže
    basketbal
    kockovaná zástava
    snoubordista
    bežiaci človek
    bežkyňa
    bežec
    človek na surfe
    surfistka
    surfista
    športová medaila
    trofej
    dostihy
    americký futbal
    ragby
    plávajúci človek
    plavkyňa
    plavec
    vzpierajúci človek
    vzpieračka
    vzpierač
    hráč golfu
    golfistka
    golfista
    motocykel
    pretekárske auto
    kriket
    volejbal
    pozemný hokej
    ľadový hokej
    stolný tenis
    zasnežený vrch
    stanovanie
    pláž so slnečníkom
    stavba
    domy
    mestská panoráma
    opustený dom
    historická budova
    púšť
    opustený ostrov
    národný park
    štadión
    dom
    dom so záhradou
    kancelárska budova
    japonská pošta
    európska pošta
    nemocnica
    banka
    bankomat
    hotel
    hodinový hotel
    zmiešaný tovar
    škola
    obchodný dom
    továreň
    červený lampión
    japonský zámok
    zámok
    biela zástava
    transgenderová zástava
    dúhová zástava
    čierna zástava
    pirátska zástava
    zástava: Anglicko
    zástava: Škótsko
    zástava: Wales
    ružička
    štítok
    bedminton
    luk a šíp
    amfora
    svetlý tón pleti
    stredne svetlý tón pleti
    stredný tón pleti
    stredne tmavý tón pleti
    tmavý tón pleti
    potkan
    myš
    býk
    byvol
    krava
    tiger
    leopard
    zajac
    mačka
    čierna mačka
    drak
    krokodíl
    veľryba
    slimák
    had
    kôň
    baran
    koza
    ovca
    opica
    kohút
    sliepka
    pes
    služobný pes
    prasa
    diviak
    slon
    chobotnica
    špirálovitá mušľa
    húsenica
    mravec
    včela
    lienka
    ryba
    tropická ryba
    štvorzubec
    korytnačka
    liahnuce sa kurča
    kurča
    kurča spredu
    vták
    tučniak
    koala
    pudel
    dromedár
    ťava
    delfín
    hlava myši
    hlava kravy
    hlava tigra
    hlava zajaca
    hlava mačky
    hlava draka
    veľryba s gejzírom
    hlava koňa
    hlava opice
    hlava psa
    hlava prasaťa
    žaba
    škrečok
    vlk
    medveď
    ľadový medveď
    panda
    prasací rypák
    labky
    veverica
    oči
    oko
    oko v bubline
    ucho
    nos
    ústa
    jazyk
    ukazovák spakruky nahor
    ukazovák spakruky nadol
    ukazovák doľava
    ukazovák doprava
    päsť spredu
    mávajúca ruka
    výborne
    palec nahor
    palec nadol
    tlieskajúce ruky
    roztvorené dlane
    koruna
    dámsky klobúk
    okuliare
    kravata
    tričko
    rifle
    šaty
    kimono
    bikini
    dámske oblečenie
    peňaženka
    kabelka
    malá kabelka
    pánska topánka
    bežecká topánka
    topánka na podpätku
    dámsky sandál
    dámska čižma
    stopy
    silueta busty
    silueta búst
    chlapec
    dievča
    muž
    zdravotník muž
    sudca muž
    pilot muž
    pár so srdcom: muž, muž
    bozk: muž, muž
    roľník muž
    kuchár muž
    muž kŕmiaci bábätko
    študent muž
    spevák muž
    maliar muž
    učiteľ muž
    robotník muž
    rodina: muž, chlapec
    rodina: muž, chlapec, chlapec
    rodina: muž, dievča
    rodina: muž, dievča, chlapec
    rodina: muž, dievča, dievča
    rodina: muž, muž, chlapec
    rodina: muž, muž, chlapec, chlapec
    rodina: muž, muž, dievča
    rodina: muž, muž, dievča, chlapec
    rodina: muž, muž, dievča, dievča
    rodina: muž, žena, chlapec
    rodina: muž, žena, chlapec, chlapec
    rodina: muž, žena, dievča
    rodina: muž, žena, dievča, chlapec
    rodina: muž, žena, dievča, dievča
    programátor muž
    pracovník v kancelárii muž
    remeselník muž
    vedec muž
    kozmonaut muž
    hasič muž
    muž s bielou palicou
    muž: ryšavé vlasy
    muž: kučeravé vlasy
    muž: holá hlava
    muž: sivé vlasy
    muž na elektrickom invalidnom vozíku
    muž na mechanickom invalidnom vozíku
    žena
    zdravotníčka
    sudkyňa
    pilotka
    pár so srdcom: žena, muž
    pár so srdcom: žena, žena
    bozk: žena, muž
    bozk: žena, žena
    roľníčka
    kuchárka
    žena kŕmiaca bábätko
    študentka
    speváčka
    maliarka
    učiteľka
    robotníčka
    rodina: žena, chlapec
    rodina: žena, chlapec, chlapec
    rodina: žena, dievča
    rodina: žena, dievča, chlapec
    rodina: žena, dievča, dievča
    rodina: žena, žena, chlapec
    rodina: žena, žena, chlapec, chlapec
    rodina: žena, žena, dievča
    rodina: žena, žena, dievča, chlapec
    rodina: žena, žena, dievča, dievča
    programátorka
    pracovníčka v kancelárii
    remeselníčka
    vedkyňa
    kozmonautka
    hasička
    žena so slepeckou palicou
    žena: ryšavé vlasy
    žena: kučeravé vlasy
    žena: holá hlava
    žena: sivé vlasy
    žena na elektrickom invalidnom vozíku
    žena na mechanickom invalidnom vozíku
    rodina
    žena a muž držiaci sa za ruky
    muži držiaci sa za ruky
    ženy držiace sa za ruky
    policajt
    policajtka
    policajt muž
    ľudia so zajačími ušami
    ženy so zajačími ušami
    muži so zajačími ušami
    človek so závojom
    žena so závojom
    muž so závojom
    svetlovlasý človek
    blondína
    blondín
    muž s čínskou čapicou
    človek s turbanom
    žena s turbanom
    muž s turbanom
    starší muž
    staršia žena
    bábätko
    pracovník na stavbe
    stavbárka
    stavbár
    princezná
    obluda
    škrat
    duch
    anjelik
    mimozemšťan
    mimozemská príšera
    nahnevaná tvár s rohmi
    lebka
    človek s nastavenou dlaňou
    žena s nastavenou dlaňou
    muž s nastavenou dlaňou
    stráž
    strážkyňa
    strážca
    tanečníčka
    rúž
    lakovanie nechtov
    masáž tváre
    žena dostáva masáž tváre
    muž dostáva masáž tváre
    strihanie vlasov
    žena u kaderníka
    muž u kaderníka
    pútač holičstva
    injekcia
    tabletka
    odtlačok pier
    ľúbostný list
    prsteň
    drahokam
    bozk
    kytica
    pár so srdcom
    svadba
    tlčúce srdce
    zlomené srdce
    dve srdcia
    ligotavé srdce
    rastúce srdce
    srdce so šípom
    modré srdce
    zelené srdce
    žlté srdce
    fialové srdce
    srdce so stuhou
    krúžiace srdcia
    ozdoba v tvare srdca
    kosoštvorec s bodkou
    žiarovka
    symbol hnevu
    bomba
    chŕ
    zrážka
    kvapky potu
    kvapka
    utekám
    hovienko
    napnutý biceps
    mám závrat
    reč
    myšlienka
    biely kvet
    sto bodov
    mešec peňazí
    zmenáreň
    znak dolára
    platobná karta
    jenová bankovka
    dolárová bankovka
    eurová bankovka
    librová bankovka
    peniaze s krídlami
    stúpajúci graf jenu
    sedadlo
    prenosný počítač
    aktovka
    počítačový disk
    disketa
    optický disk
    dvd
    fascikel
    otvorený fascikel
    ohnutá stránka
    líce stránky
    kalendár
    trhací kalendár
    otáčací stojan na vizitky
    stúpajúci graf
    klesajúci graf
    pruhový graf
    písacia podložka
    špendlík
    guľatý špendlík
    sponka na papier
    rovné pravítko
    trojuholníkové pravítko
    záložky
    účtovná kniha
    zápisník
    zápisník so zdobeným obalom
    zatvorená kniha
    otvorená kniha
    zelená kniha
    modrá kniha
    oranžová kniha
    knihy
    menovka
    zvitok
    oznam
    slúchadlo telefónu
    pejdžer
    fax
    satelitná anténa
    amplión
    megafón
    priečinok na odchádzajúcu poštu
    priečinok na prichádzajúcu poštu
    zásielka
    e-mail
    obálka s prichádzajúcou poštou
    obálka so šípkou
    zatvorená schránka so spustenou zástavkou
    zatvorená schránka so zdvihnutou zástavkou
    otvorená schránka so zdvihnutou zástavkou
    otvorená schránka so spustenou zástavkou
    poštová schránka
    poštová trúba
    noviny
    mobil
    mobil so šípkou
    vibračný režim
    vypnutý mobil
    zákaz mobilov
    sila signálu
    fotoaparát
    fotoaparát s bleskom
    videokamera
    televízor
    rádio
    videokazeta
    filmový projektor
    modlitebné koráliky
    tlačidlo náhodného prehrávania
    tlačidlo opakovania
    tlačidlo opakovania skladby
    zvislé šípky v smere hodinových ručičiek
    tlačidlo so šípkami proti smeru hodinových ručičiek
    tlačidlo stlmenia jasu
    tlačidlo jasu
    vypnutý reproduktor
    nízka hlasitosť
    stredná hlasitosť
    vysoká hlasitosť
    batéria
    zástrčka
    doľava naklonená lupa
    doprava naklonená lupa
    zámka s perom
    zámka s kľúčom
    kľúč
    zatvorená zámka
    otvorená zámka
    zvon
    prečiarknutý zvon
    záložka
    spojovací článok
    okrúhle tlačidlo
    šípka BACK
    šípka END
    šípka ON!
    šípka SOON
    šípka TOP
    zákaz vstupu osobám mladším ako osemnásť rokov
    kláves: 10
    zadávanie veľkých písmen latinky
    zadávanie malých písmen latinky
    zadávanie čísel
    zadávanie symbolov
    zadávanie písmen latinky
    oheň
    baterka
    francúzsky kľúč
    kladivo
    matica a skrutka
    kuchynský nôž
    vodná pištoľ
    mikroskop
    ďalekohľad
    krištáľová guľa
    šesťcípa hviezda s bodkou uprostred
    japonský symbol pre začiatočníka
    emblém trojzubca
    čierne hranaté tlačidlo
    biele hranaté tlačidlo
    červený kruh
    modrý kruh
    veľký oranžový kosoštvorec
    veľký modrý kosoštvorec
    malý oranžový kosoštvorec
    malý modrý kosoštvorec
    červený trojuholník nahor
    červený trojuholník nadol
    tlačidlo nahor
    tlačidlo nadol
    óm
    holubica
    kába
    mešita
    synagóga
    menóra
    jedna hodina
    dve hodiny
    tri hodiny
    štyri hodiny
    päť hodín
    šesť hodín
    sedem hodín
    osem hodín
    deväť hodín
    desať hodín
    jedenásť hodín
    dvanásť hodín
    pol druhej
    pol tretej
    pol štvrtej
    pol piatej
    pol šiestej
    pol siedmej
    pol ôsmej
    pol deviatej
    pol desiatej
    pol jedenástej
    pol dvanástej
    pol jednej
    sviečka
    kozubové hodiny
    jama
    levitujúci muž v saku
    detektív
    detektívka
    detektív muž
    slnečné okuliare
    pavúk
    pavučina
    joystick
    tanečník
    spojené sponky na papier
    pero
    plniace pero
    štetec
    pastelka
    roztiahnutá ruka
    prostredník
    vulkánsky pozdrav
    čierne srdce
    stolný počítač
    tlačiareň
    počítačová myš
    trackball
    zarámovaný obraz
    štítky na indexovanie
    škatuľa s kartotékou
    kartotéková skriňa
    odpadkový kôš
    špirálový zápisník
    špirálový kalendár
    zverák
    starý kľúč
    zvinuté noviny
    dýka
    hovoriaca hlava
    ľavá bublina
    hnev
    volebná schránka s lístkom
    mapa sveta
    Fudžisan
    tokijská veža
    socha slobody
    mapa Japonska
    socha moai
    škeriaca sa tvár
    natešená tvár s prižmúrenými očami
    plačem od smiechu
    škeriaca sa tvár s veľkými očami
    škeriaca sa tvár s prižmúrenými očami
    škeriaca sa tvár s potom
    škeriaca sa tvár s privretými očami
    smejúca sa tvár so svätožiarou
    smejúca sa tvár s rohmi
    žmurkajúca tvár
    smejúca sa tvár s prižmúrenými očami
    pochutnávajúca si tvár
    tvár vyjadrujúca úľavu
    smejúca sa tvár so srdiečkami
    smejúca sa tvár s okuliarmi
    samoľúba tvár
    neutrálna tvár
    bezvýrazná tvár
    znudená tvár
    skľúčená tvár s potom
    zamyslená tvár
    zmätená tvár
    tvár v rozpakoch
    bozkávajúca tvár
    tvár posielajúca bozk
    bozkávajúca tvár s prižmúrenými očami
    bozkávajúca tvár so zatvorenými očami
    tvár s vyplazeným jazykom
    žmurkajúca tvár s vyplazeným jazykom
    škúliaca tvár s jazykom
    sklamaná tvár
    ustaraná tvár
    nahnevaná tvár
    podráždená tvár
    plačúca tvár
    urputná tvár
    tvár s parou z nosa
    sklamaná, ale uvoľnená tvár
    zamračená tvár s otvorenými ústami
    utrápená tvár
    vystrašená tvár
    ustatá tvár
    ospalá tvár
    unavená tvár
    vyškerená tvár
    nariekajúca tvár
    tvár s otvorenými ústami
    vydychujúca tvár
    umlčaná tvár
    znepokojená tvár s potom
    tvár kričiaca od strachu
    udivená tvár
    zapýrená tvár
    spiaca tvár
    tvár so závratom
    tvár so špirálovými očami
    tvár bez úst
    tvár v oblakoch
    tvár s rúškom
    škeriaca sa mačka s prižmúrenými očami
    mačka plače od smiechu
    škeriaca sa mačka
    smejúca sa mačka so srdiečkami
    mačka s úškľabkom
    bozkávajúca mačka
    podráždená mačka
    plačúca mačka
    vyčerpaná mačka
    trochu zamračená tvár
    usmievajúca sa tvár
    prevrátená tvár
    tvár prevracajúca oči
    človek s prekríženými rukami
    žena s prekríženými rukami
    muž s prekríženými rukami
    človek s rukami nad hlavou
    žena s rukami nad hlavou
    muž s rukami nad hlavou
    klaňajúci sa človek
    klaňajúca sa žena
    klaňajúci sa muž
    nevidím zlo
    nepočujem zlo
    nehovorím zlo
    človek so zdvihnutou rukou
    žena so zdvihnutou rukou
    muž so zdvihnutou rukou
    zdvihnuté ruky
    zamračený človek
    zamračená žena
    zamračený muž
    podráždený človek
    podráždená žena
    podráždený muž
    zopäté ruky
    raketa
    helikoptéra
    rušeň
    vozeň
    rýchlovlak
    japonský rýchlovlak
    vlak
    metro
    ľahké metro
    stanica
    električka
    vozeň električky
    autobus
    prichádzajúci autobus
    trolejbus
    autobusová zastávka
    minibus
    sanitka
    hasičské auto
    policajné auto
    prichádzajúce policajné auto
    taxík
    prichádzajúci taxík
    auto
    prichádzajúce auto
    SUV
    zásobovacie auto
    ťahač s návesom
    traktor
    monorail
    zubačka
    lanovka
    horská lanovka
    visutá lanovka
    loď
    človek na veslici
    veslárka
    veslár
    rýchly čln
    vodorovný semafor
    zvislý semafor
    práce na ceste
    policajný maják
    trojuholníková zástava
    dvere
    zákaz
    cigareta
    zákaz fajčenia
    symbol odpadkového koša
    neodhadzujte odpadky
    pitná voda
    nepitná voda
    bicykel
    zákaz bicyklov
    človek na bicykli
    cyklistka
    cyklista
    človek na horskom bicykli
    horská cyklistka
    horský cyklista
    chodiaci človek
    chodkyňa
    chodec
    zákaz chodcov
    deti na ceste
    pánske toalety
    dámske toalety
    toalety
    prebaľovacia miestnosť
    záchod
    splachovací záchod
    sprcha
    človek vo vani
    vaňa
    pasová kontrola
    colná prehliadka
    výdaj batožiny
    úschovňa batožiny
    gauč a lampa
    človek v posteli
    nákupné tašky
    recepčný zvonček
    posteľ
    modlitebné miesto
    značka stop
    nákupný vozík
    hinduistický chrám
    chatrč
    výťah
    šmykľavka
    koleso
    záchranné koleso
    kladivo a kľúč
    štít
    barel
    diaľnica
    železničná trať
    motorový čln
    malé lietadlo
    odlet lietadla
    prílet lietadla
    družica
    zaoceánska loď
    kolobežka
    skúter
    kanoe
    sane
    lietajúci tanier
    skejtbord
    autorikša
    pikap
    koliesková korčuľa
    oranžový kruh
    žltý kruh
    zelený kruh
    fialový kruh
    hnedý kruh
    červený štvorec
    modrý štvorec
    oranžový štvorec
    žltý štvorec
    zelený štvorec
    fialový štvorec
    hnedý štvorec
    rovné
    štipka
    biele srdce
    hnedé srdce
    málo
    tvár so zazipsovanými ústami
    tvár s peniazmi na jazyku
    tvár s teplomerom
    vedátor
    premýšľajúca tvár
    tvár s obväzom
    robot
    objímajúca tvár
    paroháč
    zavoláme si
    zdvihnutá ruka spakruky
    päsť doľava
    päsť doprava
    potrasenie rukami
    držím palce
    ľúbim ťa
    tvár s kovbojským klobúkom
    tvár klauna
    tvár, ktorej je zle
    váľam sa od smiechu
    slintajúca tvár
    tvár s dlhým nosom
    človek chytajúci sa za hlavu
    žena chytajúca sa za hlavu
    muž chytajúci sa za hlavu
    kýchajúca tvár
    tvár so zdvihnutým obočím
    pobláznená tvár
    bláznivá tvár
    tvár s prstom na ústach
    nadávajúca tvár
    tvár s rukou na ústach
    tvár, ktorá vracia
    vybuchujúca hlava
    tehotná žena
    dojčenie
    zdvihnuté dlane
    selfie
    princ
    človek v smokingu
    žena v smokingu
    muž v smokingu
    pani Santová
    človek krčiaci plecami
    žena krčiaca plecami
    muž krčiaci plecami
    človek robí hviezdu
    žena robí hviezdu
    muž robí hviezdu
    žonglovanie
    žonglérka
    žonglér
    šermiar
    zápasiaci ľudia
    zápasníčky
    zápasníci
    vodné pólo
    pólistka
    pólista
    hádzaná
    hádzanárka
    hádzanár
    potápačská maska
    zvädnutá kvetina
    bubon
    štrngajúce poháriky
    pohár na whisky
    lyžica
    bránka
    zlatá medaila
    strieborná medaila
    bronzová medaila
    boxovacia rukavica
    úbor na bojové umenie
    curlingový kameň
    lakros
    softbal
    lietajúci disk
    croissant
    avokádo
    uhorka
    slanina
    zemiak
    mrkva
    bageta
    šalát
    panvica s jedlom
    gyros
    vajce
    pohár mlieka
    arašidy
    kivi
    lievance
    knedlička
    sušienka s predpoveďou
    rýchle občerstvenie
    paličky
    misa s lyžicou
    pohár so slamkou
    kokos
    brokolica
    koláč
    praclík
    plátok mäsa
    sendvič
    konzerva
    listová zelenina
    mango
    mesačný koláč
    bagel
    smejúca sa tvár s tromi srdiečkami
    zívajúca tvár
    smejúca sa tvár so slzou
    oslavujúca tvár
    malátna tvár
    rozhorúčená tvár
    mrznúca tvár
    nindža
    maskovaná tvár
    tvár zadržujúca slzy
    prosebná tvár
    sárí
    laboratórny plášť
    ochranné okuliare
    pohorka
    balerína
    krab
    lev
    škorpión
    moriak
    jednorožec
    orol
    kačka
    netopier
    žralok
    sova
    líška
    motýľ
    jeleň
    gorila
    jašterica
    nosorožec
    kreveta
    kalmár
    žirafa
    zebra
    jež
    sauropód
    tyrannosaurus
    svrček
    kengura
    lama
    páv
    hroch
    papagáj
    medviedik čistotný
    homár
    komár
    mikrób
    jazvec
    labuť
    mamut
    dront
    leňoch
    vydra
    orangutan
    skunk
    plameniak
    ustrica
    bobor
    zubor
    uškatec
    vodiaci pes
    slepecká palica
    ryšavé vlasy
    kučeravé vlasy
    holá hlava
    sivé vlasy
    kosť
    noha
    chodidlo
    zub
    superhrdina
    superžena
    supermuž
    superdarebácka bytosť
    superdarebáčka
    superdarebák
    bezpečnostná vesta
    ucho s načúvadlom
    elektrický invalidný vozík
    mechanický invalidný vozík
    mechanická paža
    mechanická noha
    kus syra
    košíček
    soľ
    nápoj v krabičke
    cesnak
    cibuľa
    falafel
    vafľa
    maslo
    maté
    kocka ľadu
    perlivý čaj
    obor
    stojaci človek
    stojaca žena
    stojaci muž
    kľačiaci človek
    kľačiaca žena
    kľačiaci muž
    nepočujúci človek
    nepočujúca žena
    nepočujúci muž
    tvár s monoklom
    dospelý
    zdravotník
    sudca
    pilot
    roľník
    kuchár
    človek kŕmiaci bábätko
    Mx Santa
    študent
    spevák
    maliar
    učiteľ
    robotník
    programátor
    pracovník v kancelárii
    remeselník
    vedec
    kozmonaut
    hasič
    ľudia držiaci sa za ruky
    človek s bielou palicou
    dospelý: ryšavé vlasy
    dospelý: kučeravé vlasy
    dospelý: holá hlava
    dospelý: sivé vlasy
    človek na elektrickom invalidnom vozíku
    človek na mechanickom invalidnom vozíku
    dieťa
    starší človek
    bradáč
    bradatá žena
    bradatý muž
    žena so šatkou
    človek v pare
    žena v pare
    muž v pare
    človek na skale
    lezkyňa
    lezec
    človek v lotosovom sede
    žena v lotosovom sede
    muž v lotosovom sede
    čarodejná bytosť
    čarodejníčka
    čarodejník
    rozprávková bytosť
    víla
    škriatok
    upírska bytosť
    upírka
    upír
    morská bytosť
    morská panna
    morský muž
    lesná bytosť
    elfka
    elf
    džin
    ženský džin
    mužský džin
    zombia
    ženská zombia
    mužská zombia
    mozog
    oranžové srdce
    šiltovka
    šál
    rukavice
    kabát
    ponožky
    červená obálka
    petarda
    skladačka
    skúmavka
    Petriho miska
    skrutkovica
    kompas
    počítadlo
    hasiaci prístroj
    kufrík na náradie
    tehla
    magnet
    batožina
    vodička
    cievka nite
    klbko
    spínací špendlík
    medvedík
    metla
    kôš
    rolka papiera
    mydlo
    špongia
    účtenka
    nazar
    baletné špice
    jednodielne plavky
    slipy
    šortky
    žabky
    kvapka krvi
    náplasť
    stetoskop
    röntgen
    barla
    jojo
    papierový šarkan
    padák
    bumerang
    kúzelná palička
    piñata
    matriošky
    planéta s prstencom
    stolička
    britva
    sekera
    dija
    bendžo
    vojenská helma
    akordeón
    kongo
    minca
    tesárska píla
    skrutkovač
    rebrík
    hák
    zrkadlo
    okno
    čistiaci zvon
    ihla
    uzol
    vedro
    pasca na myši
    zubná kefka
    náhrobok
    transparent
    kameň
    zrkadlová guľa
    preukaz
    slabá batéria
    hamsa
    mucha
    dážďovka
    chrobák
    šváb
    kvetináč
    drevo
    pierko
    lotos
    koral
    prázdne hniezdo
    hniezdo s vajcami
    orgán srdca
    pľúca
    objímajúci sa ľudia
    tehotný muž
    tehotná osoba
    osoba s korunou
    čučoriedky
    kapia
    oliva
    chlebová placka
    tamal
    fondue
    čajová kanvica
    liatie
    fazuľa
    pohár
    roztopená tvár
    salutujúca tvár
    tvár s otvorenými očami a rukou na ústach
    tvár vykúkajúca pomedzi prsty
    tvár so šikmými ústami
    tvár s prerušovanou čiarou
    zahryznutie do pery
    bubliny
    ruka s prekríženým ukazovákom a palcom
    ruka doprava
    ruka doľava
    ruka dlaňou nadol
    ruka dlaňou nahor
    ukazovanie ukazovákom
    srdce z dlaní
    """#
}
