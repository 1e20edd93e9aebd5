// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let de = WordingTexts(
    keyCount: keyCount,
    #"""
    * pinned AccessibilitySnapshot Localizable.strings
    * guess our translation
    * guess our reading of AccessibilitySnapshot Localizable.strings, which has a misspelling in it
    * guess our translation; AccessibilitySnapshot Localizable.strings has Weiterhin inhalte verfügbar
    0 0 Überschrift
    1 0 Taste
    2 0 Hyperlink
    3 0 Bild
    4 0 Textfeld
    5 0 sicheres Textfeld
    6 0 Umschalttaste
    7 0 ein
    8 0 aus
    9 0 gemischt
    10 0 Auswahl
    11 0 grau dargestellt
    12 0 bearbeiten
    13 0 %1$lld von %2$lld
    14.one 1 %lld Zeichen
    14 1 %lld Zeichen
    15 1 Zeichenmodus
    16 1 Einfügemarke am Anfang
    17 1 Einfügemarke am Ende
    18 0 zum Bearbeiten doppeltippen
    19 2 den Rotor für den Zugriff auf Rechtschreibfehler verwenden
    20 0 zum Umschalten doppeltippen
    21 1 Großbuchstabe %@
    22 0 Zurück Taste
    23 0 zurück
    24 0 Tabulator
    25 0 einstellbar
    26 0 Suchfeld
    27 1 Auswahlelement
    28 1 Einblendtaste
    29 1 bewegbar
    30 1 Hinweis
    31 1 mehrzeiliges Textfeld
    32 1 Umschalttaste
    33 1 gedrückt
    34 1 nicht gedrückt
    35 1 reduziert
    36 1 erweitert
    37 1 erforderlich
    38 1 ungültige Daten
    39 1 in Bearbeitung
    40 1 Ebene %lld
    41 0 Anfang der Liste
    42 0 Ende der Liste
    43 0 Orientierungspunkt
    44 0 Ende
    45 0 Zeile %lld
    46 0 Spalte %lld
    47 0 umfasst %lld Zeilen
    48 0 umfasst %lld Spalten
    49 1 Seite %1$lld von %2$lld
    50 1 verringern
    51 1 erhöhen
    52 1 zum Schließen des Einblendfensters doppeltippen
    53 1 Kontextmenü schließen
    54 0 zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen
    55 1 zum Erweitern doppeltippen
    56 1 zum Reduzieren doppeltippen
    57 1 zum Aktivieren der Auswahl doppeltippen
    58 1 doppeltippen und halten. Auf den Ton warten, dann zum Umordnen ziehen
    59 0 Aktionen verfügbar
    60 3 weitere Inhalte verfügbar
    61 1 aktivieren
    62.one 1 %lld Aufzählungspunkt
    62 1 %lld Aufzählungspunkte
    63 1 Zeichen
    64 1 Wörter
    65 0 Überschriften
    66 0 Textfelder
    67 1 Aktionen
    68 1 Wert anpassen
    69 1 weitere Inhalte
    70 1 Löschen
    71 1 Leerzeichen
    72 1 Umschalt
    73 1 Eingabe
    74 1 Zahlen
    75 1 Buchstaben
    76 1 aus Nachrichten, %@
    """#)
}
