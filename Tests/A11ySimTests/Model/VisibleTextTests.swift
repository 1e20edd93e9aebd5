import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel

@Suite("Texts with characters that a terminal obeys", .timeLimited) struct VisibleTextTests {
  /// Each control character, line separator and mark that changes the writing direction.
  static let orders = [
    0x0...0x9, 0xB...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
  ].flatMap { $0.map { Unicode.Scalar($0)! } }

  @Test("each has an escape, which stands for it again", arguments: orders)
  func each(order: Unicode.Scalar) {
    let text = "a\(order)b"
    let escaped = text.escapingControls
    #expect(escaped == "a\\u{\(String(order.value, radix: 16, uppercase: true))}b")
    #expect(escaped.unescapingControls == text)
    #expect(text.visible == escaped && escaped.escapingControls.unescapingControls == escaped)
    #expect(JSON.string(text).unicodeScalars.allSatisfy { !$0.isOrder })
  }

  @Test(
    "others stay as they are",
    arguments: [
      "", "plain", "Größe, 設定 “x” – → ‹›", "line\nline", #"C:\users"#, #"\u{41}"#, #"\u{110000}"#, #"\u{}"#,
      #"\u{202E"#, #"\u202E"#, "a\u{200B}\u{A0}\u{FEFF}b",
    ])
  func others(text: String) {
    #expect(text.escapingControls == text)
    #expect(text.unescapingControls == text)
  }

  @Test("a text that is written like an escape is not taken for one")
  func written() {
    for text in [#"\u{202E}"#, #"\u{9b}x"#, #"\u{5C}"#, #"\\u{00009B}"#, "\u{9B}\\u{9B}"] {
      #expect(text.escapingControls != text)
      #expect(text.escapingControls.unescapingControls == text)
    }
    #expect(#"\u{202E}"#.escapingControls == #"\u{5C}u{202E}"#)
  }

  @Test("JSON has escapes of its own, and a reader gets each character back")
  func json() {
    #expect(JSON.string("a\u{9B}\u{202E}\u{200F}\u{61C}\u{85}é\n") == #""a\u009b\u202e\u200f\u061c\u0085é\n""#)
  }

  // MARK: Where lines are kept

  private static let label = "Pay\u{202E}now\u{9B}31m \\u{202E}"
  private static let screen: [ScreenItem] = [.button(SpokenText(label), id: "b"), .text("Total")]

  @Test("a kept transcript has escapes, and is what is heard")
  func kept() {
    let transcript = play(Self.screen, .readAll)
    let text = GoldenTranscript.text(of: transcript)
    #expect(text.contains("\nPay\\u{202E}now\\u{9B}31m \\u{5C}u{202E}, button\n"))
    #expect(text.unicodeScalars.allSatisfy { !$0.isOrder })
    #expect(GoldenTranscript(text).verdict(on: transcript) == .same)
    let other = play([.button("Pay\u{202D}now\u{9B}31m \\u{202E}", id: "b"), .text("Total")], .readAll)
    #expect(GoldenTranscript(text).verdict(on: other) != .same)
  }

  @Test("an older one, without escapes, still is")
  func old() {
    let transcript = play([.button("Pay\u{202E}now", id: "b")], .readAll)
    let text = GoldenTranscript.text(of: transcript).replacing("\\u{202E}", with: "\u{202E}")
    #expect(text.contains("\u{202E}"))
    #expect(GoldenTranscript(text).verdict(on: transcript) == .same)
  }

  @Test("expected lines are written as a terminal shows them, or as they are")
  func expected() {
    let transcript = play([.button("Pay\u{202E}now", id: "b")], .readAll)
    #expect(transcript.difference(from: "Pay\\u{202E}now, button") == nil)
    #expect(transcript.difference(from: "Pay\u{202E}now, button") == nil)
    #expect(transcript.difference(from: "Pay\\u{202D}now, button") != nil)
    #expect(transcript.difference(from: "Paynow, button") != nil)
    #expect(transcript.failures(of: [.line("Pay\\u{202E}now, button")]).isEmpty)
    #expect(!transcript.failures(of: [.line("Pay\\u{202D}now, button")]).isEmpty)
  }
}
