// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let lt = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Patvirtinimo kodas
    37 0 %1$@, %2$@
    38.one 0 %lld skaitmuo
    38.few 0 %lld skaitmenys
    38 0 %lld skaitmenų
    39 0 %1$lld skaitmuo iš %2$lld
    40 0 Tuščia
    41 0 Kodas įvestas visas
    42 0 Kodas išvalytas
    43.one 0 Įvestas %1$lld skaitmuo iš %2$lld
    43.few 0 Įvesti %1$lld skaitmenys iš %2$lld
    43 0 Įvesta %1$lld skaitmenų iš %2$lld
    44 0 Savaime pereina prie kito skaitmens
    45 0 Priimami tik skaitmenys
    46.one 0 Praleistas %lld simbolis
    46.few 0 Praleisti %lld simboliai
    46 0 Praleista %lld simbolių
    47.one 0 Įveskite dar %lld skaitmenį
    47.few 0 Įveskite dar %lld skaitmenis
    47 0 Įveskite dar %lld skaitmenų
    48.one 0 Ištrintas %lld skaitmuo
    48.few 0 Ištrinti %lld skaitmenys
    48 0 Ištrinta %lld skaitmenų
    49.one 0 Pakeistas %lld skaitmuo
    49.few 0 Pakeisti %lld skaitmenys
    49 0 Pakeista %lld skaitmenų
    50 0 Rodyti kodą
    51 0 Kodas rodomas
    52 0 Kodas paslėptas
    53 0 Tikrinti
    54 0 Tikrinama
    55 0 Tikrinimas baigtas
    """#)
}
