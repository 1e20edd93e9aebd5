// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let nl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have in bewerkingsmodus
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have tik tweemaal om te bewerken
    0 0 koptekst
    1 0 knop
    2 0 koppeling
    3 0 afbeelding
    4 1 tekstveld
    5 0 beveiligd tekstveld
    6 0 schakelknop
    7 0 aan
    8 0 uit
    9 0 gemengd
    10 1 geselecteerd
    11 0 gedimd
    12 2 wordt bewerkt
    13 0 %1$lld van %2$lld
    14.one 0 %lld teken
    14 0 %lld tekens
    15 0 tekenmodus
    16 0 invoegpunt aan het begin
    17 0 invoegpunt aan het einde
    18 3 tik dubbel om te bewerken
    19 0 gebruik de rotor om naar verkeerd gespelde woorden te gaan
    20 0 tik dubbel om de instelling te wijzigen
    21 0 hoofdletter %@
    22 0 terugknop
    23 0 terug
    24 0 tab
    25 0 aanpasbaar
    26 0 zoekveld
    27 0 kiezeronderdeel
    28 0 pop-upknop
    29 0 sleepbaar
    30 0 melding
    31 0 tekstveld met meerdere regels
    32 0 wisselknop
    33 0 ingedrukt
    34 0 niet ingedrukt
    35 0 samengevouwen
    36 0 uitgevouwen
    37 0 verplicht
    38 0 ongeldige gegevens
    39 0 bezig
    40 0 niveau %lld
    41 0 begin van lijst
    42 0 einde van lijst
    43 0 oriëntatiepunt
    44 0 einde
    45 0 rij %lld
    46 0 kolom %lld
    47 0 beslaat %lld rijen
    48 0 beslaat %lld kolommen
    49 0 pagina %1$lld van %2$lld
    50 0 verlaag
    51 0 verhoog
    52 0 tik dubbel om het pop-upvenster te sluiten
    53 0 sluit contextmenu
    54 0 veeg met één vinger omhoog of omlaag om de waarde aan te passen
    55 0 tik dubbel om uit te vouwen
    56 0 tik dubbel om samen te vouwen
    57 0 tik dubbel om de kiezer te activeren
    58 0 tik dubbel en houd vast. Wacht op het geluid en sleep om te ordenen
    59 0 acties beschikbaar
    60 0 meer inhoud beschikbaar
    61 0 activeer
    62.one 0 %lld opsommingsteken
    62 0 %lld opsommingstekens
    63 0 tekens
    64 0 woorden
    65 0 kopteksten
    66 0 tekstvelden
    67 0 acties
    68 0 waarde aanpassen
    69 0 meer inhoud
    70 0 verwijder
    71 0 spatie
    72 0 shift
    73 0 return
    74 0 cijfers
    75 0 letters
    76 0 uit Berichten, %@
    """#)
}
