// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let ca: StaticString = #"""
    signe d’exclamació
    coixinet
    tecla: #
    dòlar
    tant per cent
    et
    apòstrof tipogràfic
    parèntesi de tancament
    asterisc
    tecla: *
    signe més
    coma
    guionet de menys
    punt
    barra inclinada
    tecla: 0
    tecla: 1
    tecla: 2
    tecla: 3
    tecla: 4
    tecla: 5
    tecla: 6
    tecla: 7
    tecla: 8
    tecla: 9
    dos punts
    punt i coma
    menor que
    igual
    major que
    signe d’interrogació
    arrova
    claudàtor d’obertura
    barra inversa
    claudàtor de tancament
    accent circumflex
    ratlla baixa
    accent greu
    clau d’obertura
    barra vertical
    clau de tancament
    titlla
    signe d’exclamació d’obertura
    centau
    lliura
    moneda desconeguda
    ien
    secció
    dièresi
    drets d’autor
    cometa llatina esquerra
    negació
    marca registrada
    grau
    signe de més o menys
    superíndex dos
    superíndex tres
    accent agut
    signe de micró
    marca de paràgraf
    punt volat
    superíndex u
    cometa llatina dreta
    signe d’interrogació d’obertura
    signe de multiplicació
    signe de divisió
    dram
    afgani afganès
    coma àrab
    punt i coma àrab
    signe d’interrogació àrab
    taka
    baht
    riel cambodjà
    guionet
    guió mitjà
    guió llarg
    barra horitzontal
    cometa esquerra
    cometa dreta
    cometa baixa dreta
    cometa doble alta esquerra
    cometa doble alta dreta
    cometa doble baixa dreta
    signe d’obelisc
    signe d’obelisc de dos braços
    punt de llista
    punts suspensius
    punt de guió
    per mil
    prima
    doble prima
    triple prima
    circumflex
    marca de referència
    signe d’exclamació doble
    signe exclarrogatiu
    sobreratllat
    asterisme
    barra de fracció
    signe d’exclamació i d’interrogació
    superíndex resta
    colon costa-riqueny
    cruzeiro
    franc francès
    lira
    milió
    naira nigerià
    pesseta espanyola
    rupia
    won
    nou xéquel israelià
    dong vietnamita
    euro
    kip laosià
    tögrög mongol
    penic alemany
    peso
    guaraní
    austral
    hrívnia
    cedi ghanès
    lliura tornesa
    spesmilo
    tenge
    rupia índia
    lira turca
    manat azerbaidjanès
    ruble
    lari
    bitcoin
    enregistrament de so amb copyright
    marca comercial
    informació
    fletxa que apunta cap a l’esquerra
    fletxa que apunta cap amunt
    fletxa que apunta cap a la dreta
    fletxa que apunta cap avall
    fletxa cap a l’esquerra i cap a la dreta
    fletxa cap amunt i cap avall
    fletxa cap amunt a l’esquerra
    fletxa cap amunt a la dreta
    fletxa cap avall a la dreta
    fletxa cap avall a l’esquerra
    fletxa cap a l’esquerra amb traç
    fletxa cap a la dreta amb barra inclinada
    fletxa ondulada cap a l’esquerra
    fletxa ondulada cap a la dreta
    fletxa cap a l’esquerra amb dues puntes
    fletxa cap amunt amb dues puntes
    fletxa cap a la dreta amb dues puntes
    fletxa cap avall amb dues puntes
    fletxa cap a l’esquerra amb cua
    fletxa cap a la dreta amb cua
    fletxa des d’una barra cap a l’esquerra
    fletxa des d’una barra cap amunt
    fletxa des d’una barra cap a la dreta
    fletxa des d’una barra cap avall
    fletxa amunt i avall amb una base
    fletxa dreta que gira cap a l’esquerra
    fletxa esquerra que gira cap a la dreta
    fletxa cap a l’esquerra amb bucle
    fletxa cap a la dreta amb bucle
    fletxa esquerra i dreta ondulada
    fletxa esquerra i dreta amb traç
    fletxa cap avall en zig-zag
    fletxa cap amunt amb punta cap a l’esquerra
    fletxa cap amunt amb punta cap a la dreta
    fletxa cap avall amb punta cap a l’esquerra
    fletxa cap avall amb punta cap a la dreta
    fletxa curta a la dreta amb punta cap avall
    fletxa curta avall amb punta a l’esquerra
    fletxa semicircular superior antihorària
    fletxa semicircular superior en sentit horari
    fletxa cap al nord-oest amb barra llarga
    fletxa esquerra sobre dreta amb barra
    fletxa circular oberta en sentit antihorari
    fletxa circular oberta en sentit horari
    arpó cap a l’esquerra amb dent a sobre
    arpó cap a l’esquerra amb dent a sota
    arpó cap amunt amb dent a la dreta
    arpó cap amunt amb dent a l’esquerra
    arpó cap a la dreta amb dent a sobre
    arpó cap a la dreta amb dent a sota
    arpó cap avall amb dent a la dreta
    arpó cap avall amb dent a l’esquerra
    fletxa dreta per sobre d’una fletxa esquerra
    fletxes que apunten cap amunt i cap avall
    fletxes cap a l’esquerra i la dreta
    dues fletxes cap a l’esquerra
    dues fletxes cap amunt
    dues fletxes cap a la dreta
    dues fletxes cap avall
    arpó esquerre per sobre d’un arpó dret
    arpó dret per sobre d’un arpó esquerre
    fletxa doble cap a l’esquerra amb traç
    fletxa doble esquerra i dreta amb traç
    fletxa doble cap a la dreta amb traç
    fletxa doble cap a l’esquerra
    fletxa doble cap amunt
    fletxa doble cap a la dreta
    fletxa doble cap avall
    fletxa doble cap a l’esquerra i la dreta
    fletxa doble cap al nord-oest
    fletxa doble cap al nord-est
    fletxa doble cap al sud-est
    fletxa doble cap al sud-oest
    fletxa triple cap a l’esquerra
    fletxa triple cap a la dreta
    fletxa en ziga-zaga cap a l’esquerra
    fletxa en ziga-zaga cap a la dreta
    fletxa cap amunt amb doble traç
    fletxa cap avall amb doble traç
    fletxa puntejada cap a l’esquerra
    fletxa puntejada cap amunt
    fletxa puntejada cap a la dreta
    fletxa puntejada cap avall
    fletxa cap a l’esquerra amb barra
    fletxa cap a la dreta amb barra
    fletxa buida cap a l’esquerra
    fletxa buida cap amunt
    fletxa buida cap a la dreta
    fletxa buida cap avall
    fletxa buida cap amunt des d’una barra
    fletxa esquerra cap avall i dreta cap amunt
    per a tot
    derivada parcial
    existeix
    conjunt buit
    increment
    nabla
    element de
    no és un element
    conté com a membre
    final de prova
    producte d’operador n
    sumatòria d’operador n
    signe menys
    més menys
    barra de divisió
    operador asterisc
    operador anell
    operador vinyeta
    arrel quadrada
    proporcional
    signe d’infinit
    angle recte
    angle
    divideix
    paral·lel
    I lògic
    intersecció
    unió
    integral
    integral doble
    integral de contorn
    per tant
    perquè
    relació
    proporció
    operador titlla
    titlla invertida
    s inclinada invertida
    igual asimptòtic
    igual aproximat
    aproximació
    tot igual a
    aproximadament igual que la imatge
    anell dintre del signe d’igual
    no és igual que
    idèntic a
    estrictament equivalent
    menor o igual a
    major o igual a
    menor que a sobre del signe d’igual
    major que a sobre del signe d’igual
    molt menor que
    molt major que
    entre
    no menor que
    no major que
    major que equivalent
    precedeix
    succeeix
    no succeeix
    subconjunt de
    supraconjunt
    subconjunt igual
    supraconjunt igual
    signe més encerclat
    signe menys encerclat
    signe de multiplicació encerclat
    barra de divisió encerclada
    operador punt encerclat
    operador anell encerclat
    operador asterisc encerclat
    signe més en un quadrat
    signe menys en un quadrat
    tatxa cap amunt
    no força
    precedeix en la relació
    succeeix en la relació
    original
    matriu hermítica conjugada
    triangle rectangle
    O lògic d’operador n
    intersecció d’operador n
    unió d’operador n
    operador punt
    operador estrella
    unió natural
    intersecció doble
    considerablement menor que
    considerablement major que
    no conté com un subgrup normal igual
    el·lipsi vertical
    el·lipsi horitzontal volada
    el·lipsi diagonal cap amunt a la dreta
    el·lipsi diagonal cap avall a la dreta
    rellotge
    rellotge de sorra
    teclat
    botó d’expulsar
    botó d’avançar ràpidament
    botó de retrocedir ràpidament
    botó d’anar amunt ràpidament
    botó d’anar avall ràpidament
    botó de pista següent
    botó de pista anterior
    botó de pausa o de reproducció
    despertador
    cronòmetre
    temporitzador
    rellotge amb sorra que cau
    botó de pausa
    botó d’aturada
    botó d’enregistrar
    lletra M en cercle
    quadrat ple
    quadrat buit
    quadrat buit amb els angles arrodonits
    quadrat buit amb un quadrat ple a l’interior
    quadrat amb ratlles horitzontals
    quadrat amb ratlles verticals
    quadrat quadriculat perpendicularment
    quadrat ratllat de dalt esquerra a baix dreta
    quadrat ratllat de baix esquerra a dalt dreta
    quadrat quadriculat diagonalment
    quadrat negre petit
    quadrat blanc petit
    rectangle ple
    rectangle buit
    rectangle vertical ple
    paral·lelogram ple
    triangle ple que apunta cap amunt
    triangle buit cap amunt
    triangle petit ple cap amunt
    triangle petit buit cap amunt
    botó de reproducció
    triangle buit cap a la dreta
    triangle petit ple cap a la dreta
    triangle petit buit cap a la dreta
    punter ple cap a la dreta
    punter buit cap a la dreta
    triangle ple que apunta cap avall
    triangle buit cap avall
    triangle petit ple cap avall
    triangle petit buit cap avall
    botó de retrocedir
    triangle buit cap a l’esquerra
    triangle petit ple cap a l’esquerra
    triangle petit buit cap a l’esquerra
    punter ple cap a l’esquerra
    punter buit cap a l’esquerra
    rombe ple
    rombe buit
    rombe buit amb un rombe ple a l’interior
    cercle buit amb un cercle ple a l’interior
    rombe
    cercle buit
    cercle puntejat
    cercle amb ratlles verticals
    cercles concèntrics
    cercle ple
    cercle amb la meitat esquerra plena
    cercle amb la meitat dreta plena
    cercle amb la meitat inferior plena
    cercle amb la meitat superior plena
    cercle amb el quadrant superior dret ple
    cercle amb quadrat superior esquerre buit
    semicercle esquerre ple
    semicercle dret ple
    vinyeta invertida
    quadrat ple amb un cercle buit a l’interior
    arc circular en quadrant superior esquerre
    arc circular en el quadrant superior dret
    arc circular en el quadrant inferior dret
    arc circular en el quadrant inferior esquerre
    semicercle superior
    semicercle inferior
    triangle inferior dret ple
    triangle inferior esquerre ple
    triangle superior esquerre ple
    triangle superior dret ple
    vinyeta buida
    cercle buit gran
    quadrat buit amb quadrant superior dret
    cercle buit amb quadrant superior dret
    quadrat mitjà blanc
    quadrat mitjà negre
    quadrat blanc petit-mitjà
    quadrat negre petit-mitjà
    triangle inferior dret
    sol
    núvol
    paraigua
    ninot de neu
    cometa
    telèfon
    casella amb marca de verificació
    paraigua amb gotes de pluja
    beguda calenta
    trèvol
    índex que apunta cap amunt
    crani amb ossos
    radioactiu
    risc biològic
    creu ortodoxa
    creixent lunar i estel
    símbol de la pau
    yin-yang
    roda del dharma
    cara arrufada
    cara somrient
    símbol femení
    símbol masculí
    Àries
    Taure
    Bessons
    Càncer
    Lleó
    Verge
    Balança
    Escorpió
    Sagitari
    Capricorn
    Aquari
    Peixos
    peó d’escacs
    pal de piques
    pal de trèvols
    pal de cors
    pal de diamants
    fonts termals
    corxera
    bemoll
    sostingut
    símbol de reciclatge
    infinit
    símbol de cadira de rodes
    martell i pic
    àncora
    espases creuades
    símbol mèdic
    balança (aparell)
    alambí
    engranatge
    símbol d’àtom
    flor de lis
    advertència
    alta tensió
    símbol transgènere
    cercle blanc
    cercle negre
    taüt
    urna funerària
    pilota de futbol
    pilota de beisbol
    ninot de neu sense neu
    sol darrere un núvol
    núvol amb llamp i pluja
    Ofiüc
    pic
    casc amb creu blanca
    cadenes
    prohibit entrar
    santuari xintoista
    església
    muntanya
    para-sol a la sorra
    font
    banderí al forat
    ferri
    veler
    esquiador
    patinatge sobre gel
    persona amb una pilota
    dona amb una pilota
    home amb una pilota
    tenda
    assortidor de gasolina
    tisores
    botó de marca de verificació
    avió
    sobre
    puny alçat
    mà aixecada
    senyal de la victòria
    mà que escriu
    llapis
    ploma negra
    marca de verificació
    signe de multiplicar
    creu llatina
    estrella de David
    espurnes
    asterisc de vuit radis
    estrella de vuit puntes
    floc de neu
    espurna
    marca de creu
    botó de creu
    signe d’interrogació vermell
    signe d’interrogació blanc
    signe d’exclamació blanc
    signe d’exclamació vermell
    exclamació en forma de cor
    cor vermell
    cor en flames
    cor embenat
    signe de sumar
    signe de restar
    signe de dividir
    fletxa cap a la dreta
    llaç arrissat
    bucle doble
    fletxa dreta que gira cap amunt
    fletxa dreta que gira cap avall
    signe més amb el nombre dos en subíndex
    producte creuat vector
    producte interior
    O lògic amb barra inferior doble
    menor que o igual inclinat
    menor que sobre igual similar
    major que o igual de doble línia
    succeeix a sobre de no gairebé igual a
    fletxa cap a l’esquerra
    fletxa cap amunt
    fletxa cap avall
    quadrat gran negre
    quadrat gran blanc
    estrella
    cercle buit vermell
    coma ideogràfica
    punt ideogràfic
    parèntesi angular d’obertura
    parèntesi angular de tancament
    parèntesi angular doble d’obertura
    parèntesi angular doble de tancament
    semiclaudàtor alt esquerre
    semiclaudàtor baix dret
    semiclaudàtor buit d’obertura
    semiclaudàtor buit de tancament
    claudàtor de lent negre d’obertura
    semiclaudàtor de lent negre de tancament
    claudàtor de tortuga d’obertura
    claudàtor de tortuga de tancament
    claudàtor de lent buit d’obertura
    claudàtor de lent buit de tancament
    guió ondulat
    signe d’alternança
    punt volat katakana
    botó japonès "enhorabona"
    botó japonès "secret"
    rial
    drac vermell de mahjong
    comodí
    botó A (grup sanguini)
    botó B (grup sanguini)
    botó O (grup sanguini)
    botó P
    botó AB (grup sanguini)
    botó CL
    botó COOL
    botó FREE
    botó ID
    botó NEW
    botó NG
    botó OK
    botó SOS
    botó amb la paraula Up!
    botó VS
    bandera: Illa de l’Ascensió
    bandera: Andorra
    bandera: Emirats Àrabs Units
    bandera: Afganistan
    bandera: Antigua i Barbuda
    bandera: Anguilla
    bandera: Albània
    bandera: Armènia
    bandera: Angola
    bandera: Antàrtida
    bandera: Argentina
    bandera: Samoa Nord-americana
    bandera: Àustria
    bandera: Austràlia
    bandera: Aruba
    bandera: Illes Aland
    bandera: Azerbaidjan
    bandera: Bòsnia i Hercegovina
    bandera: Barbados
    bandera: Bangladesh
    bandera: Bèlgica
    bandera: Burkina Faso
    bandera: Bulgària
    bandera: Bahrain
    bandera: Burundi
    bandera: Benín
    bandera: Saint-Barthélemy
    bandera: Bermudes
    bandera: Brunei
    bandera: Bolívia
    bandera: Antilles Neerlandeses
    bandera: Brasil
    bandera: Bahames
    bandera: Bhutan
    bandera: Bouvet
    bandera: Botswana
    bandera: Belarús
    bandera: Belize
    bandera: Canadà
    bandera: Illes Cocos
    bandera: Congo - Kinshasa
    bandera: República Centreafricana
    bandera: Congo - Brazzaville
    bandera: Suïssa
    bandera: Côte d’Ivoire
    bandera: Illes Cook
    bandera: Xile
    bandera: Camerun
    bandera: Xina
    bandera: Colòmbia
    bandera: Illa Clipperton
    bandera: Costa Rica
    bandera: Cuba
    bandera: Cap Verd
    bandera: Curaçao
    bandera: Illa Christmas
    bandera: Xipre
    bandera: Txèquia
    bandera: Alemanya
    bandera: Diego Garcia
    bandera: Djibouti
    bandera: Dinamarca
    bandera: Dominica
    bandera: República Dominicana
    bandera: Algèria
    bandera: Ceuta i Melilla
    bandera: Equador
    bandera: Estònia
    bandera: Egipte
    bandera: Sàhara Occidental
    bandera: Eritrea
    bandera: Espanya
    bandera: Etiòpia
    bandera: Unió Europea
    bandera: Finlàndia
    bandera: Fiji
    bandera: Illes Malvines
    bandera: Micronèsia
    bandera: Illes Fèroe
    bandera: França
    bandera: Gabon
    bandera: Regne Unit
    bandera: Grenada
    bandera: Geòrgia
    bandera: Guaiana Francesa
    bandera: Guernsey
    bandera: Ghana
    bandera: Gibraltar
    bandera: Groenlàndia
    bandera: Gàmbia
    bandera: Guinea
    bandera: Guadalupe
    bandera: Guinea Equatorial
    bandera: Grècia
    bandera: Illes Geòrgia del Sud i Sandwich del Sud
    bandera: Guatemala
    bandera: Guam
    bandera: Guinea Bissau
    bandera: Guyana
    bandera: Hong Kong (RAE Xina)
    bandera: Illa Heard i Illes McDonald
    bandera: Hondures
    bandera: Croàcia
    bandera: Haití
    bandera: Hongria
    bandera: Illes Canàries
    bandera: Indonèsia
    bandera: Irlanda
    bandera: Israel
    bandera: Illa de Man
    bandera: Índia
    bandera: Territori Britànic de l’Oceà Índic
    bandera: Iraq
    bandera: Iran
    bandera: Islàndia
    bandera: Itàlia
    bandera: Jersey
    bandera: Jamaica
    bandera: Jordània
    bandera: Japó
    bandera: Kenya
    bandera: Kirguizistan
    bandera: Cambodja
    bandera: Kiribati
    bandera: Comores
    bandera: Saint Kitts i Nevis
    bandera: Corea del Nord
    bandera: Corea del Sud
    bandera: Kuwait
    bandera: Illes Caiman
    bandera: Kazakhstan
    bandera: Laos
    bandera: Líban
    bandera: Saint Lucia
    bandera: Liechtenstein
    bandera: Sri Lanka
    bandera: Libèria
    bandera: Lesotho
    bandera: Lituània
    bandera: Luxemburg
    bandera: Letònia
    bandera: Líbia
    bandera: Marroc
    bandera: Mònaco
    bandera: Moldàvia
    bandera: Montenegro
    bandera: Saint Martin
    bandera: Madagascar
    bandera: Illes Marshall
    bandera: Macedònia del Nord
    bandera: Mali
    bandera: Myanmar (Birmània)
    bandera: Mongòlia
    bandera: Macau (RAE Xina)
    bandera: Illes Mariannes del Nord
    bandera: Martinica
    bandera: Mauritània
    bandera: Montserrat
    bandera: Malta
    bandera: Maurici
    bandera: Maldives
    bandera: Malawi
    bandera: Mèxic
    bandera: Malàisia
    bandera: Moçambic
    bandera: Namíbia
    bandera: Nova Caledònia
    bandera: Níger
    bandera: Norfolk
    bandera: Nigèria
    bandera: Nicaragua
    bandera: Països Baixos
    bandera: Noruega
    bandera: Nepal
    bandera: Nauru
    bandera: Niue
    bandera: Nova Zelanda
    bandera: Oman
    bandera: Panamà
    bandera: Perú
    bandera: Polinèsia Francesa
    bandera: Papua Nova Guinea
    bandera: Filipines
    bandera: Pakistan
    bandera: Polònia
    bandera: Saint-Pierre-et-Miquelon
    bandera: Illes Pitcairn
    bandera: Puerto Rico
    bandera: Territoris palestins
    bandera: Portugal
    bandera: Palau
    bandera: Paraguai
    bandera: Qatar
    bandera: Illa de la Reunió
    bandera: Romania
    bandera: Sèrbia
    bandera: Rússia
    bandera: Ruanda
    bandera: Aràbia Saudita
    bandera: Illes Salomó
    bandera: Seychelles
    bandera: Sudan
    bandera: Suècia
    bandera: Singapur
    bandera: Santa Helena
    bandera: Eslovènia
    bandera: Svalbard i Jan Mayen
    bandera: Eslovàquia
    bandera: Sierra Leone
    bandera: San Marino
    bandera: Senegal
    bandera: Somàlia
    bandera: Surinam
    bandera: Sudan del Sud
    bandera: São Tomé i Príncipe
    bandera: El Salvador
    bandera: Sint Maarten
    bandera: Síria
    bandera: eSwatini
    bandera: Tristan da Cunha
    bandera: Illes Turks i Caicos
    bandera: Txad
    bandera: Territoris Australs Francesos
    bandera: Togo
    bandera: Tailàndia
    bandera: Tadjikistan
    bandera: Tokelau
    bandera: Timor Oriental
    bandera: Turkmenistan
    bandera: Tunísia
    bandera: Tonga
    bandera: Turquia
    bandera: Trinitat i Tobago
    bandera: Tuvalu
    bandera: Taiwan
    bandera: Tanzània
    bandera: Ucraïna
    bandera: Uganda
    bandera: Illes Perifèriques Menors dels EUA
    bandera: Nacions Unides
    bandera: Estats Units
    bandera: Uruguai
    bandera: Uzbekistan
    bandera: Ciutat del Vaticà
    bandera: Saint Vincent i les Grenadines
    bandera: Veneçuela
    bandera: Illes Verges britàniques
    bandera: Illes Verges nord-americanes
    bandera: Vietnam
    bandera: Vanuatu
    bandera: Wallis i Futuna
    bandera: Samoa
    bandera: Kosovo
    bandera: Iemen
    bandera: Mayotte
    bandera: República de Sud-àfrica
    bandera: Zàmbia
    bandera: Zimbàbue
    botó japonès "aquí"
    botó japonès "càrrec per servei"
    botó japonès "gratis"
    botó japonès "reservat"
    botó japonès "prohibit"
    botó japonès "plaça lliure"
    botó japonès "qualificació d’aprovat"
    botó japonès "cap plaça lliure"
    botó japonès "de pagament"
    botó japonès "import mensual"
    botó japonès "aplicació"
    botó japonès "descompte"
    botó japonès "negoci obert"
    botó japonès "ganga"
    botó japonès "acceptable"
    cicló
    paisatge emboirat
    paraigua tancat
    nit estrellada
    alba sobre les muntanyes
    alba
    paisatge urbà al vespre
    posta de sol
    arc de Sant Martí
    pont de nit
    onada
    volcà
    Via Làctia
    globus terraqüi amb Europa i Àfrica
    globus terraqüi amb Amèrica
    globus terraqüi amb Àsia i Austràlia
    globus terraqüi amb meridians
    lluna nova
    lluna en quart creixent
    lluna en el primer quart creixent
    lluna gibosa creixent
    lluna plena
    lluna gibosa minvant
    lluna en l’últim quart minvant
    lluna minvant
    lluna creixent
    cara de lluna nova
    lluna en el primer quart amb cara
    lluna en l’últim quart amb cara
    lluna plena amb cara
    sol amb cara
    estrella brillant
    estel fugaç
    termòmetre
    sol darrere d’un núvol petit
    sol darrere d’un núvol gran
    sol darrere d’un núvol amb pluja
    núvol amb pluja
    núvol amb neu
    núvol amb llamp
    tornado
    boira
    vent
    frankfurt
    taco
    burrito
    castanya
    brot
    arbre de fulla perenne
    arbre de fulla caduca
    palmera
    cactus
    bitxo
    tulipa
    flor de cirerer
    rosa
    hibisc
    gira-sol
    flor
    panotxa
    espiga d’arròs
    herba
    trèvol de quatre fulles
    fulla d’auró
    fulla seca
    fulla que vola amb el vent
    bolet
    tomàquet
    albergínia
    raïm
    meló
    síndria
    mandarina
    llimona
    plàtan
    pinya
    poma vermella
    poma verda
    pera
    préssec
    cireres
    maduixa
    hamburguesa
    pizza
    carn amb os
    cuixa de pollastre
    galeta d’arròs
    bola d’arròs
    arròs bullit
    arròs al curri
    bol fumejant
    espaguetis
    pa
    patates fregides
    moniato rostit
    broqueta dolça japonesa
    broqueta de marisc
    sushi
    gamba fregida
    pastís de peix amb remolí
    gelat de màquina
    granissat
    gelat
    dònut
    galeta
    rajola de xocolata
    caramel
    piruleta
    flam
    pot de mel
    porció de pastís
    caixa de bento
    cassola de menjar
    ou ferrat
    forquilla i ganivet
    tassa de te
    sake
    copa de vi
    copa de còctel
    beguda tropical
    gerra de cervesa
    brindis amb gerra de cervesa
    biberó
    forquilla, ganivet i plat
    ampolla de cava
    crispetes
    llaç
    regal embolicat
    pastís d’aniversari
    carabassa de Halloween
    arbre de Nadal
    pare Noel
    focs d’artifici
    bengala
    globus
    tub de confeti
    bola de confeti
    arbre dels desitjos de Tanabata
    banderes creuades
    decoració de pi
    nines japoneses
    banderins de carpes
    campaneta de vent
    cerimònia de la lluna
    motxilla d’escola
    barret de graduació
    medalla militar
    llaç commemoratiu
    micròfon d’estudi
    control lliscant de nivell
    botons de control
    fotograma de pel·lícula
    bitllet d’entrada
    cavallets
    roda de fira
    muntanya russa
    canya de pescar
    micròfon
    càmera cinematogràfica
    cinema
    auricular
    paleta d’artista
    barret de copa
    carpa de circ
    tiquet
    claqueta
    arts interpretatives
    videojoc
    dards
    màquina escurabutxaques
    bola de billar
    daus
    bitlles
    cartes de les flors
    nota musical
    notes musicals
    saxofon
    guitarra
    teclat musical
    trompeta
    violí
    pentagrama
    samarreta per córrer
    tennis
    esquís
    pilota de bàsquet
    bandera de quadres
    surfista de neu
    persona que corre
    dona que corre
    home que corre
    persona que fa surf
    dona que fa surf
    home que fa surf
    medalla esportiva
    trofeu
    curses de cavalls
    pilota de futbol americà
    pilota de rugbi
    persona que neda
    dona que neda
    home que neda
    persona que aixeca peses
    dona que aixeca peses
    home que aixeca peses
    golfista
    dona que juga a golf
    home que juga a golf
    motocicleta
    cotxe de curses
    criquet
    pilota de voleibol
    hoquei sobre herba
    hoquei sobre gel
    tennis de taula
    muntanya amb neu al cim
    acampada
    platja amb para-sol
    construcció d’edificis
    cases
    paisatge urbà
    casa abandonada
    edifici clàssic
    desert
    illa deserta
    parc nacional
    estadi
    casa
    casa amb jardí
    edifici d’oficines
    oficina de correus japonesa
    oficina de correus europea
    hospital
    banc
    signe de caixer automàtic
    hotel
    hotel de cites
    botiga a l’abast
    escola
    centre comercial
    fàbrica
    fanal de paper vermell
    castell japonès
    castell
    bandera blanca
    bandera transgènere
    bandera de l’arc de Sant Martí
    bandera negra
    bandera pirata
    bandera: Anglaterra
    bandera: Escòcia
    bandera: Gal·les
    roseta
    etiqueta
    bàdminton
    arc i fletxa
    àmfora
    pell molt clara
    pell bastant clara
    pell morena
    pell fosca
    pell molt fosca
    rata
    ratolí
    bou
    búfal aquàtic
    vaca
    tigre
    lleopard
    conill
    gat
    gat negre
    drac
    cocodril
    balena
    cargol
    serp
    cavall
    marrà
    cabra
    ovella
    mico
    gall
    pollastre
    gos
    gos de servei
    porc
    senglar
    elefant
    pop
    cargol de mar
    eruga
    formiga
    abella
    marieta
    peix
    peix tropical
    peix globus
    tortuga
    pollet que surt de l’ou
    pollet de perfil
    pollet de cara
    ocell
    pingüí
    coala
    caniche
    dromedari
    camell
    dofí
    cara de ratolí
    cara de vaca
    cara de tigre
    cara de conill
    cara de gat
    cara de drac
    balena que treu aigua
    cara de cavall
    cara de mona
    cara de gos
    cara de porc
    granota
    hàmster
    llop
    cara d’os
    os polar
    panda
    nas de porc
    petjades d’animal
    esquirol
    ulls
    ull
    ull dins d’una bafarada
    orella
    nas
    boca
    llengua
    dit índex que apunta cap amunt
    dit índex que apunta cap avall
    dit índex que apunta cap a l’esquerra
    dit índex que apunta cap a la dreta
    cop de puny
    mà que saluda
    senyal d’aprovació amb la mà
    polze cap amunt
    polze cap avall
    mans que aplaudeixen
    mans obertes
    corona
    barret de dona
    ulleres
    corbata
    samarreta
    texans
    vestit
    quimono
    biquini
    roba de dona
    moneder
    bossa de mà
    bossa
    sabata d’home
    sabatilla de córrer
    sabata de taló
    sandàlia de dona
    bota de dona
    petjades
    silueta d’un bust
    silueta de bustos
    noi
    noia
    home
    home professional de la salut
    home jutge
    home pilot
    parella amb un cor: home i home
    petó: home i home
    home pagès
    home cuiner
    home que alleta un bebè
    noi estudiant
    cantant home
    artista home
    home professor
    home operari
    família: home i noi
    família: home, noi i noi
    família: home i noia
    família: home, noia i noi
    família: home, noia i noia
    família: home, home i noi
    família: home, home, noi i noi
    família: home, home i noia
    família: home, home, noia i noi
    família: home, home, noia i noia
    família: home, dona i noi
    família: home, dona, noi i noi
    família: home, dona i noia
    família: home, dona, noia i noi
    família: home, dona, noia i noia
    home tecnòleg
    home treballador d’oficina
    home mecànic
    home científic
    home astronauta
    home bomber
    home amb un bastó per a invidents
    home: cabells vermells
    home: cabells arrissats
    home: calvície
    home: cabells blancs
    home amb una cadira de rodes elèctrica
    home amb una cadira de rodes manual
    dona
    dona professional de la salut
    jutgessa
    dona pilot
    parella amb un cor: dona i home
    parella amb un cor: dona i dona
    petó: dona i home
    petó: dona i dona
    pagesa
    cuinera
    dona que alleta un bebè
    noia estudiant
    cantant dona
    artista dona
    professora
    operària
    família: dona i noi
    família: dona, noi i noi
    família: dona i noia
    família: dona, noia i noi
    família: dona, noia i noia
    família: dona, dona i noi
    família: dona, dona, noi i noi
    família: dona, dona i noia
    família: dona, dona, noia i noi
    família: dona, dona, noia i noia
    tecnòloga
    treballadora d’oficina
    mecànica
    científica
    dona astronauta
    bombera
    dona amb un bastó per a invidents
    dona: cabells vermells
    dona: cabells arrissats
    dona: calvície
    dona: cabells blancs
    dona amb una cadira de rodes elèctrica
    dona amb una cadira de rodes manual
    família
    home i dona que s’agafen de la mà
    homes que s’agafen de la mà
    dones que s’agafen de la mà
    agent de policia
    agent de policia dona
    agent de policia home
    persones que ballen disfressades
    dones que ballen disfressades
    homes que ballen disfressats
    persona amb vel
    dona amb vel
    home amb vel
    persona: cabells rossos
    dona: cabell ros
    home: cabell ros
    home amb barret xinès
    persona amb turbant
    dona amb turbant
    home amb turbant
    home gran
    dona gran
    nadó
    treballador de la construcció
    dona paleta
    home paleta
    princesa
    ogre
    follet
    fantasma
    angelet
    alienígena
    monstre alienígena
    cara enfadada amb banyes
    crani
    persona amb mà inclinada cap amunt
    dona amb mà inclinada cap amunt
    home amb mà inclinada cap amunt
    guarda
    dona guarda
    home guarda
    dona que balla
    pintallavis
    esmalt d’ungles
    persona que rep un massatge facial
    massatge facial a una dona
    massatge facial a un home
    persona que es talla els cabells
    dona que es talla els cabells
    home que es talla els cabells
    barberia
    xeringa
    píndola
    marca de petó
    carta d’amor
    anell
    gemma
    petó
    ram de flors
    parella amb un cor
    casament
    cor que batega
    cor trencat
    dos cors
    cor espurnejant
    cor que creix
    cor amb fletxa
    cor blau
    cor verd
    cor groc
    cor lila
    cor amb un llaç
    cors que giren
    cor decoratiu
    rombe amb punt
    bombeta
    símbol d’enuig
    bomba
    zzz
    col·lisió
    gotes de suor
    gota
    sortir corrent
    caca
    bíceps tensat
    mareig
    bafarada de parlar
    bafarada de pensar
    flor blanca
    100 punts
    bossa de diners
    canvi de divisa
    signe de dòlar gran
    targeta de crèdit
    bitllets de ien
    bitllets de dòlar
    bitllets d’euro
    bitllets de lliura
    diners amb ales
    gràfic d’augment amb el signe del ien
    seient
    ordinador portàtil
    maletí
    minidisc
    disquet
    disc òptic
    DVD
    carpeta de fitxers
    carpeta de fitxers oberta
    pàgina que es cargola
    pàgina
    calendari
    calendari de bloc
    organitzador de targetes
    gràfic d’augment
    gràfic de disminució
    gràfic de barres
    porta-retalls
    xinxeta
    xinxeta rodona
    clip
    regle
    esquadra
    marcadors
    llibre de comptabilitat
    llibreta
    quadern amb coberta decorativa
    llibre tancat
    llibre obert
    llibre verd
    llibre blau
    llibre taronja
    llibres
    etiqueta identificadora
    pergamí
    nota
    auricular de telèfon
    buscapersones
    fax
    antena de satèl·lit
    altaveu de megafonia
    megàfon
    safata de sortida
    safata d’entrada
    paquet
    correu electrònic
    sobre que arriba
    sobre amb fletxa
    bústia tancada amb la bandera abaixada
    bústia tancada amb la bandera aixecada
    bústia plena amb la bandera aixecada
    bústia oberta amb la bandera abaixada
    bústia
    corn de posta
    diari
    telèfon mòbil
    telèfon mòbil amb fletxa
    mode de vibració
    telèfon mòbil desactivat
    prohibits els telèfons mòbils
    barres de cobertura
    càmera
    càmera amb flaix
    càmera de vídeo
    televisió
    ràdio
    videocasset
    projector cinematogràfic
    rosari
    botó de reproducció aleatòria
    botó de repetició
    botó de repetició única
    fletxes que giren cap a la dreta
    botó de fletxes que giren cap a l’esquerra
    botó d’atenuar la brillantor
    botó d’augmentar la brillantor
    altaveu desactivat
    altaveu amb el volum baix
    altaveu amb el volum mitjà
    altaveu amb el volum alt
    bateria
    endoll
    lupa cap a l’esquerra
    lupa cap a la dreta
    cadenat amb ploma
    cadenat tancat amb clau
    clau
    cadenat tancat
    cadenat obert
    campana
    campana silenciada
    punt de llibre
    enllaç
    botó d’opció
    fletxa amb la paraula Back
    fletxa amb la paraula End
    fletxa amb la paraula ON!
    fletxa amb la paraula Soon
    fletxa amb la paraula Top
    prohibit a menors d’edat
    tecla: 10
    botó de lletres llatines en majúscules
    botó de lletres llatines en minúscules
    botó de números
    botó de símbols
    botó de lletres llatines
    foc
    llanterna
    clau anglesa
    martell
    cargol i femella
    ganivet de cuina
    pistola d’aigua
    microscopi
    telescopi
    bola de vidre
    estrella de sis puntes amb punt
    símbol japonès de principiant
    marca de trident
    botó de quadrat negre
    botó de quadrat blanc
    cercle vermell
    cercle blau
    rombe gran taronja
    rombe gran blau
    rombe petit taronja
    rombe petit blau
    triangle vermell cap amunt
    triangle vermell cap avall
    botó d’anar amunt
    botó d’anar avall
    símbol d’om
    colom
    Ka’ba
    mesquita
    sinagoga
    canelobre de set braços
    la una en punt
    les dues en punt
    les tres en punt
    les quatre en punt
    les cinc en punt
    les sis en punt
    les set en punt
    les vuit en punt
    les nou en punt
    les deu en punt
    les onze en punt
    les dotze en punt
    dos quarts de dues
    dos quarts de tres
    dos quarts de quatre
    dos quarts de cinc
    dos quarts de sis
    dos quarts de set
    dos quarts de vuit
    dos quarts de nou
    dos quarts de deu
    dos quarts d’onze
    dos quarts de dotze
    dos quarts d’una
    espelma
    rellotge de taula
    forat
    home de negocis que levita
    detectiu
    detectiu dona
    detectiu home
    ulleres de sol
    aranya
    teranyina
    palanca de control
    home que balla
    clips enganxats
    bolígraf
    ploma estilogràfica
    pinzell
    llapis de color
    mà oberta
    dit del cor
    salutació vulcaniana
    cor negre
    ordinador d’escriptori
    impressora
    ratolí d’ordinador
    ratolí de bola
    quadre emmarcat
    separadors per a organitzador de targetes
    arxivador de targetes
    arxivador
    paperera
    bloc de notes d’espiral
    calendari d’espiral
    serjant
    clau antiga
    diari enrotllat
    daga
    persona que parla
    bafarada de parlar cap a l’esquerra
    bafarada d’enuig cap a la dreta
    urna amb vot
    mapa del món
    mont Fuji
    torre de Tòquio
    estàtua de la Llibertat
    mapa del Japó
    moai
    cara molt somrient
    cara molt somrient amb els ulls alegres
    cara amb llàgrimes d’alegria
    cara molt somrient amb els ulls ben oberts
    cara amb rialla i els ulls somrients
    cara somrient amb una gota de suor
    cara somrient amb els ulls tancats fortament
    cara somrient amb aurèola
    cara somrient amb banyes
    cara que pica l’ullet
    cara somrient amb els ulls alegres
    cara d’assaborir un menjar deliciós
    cara d’alleujament
    cara somrient amb ulls en forma de cor
    cara somrient amb ulleres de sol
    cara somrient amb superioritat
    cara neutra
    cara inexpressiva
    cara de desaprovació
    cara amb suor freda
    cara desanimada
    cara de confusió
    cara de frustració
    cara que fa un petó
    cara que llança un petó
    cara que fa un petó amb els ulls alegres
    cara que fa un petó amb els ulls tancats
    cara que fa llengotes
    cara que fa llengotes i pica l’ullet
    cara amb els ulls tancats i la llengua fora
    cara de decepció
    cara de preocupació
    cara enfadada
    cara enutjada
    cara que plora
    cara de perseverança
    cara que treu fum del nas
    cara de decepció, però alleujada
    cara emmurriada amb la boca oberta
    cara d’angoixa
    cara de por
    cara d’esgotament
    cara de son
    cara de cansament
    cara que fa una ganyota amb les dents
    cara que plora desconsoladament
    cara amb la boca oberta
    cara que exhala
    cara de sorpresa
    cara amb la boca oberta i suor freda
    cara que crida de por
    cara estupefacta
    cara enrojolada
    cara de dormir
    cara marejada
    cara amb ulls d’espiral
    cara sense boca
    cara entre núvols
    cara amb mascareta
    gat somrient amb els ulls alegres
    gat amb llàgrimes d’alegria
    gat somrient amb la boca oberta
    gat somrient amb cors als ulls
    gat amb somriure irònic
    gat que fa un petó
    gat enutjat
    gat que plora
    gat sorprès
    cara una mica arrufada
    cara que somriu una mica
    cara de cap per avall
    cara amb els ulls en blanc
    gest de negació
    dona amb gest de negació
    home amb gest de negació
    gest d’aprovació
    dona amb gest d’aprovació
    home amb gest d’aprovació
    persona capcota
    dona capcota
    home capcot
    mona que no mira
    mona que no escolta
    mona que no parla
    persona amb la mà aixecada
    dona amb la mà aixecada
    home amb la mà aixecada
    mans enlaire
    persona emmurriada
    dona emmurriada
    home emmurriat
    persona enutjada
    dona enutjada
    home enutjat
    mans en oració
    coet
    helicòpter
    locomotora
    vagó de tren elèctric
    tren d’alta velocitat
    tren bala
    tren
    metro
    tren lleuger
    estació
    tramvia
    vagó de tramvia
    autobús
    autobús que arriba
    troleibús
    parada d’autobús
    microbús
    ambulància
    cotxe de bombers
    cotxe de policia
    cotxe de policia que arriba
    taxi
    taxi que arriba
    automòbil
    automòbil que arriba
    vehicle tot camí
    camió de repartiment
    camió articulat
    tractor
    monocarril
    ferrocarril de muntanya
    ferrocarril de suspensió
    telefèric de muntanya
    telefèric
    vaixell
    persona que rema en una barca
    dona que rema en una barca
    home que rema en una barca
    llanxa ràpida
    semàfor horitzontal
    semàfor vertical
    obres
    llum de cotxe de policia
    bandera triangular
    porta
    prohibit
    cigarreta
    prohibit fumar
    signe de paperera
    prohibit llençar brossa
    aigua potable
    aigua no potable
    bicicleta
    bicicletes prohibides
    ciclista
    ciclista dona
    ciclista home
    ciclista de muntanya
    ciclista de muntanya dona
    ciclista de muntanya home
    persona que camina
    dona que camina
    home que camina
    prohibit el pas als vianants
    nens que creuen
    lavabo d’homes
    lavabo de dones
    lavabos
    símbol de nadó
    lavabo
    vàter
    dutxa
    persona a la banyera
    banyera
    control de passaports
    duana
    recollida d’equipatges
    consigna
    sofà i làmpada
    persona al llit
    bosses de compres
    timbre del grum
    llit
    lloc de culte
    senyal d’estop
    carretó
    temple hindú
    cabana
    ascensor
    togoban
    roda
    salvavides
    martell i clau anglesa
    escut
    bidó de petroli
    autopista
    via de tren
    llanxa de motor
    avioneta
    enlairament d’avió
    aterratge d’avió
    satèl·lit
    vaixell de passatgers
    patinet
    escúter
    canoa
    trineu
    plat volador
    monopatí
    bicitaxi amb motor
    camioneta descoberta
    patí de rodes
    cercle taronja
    cercle groc
    cercle verd
    cercle lila
    cercle marró
    quadrat vermell
    quadrat blau
    quadrat taronja
    quadrat groc
    quadrat verd
    quadrat lila
    quadrat marró
    signe d’igual gran
    dits junts
    cor blanc
    cor marró
    mà que pessiga
    cara amb cremallera a la boca
    cara de diners
    cara amb termòmetre
    cara de setciències
    cara pensativa
    cara amb el cap embenat
    robot
    cara amb abraçada
    dits en forma de banyes
    mà que representa una trucada
    revers de la mà
    puny dret
    puny esquerre
    encaixada de mans
    dits creuats
    gest de t’estimo
    cara amb barret de vaquer
    cara de pallasso
    cara de nàusees
    cara que es peta de riure
    cara que baveja
    cara de mentider
    persona amb la mà a la cara
    dona amb la mà a la cara
    home amb la mà a la cara
    cara que esternuda
    cara amb una cella aixecada
    cara amb estrelles als ulls
    cara de bogeria
    cara que demana silenci
    cara amb símbols a la boca
    cara amb la mà sobre la boca
    cara que vomita
    cap que explota
    dona embarassada
    dona que alleta
    mans juntes amb els palmells cap amunt
    autofoto
    príncep
    persona amb esmòquing
    dona amb esmòquing
    home amb esmòquing
    mare Noel
    persona que arronsa les espatlles
    dona que arronsa les espatlles
    home que arronsa les espatlles
    persona que fa la roda
    dona que fa la roda
    home que fa la roda
    persona que fa malabars
    malabarista dona
    malabarista home
    persona que fa esgrima
    persones que lluiten
    jugadores de lluita
    jugadors de lluita
    persona que juga a waterpolo
    jugadora de waterpolo
    jugador de waterpolo
    persona que juga a handbol
    jugadora d’handbol
    jugador d’handbol
    ulleres de busseig
    rosa pansida
    tambor
    brindis
    got de licor
    cullera
    porteria
    medalla d’or
    medalla de plata
    medalla de bronze
    guant de boxa
    quimono d’arts marcials
    pedra de cúrling
    lacrosse
    pilota de softbol
    disc volador
    croissant
    alvocat
    cogombre
    bacó
    patata
    pastanaga
    baguet
    amanida
    paella
    durum
    ou
    got de llet
    cacauets
    kiwi
    creps americanes
    cresta xinesa
    galeta de la sort
    menjar per emportar
    bastonets xinesos
    bol amb cullera
    got amb canya
    coco
    bròcoli
    coca
    brètzel
    tall de carn
    entrepà
    llauna de conserva
    fulla verda
    mango
    pastisset de lluna
    bagel
    cara somrient amb 3 cors
    cara que badalla
    cara somrient amb una llàgrima
    cara festiva
    cara de mareig
    cara de calor
    cara de fred
    ninja
    cara disfressada
    cara que s’aguanta les llàgrimes
    cara de súplica
    sari
    bata de laboratori
    ulleres de piscina
    bota de muntanya
    sabata plana
    cranc
    cara de lleó
    escorpí
    gall dindi
    unicorn
    àliga
    ànec
    ratapinyada
    tauró
    mussol
    guineu
    papallona
    cérvol
    goril·la
    llangardaix
    rinoceront
    gamba
    calamar
    girafa
    zebra
    eriçó
    sauròpode
    tiranosaure
    grill
    cangur
    llama
    paó
    hipopòtam
    lloro
    os rentador
    llagosta
    mosquit
    microbi
    teixó
    cigne
    mamut
    dodo
    peresós
    llúdria
    orangutan
    mofeta
    flamenc
    ostra
    castor
    bisó
    foca
    gos pigall
    bastó per a invidents
    cabells vermells
    cabells arrissats
    calvície
    cabells blancs
    os
    cama
    peu
    dent
    superheroi
    dona superheroïna
    home superheroi
    superdolent
    dona superdolenta
    home superdolent
    armilla salvavides
    orella amb audiòfon
    cadira de rodes elèctrica
    cadira de rodes manual
    pròtesi de braç
    pr`òtesi de cama
    tall de formatge
    cupcake
    sal
    bric
    all
    ceba
    falàfel
    gofra
    mantega
    mate
    glaçó
    te amb bombolles
    trol
    persona dreta
    dona dreta
    home dret
    persona agenollada
    dona agenollada
    home agenollat
    persona sorda
    dona sorda
    home sord
    cara amb monocle
    persona
    professional de la salut
    jutge
    pilot
    pagès
    cuiner
    persona que alleta un bebè
    Noel
    estudiant
    cantant
    artista
    professor
    operari
    tecnòleg
    treballador d’oficina
    mecànic
    científic
    astronauta
    bomber
    persones que s’agafen de la mà
    persona amb un bastó per a invidents
    persona: cabells vermells
    persona: cabells arrissats
    persona: calvície
    persona: cabells blancs
    persona amb una cadira de rodes elèctrica
    persona amb una cadira de rodes manual
    criatura
    persona gran
    persona: barba
    dona: barba
    home: barba
    dona amb el cap cobert
    persona a la sauna
    dona a la sauna
    home a la sauna
    persona que escala
    escaladora
    escalador
    persona en la posició de lotus
    dona en la posició de lotus
    home en la posició de lotus
    mag
    dona maga
    home mag
    fada
    dona fada
    home fada
    vampir
    dona vampir
    home vampir
    persona sirena
    sirena
    home sirena
    elf
    dona elfa
    home elf
    geni
    dona geni
    home geni
    zombi
    dona zombi
    home zombi
    cervell
    cor taronja
    gorra
    bufanda
    guants
    abric
    mitjons
    sobre vermell
    petard
    peces de trencaclosques
    tub d’assaig
    placa de Petri
    adn
    brúixola
    àbac
    extintor
    caixa d’eines
    totxo
    imant
    maleta
    ampolla de crema
    fil
    llana
    imperdible
    os de peluix
    escombra
    cistella
    rotlle de paper
    sabó
    esponja
    rebut
    nazar
    sabatilles de ballet
    banyador
    eslip
    pantalons curts
    xancleta de dit
    gota de sang
    tireta
    estetoscopi
    radiografia
    crossa
    io-io
    estel
    paracaigudes
    bumerang
    vareta màgica
    pinyata
    nines russes
    planeta amb anell
    cadira
    navalla d’afaitar
    destral
    llum d’oli
    banjo
    casc militar
    acordió
    conga
    moneda
    xerrac
    tornavís
    escala de mà
    ham
    mirall
    finestra
    desembossador
    agulla de cosir
    nus
    cubell
    ratera
    raspall de dents
    làpida
    pancarta
    roca
    bola de miralls
    targeta d’identificació
    bateria baixa
    mà de Fàtima
    mosca
    cuc
    escarabat
    panerola
    planta amb test
    llenya
    ploma
    lotus
    corall
    niu buit
    niu amb ous
    cor
    pulmons
    persones que s’abracen
    home embarassat
    persona embarassada
    persona amb corona
    nabius
    pebrot vermell
    oliva
    pa de coca
    tamal
    fondue
    tetera
    got que aboca un líquid
    fesols
    pot
    cara que es desfà
    cara que saluda
    cara amb els ulls oberts i la mà sobre la boca
    cara tapada que espia amb un ull
    cara amb la boca en diagonal
    cara amb línia de punts
    boca que es mossega el llavi
    bombolles
    mà amb el dit índex i el polze creuats
    mà cap a la dreta
    mà cap a l’esquerra
    mà amb el palmell cap avall
    mà amb el palmell cap amunt
    índex que assenyala l’espectador
    mans que formen un cor
    """#
}
