// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let it = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have in modalità di modifica
    0 0 intestazione
    1 0 pulsante
    2 0 link
    3 0 immagine
    4 1 campo di testo
    5 0 campo di testo protetto
    6 0 interruttore
    7 0 attivo
    8 0 disattivo
    9 0 misto
    10 1 selezionato
    11 0 disattivato
    12 2 in modifica
    13 0 %1$lld di %2$lld
    14.one 0 %lld carattere
    14 0 %lld caratteri
    15 0 modalità carattere
    16 0 punto di inserimento all’inizio
    17 0 punto di inserimento alla fine
    18 1 tocca due volte per modificare
    19 0 usa il rotore per accedere alle parole errate
    20 0 tocca due volte per cambiare l’impostazione
    21 0 maiuscola %@
    22 0 pulsante indietro
    23 0 indietro
    24 0 pannello
    25 0 regolabile
    26 0 campo di ricerca
    27 0 elemento del selettore
    28 0 pulsante a comparsa
    29 0 trascinabile
    30 0 avviso
    31 0 campo di testo su più righe
    32 0 pulsante di commutazione
    33 0 premuto
    34 0 non premuto
    35 0 contratto
    36 0 espanso
    37 0 obbligatorio
    38 0 dati non validi
    39 0 in corso
    40 0 livello %lld
    41 0 inizio elenco
    42 0 fine elenco
    43 0 punto di riferimento
    44 0 fine
    45 0 riga %lld
    46 0 colonna %lld
    47 0 occupa %lld righe
    48 0 occupa %lld colonne
    49 0 pagina %1$lld di %2$lld
    50 0 diminuisci
    51 0 aumenta
    52 0 tocca due volte per chiudere la finestra a comparsa
    53 0 chiudi il menu contestuale
    54 0 scorri verso l’alto o il basso con un dito per regolare il valore
    55 0 tocca due volte per espandere
    56 0 tocca due volte per contrarre
    57 0 tocca due volte per attivare il selettore
    58 0 tocca due volte e tieni premuto. Attendi il suono, quindi trascina per riordinare
    59 0 azioni disponibili
    60 0 altri contenuti disponibili
    61 0 attiva
    62.one 0 %lld punto elenco
    62 0 %lld punti elenco
    63 0 caratteri
    64 0 parole
    65 0 intestazioni
    66 0 campi di testo
    67 0 azioni
    68 0 regola valore
    69 0 altri contenuti
    70 0 elimina
    71 0 spazio
    72 0 maiuscole
    73 0 invio
    74 0 numeri
    75 0 lettere
    76 0 da Messaggi, %@
    """#)
}
