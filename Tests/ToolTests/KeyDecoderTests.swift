import TestSupport
import Testing

@testable import A11ySimCommands

/// The bytes of a terminal, and the keys that they are.
@Suite(.timeLimited) struct KeyDecoderTests {
  private func keys(_ parts: String...) -> [TerminalKey] {
    var decoder = KeyDecoder()
    return parts.flatMap { decoder.take(Array($0.utf8)) }
  }

  @Test func keysAndCharacters() {
    #expect(keys("a ?") == [.character("a"), .character(" "), .character("?")])
    #expect(keys("\r\n") == [.enter, .enter])
    #expect(keys("\u{7F}\u{08}") == [.backspace, .backspace])
    #expect(keys("\u{07}\u{0C}\u{04}") == [.control("g"), .control("l"), .end])
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.arrow(.up), .arrow(.down), .arrow(.right), .arrow(.left)])
    // In application mode, and with Shift.
    #expect(keys("\u{1B}OC\u{1B}[1;2D") == [.arrow(.right), .arrow(.left)])
    // A function key, a focus report and a mouse report have no meaning.
    #expect(keys("\u{1B}[15~\u{1B}[I\u{1B}[<0;3;4Ma") == [.character("a")])
  }

  @Test func whatIsSplitOverReadsIsWhole() {
    #expect(keys("\u{1B}", "[", "C") == [.arrow(.right)])
    #expect(keys("a\u{1B}[1;", "5Cb") == [.character("a"), .arrow(.right), .character("b")])
    let bytes = Array("é😀".utf8)
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.take([$0]) } == [.character("é"), .character("😀")])
    // One character of several scalars.
    #expect(keys("e\u{301}👩‍🚀") == [.character("e\u{301}"), .character("👩‍🚀")])
  }

  @Test func onlyTimeTellsEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.decide() == [.escape])
    #expect(!decoder.isUndecided)
    #expect(decoder.decide() == [])
    #expect(decoder.take([0x1B, 0x71]) == [.escape, .character("q")])
    #expect(decoder.take([0x1B, 0x1B]) == [.escape])
    #expect(decoder.decide() == [.escape])
  }

  @Test func aPasteIsOneKey() {
    #expect(keys("\u{1B}[200~482 913\u{1B}[201~q") == [.paste("482 913"), .character("q")])
    #expect(keys("\u{1B}[200~a\u{1B}[", "Cb\r\u{1B}[20", "1~") == [.paste("a\u{1B}[Cb\r")])
    var decoder = KeyDecoder()
    #expect(decoder.take(Array("\u{1B}[200~48".utf8)) == [])
    // A paste may take longer than a key.
    #expect(!decoder.isUndecided)
  }

  @Test func whatIsNoTextIsDropped() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0xFF, 0xC0, 0x80, 0xE2, 0x41, 0x00]) == [.character("A")])
    // Control characters of 8 bits, and half of a surrogate pair.
    #expect(decoder.take([0xC2, 0x9B, 0xED, 0xA0, 0x80, 0x42]) == [.character("B")])
    #expect(decoder.take([0x1B, 0x5B] + Array(repeating: 0x31, count: 100) + [0x43, 0x43]).contains(.character("C")))
  }
}
