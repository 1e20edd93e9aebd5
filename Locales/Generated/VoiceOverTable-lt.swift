// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let lt = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have dukart bakstelėkite, norėdami redaguoti
    0 0 antraštė
    1 0 mygtukas
    2 0 nuoroda
    3 0 paveikslėlis
    4 1 teksto laukas
    5 0 saugus teksto laukas
    6 0 jungiklis
    7 0 įjungta
    8 0 išjungta
    9 0 mišri
    10 1 pasirinkta
    11 0 pritemdyta
    12 0 redaguojama
    13 0 %1$lld iš %2$lld
    14.one 0 %lld simbolis
    14.few 0 %lld simboliai
    14 0 %lld simbolių
    15 0 simbolių režimas
    16 0 įterpimo vieta pradžioje
    17 0 įterpimo vieta pabaigoje
    18 2 dukart bakstelėkite, kad redaguotumėte
    19 0 žodžius su rašybos klaidomis pasieksite rotoriumi
    20 0 dukart bakstelėkite, kad perjungtumėte nuostatą
    21 0 didžioji %@
    22 0 mygtukas Atgal
    23 0 atgal
    24 0 skirtukas
    25 0 koreguojama
    26 0 paieškos laukas
    27 0 parinkiklio elementas
    28 0 iškylantysis mygtukas
    29 0 galima vilkti
    30 0 įspėjimas
    31 0 kelių eilučių teksto laukas
    32 0 perjungimo mygtukas
    33 0 paspausta
    34 0 nepaspausta
    35 0 sutraukta
    36 0 išplėsta
    37 0 privaloma
    38 0 netinkami duomenys
    39 0 vykdoma
    40 0 %lld lygis
    41 0 sąrašo pradžia
    42 0 sąrašo pabaiga
    43 0 orientyras
    44 0 pabaiga
    45 0 %lld eilutė
    46 0 %lld stulpelis
    47.one 0 apima %lld eilutę
    47.few 0 apima %lld eilutes
    47 0 apima %lld eilučių
    48.one 0 apima %lld stulpelį
    48.few 0 apima %lld stulpelius
    48 0 apima %lld stulpelių
    49 0 %1$lld puslapis iš %2$lld
    50 0 sumažinti
    51 0 padidinti
    52 0 dukart bakstelėkite, kad uždarytumėte iškylantįjį langą
    53 0 uždaryti kontekstinį meniu
    54 0 braukite vienu pirštu aukštyn arba žemyn, kad pakoreguotumėte reikšmę
    55 0 dukart bakstelėkite, kad išplėstumėte
    56 0 dukart bakstelėkite, kad sutrauktumėte
    57 0 dukart bakstelėkite, kad suaktyvintumėte parinkiklį
    58 0 dukart bakstelėkite ir palaikykite. Palaukite garso, tada vilkite, kad pertvarkytumėte
    59 0 galimi veiksmai
    60 0 yra daugiau turinio
    61 0 aktyvinti
    62.one 0 %lld ženklelis
    62.few 0 %lld ženkleliai
    62 0 %lld ženklelių
    63 0 simboliai
    64 0 žodžiai
    65 0 antraštės
    66 0 teksto laukai
    67 0 veiksmai
    68 0 koreguoti reikšmę
    69 0 daugiau turinio
    70 0 ištrinti
    71 0 tarpas
    72 0 antrasis lygis
    73 0 nauja eilutė
    74 0 skaičiai
    75 0 raidės
    76 0 iš Žinučių, %@
    """#)
}
