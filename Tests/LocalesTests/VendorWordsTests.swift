import TestSupport
import Testing

@testable import Locales
@testable import VoiceOverReader

/// VoiceOver's own strings were read for 36 languages (`Locales/VoiceOver.defaults`). These tests say in full where our
/// words are still guesses there, and that the nine other languages claim nothing.
@Suite("Apple's own words", .timeLimited) struct VendorWordsTests {
  private static let unread = ["bg", "bn", "et", "fa", "is", "lt", "lv", "sl", "sr"]
  private static let read = VoiceOverWording.languages.filter { !unread.contains($0) }

  private static func guesses(_ phrase: VoiceOverPhrase) throws -> [String] {
    try read.filter { try #require(VoiceOverWording($0)?.template(phrase)).confidence == .guess }
  }

  @Test(arguments: VoiceOverPhrase.allCases) func whatIsStillAGuess(phrase: VoiceOverPhrase) throws {
    let expected =
      switch phrase {
      // No string of Apple's has these words.
      case .codeSuggestion: Self.read
      case .characterCount, .bulletCount: Self.read.filter { $0 != "en" }
      case .insertionPointAtEnd: ["ca", "zh-Hant"]
      // These are put together from strings of Apple's.
      case .misspelledWordsHint: Self.read.filter { $0 != "en" }
      case .headingLevel: ["ar", "de", "el", "he", "ja"]
      // Slips of Apple's: “no action”, “start”, “volume”, an English word, letters that are posted, messages.
      case .actionsAvailable, .rotorHeadings: ["th"]
      case .rotorValues: ["hi"]
      case .landmarkEnd: ["hu", "ja", "ko", "pl", "sk"]
      case .lettersKey: ["ar", "he"]
      default: [String]()
      }
    #expect(try Self.guesses(phrase) == expected)
  }

  @Test func nineLanguagesHaveNone() throws {
    #expect(Self.read.count == 36)
    for language in Self.unread {
      let wording = try #require(VoiceOverWording(language))
      #expect(VoiceOverPhrase.allCases.allSatisfy { wording.template($0)?.confidence == .guess }, "\(language)")
    }
  }

  /// The source names the release and its year.
  @Test(arguments: read) func eachSourceHasItsYear(language: String) throws {
    let wording = try #require(VoiceOverWording(language))
    let words = VoiceOverPhrase.allCases.compactMap(wording.template).filter { $0.confidence == .vendor }
    #expect(words.count >= 12)
    #expect(words.allSatisfy { $0.source.contains("iOS 15 (2022)") || $0.source.contains("macOS 12 (2022)") })
  }

  @Test(arguments: [
    ("en", "heading level 2"), ("en-GB", "heading level 2"), ("ru", "уровень заголовка 2"),
    ("da", "overskriftsniveau 2"), ("hu", "2. címsorszint"), ("ko", "머리말 레벨 2"),
  ]) func levelOfAHeadingIsOnePhrase(language: String, text: String) throws {
    #expect(try #require(VoiceOverWording(language)).phrase(.headingLevel, 2)?.text == text)
  }

  @Test(arguments: [
    ("ru", "охватывает строк: 1", "охватывает строк: 2"), ("ar", "يسع 1 من الصفوف", "يسع 2 من الصفوف"),
    ("cs", "rozmezí řádků: 1", "rozmezí řádků: 2"),
  ]) func spansHaveOneForm(language: String, one: String, two: String) throws {
    let wording = try #require(VoiceOverWording(language))
    #expect(wording.phrase(.rowSpan, 1)?.text == one)
    #expect(wording.phrase(.rowSpan, 2)?.text == two)
  }

  /// A recording outranks what Apple shipped in an earlier year, and nothing better than that.
  @Test func aRecordingReplacesThem() throws {
    var wording = try #require(VoiceOverWording("fr"))
    wording.learn([("state.dimmed", "grisé")], from: "a recording")
    #expect(wording.text(.dimmed)?.text == "grisé")
    #expect(wording.text(.dimmed)?.confidence == .recorded)
    #expect(
      Confidence.allCases.filter(\.yieldsToRecording) == [.vendor, .reported, .guess])
    #expect(
      Confidence.allCases.map(\.group) == [.confirmed, .confirmed, .vendor, .confirmed, .confirmed, .unconfirmed])
  }
}
