// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let et = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have redigeerimisrežiimis
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have redigeerimiseks topeltpuudutage
    0 0 pealkiri
    1 0 nupp
    2 0 link
    3 0 pilt
    4 1 tekstiväli
    5 0 turvaline tekstiväli
    6 0 lülitinupp
    7 0 sees
    8 0 väljas
    9 0 segatud
    10 1 valitud
    11 0 tuhm
    12 2 muutmisel
    13 0 %1$lld, kokku %2$lld
    14.one 0 %lld märk
    14 0 %lld märki
    15 0 märgirežiim
    16 0 sisestuspunkt on alguses
    17 0 sisestuspunkt on lõpus
    18 3 muutmiseks topeltpuudutage
    19 0 valesti kirjutatud sõnadele pääsete ligi rootoriga
    20 0 sätte ümberlülitamiseks topeltpuudutage
    21 0 suurtäht %@
    22 0 tagasi-nupp
    23 0 tagasi
    24 0 vahekaart
    25 0 muudetav
    26 0 otsinguväli
    27 0 valija üksus
    28 0 hüpiknupp
    29 0 lohistatav
    30 0 hoiatus
    31 0 mitmerealine tekstiväli
    32 0 ümberlülitusnupp
    33 0 vajutatud
    34 0 vajutamata
    35 0 ahendatud
    36 0 laiendatud
    37 0 nõutav
    38 0 sobimatud andmed
    39 0 pooleli
    40 0 tase %lld
    41 0 loendi algus
    42 0 loendi lõpp
    43 0 orientiir
    44 0 lõpp
    45 0 rida %lld
    46 0 veerg %lld
    47.one 0 hõlmab %lld rea
    47 0 hõlmab %lld rida
    48.one 0 hõlmab %lld veeru
    48 0 hõlmab %lld veergu
    49 0 leht %1$lld, kokku %2$lld
    50 0 vähenda
    51 0 suurenda
    52 0 hüpikakna sulgemiseks topeltpuudutage
    53 0 sulge kontekstimenüü
    54 0 väärtuse muutmiseks libistage ühe sõrmega üles või alla
    55 0 laiendamiseks topeltpuudutage
    56 0 ahendamiseks topeltpuudutage
    57 0 valija aktiveerimiseks topeltpuudutage
    58 0 topeltpuudutage ja hoidke. Oodake heli ja seejärel lohistage ümberpaigutamiseks
    59 0 toimingud on saadaval
    60 0 saadaval on rohkem sisu
    61 0 aktiveeri
    62.one 0 %lld täpp
    62 0 %lld täppi
    63 0 märgid
    64 0 sõnad
    65 0 pealkirjad
    66 0 tekstiväljad
    67 0 toimingud
    68 0 muuda väärtust
    69 0 rohkem sisu
    70 0 kustuta
    71 0 tühik
    72 0 tõstuklahv
    73 0 reavahetus
    74 0 numbrid
    75 0 tähed
    76 0 Sõnumitest, %@
    """#)
}
