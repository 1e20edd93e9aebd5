// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let de = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Bestätigungscode
    37 0 %1$@, %2$@
    38.one 0 %lld Ziffer
    38 0 %lld Ziffern
    39 0 Ziffer %1$lld von %2$lld
    40 0 Leer
    41 0 Code vollständig
    42 0 Code gelöscht
    43 0 %1$lld von %2$lld Ziffern eingesetzt
    44 0 Springt von selbst zur nächsten Ziffer
    45 0 Nur Ziffern sind erlaubt
    46.one 0 %lld Zeichen wurde ausgelassen
    46 0 %lld Zeichen wurden ausgelassen
    47.one 0 Noch %lld Ziffer eingeben
    47 0 Noch %lld Ziffern eingeben
    48.one 0 %lld Ziffer gelöscht
    48 0 %lld Ziffern gelöscht
    49.one 0 %lld Ziffer ersetzt
    49 0 %lld Ziffern ersetzt
    50 0 Code anzeigen
    51 0 Der Code wird angezeigt
    52 0 Der Code ist verborgen
    53 0 Bestätigen
    54 0 Code wird geprüft
    55 0 Prüfung abgeschlossen
    """#)
}
