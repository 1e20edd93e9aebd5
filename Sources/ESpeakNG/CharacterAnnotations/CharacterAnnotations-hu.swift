// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let hu: StaticString = #"""
    felkiáltójel
    kettőskereszt
    gombfej: #
    dollár
    százalékjel
    és jel
    írógép-aposztróf
    berekesztő zárójel
    csillagjel
    gombfej: *
    pluszjel
    vessző
    elválasztójel
    pont
    perjel
    gombfej: 0
    gombfej: 1
    gombfej: 2
    gombfej: 3
    gombfej: 4
    gombfej: 5
    gombfej: 6
    gombfej: 7
    gombfej: 8
    gombfej: 9
    kettőspont
    pontosvessző
    kisebb, mint
    egyenlő
    nagyobb, mint
    kérdőjel
    kukacjel
    nyitó szögletes zárójel
    fordított perjel
    berekesztő szögletes zárójel
    kúpos ékezet
    aláhúzásjel
    tompa ékezet
    nyitó kapcsos zárójel
    függőleges vonal
    berekesztő kapcsos zárójel
    hullámvonal
    fordított felkiáltójel
    cent
    font
    ismeretlen pénznem
    jen
    szakasz
    tréma
    copyright (szerzői jog által védett)
    balra mutató belső idézőjel
    negáció
    registered (bejegyzett)
    fok
    plusz-mínusz
    kettes felső index
    hármas felső index
    éles ékezet
    mikro szimbólum
    bekezdésjel
    középvonali pont
    egyes felső index
    jobbra mutató belső idézőjel
    fordított kérdőjel
    szorzásjel
    osztásjel
    örmény dram
    afgán afghani
    arab vessző
    arab pontosvessző
    arab kérdőjel
    bangladesi taka
    thai baht
    kambodzsai riel
    kötőjel
    félkvirt
    kvirtmínusz
    vízszintes vonal
    kezdő egyszeres idézőjel
    záró egyszeres idézőjel
    alsó jobb egyszeres idézőjel
    kezdő idézőjel
    záró idézőjel
    alsó kezdő idézőjel
    kereszt szimbólum
    kettős kereszt szimbólum
    listajel
    három pont
    elválasztó pont
    ezrelékjel
    felső vessző
    dupla felső vessző
    tripla felső vessző
    beszúrási jel
    hivatkozásjel
    dupla felkiáltójel
    interrobang
    föléhúzás
    három csillag jel
    törtvonás
    felkiáltójel kérdőjellel
    mínuszjel felső indexben
    Costa Rica-i colon
    cruzeiro
    francia frank
    líra
    mill
    nigériai naira
    Spanyol peseta
    rúpia
    von
    izraeli új sékel
    vietnámi dong
    euró
    laoszi kip
    mongóliai tugrik
    német pfennig
    peso
    paraguayi guarani
    austral
    ukrán hrivnya
    ghánai cedi
    livre tournois
    spesmilo
    kazahsztáni tenge
    indiai rúpia
    török líra
    azerbajdzsáni manat
    rubel
    grúz lari
    bitcoin
    hangrögzítési szerzői jog
    védjegy
    információforrás
    bal oldalra mutató nyíl
    felfelé néző nyíl
    jobb oldalra mutató nyíl
    lefelé néző nyíl
    balra-jobbra mutató nyíl
    fel-le mutató nyíl
    balra felfelé mutató nyíl
    jobbra felfelé mutató nyíl
    jobbra lefelé mutató nyíl
    balra lefelé mutató nyíl
    balra mutató nyíl vonással
    jobbra mutató nyíl vonással
    balra mutató hullámos nyíl
    jobbra mutató hullámos nyíl
    balra mutató duplafejű nyíl
    felfelé mutató duplafejű nyíl
    jobbra mutató duplafejű nyíl
    lefelé mutató duplafejű nyíl
    balra mutató nyíl tolla
    jobbra mutató nyíl tolla
    balra mutató talpas nyíl
    felfelé mutató talpas nyíl
    jobbra mutató talpas nyíl
    lefelé mutató talpas nyíl
    felfelé és lefelé mutató nyíl alapvonallal
    balra görbülő jobb nyíl
    jobbra görbülő bal nyíl
    balra mutató nyíl hurokkal
    jobbra mutató nyíl hurokkal
    hullámos balra-jobbra nyíl
    kétirányú nyíl vonással
    lefelé mutató cikcakkos nyíl
    felfelé és balra mutató nyílhegy
    felfelé és jobbra mutató nyílhegy
    lefelé és balra mutató nyílhegy
    lefelé és jobbra mutató nyílhegy
    jobbra induló és lefelé mutató nyíl
    lefelé induló és balra mutató nyíl
    óramutató járásával ellentétes felső félköríves nyíl
    óramutató járásával megegyező felső félköríves nyíl
    északnyugat felé mutató és hosszú vonalig érő nyíl
    balra mutató és vonalig érő nyíl és alatta jobbra mutató és vonalig érő nyíl
    óramutató járásával ellentétes nyílt körkörös nyíl
    óramutató járásával megegyező nyílt körkörös nyíl
    balra mutató felső félhegyű nyíl
    balra mutató alsó félhegyű nyíl
    felfelé mutató jobb félhegyű nyíl
    felfelé mutató bal félhegyű nyíl
    jobbra mutató felső félhegyű nyíl
    jobbra mutató alsó félhegyű nyíl
    lefelé mutató jobb félhegyű nyíl
    lefelé mutató bal félhegyű nyíl
    jobbra mutató nyíl balra mutató nyíl felett
    felfelé és lefelé mutató nyíl
    oda-vissza nyíl
    balra mutató páros nyíl
    felfelé mutató páros nyíl
    jobbra mutató páros nyíl
    lefelé mutató páros nyíl
    balra mutató félhegyű nyíl jobbra mutató félhegyű nyíl felett
    jobbra mutató félhegyű nyíl balra mutató félhegyű nyíl felett
    balra mutató áthúzott kettős nyíl
    áthúzott kettős balra-jobbra nyíl
    jobbra mutató áthúzott kettős nyíl
    balra mutató kettős nyíl
    felfelé mutató kettős nyíl
    jobbra mutató kettős nyíl
    lefelé mutató kettős nyíl
    kettős balra-jobbra nyíl
    északnyugat felé mutató kettős nyíl
    északkelet felé mutató kettős nyíl
    délkelet felé mutató kettős nyíl
    délnyugat felé mutató kettős nyíl
    balra mutató hármas nyíl
    jobbra mutató hármas nyíl
    balra mutató kígyózó nyíl
    jobbra mutató kígyózó nyíl
    felfelé mutató duplán áthúzott nyíl
    lefelé mutató duplán áthúzott nyíl
    balra mutató szaggatott nyíl
    felfelé mutató szaggatott nyíl
    jobbra mutató szaggatott nyíl
    lefelé mutató szaggatott nyíl
    balra és vonalig mutató nyíl
    jobbra és vonalig mutató nyíl
    balra mutató üres nyíl
    felfelé mutató üres nyíl
    jobbra mutató üres nyíl
    lefelé mutató üres nyíl
    felfelé mutató üres nyíl kiindulási vonallal
    bal lefelé mutató és jobb felfelé mutató nyíl
    univerzális kvantor
    parciális differenciál
    létezik
    üres halmaz
    növekmény
    nabla
    eleme
    nem eleme
    fordított eleme
    bizonyítás vége
    n-áris produktum
    n-áris szumma
    mínuszjel
    mínusz vagy plusz
    osztási perjel
    aszteriszk műveleti jel
    gyűrű műveleti jel
    listajel műveleti jel
    négyzetgyök
    arányos
    végtelen szimbólum
    derékszög
    szög
    oszt
    párhuzamos
    logikai és
    metszet
    unió
    integrál
    dupla integrál
    vonalintegrál
    tehát
    mert
    arány
    arányzat
    hasonlóság műveleti jel
    fordított hasonlóságjel
    fordított s betű
    aszimptotikusan egyenlő
    megközelítőleg egyenlő
    közelítőleg egyenlő
    mind egyenlő
    megközelítőleg egyezik a képpel
    gyűrű egyenlőségjelben
    nem egyenlő
    egyenlőségjel
    szigorúan egyenlő
    kisebb vagy egyenlő
    nagyobb vagy egyenlő
    kisebb jel egyenlőségjel felett
    nagyobb jel egyenlőségjel felett
    sokkal kevesebb, mint
    sokkal nagyobb, mint
    között
    nem kisebb, mint
    nem nagyobb, mint
    nagyobb vagy azonos
    megelőzi
    követi
    nem követi
    valódi részhalmaza
    szuperhalmaz
    részhalmaz egyenlő
    szuperhalmaz egyenlő
    pluszjel körben
    mínuszjel körben
    szorzásjel körben
    osztásjel körben
    pont műveleti jel körben
    gyűrű műveleti jel körben
    csillag műveleti jel körben
    bekeretezett pluszjel
    bekeretezett mínuszjel
    felfelé mutató merőleges
    nem kényszeríti
    reláció szerint megelőzi
    reláció szerint követi
    eredeti
    hermitikus konjugált mátrix
    derékszögű háromszög
    n-áris logikai vagy
    n-áris keresztmetszet
    n-áris unió
    pont műveleti jel
    csillag műveleti jel
    természetes kapcsolás
    kettős keresztmetszet
    sokkal többel kevesebb, mint
    sokkal többel nagyobb, mint
    nem tartalmazza normál alcsoport-megfelelőként
    függőleges hármaspont
    középső vízszintes hármaspont
    felfelé és jobbra mutató átlós hármaspont
    lefelé és jobbra mutató átlós hármaspont
    óra
    lejárt homokóra
    billentyűzet
    lemez kiadása gomb
    előretekerés gomb
    visszatekerés gomb
    gyors felfelé gomb
    gyors lefelé gomb
    következő szám gomb
    legutóbbi szám gomb
    lejátszás vagy szünet gomb
    ébresztőóra
    stopperóra
    visszaszámláló óra
    nem lejárt homokóra
    szüneteltetés gomb
    leállítás gomb
    felvétel gomb
    bekarikázott M betű
    kitöltött négyzet
    üres négyzet
    lekerekített élű üres négyzet
    kitöltött négyzetet tartalmazó üres négyzet
    vízszintesen kitöltött négyzet
    függőlegesen kitöltött négyzet
    merőleges keresztmintával kitöltött négyzet
    bal felső és jobb alsó irányban kitöltött négyzet
    jobb felső és bal alsó irányban kitöltött négyzet
    átlós keresztmintával kitöltött négyzet
    kis fekete négyzet
    kis fehér négyzet
    kitöltött téglalap
    üres téglalap
    kitöltött álló téglalap
    kitöltött paralelogramma
    kitöltött felfelé mutató háromszög
    felfelé mutató üres háromszög
    kicsi, felfelé mutató kitöltött háromszög
    kicsi, felfelé mutató üres háromszög
    lejátszás gomb
    jobbra mutató üres háromszög
    kicsi, jobbra mutató kitöltött háromszög
    kicsi, jobbra mutató üres háromszög
    jobbra néző kitöltött mutató
    jobbra néző üres mutató
    kitöltött lefelé mutató háromszög
    lefelé mutató üres háromszög
    kicsi, lefelé mutató kitöltött háromszög
    kicsi, lefelé mutató üres háromszög
    visszajátszás gomb
    balra mutató üres háromszög
    kicsi, balra mutató kitöltött háromszög
    kicsi, balra mutató üres háromszög
    balra néző kitöltött mutató
    balra néző üres mutató
    kitöltött rombusz
    üres rombusz
    kitöltött rombusz üres rombuszban
    kitöltött kör üres körben
    rombusz
    üres kör
    pontozott kör
    függőlegesen kitöltött kör
    koncentrikus körök
    kitöltött kör
    bal felén kitöltött kör
    jobb felén kitöltött kör
    alsó felén kitöltött kör
    felső felén kitöltött kör
    jobb felső negyedében kitöltött kör
    bal felső negyedében üres kör
    bal oldalán kitöltött kör
    jobb oldalán kitöltött kör
    inverz listajel
    üres kör kitöltött négyzetben
    bal felső negyedes körív
    jobb felső negyedes körív
    jobb alsó negyedes körív
    bal alsó negyedes körív
    felső félkör
    alsó félkör
    jobb alsó kitöltött háromszög
    bal alsó kitöltött háromszög
    bal felső kitöltött háromszög
    jobb felső kitöltött háromszög
    üres listajel
    nagy üres kör
    üres négyzet jobb felső negyeddel
    üres kör jobb felső negyeddel
    közepes fehér négyzet
    közepes fekete négyzet
    kis-közepes fehér négyzet
    kis-közepes fekete négyzet
    jobb alsó háromszög
    nap
    felhő
    esernyő
    hóember
    üstökös
    telefon
    jelölőnégyzet pipával
    esernyő esőcseppekkel
    forró ital
    lóhere
    kéz felfelé mutató ujjal
    koponya csontokkal
    radioaktív
    biológiai veszély
    ortodox kereszt
    csillag és félhold
    békejel
    jin-jang
    dharma-kerék
    rosszalló arc
    mosolygó arc
    női nem jelképe
    férfi nem jelképe
    kos csillagjegy
    bika csillagjegy
    ikrek csillagjegy
    rák csillagjegy
    oroszlán csillagjegy
    szűz csillagjegy
    mérleg csillagjegy
    skorpió csillagjegy
    nyilas csillagjegy
    bak csillagjegy
    vízöntő csillagjegy
    halak csillagjegy
    gyalog
    pikk szín
    treff szín
    kőr szín
    káró szín
    hőforrás
    nyolcad
    bé
    kereszt
    újrahasznosítás szimbólum
    végtelen
    kerekesszék
    kalapács és csákány
    vasmacska
    keresztezett kardok
    orvosi szimbólum
    kétkarú mérleg
    lombik
    fogaskerék
    atom szimbólum
    Anjou-liliom
    figyelmeztetés
    magasfeszültség
    transznemű szimbólum
    fehér kör
    fekete kör
    koporsó
    halotti urna
    foci
    baseball
    hóember hó nélkül
    nap egy felhő mögött
    felhő villámmal és esővel
    kígyótartó
    csákány
    sisak vörös kereszttel
    lánc
    behajtani tilos
    sintó szentély
    templom
    hegy
    ernyő a földön
    szökőkút
    zászló a lyuknál
    komp
    vitorlás hajó
    síelő
    jégkorcsolya
    ember labdával
    nő labdával
    férfi labdával
    sátor
    benzinkút
    olló
    vastag fehér pipa
    repülőgép
    boríték
    felemelt ököl
    felemelt kéz
    győzelmi jelet mutató kéz
    író kéz
    ceruza
    fekete tollhegy
    vastag pipa
    szorzás
    latin kereszt
    Dávid-csillag
    szikrák
    nyolcágú csillag
    nyolcas csillag
    hópehely
    szikra
    áthúzásjel
    áthúzásjel gomb
    piros kérdőjel
    fehér kérdőjel
    fehér felkiáltójel
    piros felkiáltójel
    nagy szív alakú felkiáltójel
    vörös szív
    lángoló szív
    gyógyuló szív
    plusz
    mínusz
    osztás
    jobbra mutató nyíl
    hurok
    dupla hurok
    felfelé görbülő jobb nyíl
    lefelé görbülő jobb nyíl
    pluszjel alsó indexben kettessel
    vektoriális keresztszorzat
    belső szorzat
    logikai vagy kettős alulvonás
    kisebb jel döntött egyenlőségjellel
    kisebb jel hasonlóság- és egyenlőségjel felett
    kétvonalas egyenlőségjel nagyobb jellel
    követi jel alatta nem majdnem egyenlő jellel
    balra mutató nyíl
    felfelé mutató nyíl
    lefelé mutató nyíl
    nagy fekete négyzet
    nagy fehér négyzet
    csillag
    nagy, vastag kör
    ideogrammatikus vessző
    képírásos pont
    nyitó kúpos zárójel
    berekesztő kúpos zárójel
    nyitó csúcsos zárójel
    berekesztő csúcsos zárójel
    bal mennyezet
    jobb mennyezet
    bal üres mennyezet
    jobb üres mennyezet
    nyitó teli lencse zárójel
    berekesztő teli lencse zárójel
    nyitó teknőspáncél zárójel
    berekesztő teknőspáncél zárójel
    nyitó üres lencse zárójel
    berekesztő üres lencse zárójel
    hullámos gondolatjel
    részelválasztó
    katakana középső pont
    japán „gratuláció” gomb
    japán „titok” gomb
    riál
    madzsong vörös sárkány
    dzsóker
    A gomb (vércsoport)
    B gomb (vércsoport)
    0 gomb (vércsoport)
    P gomb
    AB gomb (vércsoport)
    CL gomb
    COOL gomb
    FREE gomb
    ID gomb
    NEW gomb
    NG gomb
    OK gomb
    SOS gomb
    UP! gomb
    VS gomb
    zászló: Ascension-sziget
    zászló: Andorra
    zászló: Egyesült Arab Emírségek
    zászló: Afganisztán
    zászló: Antigua és Barbuda
    zászló: Anguilla
    zászló: Albánia
    zászló: Örményország
    zászló: Angola
    zászló: Antarktisz
    zászló: Argentína
    zászló: Amerikai Szamoa
    zászló: Ausztria
    zászló: Ausztrália
    zászló: Aruba
    zászló: Åland-szigetek
    zászló: Azerbajdzsán
    zászló: Bosznia-Hercegovina
    zászló: Barbados
    zászló: Banglades
    zászló: Belgium
    zászló: Burkina Faso
    zászló: Bulgária
    zászló: Bahrein
    zászló: Burundi
    zászló: Benin
    zászló: Saint-Barthélemy
    zászló: Bermuda
    zászló: Brunei
    zászló: Bolívia
    zászló: Holland Karib-térség
    zászló: Brazília
    zászló: Bahama-szigetek
    zászló: Bhután
    zászló: Bouvet-sziget
    zászló: Botswana
    zászló: Belarusz
    zászló: Belize
    zászló: Kanada
    zászló: Kókusz (Keeling)-szigetek
    zászló: Kongó – Kinshasa
    zászló: Közép-afrikai Köztársaság
    zászló: Kongó – Brazzaville
    zászló: Svájc
    zászló: Elefántcsontpart
    zászló: Cook-szigetek
    zászló: Chile
    zászló: Kamerun
    zászló: Kína
    zászló: Kolumbia
    zászló: Clipperton-sziget
    zászló: Costa Rica
    zászló: Kuba
    zászló: Zöld-foki Köztársaság
    zászló: Curaçao
    zászló: Karácsony-sziget
    zászló: Ciprus
    zászló: Csehország
    zászló: Németország
    zászló: Diego Garcia
    zászló: Dzsibuti
    zászló: Dánia
    zászló: Dominika
    zászló: Dominikai Köztársaság
    zászló: Algéria
    zászló: Ceuta és Melilla
    zászló: Ecuador
    zászló: Észtország
    zászló: Egyiptom
    zászló: Nyugat-Szahara
    zászló: Eritrea
    zászló: Spanyolország
    zászló: Etiópia
    zászló: Európai Unió
    zászló: Finnország
    zászló: Fidzsi
    zászló: Falkland-szigetek
    zászló: Mikronézia
    zászló: Feröer szigetek
    zászló: Franciaország
    zászló: Gabon
    zászló: Egyesült Királyság
    zászló: Grenada
    zászló: Grúzia
    zászló: Francia Guyana
    zászló: Guernsey
    zászló: Ghána
    zászló: Gibraltár
    zászló: Grönland
    zászló: Gambia
    zászló: Guinea
    zászló: Guadeloupe
    zászló: Egyenlítői-Guinea
    zászló: Görögország
    zászló: Déli-Georgia és Déli-Sandwich-szigetek
    zászló: Guatemala
    zászló: Guam
    zászló: Bissau-Guinea
    zászló: Guyana
    zászló: Hongkong KKT
    zászló: Heard-sziget és McDonald-szigetek
    zászló: Honduras
    zászló: Horvátország
    zászló: Haiti
    zászló: Magyarország
    zászló: Kanári-szigetek
    zászló: Indonézia
    zászló: Írország
    zászló: Izrael
    zászló: Man-sziget
    zászló: India
    zászló: Brit Indiai-óceáni Terület
    zászló: Irak
    zászló: Irán
    zászló: Izland
    zászló: Olaszország
    zászló: Jersey
    zászló: Jamaica
    zászló: Jordánia
    zászló: Japán
    zászló: Kenya
    zászló: Kirgizisztán
    zászló: Kambodzsa
    zászló: Kiribati
    zászló: Comore-szigetek
    zászló: Saint Kitts és Nevis
    zászló: Észak-Korea
    zászló: Dél-Korea
    zászló: Kuvait
    zászló: Kajmán-szigetek
    zászló: Kazahsztán
    zászló: Laosz
    zászló: Libanon
    zászló: Saint Lucia
    zászló: Liechtenstein
    zászló: Srí Lanka
    zászló: Libéria
    zászló: Lesotho
    zászló: Litvánia
    zászló: Luxemburg
    zászló: Lettország
    zászló: Líbia
    zászló: Marokkó
    zászló: Monaco
    zászló: Moldova
    zászló: Montenegró
    zászló: Saint Martin
    zászló: Madagaszkár
    zászló: Marshall-szigetek
    zászló: Észak-Macedónia
    zászló: Mali
    zászló: Mianmar
    zászló: Mongólia
    zászló: Makaó KKT
    zászló: Északi Mariana-szigetek
    zászló: Martinique
    zászló: Mauritánia
    zászló: Montserrat
    zászló: Málta
    zászló: Mauritius
    zászló: Maldív-szigetek
    zászló: Malawi
    zászló: Mexikó
    zászló: Malajzia
    zászló: Mozambik
    zászló: Namíbia
    zászló: Új-Kaledónia
    zászló: Niger
    zászló: Norfolk-sziget
    zászló: Nigéria
    zászló: Nicaragua
    zászló: Hollandia
    zászló: Norvégia
    zászló: Nepál
    zászló: Nauru
    zászló: Niue
    zászló: Új-Zéland
    zászló: Omán
    zászló: Panama
    zászló: Peru
    zászló: Francia Polinézia
    zászló: Pápua Új-Guinea
    zászló: Fülöp-szigetek
    zászló: Pakisztán
    zászló: Lengyelország
    zászló: Saint-Pierre és Miquelon
    zászló: Pitcairn-szigetek
    zászló: Puerto Rico
    zászló: Palesztin Autonómia
    zászló: Portugália
    zászló: Palau
    zászló: Paraguay
    zászló: Katar
    zászló: Réunion
    zászló: Románia
    zászló: Szerbia
    zászló: Oroszország
    zászló: Ruanda
    zászló: Szaúd-Arábia
    zászló: Salamon-szigetek
    zászló: Seychelle-szigetek
    zászló: Szudán
    zászló: Svédország
    zászló: Szingapúr
    zászló: Szent Ilona
    zászló: Szlovénia
    zászló: Svalbard és Jan Mayen
    zászló: Szlovákia
    zászló: Sierra Leone
    zászló: San Marino
    zászló: Szenegál
    zászló: Szomália
    zászló: Suriname
    zászló: Dél-Szudán
    zászló: São Tomé és Príncipe
    zászló: Salvador
    zászló: Sint Maarten
    zászló: Szíria
    zászló: Szváziföld
    zászló: Tristan da Cunha
    zászló: Turks- és Caicos-szigetek
    zászló: Csád
    zászló: Francia Déli Területek
    zászló: Togo
    zászló: Thaiföld
    zászló: Tádzsikisztán
    zászló: Tokelau
    zászló: Kelet-Timor
    zászló: Türkmenisztán
    zászló: Tunézia
    zászló: Tonga
    zászló: Törökország
    zászló: Trinidad és Tobago
    zászló: Tuvalu
    zászló: Tajvan
    zászló: Tanzánia
    zászló: Ukrajna
    zászló: Uganda
    zászló: Az USA lakatlan külbirtokai
    zászló: Egyesült Nemzetek Szervezete
    zászló: Egyesült Államok
    zászló: Uruguay
    zászló: Üzbegisztán
    zászló: Vatikán
    zászló: Saint Vincent és a Grenadine-szigetek
    zászló: Venezuela
    zászló: Brit Virgin-szigetek
    zászló: Amerikai Virgin-szigetek
    zászló: Vietnám
    zászló: Vanuatu
    zászló: Wallis és Futuna
    zászló: Szamoa
    zászló: Koszovó
    zászló: Jemen
    zászló: Mayotte
    zászló: Dél-afrikai Köztársaság
    zászló: Zambia
    zászló: Zimbabwe
    japán „itt” gomb
    japán „szervizdíj” gomb
    japán „ingyenes” gomb
    japán „foglalt” gomb
    japán „tiltott” gomb
    japán „megüresedés” gomb
    japán „minimális pontszám” gomb
    japán „megtelt” gomb
    japán „nem ingyenes” gomb
    japán „havi összeg” gomb
    japán „alkalmazás” gomb
    japán „engedmény” gomb
    japán „működik” gomb
    japán „alkalmi vétel” gomb
    japán „elfogadás” gomb
    ciklon
    ködös
    becsukott esernyő
    éjszaka csillagokkal
    hegyek mögött felkelő nap
    napfelkelte
    városkép alkonyatkor
    naplemente
    szivárvány
    híd éjszaka
    vízhullám
    vulkán
    tejút
    Európát és Afrikát mutató földgömb
    Amerikát mutató földgömb
    Ázsiát és Ausztráliát mutató földgömb
    földgömb délkörökkel
    újhold
    növő, sarló alakú hold
    első negyedben lévő hold
    növő domború hold
    telihold
    fogyó domború hold
    utolsó negyedben lévő hold
    fogyó, sarló alakú hold
    növekvő hold
    újhold arccal
    első negyedben lévő hold arccal
    utolsó negyedben lévő hold arccal
    telihold arccal
    nap arccal
    fénylő csillag
    hullócsillag
    hőmérő
    nap egy kis felhő mögött
    nap egy nagy felhő mögött
    nap a felhő mögött esővel
    felhő esővel
    felhő hóval
    felhő villámmal
    tornádó
    köd
    szélarc
    hot dog
    taco
    burrito
    gesztenye
    palánta
    örökzöld
    lombhullató fa
    pálmafa
    kaktusz
    erőspaprika
    tulipán
    cseresznyevirág
    rózsa
    hibiszkusz
    napraforgó
    virágzás
    kukoricacső
    rizs
    gyógynövény
    négylevelű lóhere
    juharlevél
    lehullott levél
    szélfútta levél
    gomba
    paradicsom
    padlizsán
    szőlő
    sárgadinnye
    görögdinnye
    mandarin
    citrom
    banán
    ananász
    piros alma
    zöld alma
    körte
    őszibarack
    cseresznye
    eper
    hamburger
    pizza
    csontos hús
    csirkecomb
    rizskeksz
    rizsgolyó
    főtt rizs
    currys rizs
    gőzölgő tál
    spagetti
    kenyér
    sült krumpli
    sült édesburgonya
    dango
    oden
    szusi
    sült garnélarák
    csavart haltorta
    lágyfagylalt
    fagylalt öntettel
    fagylalt
    fánk
    sütemény
    csokoládé
    cukorka
    nyalóka
    puding
    mézes csupor
    gyümölcstorta
    japán ételdoboz
    egy tál étel
    sütés-főzés
    kés és villa
    fül nélküli teáscsésze
    szaké
    borospohár
    koktélos pohár
    trópusi ital
    söröskorsó
    összekoccanó söröskorsók
    cumisüveg
    kés és villa tányérral
    üveg kiugró dugóval
    pattogatott kukorica
    szalag
    becsomagolt ajándék
    születésnapi torta
    töklámpás
    karácsonyfa
    mikulás
    tűzijáték
    csillagszóró
    léggömb
    partikellékek
    konfetti
    tanabata ünnepi fa
    keresztbe tett zászlók
    fenyődekoráció
    japán babák
    rizspapír pontyok
    szélharang
    holdünnep
    iskolatáska
    diplomaosztón használt kalap
    katonai kitüntetés
    emlékező szalag
    stúdiómikrofon
    csúszka
    vezérlőgombok
    filmkockák
    belépőjegyek
    ló a körhintáról
    óriáskerék
    hullámvasút
    horgászbot
    mikrofon
    kamera
    mozi
    fülhallgató
    festőpaletta
    cilinder
    cirkuszsátor
    jegy
    csapó
    előadóművészetek
    videojáték
    telitalálat
    nyerőgép
    biliárd
    dobókocka
    bowling
    virágos kártyajáték
    hangjegy
    hangjegyek
    szaxofon
    gitár
    zenei billentyűzet
    trombita
    hegedű
    zenei kotta
    futómez
    tenisz
    sílécek
    kosárlabda
    kockás zászló
    snowboardozó
    futó
    futó nő
    futó férfi
    szörföző
    szörföző nő
    szörföző férfi
    sportérem
    kupa
    lóverseny
    amerikai foci
    rögbi
    úszó
    úszó nő
    úszó férfi
    súlyemelő
    súlyemelő nő
    súlyemelő férfi
    golfozó
    golfozó nő
    golfozó férfi
    motorkerékpár
    versenyautó
    krikett
    röplabda
    gyeplabda
    hokiütő és korong
    pingpong
    hegy hótakaróval
    sátorozás
    strand napernyővel
    építkezés
    lakóházak
    városkép
    elhagyatott ház
    klasszikus épület
    sivatag
    lakatlan sziget
    nemzeti park
    stadion
    lakóház
    ház kerttel
    irodaépület
    japán postahivatal
    postahivatal
    kórház
    bank
    ATM-jel
    hotel
    szálló szerelmeseknek
    kisbolt
    iskola
    áruház
    gyár
    piros papírlámpa
    japán kastély
    vár
    lengő fehér zászló
    transznemű zászló
    szivárványszínű zászló
    lengő fekete zászló
    kalózzászló
    zászló: Anglia
    zászló: Skócia
    zászló: Wales
    rozetta
    címke
    tollaslabda
    íj és nyíl
    amfora
    világos bőrtónus
    közepesen világos bőrtónus
    közepes bőrtónus
    közepesen sötét bőrtónus
    sötét bőrtónus
    patkány
    egér
    ökör
    vízibölény
    tehén
    tigris
    leopárd
    nyúl
    macska
    fekete macska
    sárkány
    krokodil
    bálna
    csiga
    kígyó
    ló
    kos
    kecske
    birka
    majom
    kakas
    tyúk
    kutya
    segítőkutya
    disznó
    vaddisznó
    elefánt
    polip
    tengeri csiga
    rovar
    hangya
    méh
    katica
    hal
    trópusi hal
    gömbhal
    teknős
    kikelő kiscsibe
    naposcsibe
    előre néző kiscsibe
    madár
    pingvin
    koala
    pudli
    teve
    kétpúpú teve
    delfin
    egérfej
    tehénfej
    tigrisfej
    nyúlfej
    macskafej
    sárkányfej
    fröcskölő bálna
    lófej
    majomfej
    kutyafej
    malacfej
    békafej
    hörcsögfej
    farkasfej
    medvefej
    jegesmedve
    pandafej
    malacorr
    mancsnyomok
    mókus
    szemek
    szem
    szem szövegbuborékban
    fül
    orr
    száj
    nyelv
    tenyér felfelé mutató ujjal
    tenyér lefelé mutató ujjal
    kéz balra mutató ujjal
    kéz jobbra mutató ujjal
    ütésre emelt ököl
    integető kéz
    ok jel
    felfelé mutató hüvelykujj
    lefelé mutató hüvelykujj
    tapsoló kéz
    széttárt kéz
    korona
    női kalap
    szemüveg
    nyakkendő
    póló
    farmer
    ruha
    kimonó
    bikini
    női ruha
    pénztárca
    női táska
    táska
    férfi cipő
    futócipő
    magas sarkú cipő
    női szandál
    női csizma
    lábnyomok
    ember sziluettje melltől felfelé
    két ember sziluettje melltől felfelé
    fiú
    lány
    férfi
    doktor
    bíró
    pilóta
    pár szívvel: férfi és férfi
    csók: férfi és férfi
    gazda
    szakács
    kisbabát etető férfi
    férfi tanuló
    férfi énekes
    férfi művész
    tanár
    férfi munkás
    család: férfi és fiú
    család: férfi, fiú és fiú
    család: férfi és lány
    család: férfi, lány és fiú
    család: férfi, lány és lány
    család: férfi, férfi és fiú
    család: férfi, férfi, fiú és fiú
    család: férfi, férfi és lány
    család: férfi, férfi, lány és fiú
    család: férfi, férfi, lány és lány
    család: férfi, nő és fiú
    család: férfi, nő, fiú és fiú
    család: férfi, nő és lány
    család: férfi, nő, lány és fiú
    család: férfi, nő, lány és lány
    programozó férfi
    férfi irodista
    szerelő
    férfi tudós
    űrhajós
    tűzoltó
    férfi fehér bottal
    férfi: vörös haj
    férfi: göndör haj
    férfi: kopasz
    férfi: ősz haj
    férfi motoros kerekesszékben
    férfi kézi hajtású kerekesszékben
    nő
    doktornő
    bírónő
    pilótanő
    pár szívvel: nő és férfi
    pár szívvel: nő és nő
    csók: nő és férfi
    csók: nő és nő
    női gazda
    szakácsnő
    kisbabát etető nő
    női tanuló
    női énekes
    női művész
    tanárnő
    női munkás
    család: nő és fiú
    család: nő, fiú és fiú
    család: nő és lány
    család: nő, lány és fiú
    család: nő, lány és lány
    család: nő, nő és fiú
    család: nő, nő, fiú és fiú
    család: nő, nő és lány
    család: nő, nő, lány és fiú
    család: nő, nő, lány és lány
    programozó nő
    női irodista
    szerelőnő
    női tudós
    űrhajósnő
    tűzoltónő
    nő fehér bottal
    nő: vörös haj
    nő: göndör haj
    nő: kopasz
    nő: ősz haj
    nő motoros kerekesszékben
    nő kézi hajtású kerekesszékben
    család
    kézen fogva álló férfi és nő
    kézen fogva álló férfiak
    kézen fogva álló nők
    zsaru
    rendőrnő
    rendőr
    bulizó emberek
    bulizó nők
    bulizó férfiak
    ember fátyollal
    nő fátyollal
    férfi fátyollal
    szőke hajú ember
    szőke nő
    szőke férfi
    kínai sapkás ember
    turbános ember
    turbános nő
    turbános férfi
    idős férfi
    idős nő
    baba
    építőmunkás
    építőmunkás nő
    építőmunkás férfi
    hercegnő
    ogre
    kobold
    szellem
    babaangyal
    földönkívüli
    földönkívüli szörny
    ördög
    koponya
    ember az információs pultnál
    nyitott tenyerű nő
    nyitott tenyerű férfi
    gárdista
    női őr
    őr
    táncoló nő
    ajakrúzs
    körömlakk
    arcmasszázs
    nő arcmasszázson
    férfi arcmasszázson
    hajvágás
    nő fodrásznál
    férfi fodrásznál
    fodrászcégér
    fecskendő
    tabletta
    csóknyom
    szerelmes levél
    gyűrű
    ékkő
    csók
    csokor
    pár szívvel
    esküvő
    dobogó szív
    összetört szív
    két szív
    ragyogó szív
    növekvő szív
    nyíllal átlőtt szív
    kék szív
    zöld szív
    sárga szív
    lila szív
    szív szalaggal
    forgó szívek
    szív formájú dekoráció
    rombusz ponttal
    villanykörte
    a düh szimbóluma
    bomba
    alvás
    ütközés
    izzadságcseppek
    csepp
    rohanás
    kakihalom
    befeszített bicepsz
    szédülés
    szövegbuborék
    gondolatbuborék
    fehér virág
    száz pont
    pénzeszsák
    pénzváltás
    vastag dollárjel
    hitelkártya
    jen bankjegy
    dollár bankjegy
    euró bankjegy
    font bankjegy
    pénz szárnyakkal
    növekvő jendiagram
    ülés
    laptop
    aktatáska
    minidisk
    floppylemez
    optikai lemez
    dvd
    fájlmappa
    nyitott fájlmappa
    kunkorodó lap
    felfelé néző oldal
    naptár
    fali naptár
    forgó névjegykártyatartó
    növekvő diagram
    csökkenő diagram
    oszlopdiagram
    írótábla
    rajzszög
    kerek rajzszög
    gemkapocs
    egyenes vonalzó
    háromszögvonalzó
    könyvjelzők
    főkönyv
    jegyzetfüzet
    jegyzetfüzet díszkötésben
    becsukott könyv
    nyitott könyv
    zöld könyv
    kék könyv
    narancssárga könyv
    könyvek
    kitűző
    tekercs
    feljegyzés
    telefonkagyló
    személyhívó
    faxkészülék
    parabolaantenna
    hangosbeszélő
    megafon
    kimenő tálca
    beérkező tálca
    csomag
    e-mail
    beérkező boríték
    boríték nyíllal
    csukott levelesláda leengedett zászlóval
    csukott levelesláda felemelt zászlóval
    nyitott levelesláda felemelt zászlóval
    nyitott levelesláda leengedett zászlóval
    postaláda
    postakürt
    újság
    mobiltelefon
    mobiltelefon nyíllal
    rezgő mód
    mobiltelefon kikapcsolva
    mobiltelefon használata tilos
    antennasávok
    fényképezőgép
    fényképező vakuval
    videokamera
    televízió
    rádió
    videokazetta
    filmvetítő
    imafüzér
    véletlenszerű lejátszás gomb
    ismétlés gomb
    egy szám ismétlése gomb
    óramutató járásával megegyező irányú függőleges nyilak
    óramutató járásával ellentétes irányú nyilak gombja
    sötétítés gomb
    világosítás gomb
    elnémított hangszóró
    hangszóró
    bekapcsolt hangszóró
    hangos hangszóró
    elem
    elektromos dugó
    balra mutató nagyító
    jobbra mutató nagyító
    lakat tollal
    zárt lakat kulccsal
    kulcs
    lakat
    nyitott lakat
    harang
    áthúzott harang
    könyvjelző
    kapocs
    választógomb
    vissza nyíl
    vége nyíl
    bekapcsolva nyíl
    hamarosan nyíl
    csúcsra nyíl
    18 év alatt tilos
    gombfej: 10
    latin nagybetűs bevitel
    latin kisbetűs bevitel
    számbevitel
    szimbólumok bevitele
    latin betűk bevitele
    tűz
    zseblámpa
    csavarkulcs
    kalapács
    csavar és anya
    konyhakés
    vízipisztoly
    mikroszkóp
    távcső
    kristálygömb
    hatágú csillag ponttal
    a kezdő japán szimbóluma
    háromágú szigony
    fekete, négyzet alakú gomb
    fehér, négyzet alakú gomb
    piros kör
    kék kör
    nagy narancssárga rombusz
    nagy kék rombusz
    kis narancssárga rombusz
    kis kék rombusz
    fölfelé mutató piros háromszög
    lefelé mutató piros háromszög
    felfelé gomb
    lefelé gomb
    om
    galamb
    kába
    mecset
    zsinagóga
    menóra
    egy óra
    két óra
    három óra
    négy óra
    öt óra
    hat óra
    hét óra
    nyolc óra
    kilenc óra
    tíz óra
    tizenegy óra
    tizenkét óra
    fél kettő
    fél három
    fél négy
    fél öt
    fél hat
    fél hét
    fél nyolc
    fél kilenc
    fél tíz
    fél tizenegy
    fél tizenkettő
    fél egy
    gyertya
    régies óra
    lyuk
    öltönyös, lebegő ember
    detektív
    nyomozónő
    nyomozó
    napszemüveg
    pók
    pókháló
    joystick
    táncoló férfi
    összekapcsolt gemkapcsok
    toll
    töltőtoll
    ecset
    zsírkréta
    felemelt kéz szétálló ujjakkal
    középső ujj
    star trek-üdvözlet
    fekete szív
    asztali számítógép
    nyomtató
    számítógépes egér
    trackball
    kép kerettel
    kartotékelválasztók
    kartotékdoboz
    iratszekrény
    papírkosár
    spirálfüzet
    spirálos naptár
    satu
    régi kulcs
    feltekert újság
    tőr
    beszélő fej
    balra nyíló szövegbuborék
    jobbra nyíló dühös szövegbuborék
    urna szavazólappal
    világtérkép
    Fudzsi-hegy
    Tokiói torony
    Szabadság-szobor
    Japán térképe
    moai
    nevető arc
    mosolygó szemmel nevető arc
    arc örömkönnyekkel
    nagyra nyílt szemmel mosolygó arc
    nevető arc mosolygó szemmel
    nevető arc verejtékkel
    nyitott szájjal és lehunyt szemmel mosolygó arc
    mosolygó arc glóriával
    mosolygó arc szarvakkal
    kacsintó arc
    mosolygó arc mosolygó szemmel
    finom ételt élvező arc
    megkönnyebbült arc
    mosolygó arc szív alakú szemmel
    mosolygó arc napszemüveggel
    önelégült vigyor
    semleges arc
    kifejezéstelen arc
    szomorú arc
    lehangolt arc verejtékkel
    elgondolkodó arc
    zavart arc
    összezavarodott arc
    csókoló arc
    csókot dobó arc
    csókoló arc mosolygó szemmel
    csókoló arc lehunyt szemmel
    arc kinyújtott nyelvvel
    arc kinyújtott nyelvvel és kacsintó szemmel
    arc kilógó nyelvvel és erősen behunyt szemmel
    csalódott arc
    aggódó arc
    mérges arc
    duzzogó arc
    síró arc
    állhatatos arc
    orrából gőzt fújtató arc
    csalódott, de megkönnyebbült arc
    rosszalló arc nyitott szájjal
    elkínzott arc
    félelemmel teli arc
    kimerült arc
    álmos arc
    fáradt arc
    grimaszoló arc
    zokogó arc
    arc nyitott szájjal
    levegőt kifújó arc
    meglepődött arc
    aggódó arc nyitott szájjal és verejtékkel
    félelemtől sikoltó arc
    lenyűgözött arc
    elpirult arc
    alvó arc
    szédülő arc
    spirálszemű arc
    száj nélküli arc
    arc a felhőben
    arc egészségügyi maszkkal
    nevető macska mosolygó szemmel
    macska örömkönnyekkel
    nevető macska
    mosolygó macska szív alakú szemmel
    macska fanyar mosollyal
    csókoló macska
    duzzogó macska
    síró macska
    kimerült macska
    kissé komor arc
    finoman mosolygó arc
    fejjel lefelé fordult arc
    szemét forgató arc
    tiltás mutatása
    tiltást mutató nő
    tiltást mutató férfi
    beleegyezés mutatása
    beleegyezést mutató nő
    beleegyezést mutató férfi
    meghajló ember
    meghajló nő
    meghajló férfi
    nem láttam semmit
    nem hallottam semmit
    nem szólok semmit
    vidáman intő ember
    vidáman intő nő
    vidáman intő férfi
    kezét felemelő ember
    rosszalló ember
    rosszalló nő
    rosszalló férfi
    duzzogó ember
    duzzogó nő
    duzzogó férfi
    összetett kéz
    rakéta
    helikopter
    mozdony
    vasúti kocsi
    gyorsvasút
    golyóorrú gyorsvasút
    vonat
    metró
    hév
    állomás
    villamos
    villamoskocsi
    busz
    érkező busz
    trolibusz
    buszmegálló
    mikrobusz
    mentő
    tűzoltóautó
    rendőrautó
    érkező rendőrautó
    taxi
    érkező taxi
    autó
    érkező autó
    szabadidőautó
    teherautó
    billenős teherautó
    traktor
    egysínű vasút
    hegyi vasút
    függővasút
    hegyi felvonó
    kötélpályás felvonó
    hajó
    evező ember
    evező nő
    evező férfi
    motoros siklócsónak
    vízszintes közlekedési lámpa
    függőleges közlekedési lámpa
    útépítés
    rendőrautó villogója
    háromszög alakú zászló
    ajtó
    tilos
    dohányzás
    dohányozni tilos
    szemét a kukában szimbólum
    szemetelni tilos
    ivóvíz
    nem ivóvíz
    kerékpár
    kerékpározni tilos
    kerékpáros
    kerékpáros nő
    kerékpáros férfi
    hegyikerékpáros
    hegyikerékpáros nő
    hegyikerékpáros férfi
    gyalogos
    sétáló nő
    sétáló férfi
    nem gyalogos zóna
    átkelő gyermekek
    férfimosdó
    női mosdó
    mosdó
    baba szimbólum
    vécé
    toalett
    zuhanyzó
    fürdő ember
    fürdőkád
    útlevél-ellenőrzés
    vám
    poggyászfelvétel
    csomagmegőrző
    kanapé és lámpa
    ember az ágyban
    bevásárlótáskák
    londinerhívó csengő
    ágy
    imahely
    stoptábla
    bevásárlókocsi
    hindu templom
    kunyhó
    lift
    játszótéri csúszda
    kerék
    mentőöv
    kalapács és csavarkulcs
    pajzs
    olajoshordó
    autópálya
    vasúti sín
    motorcsónak
    kisrepülő
    repülőgép indulása
    repülőgép érkezése
    műhold
    utasszállító hajó
    roller
    robogó
    kenu
    szán
    repülő csészealj
    gördeszka
    motoros riksa
    kisteherautó
    görkorcsolya
    narancssárga kör
    sárga kör
    zöld kör
    lila kör
    barna kör
    vörös négyzet
    kék négyzet
    narancssárga négyzet
    sárga négyzet
    zöld négyzet
    lila négyzet
    barna négyzet
    vastag egyenlőségjel
    összecsippentett ujjak
    fehér szív
    barna szív
    csippentő kéz
    arc összecipzározott szájjal
    arc dollárjelekkel
    arc lázmérővel
    kockaarc
    gondolkodó arc
    arc bekötött fejjel
    robot
    ölelés
    metálvilla
    „hívj fel” kézjel
    kézfej
    balra néző ököl
    jobbra néző ököl
    kézfogás
    keresztezett ujjak
    szeretlek kézmozdulat
    cowboykalapos fej
    bohócfej
    émelygő arc
    gurul a nevetéstől
    nyáladzó fej
    hazudó arc
    kézbe temetett arc
    arcát a kezébe temető nő
    arcát a kezébe temető férfi
    tüsszentő arc
    felhúzott szemöldökű arc
    csillagszemű
    őrült fej
    csitító arc
    arc jelekkel a száján
    arc szájra tett kézzel
    hányó arc
    felrobbanó fej
    terhes nő
    szoptatás
    felfelé fordított tenyerek
    szelfi
    herceg
    szmokingos ember
    szmokingos nő
    szmokingos férfi
    mikulás ruhás anyó
    vállrándítás
    vállrándító nő
    vállrándító férfi
    cigánykerék
    cigánykerekező nő
    cigánykerekező férfi
    zsonglőr
    zsonglőr nő
    zsonglőr férfi
    vívó
    birkózók
    birkózó nők
    birkózó férfiak
    vízilabda
    vízilabdázó nő
    vízilabdázó férfi
    kézilabda
    kézilabdázó nő
    kézilabdázó férfi
    búvármaszk
    hervadt virág
    dob
    koccintó poharak
    feles pohár
    kanál
    kapu
    aranyérem
    ezüstérem
    bronzérem
    bokszkesztyű
    karateruha
    curlingkő
    lacrosse
    softball
    frizbi
    croissant
    avokádó
    uborka
    szalonna
    krumpli
    sárgarépa
    bagett
    zöld saláta
    serpenyős étel
    pita
    tojás
    egy pohár tej
    földimogyoró
    kivi
    palacsinta
    gombóc
    szerencsesüti
    elviteles doboz
    evőpálcikák
    tál kanállal
    pohár szívószállal
    kókuszdió
    brokkoli
    pite
    perec
    húsdarab
    szendvics
    konzerv
    leveles zöldség
    mangó
    holdsütemény
    bagel
    mosolygós arc szívekkel
    ásító arc
    mosolygó arc könnycseppel
    bulizó arc
    részeges arc
    forró arc
    fagyos arc
    nindzsa
    álcázott arc
    könnyeivel küszködő arc
    esedező arc
    szári
    laborköpeny
    védőszemüveg
    túrabakancs
    lapos sarkú cipő
    rák
    oroszlánfej
    skorpió
    pulyka
    unikornisfej
    sas
    kacsa
    denevér
    cápa
    bagoly
    rókafej
    pillangó
    szarvas
    gorilla
    gyík
    orrszarvú
    garnélarák
    tintahal
    zsiráf
    zebra
    sün
    sauropoda
    T. rex
    tücsök
    kenguru
    láma
    páva
    víziló
    papagáj
    mosómedve
    homár
    szúnyog
    mikróba
    borz
    hattyú
    mamut
    dodó
    lajhár
    vidra
    orangután
    bűzösborz
    flamingó
    osztriga
    hód
    bölény
    fóka
    vakvezető kutya
    fehér bot
    vörös haj
    göndör haj
    kopasz
    ősz haj
    csont
    lábszár
    lábfej
    fog
    szuperhős
    női szuperhős
    férfi szuperhős
    főgonosz
    női főgonosz
    férfi főgonosz
    mentőmellény
    fül hallókészülékkel
    motoros kerekesszék
    kézi hajtású kerekesszék
    mechanikus kar
    mechanikus láb
    sajtdarab
    cupcake
    só
    italos doboz
    fokhagyma
    hagyma
    falafel
    gofri
    vaj
    maté
    jégkocka
    buborékos tea
    troll
    álló ember
    álló nő
    álló férfi
    térdelő ember
    térdelő nő
    térdelő férfi
    siket ember
    siket nő
    siket férfi
    arc monoklival
    felnőtt
    egészségügyi dolgozó
    bíró / bírónő
    pilóta / pilótanő
    gazda / női gazda
    szakács / szakácsnő
    kisbabát etető személy
    télapó
    diák
    énekes
    művész
    tanár / tanárnő
    munkás
    informatikus
    irodai dolgozó
    szerelő / szerelőnő
    tudás
    űrhajós / űrhajósnő
    tűzoltó / tűzoltónő
    egymás kezét fogó emberek
    ember fehér bottal
    felnőtt: vörös haj
    felnőtt: göndör haj
    felnőtt: kopasz
    felnőtt: ősz haj
    ember motoros kerekesszékben
    kerekesszékes ember
    gyerek
    idősebb felnőtt
    szakállas ember
    nő: szakáll
    férfi: szakáll
    nő fejkendővel
    ember a gőzfürdőben
    nő a gőzfürdőben
    férfi a gőzfürdőben
    mászó ember
    mászó nő
    mászó férfi
    ember lótuszülésben
    nő lótuszülésben
    férfi lótuszülésben
    varázsló
    varázslónő
    férfi varázsló
    tündér
    női tündér
    férfi tündér
    vámpír
    női vámpír
    férfi vámpír
    sellő
    sellőlány
    férfi sellő
    tünde
    női tünde
    férfi tünde
    dzsinn
    női dzsinn
    férfi dzsinn
    zombi
    női zombi
    férfi zombi
    agy
    narancssárga szív
    sildes sapka
    sál
    kesztyű
    kabát
    zokni
    piros boríték
    petárda
    kirakó
    kémcső
    Petri-csésze
    DNS
    iránytű
    abakusz
    tűzoltó készülék
    szerszámosláda
    tégla
    mágnes
    bőrönd
    krémes flakon
    cérna
    fonál
    biztosítótű
    plüssmaci
    seprű
    kosár
    papírtekercs
    szappan
    szivacs
    nyugta
    nazar amulett
    balettcipő
    egyrészes fürdőruha
    fürdőnadrág
    rövidnadrág
    tangapapucs
    vércsepp
    ragtapasz
    sztetoszkóp
    röntgen
    mankó
    jojó
    papírsárkány
    ejtőernyő
    bumeráng
    varázspálca
    pinyáta
    matrjoska
    gyűrűs bolygó
    szék
    borotva
    balta
    olajlámpa
    bendzsó
    katonai sisak
    harmonika
    hosszú dob
    érme
    rókafarkú fűrész
    csavarhúzó
    létra
    kampó
    tükör
    ablak
    vécépumpa
    varrótű
    csomó
    vödör
    egércsapda
    fogkefe
    sírkő
    transzparens
    szikla
    tükörgömb
    személyi igazolvány
    alacsony töltöttség
    hamsza
    légy
    kukac
    bogár
    csótány
    cserepes növény
    fa
    madártoll
    lótusz
    korall
    üres fészek
    fészek tojásokkal
    szív
    tüdő
    egymást ölelő emberek
    terhes férfi
    terhes személy
    koronás személy
    áfonya
    kaliforniai paprika
    olajbogyó
    laposkenyér
    tamale
    fondü
    teáskanna
    ömlő folyadék
    bab
    befőttesüveg
    elolvadó arc
    tisztelgő arc
    nyitott szemű, száját takaró arc
    kémlelő szemű arc
    átlós szájú arc
    pontozott vonalas arc
    ajkába harapó száj
    buborékok
    keresztezett mutató- és hüvelykujjú kéz
    jobbra néző kéz
    balra néző kéz
    lefelé néző kéz
    felfelé néző kéz
    felhasználóra mutató ujj
    szívet formázó kezek
    """#
}
