import TestSupport
import Testing

@testable import CodeInputs
@testable import Locales
@testable import VoiceOverReader

@Suite(.timeLimited) struct ComponentWordingTests {
  /// The strings of ouds-ios, letter for letter.
  @Test(
    arguments: [
      (.oudsDigitLabel1, "1st digit", "1er chiffre", "الرقم الأول"),
      (.oudsDigitLabel2, "2nd digit", "2ème chiffre", "الرقم الثاني"),
      (.oudsDigitLabel3, "3rd digit", "3ème chiffre", "الرقم الثالث"),
      (.oudsDigitLabel4, "4th digit", "4ème chiffre", "الرقم الرابع"),
      (.oudsDigitLabel5, "5th digit", "5ème chiffre", "الرقم الخامس"),
      (.oudsDigitLabel6, "6th digit", "6ème chiffre", "الرقم السادس"),
      (.oudsDigitLabel7, "7th digit", "7ème chiffre", "الرقم السابع"),
      (.oudsDigitLabel8, "8th digit", "8ème chiffre", "الرقم الثامن"),
      (.oudsDigitLabelBefore3, "Digit %lld", "Chiffre %lld", "الرقم %lld"),
      (.oudsEmpty, "Empty", "Vide", "فارغ"),
      (
        .oudsGroupLabel, "Enter the code with %lld digits", "Entrez le code à %lld chiffres",
        "أدخل رمزًا مكونًا من %lld رقمًا"
      ),
      (.oudsAndroidPaste, "Paste", "Coller", "لصق"),
      (.oudsFlutterDigit, "%@ digit", "%@ chiffre", "الخانة %@"),
      (.oudsFlutterError, "Error", "Erreur", "خطأ"),
      (.oudsFlutterHint, "Double tap to edit", "Double tap pour modifier", "اضغط مرتين للتعديل"),
      (.oudsFlutterPosition, "Digit %1$lld of %2$lld", "Chiffre %1$lld sur %2$lld", "الرقم %1$lld من %2$lld"),
      (.oudsFlutterRole, "EditBox", "Champ de saisie", "حقل النص"),
      (
        .oudsFlutterRow, "Enter your %lld-digit code", "Entrez votre code à %lld chiffres",
        "أدخل رمزك المكوّن من %lld أرقام"
      ),
    ] as [(ComponentPhrase, String, String, String)])
  func stringsOfTheComponent(phrase: ComponentPhrase, english: String, french: String, arabic: String) {
    for (language, text) in [("en", english), ("fr", french), ("ar", arabic)] {
      let found = ComponentWording(components: language).template(phrase)
      #expect(found.map { Array($0.text.unicodeScalars) } == Array(text.unicodeScalars))
      #expect(found?.confidence == (phrase == .oudsDigitLabelBefore3 ? .reported : .pinned))
    }
  }

  @Test func oneTextForEveryNumber() {
    #expect(ComponentWording(components: "ar").phrase(.oudsGroupLabel, 6)?.text == "أدخل رمزًا مكونًا من 6 رقمًا")
    #expect(ComponentWording(components: "fr").phrase(.oudsDigitLabelBefore3, 2)?.text == "Chiffre 2")
  }

  /// The noun agrees with its number: 0, 1, 2, 3, 5, 11, 21, 22, 101.
  @Test(
    arguments: [
      ("cs", ["číslic", "číslice", "číslice", "číslice", "číslic", "číslic", "číslic", "číslic", "číslic"]),
      ("he", ["ספרות", "ספרה אחת", "שתי ספרות", "ספרות", "ספרות", "ספרות", "ספרות", "ספרות", "ספרות"]),
      (
        "hr",
        [
          "znamenki", "znamenka", "znamenke", "znamenke", "znamenki", "znamenki", "znamenka", "znamenke", "znamenka",
        ]
      ),
      (
        "is",
        [
          "tölustafir", "tölustafur", "tölustafir", "tölustafir", "tölustafir", "tölustafir", "tölustafur",
          "tölustafir",
          "tölustafur",
        ]
      ),
      (
        "lt",
        [
          "skaitmenų", "skaitmuo", "skaitmenys", "skaitmenys", "skaitmenys", "skaitmenų", "skaitmuo", "skaitmenys",
          "skaitmuo",
        ]
      ),
      ("lv", ["ciparu", "cipars", "cipari", "cipari", "cipari", "ciparu", "cipars", "cipari", "cipars"]),
      ("pl", ["cyfr", "cyfra", "cyfry", "cyfry", "cyfr", "cyfr", "cyfr", "cyfry", "cyfr"]),
      // CLDR 41 counts 101 with 20.
      ("ro", ["cifre", "cifră", "cifre", "cifre", "cifre", "cifre", "de cifre", "de cifre", "de cifre"]),
      ("ru", ["цифр", "цифра", "цифры", "цифры", "цифр", "цифр", "цифра", "цифры", "цифра"]),
      ("sl", ["števk", "števka", "števki", "števke", "števk", "števk", "števk", "števk", "števka"]),
      ("sr", ["цифара", "цифра", "цифре", "цифре", "цифара", "цифара", "цифра", "цифре", "цифра"]),
      ("uk", ["цифр", "цифра", "цифри", "цифри", "цифр", "цифр", "цифра", "цифри", "цифра"]),
      ("tr", Array(repeating: "rakam", count: 9)),
    ] as [(String, [String])]) func nounsAgree(language: String, nouns: [String])
  {
    let wording = ComponentWording(components: language)
    for (count, noun) in zip([0, 1, 2, 3, 5, 11, 21, 22, 101], nouns) {
      let text = wording.phrase(.codeFieldDigits, .integer(count))?.text
      #expect(
        text == (noun.contains("אחת") || noun.contains("שתי") ? noun : "\(count) \(noun)"), "\(language), \(count)")
    }
  }

  @Test func otherLanguagesFallBackToEnglish() {
    let nobodys = ComponentWording(components: "qaa-GB")
    #expect(nobodys.language == "en")
    #expect(nobodys.isFallback)
    #expect(nobodys.phrase(.oudsEmpty)?.text == "Empty")
    #expect(nobodys.phrase(.oudsEmpty)?.language == "en")
    #expect(!ComponentWording(components: "en-GB").isFallback)
    #expect(ComponentWording(components: "fr-BE").language == "fr")
  }

  @Test func aComponentThatLacksALanguageOfTheOthersSpeaksEnglish() {
    let german = ComponentWording(components: "de-AT")
    #expect(german.language == "de" && !german.isFallback)
    #expect(german.phrase(.codeFieldEmpty)?.text == "Leer" && german.language(of: .codeFieldEmpty) == "de")
    #expect(german.phrase(.oudsEmpty)?.text == "Empty" && german.phrase(.oudsEmpty)?.language == "en")
    #expect(german.language(of: .oudsEmpty) == "en" && german.template(.oudsEmpty) == nil)
  }
}
