// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let `is` = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 dálkmerki
    1 0 ný lína
    2 0 vending
    3 0 bil
    4 1 upphrópunarmerki
    5 0 gæsalappir
    6 1 endamerki
    7 1 dalur
    8 1 prósent
    9 1 og-merki
    10 1 prenthögg
    11 0 vinstri svigi
    12 1 hægri svigi
    13 1 stjarna
    14 1 plúsmerki
    15 1 komma
    16 2 bandstrik
    17 1 punktur
    18 1 skástrik
    19 1 tvípunktur
    20 1 semíkomma
    21 1 minna en
    22 1 jafnt
    23 1 stærra en
    24 1 spurningarmerki
    25 1 vistmerki
    26 1 vinstri hornklofi
    27 1 öfugt skástrik
    28 1 hægri hornklofi
    29 1 hattur
    30 1 lágstrik
    31 1 öfugur broddur
    32 1 vinstri oddsvigi
    33 1 lóðrétt lína
    34 1 hægri oddsvigi
    35 1 tilda
    36 0 fast bil
    37 1 öfugt upphrópunarmerki
    38 1 sent
    39 1 pund
    40 1 jen
    41 1 kaflamerki
    42 1 höfundarréttarmerki
    43 1 franskar gæsalappir vinstri
    44 1 neitun
    45 1 skráð
    46 1 gráða
    47 1 plús-mínus
    48 1 brjóstletur tveir
    49 1 brjóstletur þrír
    50 1 míkró-merki
    51 1 efnisgreinarmerki
    52 1 miðjudepill
    53 1 franskar gæsalappir hægri
    54 0 einn fjórði
    55 0 einn hálfur
    56 0 þrír fjórðu
    57 1 öfugt spurningarmerki
    58 1 margföldunarmerki
    59 1 deilingarmerki
    60 1 arabísk komma
    61 1 arabísk semíkomma
    62 1 arabískt spurningarmerki
    63 0 arabískt tatvíl
    64 0 arabískt prósentumerki
    65 0 arabískt tugabrotsmerki
    66 0 arabískt þúsundamerki
    67 0 arabísk stjarna
    68 1 bandstrik
    69 0 fast bandstrik
    70 1 tilstrik
    71 1 þankastrik
    72 1 vinstra högg
    73 1 hægra högg
    74 1 hástætt vinstra tvíhögg
    75 1 hástætt hægra tvíhögg
    76 1 lágstætt hægra tvíhögg
    77 1 úreldingarmerki
    78 1 tvöfalt úreldingarmerki
    79 1 merkill
    80 0 þríhyrnt áherslumerki
    81 1 úrfelling
    82 0 mjótt fast bil
    83 1 prómill
    84 1 mínútumerki
    85 1 tvíhögg
    86 0 vinstri einföld oddklofagæsalöpp
    87 0 hægri einföld oddklofagæsalöpp
    88 1 evra
    89 1 indversk rúpía
    90 1 skrásett vörumerki
    91 1 ör sem vísar til vinstri
    92 1 ör sem vísar upp
    93 1 ör sem vísar til hægri
    94 1 ör sem vísar niður
    95 1 ör til vinstri og hægri
    96 1 ör upp og niður
    97 1 tvöföld ör til vinstri
    98 1 tvöföld ör til hægri
    99 1 tvöföld ör vinstri hægri
    100 1 mínusmerki
    101 1 kvaðratrót
    102 1 óendanlegt-merki
    103 1 næstum jafnt
    104 1 ekki jafnt
    105 1 minna en eða jafnt
    106 1 stærra en eða jafnt
    107 1 fylltur ferningur
    108 1 holur ferningur
    109 1 lítill svartur ferningur
    110 1 lítill hvítur ferningur
    111 1 fylltur þríhyrningur sem vísar upp
    112 1 spilunartakki
    113 1 fylltur þríhyrningur sem vísar niður
    114 1 hnappur til að spóla til baka
    115 1 fylltur tígull
    116 1 holur tígull
    117 1 holur hringflötur
    118 1 fylltur hringflötur
    119 1 holt áherslumerki
    120 0 svört stjarna
    121 0 hvít stjarna
    122 0 gátreitur
    123 1 hakreitur með hakmerki
    124 0 reitur með krossi
    125 0 hvítt hjarta
    126 1 hjarta
    127 0 gátmerki
    128 1 hak
    129 0 margföldunarkross
    130 1 margföldunartákn
    131 0 kross
    132 0 feitur kross
    """#)
}
