// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let lv = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have rediģēšanas režīmā
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have veiciet dubultskārienu, lai rediģētu
    0 0 virsraksts
    1 0 poga
    2 0 saite
    3 0 attēls
    4 1 teksta lauks
    5 0 drošs teksta lauks
    6 0 slēdzis
    7 0 ieslēgts
    8 0 izslēgts
    9 0 jaukts
    10 1 atlasīts
    11 0 aptumšots
    12 2 tiek rediģēts
    13 0 %1$lld no %2$lld
    14.zero 0 %lld rakstzīmju
    14.one 0 %lld rakstzīme
    14 0 %lld rakstzīmes
    15 0 rakstzīmju režīms
    16 0 ievietošanas punkts sākumā
    17 0 ievietošanas punkts beigās
    18 3 lai rediģētu, veiciet dubultskārienu
    19 0 lai piekļūtu vārdiem ar pareizrakstības kļūdām, izmantojiet rotoru
    20 0 lai pārslēgtu iestatījumu, veiciet dubultskārienu
    21 0 lielais %@
    22 0 poga Atpakaļ
    23 0 atpakaļ
    24 0 cilne
    25 0 pielāgojams
    26 0 meklēšanas lauks
    27 0 atlasītāja vienums
    28 0 uznirstošā poga
    29 0 velkams
    30 0 brīdinājums
    31 0 vairākrindu teksta lauks
    32 0 pārslēgšanas poga
    33 0 nospiests
    34 0 nav nospiests
    35 0 sakļauts
    36 0 izvērsts
    37 0 obligāts
    38 0 nederīgi dati
    39 0 notiek
    40 0 %lld. līmenis
    41 0 saraksta sākums
    42 0 saraksta beigas
    43 0 orientieris
    44 0 beigas
    45 0 %lld. rinda
    46 0 %lld. kolonna
    47.zero 0 aptver %lld rindu
    47.one 0 aptver %lld rindu
    47 0 aptver %lld rindas
    48.zero 0 aptver %lld kolonnu
    48.one 0 aptver %lld kolonnu
    48 0 aptver %lld kolonnas
    49 0 %1$lld. lapa no %2$lld
    50 0 samazināt
    51 0 palielināt
    52 0 lai aizvērtu uznirstošo logu, veiciet dubultskārienu
    53 0 aizvērt kontekstizvēlni
    54 0 lai pielāgotu vērtību, velciet ar vienu pirkstu uz augšu vai uz leju
    55 0 lai izvērstu, veiciet dubultskārienu
    56 0 lai sakļautu, veiciet dubultskārienu
    57 0 lai aktivizētu atlasītāju, veiciet dubultskārienu
    58 0 veiciet dubultskārienu un turiet. Sagaidiet skaņu un velciet, lai pārkārtotu
    59 0 pieejamas darbības
    60 0 pieejams vairāk satura
    61 0 aktivizēt
    62.zero 0 %lld aizzīmju
    62.one 0 %lld aizzīme
    62 0 %lld aizzīmes
    63 0 rakstzīmes
    64 0 vārdi
    65 0 virsraksti
    66 0 teksta lauki
    67 0 darbības
    68 0 pielāgot vērtību
    69 0 vairāk satura
    70 0 dzēst
    71 0 atstarpe
    72 0 pārslēgs
    73 0 ievade
    74 0 cipari
    75 0 burti
    76 0 no Ziņām, %@
    """#)
}
