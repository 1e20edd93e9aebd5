// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let hu = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have kiválasztva
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have szerkesztés módban
    0 0 címsor
    1 0 gomb
    2 0 hivatkozás
    3 0 kép
    4 1 szövegmező
    5 0 biztonságos szövegmező
    6 0 kapcsológomb
    7 0 be
    8 0 ki
    9 0 vegyes
    10 2 kijelölve
    11 0 halvány
    12 3 szerkesztés alatt
    13 0 %1$lld., összesen: %2$lld
    14.one 0 %lld karakter
    14 0 %lld karakter
    15 0 karakter mód
    16 0 beszúrási pont az elején
    17 0 beszúrási pont a végén
    18 1 koppintson duplán a szerkesztéshez
    19 0 a rotorral férhet hozzá a hibásan írt szavakhoz
    20 0 koppintson duplán a beállítás átváltásához
    21 0 nagy %@
    22 0 vissza gomb
    23 0 vissza
    24 0 lap
    25 0 módosítható
    26 0 keresőmező
    27 0 választóelem
    28 0 előugró gomb
    29 0 húzható
    30 0 figyelmeztetés
    31 0 többsoros szövegmező
    32 0 váltógomb
    33 0 lenyomva
    34 0 nincs lenyomva
    35 0 összecsukva
    36 0 kibontva
    37 0 kötelező
    38 0 érvénytelen adat
    39 0 folyamatban
    40 0 %lld. szint
    41 0 lista eleje
    42 0 lista vége
    43 0 tájékozódási pont
    44 0 vége
    45 0 %lld. sor
    46 0 %lld. oszlop
    47 0 %lld sorra terjed ki
    48 0 %lld oszlopra terjed ki
    49 0 %1$lld. oldal, összesen: %2$lld
    50 0 csökkentés
    51 0 növelés
    52 0 koppintson duplán az előugró ablak bezárásához
    53 0 helyi menü bezárása
    54 0 legyintsen egy ujjal felfelé vagy lefelé az érték módosításához
    55 0 koppintson duplán a kibontáshoz
    56 0 koppintson duplán az összecsukáshoz
    57 0 koppintson duplán a választó aktiválásához
    58 0 koppintson duplán, és tartsa lenyomva. Várja meg a hangot, majd húzza el az átrendezéshez
    59 0 műveletek érhetők el
    60 0 további tartalom érhető el
    61 0 aktiválás
    62 0 %lld felsorolásjel
    63 0 karakterek
    64 0 szavak
    65 0 címsorok
    66 0 szövegmezők
    67 0 műveletek
    68 0 érték módosítása
    69 0 további tartalom
    70 0 törlés
    71 0 szóköz
    72 0 shift
    73 0 return
    74 0 számok
    75 0 betűk
    76 0 az Üzenetekből, %@
    """#)
}
