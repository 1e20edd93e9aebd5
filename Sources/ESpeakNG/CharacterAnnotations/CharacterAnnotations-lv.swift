// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let lv: StaticString = #"""
    izsaukumzīme
    restīte
    taustiņš: #
    dolārs
    procenti
    ampersands
    taisnais apostrofs
    aizverošā iekava
    zvaigznīte
    taustiņš: *
    pluszīme (+)
    komats
    mīnuszīme
    punkts
    slīpsvītra
    taustiņš: 0
    taustiņš: 1
    taustiņš: 2
    taustiņš: 3
    taustiņš: 4
    taustiņš: 5
    taustiņš: 6
    taustiņš: 7
    taustiņš: 8
    taustiņš: 9
    kols
    semikols
    mazāk nekā
    vienāds
    lielāks nekā
    jautājumzīme
    komerciālais a
    atverošā kvadrātiekava
    atpakaļvērsta slīpsvītra
    aizverošā kvadrātiekava
    jumtiņš
    pasvītra
    gravis
    atverošā figūriekava
    vertikāla līnija
    aizverošā figūriekava
    tilde
    apgriezta izsaukuma zīme
    cents
    mārciņa
    Nezināma valūta
    jena
    sadaļa
    dierēze
    autortiesības
    kreisās stūra pēdiņas
    negācija
    reģistrēta preču zīme
    pakāpe
    plusa/mīnusa zīme
    divi augšrakstā
    trīs augšrakstā
    akūts
    mikrozīme
    rindkopas atzīme
    viduspunkts
    viens augšrakstā
    labās stūra pēdiņas
    apgriezta jautājuma zīme
    reizināšanas zīme
    dalīšanas zīme
    Armēnijas drams
    Afganistānas afgāns
    arābu komats
    arābu semikols
    arābu jautājuma zīme
    Bangladešas taka
    Taizemes bāts
    Kambodžas riels
    pārnesumzīme
    vienotājzīme
    domuzīme
    horizontāla līnija
    kreisais apostrofs
    labais apostrofs
    apakšējais labais apostrofs
    kreisā pēdiņa
    labā pēdiņa
    apakšējā labā pēdiņa
    dunča zīme
    divu dunču zīme
    aizzīme
    daudzpunkte
    pārnešanas punkts
    promile
    prim
    divkārša prim zīme
    trīskārša prim zīme
    jumtiņa zīme
    atsauces zīme
    divas izsaukuma zīmes
    interobangs
    virssvītrojums
    asterisms
    daļsvītra
    izsaukuma un jautājuma zīme
    mīnus augšrakstā
    Kostarikas kolons
    cruzeiro
    franču franks
    lira
    miljems
    Nigērijas naira
    Spānijas peseta
    
    vona
    Izraēlas šekelis
    Vjetnamas dongi
    eiro
    Laosas kips
    Mongolijas tugriks
    vācu penss
    peso
    Paragvajas guarani
    austral
    Ukrainas grivna
    Ganas sedi
    livre tournois
    
    Kazahstānas tenge
    Indijas rūpija
    Turcijas lira
    Azerbaidžānas manats
    rublis
    Gruzijas lari
    bitmonēta
    skaņu ieraksta autortiesības
    preču zīme
    informācijas simbols
    pa kreisi vērsta bultiņa
    augšupvērsta bultiņa
    pa labi vērsta bultiņa
    lejupvērsta bultiņa
    pa kreisi un pa labi vērsta bultiņa
    augšup un lejup vērsta bultiņa
    uz augšējo kreiso stūri vērsta bultiņa
    uz augšējo labo stūri vērsta bultiņa
    uz apakšējo labo stūri vērsta bultiņa
    uz apakšējo kreiso stūri vērsta bultiņa
    pārsvītrota kreisā bultiņa
    pārsvītrota labā bultiņa
    viļņota kreisā bultiņa
    viļņota labā bultiņa
    kreisā bultiņa ar dubultu smaili
    augšupvērsta bultiņa ar dubultu smaili
    labā bultiņa ar dubultu smaili
    lejupvērsta bultiņa ar dubultu smaili
    kreisā bultiņa ar asti
    labā bultiņa ar asti
    kreisā bultiņa no svītras
    augšupvērsta bultiņa no svītras
    labā bultiņa no svītras
    lejupvērsta bultiņa no svītras
    augšupvērsta bultiņa ar pamatni
    pa kreisi vērsta izliekta bultiņa
    pa labi vērsta izliekta bultiņa
    kreisā bultiņa ar cilpu
    labā bultiņa ar cilpu
    kreisā-labā viļņotā bultiņa
    pārsvītrota kreisā-labā bultiņa
    lejupvērsta zigzaga bultiņa
    augšup un pa kreisi vērsta bultiņa
    augšup un pa labi vērsta bultiņa
    lejup un pa kreisi vērsta bultiņa
    lejup un pa labi vērsta bultiņa
    labā bultiņa norāda lejup
    lejupvērsta bultiņa norāda pa kreisi
    pusloka bultiņa pretēji pulksteņrādītāja kustības virzienam
    pusloka bultiņa pulksteņrādītāja kustības virzienā
    uz ZR vērsta bultiņa ar garu svītru
    kreisā bultiņa ar svītru virs labās bultiņas ar svītru
    atvērta apļa bultiņa pretēji pulksteņrādītāja kustības virzienam
    atvērta apļa bultiņa pulksteņrādītāja kustības virzienā
    augšupvērsta kreisā harpūna ar atkarpi
    lejupvērsta kreisā harpūna ar atkarpi
    augšupvērsta labā harpūna ar atkarpi
    augšupvērsta harpūna ar atkarpi pa kreisi
    labā harpūna ar atkarpi uz augšu
    labā harpūna ar atkarpi uz leju
    lejupvērsta harpūna ar atkarpi pa labi
    lejupvērsta harpūna ar atkarpi pa kreisi
    labā bultiņa virs kreisās bultiņas
    augšupvērsta bultiņa un lejupvērsta bultiņa
    kreisā bultiņa virs labās bultiņas
    kreiso bultiņu pāris
    augšupvērsto bultiņu pāris
    labo bultiņu pāris
    lejupvērsto bultiņu pāris
    kreisā harpūna virs labās harpūnas
    labā harpūna virs kreisās harpūnas
    pārsvītrota kreisā dubultbultiņa
    pārsvītrota kreisā-labā dubultbultiņa
    pārsvītrota labā dubultbultiņa
    kreisā dubultbultiņa
    augšupvērsta dubultbultiņa
    labā dubultbultiņa
    lejupvērsta dubultbultiņa
    kreisā-labā dubultbultiņa
    uz ZR vērsta dubultbultiņa
    uz ZA vērsta dubultbultiņa
    uz DA vērsta dubultbultiņa
    uz DR vērsta dubultbultiņa
    kreisā trīskāršā bultiņa
    labā trīskāršā bultiņa
    kreisā salocītā bultiņa
    labā salocītā bultiņa
    augšupvērsta dubultpārsvītrota bultiņa
    lejupvērsta dubultpārsvītrota bultiņa
    kreisā svītrbultiņa
    augšupvērsta svītrbultiņa
    labā svītrbultiņa
    lejupvērsta svītrbultiņa
    kreisā bultiņa ar svītru
    labā bultiņa ar svītru
    kreisā baltā bultiņa
    augšupvērsta baltā bultiņa
    labā baltā bultiņa
    lejupvērsta baltā bultiņa
    augšupvērsta baltā bultiņa no svītras
    lejupvērsta bultiņa pa kreisi no augšupvērstas bultiņas
    visiem
    daļējs diferenciālis
    pastāv
    tukša kopa
    pieaugums
    nabla
    elements no
    nav elements
    ietver kā locekli
    pierādīšanas beigas
    n-ārs produkts
    n-āra summa
    mīnusa zīme
    mīnus/plus
    atdalītājslīpsvītra
    zvaigznes operators
    riņķa operators
    aizzīmes operators
    kvadrātsakne
    proporcionāli
    bezgalības zīme
    labais leņķis
    leņķis
    dalīšana
    paralēli
    loģiski un
    šķēlums
    kopums
    neatņemama sastāvdaļa
    dubults neatņemama sastāvdaļa
    kontūras neatņemama sastāvdaļa
    tāpēc
    jo
    attiecība
    proporcija
    tildes operators
    apgrieztā tilde
    apgriezts slinks s
    asimptotiski vienāds
    aptuveni vienāds
    gandrīz vienāds
    visi vienādi
    aptuveni vienāds ar attēlu
    gredzens vienādi
    nav vienāds
    vienāds ar
    stingri līdzvērtīgi
    mazāks nekā vai vienāds ar
    lielāks nekā vai vienāds ar
    mazāk nekā vairāk par vienādu
    lielāks nekā vienāds
    daudz mazāk nekā
    daudz lielāks-nekā
    starp
    nav mazāks par
    nav lielāks par
    lielāks nekā ekvivalents
    pirms
    seko
    nepaveicas
    apakškopa no
    reālā apakškopa
    apakškopa
    pārmērība
    pluszīme apļveida ietvarā
    mīnuszīme apļveida ietvarā
    plus zīme lokā
    
    
    
    
    
    
    
    
    
    
    oriģināls
    
    taisnleņķa trīsstūris
    n-āri loģisks vai
    n-āra krustošanās
    n-āra apvienošana
    punktveida operators
    zvaigznītes operators
    dabiski pievienoties
    dubulta krustošanās
    ļoti daudz mazāk nekā
    ļoti daudz lielāks nekā
    
    vertikāla daudzpunkte
    viduslīnijas horizontālā daudzpunkte
    augšupvērsta diagonāla daudzpunkte
    lejupvērsta diagonāla daudzpunkte
    rokaspulkstenis
    iztecējis smilšu pulstenis
    tastatūra
    poga Izstumt
    poga Pārtīt uz priekšu
    poga Attīt atpakaļ
    poga Ātri augšup
    poga Ātri lejup
    poga Nākamā dziesma
    poga Iepriekšējā dziesma
    poga Atskaņot vai apturēt
    modinātājpulkstenis
    hronometrs
    taimeris
    smilšu pulkstenis ar plūstošām smiltīm
    poga Pauze
    poga Pārtraukt
    poga Ierakstīt
    burts M apļveida ietvarā
    pilns kvadrāts
    balts kvadrāts
    balts kvadrāts ar noapaļotiem stūriem
    balts kvadrāts ietver pilnu kvadrātu
    kvadrāts ar horizontālu aizpildījumu
    
    
    
    
    
    mazs melns kvadrāts
    mazs balts kvadrāts
    pilns taisnstūris
    balts taisnstūris
    pilns vertikāls taisnstūris
    pilns paralelograms
    pilns augšupvērsts trīsstūris
    
    
    
    poga Atskaņot
    
    
    
    
    
    pilns lejupvērsts trīsstūris
    
    
    
    poga Atpakaļ
    
    
    
    
    
    pilns rombs
    balts rombs
    balts rombs ietver pilnu rombu
    balts aplis ietver pilnu apli
    rombs
    tukšs riņķis
    
    
    
    pilns riņķis
    
    
    
    
    
    
    
    
    inversā aizzīme
    pilns kvadrāts ietver baltu riņķi
    
    
    
    
    augšējais pusaplis
    apakšējais pusaplis
    
    
    
    
    balta aizzīme
    liels tukšs riņķis
    balts kvadrāts ar augšējo labo kvadrantu
    balts aplis ar augšējo labo kvadrantu
    vidējs balts kvadrāts
    vidējs melns kvadrāts
    vidēji mazs balts kvadrāts
    vidēji mazs melns kvadrāts
    
    saule
    mākonis
    lietussargs
    sniegavīrs
    komēta
    tālrunis
    atzīmēta izvēles rūtiņa
    lietussargs ar lietus lāsēm
    karsts dzēriens
    āboliņa lapa
    augšup vērsts rādītājpirksts
    miroņgalva
    radioaktīvs
    bioloģiskais apdraudējums
    pareizticīgo krusts
    zvaigzne un pusmēness
    miera simbols
    iņ un jaņ
    darmas rats
    bēdīga seja
    smaidoša seja
    sieviešu simbols
    vīriešu simbols
    zodiaka zīme Auns
    zodiaka zīme Vērsis
    zodiaka zīme Dvīņi
    zodiaka zīme Vēzis
    zodiaka zīme Lauva
    zodiaka zīme Jaunava
    zodiaka zīme Svari
    zodiaka zīme Skorpions
    zodiaka zīme Strēlnieks
    zodiaka zīme Mežāzis
    zodiaka zīme Ūdensvīrs
    zodiaka zīme Zivis
    bandinieks
    pīķis
    kreicis
    ercens
    kāravs
    karstie avoti
    astotdaļnots
    bemols
    diēzs
    atkritumu pārstrādes simbols
    bezgalība
    ratiņkrēsls
    āmurs un cirtnis
    enkurs
    sakrustoti zobeni
    medicīnas simbols
    svari
    destilēšanas aparāts
    zobrats
    atoma simbols
    lilijas simbols
    brīdinājums
    augstspriegums
    transdzimuma simbols
    balts aplis
    melns aplis
    zārks
    pelnu urna
    futbola bumba
    beisbola bumba
    sniegavīrs bez sniega
    saule aiz mākoņa
    mākonis ar zibeni un lietu
    zodiaka zīme Čūsknesis
    cirtnis
    glābēja ķivere
    ķēdes
    iebraukt aizliegts
    sintoistu svētnīca
    baznīca
    kalns
    saulessargs
    strūklaka
    karodziņš bedrītē
    prāmis
    buru laiva
    slēpotājs
    slida
    cilvēks driblē bumbu
    sieviete ar bumbu
    vīrietis ar bumbu
    telts
    degvielas sūknis
    šķēres
    balta kontrolzīme
    lidmašīna
    aploksne
    pacelta dūre
    pacelta roka
    uzvaras simbols
    rakstoša roka
    zīmulis
    melna rakstāmspalva
    kontrolzīme
    reizināt
    kristiešu krusts
    Dāvida zvaigzne
    zibšņi
    astoņstaru zvaigznīte
    četrstaru zvaigzne
    sniegpārsla
    dzirkstis
    krustiņš
    krustiņa poga
    sarkana jautājuma zīme
    balta jautājuma zīme
    balta izsaukuma zīme
    sarkana izsaukuma zīme
    izsaukuma zīme sirds formā
    sarkana sirds
    degoša sirds
    pārsieta sirds
    pluszīme
    mīnuss
    dalīt
    labā bultiņa
    cilpiņa
    dubulta cilpa
    augšup vērsta izliekta bultiņa
    lejup vērsta izliekta bultiņa
    
    
    
    
    
    
    dubultlīnija ir vienāda ar lielāku par
    
    kreisā bultiņa
    augšupbultiņa
    lejupbultiņa
    liels melns kvadrāts
    liels balts kvadrāts
    zvaigzne
    liels aplis
    ideogrāfisks komats
    ideogrāfisks punkts
    atverošā leņķiekava
    aizverošā leņķiekava
    atverošā dubultā leņķiekava
    aizverošā dubultā leņķiekava
    atverošā stūriekava
    aizverošā stūriekava
    atverošā baltā stūriekava
    aizverošā baltā stūriekava
    atverošā melnā lēcveida iekava
    aizverošā melnā lēcveida iekava
    atverošā īpašā japāņu iekava
    aizverošā īpašā japāņu iekava
    atverošā baltā lēcveida iekava
    aizverošā baltā lēcveida iekava
    viļņota domuzīme
    partijas sākuma zīme
    katakanas atdalītājpunkts
    ideogramma Apsveikums kvadrātveida ietvarā
    ideogramma Slepens kvadrātveida ietvarā
    
    Mahjong kauliņš, sarkanais pūķis
    džokers
    A poga (asinsgrupa)
    B poga (asinsgrupa)
    O poga (asinsgrupa)
    poga P
    AB poga (asinsgrupa)
    poga CL
    uzraksts Cool kvadrātveida ietvarā
    uzraksts Free kvadrātveida ietvarā
    uzraksts ID kvadrātveida ietvarā
    uzraksts New kvadrātveida ietvarā
    uzraksts NG kvadrātveida ietvarā
    uzraksts OK kvadrātveida ietvarā
    uzraksts SOS kvadrātveida ietvarā
    poga Up!
    uzraksts VS kvadrātveida ietvarā
    karogs: Debesbraukšanas sala
    karogs: Andora
    karogs: Apvienotie Arābu Emirāti
    karogs: Afganistāna
    karogs: Antigva un Barbuda
    karogs: Angilja
    karogs: Albānija
    karogs: Armēnija
    karogs: Angola
    karogs: Antarktika
    karogs: Argentīna
    karogs: ASV Samoa
    karogs: Austrija
    karogs: Austrālija
    karogs: Aruba
    karogs: Olandes salas
    karogs: Azerbaidžāna
    karogs: Bosnija un Hercegovina
    karogs: Barbadosa
    karogs: Bangladeša
    karogs: Beļģija
    karogs: Burkinafaso
    karogs: Bulgārija
    karogs: Bahreina
    karogs: Burundija
    karogs: Benina
    karogs: Senbartelmī
    karogs: Bermudu salas
    karogs: Bruneja
    karogs: Bolīvija
    karogs: Nīderlandes Karību salas
    karogs: Brazīlija
    karogs: Bahamu salas
    karogs: Butāna
    karogs: Buvē sala
    karogs: Botsvāna
    karogs: Baltkrievija
    karogs: Beliza
    karogs: Kanāda
    karogs: Kokosu (Kīlinga) salas
    karogs: Kongo (Kinšasa)
    karogs: Centrālāfrikas Republika
    karogs: Kongo (Brazavila)
    karogs: Šveice
    karogs: Kotdivuāra
    karogs: Kuka salas
    karogs: Čīle
    karogs: Kamerūna
    karogs: Ķīna
    karogs: Kolumbija
    karogs: Klipertona sala
    karogs: Kostarika
    karogs: Kuba
    karogs: Kaboverde
    karogs: Kirasao
    karogs: Ziemsvētku sala
    karogs: Kipra
    karogs: Čehija
    karogs: Vācija
    karogs: Djego Garsijas atols
    karogs: Džibutija
    karogs: Dānija
    karogs: Dominika
    karogs: Dominikāna
    karogs: Alžīrija
    karogs: Seūta un Melilja
    karogs: Ekvadora
    karogs: Igaunija
    karogs: Ēģipte
    karogs: Rietumsahāra
    karogs: Eritreja
    karogs: Spānija
    karogs: Etiopija
    karogs: Eiropas Savienība
    karogs: Somija
    karogs: Fidži
    karogs: Folklenda salas
    karogs: Mikronēzija
    karogs: Fēru salas
    karogs: Francija
    karogs: Gabona
    karogs: Apvienotā Karaliste
    karogs: Grenāda
    karogs: Gruzija
    karogs: Francijas Gviāna
    karogs: Gērnsija
    karogs: Gana
    karogs: Gibraltārs
    karogs: Grenlande
    karogs: Gambija
    karogs: Gvineja
    karogs: Gvadelupa
    karogs: Ekvatoriālā Gvineja
    karogs: Grieķija
    karogs: Dienviddžordžija un Dienvidsendviču salas
    karogs: Gvatemala
    karogs: Guama
    karogs: Gvineja-Bisava
    karogs: Gajāna
    karogs: Ķīnas īpašās pārvaldes apgabals Honkonga
    karogs: Hērda sala un Makdonalda salas
    karogs: Hondurasa
    karogs: Horvātija
    karogs: Haiti
    karogs: Ungārija
    karogs: Kanāriju salas
    karogs: Indonēzija
    karogs: Īrija
    karogs: Izraēla
    karogs: Menas sala
    karogs: Indija
    karogs: Indijas okeāna Britu teritorija
    karogs: Irāka
    karogs: Irāna
    karogs: Islande
    karogs: Itālija
    karogs: Džērsija
    karogs: Jamaika
    karogs: Jordānija
    karogs: Japāna
    karogs: Kenija
    karogs: Kirgizstāna
    karogs: Kambodža
    karogs: Kiribati
    karogs: Komoru salas
    karogs: Sentkitsa un Nevisa
    karogs: Ziemeļkoreja
    karogs: Dienvidkoreja
    karogs: Kuveita
    karogs: Kaimanu salas
    karogs: Kazahstāna
    karogs: Laosa
    karogs: Libāna
    karogs: Sentlūsija
    karogs: Lihtenšteina
    karogs: Šrilanka
    karogs: Libērija
    karogs: Lesoto
    karogs: Lietuva
    karogs: Luksemburga
    karogs: Latvija
    karogs: Lībija
    karogs: Maroka
    karogs: Monako
    karogs: Moldova
    karogs: Melnkalne
    karogs: Senmartēna
    karogs: Madagaskara
    karogs: Māršala salas
    karogs: Ziemeļmaķedonija
    karogs: Mali
    karogs: Mjanma (Birma)
    karogs: Mongolija
    karogs: ĶTR īpašais administratīvais reģions Makao
    karogs: Ziemeļu Marianas salas
    karogs: Martinika
    karogs: Mauritānija
    karogs: Montserrata
    karogs: Malta
    karogs: Maurīcija
    karogs: Maldīvija
    karogs: Malāvija
    karogs: Meksika
    karogs: Malaizija
    karogs: Mozambika
    karogs: Namībija
    karogs: Jaunkaledonija
    karogs: Nigēra
    karogs: Norfolkas sala
    karogs: Nigērija
    karogs: Nikaragva
    karogs: Nīderlande
    karogs: Norvēģija
    karogs: Nepāla
    karogs: Nauru
    karogs: Niue
    karogs: Jaunzēlande
    karogs: Omāna
    karogs: Panama
    karogs: Peru
    karogs: Francijas Polinēzija
    karogs: Papua-Jaungvineja
    karogs: Filipīnas
    karogs: Pakistāna
    karogs: Polija
    karogs: Senpjēra un Mikelona
    karogs: Pitkērnas salas
    karogs: Puertoriko
    karogs: Palestīnas teritorijas
    karogs: Portugāle
    karogs: Palau
    karogs: Paragvaja
    karogs: Katara
    karogs: Reinjona
    karogs: Rumānija
    karogs: Serbija
    karogs: Krievija
    karogs: Ruanda
    karogs: Saūda Arābija
    karogs: Zālamana salas
    karogs: Seišelu salas
    karogs: Sudāna
    karogs: Zviedrija
    karogs: Singapūra
    karogs: Sv.Helēnas sala
    karogs: Slovēnija
    karogs: Svalbāra un Jana Majena sala
    karogs: Slovākija
    karogs: Sjerraleone
    karogs: Sanmarīno
    karogs: Senegāla
    karogs: Somālija
    karogs: Surinama
    karogs: Dienvidsudāna
    karogs: Santome un Prinsipi
    karogs: Salvadora
    karogs: Sintmārtena
    karogs: Sīrija
    karogs: Svatini
    karogs: Tristana da Kuņjas salu teritorijas
    karogs: Tērksas un Kaikosas salas
    karogs: Čada
    karogs: Francijas Dienvidjūru teritorija
    karogs: Togo
    karogs: Taizeme
    karogs: Tadžikistāna
    karogs: Tokelau
    karogs: Austrumtimora
    karogs: Turkmenistāna
    karogs: Tunisija
    karogs: Tonga
    karogs: Turcija
    karogs: Trinidāda un Tobāgo
    karogs: Tuvalu
    karogs: Taivāna
    karogs: Tanzānija
    karogs: Ukraina
    karogs: Uganda
    karogs: ASV Mazās Aizjūras salas
    karogs: Apvienoto Nāciju Organizācija
    karogs: Amerikas Savienotās Valstis
    karogs: Urugvaja
    karogs: Uzbekistāna
    karogs: Vatikāns
    karogs: Sentvinsenta un Grenadīnas
    karogs: Venecuēla
    karogs: Britu Virdžīnas
    karogs: ASV Virdžīnas
    karogs: Vjetnama
    karogs: Vanuatu
    karogs: Volisa un Futunas salas
    karogs: Samoa
    karogs: Kosova
    karogs: Jemena
    karogs: Majota
    karogs: Dienvidāfrikas Republika
    karogs: Zambija
    karogs: Zimbabve
    uzraksts Šeit katakanā kvadrātveida ietvarā
    uzraksts Pakalpojums katakanā kvadrātveida ietvarā
    ideogramma Nebūt kvadrātveida ietvarā
    ideogramma Norāde kvadrātveida ietvarā
    ideogramma Aizliegt kvadrātveida ietvarā
    ideogramma Brīvs kvadrātveida ietvarā
    ideogramma Kopā kvadrātveida ietvarā
    ideogramma Pilns kvadrātveida ietvarā
    ideogramma Būt kvadrātveida ietvarā
    ideogramma Mēness kvadrātveida ietvarā
    ideogramma Pieprasīt kvadrātveida ietvarā
    ideogramma Atlaide kvadrātveida ietvarā
    ideogramma Strādā kvadrātveida ietvarā
    ideogramma Izdevīgi apļveida ietvarā
    ideogramma Piekrist apļveida ietvarā
    ciklons
    miglains
    aizvērts lietussargs
    zvaigžņota debess
    saullēkts pār kalniem
    saullēkts
    pilsētas panorāma krēslā
    saulriets
    varavīksne
    tilts naktī
    vilnis
    vulkāns
    Piena ceļš
    globuss ar Eiropu un Āfriku
    globuss ar Ameriku
    globuss ar Āziju un Austrāliju
    globuss ar meridiāniem
    jauns mēness
    augoša mēness sirpis
    augošs pusmēness
    izliekts augošs mēness
    pilnmēness
    izliekts dilstošs mēness
    dilstošs pusmēness
    dilstoša mēness sirpis
    mēness sirpis
    jauna mēness seja
    augoša mēness sirpja seja
    dilstoša mēness sirpja seja
    pilnmēness seja
    saules seja
    spīdoša zvaigzne
    krītoša zvaigzne
    termometrs
    saule aiz maza mākoņa
    saule aiz liela mākoņa
    saule aiz lietus mākoņa
    lietus mākonis
    sniega mākonis
    mākonis ar zibeni
    tornado
    migla
    pūš vējš
    hotdogs
    tako
    burito
    kastanis
    asns
    skujkoks
    lapu koks
    palma
    kaktuss
    asais pipars
    tulpe
    ķiršu zieds
    roze
    hibisks
    saulespuķe
    zieds
    kukurūzas vālīte
    rīsa augs
    augs
    četrlapu āboliņš
    kļavas lapa
    nokritusi lapa
    vējā plīvojoša lapa
    sēne
    tomāts
    baklažāns
    vīnogas
    melone
    arbūzs
    mandarīns
    citrons
    banāns
    ananass
    sarkans ābols
    zaļš ābols
    bumbieris
    persiks
    ķirši
    zemene
    hamburgers
    pica
    kauls ar gaļu
    putna kāja
    rīsu galete
    rīsu bumbiņa
    vārīti rīsi
    rīsu karijs
    kūpoša bļodiņa
    spageti
    maize
    frī kartupeļi
    cepti saldie kartupeļi
    dango
    ēdiens uz irbulīšiem
    suši
    cepta garnele
    zivju pīrāgs ar rotājumu
    saldējums vafeļu glāzītē
    smalcināts ledus ar sīrupu
    saldējums
    virtulis
    cepums
    šokolādes tāfelīte
    konfekte
    konfekte uz kociņa
    olu krēms
    medus pods
    kūka
    bento kastīte
    ēdiena bļodiņa
    ēdiena gatavošana
    nazis un dakša
    tējas tase bez osiņas
    sakē
    vīna glāze
    kokteiļa glāze
    tropu kokteilis
    alus kauss
    saskandināti alus kausi
    bērna pudelīte
    nazis un dakša ar šķīvi
    pudele ar izšautu korķi
    popkorns
    pušķītis
    iesaiņota dāvana
    dzimšanas dienas kūka
    izgrebts ķirbis
    Ziemassvētku eglīte
    Ziemassvētku vecītis
    salūts
    brīnumsvecīte
    balons
    konfeti plaukšķene
    konfeti bumbiņa
    vēlmju koks
    sakrustoti karogi
    priedes dekorācija
    japāņu lelles
    zivju veida karodziņi
    vēja zvans
    mēness vērošanas ceremonija
    mugursoma
    izlaiduma cepure
    militāra medaļa
    atceres lentīte
    studijas mikrofons
    skaļuma slīdnis
    slēdži
    filmas lente
    ieejas biļetes
    karuseļa zirdziņš
    panorāmas rats
    amerikāņu kalniņi
    makšķere
    mikrofons
    kinokamera
    kino
    austiņas
    gleznotāja palete
    cilindrs
    cirka telts
    biļete
    klapīte
    skatuves māksla
    videospēle
    šautriņa mērķī
    spēļu automāts
    biljarda bumbiņa
    metamais kauliņš
    boulings
    ziedu kārtis
    nots
    notis
    saksofons
    ģitāra
    klavieru taustiņi
    trompete
    vijole
    nošu līnijas
    skriešanas krekls
    tenisa bumbiņa
    slēpes
    basketbola bumba
    finiša karogs
    snovbordists
    skrējējs
    sieviete skrien
    vīrietis skrien
    sērfotājs
    sieviete sērfo
    vīrietis sērfo
    sporta medaļa
    kauss
    zirgu skriešanās sacīkstes
    amerikāņu futbola bumba
    regbija bumba
    peldētājs
    peldētāja
    vīrietis peld
    cilvēks ar svaru stieni
    svarcēlāja
    svarcēlājs
    golfa spēlētājs
    sieviete spēlē golfu
    vīrietis spēlē golfu
    motocikls
    sacīkšu automašīna
    krikets
    volejbola bumba
    lauka hokejs
    hokejs uz ledus
    galda teniss
    sniegoti kalni
    kempings
    pludmale ar saulessargu
    būvlaukums
    ēkas
    pilsētas panorāma
    pamesta ēka
    klasicisma stila ēka
    tuksnesis
    vientuļa sala
    nacionālais parks
    stadions
    ēka
    māja ar dārzu
    biroju ēka
    japāņu pasta nodaļa
    pasta nodaļa
    slimnīca
    banka
    bankomāta zīme
    viesnīca
    mīlas viesnīca
    diennakts veikals
    skola
    tirdzniecības centrs
    rūpnīca
    sarkana papīra laterna
    japāņu pils
    pils
    balts karogs
    zils, rozā un balts karogs
    varavīksnes karogs
    melns karogs
    pirātu karogs
    karogs: Anglija
    karogs: Skotija
    karogs: Velsa
    rozete
    atzīme
    badmintons
    loks un bulta
    amfora
    gaišs ādas tonis
    vidēji gaišs ādas tonis
    vidējs ādas tonis
    vidēji tumšs ādas tonis
    tumšs ādas tonis
    žurka
    pele
    vērsis
    bifelis
    govs
    tīģeris
    leopards
    trusis
    kaķis
    melns kaķis
    pūķis
    krokodils
    valis
    gliemezis
    čūska
    zirgs
    auns
    kaza
    aita
    mērkaķis
    gailis
    vista
    suns
    dienesta suns
    cūka
    mežacūka
    zilonis
    astoņkājis
    gliemežvāks
    kukainis
    skudra
    bite
    mārīte
    zivs
    tropu zivs
    balonzivs
    bruņurupucis
    cālis šķiļas
    cālis
    cālis no priekšpuses
    putns
    pingvīns
    koala
    pūdelis
    kamielis
    divkupru kamielis
    delfīns
    peles galva
    govs galva
    tīģera galva
    truša galva
    kaķa galva
    pūķa galva
    valis šļāc ūdeni
    zirga galva
    pērtiķa galva
    suņa galva
    cūkas galva
    varde
    kāmis
    vilks
    lācis
    polārlācis
    panda
    šņukurs
    ķepu nospiedumi
    burunduks
    acis
    acs
    liecinieka zīme
    auss
    deguns
    mute
    mēle
    augšup vērsts rādītājpirksts ar prom vērstu delnu
    lejup vērsts rādītājpirksts
    pa kreisi vērsts rādītājpirksts
    pa labi vērsts rādītājpirksts
    pretim vērsta dūre
    mājoša roka
    simbols OK
    augšupvērsts īkšķis
    lejupvērsts īkšķis
    aplausi
    atvērtas rokas
    kronis
    sieviešu cepure
    brilles
    kaklasaite
    T krekls
    džinsi
    kleita
    kimono
    bikini
    sieviešu drēbes
    naudasmaks
    rokassoma
    kosmētikas maciņš
    vīriešu kurpe
    skriešanas apavi
    augstpapēžu kurpe
    sieviešu sandale
    sieviešu zābaks
    pēdu nospiedumi
    krūšutēla siluets
    divu krūšutēlu silueti
    zēns
    meitene
    vīrietis
    veselības aprūpes speciālists
    tiesnesis
    pilots
    pāris ar sirdi: vīrietis un vīrietis
    skūpsts: vīrietis un vīrietis
    lauksaimnieks
    pavārs
    bērnu barojošs cilvēks
    students
    dziedātājs
    mākslinieks
    skolotājs
    fabrikas strādnieks
    ģimene: vīrietis un zēns
    ģimene: vīrietis, zēns un zēns
    ģimene: vīrietis un meitene
    ģimene: vīrietis, meitene un zēns
    ģimene: vīrietis, meitene un meitene
    ģimene: vīrietis, vīrietis un zēns
    ģimene: vīrietis, vīrietis, zēns un zēns
    ģimene: vīrietis, vīrietis un meitene
    ģimene: vīrietis, vīrietis, meitene un zēns
    ģimene: vīrietis, vīrietis, meitene un meitene
    ģimene: vīrietis, sieviete un zēns
    ģimene: vīrietis, sieviete, zēns un zēns
    ģimene: vīrietis, sieviete un meitene
    ģimene: vīrietis, sieviete, meitene un zēns
    ģimene: vīrietis, sieviete, meitene un meitene
    tehniķis
    biroja darbinieks
    mehāniķis
    zinātnieks
    astronauts
    ugunsdzēsējs
    vīrietis ar balto atbalsta spieķi
    vīrietis: sarkani mati
    vīrietis: sprogaini mati
    vīrietis: bez matiem
    vīrietis: sirmi mati
    vīrietis motorizētā ratiņkrēslā
    vīretis manuālā ratiņkrēslā
    sieviete
    veselības aprūpes speciāliste
    tiesnese
    pilote
    pāris ar sirdi: sieviete un vīrietis
    pāris ar sirdi: sieviete un sieviete
    skūpsts: sieviete un vīrietis
    skūpsts: sieviete un sieviete
    lauksaimniece
    pavāre
    sieviete baro bērnu
    studente
    dziedātāja
    māksliniece
    skolotāja
    fabrikas strādniece
    ģimene: sieviete un zēns
    ģimene: sieviete, zēns un zēns
    ģimene: sieviete un meitene
    ģimene: sieviete, meitene un zēns
    ģimene: sieviete, meitene un meitene
    ģimene: sieviete, sieviete un zēns
    ģimene: sieviete, sieviete, zēns un zēns
    ģimene: sieviete, sieviete un meitene
    ģimene: sieviete, sieviete, meitene un zēns
    ģimene: sieviete, sieviete, meitene un meitene
    tehniķe
    biroja darbiniece
    mehāniķe
    zinātniece
    astronaute
    ugunsdzēsēja
    sieviete ar balto atbalsta spieķi
    sieviete: sarkani mati
    sieviete: sprogaini mati
    sieviete: bez matiem
    sieviete: sirmi mati
    sieviete motorizētā ratiņkrēslā
    sieviete manuālā ratiņkrēslā
    ģimene
    sieviete un vīrietis sadevušies rokās
    vīrieši sadevušies rokās
    sievietes sadevušās rokās
    policists
    policiste
    policijas virsnieks
    dejotāju šovs
    dejotājas
    dejotāji
    cilvēks ar plīvuru
    sieviete ar plīvuru
    vīrietis ar plīvuru
    blonds cilvēks
    blondīne
    blondīns
    vīrietis ar ķīniešu cepuri
    persona ar turbānu
    sieviete ar turbānu
    vīrietis ar turbānu
    vecs vīrietis
    veca sieviete
    zīdainis
    celtnieks
    būvstrādniece
    būvstrādnieks
    princese
    cilvēkēdājs
    goblins
    spoks
    mazs eņģelītis
    citplanētietis
    citplanētiešu briesmonis
    velniņš
    galvaskauss
    persona ar pastieptu roku
    sieviete ar pastieptu roku
    vīrietis ar pastieptu roku
    sargs
    sardze
    apsargs
    sieviete dejo
    lūpukrāsa
    nagu laka
    sejas masāža
    sievietei masē seju
    vīrietim masē seju
    frizūra
    sieviete pie friziera
    vīrietis pie friziera
    friziera izkārtne
    šļirce
    zāļu kapsula
    skūpsta nospiedums
    mīlestības vēstule
    gredzens
    dārgakmens
    skūpsts
    pušķis
    pāris ar sirdi
    kāzas
    pukstoša sirds
    salauzta sirds
    divas sirdis
    mirdzoša sirds
    augoša sirds
    sirds ar bultu
    zila sirds
    zaļa sirds
    dzeltena sirds
    violeta sirds
    sirds ar lentīti
    rotējošas sirdis
    sirds rotājums
    rombs ar punktu
    spuldze
    dusmu simbols
    spridzeklis
    zzz
    sadursme
    sviedru lāses
    lāse
    bēgšana
    ekskrementi
    bicepss
    apdullis
    runas burbulis
    domu burbulis
    balts zieds
    simt punktu
    naudas maiss
    valūtas maiņa
    dolāra zīme
    kredītkarte
    jenas banknote
    dolāra banknote
    eiro banknote
    sterliņu mārciņas banknote
    banknote ar spārniem
    augšupejoša diagrammas līkne ar jenas simbolu
    sēdeklis
    klēpjdators
    portfelis
    minidisks
    diskete
    optiskais disks
    dvd
    dokumentu mape
    atvērta dokumentu mape
    lapa ar atliektu malu
    papīra lapa
    kalendārs
    noplēšamais kalendārs
    kartīšu rādītājs
    augšupejoša diagrammas līkne
    lejupejoša diagrammas līkne
    joslu diagramma
    dokumentu paliktnis
    piespraude
    apaļa spraudīte
    papīra saspraude
    taisns lineāls
    trīsstūra lineāls
    līmkarodziņi
    grāmata ar spirāli
    piezīmju grāmata
    bloknots ar dekoratīvu vāku
    aizvērta grāmata
    atvērta grāmata
    zaļa grāmata
    zila grāmata
    oranža grāmata
    grāmatas
    vārda nozīmīte
    papīra tīstoklis
    piezīme
    tālruņa klausule
    peidžers
    fakss
    satelīta šķīvis
    pastiprinātājs
    megafons
    izejošo dokumentu paliktnis
    ienākošo dokumentu paliktnis
    paciņa
    e-pasts
    ienākoša aploksne
    aploksne ar bultiņu
    aizvērta pastkaste ar nolaistu karodziņu
    aizvērta pastkaste ar paceltu karodziņu
    atvērta pastkaste ar paceltu karodziņu
    atvērta pastkaste ar nolaistu karodziņu
    pastkaste
    pastnieka taure
    avīze
    mobilais tālrunis
    mobilais tālrunis ar bultiņu
    vibrozvana režīms
    izslēgts mobilais tālrunis
    mobilie tālruņi aizliegti
    signāla stipruma joslas
    fotokamera
    fotokamera ar zibspuldzi
    videokamera
    televizors
    radio
    videokasete
    filmu projektors
    lūgšanu krelles
    poga Jaukta secība
    poga Atkārtot
    poga Atkārtot vienu dziesmu
    pulksteņrādītāja virzienā vērstas vertikālas bultiņas
    pretēji pulksteņrādītāja virzienam vērstas bultiņas
    samazināt spilgtumu
    palielināt spilgtumu
    izslēgts skaļrunis
    skaļrunis
    ieslēgts skaļrunis
    skaļš skaļrunis
    baterija
    kontaktdakša
    pa kreisi vērsta lupa
    pa labi vērsta lupa
    slēdzene ar rakstāmspalvu
    aizvērta slēdzene ar atslēgu
    atslēga
    slēdzene
    atvērta slēdzene
    zvans
    pārsvītrots zvaniņš
    grāmatzīme
    ķēdes posms
    radiopoga
    bultiņa ar uzrakstu Back
    bultiņa ar uzrakstu End
    bultiņa ar uzrakstu On!
    bultiņa ar uzrakstu Soon
    bultiņa ar uzrakstu Top
    tikai no 18 gadu vecuma
    taustiņš: 10
    lielie latīņu burti
    mazie latīņu burti
    cipari
    simboli
    latīņu burti
    uguns
    kabatas lukturītis
    uzgriežņu atslēga
    āmurs
    skrūve un uzgrieznis
    virtuves nazis
    ūdens pistole
    mikroskops
    teleskops
    kristāla lode
    sešstaru zvaigzne ar punktu vidū
    japāņu simbols, kas apzīmē iesācēju
    trijzaris
    melna kvadrātveida poga
    balta kvadrātveida poga
    sarkans aplis
    zils aplis
    liels oranžs rombs
    liels zils rombs
    mazs oranžs rombs
    mazs zils rombs
    augšupvērsts sarkans trīsstūris
    lejupvērsts sarkans trīsstūris
    poga Augšup
    poga Lejup
    om simbols
    dūja
    kaaba
    mošeja
    sinagoga
    menora
    pulksten viens
    pulksten divi
    pulksten trīs
    pulksten četri
    pulksten pieci
    pulksten seši
    pulksten septiņi
    pulksten astoņi
    pulksten deviņi
    pulksten desmit
    pulksten vienpadsmit
    pulksten divpadsmit
    pulksten pusdivi
    pustrīs
    pusčetri
    puspieci
    pusseši
    pusseptiņi
    pusastoņi
    pusdeviņi
    pusdesmit
    pusvienpadsmit
    pusdivpadsmit
    pusviens
    svece
    kamīna pulkstenis
    caurums
    levitējošs cilvēks uzvalkā
    detektīvs
    detektīve
    detektīvs (vīrietis)
    saulesbrilles
    zirneklis
    zirnekļa tīkls
    kursorsvira
    vīrietis dejo
    savienotas saspraudes
    pildspalva
    tintes pildspalva
    ota
    krītiņš
    pacelta roka ar izvērstiem pirkstiem
    vidējais pirksts
    vulkāniešu sveiciens
    melna sirds
    galddators
    printeris
    datorpele
    kursorbumba
    ierāmēta glezna
    dokumentu sadalītājs
    dokumentu kaste
    dokumentu skapis
    atkritumu grozs
    bloknots ar spirāli
    kalendārs ar spirāli
    skrūvspīles
    veca atslēga
    satīta avīze
    duncis
    runājoša galva
    pa kreisi vērsts runas burbulis
    pa labi vērsts dusmu burbulis
    vēlēšanu urna ar vēlēšanu zīmi
    pasaules karte
    Fudzi kalns
    Tokijas tornis
    Brīvības statuja
    Japānas karte
    Lieldienu salu statuja
    smiekli
    plats smaids un smaidošas acis
    seja ar prieka asarām
    plats smaids un lielas acis
    smaidoša seja ar atvērtu muti un smaidošām acīm
    plats smaids ar sviedru lāsi
    smaidoša seja ar atvērtu muti un aizmiegtām acīm
    smaidoša seja ar nimbu
    smaidoša seja ar ragiem
    seja ar piemiegtu aci
    smaidoša seja ar smaidošām acīm
    ēdienu baudoša seja
    seja ar atvieglojuma izteiksmi
    smaidoša seja ar sirds formas acīm
    smaidoša seja ar saulesbrillēm
    smīnoša seja
    neitrāla seja
    seja bez izteiksmes
    saīgusi seja
    seja ar aukstu sviedru lāsi
    domās iegrimusi seja
    apjukusi seja
    apmulsusi seja
    seja sniedz skūpstu
    skūpstoša seja
    seja ar smaidošām acīm sniedz skūpstu
    seja ar aizvērtām acīm sniedz skūpstu
    seja ar izbāztu mēli
    seja ar izbāztu mēli un piemiegtu aci
    seja ar izbāztu mēli un aizmiegtām acīm
    vīlusies seja
    noraizējusies seja
    dusmīga seja
    sabozusies seja
    raudoša seja
    piepūlēta seja
    seja ar tvaiku no deguna
    vīlusies un atvieglota seja
    bēdīga seja ar atvērtu muti
    sāpjpilna seja
    nobijusies seja
    nogurdināta seja
    miegaina seja
    nogurusi seja
    saviebta seja
    aizgūtnēm raudoša seja
    seja ar atvērtu muti
    seja nopūšas
    pārsteigta seja
    seja ar atvērtu muti un aukstiem sviedriem
    bailēs kliedzoša seja
    šokēta seja
    nosarkusi seja
    guļoša seja
    apreibusi seja
    seja ar spirālēm acu vietā
    seja bez mutes
    seja mākoņos
    seja ar medicīnas masku
    plati smaidošs kaķis ar smaidošām acīm
    kaķis ar prieka asarām
    plati smaidošs kaķis
    smaidošs kaķis ar sirds formas acīm
    kaķis ar viltīgu smaidu
    kaķis sniedz skūpstu
    sabozies kaķis
    raudošs kaķis
    noraizējies kaķis
    nedaudz bēdīga seja
    seja ar vieglu smaidu
    apgriezta seja
    seja ar pārgrieztām acīm
    cilvēks ar aizlieguma žestu
    sieviete ar aizlieguma žestu
    vīrietis ar aizlieguma žestu
    cilvēks ar apstiprinājuma žestu
    sieviete ar apstiprinājuma žestu
    vīrietis ar apstiprinājuma žestu
    cilvēks paklanās
    sieviete paklanās
    vīrietis paklanās
    neko neredzu
    neko nedzirdu
    neko nesaku
    cilvēks ar paceltu roku
    sieviete ar paceltu roku
    vīrietis ar paceltu roku
    paceltas rokas
    norūpējies cilvēks
    norūpējusies sieviete
    norūpējies vīrietis
    sabozies cilvēks
    sabozusies sieviete
    sabozies vīrietis
    lūgšanā saliktas rokas
    raķete
    helikopters
    lokomotīve
    dzelzceļa vagons
    ātrvilciens
    ātrvilciens ar noapaļotu priekšgalu
    vilciens
    metro
    piepilsētas vilciens
    stacija
    tramvajs
    tramvaja vagons
    autobuss
    pretī braucošs autobuss
    trolejbuss
    autobusa pietura
    mikroautobuss
    ātrās palīdzības mašīna
    ugunsdzēsēju mašīna
    policijas mašīna
    pretī braucoša policijas mašīna
    taksometrs
    pretī braucošs taksometrs
    automašīna
    pretī braucoša automašīna
    kemperis
    kravas automašīna
    smagā automašīna
    traktors
    viensliedes dzelzceļš
    kalnu dzelzceļš
    trošu vilciens
    kalnu trošu ceļš
    gaisa tramvajs
    kuģis
    cilvēks airē
    airētāja
    airētājs
    ātrlaiva
    horizontāls luksofors
    vertikāls luksofors
    celtniecība
    policijas mašīnas bākuguns
    trīsstūrveida karogs
    durvis
    aizliegts
    aizdegta cigarete
    smēķēt aizliegts
    atkritumu urnas zīme
    atkritumus mest aizliegts
    dzeramais ūdens
    nav dzeramais ūdens
    velosipēds
    velosipēdiem braukt aizliegts
    velosipēdists
    riteņbraucēja
    riteņbraucējs
    kalnu velosipēdists
    riteņbraucēja ar kalnu velosipēdu
    riteņbraucējs ar kalnu velosipēdu
    gājējs
    sieviete pastaigājas
    vīrietis pastaigājas
    gājējiem iet aizliegts
    bērni šķērso ielu
    vīriešu tualete
    sieviešu tualete
    tualete
    zīdaiņa simbols
    tualetes pods
    ateja
    duša
    cilvēks vannā
    vanna
    pasu kontrole
    muita
    bagāžas saņemšana
    bagāžas glabātava
    dīvāns un lampa
    cilvēks gultā
    iepirkumu maisiņi
    galda zvans
    gulta
    lūgšanu vieta
    stopzīme
    iepirkumu ratiņi
    hinduistu templis
    būda
    lifts
    rotaļu laukuma slidkalniņš
    ritenis
    gredzenu boja
    āmurs un uzgriežņu atslēga
    vairogs
    eļļas tvertne
    automaģistrāle
    dzelzceļa sliedes
    motorlaiva
    maza lidmašīna
    lidmašīnas pacelšanās
    lidmašīnas nosēšanās
    satelīts
    pasažieru kuģis
    skuteris
    motorollers
    kanoe
    kamaniņas
    lidojošais šķīvītis
    skrituļdēlis
    autorikša
    piegādes auto
    skrituļslida
    oranžs aplis
    dzeltens aplis
    zaļš aplis
    violets aplis
    brūns aplis
    sarkans kvadrāts
    zils kvadrāts
    oranžs kvadrāts
    dzeltens kvadrāts
    zaļš kvadrāts
    violets kvadrāts
    brūns kvadrāts
    smagā vienādības zīme
    pastiepti pirksti
    balta sirds
    brūna sirds
    roka rāda drusciņu
    seja ar rāvējslēdzēju mutes vietā
    seja ar naudu mutē
    seja ar termometru
    gudrītis
    domīga seja
    seja ar galvas apsēju
    robots
    seja ar apskāvienu
    ragu simbols
    piezvani man
    pacelta plauksta
    dūre pa kreisi
    dūre pa labi
    rokasspiediens
    sakrustoti pirksti
    mīlas žests
    seja kovboja cepurē
    klauna seja
    nelabums
    vārtās smieklos pa grīdu
    siekalojas
    melojoša seja
    cilvēks ar saķertu galvu
    sieviete ar saķertu galvu
    vīrietis ar saķertu galvu
    šķauda
    seja ar paceltām uzacīm
    zvaigžņu pārņemts
    traka seja
    šušinoša seja
    seja ar simboliem uz mutes
    seja ar roku pār muti
    vemjoša seja
    eksplodējoša galva
    sieviete stāvoklī
    barošana ar krūti
    plaukstas kopā
    pašfoto
    princis
    persona smokingā
    sieviete smokingā
    vīrietis smokingā
    Ziemassvētku omīte
    rausta plecus
    sieviete rausta plecus
    vīrietis rausta plecus
    ritenītis
    akrobāte
    akrobāts
    žonglēšana
    žongliere
    žonglieris
    paukotājs
    cīkstoņi
    cīkstone
    cīkstonis
    ūdenspolo sportists
    ūdenspolo spēlētāja
    ūdenspolo spēlētājs
    rokasbumba
    rokasbumbas spēlētāja
    rokasbumbas spēlētājs
    niršanas maska
    novītusi puķe
    bungas
    glāžu skandināšana
    viskija glāze
    karote
    vārti ar tīklu
    medaļa par 1. vietu
    medaļa par 2. vietu
    medaļa par 3. vietu
    boksa cimds
    cīņu sporta tērps
    kērlinga akmens
    lakross
    softbols
    lidojošais šķīvis
    kruasāns
    avokado
    gurķis
    bekons
    kartupelis
    burkāns
    bagete
    zaļie salāti
    sautējums pannā
    pildīts lavašs
    ola
    piena glāze
    zemesrieksti
    kivi auglis
    pankūkas
    pelmeņi
    laimes cepumiņš
    kastīte līdzņemšanai
    irbulīši
    bļoda ar karoti
    dzēriens ar salmiņu
    kokosrieksts
    brokoļi
    pīrāgs
    kliņģeris
    gaļas gabals
    sendvičs
    konservi
    lapu dārzenis
    mango
    Mēness kūka
    beigelis
    smaidoša seja ar sirsniņām
    seja žāvājas
    smaidoša seja ar asaru
    ballīšu seja
    noreibusi seja
    piesārtusi seja
    nosalusi seja
    nindzja
    paslēpta seja
    seja aizturēja asaras
    lūdzoša seja
    sari
    laboratorijas halāts
    aizsargbrilles
    pārgājienu zābaks
    baleta kurpe
    krabis
    lauva
    skorpions
    tītars
    vienradzis
    ērglis
    pīle
    sikspārnis
    haizivs
    pūce
    lapsa
    taurenis
    briedis
    gorilla
    ķirzaka
    degunradzis
    garnele
    kalmārs
    žirafe
    zebra
    ezis
    zauropods
    tiranozaurs
    circenis
    ķengurs
    lama
    pāvs
    nīlzirgs
    papagailis
    jenots
    omārs
    ods
    mikrobs
    āpsis
    gulbis
    mamuts
    dodo
    sliņķis
    ūdrs
    orangutans
    skunkss
    flamingo
    austere
    bebrs
    bizons
    ronis
    suns pavadonis
    baltais atbalsta spieķis
    sarkani mati
    sprogaini mati
    bez matiem
    sirmi mati
    kauls
    kāja
    pēda
    zobs
    supervaronis
    sieviete supervarone
    vīrietis supervaronis
    superļaunais
    superļaunā sieviete
    superļaunais vīrietis
    drošības veste
    auss ar dzirdes aparātu
    ar motoru darbināms ratiņkrēsls
    manuāli darbināms ratiņkrēsls
    mehāniska roka
    mehāniska kāja
    siera šķēle
    kēksiņš
    sāls
    dzēriena kārba
    ķiploks
    sīpols
    felāfels
    vafele
    sviests
    mate
    ledus gabaliņš
    burbuļtēja
    trollis
    stāvoša persona
    stāvoša sieviete
    stāvošs vīrietis
    persona uz ceļiem
    sieviete uz ceļiem
    vīrietis uz ceļiem
    nedzirdīga persona
    nedzirdīga sieviete
    nedzirdīgs vīrietis
    seja ar monokli
    pieaugušais
    veselības aprūpes darbinieks
    soģis
    vīrietis pilots
    fermeris
    vīrietis pavārs
    persona baro bērnu
    dzimumneitrāls santaklauss
    absolvents
    vīrietis dziedātājs
    vīrietis mākslinieks
    pedagogs
    rūpnīcas strādnieks
    vīrietis tehniķis
    vīrietis biroja darbinieks
    vīrietis mehāniķis
    vīrietis zinātnieks
    vīrietis astronauts
    vīrietis ugunsdzēsējs
    cilvēki sadevušies rokās
    persona ar balto spieķi
    pieaugušais: sarkani mati
    pieaugušais: sprogaini mati
    pieaugušais: bez matiem
    pieaugušais: sirmi mati
    persona ratiņkrēslā
    persona manuālajā ratiņkrēslā
    bērns
    vecāks pieaugušais
    bārdains vīrietis
    sieviete ar bārdu
    vīrietis ar bārdu
    sieviete ar lakatu
    cilvēks tvaika telpā
    sieviete tvaika telpā
    vīrietis tvaika telpā
    kalnā kāpējs
    alpīniste
    alpīnists
    cilvēks lotosa pozā
    sieviete lotosa pozā
    vīrietis lotosa pozā
    mags
    zintniece
    zintnieks
    feja
    laumiņa
    laumiņš
    vampīrs
    vampīre
    vīriešu kārtas vampīrs
    cilvēks nāra
    nāra
    vīrietis nāra
    elfs
    elfa
    elfu vīrietis
    džins
    sieviete džins
    vīrietis džins
    zombijs
    zombijsieviete
    zombijvīrietis
    smadzenes
    oranža sirds
    cepure ar nagu
    šalle
    cimdi
    mētelis
    zeķes
    sarkana aploksne
    petarde
    attēlu mīkla
    mēģene
    Petri trauks
    DNS
    kompass
    skaitīkļi
    ugunsdzēsības aparāts
    darbarīku kaste
    ķieģelis
    magnēts
    bagāža
    losjona pudele
    pavediens
    dzija
    saspraude
    lāčuks
    slota
    grozs
    papīra rullis
    ziepes
    sūklis
    kvīts
    amulets pret ļaunu aci
    baleta kurpes
    kopējais peldkostīms
    peldbikses
    šorti
    siksniņsandale
    asins pile
    plāksteris
    stetoskops
    rentgens
    kruķis
    jojo
    gaisa pūķis
    izpletnis
    bumerangs
    burvju nūjiņa
    pinjata
    matrjoškas
    gredzenota planēta
    krēsls
    bārdas nazis
    cirvis
    eļļas lampa
    bandžo
    militārā ķivere
    akordeons
    garās bungas
    monēta
    vienrokas zāģis
    skrūvgriezis
    kāpnes
    āķis
    spogulis
    logs
    vantūzs
    šujamadata
    mezgls
    spainis
    peļu slazds
    zobu suka
    kapakmens
    plakāts
    akmens
    spoguļa bumba
    identifikācijas karte
    zems akumulatora līmenis
    hamsa
    muša
    tārps
    vabole
    tarakāns
    augs podiņā
    koks
    spalva
    lotoss
    koraļļi
    tukša ligzda
    ligzda ar olām
    cilvēka sirds
    plaušas
    cilvēki apkampjas
    vīrietis stāvoklī
    cilvēks stāvoklī
    persona ar vainagu
    mellenes
    paprika
    olīva
    plācenis
    tamale
    fondī
    tējkanna
    ielejot šķidrumu
    pupiņas
    burka
    kūstoša seja
    salutējoša seja
    seja ar atvērtām acīm un roku pār muti
    seja ar lūrošu aci
    seja ar diagonālu muti
    punktētas līnijas seja
    košana lūpā
    burbuļi
    roka ar rādītājpirkstu un īkšķi sakrustota
    labā roka
    kreiso roku
    plaukstu uz leju
    plaukstu uz augšu
    rādītājpirksts pret sevi
    sirds žests
    """#
}
