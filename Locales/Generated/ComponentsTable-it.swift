// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let it = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Codice di verifica
    37 0 %1$@, %2$@
    38.one 0 %lld cifra
    38 0 %lld cifre
    39 0 Cifra %1$lld di %2$lld
    40 0 Vuoto
    41 0 Codice completo
    42 0 Codice cancellato
    43.one 0 Inserita %1$lld cifra di %2$lld
    43 0 Inserite %1$lld cifre di %2$lld
    44 0 Passa da solo alla cifra successiva
    45 0 Sono ammesse solo cifre
    46.one 0 %lld carattere è stato ignorato
    46 0 %lld caratteri sono stati ignorati
    47.one 0 Inserisci ancora %lld cifra
    47 0 Inserisci ancora %lld cifre
    48.one 0 %lld cifra eliminata
    48 0 %lld cifre eliminate
    49.one 0 %lld cifra sostituita
    49 0 %lld cifre sostituite
    50 0 Mostra codice
    51 0 Il codice è visibile
    52 0 Il codice è nascosto
    53 0 Verifica
    54 0 Verifica in corso
    55 0 Verifica terminata
    """#)
}
