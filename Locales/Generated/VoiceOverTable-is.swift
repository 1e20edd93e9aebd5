// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let `is` = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    0 0 fyrirsögn
    1 0 hnappur
    2 0 tengill
    3 0 mynd
    4 0 textareitur
    5 0 öruggur textareitur
    6 0 rofi
    7 0 kveikt
    8 0 slökkt
    9 0 blandað
    10 0 valið
    11 0 dimmt
    12 0 í breytingu
    13 0 %1$lld af %2$lld
    14.one 0 %lld stafur
    14 0 %lld stafir
    15 0 stafahamur
    16 0 innsetningarstaður í byrjun
    17 0 innsetningarstaður í lokin
    18 0 tvípikkaðu til að breyta
    19 0 notaðu snúðinn til að komast í rangt stafsett orð
    20 0 tvípikkaðu til að breyta stillingunni
    21 0 stórt %@
    22 0 hnappur til baka
    23 0 til baka
    24 0 flipi
    25 0 stillanlegt
    26 0 leitarreitur
    27 0 valatriði
    28 0 fellihnappur
    29 0 hægt að draga
    30 0 viðvörun
    31 0 textareitur með mörgum línum
    32 0 víxlhnappur
    33 0 þrýst
    34 0 ekki þrýst
    35 0 samanfellt
    36 0 útvíkkað
    37 0 nauðsynlegt
    38 0 ógild gögn
    39 0 í vinnslu
    40 0 stig %lld
    41 0 upphaf lista
    42 0 endir lista
    43 0 kennileiti
    44 0 endir
    45 0 röð %lld
    46 0 dálkur %lld
    47.one 0 nær yfir %lld röð
    47 0 nær yfir %lld raðir
    48.one 0 nær yfir %lld dálk
    48 0 nær yfir %lld dálka
    49 0 síða %1$lld af %2$lld
    50 0 minnka
    51 0 auka
    52 0 tvípikkaðu til að loka sprettiglugga
    53 0 loka flýtivalmynd
    54 0 strjúktu upp eða niður með einum fingri til að breyta gildinu
    55 0 tvípikkaðu til að stækka
    56 0 tvípikkaðu til að fella saman
    57 0 tvípikkaðu til að virkja valið
    58 0 tvípikkaðu og haltu. Bíddu eftir hljóðinu og dragðu svo til að endurraða
    59 0 aðgerðir í boði
    60 0 meira efni í boði
    61 0 virkja
    62.one 0 %lld punktur
    62 0 %lld punktar
    63 0 stafir
    64 0 orð
    65 0 fyrirsagnir
    66 0 textareitir
    67 0 aðgerðir
    68 0 breyta gildi
    69 0 meira efni
    70 0 eyða
    71 0 bil
    72 0 hástafalykill
    73 0 vending
    74 0 tölustafir
    75 0 bókstafir
    76 0 úr Skilaboðum, %@
    """#)
}
