// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let pl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have wybrane
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have w trybie edycji
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have dotknij dwukrotnie, aby edytować
    0 0 nagłówek
    1 0 przycisk
    2 0 łącze
    3 0 obrazek
    4 1 pole tekstowe
    5 0 bezpieczne pole tekstowe
    6 0 przełącznik
    7 0 włączone
    8 0 wyłączone
    9 0 mieszane
    10 2 zaznaczone
    11 0 przygaszone
    12 3 edytowane
    13 0 %1$lld z %2$lld
    14.one 0 %lld znak
    14.few 0 %lld znaki
    14.many 0 %lld znaków
    14 0 %lld znaku
    15 0 tryb znaków
    16 0 punkt wstawiania na początku
    17 0 punkt wstawiania na końcu
    18 4 stuknij dwukrotnie, aby edytować
    19 0 użyj pokrętła, aby przejść do słów z błędami
    20 0 stuknij dwukrotnie, aby zmienić ustawienie
    21 0 wielka litera %@
    22 0 przycisk wstecz
    23 0 wstecz
    24 0 karta
    25 0 regulowane
    26 0 pole wyszukiwania
    27 0 element selektora
    28 0 przycisk rozwijany
    29 0 można przeciągnąć
    30 0 alert
    31 0 wielowierszowe pole tekstowe
    32 0 przycisk przełączania
    33 0 wciśnięte
    34 0 niewciśnięte
    35 0 zwinięte
    36 0 rozwinięte
    37 0 wymagane
    38 0 nieprawidłowe dane
    39 0 w toku
    40 0 poziom %lld
    41 0 początek listy
    42 0 koniec listy
    43 0 punkt orientacyjny
    44 0 koniec
    45 0 wiersz %lld
    46 0 kolumna %lld
    47.one 0 obejmuje %lld wiersz
    47.few 0 obejmuje %lld wiersze
    47.many 0 obejmuje %lld wierszy
    47 0 obejmuje %lld wiersza
    48.one 0 obejmuje %lld kolumnę
    48.few 0 obejmuje %lld kolumny
    48.many 0 obejmuje %lld kolumn
    48 0 obejmuje %lld kolumny
    49 0 strona %1$lld z %2$lld
    50 0 zmniejsz
    51 0 zwiększ
    52 0 stuknij dwukrotnie, aby zamknąć okno podręczne
    53 0 zamknij menu kontekstowe
    54 0 przesuń jednym palcem w górę lub w dół, aby zmienić wartość
    55 0 stuknij dwukrotnie, aby rozwinąć
    56 0 stuknij dwukrotnie, aby zwinąć
    57 0 stuknij dwukrotnie, aby aktywować selektor
    58 0 stuknij dwukrotnie i przytrzymaj. Poczekaj na dźwięk, a następnie przeciągnij, aby zmienić kolejność
    59 0 dostępne czynności
    60 0 dostępna dalsza zawartość
    61 0 aktywuj
    62.one 0 %lld punktor
    62.few 0 %lld punktory
    62.many 0 %lld punktorów
    62 0 %lld punktora
    63 0 znaki
    64 0 słowa
    65 0 nagłówki
    66 0 pola tekstowe
    67 0 czynności
    68 0 dostosuj wartość
    69 0 dalsza zawartość
    70 0 usuń
    71 0 spacja
    72 0 shift
    73 0 return
    74 0 cyfry
    75 0 litery
    76 0 z Wiadomości, %@
    """#)
}
