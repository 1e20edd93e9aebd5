import Foundation
import TestSupport
import Testing

@testable import CodeInputs
@testable import Locales
@testable import VoiceOverReader

@Suite(.timeLimited) struct DigitsTests {
  /// As Foundation writes a number in the language, which takes it from CLDR. Bengali is not among its languages on Linux.
  @Test(arguments: languages.filter { $0 != "bn" }) func asFoundationWritesThem(language: String) throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.numberStyle = .none
    let digits = Digits(language: language)
    for number in [0, 6, 48, 1_234_567_890] {
      #expect(digits.text(of: number) == formatter.string(from: NSNumber(value: number)), "\(language)")
    }
  }

  @Test(arguments: [
    ("fa", "رقم ۲ از ۶"), ("bn", "৬টির মধ্যে অঙ্ক ২"), ("ar", "الرقم 2 من 6"), ("hi", "6 में से अंक 2"),
    ("th", "ตัวเลขหลักที่ 2 จาก 6"),
  ]) func ofAPosition(language: String, text: String) {
    #expect(ComponentWording(components: language).phrase(.codeFieldDigit, 2, 6)?.text == text)
  }

  /// Texts of an app or a person are not rewritten.
  @Test func textsKeepTheirs() throws {
    let wording = try #require(VoiceOverWording("fa"))
    #expect(wording.phrase(.codeSuggestion, "482913")?.text == "از پیام‌ها، 482913")
  }
}
