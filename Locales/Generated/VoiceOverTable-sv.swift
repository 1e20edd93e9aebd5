// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let sv = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; iOS 16.2 Settings shows the same word for Off
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have valda
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have i redigeringsläge
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have dubbelknacka för att redigera
    0 0 rubrik
    1 0 knapp
    2 0 länk
    3 0 bild
    4 1 textfält
    5 0 säkert textfält
    6 0 omkopplare
    7 0 på
    8 2 av
    9 0 blandat
    10 3 markerat
    11 0 nedtonat
    12 4 redigeras
    13 0 %1$lld av %2$lld
    14.one 0 %lld tecken
    14 0 %lld tecken
    15 0 teckenläge
    16 0 insättningspunkt i början
    17 0 insättningspunkt i slutet
    18 5 tryck två gånger för att redigera
    19 0 använd rotorn för att gå till felstavade ord
    20 0 tryck två gånger för att ändra inställningen
    21 0 versalt %@
    22 0 bakåtknapp
    23 0 tillbaka
    24 0 flik
    25 0 justerbart
    26 0 sökfält
    27 0 väljarobjekt
    28 0 popupknapp
    29 0 dragbart
    30 0 varning
    31 0 textfält med flera rader
    32 0 växlingsknapp
    33 0 nedtryckt
    34 0 inte nedtryckt
    35 0 minimerat
    36 0 utökat
    37 0 obligatoriskt
    38 0 ogiltiga data
    39 0 pågår
    40 0 nivå %lld
    41 0 listans början
    42 0 listans slut
    43 0 landmärke
    44 0 slut
    45 0 rad %lld
    46 0 kolumn %lld
    47 0 sträcker sig över %lld rader
    48 0 sträcker sig över %lld kolumner
    49 0 sida %1$lld av %2$lld
    50 0 minska
    51 0 öka
    52 0 tryck två gånger för att stänga popupfönstret
    53 0 stäng snabbmenyn
    54 0 svep uppåt eller nedåt med ett finger för att justera värdet
    55 0 tryck två gånger för att utöka
    56 0 tryck två gånger för att minimera
    57 0 tryck två gånger för att aktivera väljaren
    58 0 tryck två gånger och håll kvar. Vänta på ljudet och dra sedan för att ordna om
    59 0 åtgärder tillgängliga
    60 0 mer innehåll tillgängligt
    61 0 aktivera
    62.one 0 %lld punkt
    62 0 %lld punkter
    63 0 tecken
    64 0 ord
    65 0 rubriker
    66 0 textfält
    67 0 åtgärder
    68 0 justera värde
    69 0 mer innehåll
    70 0 radera
    71 0 mellanslag
    72 0 skift
    73 0 retur
    74 0 siffror
    75 0 bokstäver
    76 0 från Meddelanden, %@
    """#)
}
