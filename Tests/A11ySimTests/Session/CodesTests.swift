import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation

/// What is hidden of texts in which codes occur. Each key makes a code, so there may be thousands.
@Suite(.timeLimited) struct CodesTests {
  private static let texts = [
    "12", "1234", "482 913", "48-29-13", "Code 11", "the quick", "the", "aaaa", "aaaaaaa", "a b c d e", "7", "77777",
    "٤٨٢٩",
    "é", "e\u{301}e\u{301}", "•••", "12•34", "--", "a", "AB", "4 8291 3",
  ]
  private static let frames = [
    "#", "# was typed", "in # of 12", "4, 8, 2, 9, 1, 3", "482 hyphen 913", "The # fox", "a#", "#a", "# #", "1 2 3 4 5",
    "aaaaaaaaaaaaaaaa", "aaaabaaaab", "٤٨٢٩ 1234", "x4x8x2x9x1x3", "e\u{301}", "",
  ]

  @Test func hidesWhatASearchForEveryCodeHides() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<400 {
      var (redaction, reference) = (Redaction(), EveryCode())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let text = Self.texts.randomElement(using: &random)!
        // As a person types: each beginning of the text is a code, and then shorter ones again.
        let keys = Bool.random(using: &random) ? Array(1...text.count) + [max(1, text.count - 1)] : [text.count]
        for count in keys {
          redaction.add(String(text.prefix(count)))
          reference.add(String(text.prefix(count)))
        }
      }
      for _ in 0..<8 {
        let frame = Self.frames.randomElement(using: &random)!
        let text = frame.replacing("#", with: Self.texts.randomElement(using: &random)!)
        #expect(
          redaction.withoutCodes(text) == reference.withoutCodes(text), "\(reference.codes.sorted()) in “\(text)”")
      }
    }
  }

  @Test func manyKeysHideTheContentAfterEachOfThem() {
    var redaction = Redaction()
    let text = String(repeating: "The quick brown fox jumps over 13 lazy dogs. ", count: 100)
    for end in text.indices.dropFirst() { redaction.add(String(text[..<end])) }
    #expect(redaction.masked(String(text.dropLast())) == String(text.dropLast()).inBullets)
    #expect(redaction.masked("It said: The quick brown f, then 9").hasPrefix("It said: ••• ••••• ••••• •,"))
    #expect(redaction.withoutDigits("13 or 29") == "•• or 29")
  }
}

/// The slow search: each code is looked for in the text, longer codes first.
private struct EveryCode {
  var codes: Set<String> = []

  mutating func add(_ code: String) {
    let code = Self.plain(code)
    codes.insert(code)
    codes.insert(code.filter { !$0.isWhitespace })
  }

  func withoutCodes(_ text: String) -> String {
    let plain = Self.plain(text)
    var hidden = plain
    for code in codes.sorted(by: { ($1.count, $0) < ($0.count, $1) }) where !code.isEmpty {
      if hidden == code || code.count > 1 { hidden = hidden.replacing(code, with: code.inBullets) }
      if code.count > 3 { hidden = Self.masked(Array(code), in: Array(hidden)) }
    }
    return plain == text ? hidden : String(zip(text, hidden).map { $1 == "•" ? $1 : $0 })
  }

  private static func plain(_ text: String) -> String {
    String(
      text.map { character in
        if !character.isASCII, let number = character.wholeNumberValue, number < 10 { return Character(String(number)) }
        let lowercased = character.lowercased()
        return lowercased.count == 1 ? Character(lowercased) : character
      })
  }

  private static func masked(_ code: [Character], in text: [Character]) -> String {
    var text = text
    let code = code.filter { !$0.isWhitespace && !$0.isPunctuation }
    let isNumber = code.allSatisfy(\.isNumber)
    let places = text.indices.filter {
      !text[$0].isWhitespace && !text[$0].isPunctuation && !(isNumber && text[$0].isLetter)
    }
    if places.count < code.count { return String(text) }
    for first in 0...places.count - code.count {
      let window = places[first..<first + code.count]
      if zip(window, code).allSatisfy({ text[$0] == $1 }) { for place in window { text[place] = "•" } }
    }
    return String(text)
  }
}
