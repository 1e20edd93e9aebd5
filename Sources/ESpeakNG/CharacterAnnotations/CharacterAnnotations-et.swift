// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let et: StaticString = #"""
    hüüumärk
    trellimärk
    klahv: #
    dollar
    protsendimärk
    ja-märk
    kirjutusmasina stiilis ülakoma
    lõpusulg
    tärn
    klahv: *
    plussmärk
    koma
    sidekriips-miinus
    punkt
    kaldkriips
    klahv: 0
    klahv: 1
    klahv: 2
    klahv: 3
    klahv: 4
    klahv: 5
    klahv: 6
    klahv: 7
    klahv: 8
    klahv: 9
    koolon
    semikoolon
    väiksem kui
    võrdusmärk
    suurem kui
    küsimärk
    kommertsmärk
    kandiline algussulg
    längkriips
    kandiline lõpusulg
    tsirkumfleks
    alakriips
    graavis
    loogeline algussulg
    vertikaaljoon
    loogeline lõpusulg
    tilde
    pöördhüüumärk
    sent
    nael
    määramata rahaühik
    jeen
    paragrahv
    täpid
    autoriõigus
    topeltnool vasakule
    eitus
    registreeritud
    kraad
    pluss-miinus
    astmel 2
    astmel 3
    akuut
    mikro märk
    paragrahvimärk
    keskmine punkt
    astmel 1
    topeltnool paremale
    pöördküsimärk
    korrutusmärk
    jagamismärk
    Armeenia dramm
    Afganistani afgaani
    araabia koma
    araabia semikoolon
    araabia küsimärk
    Bangladeshi taka
    Tai baat
    Kambodža riaal
    sidekriips
    enn-kriips
    emm-kriips
    horisontaaljoon
    vasakule kaldu ülakoma
    paremale kaldu ülakoma
    alumine ühekordne jutumärk
    vasakule kaldu jutumärk
    paremale kaldu jutumärk
    alumine jutumärk
    ristimärk
    topeltristi märk
    mumm
    mõttepunktid
    poolituspunkt
    promillimärk
    priim
    topeltpriim
    kolmekordne priim
    katus
    viitemärk
    topelthüüumärk
    
    ülakriips
    
    
    küsimärgiga hüüumärk
    ülamiinus
    Costa Rica koloon
    kruseiro
    Prantsuse frank
    liir
    mill
    Nigeeria naira
    Hispaania peseeta
    ruupia
    vonn
    Iisraeli uus seekel
    Vietnami dong
    euro
    Laose kiip
    Mongoolia tugrik
    Saksa penn
    peeso
    Paraguay guaranii
    austral
    Ukraina grivna
    Ghana sedi
    Toursi livr
    spesmilo
    Kasahstani tenge
    India ruupia
    Türgi liir
    Aserbaidžaani manat
    rubla
    Gruusia lari
    bitcoin
    helisalvestise autoriõigus
    kaubamärk
    teabeallikas
    vasaknool
    ülesnool
    paremnool
    allanool
    nool paremale-vasakule
    nool üles-alla
    nool üles vasakule
    nool üles paremale
    nool alla paremale
    nool alla vasakule
    
    
    laineline vasaknool
    laineline paremnool
    
    
    
    
    sabaga vasaknool
    sabaga paremnool
    
    
    
    
    
    kaardus nool vasakule
    kaardus nool paremale
    
    
    
    
    sakiline allanool
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    paremnool vasaknoole kohal
    ülesnool ja allanool
    vasaknool paremnoole kohal
    paaris vasaknooled
    paaris ülesnooled
    paaris paremnooled
    paaris allanooled
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    osatuletis
    on olemas
    tühihulk
    juurdekasv
    nabla
    element
    ei kuulu hulka
    sisaldab liiget
    tõestuse lõpp
    korrutis
    summa
    miinusmärk
    miinus või pluss
    
    tärnimärk
    
    täppmärk
    ruutjuur
    proportsionaalne
    lõpmatuse märk
    paremnurk
    nurk
    jagatud
    paralleelne
    loogiline ja
    lõikumine
    union
    integraal
    topeltintegraal
    kontuurintegraal
    järelikult
    sest
    suhe
    proportsioon
    tehtemärk tilde
    tagurpidi tilde
    
    
    ligikaudu võrdne
    võrdub ligikaudu
    kõik võrdsed
    pilt ligikaudu võrdne
    ringiga võrdusmärk
    ei võrdu
    identne
    rangelt samaväärne
    väiksem või võrdne
    suurem või võrdne
    väiksem kui või võrdne
    suurem kui või võrdne
    palju väiksem kui
    palju suurem kui
    vahemikus
    mitte väiksem kui
    mitte suurem kui
    suurem kui ekvivalentne
    eelneb
    järgneb
    ei eelne
    pärisalamhulk
    pärisülemhulk
    alamhulk
    ülemhulk
    plussmärk ringis
    miinusmärk ringis
    korrutusmärk ringis
    jagamismärk ringis
    
    
    
    
    
    
    
    
    
    
    
    
    loogiline või
    hulkade ühisosa
    hulkade ühend
    
    
    
    
    väga palju väiksem kui
    väga palju suurem kui
    
    
    
    
    
    käekell
    liivakell
    klaviatuur
    väljutamisnupp
    edasikerimisnupp
    tagasikerimise nupp
    kiirkerimine üles
    kiirkerimine alla
    järgmise loo nupp
    eelmise loo nupp
    esitus- ja pausinupp
    äratuskell
    stopper
    taimer
    voolava liivaga kell
    pausinupp
    peatamisnupp
    salvestusnupp
    M ringis
    
    
    
    
    
    
    
    
    
    
    väike must ruut
    väike valge ruut
    
    
    
    
    täidetud üles-kolmnurk
    
    
    
    esitusnupp
    
    
    
    
    
    täidetud alla-kolmnurk
    
    
    
    tagurpidi esitamise nupp
    
    
    
    
    
    
    
    
    
    romb
    tühi ring
    
    
    
    täidetud ring
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    suur tühi ring
    
    
    keskmine valge ruut
    keskmine must ruut
    väiksem valge ruut
    väiksem must ruut
    
    päike
    pilv
    vihmavari
    lumememm
    komeet
    telefon
    märgitud ruut
    piiskadega vihmavari
    kuum jook
    ristik
    üles osutav sõrm
    kolp ja sääreluud
    radioaktiivne
    bioloogiline oht
    õigeusu rist
    täht ja kuusirp
    rahu sümbol
    yin-yang
    dharma ratas
    kulmu kortsutav nägu
    naerunägu
    naisesümbol
    mehesümbol
    Jäär
    Sõnn
    Kaksikud
    Vähk
    Lõvi
    Neitsi
    Kaalud
    Skorpion
    Ambur
    Kaljukits
    Veevalaja
    Kalad
    ettur
    poti
    risti
    ärtu
    ruutu
    kuumaveeallikad
    kaheksandiknoot
    bemoll
    diees
    taaskasutuse sümbol
    lõpmatus
    ratastool
    haamer ja kirka
    ankur
    ristatud mõõgad
    meditsiinisümbol
    kaalukausid
    destilleerimisnõu
    hammasratas
    aatomi sümbol
    prantsuse liilia
    hoiatus
    kõrgepinge
    transsoolisuse sümbol
    valge ring
    must ring
    kirst
    tuhaurn
    jalgpall
    pesapall
    lumeta lumememm
    päike pilve taga
    äikese- ja vihmapilv
    Maokandja
    kirka
    valge ristiga kiiver
    ahelad
    sisenemine keelatud
    shinto tempel
    kirik
    mägi
    päikesevari maas
    purskkaev
    golfilipp
    praam
    purjepaat
    suusataja
    uisk
    inimene palliga
    naine palliga
    mees palliga
    telk
    tankur
    käärid
    märkenupp
    lennuk
    ümbrik
    ülestõstetud rusikas
    ülestõstetud käsi
    võit
    kirjutav käsi
    pliiats
    must sulepea
    märge
    korrutamine
    ladina rist
    Taaveti täht
    sädemed
    kaheksa tipuga tärn
    kaheksa tipuga täht
    lumehelves
    sädelus
    rist
    korrutusmärgiga nupp
    punane küsimärk
    valge küsimärk
    valge hüüumärk
    punane hüüumärk
    südamega hüüumärk
    punane süda
    leegitsev süda
    tervenev süda
    liitmine
    lahutamine
    jagamine
    nool paremale
    silmus
    topeltsilmus
    kaardus nool üles
    kaardus nool alla
    
    
    
    
    
    
    
    
    nool vasakule
    nool üles
    nool alla
    suur must ruut
    suur valge ruut
    täht
    seest tühi punane ringjoon
    ideograafiline koma
    ideograafiline punkt
    algusnurksulg
    lõpunurksulg
    noolekujuline algusjutumärk
    noolekujuline lõpujutumärk
    algusnurgasulg
    lõpunurgasulg
    kahekordne algusnurgasulg
    kahekordne lõpunurgasulg
    tume läätsekujuline algussulg
    tume läätsekujuline lõpusulg
    ümar algussulg
    ümar lõpusulg
    läätsekujuline algussulg
    läätsekujuline lõpusulg
    laineline kriips
    osa vaheldumise märk
    katakana keskmine punkt
    jaapani nupp "õnnitlused"
    jaapani nupp "saladus"
    riaal
    mahjongi punane draakon
    jokker
    nupp A (veregrupp)
    nupp B (veregrupp)
    nupp 0 (veregrupp)
    nupp P
    nupp AB (veregrupp)
    nupp CL
    nupp COOL
    nupp FREE
    nupp ID
    nupp NEW
    nupp NG
    nupp OK
    nupp SOS
    nupp UP!
    nupp VS
    lipp: Ascensioni saar
    lipp: Andorra
    lipp: Araabia Ühendemiraadid
    lipp: Afganistan
    lipp: Antigua ja Barbuda
    lipp: Anguilla
    lipp: Albaania
    lipp: Armeenia
    lipp: Angola
    lipp: Antarktika
    lipp: Argentina
    lipp: Ameerika Samoa
    lipp: Austria
    lipp: Austraalia
    lipp: Aruba
    lipp: Ahvenamaa
    lipp: Aserbaidžaan
    lipp: Bosnia ja Hertsegoviina
    lipp: Barbados
    lipp: Bangladesh
    lipp: Belgia
    lipp: Burkina Faso
    lipp: Bulgaaria
    lipp: Bahrein
    lipp: Burundi
    lipp: Benin
    lipp: Saint-Barthélemy
    lipp: Bermuda
    lipp: Brunei
    lipp: Boliivia
    lipp: Hollandi Kariibi mere saared
    lipp: Brasiilia
    lipp: Bahama
    lipp: Bhutan
    lipp: Bouvet’ saar
    lipp: Botswana
    lipp: Valgevene
    lipp: Belize
    lipp: Kanada
    lipp: Kookossaared
    lipp: Kongo DV
    lipp: Kesk-Aafrika Vabariik
    lipp: Kongo Vabariik
    lipp: Šveits
    lipp: Côte d’Ivoire
    lipp: Cooki saared
    lipp: Tšiili
    lipp: Kamerun
    lipp: Hiina
    lipp: Colombia
    lipp: Clippertoni saar
    lipp: Costa Rica
    lipp: Kuuba
    lipp: Roheneemesaared
    lipp: Curaçao
    lipp: Jõulusaar
    lipp: Küpros
    lipp: Tšehhi
    lipp: Saksamaa
    lipp: Diego Garcia
    lipp: Djibouti
    lipp: Taani
    lipp: Dominica
    lipp: Dominikaani Vabariik
    lipp: Alžeeria
    lipp: Ceuta ja Melilla
    lipp: Ecuador
    lipp: Eesti
    lipp: Egiptus
    lipp: Lääne-Sahara
    lipp: Eritrea
    lipp: Hispaania
    lipp: Etioopia
    lipp: Euroopa Liit
    lipp: Soome
    lipp: Fidži
    lipp: Falklandi saared
    lipp: Mikroneesia
    lipp: Fääri saared
    lipp: Prantsusmaa
    lipp: Gabon
    lipp: Ühendkuningriik
    lipp: Grenada
    lipp: Gruusia
    lipp: Prantsuse Guajaana
    lipp: Guernsey
    lipp: Ghana
    lipp: Gibraltar
    lipp: Gröönimaa
    lipp: Gambia
    lipp: Guinea
    lipp: Guadeloupe
    lipp: Ekvatoriaal-Guinea
    lipp: Kreeka
    lipp: Lõuna-Georgia ja Lõuna-Sandwichi saared
    lipp: Guatemala
    lipp: Guam
    lipp: Guinea-Bissau
    lipp: Guyana
    lipp: Hongkongi erihalduspiirkond
    lipp: Heardi ja McDonaldi saared
    lipp: Honduras
    lipp: Horvaatia
    lipp: Haiti
    lipp: Ungari
    lipp: Kanaari saared
    lipp: Indoneesia
    lipp: Iirimaa
    lipp: Iisrael
    lipp: Mani saar
    lipp: India
    lipp: Briti India ookeani ala
    lipp: Iraak
    lipp: Iraan
    lipp: Island
    lipp: Itaalia
    lipp: Jersey
    lipp: Jamaica
    lipp: Jordaania
    lipp: Jaapan
    lipp: Keenia
    lipp: Kõrgõzstan
    lipp: Kambodža
    lipp: Kiribati
    lipp: Komoorid
    lipp: Saint Kitts ja Nevis
    lipp: Põhja-Korea
    lipp: Lõuna-Korea
    lipp: Kuveit
    lipp: Kaimanisaared
    lipp: Kasahstan
    lipp: Laos
    lipp: Liibanon
    lipp: Saint Lucia
    lipp: Liechtenstein
    lipp: Sri Lanka
    lipp: Libeeria
    lipp: Lesotho
    lipp: Leedu
    lipp: Luksemburg
    lipp: Läti
    lipp: Liibüa
    lipp: Maroko
    lipp: Monaco
    lipp: Moldova
    lipp: Montenegro
    lipp: Saint-Martin
    lipp: Madagaskar
    lipp: Marshalli Saared
    lipp: Põhja-Makedoonia
    lipp: Mali
    lipp: Myanmar (Birma)
    lipp: Mongoolia
    lipp: Macau erihalduspiirkond
    lipp: Põhja-Mariaanid
    lipp: Martinique
    lipp: Mauritaania
    lipp: Montserrat
    lipp: Malta
    lipp: Mauritius
    lipp: Maldiivid
    lipp: Malawi
    lipp: Mehhiko
    lipp: Malaisia
    lipp: Mosambiik
    lipp: Namiibia
    lipp: Uus-Kaledoonia
    lipp: Niger
    lipp: Norfolk
    lipp: Nigeeria
    lipp: Nicaragua
    lipp: Holland
    lipp: Norra
    lipp: Nepal
    lipp: Nauru
    lipp: Niue
    lipp: Uus-Meremaa
    lipp: Omaan
    lipp: Panama
    lipp: Peruu
    lipp: Prantsuse Polüneesia
    lipp: Paapua Uus-Guinea
    lipp: Filipiinid
    lipp: Pakistan
    lipp: Poola
    lipp: Saint-Pierre ja Miquelon
    lipp: Pitcairni saared
    lipp: Puerto Rico
    lipp: Palestiina alad
    lipp: Portugal
    lipp: Belau
    lipp: Paraguay
    lipp: Katar
    lipp: Réunion
    lipp: Rumeenia
    lipp: Serbia
    lipp: Venemaa
    lipp: Rwanda
    lipp: Saudi Araabia
    lipp: Saalomoni Saared
    lipp: Seišellid
    lipp: Sudaan
    lipp: Rootsi
    lipp: Singapur
    lipp: Saint Helena
    lipp: Sloveenia
    lipp: Svalbard ja Jan Mayen
    lipp: Slovakkia
    lipp: Sierra Leone
    lipp: San Marino
    lipp: Senegal
    lipp: Somaalia
    lipp: Suriname
    lipp: Lõuna-Sudaan
    lipp: São Tomé ja Príncipe
    lipp: El Salvador
    lipp: Sint Maarten
    lipp: Süüria
    lipp: Svaasimaa
    lipp: Tristan da Cunha
    lipp: Turks ja Caicos
    lipp: Tšaad
    lipp: Prantsuse Lõunaalad
    lipp: Togo
    lipp: Tai
    lipp: Tadžikistan
    lipp: Tokelau
    lipp: Ida-Timor
    lipp: Türkmenistan
    lipp: Tuneesia
    lipp: Tonga
    lipp: Türgi
    lipp: Trinidad ja Tobago
    lipp: Tuvalu
    lipp: Taiwan
    lipp: Tansaania
    lipp: Ukraina
    lipp: Uganda
    lipp: Ühendriikide hajasaared
    lipp: Ühinenud Rahvaste Organisatsioon
    lipp: Ameerika Ühendriigid
    lipp: Uruguay
    lipp: Usbekistan
    lipp: Vatikan
    lipp: Saint Vincent ja Grenadiinid
    lipp: Venezuela
    lipp: Briti Neitsisaared
    lipp: USA Neitsisaared
    lipp: Vietnam
    lipp: Vanuatu
    lipp: Wallis ja Futuna
    lipp: Samoa
    lipp: Kosovo
    lipp: Jeemen
    lipp: Mayotte
    lipp: Lõuna-Aafrika Vabariik
    lipp: Sambia
    lipp: Zimbabwe
    jaapani nupp "siin"
    jaapani nupp "teenustasu"
    jaapani nupp "tasuta"
    jaapani nupp "reserveeritud"
    jaapani nupp "keelatud"
    jaapani nupp "vaba"
    jaapani nupp "sooritatud"
    jaapani nupp "pole vaba"
    jaapani nupp "pole tasuta"
    jaapani nupp "kuutasu"
    jaapani nupp "rakendus"
    jaapani nupp "allahindlus"
    jaapani nupp "avatud"
    jaapani nupp "soodne"
    jaapani nupp "vastuvõetav"
    tsüklon
    udune
    suletud vihmavari
    öine tähistaevas
    päikesetõus mägedes
    päikesetõus
    linna siluett videvikus
    päikeseloojang
    vikerkaar
    sild öösel
    veelaine
    vulkaan
    Linnutee
    Euroopa ja Aafrika gloobusel
    Ameerika mandrid gloobusel
    Aasia ja Austraalia gloobusel
    meridiaanidega gloobus
    noorkuu
    kasvav kuusirp
    kasvav poolkuu
    kasvav kuu
    täiskuu
    kahanev kuu
    kahanev poolkuu
    kahanev kuusirp
    kuusirp
    näoga noorkuu
    näoga kasvav kuu
    näoga kahanev kuu
    näoga täiskuu
    näoga päike
    helendav täht
    langev täht
    kraadiklaas
    päike väikese pilve taga
    päike suure pilve taga
    päike vihmapilve taga
    vihmapilv
    lumepilv
    äikesepilv
    keeristorm
    udu
    näoga tuul
    hot dog
    tako
    burrito
    kastan
    võrse
    igihaljas puu
    lehtpuu
    palmipuu
    kaktus
    tuline pipar
    tulp
    kirsiõis
    roos
    hibisk
    päevalill
    õis
    maisitõlvik
    riisitaim
    maitsetaim
    nelja lehega ristik
    vahtraleht
    langenud leht
    tuules lendlev leht
    seen
    tomat
    baklažaan
    viinamarjad
    melon
    arbuus
    mandariin
    sidrun
    banaan
    ananass
    punane õun
    roheline õun
    pirn
    virsik
    kirsid
    maasikas
    hamburger
    pitsa
    kondiga liha
    kanakoib
    riisiküpsis
    riisipall
    keedetud riis
    karriga riis
    aurav kauss
    spagetid
    leib
    friikartulid
    röstitud bataat
    dango
    oden
    suši
    praetud krevett
    keerdudega kalakotlet
    pehme jäätis
    mahlajää
    jäätis
    sõõrik
    küpsis
    šokolaaditahvel
    komm
    pulgakomm
    vanillipuding
    meepott
    liivataignakook
    bento einekarp
    potitäis toitu
    toiduvalmistamine
    kahvel ja nuga
    kõrvata teetass
    riisiviin
    veiniklaas
    kokteiliklaas
    troopiline jook
    õllekann
    kõlisevad õllekannud
    lutipudel
    kahvel, nuga ja taldrik
    pudeli avamine
    popkorn
    lint
    kingipakk
    sünnipäevatort
    kõrvitsalatern
    jõulupuu
    jõuluvana
    ilutulestik
    säraküünal
    õhupall
    pidupäev
    konfetid
    tanabata soovipuu
    ristatud lipud
    väravamänd
    Jaapani nukud
    kalakujuline vimpel
    tuulekell
    kuutseremoonia
    ranits
    koolilõpumüts
    sõjamedal
    kollane lint
    stuudiomikrofon
    liugur
    juhtnupud
    filmikaadrid
    piletid
    karussellihobune
    vaateratas
    Ameerika mäed
    õng
    mikrofon
    filmikaamera
    kino
    kõrvaklapid
    kunstniku palett
    torukübar
    tsirkusetelk
    pilet
    klapptahvel
    lavakunst
    videomäng
    täistabamus
    mänguautomaat
    piljardikuul
    täring
    keegel
    mängukaardid
    noot
    noodid
    saksofon
    kitarr
    klahvpill
    trompet
    viiul
    noodijoonestik
    jooksusärk
    tennis
    suusad
    korvpall
    ruudulipp
    lumelaudur
    jooksja
    jooksev naine
    jooksev mees
    surfar
    naissurfar
    meessurfar
    medal
    karikas
    hobuste võiduajamine
    Ameerika jalgpall
    ragbipall
    ujuja
    naisujuja
    meesujuja
    jõutõstja
    naisjõutõstja
    meesjõutõstja
    golfimängija
    golfi mängiv naine
    golfi mängiv mees
    mootorratas
    võidusõiduauto
    kriket
    võrkpall
    maahoki
    jäähoki
    pingpong
    lumine mägi
    telkimine
    päikesevari rannas
    ehitus
    majad
    linna siluett
    mahajäetud maja
    antiikhoone
    kõrb
    asustamata saar
    rahvuspark
    staadion
    maja
    aiaga maja
    kontorihoone
    Jaapani postkontor
    postkontor
    haigla
    pank
    pangaautomaat
    hotell
    armuhotell
    kauplus
    kool
    kaubamaja
    tehas
    punane paberlatern
    Jaapani loss
    loss
    valge lipp
    transsoolisuse lipp
    vikerkaarelipp
    must lipp
    piraadilipp
    lipp: Inglismaa
    lipp: Šotimaa
    lipp: Wales
    rosett
    silt
    sulgpall
    vibu ja nool
    amfora
    hele nahatoon
    keskmiselt hele nahatoon
    keskmine nahatoon
    keskmiselt tume nahatoon
    tume nahatoon
    rott
    hiir
    härg
    vesipühvel
    lehm
    tiiger
    leopard
    jänes
    kass
    must kass
    draakon
    krokodill
    vaal
    tigu
    madu
    hobune
    oinas
    kits
    lammas
    ahv
    kukk
    kana
    koer
    teenistuskoer
    siga
    metssiga
    elevant
    kaheksajalg
    spiraalne teokarp
    röövik
    sipelgas
    mesilane
    lepatriinu
    kala
    troopiline kala
    siilkala
    kilpkonn
    kooruv tibu
    väike tibu
    väike tibu eestvaates
    lind
    pingviin
    koaala
    puudel
    kaamel
    kahe küüruga kaamel
    delfiin
    hiire nägu
    lehma nägu
    tiigri nägu
    jänese nägu
    kassi nägu
    draakoni nägu
    vett pritsiv vaal
    hobuse nägu
    ahvi nägu
    koera nägu
    sea nägu
    konn
    hamster
    hunt
    karu
    jääkaru
    panda
    sea kärss
    käpajäljed
    vöötorav
    silmad
    silm
    silm jutumullis
    kõrv
    nina
    suu
    keel
    üles osutav sõrm tagantvaates
    alla osutav sõrm
    vasakule osutav sõrm
    paremale osutav sõrm
    rusikalöök
    lehvitav käsi
    OK-käemärk
    meeldib
    ei meeldi
    plaksutavad käed
    avatud käed
    kroon
    naistekübar
    prillid
    lips
    T-särk
    teksad
    kleit
    kimono
    bikiinid
    naisteriided
    ridikül
    käekott
    kott
    meesteking
    jooksuking
    kõrge kontsaga king
    naistesandaal
    naistesaabas
    jalajäljed
    büsti siluett
    büstide siluetid
    poiss
    tüdruk
    mees
    meesarst
    meeskohtunik
    meespiloot
    paarike südamega: mees, mees
    musi: mees, mees
    meesfarmer
    meeskokk
    beebit toitev mees
    meesõpilane
    meeslaulja
    meeskunstnik
    meesõpetaja
    meessoost tehasetööline
    perekond: mees, poiss
    perekond: mees, poiss, poiss
    perekond: mees, tüdruk
    perekond: mees, tüdruk, poiss
    perekond: mees, tüdruk, tüdruk
    perekond: mees, mees, poiss
    perekond: mees, mees, poiss, poiss
    perekond: mees, mees, tüdruk
    perekond: mees, mees, tüdruk, poiss
    perekond: mees, mees, tüdruk, tüdruk
    perekond: mees, naine, poiss
    perekond: mees, naine, poiss, poiss
    perekond: mees, naine, tüdruk
    perekond: mees, naine, tüdruk, poiss
    perekond: mees, naine, tüdruk, tüdruk
    meesprogrammeerija
    meeskontoritöötaja
    meesmehaanik
    meesteadlane
    meesastronaut
    meestuletõrjuja
    valge kepiga mees
    mees: punased juuksed
    mees: lokkis juuksed
    mees: kiilaspea
    mees: heledad juuksed
    elektriratastoolis olev mees
    manuaalratastoolis olev mees
    naine
    naisarst
    naiskohtunik
    naispiloot
    paarike südamega: naine, mees
    paarike südamega: naine, naine
    musi: naine, mees
    musi: naine, naine
    naisfarmer
    naiskokk
    beebit toitev naine
    naisõpilane
    naislaulja
    naiskunstnik
    naisõpetaja
    naissoost tehasetööline
    perekond: naine, poiss
    perekond: naine, poiss, poiss
    perekond: naine, tüdruk
    perekond: naine, tüdruk, poiss
    perekond: naine, tüdruk, tüdruk
    perekond: naine, naine, poiss
    perekond: naine, naine, poiss, poiss
    perekond: naine, naine, tüdruk
    perekond: naine, naine, tüdruk, poiss
    perekond: naine, naine, tüdruk, tüdruk
    naisprogrammeerija
    naiskontoritöötaja
    naismehaanik
    naisteadlane
    naisastronaut
    naistuletõrjuja
    valge kepiga naine
    naine: punased juuksed
    naine: lokkis juuksed
    naine: kiilaspea
    naine: heledad juuksed
    elektriratastoolis olev naine
    manuaalratastoolis olev naine
    perekond
    mees ja naine hoiavad käest kinni
    käest kinni hoidvad mehed
    käest kinni hoidvad naised
    politseinik
    naispolitseinik
    meespolitseinik
    pidutsevad jänesekõrvadega inimesed
    pidutsevad jänesekõrvadega naised
    pidutsevad jänesekõrvadega mehed
    loori kandev inimene
    naine looriga
    mees looriga
    inimene: blondide juustega
    naine: blond
    mees: blond
    Hiina mütsiga mees
    turbaniga inimene
    naine turbaninga
    mees turbaniga
    eakas mees
    eakas naine
    beebi
    ehitaja
    naisehitaja
    meesehitaja
    printsess
    sookoll
    mäekoll
    kummitus
    inglibeebi
    tulnukas
    tulnukkoletis
    deemon
    kolp
    infoleti töötaja
    infoleti naistöötaja
    infoleti meestöötaja
    valvur
    naisvalvur
    meesvalvur
    tantsiv naine
    huulepulk
    küünelakk
    näomassaaž
    näomassaaži saav naine
    näomassaaži saav mees
    juukselõikus
    naine juuksuris
    mees juuksuris
    habemeajaja tähis
    süstal
    tablett
    suudluse jälg
    armastuskiri
    sõrmus
    kalliskivi
    musi
    kimp
    paarike südamega
    pulmad
    tukslev süda
    murtud süda
    kaks südant
    sädelev süda
    kasvav süda
    noolega süda
    sinine süda
    roheline süda
    kollane süda
    lilla süda
    lindiga süda
    pöörlevad südamed
    südamekujuline kaunistus
    punktiga romb
    lamp
    viha sümbol
    pomm
    zzz
    piraki
    higipiisad
    piisk
    kiirustamine
    kakahunnik
    pingutatud biitseps
    peadpööritav
    jutumull
    mõttemull
    valge lill
    sada punkti
    rahapaun
    valuutavahetus
    suur dollarimärk
    krediitkaart
    jeeni rahatäht
    dollari rahatäht
    euro rahatäht
    naela rahatäht
    tiibadega raha
    tõusev graafik jeenisümboliga
    iste
    sülearvuti
    portfell
    arvutiketas
    diskett
    optiline ketas
    DVD
    kaust
    avatud kaust
    kaardunud paberileht
    paberilehe eestvaade
    kalender
    rebitav kalender
    kataloog
    tõusev graafik
    langev graafik
    tulpdiagramm
    kirjutamisalus
    nööpnõel
    ümara peaga nööpnõel
    kirjaklamber
    sirge joonlaud
    kolmnurkne joonlaud
    järjehoidjad
    arveraamat
    päevik
    dekoratiivse kaanega märkmik
    suletud raamat
    avatud raamat
    roheline raamat
    sinine raamat
    oranž raamat
    raamatud
    nimesilt
    käsikiri
    memo
    telefonitoru
    piipar
    faksimasin
    satelliitantenn
    valjuhääldi
    megafon
    väljaminev post
    sissetulev post
    pakk
    meilisõnum
    sissetulev ümbrik
    noolega ümbrik
    suletud postkast langetatud lipuga
    suletud postkast tõstetud lipuga
    avatud postkast tõstetud lipuga
    avatud postkast langetatud lipuga
    postkast
    postisarv
    ajaleht
    mobiiltelefon
    noolega mobiiltelefon
    värinarežiim
    väljalülitatud mobiiltelefon
    telefonid on keelatud
    levi
    kaamera
    välguga kaamera
    videokaamera
    teler
    raadio
    videokassett
    filmiprojektor
    palvehelmed
    juhusliku järjekorra nupp
    kordamisnupp
    ühe korduse nupp
    vertikaalsed nooled päripäeva
    nooled vastupäeva
    tuhmistamisnupp
    ereduse nupp
    vaigistatud kõlar
    vaikse heliga kõlar
    poolvalju heliga kõlar
    valju heliga kõlar
    aku
    elektripistik
    vasakule kallutatud luup
    paremale kallutatud luup
    lukk ja pastakas
    suletud lukk võtmega
    võti
    lukk
    avatud lukk
    kelluke
    vaigistatud kelluke
    järjehoidja
    lüli
    raadionupp
    nool BACK
    nool END
    nool ON!
    nool SOON
    nool TOP
    alla 18-aastastele keelatud
    klahv: 10
    ladina suurtähed
    ladina väiketähed
    numbrid
    sümbolid
    ladina tähed
    tuli
    taskulamp
    mutrivõti
    haamer
    polt ja mutter
    kööginuga
    veepüstol
    mikroskoop
    teleskoop
    kristallkuul
    punktiga kuusnurkne täht
    algaja sümbol
    kolmhargi sümbol
    must ruudukujuline nupp
    valge ruudukujuline nupp
    punane ring
    sinine ring
    suur oranž romb
    suur sinine romb
    väike oranž romb
    väike sinine romb
    punane kolmnurk
    punane tagurpidi kolmnurk
    ülesnupp
    allanupp
    hinduism
    tuvi
    kaaba
    mošee
    sünagoog
    menoraa
    kell üks
    kell kaks
    kell kolm
    kell neli
    kell viis
    kell kuus
    kell seitse
    kell kaheksa
    kell üheksa
    kell kümme
    kell üksteist
    kell kaksteist
    kell pool kaks
    kell pool kolm
    kell pool neli
    kell pool viis
    kell pool kuus
    kell pool seitse
    kell pool kaheksa
    kell pool üheksa
    kell pool kümme
    kell pool üksteist
    kell pool kaksteist
    kell pool üks
    küünal
    kaminakell
    auk
    hõljuv ülikonnaga mees
    detektiiv
    naisdetektiiv
    meesdetektiiv
    päikeseprillid
    ämblik
    ämblikuvõrk
    juhtpult
    tantsiv mees
    ühendatud kirjaklambrid
    pastapliiats
    sulepea
    pintsel
    kriit
    harali sõrmedega käsi
    keskmine sõrm
    vulcanite tervitus
    must süda
    lauaarvuti
    printer
    arvutihiir
    juhtkuul
    raamitud pilt
    register
    dokumendikast
    dokumendikapp
    prügikorv
    spiraalmärkmik
    spiraalkalender
    kruustangid
    vana võti
    rullikeeratud ajaleht
    pistoda
    kõnelev pea
    jutumull suunaga vasakule
    vihamull suunaga paremale
    hääletuskast
    maailmakaart
    Fuji mägi
    Tokyo torn
    Vabadussammas
    Jaapani kaart
    moai
    laia naeratusega nägu
    naerul silmade ja laia naeratusega nägu
    rõõmupisaratega nägu
    avatud suuga naerunägu
    avatud suu ja naeratavate silmadega naerunägu
    higipiisa ja avatud suuga naerunägu
    avatud suu ja suletud silmadega naerunägu
    aupaistega naerunägu
    sarviline naerunägu
    silma pilgutav nägu
    naeratavate silmadega naerunägu
    maitsvat toitu nautija nägu
    kergendust tundev nägu
    südamekujuliste silmadega naerunägu
    päikeseprillidega naerunägu
    muigav nägu
    erapooletu nägu
    ilmetu nägu
    põlglik nägu
    külma higiga kaetud nägu
    mõtlik nägu
    segaduses nägu
    kimbatuses nägu
    suudlev nägu
    suudlust saatev nägu
    naeratavate silmadega suudlev nägu
    suletud silmadega suudlev nägu
    suust väljas keelega nägu
    suust väljas keelega ja silma pilgutav nägu
    keelt näitav suletud silmadega nägu
    pettunud nägu
    murelik nägu
    tige nägu
    mossitav nägu
    nuttev nägu
    sihikindel nägu
    ninast auru ajav nägu
    pettunud, kuid kergendust tundev nägu
    avatud suuga mossitav nägu
    ahastuses nägu
    hirmunud nägu
    rammestunud nägu
    unine nägu
    väsinud nägu
    grimassitav nägu
    valjusti nuttev nägu
    avatud suuga nägu
    väljahingav nägu
    vaigistatud nägu
    külma higiga kaetud ja avatud suuga nägu
    hirmunult karjuv nägu
    hämmastunud nägu
    punastav nägu
    magav nägu
    oimetu nägu
    spiraalsilmadega nägu
    ilma suuta nägu
    nägu pilvedes
    kirurgimaskiga kaetud nägu
    lõbusate silmadega irvitav kass
    rõõmupisarais kass
    avatud suuga naeratav kass
    südamekujuliste silmadega naeratav kass
    virilalt naeratav kass
    suletud silmadega suudlev kass
    mossitav kass
    nuttev kass
    üllatunud kass
    veidi kulmu kortsutav nägu
    naeratusega nägu
    tagurpidi nägu
    pööritavate silmadega nägu
    eitav žest
    eitavat žesti näitav naine
    eitavat žesti näitav mees
    nõustuv žest
    nõustuvat žesti näitav naine
    nõustuvat žesti näitav mees
    kummardav inimene
    sügavalt kummarduv naine
    sügavalt kummarduv mees
    kaetud silmadega ahv
    kaetud kõrvadega ahv
    kaetud suuga ahv
    kätt tõstev rõõmus inimene
    kätt tõstev naine
    kätt tõstev mees
    ülestõstetud käed
    kulmu kortsutav inimene
    kulmu kortsutav naine
    kulmu kortsutav mees
    mossitav inimene
    mossitav naine
    mossitav mees
    palveasendis käed
    rakett
    helikopter
    vedur
    rongivagun
    kiirrong
    terava ninaga kiirrong
    rong
    metroo
    kergraudtee
    jaam
    tramm
    trammivagun
    buss
    buss eestvaates
    trollibuss
    bussipeatus
    väikebuss
    kiirabiauto
    tuletõrjeauto
    politseiauto
    politseiauto eestvaates
    takso
    takso eestvaates
    auto
    auto eestvaates
    mahtuniversaal
    kulleriauto
    veok
    traktor
    üherööpmeline raudtee
    mägiraudtee
    rippraudtee
    köistee mägedes
    köisraudtee
    laev
    aerupaadiga inimene
    aerupaadiga naine
    aerupaadiga mees
    kiirkaater
    horisontaalne foor
    vertikaalne foor
    ehitustööd
    politseiauto vilkur
    kolmnurkne lipp
    uks
    keelatud
    sigaret
    suitsetamine keelatud
    prügikasti silt
    risustamine keelatud
    joogivesi
    joomiseks kõlbmatu vesi
    jalgratas
    jalgrattad keelatud
    jalgrattur
    naisrattur
    meesrattur
    mägirattur
    naismägirattur
    meesmägirattur
    jalakäija
    kõndiv naine
    kõndiv mees
    jalakäijad keelatud
    lapsed teel
    meeste-WC
    naiste-WC
    tualett
    beebi sümbol
    WC-pott
    WC
    dušš
    inimene vannis
    vann
    passikontroll
    toll
    pagasi kättesaamine
    hoiukapid
    diivan ja lamp
    inimene voodis
    ostukotid
    märgukell
    voodi
    pühakoda
    stoppmärk
    ostukäru
    hinduistlik tempel
    hütt
    lift
    liumägi
    ratas
    päästerõngas
    haamer ja mutrivõti
    kilp
    õlitünn
    kiirtee
    raudteerööpad
    mootorpaat
    väikelennuk
    õhkutõusev lennuk
    maanduv lennuk
    satelliit
    reisilaev
    tõukeratas
    motoroller
    kanuu
    kelk
    lendav taldrik
    rula
    autorikša
    pikap
    rulluisk
    oranž ring
    kollane ring
    roheline ring
    lilla ring
    pruun ring
    punane ruut
    sinine ruut
    oranž ruut
    kollane ruut
    roheline ruut
    lilla ruut
    pruun ruut
    tugev võrdusmärk
    kokkusurutud sõrmed
    valge süda
    pruun süda
    näpistav käsi
    tõmblukusuuga nägu
    nägu, millel on raha suus
    kraadiklaasiga nägu
    nohiku nägu
    mõtlev nägu
    kinniseotud peaga nägu
    robot
    kallistav nägu
    sarvede märk
    helista mulle
    tõstetud käsi
    vasakule suunatud rusikas
    paremale suunatud rusikas
    käepigistus
    sõrmed risti
    armastust väljendav žest
    kauboimütsiga nägu
    klouninägu
    iiveldust tundev nägu
    naerust kõveras
    ilastav nägu
    valetav nägu
    meeleheide
    käega vastu pead lööv naine
    käega vastu pead lööv mees
    aevastav nägu
    kergitatud kulmudega nägu
    staariga silmitsi
    pöörase ilmega nägu
    sõrme suul hoidev nägu
    suul olevate sümbolitega nägu
    kätt suul hoidev nägu
    oksendav nägu
    plahvatav pea
    rase naine
    rinnaga toitmine
    peopesad üleval koos
    selfi
    prints
    inimene smokingus
    naine smokingus
    mees smokingis
    jõuluvana abikaasa
    õlakehitus
    õlgu kehitav naine
    õlgu kehitav mees
    hundiratast viskav inimene
    hundiratast viskav naine
    hundiratast viskav mees
    žonglöör
    naisžonglöör
    meesžonglöör
    vehkleja
    maadlejad
    maadlevad naised
    maadlevad mehed
    veepalli mängiv inimene
    veepalli mängiv naine
    veepalli mängiv mees
    käsipalli mängiv inimene
    käsipalli mängiv naine
    käsipalli mängiv mees
    sukeldumismask
    närbunud lill
    trumm
    kõlisevad klaasid
    joogiklaas
    lusikas
    väravavõrk
    kuldmedal
    hõbemedal
    pronksmedal
    poksikinnas
    võitluskunstide riietus
    jääkeegli kivi
    kahvpall
    pehmepall
    visketaldrik
    sarvesai
    avokaado
    kurk
    peekon
    kartul
    porgand
    baguette
    roheline salat
    panniroog
    täidetud pita
    muna
    klaas piima
    maapähklid
    kiivi
    pannkoogid
    pelmeen
    õnneküpsis
    kaasamüügikarp
    söögipulgad
    lusikaga kauss
    kõrrega tops
    kookospähkel
    brokoli
    pirukas
    soolakringel
    lihalõik
    võileib
    toidukonserv
    lehtköögivili
    mango
    kuukook
    rõngassai
    naeratav südametega nägu
    haigutav nägu
    naeratav pisaraga nägu
    pidutsev nägu
    uimane nägu
    higistav nägu
    külmunud nägu
    ninja
    maskeeritud nägu
    pisaraid tagasi hoidev nägu
    anuv nägu
    sari
    laborikittel
    kaitseprillid
    matkasaabas
    madal king
    krabi
    lõvi nägu
    suur skorpion
    kalkun
    ükssarvik
    kotkas
    part
    nahkhiir
    hai
    öökull
    rebane
    liblikas
    hirv
    gorilla
    sisalik
    ninasarvik
    krevett
    kalmaar
    kaelkirjak
    sebra
    siil
    sauropood
    türannosaurus
    kilk
    känguru
    laama
    paabulind
    jõehobu
    papagoi
    pesukaru
    homaar
    sääsk
    mikroob
    mäger
    luik
    mammut
    dodo
    laiskloom
    saarmas
    orangutan
    skunk
    flamingo
    auster
    kobras
    piison
    hüljes
    juhtkoer
    valge kepp
    punased juuksed
    lokkis juuksed
    kiilaspea
    heledad juuksed
    kont
    jalg
    jalalaba
    hammas
    superkangelane
    naissuperkangelane
    meeskangelane
    superkurikael
    naissoost superkurikael
    meessoost superkurikael
    ohutusvest
    kuuldeaparaadiga kõrv
    elektriratastool
    manuaalratastool
    mehaaniline käsi
    mehaaniline jalg
    juustutükk
    muffin
    sool
    joogipakk
    küüslauk
    sibul
    falafel
    vahvel
    või
    mate
    jääkuubik
    pärlitee
    troll
    seisev inimene
    seisev naine
    seisev mees
    põlvitav inimene
    põlvitav naine
    põlvitav mees
    kurt inimene
    kurt naine
    kurt mees
    monokliga nägu
    täiskasvanu
    tervishoiutöötaja
    kohtunik
    piloot
    talunik
    kokk
    beebit toitev inimene
    päkats
    õpilane
    laulja
    kunstnik
    õpetaja
    tehasetööline
    programmeerija
    kontoritöötaja
    mehaanik
    teadlane
    astronaut
    tuletõrjuja
    inimesed hoiavad käest kinni
    valge kepiga inimene
    täiskasvanu: punased juuksed
    täiskasvanu: lokkis juuksed
    täiskasvanu: kiilaspea
    täiskasvanu: heledad juuksed
    elektrilises ratastoolis inimene
    manuaalses ratastoolis inimene
    laps
    eakas
    mees: habemega
    habemega naine
    habemega mees
    pearätiga naine
    inimene leiliruumis
    naine leiliruumis
    leiliruumis olev mees
    mäkke roniv inimene
    mäkke roniv naine
    mäkke roniv mees
    lootosasendis inimene
    lootosasendis naine
    lootosasendis mees
    maag
    naismaag
    meesmaag
    haldjas
    naishaldjas
    meeshaldjas
    vampiir
    naisvampiir
    meesvampiir
    näkk
    merineitsi
    meesnäkk
    päkapikk
    naispäkapikk
    meespäkapikk
    džinn
    naisdžinn
    meesdžinn
    zombi
    naiszombi
    meeszombi
    aju
    oranž süda
    nokkmüts
    sall
    kindad
    mantel
    sokid
    punane ümbrik
    ilutulestikurakett
    pusletükk
    katseklaas
    Petri tass
    DNA
    kompass
    arvelaud
    tulekustuti
    tööriistakast
    telliskivi
    magnet
    kohver
    emulsioonipudel
    niit
    lõng
    haaknõel
    mängukaru
    luud
    korv
    paberirull
    seep
    pesukäsn
    kviitung
    Nazari amulett
    balletikingad
    ujumistrikoo
    ujumispüksid
    šortsid
    varbavahesandaalid
    veretilk
    plaaster
    stetoskoop
    röntgen
    kark
    jojo
    tuulelohe
    langevarjur
    bumerang
    võlukepp
    piñata
    matrjoška
    rõngastega planeet
    tool
    habemenuga
    kirves
    diya-lamp
    bandžo
    sõdurikiiver
    akordion
    aafrika trumm
    münt
    käsisaag
    kruvikeeraja
    redel
    konks
    peegel
    aken
    valamupump
    õmblusnõel
    sõlm
    ämber
    hiirelõks
    hambahari
    hauakivi
    plakat
    kivi
    diskokera
    ID-kaart
    aku tühjeneb
    hamsa
    kärbes
    uss
    mardikas
    prussakas
    potilill
    puit
    sulg
    lootos
    korall
    tühi pesa
    munadega pesa
    süda
    kopsud
    kallistavad inimesed
    rase mees
    rase inimene
    krooniga inimene
    mustikad
    paprika
    oliiv
    lameleib
    tamale
    fondüü
    teekann
    vedeliku kallamine
    oad
    purk
    sulav nägu
    au andev nägu
    kätt suul hoidev pärani silmadega nägu
    käte vahelt piiluva silmaga nägu
    diagonaalse suuga nägu
    punktiirjoonega nägu
    huulde hammustav
    mullid
    pöialt ja nimetissõrme risti hoidev käsi
    käsi paremale
    käsi vasakule
    käsi peopesaga allapoole
    käsi peopesaga ülespoole
    vaataja poole osutav nimetissõrm
    südant moodustavad käed
    """#
}
