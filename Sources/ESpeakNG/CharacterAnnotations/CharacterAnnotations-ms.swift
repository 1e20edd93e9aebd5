// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let ms: StaticString = #"""
    tanda seru
    tanda cencang
    butang kekunci: #
    dolar
    peratus
    ampersan
    koma lurus
    tanda kurung
    asterisk
    butang kekunci: *
    tanda campur
    koma
    sempang tanda tolak
    noktah
    garis condong
    butang kekunci: 0
    butang kekunci: 1
    butang kekunci: 2
    butang kekunci: 3
    butang kekunci: 4
    butang kekunci: 5
    butang kekunci: 6
    butang kekunci: 7
    butang kekunci: 8
    butang kekunci: 9
    noktah bertindih
    koma bernoktah
    kurang daripada
    sama dengan
    lebih besar daripada
    tanda soalan
    tanda at
    buka kurung siku
    garis miring balik
    kurung siku tertutup
    aksen sirkumfleks
    garis bawah
    aksen grava
    buka kurung dakap
    bar menegak
    tutup kurung dakap
    lambang tilde
    tanda seru terbalik
    sen
    paun
    Mata Wang Tidak Diketahui
    yen
    bahagian
    diaresis
    hak cipta
    sudut berganda kiri
    penafian
    berdaftar
    darjah
    campur - tolak
    nombor dua superskrip
    nombor tiga superskrip
    aksen tirus
    simbol mikro
    tanda perenggan
    titik tengah
    nombor satu superskrip
    sudut berganda kanan
    tanda soal terbalik
    simbol pendaraban
    simbol pembahagian
    Dram Armenia
    Afghani Afghanistan
    koma arab
    koma bernoktah arab
    tanda soal arab
    Taka Bangladesh
    Baht Thai
    Riel Kemboja
    sempang
    sengkang en
    sengkang em
    palang lintang
    koma atas kiri
    koma atas kanan
    koma bawah kanan
    tanda petik kiri
    tanda petikan
    tanda petikan bawah
    tanda dagger
    simbol dagger berganda
    bulet
    elipsis
    titik sempang
    per mille
    prima
    prima ganda dua
    prima ganda tiga
    karet
    tanda rujukan
    tanda seru berganda
    interrobang
    garis atas
    asterisme
    garis condong pecahan
    tanda soal seru
    tolak superskrip
    Colon Costa Rica
    cruzeiro
    franc perancis
    lira
    juta
    Naira Nigeria
    
    rupee
    won
    Syekel Baharu Israel
    Dong Vietnam
    euro
    Kip Laos
    Tugrik Mongolia
    peni jerman
    peso
    Guarani Paraguay
    austral
    Hryvnia Ukraine
    Cedi Ghana
    livre tournois
    spesmilo
    Tenge Kazakhstan
    rupee india
    Lira Turki
    Manat Azerbaijan
    rouble
    Lari Georgia
    bitcoin
    hak cipta rakaman bunyi
    tanda dagangan
    sumber maklumat
    anak panah menunjuk ke kiri
    anak panah menunjuk ke atas
    anak panah menunjuk ke kanan
    anak panah menunjuk ke bawah
    anak panah ke kiri ke kanan
    anak panah ke atas ke bawah
    anak panah ke penjuru kiri atas
    anak panah penjuru atas kanan
    anak panah penjuru bawah kanan
    anak panah ke penjuru kiri bawah
    garis miring anak panah ke kiri
    garis miring anak panah ke kanan
    anak panah berombak-ombak ke kiri
    anak panah berombak-ombak ke kanan
    anak panah dwikepala ke kiri
    anak panah dwikepala ke atas
    anak panah dwikepala ke kanan
    anak panah dwikepala ke bawah
    anak panah berekor ke kiri
    anak panah berekor ke kanan
    anak panah ke kiri dari palang
    anak panah ke atas dari palang
    anak panah ke kanan dari palang
    anak panah ke bawah dari palang
    anak panah ke atas ke bawah berdasar
    anak panah ke kanan melengkung ke kiri
    anak panah ke kiri melengkung ke kanan
    anak panah ke kiri bergelung
    anak panah ke kanan bergelung
    anak panah kiri kanan berombak-ombak
    garis miring anak panah kiri kanan
    anak panah siku-sika ke bawah
    anak panah ke atas melencong ke kiri
    anak panah ke atas melencong ke kanan
    anak panah ke bawah melencong ke kiri
    anak panah ke bawah melencong ke kanan
    anak panah ke kanan menukar arah ke bawah
    anak panah ke bawah menukar arah ke kiri
    anak panah separuh bulatan atas arah lawan jam
    anak panah separuh bulatan atas arah ikut jam
    palang panjang anak panah barat laut
    palang anak panah ke kiri di atas palang anak panah ke kanan
    anak panah bulatan terbuka arah lawan jam
    anak panah bulatan terbuka arah ikut jam
    ruit serampang ke kiri menuding ke atas
    ruit serampang ke kiri menuding ke bawah
    ruit serampang ke atas menuding ke kanan
    ruit serampang ke atas menuding ke kiri
    ruit serampang ke kanan menuding ke atas
    ruit serampang ke kanan menuding ke bawah
    ruit serampang ke bawah menuding ke kanan
    ruit serampang ke bawah menuding ke kiri
    anak panah ke kanan di atas palang anak panah ke kiri
    anak panah tunjuk atas dan tunjuk bawah
    anak panah tunjuk kiri di atas anak panah tunjuk kanan
    anak panah berpasangan ke kiri
    anak panah berpasangan ke atas
    anak panah berpasangan ke kanan
    anak panah berpasangan ke bawah
    serampang ke kiri di atas serampang ke kanan
    serampang ke kanan di atas serampang ke kiri
    garis miring anak panah berganda ke kiri
    garis miring anak panah berganda kiri kanan
    garis miring anak panah berganda ke kanan
    anak panah berganda ke kiri
    anak panah berganda ke atas
    anak panah berganda ke kanan
    anak panah berganda ke bawah
    anak panah berganda kiri kanan
    anak panah berganda barat laut
    anak panah berganda timur laut
    anak panah berganda tenggara
    anak panah berganda barat daya
    anak panah ganda tiga ke kiri
    anak panah ganda tiga ke kanan
    anak panah berpintal ke kiri
    anak panah berpintal ke kanan
    garis berganda anak panah ke atas
    garis berganda anak panah ke bawah
    anak panah garis berputus-putus ke kiri
    anak panah garis berputus-putus ke atas
    anak panah garis berputus-putus ke kanan
    anak panah garis berputus-putus ke bawah
    palang anak panah ke kiri
    palang anak panah ke kanan
    anak panah geronggang ke kiri
    anak panah geronggang ke atas
    anak panah geronggang ke kanan
    anak panah geronggang ke bawah
    anak panah geronggang ke atas dari palang
    anak panah ke bawah ke kiri anak panah ke atas
    untuk semua
    pembezaan separa
    wujud
    set kosong
    kenaikan
    nabla
    unsur
    bukan unsur
    mengandungi sebagai ahli
    penamat bukti
    hasil darab n-ner
    hasil tambah n-ner
    tanda tolak
    tolak atau campur
    garis condong pembahagian
    operator asterisk
    operator gelanggang
    operator bulet
    punca kuasa dua
    berkadaran
    simbol infiniti
    sudut tegak
    sudut
    membahagi
    selari
    logik dan
    persilangan
    kesatuan
    kamiran
    kamiran ganda dua
    kamiran kontur
    jadi
    sebab
    nisbah
    perkadaran
    operator tilde
    tilde terbalik
    s malas songsang
    persamaan asimptot
    persamaan lebih kurang
    hampir sama dengan
    semua sama
    lebih kurang sama dengan imej
    gelanggang dalam tanda sama
    tidak sama dengan
    bersamaan dengan
    setara tegas
    kurang daripada atau sama dengan
    lebih besar daripada atau sama dengan
    tanda kurang daripada di atas tanda sama
    tanda lebih besar daripada di atas tanda sama
    jauh kurang daripada
    jauh lebih besar daripada
    di antara
    tidak kurang daripada
    tidak besar daripada
    lebih besar atau setara
    mendahului
    mengekori
    tidak mengekori
    subset
    superset
    subset atau sama dengan
    superset atau sama dengan
    tanda campur berbulat
    tanda tolak berbulat
    tanda darab berbulat
    garis condong pembahagian berbulat
    operator titik berbulat
    operator gelanggang berbulat
    operator asterisk berbulat
    tanda campur di dalam persegi
    tanda tolak di dalam persegi
    paku tekan ke atas
    tidak paksa
    mendahului dengan hubungan
    mengekori dengan hubungan
    asal
    matriks konjugat Hermitian
    segi tiga sudut tegak
    logik atau n-ner
    persilangan n-ner
    kesatuan n-ner
    operator titik
    operator bintang
    cantuman asli
    persilangan ganda dua
    sangat jauh kurang daripada
    sangat jauh lebih besar daripada
    tanda sama tidak mengandungi sebagai subkumpulan normal
    elipsis menegak
    elipsis lintang garis tengah
    elipsis pepenjuru atas kanan
    elipsis pepenjuru bawah kanan
    jam tangan
    jam pasir
    papan kekunci
    butang keluarkan
    butang mara laju
    butang undur laju
    butang laju ke atas
    butang laju ke bawah
    butang trek berikutnya
    butang runut terakhir
    butang main atau jeda
    jam loceng
    jam randik
    jam pemasa
    jam pasir dengan pasir mengalir
    butang jeda
    butang henti
    butang rakam
    huruf M dibulatkan
    persegi berisi
    persegi geronggang
    persegi geronggang dengan penjuru bulat
    persegi berisi di dalam persegi geronggang
    persegi dengan isian lintang
    persegi dengan isian menegak
    persegi dengan isian jejaring silang ortogon
    persegi dengan isian atas kiri dan bawah kanan
    persegi dengan isian atas kanan dan bawah kiri
    persegi dengan isian jejaring silang pepenjuru
    persegi kecil hitam
    persegi kecil putih
    segi empat tepat berisi
    segi empat tepat geronggang
    segi empat tepat menegak berisi
    segi empat selari berisi
    segi tiga berisi menunjuk ke atas
    segi tiga geronggang menuding ke atas
    segi tiga kecil berisi menuding ke atas
    segi tiga kecil geronggang menuding ke atas
    butang main
    segi tiga geronggang menuding ke kanan
    segi tiga kecil berisi menuding ke kanan
    segi tiga kecil geronggang menuding ke kanan
    penunjuk berisi menuding ke kanan
    penunjuk geronggang menuding ke kanan
    segi tiga berisi menunjuk ke bawah
    segi tiga geronggang menuding ke bawah
    segi tiga kecil berisi menuding ke bawah
    segi tiga kecil geronggang menuding ke bawah
    butang undur
    segi tiga geronggang menuding ke kiri
    segi tiga kecil berisi menuding ke kiri
    segi tiga kecil geronggang menuding ke kiri
    penunjuk berisi menuding ke kiri
    penunjuk geronggang menuding ke kiri
    wajik berisi
    wajik geronggang
    wajik berisi di dalam wajik geronggang
    bulatan berisi di dalam bulatan geronggang
    wajik
    bulatan kosong
    bulatan berbintik
    bulatan dengan isian menegak
    bulatan sepusat
    bulatan berisi
    bulatan dengan bahagian kiri berisi
    bulatan dengan bahagian kanan berisi
    bulatan dengan bahagian bawah berisi
    bulatan dengan bahagian atas berisi
    bulatan dengan sukuan atas kanan berisi
    bulatan berisi kecuali sukuan atas kiri
    bulatan separuh bahagian kiri berisi
    bulatan separuh bahagian kanan berisi
    bulet songsang
    bulatan geronggang di dalam persegi berisi
    lengkuk sukuan bulat atas kiri
    lengkuk sukuan bulat atas kanan
    lengkuk sukuan bulat bawah kanan
    lengkuk sukuan bulat bawah kiri
    bulatan separuh bahagian atas
    bulatan separuh bahagian bawah
    segi tiga bawah kanan berisi
    segi tiga bawah kiri berisi
    segi tiga atas kiri berisi
    segi tiga atas kanan berisi
    bulet geronggang
    bulatan kosong besar
    persegi geronggang dengan sukuan atas kanan
    bulatan geronggang dengan sukuan atas kanan
    persegi sederhana putih
    persegi sederhana hitam
    persegi sederhana kecil putih
    persegi sederhana kecil hitam
    segi tiga bawah kanan
    matahari
    awan
    payung
    orang-orang salji
    komet
    telefon
    peti undi dengan tanda semak
    payung dengan titisan hujan
    minuman panas
    syamrok
    jari telunjuk menunjuk ke atas
    tengkorak dan tulang bersilang
    radioaktif
    biobahaya
    salib ortodoks
    bintang dan bulan sabit
    simbol keamanan
    yin yang
    roda dharma
    muka berkerut
    muka tersenyum
    simbol perempuan
    simbol lelaki
    Aries
    Taurus
    Gemini
    Cancer
    Leo
    Virgo
    Libra
    Scorpio
    Sagittarius
    Capricorn
    Aquarius
    Pisces
    bidak catur
    daun sped
    daun kelawar
    daun lekuk
    daun daiman
    mata air panas
    not perlapan
    flet
    syap
    simbol kitar semula
    infiniti
    kerusi roda
    tukul dan beliung
    sauh
    pedang bersilang
    simbol perubatan
    neraca timbang
    alembic
    gear
    simbol atom
    fleur-de-lis
    amaran
    voltan tinggi
    simbol transgender
    bulatan putih
    bulatan hitam
    keranda
    takar abu mayat
    bola sepak
    besbol
    orang-orang salji tanpa salji
    matahari di sebalik awan
    awan dengan kilat dan hujan
    Ophiuchus
    beliung
    topi keselamatan dengan palang putih
    rantai
    dilarang masuk
    kuil shinto
    gereja
    gunung
    payung di atas tanah
    air pancut
    bendera dalam lubang
    feri
    perahu layar
    pemain ski
    sepatu luncur ais
    orang melantun bola
    wanita melantun bola
    lelaki melantun bola
    khemah
    pam minyak
    gunting
    butang tanda rait
    kapal terbang
    sampul surat
    angkat penumbuk
    angkat tangan
    simbol kemenangan
    tangan menulis
    pensel
    mata pen hitam
    tanda rait
    darab
    salib latin
    bintang daud
    berkilauan
    asterisk berjejari lapan
    bintang berpenjuru lapan
    emping salji
    kilauan
    tanda pangkah
    butang tanda pangkah
    tanda soal
    tanda soal putih
    tanda seru putih
    tanda seru merah
    tanda seru hati
    hati merah
    hati membara
    hati sembuh
    tambah
    tolak
    bahagi
    anak panah ke kanan
    gelung ikal
    gelung ikal berganda
    anak panah ke kanan melengkung ke atas
    anak panah ke kanan melengkung ke bawah
    tanda campur dengan subskrip dua
    hasil darab silang vektor
    hasil darab pedalaman
    palang bawah berganda logik atau
    tanda sama condong kurang daripada
    tanda kurang daripada di atas tanda serupa
    tanda sama garis berganda lebih besar daripada
    tanda mendahului di atas tanda sama bukan hampir
    anak panah ke kiri
    anak panah ke atas
    anak panah ke bawah
    persegi besar hitam
    persegi besar putih
    bintang sederhana putih
    lohong bulatan besar
    koma ideografik
    noktah ideografik
    tanda kurung sudut terbuka
    tanda kurung sudut tertutup
    kurung sudut berganda terbuka
    kurung sudut berganda tertutup
    kurung penjuru terbuka
    kurung penjuru tertutup
    tanda kurung penjuru geronggang terbuka
    tanda kurung penjuru geronggang tertutup
    kurungan kanta hitam terbuka
    kurung kanta hitam tertutup
    kurung siku kura-kura terbuka
    kurung siku kura-kura tertutup
    kurung kanta geronggang terbuka
    kurung kanta geronggang tertutup
    sengkang berombak-ombak
    tanda penyelingan bahagian
    titik tengah katakana
    butang “tahniah” Jepun
    butang “rahsia” Jepun
    rial
    naga merah mahjung
    joker
    butang A (jenis darah)
    butang B (jenis darah)
    butang O (jenis darah)
    butang P
    butang AB (jenis darah)
    butang CL
    butang COOL
    butang FREE
    butang ID
    butang NEW
    butang NG
    butang OK
    butang SOS
    butang UP!
    butang VS
    bendera: Pulau Ascension
    bendera: Andorra
    bendera: Emiriah Arab Bersatu
    bendera: Afghanistan
    bendera: Antigua dan Barbuda
    bendera: Anguilla
    bendera: Albania
    bendera: Armenia
    bendera: Angola
    bendera: Antartika
    bendera: Argentina
    bendera: Samoa Amerika
    bendera: Austria
    bendera: Australia
    bendera: Aruba
    bendera: Kepulauan Aland
    bendera: Azerbaijan
    bendera: Bosnia dan Herzegovina
    bendera: Barbados
    bendera: Bangladesh
    bendera: Belgium
    bendera: Burkina Faso
    bendera: Bulgaria
    bendera: Bahrain
    bendera: Burundi
    bendera: Benin
    bendera: St. Barthelemy
    bendera: Bermuda
    bendera: Brunei
    bendera: Bolivia
    bendera: Belanda Caribbean
    bendera: Brazil
    bendera: Bahamas
    bendera: Bhutan
    bendera: Pulau Bouvet
    bendera: Botswana
    bendera: Belarus
    bendera: Belize
    bendera: Kanada
    bendera: Kepulauan Cocos (Keeling)
    bendera: Congo - Kinshasa
    bendera: Republik Afrika Tengah
    bendera: Congo - Brazzaville
    bendera: Switzerland
    bendera: Cote d’Ivoire
    bendera: Kepulauan Cook
    bendera: Chile
    bendera: Cameroon
    bendera: China
    bendera: Colombia
    bendera: Pulau Clipperton
    bendera: Costa Rica
    bendera: Cuba
    bendera: Cape Verde
    bendera: Curacao
    bendera: Pulau Krismas
    bendera: Cyprus
    bendera: Czechia
    bendera: Jerman
    bendera: Diego Garcia
    bendera: Djibouti
    bendera: Denmark
    bendera: Dominica
    bendera: Republik Dominica
    bendera: Algeria
    bendera: Ceuta dan Melilla
    bendera: Ecuador
    bendera: Estonia
    bendera: Mesir
    bendera: Sahara Barat
    bendera: Eritrea
    bendera: Sepanyol
    bendera: Ethiopia
    bendera: Kesatuan Eropah
    bendera: Finland
    bendera: Fiji
    bendera: Kepulauan Falkland
    bendera: Micronesia
    bendera: Kepulauan Faroe
    bendera: Perancis
    bendera: Gabon
    bendera: United Kingdom
    bendera: Grenada
    bendera: Georgia
    bendera: Guiana Perancis
    bendera: Guernsey
    bendera: Ghana
    bendera: Gibraltar
    bendera: Greenland
    bendera: Gambia
    bendera: Guinea
    bendera: Guadeloupe
    bendera: Guinea Khatulistiwa
    bendera: Greece
    bendera: Kepulauan Georgia Selatan & Sandwich Selatan
    bendera: Guatemala
    bendera: Guam
    bendera: Guinea Bissau
    bendera: Guyana
    bendera: Hong Kong SAR China
    bendera: Kepulauan Heard & McDonald
    bendera: Honduras
    bendera: Croatia
    bendera: Haiti
    bendera: Hungary
    bendera: Kepulauan Canary
    bendera: Indonesia
    bendera: Ireland
    bendera: Israel
    bendera: Isle of Man
    bendera: India
    bendera: Wilayah Lautan Hindi British
    bendera: Iraq
    bendera: Iran
    bendera: Iceland
    bendera: Itali
    bendera: Jersey
    bendera: Jamaica
    bendera: Jordan
    bendera: Jepun
    bendera: Kenya
    bendera: Kyrgyzstan
    bendera: Kemboja
    bendera: Kiribati
    bendera: Comoros
    bendera: Saint Kitts dan Nevis
    bendera: Korea Utara
    bendera: Korea Selatan
    bendera: Kuwait
    bendera: Kepulauan Cayman
    bendera: Kazakhstan
    bendera: Laos
    bendera: Lubnan
    bendera: Saint Lucia
    bendera: Liechtenstein
    bendera: Sri Lanka
    bendera: Liberia
    bendera: Lesotho
    bendera: Lithuania
    bendera: Luxembourg
    bendera: Latvia
    bendera: Libya
    bendera: Maghribi
    bendera: Monaco
    bendera: Moldova
    bendera: Montenegro
    bendera: Saint Martin
    bendera: Madagaskar
    bendera: Kepulauan Marshall
    bendera: Macedonia Utara
    bendera: Mali
    bendera: Myanmar (Burma)
    bendera: Mongolia
    bendera: Macau SAR China
    bendera: Kepulauan Mariana Utara
    bendera: Martinique
    bendera: Mauritania
    bendera: Montserrat
    bendera: Malta
    bendera: Mauritius
    bendera: Maldives
    bendera: Malawi
    bendera: Mexico
    bendera: Malaysia
    bendera: Mozambique
    bendera: Namibia
    bendera: New Caledonia
    bendera: Niger
    bendera: Pulau Norfolk
    bendera: Nigeria
    bendera: Nicaragua
    bendera: Belanda
    bendera: Norway
    bendera: Nepal
    bendera: Nauru
    bendera: Niue
    bendera: New Zealand
    bendera: Oman
    bendera: Panama
    bendera: Peru
    bendera: Polinesia Perancis
    bendera: Papua New Guinea
    bendera: Filipina
    bendera: Pakistan
    bendera: Poland
    bendera: Saint Pierre dan Miquelon
    bendera: Kepulauan Pitcairn
    bendera: Puerto Rico
    bendera: Wilayah Palestin
    bendera: Portugal
    bendera: Palau
    bendera: Paraguay
    bendera: Qatar
    bendera: Reunion
    bendera: Romania
    bendera: Serbia
    bendera: Rusia
    bendera: Rwanda
    bendera: Arab Saudi
    bendera: Kepulauan Solomon
    bendera: Seychelles
    bendera: Sudan
    bendera: Sweden
    bendera: Singapura
    bendera: Saint Helena
    bendera: Slovenia
    bendera: Svalbard dan Jan Mayen
    bendera: Slovakia
    bendera: Sierra Leone
    bendera: San Marino
    bendera: Senegal
    bendera: Somalia
    bendera: Surinam
    bendera: Sudan Selatan
    bendera: Sao Tome dan Principe
    bendera: El Salvador
    bendera: Sint Maarten
    bendera: Syria
    bendera: Swaziland
    bendera: Tristan da Cunha
    bendera: Kepulauan Turks dan Caicos
    bendera: Chad
    bendera: Wilayah Selatan Perancis
    bendera: Togo
    bendera: Thailand
    bendera: Tajikistan
    bendera: Tokelau
    bendera: Timor-Leste
    bendera: Turkmenistan
    bendera: Tunisia
    bendera: Tonga
    bendera: Turki
    bendera: Trinidad dan Tobago
    bendera: Tuvalu
    bendera: Taiwan
    bendera: Tanzania
    bendera: Ukraine
    bendera: Uganda
    bendera: Kepulauan Terpencil A.S.
    bendera: Bangsa-bangsa Bersatu
    bendera: Amerika Syarikat
    bendera: Uruguay
    bendera: Uzbekistan
    bendera: Kota Vatican
    bendera: Saint Vincent dan Grenadines
    bendera: Venezuela
    bendera: Kepulauan Virgin British
    bendera: Kepulauan Virgin A.S.
    bendera: Vietnam
    bendera: Vanuatu
    bendera: Wallis dan Futuna
    bendera: Samoa
    bendera: Kosovo
    bendera: Yaman
    bendera: Mayotte
    bendera: Afrika Selatan
    bendera: Zambia
    bendera: Zimbabwe
    butang ‘di sini’ Jepun
    butang ‘caj perkhidmatan’ Jepun
    butang “percuma” Jepun
    butang “ditempah” Jepun
    butang “dilarang” Jepun
    butang “kerja kosong” Jepun
    butang “gred lulus” Jepun
    butang “tiada kekosongan” Jepun
    butang “bukan percuma” Jepun
    butang “amaun bulanan” Jepun
    butang “aplikasi” Jepun
    butang “diskaun” Jepun
    butang “dibuka untuk perniagaan” Jepun
    butang “murah” Jepun
    butang “boleh diterima” Jepun
    taufan
    berkabus
    payung tertutup
    malam berbintang
    matahari terbit di banjaran pergunungan
    matahari terbit
    panorama kota waktu senja
    matahari terbenam
    pelangi
    jambatan pada waktu malam
    ombak laut
    gunung berapi
    bima sakti
    peta glob Eropah-Afrika
    peta glob Amerika
    peta glob Asia-Australia
    glob dengan garisan meridian
    bulan baharu
    bulan sabit membesar
    bulan suku pertama
    bulan hampir purnama mengambang
    bulan purnama
    bulan hampir purnama memalap
    bulan suku terakhir
    bulan sabit memalap
    bulan sabit
    muka bulan baharu
    muka bulan suku pertama
    muka bulan suku terakhir
    muka bulan purnama
    matahari dengan muka
    bintang bersinar
    tahi bintang
    termometer
    matahari di sebalik awan kecil
    matahari di sebalik awan besar
    matahari di sebalik awan hujan
    awan dengan hujan
    awan dengan salji
    awan dengan kilat
    puting beliung
    kabus
    muka angin
    hot dog
    tako
    burito
    buah berangan
    anak benih
    malar hijau
    pokok daun luruh
    pokok palma
    kaktus
    cili api
    bunga tulip
    bunga sakura
    bunga mawar
    bunga raya
    bunga matahari
    bunga mekar
    tongkol jagung
    seberkas padi
    herba
    daun bunga cengkih
    daun mapel
    daun luruh
    daun melayang ditiup angin
    cendawan
    tomato
    terung
    anggur
    tembikai susu
    tembikai
    limau tangerin
    lemon
    pisang
    nanas
    epal merah
    epal hijau
    buah pear
    buah pic
    buah ceri
    buah strawberi
    hamburger
    piza
    daging salut tulang
    paha ayam
    keropok beras
    bebola nasi
    nasi masak
    nasi kari
    mangkuk kukus
    spageti
    roti
    kentang goreng
    ubi keledek bakar
    dango
    oden
    susyi
    udang goreng
    kek ikan dengan corak pusar
    ais krim lembut
    air batu campur
    ais krim
    donat
    biskut
    sekeping coklat
    gula-gula
    lolipop
    kastard
    periuk madu
    sepotong kek
    kotak bento
    seperiuk makanan
    memasak
    garpu dan pisau
    cawan teh tanpa tangkai
    sake
    gelas wain
    gelas koktel
    minuman tropika
    kole bir
    kole bir berdenting
    botol susu
    garpu dan pisau dengan pinggan
    botol dengan penutup gabus terbuka
    bertih jagung
    reben
    bungkusan hadiah
    kek hari jadi
    tanglung labu
    pokok krismas
    santa klaus
    bunga api
    mercun
    belon
    pencetus bunyi parti
    bebola konfeti
    pokok tanabata
    bendera bersilang
    hiasan pain
    anak patung Jepun
    panji-panji kap
    peranggu loceng angin
    upacara bulan
    beg galas sekolah
    topi konvokesyen
    pingat tentera
    reben peringatan
    mikrofon studio
    pelungsur aras
    tombol kawalan
    bingkai filem
    tiket masuk
    kuda karusel
    roda ferris
    roller coaster
    joran mengail
    mikrofon
    kamera filem
    panggung
    fon kepala
    palet artis
    topi tinggi
    khemah sarkas
    tiket
    papan pengetap
    seni persembahan
    permainan video
    balingan tepat
    mesin judi
    biliard
    dadu permainan
    boling
    terup bunga
    nota muzik
    nota-nota muzik
    saksofon
    gitar
    keyboard muzik
    trompet
    biola
    skor muzik
    baju larian
    tenis
    ski
    bola keranjang
    bendera pelepas
    peluncur papan salji
    pelari
    perempuan berlari
    lelaki berlari
    peluncur air
    wanita meluncur air
    lelaki meluncur air
    pingat sukan
    piala
    lumba kuda
    bola sepak amerika
    bola sepak ragbi
    perenang
    wanita berenang
    lelaki berenang
    ahli angkat berat
    wanita mengangkat berat
    lelaki mengangkat berat
    pemain golf
    wanita bermain golf
    lelaki bermain golf
    motosikal
    kereta lumba
    kriket
    bola tampar
    hoki padang
    hoki ais
    ping pong
    gunung dengan puncak bersalji
    berkhemah
    pantai dengan payung
    pembinaan bangunan
    bangunan perumahan
    panorama kota
    rumah terbiar
    bangunan klasik
    padang pasir
    pulau padang pasir
    taman negara
    stadium
    rumah
    rumah dengan taman
    bangunan pejabat
    Pejabat pos Jepun
    pejabat pos
    hospital
    bank
    tanda ATM
    hotel
    hotel cinta
    kedai serbaneka
    sekolah
    gedung serbaneka
    kilang
    tanglung kertas merah
    istana Jepun
    istana
    bendera putih
    bendera biru,merah jambu, dan putih
    bendera pelangi
    bendera hitam
    bendera lanun
    bendera: England
    bendera: Scotland
    bendera: Wales
    roset
    label
    badminton
    panah dan busur
    amfora
    ton kulit cerah
    ton kulit sederhana cerah
    ton kulit sederhana
    ton kulit sederhana gelap
    ton kulit gelap
    tikus
    Mencit
    lembu jantan
    kerbau
    lembu
    harimau
    harimau bintang
    arnab
    kucing
    kucing hitam
    naga
    buaya
    ikan paus
    siput
    ular
    kuda
    biri-biri jantan
    kambing
    biri-biri betina
    monyet
    ayam jantan
    ayam
    anjing
    anjing khidmat
    khinzir
    babi hutan
    gajah
    sotong kurita
    kulit kerang berpilin
    ulat
    semut
    lebah madu
    kumbang kura-kura
    ikan
    ikan tropika
    ikan buntal
    penyu
    anak ayam menetas
    anak ayam
    anak ayam menghadap depan
    burung
    penguin
    koala
    anjing poodle
    unta
    unta bonggol dua
    ikan lumba-lumba
    muka tikus
    muka lembu
    muka harimau
    muka arnab
    muka kucing
    muka naga
    ikan paus memancutkan air
    muka kuda
    muka monyet
    muka anjing
    muka khinzir
    katak
    hamster
    serigala
    beruang
    beruang kutub
    panda
    hidung khinzir
    tapak kaki haiwan
    tupai tanah
    sepasang mata
    mata
    mata dalam gelembung pertuturan
    telinga
    hidung
    mulut
    lidah
    jari telunjuk tunjuk hala ke atas
    jari telunjuk belakang tangan tuding ke bawah
    jari telunjuk tunjuk kiri
    jari telunjuk tunjuk kanan
    penumbuk dari depan
    lambai tangan
    simbol OK
    simbol bagus
    simbol tidak bagus
    bertepuk tangan
    tangan terbuka
    mahkota
    topi wanita
    cermin mata
    tali leher
    kemeja-t
    seluar jean
    gaun
    kimono
    bikini
    pakaian wanita
    dompet
    beg tangan
    pau
    kasut lelaki
    kasut lari
    kasut tumit tinggi
    sandal wanita
    but wanita
    jejak kaki
    bayang dada
    bayang beberapa dada
    kanak-kanak lelaki
    budak perempuan
    lelaki
    pekerja kesihatan lelaki
    hakim lelaki
    juruterbang lelaki
    pasangan dengan simbol hati: lelaki dan lelaki
    cium: lelaki dan lelaki
    petani lelaki
    tukang masak lelaki
    lelaki menyusui bayi
    pelajar lelaki
    penyanyi lelaki
    pelukis lelaki
    guru lelaki
    pekerja kilang lelaki
    keluarga: lelaki dan kanak-kanak lelaki
    keluarga: lelaki, kanak-kanak lelaki dan kanak-kanak lelaki
    keluarga: lelaki dan budak perempuan
    keluarga: lelaki, budak perempuan dan kanak-kanak lelaki
    keluarga: lelaki, budak perempuan dan budak perempuan
    keluarga: lelaki, lelaki dan kanak-kanak lelaki
    keluarga: lelaki, lelaki, kanak-kanak lelaki dan kanak-kanak lelaki
    keluarga: lelaki, lelaki dan budak perempuan
    keluarga: lelaki, lelaki, budak perempuan dan kanak-kanak lelaki
    keluarga: lelaki, lelaki, budak perempuan dan budak perempuan
    keluarga: lelaki, perempuan dan kanak-kanak lelaki
    keluarga: lelaki, perempuan, kanak-kanak lelaki dan kanak-kanak lelaki
    keluarga: lelaki, perempuan dan budak perempuan
    keluarga: lelaki, perempuan, budak perempuan dan kanak-kanak lelaki
    keluarga: lelaki, perempuan, budak perempuan dan budak perempuan
    ahli teknologi lelaki
    pekerja pejabat lelaki
    mekanik lelaki
    saintis lelaki
    angkasawan lelaki
    ahli bomba lelaki
    lelaki dengan tongkat putih
    lelaki: rambut merah
    lelaki: rambut kerinting
    lelaki: botak
    lelaki: rambut putih
    lelaki dalam kerusi roda bermotor
    lelaki dalam kerusi roda manual
    perempuan
    pekerja kesihatan wanita
    hakim wanita
    juruterbang wanita
    pasangan dengan simbol hati: perempuan dan lelaki
    pasangan dengan simbol hati: perempuan dan perempuan
    cium: perempuan dan lelaki
    cium: perempuan dan perempuan
    petani wanita
    tukang masak wanita
    wanita menyusui bayi
    pelajar wanita
    penyanyi wanita
    pelukis wanita
    guru wanita
    pekerja kilang wanita
    keluarga: perempuan dan kanak-kanak lelaki
    keluarga: perempuan, kanak-kanak lelaki dan kanak-kanak lelaki
    keluarga: perempuan dan budak perempuan
    keluarga: perempuan, budak perempuan dan kanak-kanak lelaki
    keluarga: perempuan, budak perempuan dan budak perempuan
    keluarga: perempuan, perempuan dan kanak-kanak lelaki
    keluarga: perempuan, perempuan, kanak-kanak lelaki dan kanak-kanak lelaki
    keluarga: perempuan, perempuan dan budak perempuan
    keluarga: perempuan, perempuan, budak perempuan dan kanak-kanak lelaki
    keluarga: perempuan, perempuan, budak perempuan dan budak perempuan
    ahli teknologi wanita
    pekerja pejabat wanita
    mekanik wanita
    saintis wanita
    angkasawati
    ahli bomba wanita
    perempuan dengan tongkat putih
    perempuan: rambut merah
    perempuan: rambut kerinting
    perempuan: botak
    perempuan: rambut putih
    perempuan dalam kerusi roda bermotor
    perempuan dalam kereta roda manual
    keluarga
    lelaki dan wanita berpegangan tangan
    dua lelaki berpegangan tangan
    dua wanita berpegangan tangan
    pegawai polis
    pegawai polis wanita
    pegawai polis lelaki
    orang dengan telinga arnab
    perempuan berpesta
    lelaki berpesta
    orang memakai vel
    wanita memakai vel
    lelaki memakai vel
    orang: rambut perang
    perempuan: rambut perang
    lelaki: rambut perang
    lelaki bertopi cina
    orang berserban
    wanita berserban
    lelaki berserban
    lelaki tua
    wanita tua
    bayi
    pekerja pembinaan
    pekerja pembinaan wanita
    pekerja pembinaan lelaki
    puteri
    gergasi
    goblin
    hantu
    pari-pari bayi
    makhluk asing
    raksasa angkasa lepas
    muka marah bertanduk
    tengkorak
    pegawai kaunter pertanyaan
    perempuan menadah tangan
    lelaki menadah tangan
    pengawal
    pengawal wanita
    pengawal lelaki
    perempuan menari
    gincu
    pengilat kuku
    urut muka
    perempuan diurut muka
    lelaki diurut muka
    gunting rambut
    perempuan digunting rambut
    lelaki digunting rambut
    jalur kedai gunting rambut
    picagari
    pil
    tanda ciuman
    surat cinta
    cincin
    batu permata
    cium
    sejambak bunga
    pasangan dengan simbol hati
    perkahwinan
    jantung berdegup
    patah hati
    dua hati
    hati berkilauan
    hati membesar
    hati ditembusi anak panah
    hati biru
    hati hijau
    hati kuning
    hati ungu
    hati dengan reben
    hati berputar
    hiasan hati
    berlian berbintik
    mentol lampu
    simbol marah
    bom
    zzz
    pelanggaran
    titis peluh
    titisan air
    meluru
    selonggok najis
    biseps dilenturtegang
    pening
    gelembung pertuturan
    gelembung fikir
    bunga putih
    seratus mata
    karung duit
    pertukaran mata wang
    tanda dolar tebal
    kad kredit
    wang kertas yen
    wang kertas dolar
    wang kertas euro
    wang kertas paun
    wang kertas bersayap
    carta yen meningkat
    tempat duduk
    komputer riba
    beg bimbit
    cakera komputer
    cakera liut
    cakera optik
    dvd
    folder fail
    folder buka fail
    halaman ikal
    halaman menghadap atas
    kalendar
    kalendar koyak
    indeks kad
    carta menaik
    carta menurun
    carta bar
    papan klip
    paku tekan
    paku tekan bulat
    klip kertas
    pembaris lurus
    pembaris segi tiga
    tab penanda halaman
    lejar
    buku nota
    buku nota dengan kulit berhias
    buku tertutup
    buka terbuka
    buku hijau
    buku biru
    buku oren
    buku
    lencana nama
    skrol
    memo
    gagang telefon
    alat kelui
    mesin faksimili
    antena satelit
    corong pembesar suara
    megafon
    dulang keluar
    dulang masuk
    pakej
    e-mel
    sampul surat masuk
    sampul surat dengan anak panah
    peti surat tertutup dengan bendera diturunkan
    peti surat tertutup dengan bendera dinaikkan
    peti surat terbuka dengan bendera dinaikkan
    peti surat terbuka dengan bendera diturunkan
    peti pos
    hon pos
    akhbar
    telefon bimbit
    telefon bimbit dengan anak panah
    mod getaran
    telefon mudah alih dimatikan
    dilarang guna telefon bimbit
    palang antena
    kamera
    kamera dengan denyar
    kamera video
    televisyen
    radio
    pita video
    projektor filem
    tasbih
    butang rombak trek
    butang ulang
    butang ulang sekali
    anak panah menegak ikut jam
    butang anak panah lawan jam
    butang malap
    butang cerah
    pembesar suara dimatikan
    kelantangan rendah pembesar suara
    kelantangan sederhana pembesar suara
    kelantangan tinggi pembesar suara
    bateri
    palam elektrik
    kanta pembesar condong ke kiri
    kanta pembesar condong ke kanan
    mangga dengan pen
    mangga terkunci dengan anak kunci
    kunci
    bermangga
    mangga terbuka
    loceng
    loceng berpalang
    penanda buku
    pautan
    butang radio
    anak panah ‘BACK’
    anak panah ‘END’
    anak panah ON!
    anak panah ‘SOON’
    anak panah ‘TOP’
    bawah lapan belas tidak dibenarkan
    butang kekunci: 10
    huruf besar latin input
    huruf kecil latin input
    nombor input
    simbol input
    huruf latin input
    api
    lampu suluh
    perengkuh
    tukul
    nat dan bolt
    pisau dapur
    pistol air
    mikroskop
    teleskop
    bola kristal
    bintang berpenjuru enam berbintik
    simbol Jepun untuk pemula
    lambang trisula
    butang persegi hitam
    butang persegi putih
    bulatan merah
    bulatan biru
    berlian jingga besar
    berlian biru besar
    berlian jingga kecil
    berlian biru kecil
    segi tiga merah menunjuk ke atas
    segi tiga merah menunjuk ke bawah
    butang ke atas
    butang ke bawah
    om
    burung merpati
    kaabah
    masjid
    saumaah
    menorah
    pukul satu
    pukul dua
    pukul 3
    pukul empat
    pukul lima
    pukul enam
    pukul tujuh
    pukul lapan
    pukul sembilan
    pukul sepuluh
    pukul sebelas
    pukul dua belas
    satu setengah
    dua setengah
    tiga setengah
    empat setengah
    lima setengah
    enam setengah
    tujuh setengah
    lapan setengah
    sembilan setengah
    sepuluh setengah
    sebelas setengah
    dua belas setengah
    lilin
    jam para pendiang
    lubang
    lelaki memakai sut urusan terapung-apung
    detektif
    mata-mata gelap wanita
    mata-mata gelap lelaki
    kaca mata hitam
    labah-labah
    sarang labah-labah
    kayu bedik
    lelaki menari
    klip kertas berpaut
    pen
    pena
    berus cat
    krayon
    tangan dengan jari terkepak
    jari hantu
    tabik vulcan
    hati hitam
    komputer meja
    pencetak
    tetikus komputer
    bebola jejak
    bingkai dengan gambar
    pembahagi indeks kad
    kotak fail kad
    kabinet fail
    tong sampah
    pad nota pilin
    kalendar pilin
    ragum
    kunci lama
    akhbar bergulung
    pisau belati
    kepala bercakap
    gelembung pertuturan kiri
    gelembung marah kanan
    peti undi dengan undian
    peta dunia
    gunung fuji
    menara Tokyo
    Patung Liberty
    peta Jepun
    moyai
    muka tersengih
    muka berseri-seri dengan mata tersenyum
    muka dengan air mata kegembiraan
    muka tersengih dengan mata besar
    muka tersengih dan mata tersenyum
    muka tersengih dan berpeluh
    muka tersengih mata tertutup rapat
    muka tersenyum dengan halo
    muka senyum bertanduk
    muka kenyit mata
    muka tersenyum dengan mata tersenyum
    muka menikmati makanan lazat
    muka lega
    muka tersenyum dengan mata berbentuk hati
    muka tersenyum berkaca mata hitam
    muka tersenyum sinis
    muka neutral
    muka selamba
    muka tidak puas hati
    muka berpeluh sejuk
    muka bertafakur
    muka keliru
    muka bingung
    muka memberi ciuman
    muka melayangkan ciuman
    muka memberi ciuman dengan mata tersenyum
    muka memberi ciuman dengan mata tertutup
    muka menjelir lidah
    muka menjelir lidah dan mengenyit mata
    muka menjelir lidah dan mata tertutup rapat
    muka kecewa
    muka risau
    muka marah
    muka mencebik
    muka menangis
    muka tekun
    muka bangga kemenangan
    muka kecewa namun lega
    muka berkerut dengan mulut ternganga
    muka merana
    muka ketakutan
    muka tak bermaya
    muka mengantuk
    muka letih
    muka menyeringai
    muka meraung
    muka bermulut ternganga
    muka menghembuskan nafas
    muka terkejut
    muka gementar dan berpeluh sejuk
    muka menjerit ketakutan
    muka terperanjat
    muka malu
    muka tidur
    muka pening
    muka dengan mata berpusar
    muka tanpa mulut
    muka dikepung awan
    muka memakai topeng perubatan
    kucing tersengih dengan mata tersenyum
    kucing dengan air mata kegembiraan
    kucing tersengih
    kucing tersenyum dengan mata berbentuk hati
    muka kucing tersenyum sinis
    kucing melemparkan ciuman
    muka kucing mulut muncung
    muka kucing menangis
    muka kucing keletihan
    muka berkerut sedikit
    muka tersenyum sedikit
    muka terbalik
    muka dengan mata juling ke atas
    gerak isyarat tidak
    perempuan memberi isyarat tidak ok
    lelaki memberi isyarat tidak ok
    gerak isyarat okey
    perempuan memberi isyarat ok
    lelaki memberi isyarat ok
    orang menunduk
    perempuan menunduk
    lelaki menunduk
    monyet tutup mata
    monyet tutup telinga
    monyet tutup mulut
    orang gembira mengangkat tangan
    perempuan mengangkat tangan
    lelaki mengangkat tangan
    orang mengangkat tangan
    orang berkerut dahi
    perempuan berkerut dahi
    lelaki berkerut dahi
    orang mencebik
    perempuan mencebik
    lelaki mencebik
    menyusun jari
    roket
    helikopter
    lokomotif
    gerabak kereta api
    kereta api laju
    kereta api laju dengan muncung peluru
    kereta api
    kereta api bawah tanah
    rel ringan
    stesen
    trem
    gerabak trem
    bas
    bas dari arah depan
    bas troli
    perhentian bas
    bas mini
    ambulans
    kereta bomba
    kereta polis
    kereta polis dari arah depan
    teksi
    teksi dari arah depan
    kereta
    kereta dari arah depan
    kenderaan rekreasi
    trak penghantaran
    lori bersendi
    traktor
    monorel
    kereta api gunung
    kereta api landasan tergantung
    jalan kabel gunung
    jalan trem udara
    kapal
    orang mendayung sampan
    wanita mendayung sampan
    lelaki mendayung sampan
    bot laju
    lampu isyarat melintang
    lampu isyarat menegak
    pembinaan
    lampu kereta polis
    bendera tiga segi
    pintu
    dilarang
    rokok
    dilarang merokok
    tanda buang ke dalam tong sampah
    dilarang membuang sampah
    air minum
    air tak boleh minum
    basikal
    basikal dilarang
    menunggang basikal
    wanita berbasikal
    lelaki berbasikal
    penunggang basikal bukit
    wanita berbasikal gunung
    lelaki berbasikal gunung
    pejalan kaki
    perempuan berjalan
    lelaki berjalan
    pejalan kaki dilarang
    kanak-kanak melintas
    tandas lelaki
    tandas wanita
    bilik air
    simbol bayi
    mangkuk tandas
    tandas pam
    pancuran
    orang sedang mandi
    tab mandi
    kawalan pasport
    kastam
    tuntutan bagasi
    bagasi tertinggal
    sofa dan lampu
    orang tidur atas katil
    beg beli-belah
    loceng porter
    katil
    tempat ibadat
    tanda berhenti
    troli beli-belah
    kuil hindu
    pondok
    elevator
    papan gelongsor taman permainan
    roda
    boya
    tukul dan perengkuh
    perisai
    tong minyak
    jalan raya
    jalan kereta api
    motobot
    kapal terbang kecil
    kapal terbang berlepas
    kapal terbang mendarat
    satelit
    kapal penumpang
    skuter tolak
    skuter bermotor
    kanu
    geluncur
    piring terbang
    papan luncur
    lanca auto
    trak pikap
    kasut roda
    bulatan jingga
    bulatan kuning
    bulatan hijau
    bulatan ungu
    bulatan perang
    persegi merah
    persegi biru
    persegi jingga
    persegi kuning
    persegi hijau
    persegi ungu
    persegi perang
    tanda sama dengan tebal
    jari mencubit
    hati putih
    hati perang
    tangan mencubit
    muka mulut berzip
    muka dengan wang dalam mulut
    muka dengan termometer
    muka nerda
    muka sedang berfikir
    muka dengan kepala berbalut
    robot
    muka memberi pelukan
    simbol tanduk
    telefon saya
    angkat belakang tapak tangan
    penumbuk ke kiri
    penumbuk ke kanan
    berjabat tangan
    silang jari
    gerak isyarat cinta kamu
    muka koboi
    muka badut
    muka mual
    ketawa tergolek-golek
    muka meliur
    muka bohong
    tepuk dahi
    perempuan menepuk muka
    lelaki menepuk muka
    muka bersin
    muka dengan kening terangkat
    terpesona
    muka gila-gila
    muka suruh senyap
    muka dengan simbol pada mulut
    muka dengan tangan atas mulut
    muka muntah
    kepala meletup
    wanita hamil
    menyusu badan
    tapak tangan rapat
    swafoto
    putera
    orang bertuksedo
    wanita berpakaian tuksedo
    lelaki berpakaian tuksedo
    Pn. Claus
    angkat bahu
    perempuan mengangkat bahu
    lelaki mengangkat bahu
    putar roda
    wanita membuat putar roda
    lelaki membuat putar roda
    menjugel
    wanita menjugel
    lelaki menjugel
    pemain pedang
    bergusti
    wanita bergusti
    lelaki bergusti
    polo air
    wanita bermain polo air
    lelaki bermain polo air
    main bola baling
    wanita bermain bola baling
    lelaki bermain bola baling
    topeng menyelam
    bunga layu
    dram
    melaga gelas
    gelas pendek
    sudu
    jaring gol
    pingat tempat pertama
    pingat tempat kedua
    pingat tempat ketiga
    sarung tangan tinju
    pakaian seni bela diri
    batu curling
    lacrosse
    bola lisut
    cakera terbang
    kroisan
    avokado
    timun
    bakon
    ubi kentang
    lobak merah
    roti baguette
    salad hijau
    makanan dalam belanga
    roti kebab
    telur
    segelas susu
    kacang tanah
    buah kiwi
    penkek
    ladu
    biskut nasib
    kotak bungkus
    penyepit
    mangkuk dan sudu
    cawan dan straw
    kelapa
    brokoli
    pai
    pretzel
    sepotong daging
    sandwic
    makanan tin
    sayuran hijau
    mangga
    kuih bulan
    bagel
    muka tersenyum dengan hati
    muka menguap
    muka tersenyum dengan airmata
    muka berparti
    muka kepeningan
    muka sebak
    muka dingin
    ninja
    muka samaran
    muka menahan air mata
    muka merayu
    sari
    kot makmal
    gogal
    but kembara
    kasut rata
    ketam
    singa
    kala jengking
    ayam belanda
    unikorn
    helang
    itik
    kelawar
    jerung
    burung hantu
    rubah
    rama-rama
    rusa
    gorila
    cicak
    badak sumbu
    udang
    sotong
    zirafah
    zebra
    landak kecil
    sauropod
    T-Rex
    cengkerik
    kanggaru
    llama
    merak
    badak air
    kakak tua
    rakun
    udang karang
    nyamuk
    mikrob
    bejar
    angsa
    mamot
    dodo
    sloth
    memerang
    orang utan
    skunk
    flamingo
    tiram
    beaver
    bison
    anjing laut
    anjing pandu
    tongkat penduga
    rambut merah
    rambut kerinting
    botak
    rambut putih
    tulang
    kaki
    hujung kaki
    gigi
    adiwira
    adi wira wanita
    adi wira lelaki
    ketua penjahat
    ketua penjahat wanita
    ketua penjahat lelaki
    rompi keselamatan
    telinga dengan alat bantu dengar
    kerosi roda bermotor
    kerusi roda manual
    lengan mekanikal
    kaki mekanikal
    sepotong keju
    kek cawan
    garam
    minuman air kotak
    bawang putih
    bawang
    falafel
    wafel
    mentega
    mate
    kiub ais
    teh buih
    raksasa
    orang berdiri
    perempuan berdiri
    lelaki berdiri
    orang bersimpuh
    perempuan bersimpuh
    lelaki bersimpuh
    orang pekak
    perempuan pekak
    lelaki pekak
    muka dengan cermin mata satu kanta
    dewasa
    pekerja kesihatan
    hakim
    juruterbang
    petani
    tukang masak
    orang menyusui bayi
    orang claus
    pelajar
    penyanyi
    artis
    guru
    pekerja kilang
    ahli teknologi
    pekerja pejabat
    mekanik
    saintis
    angkasawan
    ahli bomba
    orang berpegangan tangan
    orang dengan tongkat putih
    dewasa: rambut merah
    dewasa: rambut kerinting
    dewasa: botak
    dewasa: rambut putih
    orang dalam kerusi roda bermotor
    orang dalam kerusi roda manual
    kanak-kanak
    dewasa lebih tua
    orang: janggut
    wanita: janggut
    lelaki: janggut
    wanita bertudung
    orang dalam bilik berwap
    wanita dalam bilik berwap
    lelaki dalam bilik berwap
    orang mendaki
    wanita mendaki
    lelaki mendaki
    orang dalam kedudukan teratai
    wanita duduk teratai
    lelaki duduk teratai
    ahli silap mata
    ahli sihir wanita
    ahli sihir lelaki
    pari-pari
    pari-pari wanita
    pari-pari lelaki
    puntianak
    puntianak wanita
    puntianak lelaki
    manusia duyung
    ikan duyung
    duyung jantan
    orang halus
    orang halus wanita
    orang halus lelaki
    jin
    jin betina
    jin jantan
    zombi
    zombi wanita
    zombi lelaki
    otak
    hati jingga
    kep berbil
    skaf
    sarung tangan
    kot
    stoking
    angpau
    petasan
    kepingan suai gambar
    tabung uji
    piring petri
    dna
    kompas
    sempua
    alat pemadam api
    kotak alat
    bata
    magnet
    bagasi
    botol losyen
    benang
    yarn
    pin dawai
    beruang teddy
    penyapu
    bakul
    gulungan kertas
    sabun
    span
    resit
    azimat nazar
    kasut balet
    sut renang terus
    seluar dalam
    seluar pendek
    sandal tali kulit
    titisan darah
    pembalut adhesif
    stetoskop
    sinar-x
    topang
    yo-yo
    layang-layang
    paracut
    bumerang
    tongkat sakti
    pinata
    anak potong sekelompok
    planet bergelang
    kerusi
    pisau cukur
    kapak
    lampu diya
    banjo
    helmet tentera
    akordion
    karatung
    syiling
    gergaji kayu
    pemutar skru
    tangga
    cangkuk
    cermin
    tingkap
    pelocok
    jarum menjahit
    simpul
    timba
    perangkap tikus
    berus gigi
    nisan
    plakad
    batuan
    bola cermin
    kad pengenalan
    bateri lemah
    hamsa
    lalat
    cacing
    kumbang
    lipas
    pokok dalam pasu
    kayu
    bulu pelepah
    teratai
    karang
    sarang kosong
    sarang dengan telur
    organ jantung
    paru-paru
    orang berpelukan
    lelaki bunting
    orang hamil
    orang memakai mahkota
    beri biru
    cili kembung
    buah zaitun
    roti leper
    tamale
    fondue
    teko teh
    menuang cecair
    kacang
    balang
    muka mencair
    muka sedang menabik
    muka dengan mata terbuka dan tangan atas mulut
    muka dengan mata mengintai
    muka dengan mulut serong
    muka garis putus-putus
    menggigit bibir
    buih
    tangan dengan jari telunjuk dan ibu jari bersilang
    tangan kanan
    tangan kiri
    tapak tangan ke bawah
    tapak tangan ke atas
    jari telunjuk menunjuk ke arah pemandang
    tangan berbentuk hati
    """#
}
