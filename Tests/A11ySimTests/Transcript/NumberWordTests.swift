import TestSupport
import Testing

@testable import AccessibilityModel

/// A secret that an app says in words, in each language that the screen readers have words for.
@Suite("Numbers in words", .timeLimited) struct NumberWordTests {
  private struct Spelled {
    var language: String
    var number: String
    /// The number as a cardinal, and digit by digit.
    var spellings: [String]
  }

  /// CLDR's spellings of eight numbers in each language.
  private static let spelled: [Spelled] = {
    let text = String(decoding: Repository.bytes("Tests/NumberWords/spelled.tsv") ?? [], as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Spelled(language: cells[0], number: cells[1], spellings: Array(cells[2...]))
    }
  }()

  private func masked(_ text: String, _ secret: String) -> String? {
    var secrets = SecretTexts()
    secrets.note(secret, of: "pin") { [] }
    return secrets.masked(text)
  }

  @Test("each number is hidden as a cardinal and digit by digit") func hidden() {
    #expect(Set(Self.spelled.map(\.language)).count == 45)
    for spelled in Self.spelled {
      #expect(spelled.spellings.count == 2)
      for spelling in spelled.spellings {
        let text = masked("→ \(spelling.capitalizedFirst) ←", spelled.number)
        // The digits of Han are hidden one by one, as other digits are.
        #expect(
          text?.filter { $0 != " " } == "→\(String(repeating: "•", count: spelled.number.count))←",
          "\(spelled.language) \(spelled.number): \(spelling), \(text ?? "shown")")
      }
    }
  }

  @Test("another number is not hidden") func shown() {
    let languages = Dictionary(grouping: Self.spelled, by: \.language)
    for (language, all) in languages {
      #expect(all.count >= 8)
      for spelled in all {
        for other in all where other.number != spelled.number {
          for spelling in spelled.spellings {
            #expect(masked("→ \(spelling) ←", other.number) == nil, "\(language) \(other.number): \(spelling)")
          }
        }
      }
    }
  }

  @Test(
    "within a sentence",
    arguments: [
      ("6194", "暗証番号は六千百九十四です。", "暗証番号は••••です。"), ("6194", "您的验证码是六千一百九十四，请勿告诉他人", "您的验证码是••••，请勿告诉他人"),
      ("20480", "確認碼為兩萬零四百八十", "確認碼為•••••"), ("4829", "비밀번호는 사천팔백이십구입니다", "비밀번호는 ••••입니다"),
      ("4829", "비밀번호는 사팔이구입니다", "비밀번호는 ••••입니다"), ("4829", "รหัสของคุณคือสี่พันแปดร้อยยี่สิบเก้าค่ะ", "รหัสของคุณคือ••••ค่ะ"),
      ("6194", "رمزك هو ستة آلاف ومائة وأربعة وتسعون.", "رمزك هو ••••."),
      ("8001", "Mã là tám nghìn không trăm lẻ một.", "Mã là ••••."),
      ("5917", "Ваш код: п'ять тисяч дев’ятсот сімнадцять.", "Ваш код: ••••."),
      ("7391", "Code : sept mille trois cent quatre-vingt-onze", "Code : ••••"),
      ("7478", "soixante-quatorze soixante-dix-huit", "••••"), ("2010", "vingt dix", "••••"),
      ("4829", "İki değil, dört bin sekiz yüz yirmi dokuz", "İki değil, ••••"),
      ("2020", "İki bin yirmi", "••••"), ("4829", "sekiz değil dörtbinsekizyüzyirmidokuz", "sekiz değil ••••"),
      ("4829", "Osiemset? Nie: cztery tysiące osiemset dwadzieścia dziewięć!", "Osiemset? Nie: ••••!"),
      ("482913", "forty-eight twenty-nine thirteen", "••••••"), ("4829", "forty-eight hundred twenty-nine", "••••"),
      ("6010", "sixty ten", "••••"), ("1073", "ten seventy-three", "••••"),
    ])
  func inSentences(secret: String, text: String, expected: String) { #expect(masked(text, secret) == expected) }

  @Test(
    "repeated digits",
    arguments: [
      ("4482", "double four eight two", "••••"), ("5777", "It is five, triple seven.", "It is ••••."),
      ("4004", "four double oh four", "••••"),
    ])
  func repeated(secret: String, text: String, expected: String) { #expect(masked(text, secret) == expected) }

  @Test(
    "words that are numbers in another language",
    arguments: [
      ("1004", "Set 4 of 9"), ("5515", "팝업 하십시오. 업오일오"), ("1004", "Set a timer for fifty cents"),
      ("1234", "Un, dos, on my way to six hats"),
      ("2222", "Two and to"),
      ("4829", "Double tap to set four of eight pages"), ("4829", "Sitzt vierzig Achtel neunmal"),
      ("1100", "One hundred"),
      ("4004", "double four"), ("4820", "four eight double two"),
    ])
  func otherWords(secret: String, text: String) { #expect(masked(text, secret) == nil) }

  @Test("a very long compound is read in time") func longWords() {
    let compound = String(repeating: "zweiundvierzigtausend", count: 2_000)
    #expect(masked("→ \(compound)x", "4829") == nil)
    #expect(masked("→ \(compound)neun", "9999") == nil)
    #expect(masked(String(repeating: "nine hundred million ", count: 2_000), "4829") == nil)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
