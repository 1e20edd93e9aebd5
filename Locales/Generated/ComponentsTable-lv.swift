// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let lv = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Verifikācijas kods
    37 0 %1$@, %2$@
    38.zero 0 %lld ciparu
    38.one 0 %lld cipars
    38 0 %lld cipari
    39 0 %1$lld. cipars no %2$lld
    40 0 Tukšs
    41 0 Kods ir pilnīgs
    42 0 Kods nodzēsts
    43.zero 0 Aizpildīti %1$lld cipari no %2$lld
    43.one 0 Aizpildīts %1$lld cipars no %2$lld
    43 0 Aizpildīti %1$lld cipari no %2$lld
    44 0 Pats pāriet uz nākamo ciparu
    45 0 Tiek pieņemti tikai cipari
    46.zero 0 Izlaistas %lld rakstzīmes
    46.one 0 Izlaista %lld rakstzīme
    46 0 Izlaistas %lld rakstzīmes
    47.zero 0 Ievadiet vēl %lld ciparus
    47.one 0 Ievadiet vēl %lld ciparu
    47 0 Ievadiet vēl %lld ciparus
    48.zero 0 Izdzēsti %lld cipari
    48.one 0 Izdzēsts %lld cipars
    48 0 Izdzēsti %lld cipari
    49.zero 0 Aizstāti %lld cipari
    49.one 0 Aizstāts %lld cipars
    49 0 Aizstāti %lld cipari
    50 0 Rādīt kodu
    51 0 Kods tiek rādīts
    52 0 Kods ir paslēpts
    53 0 Pārbaudīt
    54 0 Notiek pārbaude
    55 0 Pārbaude pabeigta
    """#)
}
