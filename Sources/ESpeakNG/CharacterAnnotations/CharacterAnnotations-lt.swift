// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let lt: StaticString = #"""
    šauktukas
    grotelės
    mygtukas: #
    dolerio ženklas
    procento ženklas
    ampersandas
    tiesusis apstrofas
    uždaromasis skliaustas
    žvaigždutė
    mygtukas: *
    pliuso ženklas
    kablelis
    minuso brūkšnelis
    taškas
    pasvirasis brūkšnys
    mygtukas: 0
    mygtukas: 1
    mygtukas: 2
    mygtukas: 3
    mygtukas: 4
    mygtukas: 5
    mygtukas: 6
    mygtukas: 7
    mygtukas: 8
    mygtukas: 9
    dvitaškis
    kabliataškis
    mažiau už
    lygu
    daugiau už
    klaustukas
    eta
    atidaromasis laužtinis skliaustas
    įžambus kairinis brūkšnys
    uždaromasis laužtinis skliaustas
    stogelis
    apatinė linija
    kairinis kirtis
    atidaromasis riestinis skliaustas
    vertikali linija
    uždaromasis riestinis skliaustas
    riestinis ženklas
    apverstas šauktukas
    cento ženklas
    svaras
    nežinoma valiuta
    jena
    pastraipos simbolis
    diarė
    autorių teisės
    atidaromosios laužtinės kabutės
    nesutikimas
    užregistruota
    laipsnis
    pliusas ir minusas
    dvejetas viršutiniame indekse
    trejetas viršutiniame indekse
    dešininis kirtis
    „mikro-“ simbolis
    paragrafo simbolis
    interpunktas
    vienetas viršutiniame indekse
    uždaromosios laužtinės kabutės
    apverstas klaustukas
    daugybos simbolis
    dalybos simbolis
    Armėnijos dramas
    Afganistano afganis
    arabų k. kablelis
    arabų k. kabliataškis
    arabų k. klaustukas
    Bangladešo taka
    Tailando batas
    Kambodžos rielis
    brūkšnelis
    brūkšnys
    ilgasis brūkšnys
    horizontalus brūkšnys
    kairysis apostrofas
    dešinysis apostrofas
    apatinis dešinysis apostrofas
    kairiosios kabutės
    dešiniųjų kabučių ženklas
    apatinės dešiniosios kabutės
    kryžiaus ženklas
    dvigubas kryžiaus ženklas
    ženklelis
    daugtaškis
    kėlimo brūkšnelis
    promilės ženklas
    pagrindinis simbolis
    dvigubas pagrindinis simbolis
    trigubas pagrindinis simbolis
    stogelio ženklas
    atskaitos žyma
    du šauktukai
    klaustukas ir šauktukas
    brūkšnys viršuje
    asterizmas
    trupmenos ženklas
    šauktukas ir klaustukas
    minusas viršutiniame indekse
    Kosta Rikos kolonas
    kruzeiras
    Prancūzijos frankas
    lita
    milio ženklas
    Nigerijos naira
    Ispanijos peseta
    rupija
    vono ženklas
    Izraelio naujasis šekelis
    Vietnamo dongas
    euras
    Laoso kipas
    Mongolijos tugrikas
    pfenigas
    peso ženklas
    Paragvajaus guaranis
    australis
    Ukrainos grivina
    Ganos sedis
    Tūro livras
    spesmilo
    Kazachstano tengė
    Indijos rupija
    Turkijos lira
    Azerbaidžano manatas
    rublis
    Gruzijos laris
    bitkoino ženklas
    garso įrašo autorių teisių simbolis
    prekės ženklas
    informacija
    į kairę nukreipta rodyklė
    į viršų nukreipta rodyklė
    į dešinę nukreipta rodyklė
    į apačią nukreipta rodyklė
    rodyklė į kairę ir į dešinę
    rodyklė į viršų ir į apačią
    rodyklė į viršų ir į kairę
    rodyklė į viršų ir į dešinę
    rodyklė į apačią ir į dešinę
    rodyklė į apačią ir į kairę
    perbraukta rodyklė kairėn
    perbraukta rodyklė dešinėn
    vingiuota rodyklė kairėn
    vingiuota rodyklė dešinėn
    rodyklė kairėn su dvigubu smaigaliu
    rodyklė aukštyn su dvigubu smaigaliu
    rodyklė dešinėn su dvigubu smaigaliu
    rodyklė žemyn su dvigubu smaigaliu
    rodyklė kairėn su uodega
    rodyklė dešinėn su uodega
    rodyklė kairėn nuo brūkšnio
    rodyklė aukštyn nuo brūkšnio
    rodyklė dešinėn nuo brūkšnio
    rodyklė žemyn nuo brūkšnio
    rodyklė aukštyn ir žemyn su pagrindu
    rodyklė į dešinę, užlenkta į kairę
    rodyklė į kairę, užlenkta į dešinę
    rodyklė kairėn su kilpa
    rodyklė dešinėn su kilpa
    vingiuota rodyklė kairėn ir dešinėn
    perbraukta rodyklė kairėn ir dešinėn
    laužyta rodyklė žemyn
    rodyklė aukštyn, pasukta į kairę
    rodyklė aukštyn, pasukta į dešinę
    rodyklė žemyn, pasukta į kairę
    rodyklė žemyn, pasukta į dešinę
    kampinė rodyklė dešinėn ir žemyn
    kampinė rodyklė žemyn ir kairėn
    pusapskritimė rodyklė su prieš laikrodžio rodyklę nukreiptu smaigaliu
    pusapskritimė rodyklė su laikrodžio rodyklės kryptimi nukreiptu smaigaliu
    rodyklė į šiaurės vakarus su ilgu brūkšniu
    rodyklė kairėn su brūkšneliu virš rodyklės dešinėn su brūkšneliu
    atvira apskrita rodyklė su prieš laikrodžio rodyklę nukreiptu smaigaliu
    atvira apskrita rodyklė su laikrodžio rodyklės kryptimi nukreiptu smaigaliu
    kabliukinė rodyklė kairėn su užkarpa aukštyn
    kabliukinė rodyklė kairėn su užkarpa žemyn
    kabliukinė rodyklė aukštyn su užkarpa dešinėn
    kabliukinė rodyklė aukštyn su užkarpa kairėn
    kabliukinė rodyklė dešinėn su užkarpa aukštyn
    kabliukinė rodyklė dešinėn su užkarpa žemyn
    kabliukinė rodyklė žemyn su užkarpa dešinėn
    kabliukinė rodyklė žemyn su užkarpa kairėn
    rodyklė dešinėn virš rodyklės kairėn
    į viršų ir į apačią nukreiptos rodyklės
    į kairę nukreipta rodyklė virš į dešinę nukreiptos rodyklės
    suporuotos rodyklės kairėn
    suporuotos rodyklės aukštyn
    suporuotos rodyklės dešinėn
    suporuotos rodyklės žemyn
    kabliukinė rodyklė kairėn virš kabliukinės rodyklės dešinėn
    kabliukinė rodyklė dešinėn virš kabliukinės rodyklės kairėn
    dviguba perbraukta rodyklė kairėn
    dviguba perbraukta rodyklė kairėn ir dešinėn
    dviguba perbraukta rodyklė dešinėn
    dviguba rodyklė kairėn
    dviguba rodyklė aukštyn
    dviguba rodyklė dešinėn
    dviguba rodyklė žemyn
    dviguba rodyklė kairėn ir dešinėn
    dviguba rodyklė į šiaurės vakarus
    dviguba rodyklė į šiaurės rytus
    dviguba rodyklė į pietryčius
    dviguba rodyklė į pietvakarius
    triguba rodyklė kairėn
    triguba rodyklė dešinėn
    raityta rodyklė kairėn
    raityta rodyklė dešinėn
    dukart perbraukta rodyklė aukštyn
    dukart perbraukta rodyklė žemyn
    brūkšninė rodyklė kairėn
    brūkšninė rodyklė aukštyn
    brūkšninė rodyklė dešinėn
    brūkšninė rodyklė žemyn
    rodyklė kairėn su brūkšneliu
    rodyklė dešinėn su brūkšneliu
    tuščiavidurė rodyklė kairėn
    tuščiavidurė rodyklė aukštyn
    tuščiavidurė rodyklė dešinėn
    tuščiavidurė rodyklė žemyn
    tuščiavidurė rodyklė aukštyn nuo brūkšnio
    rodyklė žemyn į kairę nuo rodyklės aukštyn
    visiems
    dalinis diferencialas
    egzistuoja
    tuščia aibė
    didinti
    nabla
    priklauso
    ne elementas
    įeina kaip narys
    galutinis įrodymas
    n-arė sandauga
    n-aris sumavimas
    minuso ženklas
    minusas arba pliusas
    dalybos ženklas
    žvaigždutės operatorius
    žiedo operatorius
    ženklelio operatorius
    kvadratinė šaknis
    proporcingas
    begalybės simbolis
    statusis kampas
    kampas
    dalija
    lygiagretus
    loginis ir
    sankirta
    sąjunga
    integralas
    dvigubas integralas
    kontūrinis integralas
    iš to išplaukia
    todėl, kad
    santykis
    proporcija
    tildės operatorius
    atvirkščia tildė
    apversta horizontali s
    asimptotiškai lygu
    apytiksliai lygu
    apytiksliai
    lygybė
    apytiksliai lygu arba atvaizdas
    lygybė su žiedu
    nelygu
    tapatu
    griežtai ekvivalentu
    mažiau arba lygu
    daugiau arba lygu
    mažiau nei per lygus
    daugiau nei per lygu
    daug mažiau nei
    daug daugiau nei
    tarp
    ne mažiau nei
    ne daugiau nei
    daugiau nei arba ekvivalentu
    yra prieš
    yra po
    nėra po
    poaibis
    superaibė
    poaibis lygus
    superaibė lygi
    pliuso ženklas apskritime
    minuso ženklas apskritime
    daugybos ženklas apskritime
    dalybos ženklas apskritime
    taško operatorius apskritime
    žiedo operatorius apskritime
    žvaigždutės operatorius apskritime
    pliuso ženklas kvadrate
    minuso ženklas kvadrate
    aukštyn
    neverčia
    yra prieš pagal sąryšį
    yra po pagal sąryšį
    originalas
    Hermito konjugacijos matrica
    statusis trikampis
    n-aris loginis arba
    n-arė sankirta
    n-arė sąjunga
    taško operatorius
    žvaigždės operatorius
    natūralioji sąjunga
    dviguba sankirta
    labai daug mažiau nei
    labai daug daugiau nei
    neįeina kaip normali pogrupio lygybė
    vertikalioji elipsė
    horizontalioji elipsė eilutės viduryje
    įstriža elipsė aukštyn ir dešinėn
    įstriža elipsė žemyn ir dešinėn
    laikrodis
    smėlio laikrodis
    klaviatūra
    išmetimo mygtukas
    sukti pirmyn
    atsukti atgal
    greitai į viršų
    greitai į apačią
    kitas takelis
    paskutinis takelis
    paleisti arba pristabdyti
    žadintuvas
    chronometras
    laikmatis
    smėlio laikrodis su krentančiu smėliu
    pristabdyti
    sustabdymo mygtukas
    įrašymo mygtukas
    raidė „M“
    užpildytas kvadratas
    tuščiaviduris kvadratas
    tuščiaviduris kvadratas suapvalintais kampais
    tuščiaviduris kvadratas su užpildytu kvadratu viduje
    horizontaliai užštrichuotas kvadratas
    vertikaliai užštrichuotas kvadratas
    statmenai kryžmai užštrichuotas kvadratas
    iš kairiojo viršutinio į apatinį dešinįjį kampą užštrichuotas kvadratas
    iš dešiniojo viršutinio į apatinį kairįjį kampą užštrichuotas kvadratas
    įstrižai kryžmai užštrichuotas kvadratas
    juodas mažas kvadratas
    baltas mažas kvadratas
    užpildytas stačiakampis
    tuščiaviduris stačiakampis
    užpildytas vertikalus stačiakampis
    užpildytas gretasienis
    pilnaviduris į viršų nukreiptas trikampis
    tuščiaviduris trikampis kampu į viršų
    mažas užpildytas trikampis kampu į viršų
    mažas tuščiaviduris trikampis kampu į viršų
    paleisti
    tuščiaviduris trikampis kampu į dešinę
    mažas užpildytas trikampis kampu į dešinę
    mažas tuščiaviduris trikampis kampu į dešinę
    užpildyta rodyklė į dešinę
    tuščiavidurė rodyklė į dešinę
    pilnaviduris į apačią nukreiptas trikampis
    tuščiaviduris trikampis kampu į apačią
    mažas užpildytas trikampis kampu į apačią
    mažas tuščiaviduris trikampis kampu į apačią
    atvirkštinė tvarka
    tuščiaviduris trikampis kampu į kairę
    mažas užpildytas trikampis kampu į kairę
    mažas tuščiaviduris trikampis kampu į kairę
    užpildyta rodyklė į kairę
    tuščiavidurė rodyklė į kairę
    užpildytas rombas
    tuščiaviduris rombas
    tuščiaviduris rombas su užpildytu rombu viduje
    tuščiaviduris apskritimas su užpildytu apskritimu viduje
    rombas
    apskritimas
    punktyrinis apskritimas
    vertikaliai užštrichuotas apskritimas
    koncentriniai apskritimai
    skritulys
    apskritimas užpildyta kairiąja puse
    apskritimas užpildyta dešiniąja puse
    apskritimas užpildyta apatine puse
    apskritimas užpildyta viršutine puse
    apskritimas užpildytu viršutiniu dešiniuoju ketvirčiu
    apskritimas neužpildytu viršutiniu kairiuoju ketvirčiu
    kairioji užpildyto apskritimo pusė
    dešinioji užpildyto apskritimo pusė
    atvirkštinis ženklelis
    užpildytas kvadratas su tuščiaviduriu apskritimu
    apskritimo viršutinio kairiojo kvadranto lankas
    apskritimo viršutinio dešiniojo kvadranto lankas
    apskritimo apatinio dešiniojo kvadranto lankas
    apskritimo apatinio kairiojo kvadranto lankas
    viršutinis puslankis
    apatinis puslankis
    užpildytas trikampis apačioje dešinėje
    užpildytas trikampis apačioje kairėje
    užpildytas trikampis viršuje kairėje
    užpildytas trikampis viršuje dešinėje
    tuščiaviduris ženklelis
    didelis apskritimas
    tuščiavidurio kvadrato viršutinis dešinysis kvadrantas
    tuščiaviduris apskritimas su viršutiniu dešiniuoju kvadrantu
    baltas vidutinis kvadratas
    juodas vidutinis kvadratas
    baltas vidutiniškai mažas kvadratas
    juodas vidutiniškai mažas kvadratas
    apskritimas apačioje dešinėje
    saulė
    debesis
    skėtis
    sniego senis
    kometa
    telefonas
    balsavimo laukelis su varnele
    skėtis su lietaus lašais
    karštas gėrimas
    trilapis dobilas
    delnu atsukta aukštyn pirštu rodanti ranka
    kaukolė ir sukryžiuoti kaulai
    radioaktyvu
    biorizika
    ortodoksų kryžius
    žvaigždė ir pusmėnulis
    taikos simbolis
    In ir Jang
    Dharmos ratas
    paniuręs veidas
    besišypsantis veidas
    moteriškos lyties ženklas
    vyriškos lyties ženklas
    avinas
    tauras
    dvyniai
    vėžys
    liūtas
    mergelė
    svarstyklės
    skorpionas
    šaulys
    ožiaragis
    vandenio ženklas
    žuvys
    šachmatų pėstininkas
    pikai
    kryžiai
    širdys
    būgnai
    karštosios versmės
    aštuntinė nata
    bemolis
    diezas
    perdirbimo simbolis
    begalybė
    neįgaliojo vežimėlio simbolis
    plaktuvas ir kirstuvas
    inkaras
    sukryžiuoti kardai
    medicinos simbolis
    svarstyklės su lėkštėmis
    distiliavimo indas
    krumpliaratis
    atomo simbolis
    lelijos simbolis
    įspėjimas
    aukštoji įtampa
    translyčių simbolis
    baltas apskritimas
    juodas apskritimas
    karstas
    laidojimo urna
    futbolo kamuolys
    beisbolo kamuoliukas
    sniego senis be sniego
    saulė už debesų
    debesis su žaibu ir lietumi
    gyvatnešis
    kirstuvas
    šalmas su baltu kryžiumi
    grandinės
    įėjimo nėra
    Šintoizmo šventykla
    bažnyčia
    kalnas
    skėtis ant žemės
    fontanas
    vėliava skylutėje
    keltas
    burlaivis
    slidininkas
    pačiūžos
    žmogus su kamuoliu
    moteris su kamuoliu
    vyras su kamuoliu
    palapinė
    degalų siurblys
    žirklės
    balta paryškinta varnelė
    lėktuvas
    vokas
    iškeltas kumštis
    iškelta ranka
    pergalės ženklą rodanti ranka
    rašanti ranka
    pieštukas
    juoda plunksna
    paryškinta varnelė
    paryškintas daugybos ženklas
    Romos katalikų kryžius
    Dovydo žvaigždė
    kibirkštėlės
    aštuoniakampė žvaigždutė
    aštuoniakampė žvaigždė
    snaigė
    kibirkštėlė
    kryžiukas
    kryžiuko mygtukas
    raudonas klaustukas
    baltas klaustukas
    baltas šauktukas
    raudonas šauktukas
    storas širdelės formos šauktukas
    raudona širdelė
    deganti širdis
    gydytina širdis
    paryškintas pliusas
    paryškintas minusas
    paryškintas dalybos ženklas
    rodyklė į dešinę
    kilpelė
    dviguba kilpelė
    rodyklė į dešinę, užlenkta į viršų
    rodyklė į dešinę, užlenkta į apačią
    plius apatinio indekso du
    vektorinė sandauga
    vidinė sandauga
    dukart pabrauktas loginis arba
    pasvirasis mažiau arba lygu
    mažiau nei virš panašiai lygu
    daugiau su dviguba linija
    eina po virš ne beveik lygu
    rodyklė į kairę
    rodyklė į viršų
    rodyklė į apačią
    juodas didelis kvadratas
    baltas didelis kvadratas
    balta vidutinė žvaigždė
    ryškus didelis ratas
    ideografinis kablelis
    ideografinis taškas
    atidaromasis kampinis skliaustas
    uždaromasis kampinis skliaustas
    atidaromasis dvigubas kampinis skliaustas
    uždaromasis dvigubas kampinis skliaustas
    atidaromasis pusinio kampo skliaustas
    uždaromasis pusinio kampo skliaustas
    atidaromasis tuščiavidurio pusinio kampo skliaustas
    uždaromasis tuščiavidurio pusinio kampo skliaustas
    atidaromasis juodo lęšio formos skliaustas
    uždaromasis juodo lęšio formos skliaustas
    atidaromasis vėžlio kiauto formos skliaustas
    uždaromasis vėžlio kiauto formos skliaustas
    atidaromasis tuščiaviduris lęšio formos skliaustas
    uždaromasis tuščiaviduris lęšio formos skliaustas
    vingiuotas brūkšnys
    dalių apkeitimo ženklas
    katakana vidurinis taškas
    pasveikinimą reiškiantis hieroglifas
    paslaptį reiškiantis hieroglifas
    rialas
    madžongo raudonas drakonas
    juokdarys
    mygtukas „A“ (raudona)
    mygtukas „B“ (raudona)
    simbolis „O“ (raudona)
    simbolis „P“
    mygtukas „AB“ (raudona)
    simbolis „CL“
    simbolis „COOL“
    simbolis „FREE“
    simbolis „ID“
    simbolis „NEW“
    simbolis „NG“
    simbolis „OK“
    simbolis „SOS“
    mygtukas „Up!“
    simbolis „VS“
    vėliava: Dangun Žengimo sala
    vėliava: Andora
    vėliava: Jungtiniai Arabų Emyratai
    vėliava: Afganistanas
    vėliava: Antigva ir Barbuda
    vėliava: Angilija
    vėliava: Albanija
    vėliava: Armėnija
    vėliava: Angola
    vėliava: Antarktida
    vėliava: Argentina
    vėliava: Amerikos Samoa
    vėliava: Austrija
    vėliava: Australija
    vėliava: Aruba
    vėliava: Alandų Salos
    vėliava: Azerbaidžanas
    vėliava: Bosnija ir Hercegovina
    vėliava: Barbadosas
    vėliava: Bangladešas
    vėliava: Belgija
    vėliava: Burkina Fasas
    vėliava: Bulgarija
    vėliava: Bahreinas
    vėliava: Burundis
    vėliava: Beninas
    vėliava: Sen Bartelemi
    vėliava: Bermuda
    vėliava: Brunėjus
    vėliava: Bolivija
    vėliava: Karibų Nyderlandai
    vėliava: Brazilija
    vėliava: Bahamos
    vėliava: Butanas
    vėliava: Buvė Sala
    vėliava: Botsvana
    vėliava: Baltarusija
    vėliava: Belizas
    vėliava: Kanada
    vėliava: Kokosų (Kilingo) Salos
    vėliava: Kongas-Kinšasa
    vėliava: Centrinės Afrikos Respublika
    vėliava: Kongas-Brazavilis
    vėliava: Šveicarija
    vėliava: Dramblio Kaulo Krantas
    vėliava: Kuko Salos
    vėliava: Čilė
    vėliava: Kamerūnas
    vėliava: Kinija
    vėliava: Kolumbija
    vėliava: Klipertono sala
    vėliava: Kosta Rika
    vėliava: Kuba
    vėliava: Žaliasis Kyšulys
    vėliava: Kiurasao
    vėliava: Kalėdų Sala
    vėliava: Kipras
    vėliava: Čekija
    vėliava: Vokietija
    vėliava: Diego Garsija
    vėliava: Džibutis
    vėliava: Danija
    vėliava: Dominika
    vėliava: Dominikos Respublika
    vėliava: Alžyras
    vėliava: Seuta ir Melila
    vėliava: Ekvadoras
    vėliava: Estija
    vėliava: Egiptas
    vėliava: Vakarų Sachara
    vėliava: Eritrėja
    vėliava: Ispanija
    vėliava: Etiopija
    vėliava: Europos Sąjunga
    vėliava: Suomija
    vėliava: Fidžis
    vėliava: Folklando Salos
    vėliava: Mikronezija
    vėliava: Farerų Salos
    vėliava: Prancūzija
    vėliava: Gabonas
    vėliava: Jungtinė Karalystė
    vėliava: Grenada
    vėliava: Gruzija
    vėliava: Prancūzijos Gviana
    vėliava: Gernsis
    vėliava: Gana
    vėliava: Gibraltaras
    vėliava: Grenlandija
    vėliava: Gambija
    vėliava: Gvinėja
    vėliava: Gvadelupa
    vėliava: Pusiaujo Gvinėja
    vėliava: Graikija
    vėliava: Pietų Džordžija ir Pietų Sandvičo salos
    vėliava: Gvatemala
    vėliava: Guamas
    vėliava: Bisau Gvinėja
    vėliava: Gajana
    vėliava: Ypatingasis Administracinis Kinijos Regionas Honkongas
    vėliava: Herdo ir Makdonaldo Salos
    vėliava: Hondūras
    vėliava: Kroatija
    vėliava: Haitis
    vėliava: Vengrija
    vėliava: Kanarų salos
    vėliava: Indonezija
    vėliava: Airija
    vėliava: Izraelis
    vėliava: Meno Sala
    vėliava: Indija
    vėliava: Indijos Vandenyno Britų Sritis
    vėliava: Irakas
    vėliava: Iranas
    vėliava: Islandija
    vėliava: Italija
    vėliava: Džersis
    vėliava: Jamaika
    vėliava: Jordanija
    vėliava: Japonija
    vėliava: Kenija
    vėliava: Kirgizija
    vėliava: Kambodža
    vėliava: Kiribatis
    vėliava: Komorai
    vėliava: Sent Kitsas ir Nevis
    vėliava: Šiaurės Korėja
    vėliava: Pietų Korėja
    vėliava: Kuveitas
    vėliava: Kaimanų Salos
    vėliava: Kazachstanas
    vėliava: Laosas
    vėliava: Libanas
    vėliava: Sent Lusija
    vėliava: Lichtenšteinas
    vėliava: Šri Lanka
    vėliava: Liberija
    vėliava: Lesotas
    vėliava: Lietuva
    vėliava: Liuksemburgas
    vėliava: Latvija
    vėliava: Libija
    vėliava: Marokas
    vėliava: Monakas
    vėliava: Moldova
    vėliava: Juodkalnija
    vėliava: Sen Martenas
    vėliava: Madagaskaras
    vėliava: Maršalo Salos
    vėliava: Šiaurės Makedonija
    vėliava: Malis
    vėliava: Mianmaras (Birma)
    vėliava: Mongolija
    vėliava: Ypatingasis Administracinis Kinijos Regionas Makao
    vėliava: Marianos Šiaurinės Salos
    vėliava: Martinika
    vėliava: Mauritanija
    vėliava: Montseratas
    vėliava: Malta
    vėliava: Mauricijus
    vėliava: Maldyvai
    vėliava: Malavis
    vėliava: Meksika
    vėliava: Malaizija
    vėliava: Mozambikas
    vėliava: Namibija
    vėliava: Naujoji Kaledonija
    vėliava: Nigeris
    vėliava: Norfolko sala
    vėliava: Nigerija
    vėliava: Nikaragva
    vėliava: Nyderlandai
    vėliava: Norvegija
    vėliava: Nepalas
    vėliava: Nauru
    vėliava: Niujė
    vėliava: Naujoji Zelandija
    vėliava: Omanas
    vėliava: Panama
    vėliava: Peru
    vėliava: Prancūzijos Polinezija
    vėliava: Papua Naujoji Gvinėja
    vėliava: Filipinai
    vėliava: Pakistanas
    vėliava: Lenkija
    vėliava: Sen Pjeras ir Mikelonas
    vėliava: Pitkerno salos
    vėliava: Puerto Rikas
    vėliava: Palestinos teritorija
    vėliava: Portugalija
    vėliava: Palau
    vėliava: Paragvajus
    vėliava: Kataras
    vėliava: Reunjonas
    vėliava: Rumunija
    vėliava: Serbija
    vėliava: Rusija
    vėliava: Ruanda
    vėliava: Saudo Arabija
    vėliava: Saliamono Salos
    vėliava: Seišeliai
    vėliava: Sudanas
    vėliava: Švedija
    vėliava: Singapūras
    vėliava: Šv. Elenos Sala
    vėliava: Slovėnija
    vėliava: Svalbardas ir Janas Majenas
    vėliava: Slovakija
    vėliava: Siera Leonė
    vėliava: San Marinas
    vėliava: Senegalas
    vėliava: Somalis
    vėliava: Surinamas
    vėliava: Pietų Sudanas
    vėliava: San Tomė ir Prinsipė
    vėliava: Salvadoras
    vėliava: Sint Martenas
    vėliava: Sirija
    vėliava: Svazilandas
    vėliava: Tristano da Kunjos
    vėliava: Terkso ir Kaikoso Salos
    vėliava: Čadas
    vėliava: Prancūzijos Pietų sritys
    vėliava: Togas
    vėliava: Tailandas
    vėliava: Tadžikija
    vėliava: Tokelau
    vėliava: Rytų Timoras
    vėliava: Turkmėnistanas
    vėliava: Tunisas
    vėliava: Tonga
    vėliava: Turkija
    vėliava: Trinidadas ir Tobagas
    vėliava: Tuvalu
    vėliava: Taivanas
    vėliava: Tanzanija
    vėliava: Ukraina
    vėliava: Uganda
    vėliava: Jungtinių Valstijų Mažosios Tolimosios Salos
    vėliava: Jungtinės Tautos
    vėliava: Jungtinės Valstijos
    vėliava: Urugvajus
    vėliava: Uzbekistanas
    vėliava: Vatikano Miesto Valstybė
    vėliava: Šventasis Vincentas ir Grenadinai
    vėliava: Venesuela
    vėliava: Didžiosios Britanijos Mergelių Salos
    vėliava: Jungtinių Valstijų Mergelių Salos
    vėliava: Vietnamas
    vėliava: Vanuatu
    vėliava: Volisas ir Futūna
    vėliava: Samoa
    vėliava: Kosovas
    vėliava: Jemenas
    vėliava: Majotas
    vėliava: Pietų Afrika
    vėliava: Zambija
    vėliava: Zimbabvė
    čia reiškiantis hieroglifas
    paslaugos mokestį reiškiantis hieroglifas
    nemokamumą reiškiantis hieroglifas
    rezervavimą reiškiantis hieroglifas
    draudimą reiškiantis hieroglifas
    tuštumą reiškiantis hieroglifas
    bendrumą reiškiantis hieroglifas
    pilnatvę reiškiantis hieroglifas
    ne nemokamą reiškiantis hieroglifas
    mėnesio sumą reiškiantis hieroglifas
    taikymą reiškiantis hieroglifas
    nuolaidą reiškiantis hieroglifas
    veikimą reiškiantis hieroglifas
    susitarimą reiškiantis hieroglifas
    sutikimą reiškiantis hieroglifas
    ciklonas
    rūkas
    suskleistas skėtis
    žvaigždėta naktis
    saulėtekis virš kalnų
    saulėtekis
    sutemos virš miesto
    saulėlydis
    vaivorykštė
    tiltas naktį
    vandens banga
    ugnikalnis
    paukščių takas
    žemės rutulys su Europos ir Afrikos žemynais
    žemės rutulys su Šiaurės ir Pietų Amerikos žemynais
    žemės rutulys su Azijos ir Australijos žemynais
    žemės rutulys su dienovidiniais
    jaunas mėnulis
    priešpilnis mėnulis
    pirmas fazės ketvirtis
    priešpilnis (pabaiga)
    pilnatis
    delčia
    paskutinis fazės ketvirtis
    delčia (pabaiga)
    pusmėnulis
    jaunas mėnulis su veidu
    priešpilnio mėnulis su veidu
    delčios mėnulis su veidu
    pilnatis su veidu
    saulė su veidu
    žėrinti žvaigždė
    krintanti žvaigždė
    termometras
    saulė už nedidelio debesies
    saulė už didelio debesies
    saulė už debesies, iš kurio lyja
    debesis, iš kurio lyja
    debesis, iš kurio sninga
    debesis su žaibu
    tornadas
    ūkana
    vėjo veidas
    dešrainis
    meksikietiškas paplotėlis
    buritas
    lazdyno riešutas
    daigas
    amžinai žaliuojantis medis
    lapuotis
    palmė
    kaktusas
    aštrusis pipiras
    tulpė
    vyšnios žiedas
    rožė
    kinrožė
    saulėgrąža
    gėlės žiedas
    kukurūzo burbuolė
    ryžių pėdas
    žolelė
    keturlapis dobilas
    klevo lapas
    nukritęs lapas
    lapas vėjyje
    grybas
    pomidoras
    baklažanas
    vynuogės
    melionas
    arbūzas
    mandarinas
    citrina
    bananas
    ananasas
    raudonas obuolys
    žalias obuolys
    kriaušė
    persikas
    vyšnios
    braškė
    mėsainis
    pica
    mėsa ant kaulo
    paukščio šlaunelė
    ryžių paplotėlis
    ryžių rutuliukas
    virti ryžiai
    ryžiai su kariu
    makaronų sriubos dubenėlis
    spagečiai
    duona
    gruzdintos bulvytės
    kepta saldžioji bulvė
    dango
    odenas
    sušis
    kepta krevetė
    žuvies pyragėlis su išpieštu sūkurio simboliu
    minkšti ledai
    susmulkintas ledas
    ledai
    spurga
    sausainis
    šokolado batonėlis
    saldainis
    ledinukas ant pagaliuko
    saldus kremas
    medaus puodynė
    trapus pyragas
    bento dėžutė
    puodas su maistu
    valgio gaminimas
    šakutė ir peilis
    arbatos puodelis be rankenos
    sakė
    vyno taurė
    kokteilio taurė
    tropinis gėrimas
    alaus bokalas
    susidaužiantys alaus bokalai
    kūdikio buteliukas
    šakutė ir peilis su lėkšte
    butelis su iššokusiu kamščiu
    spragėsiai
    kaspinas
    supakuota dovana
    gimtadienio tortas
    žibintas iš moliūgo
    Kalėdų eglutė
    Kalėdų senelis
    fejerverkai
    šaltoji ugnelė
    balionas
    konfeti šaudyklė
    konfeti kamuolys
    tanabata medis
    sukryžiuotos vėliavos
    dekoracija iš pušies
    japoniškos lėlės
    karpio vėtrungė
    vėjo varpeliai
    mėnesienos ceremonija
    mokyklinė kuprinė
    mokyklos baigimo kepurėlė
    kariuomenės medalis
    atminimo kaspinas
    studijos mikrofonas
    lygio slankiklis
    valdymo rankenos
    filmo kadrai
    įėjimo bilietai
    karuselės arkliukas
    apžvalgos ratas
    linksmieji kalneliai
    meškerė
    mikrofonas
    filmavimo kamera
    kinas
    ausinės
    dailininko paletė
    cilindras
    cirko palapinė
    bilietas
    pliauškė
    scenos menas
    vaizdo žaidimas
    smūgis tiesiai į taikinį
    žaidimų automatas
    biliardo kamuoliukas
    kauliukas
    boulingas
    kortos su gėlėmis
    muzikos nata
    muzikos natos
    saksofonas
    gitara
    muzikos klaviatūra
    trimitas
    smuikas
    partitūra
    bėgimo marškinėliai
    teniso kamuoliukas
    slidės
    krepšinio kamuolys
    vėliava langeliais
    snieglenčių sporto mėgėjas
    bėgikas
    bėganti moteris
    bėgantis vyras
    banglentininkas
    banglentininkė
    vyras banglentininkas
    sporto medalis
    trofėjus
    arklių lenktynės
    amerikietiškojo futbolo kamuolys
    regbio kamuolys
    plaukikas
    plaukikė
    vyras plaukikas
    svorių kilnotojas
    svorius kelianti moteris
    svorius keliantis vyras
    golfo žaidėjas
    golfo žaidėja
    golfo žaidėjas vyras
    motociklas
    lenktyninis automobilis
    kriketas
    tinklinio kamuolys
    žolės riedulys
    ledo ritulio lazda ir ritulys
    stalo tenisas
    kalnas su snieguota viršūne
    stovyklavimas
    paplūdimys ir skėtis
    pastato konstrukcija
    namai
    miesto vaizdas
    apleistas pastatas
    klasikinis pastatas
    dykuma
    atoki sala
    nacionalinis parkas
    stadionas
    namas
    namas su sodu
    biurų pastatas
    japoniškas paštas
    pašto pastatas
    ligoninė
    bankas
    bankomato ženklas
    viešbutis
    meilės viešbutis
    visą parą dirbanti parduotuvė
    mokykla
    prekybos centras
    gamykla
    raudonas popierinis žibintas
    japoniška pilis
    pilis
    balta vėliava
    žydra, rožinė ir balta vėliava
    vaivorykštinė vėliava
    juoda vėliava
    piratų vėliava
    vėliava: Anglija
    vėliava: Škotija
    vėliava: Velsas
    rozetė
    etiketė
    badmintonas
    lankas ir strėlė
    senovinė vaza
    šviesios odos
    vidutinio gymio
    rusvos odos
    tamsios odos
    itin tamsios odos
    žiurkė
    pelė
    jautis
    azijinis buivolas
    karvė
    tigras
    leopardas
    triušis
    katė
    juoda katė
    drakonas
    krokodilas
    banginis
    sraigė
    gyvatė
    arklys
    avinas (gyvūnas)
    ožys
    avis
    beždžionė
    gaidys
    višta
    šuo
    tarnaujantis šuo
    kiaulė
    šernas
    dramblys
    aštuonkojis
    susisukusi kriauklė
    vabalas
    skruzdėlė
    bitė
    boružė
    žuvis
    tropinė žuvis
    fugu
    vėžlys
    išsiritęs viščiukas
    viščiukas
    atsisukęs snapu viščiukas
    paukštis
    pingvinas
    koala
    pudelis
    kupranugaris
    dvikupris kupranugaris
    delfinas
    pelės snukutis
    karvės snukis
    tigro snukis
    triušio snukutis
    katės snukutis
    drakono snukis
    purškiantis banginis
    arklio snukis
    beždžionės snukutis
    šuns snukutis
    kiaulės snukis
    varlės snukutis
    žiurkėno snukutis
    vilko snukis
    meškos snukis
    baltoji meška
    pandos snukis
    kiaulės nosis
    pėdutės
    voverė
    akys
    akis
    akis kalbėjimo burbule
    ausis
    nosis
    burna
    liežuvis
    delnu nusukta aukštyn pirštu rodanti ranka
    delnu nusukta žemyn pirštu rodanti ranka
    į kairę pirštu rodanti ranka
    į dešinę pirštu rodanti ranka
    artėjantis kumštis
    mojuojanti ranka
    GERAI ženklas rankomis
    nykštys į viršų
    nykštys į apačią
    plojančios rankos
    atviros rankos
    karūna
    moteriška skrybėlė
    akiniai
    kaklaraištis
    marškinėliai
    džinsai
    suknelė
    kimono
    bikinis
    moteriški drabužiai
    piniginė
    rankinė
    maišelis
    vyriškas batas
    bėgimo batelis
    aukštakulnis batelis
    moteriška basutė
    moteriškas batas
    pėdsakai
    biusto siluetas
    biustų siluetai
    berniukas
    mergaitė
    vyras
    medikas
    teisėjas
    pilotas
    pora su širdele: vyras vyras
    bučinys: vyras vyras
    ūkininkas
    virėjas
    kūdikį maitinantis vyras
    studentas
    dainininkas
    dailininkas
    mokytojas
    fabriko darbininkas
    šeima: vyras berniukas
    šeima: vyras berniukas berniukas
    šeima: vyras mergaitė
    šeima: vyras mergaitė berniukas
    šeima: vyras mergaitė mergaitė
    šeima: vyras vyras berniukas
    šeima: vyras vyras berniukas berniukas
    šeima: vyras vyras mergaitė
    šeima: vyras vyras mergaitė berniukas
    šeima: vyras vyras mergaitė mergaitė
    šeima: vyras moteris berniukas
    šeima: vyras moteris berniukas berniukas
    šeima: vyras moteris mergaitė
    šeima: vyras moteris mergaitė berniukas
    šeima: vyras moteris mergaitė mergaitė
    technologas
    biuro darbuotojas
    mechanikas
    mokslininkas
    astronautas
    gaisrininkas
    vyras su neregio lazdele
    vyras: raudoni plaukai
    vyras: garbanoti plaukai
    vyras: plikas
    vyras: žili plaukai
    vyras motorizuotame vežimėlyje
    vyras rankomis valdomame vežimėlyje
    moteris
    medikė
    teisėja
    pilotė
    pora su širdele: moteris vyras
    pora su širdele: moteris moteris
    bučinys: moteris vyras
    bučinys: moteris moteris
    ūkininkė
    virėja
    kūdikį maitinanti moteris
    studentė
    dainininkė
    dailininkė
    mokytoja
    fabriko darbininkė
    šeima: moteris berniukas
    šeima: moteris berniukas berniukas
    šeima: moteris mergaitė
    šeima: moteris mergaitė berniukas
    šeima: moteris mergaitė mergaitė
    šeima: moteris moteris berniukas
    šeima: moteris moteris berniukas berniukas
    šeima: moteris moteris mergaitė
    šeima: moteris moteris mergaitė berniukas
    šeima: moteris moteris mergaitė mergaitė
    technologė
    biuro darbuotoja
    mechanikė
    mokslininkė
    astronautė
    gaisrininkė
    moteris su neregio lazdele
    moteris: raudoni plaukai
    moteris: garbanoti plaukai
    moteris: plikas
    moteris: žili plaukai
    moteris motorizuotame vežimėlyje
    moteris rankomis valdomame vežimėlyje
    šeima
    vyras ir moteris, susikibę už rankų
    du vyrai, susikibę už rankų
    dvi moterys, susikibusios už rankų
    policininkas
    moteris policininkė
    vyras policininkas
    besilinksminančios moterys
    vakarėlyje dalyvaujančios moterys
    vakarėlyje dalyvaujantys vyrai
    nuotaka su veliumu
    moteris su veliumu
    vyras su veliumu
    šviesiaplaukis žmogus
    blondinė
    blondinas
    vyras su kinietiška kepurėle
    vyras su turbanu
    moteris su turbanu
    vyriškis su turbanu
    senas vyras
    sena moteris
    kūdikis
    statybininkas
    statybininkė
    vyras statybininkas
    princesė
    pabaisa
    demonas
    vaiduoklis
    angeliukas
    ateivis
    monstras ateivis
    velniūkštis
    kaukolė
    informacijos skyriaus darbuotojas
    ranką pakėlusi moteris
    lengvai ranką pakėlęs vyras
    sargybinis
    sargybinė
    vyras sargybinis
    šokanti moteris
    lūpų dažai
    nagų lakas
    veido masažas
    masažuojama moters galva
    masažuojama vyro galva
    apkerpamas žmogus
    apkerpama moteris
    apkerpamas vyras
    kirpėjo suktukas
    švirkštas
    piliulė
    bučinio žymė
    meilės laiškas
    žiedas
    brangakmenis
    bučinys
    puokštė
    pora su širdele
    vestuvės
    plakanti širdelė
    sudaužyta širdelė
    dvi širdelės
    žėrinti širdelė
    auganti širdelė
    širdelė su strėle
    mėlyna širdelė
    žalia širdelė
    geltona širdelė
    purpurinė širdelė
    širdelė su kaspinu
    besisukančios širdelės
    širdelės dekoracija
    deimantas su tašku
    lemputė
    pykčio simbolis
    bomba
    miego simbolis
    susidūrimas
    prakaito lašeliai
    lašas
    sukeltos dulkės
    išmatų krūvelė
    paryškinti bicepsai
    apsvaigęs
    kalbos debesėlis
    minties debesėlis
    balta gėlė
    šimtas taškų
    pinigų maišas
    valiutos keitimas
    paryškintas dolerio ženklas
    kredito kortelė
    jenos banknotas
    dolerio banknotas
    euro banknotas
    svaro sterlingų banknotas
    pinigai su sparnais
    didėjimo diagrama su jenos simboliu
    vieta
    skreitinis kompiuteris
    portfelis
    kompiuterio diskas
    diskelis
    optinis diskas
    skaitmeninis vaizdo diskas
    failų aplankas
    atidarytas failų aplankas
    užsirietęs puslapis
    puslapis viršutine puse
    kalendorius
    nuplėšiamas kalendorius
    kortelių dėklas
    didėjimo tendencijos diagrama
    mažėjimo tendencijos diagrama
    juostinė diagrama
    segtuvas
    smeigtukas
    apvalus smeigtukas
    sąvaržėlė
    tiesi liniuotė
    trikampė liniuotė
    žymių skirtukai
    sąskaitų knyga
    užrašinė
    užrašų knygelė su dekoratyviniu viršeliu
    užversta knyga
    atversta knyga
    žalia knyga
    mėlyna knyga
    oranžinė knyga
    knygos
    vardo ženklelis
    susuktas lapas
    atmintinė
    telefono ragelis
    gaviklis
    fakso aparatas
    palydovinė antena
    garsiakalbio simbolis
    garsintuvas
    siunčiamų laiškų dėklas
    gaunamų laiškų dėklas
    paketas
    el. laiškas
    gaunamas vokas
    vokas su rodykle
    uždaryta pašto dėžutė su nuleista vėliava
    uždaryta pašto dėžutė su pakelta vėliava
    atidaryta pašto dėžutė su pakelta vėliava
    atidaryta pašto dėžutė su nuleista vėliava
    pašto dėžutė
    pašto ragas
    laikraštis
    mobilusis telefonas
    mobilusis telefonas su rodykle
    vibravimo režimas
    išjungti mobilųjį telefoną
    jokių mobiliųjų telefonų
    antenos juostos
    fotoaparatas
    fotoaparatas su blykste
    vaizdo kamera
    televizorius
    radijas
    vaizdo įrašų kasetė
    filmų projektorius
    rožinis
    maišyti takelius
    kartoti
    kartoti vieną
    vertikalios laikrodžio rodyklės kryptimis nukreiptos rodyklės
    prieš laikrodžio rodyklę nukreiptų rodyklių mygtukas
    užtemdymo mygtukas
    ryškumo mygtukas
    garsiakalbis išjungtas
    tylus garsiakalbis
    vidutinio garso garsiakalbis
    didelis garsiakalbio garsumas
    baterija
    elektros kištukas
    didinimo stiklas į kairę
    didinimo stiklas į dešinę
    spyna ir rašiklis
    užrakinta spyna su raktu
    raktas
    spyna
    atrakinta spyna
    varpelis
    perbrauktas varpelis
    žymė
    jungtis
    akutė
    rodyklė su užrašu „Back“
    rodyklė su užrašu „End“
    rodyklė su užrašu „On!“
    rodyklė su užrašu „Soon“
    rodyklė su užrašu „Top“
    tik pilnamečiams
    mygtukas: 10
    įvestis didžiosios lotyniškos raidės
    įvestis mažosios lotyniškos raidės
    įvesties skaičiai
    įvesties simboliai
    įvestis lotyniškos raidės
    ugnis
    žibintuvėlis
    veržliaraktis
    plaktukas
    veržlė ir varžtas
    virtuvinis peilis
    vandens šautuvas
    mikroskopas
    teleskopas
    krištolinis rutulys
    šešiakampė žvaigždė su tašku
    japoniškas pradedančiojo simbolis
    trišakė emblema
    juodas kvadratinis mygtukas
    baltas kvadratinis mygtukas
    raudonas apskritimas
    mėlynas apskritimas
    didelis oranžinis deimantas
    didelis mėlynas deimantas
    mažas oranžinis deimantas
    mažas mėlynas deimantas
    raudonas į viršų nukreiptas trikampis
    raudonas į apačią nukreiptas trikampis
    į viršų
    į apačią
    Om
    balandis
    kaaba
    mečetė
    sinagoga
    menora
    pirma valanda
    dvi valandos
    trys valandos
    keturios valandos
    penkios valandos
    šešios valandos
    septynios valandos
    aštuonios valandos
    devinta valanda
    dešimt valandų
    vienuolika valandų
    dvylika valandų
    pusė dviejų
    pusė trijų
    pusė keturių
    pusė penkių
    pusė šešių
    pusė septynių
    pusė aštuonių
    pusė devynių
    pusė dešimt
    pusė vienuolikos
    pusė dvylikos
    dvylika trisdešimt
    žvakė
    virš židinio laikomas laikrodis
    duobė
    į orą kylantis vyras su kostiumu
    detektyvas
    seklė
    seklys
    akiniai nuo saulės
    voras
    voratinklis
    valdymo svirtis
    šokantis vyras
    sukabintos sąvaržėlės
    rašiklis
    automatinis plunksnakotis
    teptukas
    kreidelė
    iškelta ranka su išskėstais pirštais
    vidurinis pirštas
    vulkanų rasės pasisveikinimo ženklas
    juoda širdis
    stalinis kompiuteris
    spausdintuvas
    kompiuterio pelė
    rutulinis manipuliatorius
    rėmas su paveikslu
    kortelių laikiklio skirtukai
    kortelių saugojimo dėžė
    bylų spintelė su stalčiais
    šiukšliadėžė
    užrašinė su spirale
    kalendorius su spirale
    suspaudimas
    senas raktas
    susuktas laikraštis
    durklas
    kalbanti galva
    kairysis kalbos debesėlis
    dešinysis pykčio debesėlis
    balsavimo dėžutė su balsavimo biuleteniu
    pasaulio žemėlapis
    Fudžio kalnas
    Tokijo bokštas
    laisvės statula
    Japonijos žemėlapis
    moai
    išsišiepęs veidas
    išsišiepęs veidas su besišypsančiomis akimis
    veidas su džiaugsmo ašaromis
    besišypsantis išsižiojęs veidas
    besišypsantis išsižiojęs veidas besišypsančiomis akimis
    besišypsantis išsižiojęs veidas, išpiltas šalto prakaito
    besišypsantis išsižiojęs veidas su smarkiai užmerktomis akimis
    besišypsantis veidas su aureole
    besišypsantis veidas su ragais
    mirksintis veidas
    besišypsantis veidas su besišypsančiomis akimis
    skaniu maistu besimėgaujantis veidas
    veidas su palengvėjimu
    besišypsantis veidas su širdelės formos akimis
    besišypsantis veidas su akiniais nuo saulės
    iš pasitenkinimo besišypsantis veidas
    neutralus veidas
    veidas be jokios išraiškos
    nelinksmas veidas
    veidas, išpiltas šalto prakaito
    susimąstęs veidas
    sutrikęs veidas
    suglumintas veidas
    bučiuojantis veidas
    bučinį siunčiantis veidas
    bučiuojantis su besišypsančiomis akimis
    bučiuojantis su užmerktomis akimis
    veidas su iškištu liežuviu
    veidas su iškištu liežuviu ir viena primerkta akimi
    veidas su iškištu liežuviu ir stipriai užmerktomis akimis
    nusivylęs veidas
    susirūpinęs veidas
    piktas veidas
    susiraukęs veidas
    verkiantis veidas
    atkaklus veidas
    veidas su iš nosies einančiais garais
    nusivylęs veidas su palengvėjimu
    paniuręs išsižiojęs veidas
    kenčiantis veidas
    baimės pilnas veidas
    nuvargęs veidas
    mieguistas veidas
    pavargęs veidas
    besivaipantis veidas
    garsiai raudantis veidas
    išsižiojęs veidas
    veidas su garu
    nuščiuvęs veidas
    išsižiojęs veidas, išpiltas šalto prakaito
    iš baimės šaukiantis veidas
    apstulbęs veidas
    nuraudęs veidas
    miegantis veidas
    apsvaigęs veidas
    veidas su spiralinėmis akimis
    veidas be burnos
    veidas debesyse
    veidas su medicinine kauke
    išsišiepusios katės snukutis su besišypsančiomis akimis
    katės snukutis su džiaugsmo ašaromis
    besišypsančios katės snukutis
    besišypsančios katės snukutis su širdelės formos akimis
    nuvargusios besišypsančios katės snukutis
    bučiuojančios katės snukutis
    susiraukusios katės snukutis
    verkiančios katės snukutis
    nustebusios katės snukutis
    šiek tiek paniuręs veidas
    šiek tiek besišypsantis veidas
    apverstas veidas
    veidas, vartantis akis
    neigiamas gestas
    draudžianti moteris
    draudžiantis vyras
    teigiamas gestas
    leidžianti moteris
    leidžiantis vyras
    nusilenkęs žmogus
    nusilenkianti moteris
    nusilenkiantis vyras
    užsidengusi akis beždžionė
    užsidengusi ausis beždžionė
    užsidengusi burną beždžionė
    žmogus, iškėlęs ranką
    ranką iškėlusi moteris
    ranką pakėlęs vyras
    žmogus, iškėlęs rankas
    paniuręs žmogus
    paniurusi moteris
    paniuręs vyras
    susiraukęs žmogus
    susiraukusi moteris
    susiraukęs vyras
    suglausti delnai
    raketa
    sraigstasparnis
    lokomotyvas
    traukinio vagonas
    greitasis traukinys
    greitasis traukinys su smailu priekiu
    traukinys
    metro
    miesto tramvajus
    stotis
    tramvajus
    tramvajaus vagonas
    autobusas
    artėjantis autobusas
    troleibusas
    autobusų stotelė
    mikroautobusas
    greitosios pagalbos automobilis
    ugniagesių automobilis
    policijos automobilis
    artėjantis policijos automobilis
    taksi
    artėjantis taksi
    automobilis
    artėjantis automobilis
    rekreacijos automobilis
    krovininis sunkvežimis
    sunkvežimis su priekaba
    traktorius
    vienbėgis geležinkelis
    kalnų traukinys
    kabanti geležinkelio linija
    kalnų keltuvas
    lynų keltuvas
    laivas
    irkluojantis žmogus
    irkluotoja
    irkluotojas
    motorinis kateris
    horizontalus šviesoforas
    vertikalus šviesoforas
    statybos
    policijos automobilio lempa
    trikampė vėliava
    durys
    draudžiama
    rūkymas
    rūkyti draudžiama
    šiukšlių metimo į šiukšliadėžes ženklas
    šiukšlinti draudžiama
    geriamasis vanduo
    draudžiama gerti vandenį
    dviratis
    dviračiai draudžiami
    dviratininkas
    dviratininkė
    vyras dviratininkas
    kalnų dviratininkas
    kalnų dviratininkė moteris
    kalnų dviratininkas vyras
    pėstysis
    einanti moteris
    einantis vyras
    pėstiesiems eiti draudžiama
    vaikų perėja
    vyrų tualetas
    moterų tualetas
    tualeto kambarys
    kūdikio simbolis
    tualetas
    tualeto patalpa
    dušas
    žmogus prausiasi vonioje
    vonia
    pasų kontrolė
    muitinė
    bagažo skyrius
    paliktas bagažas
    sofa ir lempa
    žmogus lovoje
    pirkinių krepšeliai
    skambutis
    lova
    garbinimo vieta
    sustojimo ženklas
    pirkinių vežimėlis
    induistų šventykla
    namelis
    elevatorius
    čiuožykla
    ratas
    gelbėjimo ratas
    plaktukas ir veržliaraktis
    skydas
    degalų statinė
    greitkelis
    geležinkelio bėgiai
    motorinė valtis
    mažas lėktuvas
    lėktuvo pakilimas
    lėktuvo nusileidimas
    palydovas
    keleivinis laivas
    paspirtukas
    motoroleris
    kanoja
    rogės
    skraidanti lėkštė
    riedlentė
    autorikša
    pikapas
    riedučiai
    oranžinis apskritimas
    geltonas apskritimas
    žalias apskritimas
    violetinis apskritimas
    rudas apskritimas
    raudonas kvadratas
    mėlynas kvadratas
    oranžinis kvadratas
    geltonas kvadratas
    žalias kvadratas
    violetinis kvadratas
    rudas kvadratas
    paryškintas lygybės ženklas
    suspausti pirštai
    balta širdelė
    ruda širdelė
    žnybianti ranka
    veidas su užtrauktuku vietoje burnos
    veidas su pinigu vietoje liežuvio
    veidas su termometru
    moksliuko veidas
    mąstantis veidas
    veidas su galvos tvarsčiu
    roboto veidas
    apkabinantis veidas
    ragų ženklas
    gestas paskambink man
    pakelta viršutinė plaštakos pusė
    į kairę nukreiptas kumštis
    į dešinę nukreiptas kumštis
    rankos paspaudimas
    sukryžiuoti pirštai
    „myliu tave“ gestas
    kaubojaus veidas su skrybėle
    klouno veidas
    besiruošiantis vemti veidas
    raitausi iš juoko
    besiseilėjantis veidas
    meluojantis veidas
    o varge
    susierzinusi moteris
    susierzinęs vyras
    čiaudantis veidas
    veidas su pakeltais antakiais
    žvaigždžių liga
    pamišęs veidas
    tildantis veidas
    veidas su simboliais ant burnos
    veidas su ranka ant burnos
    vemiantis veidas
    sprogstanti galva
    nėščia moteris
    maitinimas krūtimi
    delnai suglausti
    asmenukė
    princas
    asmuo su smokingu
    moteris su smokingu
    vyras su smokingu
    ponia Claus
    gūžtelėjimas pečiais
    abejojanti moteris
    abejojantis vyras
    persivertimas šonu
    moteris daro suktuką
    vyras daro suktuką
    žongliravimas
    žongliruotoja
    žongliruotojas
    fechtuotojas
    imtynininkai
    moterų imtynės
    vyrų imtynės
    vandensvydis
    vandensvydžio žaidėja
    vandensvydžio žaidėjas
    rankinis
    rankininkė
    rankininkas
    nardymo kaukė
    gležna gėlė
    būgnas
    sudaužtos taurės
    stiklinė
    šaukštas
    vartai
    1-osios vietos medalis
    2-osios vietos medalis
    3-osios vietos medalis
    bokso pirštinė
    kovos sporto šakos uniforma
    akmenslydis
    lakrosas
    softbolas
    skraidantis diskas
    raguolis
    avokadas
    agurkas
    kumpis
    bulvė
    morka
    ilgas batonas
    žalios salotos
    prikaistuvis su maistu
    įdarytas lavašas
    kiaušinis
    pieno stiklinė
    žemės riešutas
    kivis
    blynai
    kukulis
    laimės sausainiukas
    dėžutė išsinešti
    lazdelės
    dubuo su šaukštu
    puodelis su šiaudeliu
    kokosas
    brokolis
    pyragas
    riestainis
    mėsos gabalėliai
    sumuštinis
    konservai
    lapinė daržovė
    mangas
    mėnulio pyragas
    apvalus riestainis
    besišypsantis veidas su trimis širdelėmis
    žiovaujantis veidas
    besišypsantis veidas su ašara
    švenčiantis veidas
    apkvaišęs veidas
    įkaitęs veidas
    sušalęs veidas
    nindzė
    paslėptas veidas
    ašaras tramdantis veidas
    maldaujantis veidas
    saris
    laboratorinis chalatas
    apsauginiai akiniai
    žygio batai
    lygiapadis batelis
    krabas
    liūto snukis
    skorpionas (gyvūnas)
    kalakutas
    vienaragio snukis
    erelis
    antis
    šikšnosparnis
    ryklys
    pelėda
    lapės snukis
    drugelis
    elnias
    gorila
    driežas
    raganosis
    krevetė
    kalmaras
    žirafa
    zebras
    ežys
    sauropodas
    Reksas
    svirplys
    kengūra
    lama
    povas
    begemotas
    papūga
    meškėnas
    omaras
    uodas
    mikrobas
    barsukas
    gulbė
    mamutas
    drontas
    tinginys
    ūdra
    orangutangas
    skunkas
    flamingas
    austrė
    bebras
    bizonas
    ruonis
    šuo vedlys
    neregio lazda
    raudoni plaukai
    garbanoti plaukai
    plikas
    žili plaukai
    kaulas
    koja
    pėda
    dantis
    superherojus
    moteris superherojė
    vyras superherojus
    superpiktadarys
    moteris piktadarė
    vyras piktadarys
    gelbėjimosi liemenė
    ausis su klausos aparatu
    motorizuotas vežimėlis
    rankomis valdomas vežimėlis
    mechaninė ranka
    mechaninė koja
    sūrio gabaliukas
    keksiukas
    druska
    gėrimo pakelis
    česnakas
    svogūnas
    falafelis
    vaflis
    sviestas
    matė
    ledo kubelis
    burbulinė arbata
    trolis
    stovintis žmogus
    stovinti moteris
    stovintis vyras
    klūpantis žmogus
    klūpanti moteris
    klūpantis vyras
    kurčias žmogus
    kurčia moteris
    kurčias vyras
    veidas su monokliu
    suaugusysis
    sveikatos darbuotojas
    teisiantis žmogus
    pilotuojantis žmogus
    ūkininkaujantis žmogus
    gaminantis žmogus
    kūdikį maitinantis asmuo
    Kalėdų asmuo
    paskutinio kurso studentas
    dainuojantis žmogus
    tapytojas
    mokantis žmogus
    gamyklos darbuotojas
    technikas
    dirbantysis biure
    remontuojantis žmogus
    mokslo darbuotojas
    kosmonautas
    ugniagesys
    rankomis susikibę žmonės
    žmogus neregio lazdele
    suaugusysis: raudoni plaukai
    suaugusysis: garbanoti plaukai
    suaugusysis: plikas
    suaugusysis: žili plaukai
    žmogus motorizuotame vežimėlyje
    žmogus rankomis valdomame vežimėlyje
    vaikas
    kitas suaugusysis
    barzdotas žmogus
    moteris: barzda
    vyras: barzda
    moteris su skarele
    asmuo garų kambaryje
    moteris garų kambaryje
    vyras garų kambaryje
    kopiantis žmogus
    kopianti moteris
    kopiantis vyras
    žmogus lotoso pozoje
    moteris lotoso pozoje
    vyras lotoso pozoje
    magas
    magė
    vyras magas
    fėja
    moteris fėja
    burtininkas
    vampyras
    vampyrė
    vampyras vyras
    undinius
    undinėlė
    vandenis/undinius
    elfas
    elfė
    elfas vyras
    dvasia
    džinė
    džinas
    zombis
    zombė
    zombis vyras
    smegenys
    oranžinė širdelė
    reklaminė kepurė
    skara
    pirštinės
    paltas
    kojinės
    raudonas vokas
    fejerverkas
    dėlionė
    mėgintuvėlis
    petri lėkštelė
    DNR
    kompasas
    skaitytuvai
    gesintuvas
    įrankių rinkinys
    plyta
    magnetas
    bagažas
    losjono buteliukas
    siūlas
    siūlų kamuolys
    žiogelis
    meškiukas
    šluota
    pintinė
    popieriaus ritinys
    muilas
    kempinė
    čekis
    amuletas akis
    baleto bateliai
    vientisas maudymosi kostiumėlis
    trumpikės
    šortai
    sandalai su dirželiu
    kraujo lašas
    pleistras
    stetoskopas
    rentgenas
    ramentas
    jo-jo
    aitvaras
    parašiutas
    bumerangas
    stebuklinga lazdelė
    pinjata
    matrioškos
    planeta su žiedu
    kėdė
    skustuvas
    kirvis
    žibalinė lempa
    bandža
    kareiviškas šalmas
    akordeonas
    ilgas būgnas
    moneta
    pjūklas
    atsuktuvas
    kopėčios
    kablys
    veidrodis
    langas
    santechninė pompa
    siuvimo adata
    mazgas
    kibiras
    pelėkautai
    dantų šepetėlis
    paminklas
    plakatas
    uoliena
    veidrodinis rutulys
    tapatybės kortelė
    išeikvota baterija
    hamsa
    musė
    kirmėlė
    vabaliukas
    tarakonas
    pasodintas augalas
    mediena
    plunksna
    lotusas
    koralas
    tuščias lizdas
    lizdas su kiaušiniais
    širdis
    plaučiai
    apsikabinę žmonės
    nėščias vyras
    nėščias asmuo
    asmuo su karūna
    mėlynės
    paprika
    alyvuogė
    paplotis
    vyniotinis
    fondiu
    arbatinukas
    pilamas skystis
    pupelės
    stiklainis
    tirpstantis veidas
    pagarbą atiduodantis veidas
    veidas atmerktomis akimis ir ranka uždengta burna
    veidas su stebinčia akimi
    veidas įstriža burna
    punktyrinis veidas
    prikąsta lūpa
    burbulai
    ranka sukryžiuotu smiliumi ir nykščiu
    į dešinę rodanti ranka
    į kairę rodanti ranka
    ranka delnu žemyn
    ranka delnu į viršų
    į žiūrovą rodantis smilius
    širdelė iš rankų
    """#
}
