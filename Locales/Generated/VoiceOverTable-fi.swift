// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let fi = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * recorded xurxe, an experiment
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have muokkaustilassa
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have muokkaa kaksoisnapsauttamalla
    0 0 otsikko
    1 1 painike
    2 0 linkki
    3 0 kuva
    4 2 tekstikenttä
    5 0 suojattu tekstikenttä
    6 0 kytkinpainike
    7 0 päällä
    8 0 pois
    9 0 sekoitettu
    10 2 valittu
    11 0 himmennetty
    12 3 muokataan
    13 0 %1$lld kautta %2$lld
    14.one 0 %lld merkki
    14 0 %lld merkkiä
    15 0 merkkitila
    16 0 lisäyskohta alussa
    17 0 lisäyskohta lopussa
    18 4 muokkaa kaksoisnapauttamalla
    19 0 siirry väärin kirjoitettuihin sanoihin roottorilla
    20 0 vaihda asetusta kaksoisnapauttamalla
    21 0 iso %@
    22 0 takaisin-painike
    23 0 takaisin
    24 0 välilehti
    25 0 säädettävä
    26 0 hakukenttä
    27 0 valitsimen kohde
    28 0 ponnahduspainike
    29 0 vedettävä
    30 0 varoitus
    31 0 monirivinen tekstikenttä
    32 0 vaihtopainike
    33 0 painettu
    34 0 ei painettu
    35 0 supistettu
    36 0 laajennettu
    37 0 pakollinen
    38 0 virheelliset tiedot
    39 0 käynnissä
    40 0 taso %lld
    41 0 luettelon alku
    42 0 luettelon loppu
    43 0 maamerkki
    44 0 loppu
    45 0 rivi %lld
    46 0 sarake %lld
    47 0 kattaa %lld riviä
    48 0 kattaa %lld saraketta
    49 0 sivu %1$lld kautta %2$lld
    50 0 vähennä
    51 0 lisää
    52 0 sulje ponnahdusikkuna kaksoisnapauttamalla
    53 0 sulje pikavalikko
    54 0 säädä arvoa pyyhkäisemällä ylös tai alas yhdellä sormella
    55 0 laajenna kaksoisnapauttamalla
    56 0 supista kaksoisnapauttamalla
    57 0 aktivoi valitsin kaksoisnapauttamalla
    58 0 kaksoisnapauta ja pidä painettuna. Odota ääntä ja järjestä vetämällä
    59 0 toimintoja saatavilla
    60 0 lisää sisältöä saatavilla
    61 0 aktivoi
    62.one 0 %lld luettelomerkki
    62 0 %lld luettelomerkkiä
    63 0 merkit
    64 0 sanat
    65 0 otsikot
    66 0 tekstikentät
    67 0 toiminnot
    68 0 säädä arvoa
    69 0 lisää sisältöä
    70 0 poista
    71 0 välilyönti
    72 0 vaihto
    73 0 rivinvaihto
    74 0 numerot
    75 0 kirjaimet
    76 0 Viesteistä, %@
    """#)
}
