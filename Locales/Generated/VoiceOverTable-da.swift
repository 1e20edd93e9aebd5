// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let da = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have i redigeringstilstand
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have dobbelttryk for at redigere
    0 0 overskrift
    1 0 knap
    2 0 link
    3 0 billede
    4 1 tekstfelt
    5 0 sikkert tekstfelt
    6 0 skifteknap
    7 0 til
    8 0 fra
    9 0 blandet
    10 1 valgt
    11 0 nedtonet
    12 2 redigeres
    13 0 %1$lld af %2$lld
    14.one 0 %lld tegn
    14 0 %lld tegn
    15 0 tegntilstand
    16 0 indsætningspunkt i begyndelsen
    17 0 indsætningspunkt i slutningen
    18 3 tryk to gange for at redigere
    19 0 brug rotoren for at gå til fejlstavede ord
    20 0 tryk to gange for at ændre indstillingen
    21 0 stort %@
    22 0 tilbageknap
    23 0 tilbage
    24 0 fane
    25 0 justerbar
    26 0 søgefelt
    27 0 vælgerelement
    28 0 lokalmenuknap
    29 0 kan trækkes
    30 0 advarsel
    31 0 tekstfelt med flere linjer
    32 0 skifteknap
    33 0 trykket ned
    34 0 ikke trykket ned
    35 0 skjult
    36 0 vist
    37 0 obligatorisk
    38 0 ugyldige data
    39 0 i gang
    40 0 niveau %lld
    41 0 start på liste
    42 0 slut på liste
    43 0 landmærke
    44 0 slut
    45 0 række %lld
    46 0 kolonne %lld
    47 0 strækker sig over %lld rækker
    48 0 strækker sig over %lld kolonner
    49 0 side %1$lld af %2$lld
    50 0 formindsk
    51 0 forøg
    52 0 tryk to gange for at lukke pop op-vinduet
    53 0 luk genvejsmenuen
    54 0 stryg op eller ned med én finger for at justere værdien
    55 0 tryk to gange for at vise
    56 0 tryk to gange for at skjule
    57 0 tryk to gange for at aktivere vælgeren
    58 0 tryk to gange og hold fingeren nede. Vent på lyden, og træk derefter for at omarrangere
    59 0 handlinger tilgængelige
    60 0 mere indhold tilgængeligt
    61 0 aktivér
    62 0 %lld punkttegn
    63 0 tegn
    64 0 ord
    65 0 overskrifter
    66 0 tekstfelter
    67 0 handlinger
    68 0 justér værdi
    69 0 mere indhold
    70 0 slet
    71 0 mellemrum
    72 0 skift
    73 0 retur
    74 0 tal
    75 0 bogstaver
    76 0 fra Beskeder, %@
    """#)
}
