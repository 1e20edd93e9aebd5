// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let nb = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have i redigeringsmodus
    0 0 overskrift
    1 0 knapp
    2 0 lenke
    3 0 bilde
    4 1 tekstfelt
    5 0 sikkert tekstfelt
    6 0 bryterknapp
    7 0 på
    8 0 av
    9 0 blandet
    10 1 valgt
    11 0 nedtonet
    12 2 redigeres
    13 0 %1$lld av %2$lld
    14.one 0 %lld tegn
    14 0 %lld tegn
    15 0 tegnmodus
    16 0 innsettingspunkt på begynnelsen
    17 0 innsettingspunkt på slutten
    18 1 dobbelttrykk for å redigere
    19 0 bruk rotoren for å gå til feilstavede ord
    20 0 dobbelttrykk for å endre innstillingen
    21 0 stor %@
    22 0 tilbakeknapp
    23 0 tilbake
    24 0 fane
    25 0 justerbar
    26 0 søkefelt
    27 0 velgerelement
    28 0 hurtigmenyknapp
    29 0 flyttbar
    30 0 varsel
    31 0 tekstfelt med flere linjer
    32 0 vekslingsknapp
    33 0 trykket inn
    34 0 ikke trykket inn
    35 0 skjult
    36 0 utvidet
    37 0 obligatorisk
    38 0 ugyldige data
    39 0 pågår
    40 0 nivå %lld
    41 0 start på liste
    42 0 slutt på liste
    43 0 landemerke
    44 0 slutt
    45 0 rad %lld
    46 0 kolonne %lld
    47 0 strekker seg over %lld rader
    48 0 strekker seg over %lld kolonner
    49 0 side %1$lld av %2$lld
    50 0 reduser
    51 0 øk
    52 0 dobbelttrykk for å lukke popup-vinduet
    53 0 lukk kontekstmenyen
    54 0 sveip opp eller ned med én finger for å justere verdien
    55 0 dobbelttrykk for å utvide
    56 0 dobbelttrykk for å skjule
    57 0 dobbelttrykk for å aktivere velgeren
    58 0 dobbelttrykk og hold. Vent på lyden, og dra for å endre rekkefølgen
    59 0 handlinger tilgjengelige
    60 0 mer innhold tilgjengelig
    61 0 aktiver
    62 0 %lld punkttegn
    63 0 tegn
    64 0 ord
    65 0 overskrifter
    66 0 tekstfelter
    67 0 handlinger
    68 0 juster verdi
    69 0 mer innhold
    70 0 slett
    71 0 mellomrom
    72 0 skift
    73 0 retur
    74 0 tall
    75 0 bokstaver
    76 0 fra Meldinger, %@
    """#)
}
