// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let id: StaticString = #"""
    tanda seru
    tanda pagar
    keycap: #
    dolar
    persen
    ampersan
    apostrof mesin tik
    kurung tutup
    asterisk
    keycap: *
    tanda plus
    koma
    tanda hubung-minus
    titik
    garis miring
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
    titik dua
    titik koma
    kurang dari
    sama dengan
    lebih dari
    tanda tanya
    tanda et
    kurung siku buka
    garis miring terbalik
    kurung siku tutup
    aksen sirkumfleks
    garis bawah
    tanda aksen rendah
    kurung kurawal buka
    garis vertikal
    kurung kurawal tutup
    tilde
    tanda seru terbalik
    sen
    pound
    Mata Uang Tidak Dikenal
    yen
    bagian
    diaeresis
    hak cipta
    guillemet kiri
    negasi
    terdaftar
    derajat
    plus-minus
    dua superskrip
    tiga superskrip
    tanda aksen tirus
    tanda mikro
    tanda paragraf
    titik tengah
    satu superskrip
    guillemet kanan
    tanda tanya terbalik
    tanda perkalian
    tanda pembagian
    Dram Armenia
    Afgani Afganistan
    koma arab
    titik koma arab
    tanda tanya arab
    Taka Bangladesh
    Baht Thailand
    Riel Kamboja
    tanda hubung
    en dash
    em dash
    batang horizontal
    apostrof kiri
    apostrof kanan
    apostrof kanan bawah
    tanda petik kiri
    tanda petik kanan
    tanda petik kanan bawah
    tanda dagger
    tanda dagger ganda
    bullet
    elipsis
    titik hubung
    permil
    prime
    prime ganda
    prime tripel
    caret
    tanda referensi
    tanda seru ganda
    interobang
    garis atas
    asterisme
    garis miring pecahan
    tanda seru dan tanya
    minus superskrip
    Colon Kosta Rika
    cruzeiro
    franc prancis
    lira
    mill
    Naira Nigeria
    Peseta Spanyol
    rupee
    won
    Shekel Baru Israel
    Dong Vietnam
    euro
    Kip Laos
    Tugrik Mongolia
    penny jerman
    peso
    Guarani Paraguay
    austral
    Hryvnia Ukraina
    Cedi Ghana
    livre tournois
    spesmilo
    Tenge Kazakhstan
    rupee india
    Lira Turki
    Manat Azerbaijan
    ruble
    Lari Georgia
    bitcoin
    hak cipta rekaman suara
    merek dagang
    informasi
    tanda panah mengarah ke kiri
    tanda panah mengarah ke atas
    tanda panah mengarah ke kanan
    tanda panah mengarah ke bawah
    tanda panah kiri kanan
    tanda panah atas bawah
    tanda panah kiri atas
    tanda panah kanan atas
    tanda panah kanan bawah
    tanda panah kiri bawah
    panah arah kiri
    panah arah kanan
    gelombang panah arah kiri
    gelombang panah arah kanan
    panah dua mata arah kiri
    panah dua mata arah naik
    panah dua mata arah kanan
    panah dua mata arah turun
    anak panah ke kiri
    anak panah ke kanan
    panah ke kiri dari batang
    panah ke atas dari batang
    panah ke kanan dari batang
    panah ke bawah dari batang
    panah naik turun berdudukan
    tanda panah kanan melengkung ke kiri
    tanda panah kanan melengkung ke kanan
    panah simpal ke kiri
    panah simpal ke kanan
    panah simpal kanan kiri
    panah arah kanan kiri
    panah zigzag turun
    panah naik mata ke kiri
    panah naik mata ke kanan
    panah turun mata ke kiri
    panah turun mata ke kanan
    panah kanan siku turun
    panah turun siku ke kiri
    panah lengkung atas ke kiri
    panah lengkung atas ke kanan
    panah barat laut bilah panjang
    panah ke batang kiri di atas panah ke batang kanan
    panah lingkar terbuka melawan arah jarum jam
    panah lingkar terbuka searah jarum jam
    panah seruit atas ke kiri
    panah seruit bawah ke kiri
    panah seruit kanan ke atas
    panah seruit kiri ke atas
    panah seruit atas ke kanan
    panah seruit bawah ke kanan
    panah seruit kanan ke bawah
    panah seruit kiri ke bawah
    panah ke kanan di atas panah ke kiri
    tanda panah mengarah ke atas dan ke bawah
    tanda panah mengarah ke kiri di atas tanda panah mengarah ke kanan
    sepasang panah ke kiri
    sepasang panah ke atas
    sepasang panah ke kanan
    sepasang panah ke bawah
    panah seruit ke kiri di atas panah seruit ke kanan
    panah seruit ke kanan di atas panah seruit ke kiri
    panah ganda ke kiri dicoret
    panah ganda ke kanan kiri dicoret
    panah ganda ke kanan dicoret
    panah ganda ke kiri
    panah ganda ke atas
    panah ganda ke kanan
    panah ganda ke bawah
    panah ganda ke kanan kiri
    panah ganda barat laut
    panah ganda timur laut
    panah ganda tenggara
    panah ganda barat daya
    panah tripel ke kiri
    panah tripel ke kanan
    panah keriting ke kiri
    panah keriting ke kanan
    panah ke atas coret ganda
    panah ke bawah coret ganda
    panah bergaris putus-putus ke kiri
    panah bergaris putus-putus ke atas
    panah bergaris putus-putus ke kanan
    panah bergaris putus-putus ke bawah
    batang panah ke kiri
    batang panah ke kanan
    panah putih ke kiri
    panah putih ke atas
    panah putih ke kanan
    panah putih ke bawah
    panah putih ke atas dari batang
    panah ke bawah di sebelah kiri panah ke atas
    untuk semua
    diferensial parsial
    di sana ada
    himpunan kosong
    pertambahan
    nabla
    anggota
    bukan elemen
    berisi
    pembuktian selesai
    produk n-ary
    penjumlahan n-ary
    tanda minus
    minus-atau-plus
    garis miring pembagian
    operator asterisk
    operator cincin
    operator bullet
    akar kuadrat
    proporsional
    tanda tak terhingga
    sudut kanan
    sudut
    membagi
    paralel
    dan logika
    irisan
    gabungan
    integral
    integral ganda
    integral kontur
    karena itu
    karena
    rasio
    proporsi
    operator tilde
    tilde terbalik
    lazy s terbalik
    sama asimptotis
    kira-kira sama
    hampir sama dengan
    semua sama
    kira-kira sama dengan atau gambaran
    cincin di dalam tanda sama dengan
    tidak sama dengan
    setara dengan
    setara terbatas
    kurang dari atau sama dengan
    lebih dari atau sama dengan
    kurang dari di atas sama dengan
    lebih dari di atas sama dengan
    jauh lebih sedikit dari
    jauh lebih besar dari
    antara
    tidak kurang dari
    tidak lebih dari
    lebih besar dari atau setara
    mendahului
    mengikuti
    tidak mengikuti
    subhimpunan dari
    superset
    subset sama dengan
    superset sama dengan
    plus dilingkari
    minus dilingkari
    tanda perkalian dilingkari
    garis miring pembagian dilingkari
    operator titik dilingkari
    operator cincin dilingkari
    operator asterisk dilingkari
    tanda plus dalam persegi
    tanda minus dalam persegi
    falsum
    tidak memaksa
    mendahului di bawah relasi
    mengikuti di bawah relasi
    orisinal
    matriks konjugasi hermitian
    segitiga kanan
    atau logika n-ary
    irisan n-ary
    gabungan n-ary
    operator titik
    operator bintang
    gabungan alami
    irisan ganda
    sangat lebih sedikit dari
    sangat lebih besar dari
    tidak mencakup sebagai subgrup normal atau sama dengan
    elipsis vertikal
    elipsis horizontal garis tengah
    elipsis diagonal naik ke kanan
    elipsis diagonal turun ke kanan
    jam tangan
    jam pasir
    keyboard
    tombol keluarkan
    tombol maju cepat
    tombol mundur cepat
    tombol naik cepat
    tombol turun cepat
    tombol lagu berikutnya
    tombol lagu terakhir
    tombol putar atau jeda
    jam weker
    stopwatch
    penghitung waktu
    jam pasir yang bergerak
    tombol jeda
    tombol berhenti
    tombol rekam
    huruf M dalam lingkaran
    persegi hitam
    persegi putih
    persegi putih dengan sudut lengkung
    persegi putih berisi persegi hitam
    persegi dengan isian horizontal
    persegi dengan isian vertikal
    persegi isian garis silang ortogonal
    persegi isian garis diagonal turun ke kanan
    persegi isian garis diagonal turun ke kiri
    persegi isian garis silang diagonal
    persegi kecil hitam
    persegi kecil putih
    persegi panjang hitam
    persegi panjang putih
    persegi panjang vertikal hitam
    jajar genjang hitam
    segitiga solid mengarah ke atas
    segitiga putih menghadap atas
    segitiga kecil hitam menghadap atas
    segitiga kecil putih menghadap atas
    tombol putar
    segitiga putih menghadap kanan
    segitiga kecil hitam menghadap kanan
    segitiga kecil putih menghadap kanan
    penunjuk hitam menghadap kanan
    penunjuk putih menghadap kanan
    segitiga solid mengarah ke bawah
    segitiga putih menghadap bawah
    segitiga kecil hitam menghadap bawah
    segitiga kecil putih menghadap bawah
    tombol mundur
    segitiga putih menghadap kiri
    segitiga kecil hitam menghadap kiri
    segitiga kecil putih menghadap kiri
    penunjuk hitam menghadap kiri
    penunjuk putih menghadap kiri
    belah ketupat hitam
    belah ketupat putih
    belah ketupat putih berisi belah ketupat hitam
    lingkaran putih berisi lingkaran hitam
    belah ketupat
    lingkaran kosong
    lingkaran bergaris putus-putus
    lingkaran dengan isian vertikal
    lingkaran konsentris
    lingkaran solid
    lingkaran dengan setengah kiri hitam
    lingkaran dengan setengah kanan hitam
    lingkaran dengan setengah bawah hitam
    lingkaran dengan setengah atas hitam
    lingkaran dengan kuadran kanan atas hitam
    lingkaran hitam kecuali kuadran kiri atas
    setengah lingkaran kiri hitam
    setengah lingkaran kanan hitam
    bullet dalam persegi hitam
    persegi hitam berisi lingkaran putih
    busur lingkaran kuadran kiri atas
    busur lingkaran kuadran kanan atas
    busur lingkaran kuadran kanan bawah
    busur lingkaran kuadran kiri bawah
    setengah lingkaran atas
    setengah lingkaran bawah
    segitiga kanan bawah hitam
    segitiga kiri bawah hitam
    segitiga kiri atas hitam
    segitiga kanan atas hitam
    peluru putih
    lingkaran kosong besar
    persegi putih kuadran kanan atas
    lingkaran putih dengan kuadran kanan atas
    persegi medium putih
    persegi medium hitam
    persegi kecil medium putih
    persegi kecil medium hitam
    segitiga kanan bawah
    matahari
    awan
    payung
    boneka salju dengan hujan salju
    komet
    telepon
    kotak bercentang
    payung dengan tetesan hujan
    minuman hangat
    shamrock
    menunjuk ke atas
    tengkorak dan tulang
    radioaktif
    biohazard
    salib ortodoks
    bintang dan bulan
    simbol damai
    yin yang
    roda dharma
    wajah cemberut
    wajah tersenyum
    simbol wanita
    simbol pria
    Aries
    Taurus
    Gemini
    Cancer
    Leo
    Virgo
    Libra
    Scorpio
    Sagitarius
    Capricorn
    Aquarius
    Pisces
    pion catur
    sekop
    keriting
    hati
    wajik
    sumber air panas
    not seperdelapan
    nada mol
    nada kres
    simbol daur ulang
    tak terhingga
    simbol kursi roda
    palu dan beliung
    jangkar
    pedang bersilang
    simbol kedokteran
    timbangan gantung
    alembic
    roda gigi
    simbol atom
    fleur-de-lis
    peringatan
    tegangan tinggi
    simbol transgender
    lingkaran putih
    lingkaran hitam
    peti mati
    guci abu
    bola sepak
    bisbol
    boneka salju tanpa salju
    matahari di balik awan
    awan dengan petir dan hujan
    Ophiuchus
    beliung
    helm dengan palang putih
    rantai
    dilarang masuk
    kuil Shinto
    gereja
    gunung
    payung di tanah
    air mancur
    bendera di lubang golf
    kapal feri
    perahu layar
    pemain ski
    seluncur es
    orang memantulkan bola
    wanita memantulkan bola
    pria memantulkan bola
    tenda
    pompa bahan bakar
    gunting
    tanda centang putih tebal
    pesawat
    amplop
    tangan terkepal ke atas
    telapak tangan terbuka dengan jari rapat
    isyarat kemenangan
    tangan menulis
    pensil
    ujung pena
    tanda centang tebal
    kali
    salib latin
    bintang Daud
    berkilau
    bintang berujung lancip delapan
    bintang berujung delapan
    serpihan salju
    kilauan
    tanda silang
    tombol tanda silang
    tanda tanya merah
    tanda tanya putih
    tanda seru putih
    tanda seru merah
    tanda seru berbentuk hati
    hati merah
    hati berapi-api
    mengobati hati terluka
    tambah
    kurang
    bagi
    tanda panah kanan
    untaian bergelombang
    untaian bergelombang ganda
    tanda panah kanan melengkung ke atas
    tanda panah kanan melengkung ke bawah
    plus dengan subskrip angka dua
    produk vektor
    produk interior
    atau logika dengan dua garis bawah
    kurang dari dengan tanda sama dengan miring
    kurang dari di atas tanda sama dengan atau kira-kira sama dengan
    dua garis sama dengan di atas tanda lebih dari
    mengikuti di atas tanda tidak hampir sama
    tanda panah kiri
    tanda panah atas
    tanda panah bawah
    persegi besar hitam
    persegi besar putih
    bintang medium putih
    lingkaran besar tebal
    koma ideograf
    titik ideografis
    kurung sudut buka
    kurung sudut tutup
    kurung sudut ganda buka
    kurung sudut ganda tutup
    kurung tekuk buka
    kurung tekuk tutup
    kurung tekuk bolong buka
    kurung tekuk bolong tutup
    kurung lensa penuh buka
    kurung lensa penuh tutup
    tanda kurung tempurung buka
    tanda kurung tempurung tutup
    kurung lensa bolong buka
    kurung lensa bolong tutup
    garis bergelombang
    tanda alternasi bagian
    titik tengah katakana
    tombol Jepang "selamat"
    tombol Jepang "rahasia"
    rial
    naga merah mahyong
    joker
    tombol A (golongan darah)
    tombol B (golongan darah)
    tombol O (golongan darah)
    tombol P
    tombol AB (golongan darah)
    tombol CL
    tombol COOL
    tombol FREE
    tombol ID
    tombol NEW
    tombol NG
    tombol OK
    tombol SOS
    tombol UP!
    tombol VS
    bendera: Pulau Ascension
    bendera: Andorra
    bendera: Uni Emirat Arab
    bendera: Afganistan
    bendera: Antigua dan Barbuda
    bendera: Anguilla
    bendera: Albania
    bendera: Armenia
    bendera: Angola
    bendera: Antarktika
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
    bendera: Belgia
    bendera: Burkina Faso
    bendera: Bulgaria
    bendera: Bahrain
    bendera: Burundi
    bendera: Benin
    bendera: Saint Barthélemy
    bendera: Bermuda
    bendera: Brunei
    bendera: Bolivia
    bendera: Belanda Karibia
    bendera: Brasil
    bendera: Bahama
    bendera: Bhutan
    bendera: Pulau Bouvet
    bendera: Botswana
    bendera: Belarus
    bendera: Belize
    bendera: Kanada
    bendera: Kepulauan Cocos (Keeling)
    bendera: Kongo - Kinshasa
    bendera: Republik Afrika Tengah
    bendera: Kongo - Brazzaville
    bendera: Swiss
    bendera: Côte d’Ivoire
    bendera: Kepulauan Cook
    bendera: Cile
    bendera: Kamerun
    bendera: Tiongkok
    bendera: Kolombia
    bendera: Pulau Clipperton
    bendera: Kosta Rika
    bendera: Kuba
    bendera: Tanjung Verde
    bendera: Curaçao
    bendera: Pulau Natal
    bendera: Siprus
    bendera: Ceko
    bendera: Jerman
    bendera: Diego Garcia
    bendera: Jibuti
    bendera: Denmark
    bendera: Dominika
    bendera: Republik Dominika
    bendera: Aljazair
    bendera: Ceuta dan Melilla
    bendera: Ekuador
    bendera: Estonia
    bendera: Mesir
    bendera: Sahara Barat
    bendera: Eritrea
    bendera: Spanyol
    bendera: Etiopia
    bendera: Uni Eropa
    bendera: Finlandia
    bendera: Fiji
    bendera: Kepulauan Falkland
    bendera: Mikronesia
    bendera: Kepulauan Faroe
    bendera: Prancis
    bendera: Gabon
    bendera: Inggris Raya
    bendera: Grenada
    bendera: Georgia
    bendera: Guyana Prancis
    bendera: Guernsey
    bendera: Ghana
    bendera: Gibraltar
    bendera: Greenland
    bendera: Gambia
    bendera: Guinea
    bendera: Guadeloupe
    bendera: Guinea Ekuatorial
    bendera: Yunani
    bendera: Georgia Selatan & Kep. Sandwich Selatan
    bendera: Guatemala
    bendera: Guam
    bendera: Guinea-Bissau
    bendera: Guyana
    bendera: Hong Kong DAK Tiongkok
    bendera: Pulau Heard dan Kepulauan McDonald
    bendera: Honduras
    bendera: Kroasia
    bendera: Haiti
    bendera: Hungaria
    bendera: Kepulauan Canaria
    bendera: Indonesia
    bendera: Irlandia
    bendera: Israel
    bendera: Pulau Man
    bendera: India
    bendera: Wilayah Inggris di Samudra Hindia
    bendera: Irak
    bendera: Iran
    bendera: Islandia
    bendera: Italia
    bendera: Jersey
    bendera: Jamaika
    bendera: Yordania
    bendera: Jepang
    bendera: Kenya
    bendera: Kirgizstan
    bendera: Kamboja
    bendera: Kiribati
    bendera: Komoro
    bendera: Saint Kitts dan Nevis
    bendera: Korea Utara
    bendera: Korea Selatan
    bendera: Kuwait
    bendera: Kepulauan Cayman
    bendera: Kazakhstan
    bendera: Laos
    bendera: Lebanon
    bendera: Saint Lucia
    bendera: Liechtenstein
    bendera: Sri Lanka
    bendera: Liberia
    bendera: Lesotho
    bendera: Lituania
    bendera: Luksemburg
    bendera: Latvia
    bendera: Libya
    bendera: Maroko
    bendera: Monako
    bendera: Moldova
    bendera: Montenegro
    bendera: Saint Martin
    bendera: Madagaskar
    bendera: Kepulauan Marshall
    bendera: Makedonia Utara
    bendera: Mali
    bendera: Myanmar (Burma)
    bendera: Mongolia
    bendera: Makau DAK Tiongkok
    bendera: Kepulauan Mariana Utara
    bendera: Martinik
    bendera: Mauritania
    bendera: Montserrat
    bendera: Malta
    bendera: Mauritius
    bendera: Maladewa
    bendera: Malawi
    bendera: Meksiko
    bendera: Malaysia
    bendera: Mozambik
    bendera: Namibia
    bendera: Kaledonia Baru
    bendera: Niger
    bendera: Kepulauan Norfolk
    bendera: Nigeria
    bendera: Nikaragua
    bendera: Belanda
    bendera: Norwegia
    bendera: Nepal
    bendera: Nauru
    bendera: Niue
    bendera: Selandia Baru
    bendera: Oman
    bendera: Panama
    bendera: Peru
    bendera: Polinesia Prancis
    bendera: Papua Nugini
    bendera: Filipina
    bendera: Pakistan
    bendera: Polandia
    bendera: Saint Pierre dan Miquelon
    bendera: Kepulauan Pitcairn
    bendera: Puerto Riko
    bendera: Wilayah Palestina
    bendera: Portugal
    bendera: Palau
    bendera: Paraguay
    bendera: Qatar
    bendera: Réunion
    bendera: Rumania
    bendera: Serbia
    bendera: Rusia
    bendera: Rwanda
    bendera: Arab Saudi
    bendera: Kepulauan Solomon
    bendera: Seychelles
    bendera: Sudan
    bendera: Swedia
    bendera: Singapura
    bendera: Saint Helena
    bendera: Slovenia
    bendera: Kepulauan Svalbard dan Jan Mayen
    bendera: Slovakia
    bendera: Sierra Leone
    bendera: San Marino
    bendera: Senegal
    bendera: Somalia
    bendera: Suriname
    bendera: Sudan Selatan
    bendera: Sao Tome dan Principe
    bendera: El Salvador
    bendera: Sint Maarten
    bendera: Suriah
    bendera: eSwatini
    bendera: Tristan da Cunha
    bendera: Kepulauan Turks dan Caicos
    bendera: Chad
    bendera: Wilayah Selatan Prancis
    bendera: Togo
    bendera: Thailand
    bendera: Tajikistan
    bendera: Tokelau
    bendera: Timor Leste
    bendera: Turkmenistan
    bendera: Tunisia
    bendera: Tonga
    bendera: Turki
    bendera: Trinidad dan Tobago
    bendera: Tuvalu
    bendera: Taiwan
    bendera: Tanzania
    bendera: Ukraina
    bendera: Uganda
    bendera: Kepulauan Terluar AS
    bendera: Perserikatan Bangsa-Bangsa
    bendera: Amerika Serikat
    bendera: Uruguay
    bendera: Uzbekistan
    bendera: Vatikan
    bendera: Saint Vincent dan Grenadine
    bendera: Venezuela
    bendera: Kepulauan Virgin Britania Raya
    bendera: Kepulauan Virgin Amerika Serikat
    bendera: Vietnam
    bendera: Vanuatu
    bendera: Kepulauan Wallis dan Futuna
    bendera: Samoa
    bendera: Kosovo
    bendera: Yaman
    bendera: Mayotte
    bendera: Afrika Selatan
    bendera: Zambia
    bendera: Zimbabwe
    tombol Jepang "di sini"
    tombol Jepang "biaya layanan"
    tombol Jepang "gratis"
    tombol Jepang "sudah dipesan"
    tombol Jepang "dilarang"
    tombol Jepang "ada lowongan"
    tombol Jepang "nilai kelulusan"
    tombol Jepang "tidak ada lowongan"
    tombol Jepang "tidak gratis"
    tombol Jepang "jumlah bulanan"
    tombol Jepang "lamaran kerja"
    tombol Jepang "diskon"
    tombol Jepang "siap berbisnis"
    karakter keunggulan dalam lingkaran
    tombol Jepang "dapat diterima"
    topan
    berkabut
    payung tertutup
    malam berbintang
    matahari terbit di antara gunung
    matahari terbit
    panorama kota di sore hari
    matahari terbenam
    pelangi
    jembatan di malam hari
    ombak
    gunung berapi
    bima sakti
    bola dunia Eropa-Afrika
    bola dunia Amerika
    bola dunia Asia-Australia
    bola dunia dengan garis meridian
    bulan baru
    bulan sabit awal
    bulan perbani awal
    bulan cembung awal
    bulan purnama
    bulan cembung akhir
    bulan perbani akhir
    bulan sabit akhir
    bulan sabit
    wajah bulan baru
    wajah bulan perbani awal
    wajah bulan perbani akhir
    wajah bulan purnama
    wajah matahari
    bintang bersinar
    bintang jatuh
    termometer
    matahari di balik awan kecil
    matahari di balik awan besar
    matahari di balik awan hujan
    awan hujan
    awan salju
    awan petir
    tornado
    kabut
    wajah tertiup angin
    hot dog
    taco
    burrito
    kastanye
    semai
    pohon hijau abadi
    pohon meranggas
    pohon palem
    kaktus
    cabai pedas
    tulip
    sakura
    mawar
    kembang sepatu
    bunga matahari
    mekar
    bonggol jagung
    seikat padi
    herba
    empat daun semanggi
    daun maple
    daun berguguran
    daun tertiup angin
    jamur
    tomat
    terung
    anggur
    melon
    semangka
    buah jeruk
    lemon
    pisang
    nanas
    apel merah
    apel hijau
    pir
    persik
    ceri
    stroberi
    hamburger
    pizza
    daging pada tulang
    kaki ayam
    kerupuk beras
    nasi kepal
    nasi matang
    nasi kari
    mangkuk mengepul
    spageti
    roti
    kentang goreng
    ubi panggang
    dango
    oden
    sushi
    udang goreng
    kue ikan dengan desain pusaran
    es krim lembut
    es serut
    es krim
    donat
    biskuit
    sebatang cokelat
    permen
    permen lolipop
    puding susu
    toples madu
    kue
    kotak bento
    panci makanan
    memasak
    garpu dan pisau
    cangkir teh tanpa gagang
    sake
    gelas anggur
    gelas cocktail
    minuman tropis
    mug bir
    mug bir berdenting
    botol bayi
    garpu dan pisau dengan piring
    botol dengan penyumbat terlepas
    popcorn
    pita
    kado
    kue ulang tahun
    jack-o-lantern
    pohon Natal
    Sinterklas
    kembang api
    kembang api batang
    balon
    party popper
    bola konfeti
    pohon tanabata
    bendera menyilang
    dekorasi pinus
    boneka Jepang
    bendera ikan koi
    lonceng angin
    perayaan bulan
    tas sekolah
    topi wisuda
    medali militer
    pita pengingat
    mikrofon studio
    penggeser tingkat
    kenop kontrol
    frame film
    tiket masuk
    komidi putar
    kincir ria
    roller coaster
    tongkat pancing
    mikrofon
    kamera film
    film
    headphone
    palet pelukis
    topi tinggi
    tenda sirkus
    tiket
    papan sutradara
    seni drama
    video game
    dart
    mesin slot
    biliar 8 bola
    dadu
    bowling
    kartu bunga
    not musik
    not-not musik
    saksofon
    gitar
    keyboard musik
    trompet
    biola
    naskah musik
    kaos lari
    tenis
    ski
    bola basket
    bendera kotak-kotak
    peselancar salju
    orang berlari
    wanita berlari
    pria berlari
    orang berselancar
    wanita berselancar
    pria berselancar
    medali olahraga
    piala
    balap kuda
    American football
    sepak bola rugbi
    orang berenang
    wanita berenang
    pria berenang
    orang mengangkat beban
    wanita mengangkat beban
    pria mengangkat beban
    orang bermain golf
    wanita bermain golf
    pria bermain golf
    sepeda motor
    mobil balap
    kriket
    bola voli
    hoki lapangan
    hoki es
    ping pong
    gunung dengan puncak bersalju
    berkemah
    pantai dan payung
    konstruksi bangunan
    perumahan
    panorama kota
    rumah terlantar
    bangunan klasik
    gurun
    pulau terpencil
    taman nasional
    stadion
    rumah
    rumah dengan taman
    gedung perkantoran
    kantor pos Jepang
    kantor pos
    rumah sakit
    bank
    tanda ATM
    hotel
    hotel cinta
    minimarket
    sekolah
    toserba
    pabrik
    lampion merah
    kastel Jepang
    kastel
    bendera putih
    bendera transgender
    bendera pelangi
    bendera hitam
    bendera bajak laut
    bendera: Inggris
    bendera: Skotlandia
    bendera: Wales
    hiasan mawar
    label
    bulu tangkis
    busur dan panah
    amphora
    warna kulit cerah
    warna kulit cerah-sedang
    warna kulit sedang
    warna kulit gelap-sedang
    warna kulit gelap
    tikus
    tikus putih
    lembu
    kerbau
    sapi
    harimau
    macan tutul
    kelinci
    kucing
    kucing hitam
    naga
    buaya
    ikan paus
    siput
    ular
    kuda
    domba jantan
    kambing
    domba betina
    monyet
    ayam jago
    ayam
    anjing
    anjing pembimbing
    babi
    babi hutan
    gajah
    gurita
    cangkang spiral
    serangga kecil
    semut
    lebah madu
    kumbang betina
    ikan
    ikan tropis
    ikan gembung
    kura-kura
    itik menetas
    itik bayi
    itik bayi menghadap ke depan
    burung
    pinguin
    koala
    pudel
    unta
    unta berpunuk dua
    lumba-lumba
    wajah tikus
    wajah sapi
    wajah harimau
    wajah kelinci
    wajah kucing
    wajah naga
    ikan paus menyembur
    wajah kuda
    wajah monyet
    wajah anjing
    wajah babi
    katak
    hamster
    serigala
    beruang
    beruang kutub
    panda
    hidung babi
    jejak kaki hewan
    tupai
    dua mata
    satu mata
    mata di dalam gelembung ucapan
    telinga
    hidung
    mulut
    lidah
    menunjuk ke atas (dibalik)
    menunjuk ke bawah
    menunjuk ke arah kiri
    menunjuk ke arah kanan
    tangan terkepal ke depan
    tangan melambai
    oke
    jempol ke atas
    jempol ke bawah
    tepuk tangan
    tangan terbuka
    mahkota
    topi wanita
    kacamata
    dasi
    kaos
    celana jeans
    gaun
    kimono
    bikini
    pakaian wanita
    dompet
    tas jinjing
    kantung
    sepatu pria
    sepatu lari
    sepatu hak tinggi
    sandal wanita
    sepatu bot wanita
    jejak kaki
    siluet foto setengah badan
    beberapa siluet foto setengah badan
    anak laki-laki
    anak perempuan
    pria
    pekerja kesehatan pria
    hakim pria
    pilot pria
    pasangan dengan hati: pria, pria
    berciuman: pria, pria
    petani pria
    koki pria
    pria menyusui bayi
    sarjana pria
    penyanyi pria
    seniman pria
    pengajar pria
    pekerja pabrik pria
    keluarga: pria, anak laki-laki
    keluarga: pria, anak laki-laki, anak laki-laki
    keluarga: pria, anak perempuan
    keluarga: pria, anak perempuan, anak laki-laki
    keluarga: pria, anak perempuan, anak perempuan
    keluarga: pria, pria, anak laki-laki
    keluarga: pria, pria, anak laki-laki, anak laki-laki
    keluarga: pria, pria, anak perempuan
    keluarga: pria, pria, anak perempuan, anak laki-laki
    keluarga: pria, pria, anak perempuan, anak perempuan
    keluarga: pria, wanita, anak laki-laki
    keluarga: pria, wanita, anak laki-laki, anak laki-laki
    keluarga: pria, wanita, anak perempuan
    keluarga: pria, wanita, anak perempuan, anak laki-laki
    keluarga: pria, wanita, anak perempuan, anak perempuan
    ahli teknologi pria
    pekerja kantor pria
    montir pria
    ilmuwan pria
    antariksawan pria
    pemadam kebakaran pria
    pria dengan tongkat
    pria: rambut merah
    pria: rambut keriting
    pria: gundul
    pria: rambut putih
    pria dengan kursi roda bermotor
    pria dengan kursi roda manual
    wanita
    pekerja kesehatan wanita
    hakim wanita
    pilot wanita
    pasangan dengan hati: wanita, pria
    pasangan dengan hati: wanita, wanita
    berciuman: wanita, pria
    berciuman: wanita, wanita
    petani wanita
    koki wanita
    wanita menyusui bayi
    sarjana wanita
    penyanyi wanita
    seniman wanita
    pengajar wanita
    pekerja pabrik wanita
    keluarga: wanita, anak laki-laki
    keluarga: wanita, anak laki-laki, anak laki-laki
    keluarga: wanita, anak perempuan
    keluarga: wanita, anak perempuan, anak laki-laki
    keluarga: wanita, anak perempuan, anak perempuan
    keluarga: wanita, wanita, anak laki-laki
    keluarga: wanita, wanita, anak laki-laki, anak laki-laki
    keluarga: wanita, wanita, anak perempuan
    keluarga: wanita, wanita, anak perempuan, anak laki-laki
    keluarga: wanita, wanita, anak perempuan, anak perempuan
    ahli teknologi wanita
    pekerja kantor wanita
    montir wanita
    ilmuwan wanita
    antariksawan wanita
    pemadam kebakaran wanita
    wanita dengan tongkat
    wanita: rambut merah
    wanita: rambut keriting
    wanita: gundul
    wanita: rambut putih
    wanita dengan kursi roda bermotor
    wanita dengan kursi roda manual
    keluarga
    pria dan wanita bergandengan
    dua pria bergandengan
    dua wanita bergandengan
    polisi
    polisi wanita
    polisi pria
    orang dengan telinga kelinci
    wanita dengan telinga kelinci
    pria dengan telinga kelinci
    orang berpenutup kepala
    wanita berpenutup kepala
    pria berpenutup kepala
    orang: rambut pirang
    wanita berambut pirang
    pria berambut pirang
    orang dengan topi Tionghoa
    orang mengenakan serban
    wanita mengenakan serban
    pria mengenakan serban
    pria tua
    wanita tua
    bayi
    pekerja konstruksi
    pekerja konstruksi wanita
    pekerja konstruksi pria
    putri
    wajah monster
    topeng hidung panjang
    hantu
    malaikat bayi
    alien
    monster alien
    wajah marah dengan tanduk
    tengkorak
    orang menengadahkan tangan
    wanita menengadahkan tangan
    pria menengadahkan tangan
    penjaga
    penjaga wanita
    penjaga pria
    wanita menari
    lipstik
    poles kuku
    pria dipijat
    wanita dipijat
    pria dipijat kepalanya
    orang potong rambut
    wanita potong rambut
    pria potong rambut
    tanda salon
    suntikan
    pil
    tanda ciuman
    surat cinta
    cincin
    batu permata
    berciuman
    karangan bunga
    pasangan dengan hati
    pernikahan
    hati berdetak
    patah hati
    dua hati
    hati bersinar
    hati membesar
    hati terpanah
    hati biru
    hati hijau
    hati kuning
    hati ungu
    hati berpita
    hati berputar
    dekorasi hati
    wajik bertitik
    bohlam
    marah
    bom
    zzz
    tabrakan
    keringat
    tetesan air
    berlari
    kotoran
    lengan berotot
    pusing
    balon ucapan
    gelembung pikiran
    bunga putih
    nilai seratus
    kantung uang
    kurs
    tanda dolar tebal
    kartu kredit
    uang kertas yen
    uang kertas dolar
    uang kertas euro
    uang kertas pound
    uang bersayap
    bagan meningkat dengan yen
    kursi
    komputer laptop
    tas kantor
    disk komputer
    disket
    disk optik
    dvd
    folder file
    folder file terbuka
    halaman tergulung
    halaman tampak depan
    kalender
    kalender sobek
    indeks kartu
    bagan meningkat
    bagan menurun
    diagram batang
    papan klip
    paku penanda
    paku penanda bulat
    klip kertas
    penggaris lurus
    penggaris segitiga
    penanda halaman buku
    buku besar
    buku catatan
    buku catatan bersampul
    buku tertutup
    buku terbuka
    buku hijau
    buku biru
    buku oranye
    buku
    lencana nama
    gulungan
    memo
    gagang telepon
    pager
    mesin faks
    antena satelit
    pengeras suara
    megafon
    baki kotak keluar
    baki kotak masuk
    paket
    email
    amplop datang
    amplop dengan panah
    kotak surat tertutup dengan bendera turun
    kotak surat tertutup dengan bendera terangkat
    kotak surat terbuka dengan bendera terangkat
    kotak surat terbuka dengan bendera turun
    kotak pos
    trompet pos
    koran
    ponsel
    telepon masuk
    mode getar
    ponsel nonaktif
    dilarang menggunakan ponsel
    batang antena
    kamera
    kamera dengan flash
    kamera video
    televisi
    radio
    kaset video
    proyektor film
    tasbih
    tombol acak lagu
    tombol ulangi
    tombol ulangi satu lagu
    tanda panah searah jarum jam
    tanda panah berlawanan arah jarum jam
    tombol redupkan
    tombol cerahkan
    speaker mati
    volume speaker rendah
    volume speaker medium
    volume speaker tinggi
    baterai
    steker
    kaca pembesar arah kiri
    kaca pembesar arah kanan
    gembok terkunci dengan pena
    gembok terkunci dengan kunci
    kunci
    gembok
    gembok terbuka
    lonceng
    lonceng dicoret
    pembatas buku
    tautan
    tombol radio
    tanda panah BACK
    tanda panah END
    tanda panah ON!
    tanda panah SOON
    tanda panah TOP
    di bawah 18 tahun dilarang
    keycap: 10
    masukan huruf kapital latin
    masukan huruf kecil latin
    masukan angka
    masukan simbol
    masukan huruf latin
    api
    lampu senter
    kunci inggris
    palu
    mur dan baut
    pisau dapur
    pistol air
    mikroskop
    teleskop
    bola kristal
    bintang sudut enam bertitik
    simbol jepang untuk pemula
    emblem trisula
    tombol persegi hitam
    tombol persegi putih
    lingkaran merah
    lingkaran biru
    wajik oranye besar
    wajik biru besar
    wajik oranye kecil
    wajik biru kecil
    segitiga merah mengarah ke atas
    segitiga merah mengarah ke bawah
    tombol naik
    tombol turun
    om
    merpati
    ka’bah
    masjid
    sinagog
    menorah
    jam satu tepat
    jam dua tepat
    jam tiga tepat
    jam empat tepat
    jam lima tepat
    jam enam tepat
    jam tujuh tepat
    jam delapan tepat
    jam sembilan tepat
    jam sepuluh tepat
    jam sebelas tepat
    jam dua belas tepat
    jam setengah dua
    jam setengah tiga
    jam setengah empat
    jam setengah lima
    jam setengah enam
    jam setengah tujuh
    jam setengah delapan
    jam setengah sembilan
    jam setengah sepuluh
    jam setengah sebelas
    jam setengah dua belas
    jam setengah satu
    lilin
    jam perapian
    lubang
    pria melayang mengenakan jas
    detektif
    detektif wanita
    detektif pria
    kacamata hitam
    laba-laba
    jaring laba-laba
    joystick
    pria menari
    klip kertas tertaut
    pena
    pena tinta
    kuas
    krayon
    telapak tangan terbuka
    jari tengah
    salam vulcan
    hati hitam
    komputer desktop
    printer
    mouse komputer
    trackball
    bingkai bergambar
    pembagi indeks kartu
    kotak file kartu
    lemari file
    keranjang sampah
    catatan spiral
    kalender spiral
    klem
    kunci antik
    gulungan koran
    belati
    kepala berbicara
    gelembung ucapan kiri
    gelembung marah kanan
    kotak dengan surat suara
    peta dunia
    gunung Fuji
    menara Tokyo
    Patung Liberty
    peta Jepang
    moai
    wajah gembira
    wajah gembira dengan mata bahagia
    wajah gembira berurai air mata
    wajah tersenyum lebar
    wajah tersenyum lebar dan mata tertutup
    wajah tersenyum lebar dan berkeringat
    wajah tersenyum lebar dan memejamkan mata
    wajah malaikat
    wajah tersenyum bertanduk
    wajah berkedip
    wajah tersenyum dengan mata bahagia
    wajah menikmati
    wajah lega
    wajah tersenyum lebar bermata hati
    wajah berkacamata hitam
    wajah tersenyum sombong
    wajah netral
    wajah tanpa ekspresi
    wajah bosan
    wajah berkeringat
    wajah merenung
    wajah bingung
    wajah stres
    wajah memberikan ciuman
    wajah memberikan ciuman jauh
    wajah memberikan ciuman dengan mata bahagia
    wajah memberikan ciuman dengan mata tertutup
    wajah menjulurkan lidah
    wajah menjulurkan lidah dan mengedipkan mata
    wajah menjulurkan lidah dan memejamkan mata
    wajah kecewa
    wajah cemas
    wajah marah
    wajah sangat marah
    wajah menangis
    wajah tidak setuju
    wajah bersungguh-sungguh
    wajah kecewa namun lega
    wajah mengerutkan kening dengan mulut terbuka
    wajah menderita
    wajah ketakutan
    wajah terlalu lelah
    wajah mengantuk
    wajah kelelahan
    wajah menyeringai
    wajah menangis keras
    wajah dengan mulut terbuka
    wajah mengembuskan napas
    wajah hening
    wajah ketakutan berkeringat
    wajah sangat ketakutan
    wajah terpukau
    wajah tersipu
    wajah tidur
    wajah pusing
    wajah dengan mata berputar
    wajah tanpa mulut
    
    wajah bermasker
    wajah kucing gembira dengan mata bahagia
    wajah kucing gembira berurai air mata
    wajah kucing tersenyum lebar
    wajah kucing gembira bermata hati
    wajah kucing tersenyum sombong
    wajah kucing memberikan ciuman dengan mata tertutup
    wajah kucing marah
    wajah kucing menangis
    wajah kucing ketakutan
    wajah agak cemberut
    wajah agak tersenyum
    wajah terbalik
    wajah dengan mata ke atas
    orang mengisyaratkan TIDAK
    wanita mengisyaratkan TIDAK
    pria mengisyaratkan TIDAK
    orang mengisyaratkan OKE
    wanita mengisyaratkan OKE
    pria mengisyaratkan OKE
    orang membungkuk
    wanita membungkuk
    pria membungkuk
    tidak melihat
    tidak mendengar
    tidak bicara
    orang mengangkat tangan
    wanita mengangkat tangan
    pria mengangkat tangan
    mengangkat tangan
    orang marah
    wanita muka tidak senang
    pria muka tidak senang
    orang tidak senang
    wanita tidak senang
    pria tidak senang
    melipat tangan
    roket
    helikopter
    lokomotif
    gerbong
    kereta ekspres
    kereta ekspres peluru
    kereta
    kereta bawah tanah
    light rail
    stasiun
    trem
    gerbong trem
    bus
    bus datang
    bus listrik
    halte bus
    minibus
    ambulans
    mobil pemadam kebakaran
    mobil polisi
    mobil polisi datang
    taksi
    taksi datang
    mobil
    mobil datang
    kendaraan rekreasi
    truk pengiriman
    lori gandeng
    traktor
    monorel
    jalur kereta pegunungan
    kereta suspensi
    kereta gantung
    trem gantung
    kapal
    orang mendayung perahu
    wanita mendayung perahu
    pria mendayung perahu
    perahu cepat
    lampu lalu lintas horizontal
    lampu lalu lintas vertikal
    konstruksi
    lampu mobil polisi
    bendera segitiga
    pintu
    dilarang
    rokok
    dilarang merokok
    tanda membuang sampah
    dilarang membuang sampah sembarangan
    air dapat diminum
    air tidak dapat diminum
    sepeda
    dilarang bersepeda
    orang bersepeda
    wanita bersepeda
    pria bersepeda
    orang bersepeda gunung
    wanita bersepeda gunung
    pria bersepeda gunung
    orang berjalan kaki
    wanita berjalan kaki
    pria berjalan kaki
    pejalan kaki dilarang masuk
    anak-anak menyeberang
    toilet pria
    toilet wanita
    kamar kecil
    simbol bayi
    toilet
    kloset air
    shower
    orang di bak mandi
    bathtub
    kontrol paspor
    bea cukai
    pengambilan bagasi
    koper tertinggal
    sofa dan lampu
    orang di tempat tidur
    tas belanja
    bel meja
    tempat tidur
    tempat ibadah
    rambu stop
    troli belanja
    pura
    pondok
    elevator
    perosotan
    roda
    ban pelampung
    palu dan kunci inggris
    perisai
    drum minyak
    jalan raya
    rel kereta
    perahu bermotor
    pesawat kecil
    pesawat lepas landas
    pesawat mendarat
    satelit
    kapal penumpang
    otoped
    motor skuter
    kano
    kereta luncur
    piring terbang
    papan luncur
    bajaj
    truk pikap
    sepatu roda
    lingkaran oranye
    lingkaran kuning
    lingkaran hijau
    lingkaran ungu
    lingkaran cokelat
    persegi merah
    persegi biru
    persegi oranye
    persegi kuning
    persegi hijau
    persegi ungu
    persegi cokelat
    tanda sama dengan tebal
    jari terkuncup
    hati putih
    hati cokelat
    tangan menjepit
    wajah dengan mulut tertutup rapat
    wajah materialistis
    wajah bertermometer
    wajah kutu buku
    wajah berpikir
    wajah diperban di kepala
    robot
    wajah memeluk
    lambang tanduk
    panggil saya
    angkat tangan
    tinju kiri
    tinju kanan
    jabat tangan
    jari menyilang
    gerakan sayang kamu
    wajah koboi
    badut
    mual
    tertawa terbahak-bahak
    ngiler
    bohong
    orang tepuk jidat
    wanita tepuk jidat
    pria tepuk jidat
    bersin
    wajah dengan alis terangkat
    wajah dengan mata berbentuk bintang
    wajah konyol
    wajah menyuruh diam
    wajah dengan simbol pada mulut
    wajah dengan tangan menutup mulut
    wajah muntah
    kepala meledak
    wanita hamil
    menyusui
    tangan diangkat dan dirapatkan bersama
    selfie
    pangeran
    orang bertuksedo
    wanita bertuksedo
    pria dewasa bertuksedo
    Nyonya Sinterklas
    orang mengangkat bahu
    wanita mengangkat bahu
    pria mengangkat bahu
    orang melakukan gerakan meroda
    wanita melakukan gerakan meroda
    pria melakukan gerakan meroda
    orang melempar
    wanita melempar
    pria melempar
    orang berolahraga anggar
    orang bergulat
    wanita bergulat
    pria bergulat
    orang bermain polo air
    wanita bermain polo air
    pria bermain polo air
    orang bermain bola tangan
    wanita bermain bola tangan
    pria bermain bola tangan
    kacamata selam
    bunga layu
    drum
    mendentingkan gelas
    gelas tumbler
    sendok
    gawang
    medali emas
    medali perak
    medali perunggu
    sarung tinju
    seragam beladiri
    batu curling
    lacrosse
    sofbol
    lempar cakram
    croissant
    alpukat
    ketimun
    babi asap
    kentang
    wortel
    roti baguette
    salad hijau
    wajan dangkal
    roti tawar isi
    telur
    gelas susu
    kacang tanah
    buah kiwi
    panekuk
    dumpling
    kue keberuntungan
    kotak makanan
    sumpit
    mangkuk dengan sendok
    cangkir dengan sedotan
    kelapa
    brokoli
    pai
    pretzel
    potongan daging
    roti lapis
    makanan kaleng
    selada hijau
    mangga
    kue bulan
    bagel
    wajah tersenyum dengan 3 hati
    wajah menguap
    wajah tersenyum dengan air mata
    wajah pesta
    wajah pusing karena mabuk
    wajah kepanasan
    wajah kedinginan
    ninja
    wajah menyamar
    wajah menahan air mata
    wajah memelas
    sari
    jas laboratorium
    kacamata renang
    sepatu boot untuk mendaki
    sepatu flat
    kepiting
    singa
    kalajengking
    kalkun
    unicorn
    elang
    bebek
    kelelawar
    hiu
    burung hantu
    rubah
    kupu-kupu
    rusa
    gorila
    kadal
    badak
    udang
    cumi-cumi
    jerapah
    zebra
    landak
    sauropod
    T-Rex
    jangkrik
    kanguru
    llama
    merak
    kuda nil
    nuri
    rakun
    lobster
    nyamuk
    mikroba
    musang
    angsa
    mamut
    dodo
    kungkang
    berang-berang
    orangutan
    sigung
    flamingo
    tiram
    biwara
    bison
    anjing laut
    anjing pemandu
    tongkat tunanetra
    rambut merah
    rambut keriting
    gundul
    rambut putih
    tulang
    tungkai
    telapak kaki
    gigi
    pahlawan super
    pahlawan super wanita
    pahlawan super pria
    penjahat super
    penjahat super wanita
    penjahat super pria
    rompi pengaman
    telinga dengan alat bantu dengar
    kursi roda bermotor
    kursi roda manual
    lengan robot
    tungkai robot
    irisan keju
    kue mangkuk
    garam
    kotak minuman
    bawang putih
    bawang bombay
    falafel
    wafel
    mentega
    teh mate
    es batu
    teh bubble
    raksasa
    orang berdiri
    wanita berdiri
    pria berdiri
    orang berlutut
    wanita berlutut
    pria berlutut
    orang tuli
    wanita tuli
    pria tuli
    wajah dengan monokel
    dewasa
    petugas kesehatan
    hakim
    pilot
    petani
    koki
    orang menyusui bayi
    manusia sinterklas
    murid
    penyanyi
    seniman
    guru
    pekerja pabrik
    ahli teknologi
    pekerja kantoran
    mekanik
    ilmuwan
    astronaut
    pemadam kebakaran
    orang bergandengan
    orang dengan tongkat
    dewasa: rambut merah
    dewasa: rambut keriting
    dewasa: gundul
    dewasa: rambut putih
    orang dengan kursi roda bermotor
    orang dengan kursi roda manual
    anak
    lanjut usia
    orang: janggut
    wanita: janggut
    pria: janggut
    wanita dengan kerudung
    orang di ruangan beruap
    wanita di ruangan beruap
    pria di ruangan beruap
    orang memanjat
    wanita memanjat
    pria memanjat
    orang dalam posisi teratai
    wanita dalam posisi teratai
    pria dalam posisi teratai
    magi
    magi wanita
    magi pria
    peri
    peri wanita
    peri pria
    vampir
    vampir wanita
    vampir pria
    orang duyung
    putri duyung
    pria duyung
    kurcaci
    kurcaci wanita
    kurcaci pria
    jin
    jin wanita
    jin pria
    zombi
    zombi wanita
    zombi pria
    otak
    hati oranye
    topi berlidah
    syal
    sarung tangan
    mantel
    kaus kaki
    amplop merah
    petasan
    keping puzzle
    tabung uji
    cawan petri
    dna
    kompas
    sempoa
    alat pemadam api ringan
    kotak perkakas
    batu bata
    magnet
    koper
    botol losion
    benang
    gulungan benang
    peniti
    boneka beruang
    sapu
    keranjang
    gulungan kertas
    sabun
    spons
    kuitansi
    jimat nazar
    sepatu balet
    pakaian renang one-piece
    celana renang
    celana pendek
    sandal jepit
    tetesan darah
    plester luka
    stetoskop
    x-ray
    kruk
    yo-yo
    layang-layang
    parasut
    bumerang
    tongkat ajaib
    pinata
    boneka bersarang
    planet bercincin
    bangku
    pisau cukur
    kapak
    lampu diya
    banjo
    helm tentara
    akordeon
    gendang
    koin
    gergaji kayu
    obeng
    tangga
    kait
    cermin
    jendela
    penyedot wc
    jarum jahit
    simpul
    ember
    perangkap tikus
    sikat gigi
    batu nisan
    plakat
    batu
    bola disko
    kartu identitas
    baterai lemah
    hamsa
    lalat
    cacing
    kumbang
    kecoak
    tanaman pot
    kayu
    bulu
    teratai
    terumbu karang
    sarang burung kosong
    sarang dengan telur
    organ jantung
    paru-paru
    orang berpelukan
    pria hamil
    orang hamil
    orang mengenakan mahkota
    blueberry
    paprika
    zaitun
    roti pipih
    tamale
    fondue
    teko
    menuang cairan
    kacang merah
    toples
    wajah meleleh
    wajah memberi hormat
    wajah dengan mata terbuka dan tangan menutupi mulut
    wajah dengan mata mengintip
    wajah dengan mulut diagonal
    wajah dengan garis titik-titik
    menggigit bibir
    gelembung
    tangan dengan jari telunjuk dan ibu jari menyilang
    tangan menghadap kanan
    tangan menghadap kiri
    telapak tangan menghadap ke bawah
    telapak tangan menghadap ke atas
    jari telunjuk menunjuk penonton
    tangan membentuk hati
    """#
}
