import A11ySim
import A11ySimTesting
import TestSupport
import Testing

@Suite("Transcript, text", .timeLimited) struct TextFormatTests {
  @Test("header, steps, notes, effects, what was heard and what was not") func shape() {
    let transcript = play(
      [.heading("Enter your code"), .code(.six, .v3_0)],
      when: [],
      [
        Step(.appear), Step(.touch("code.1")), Step(.doubleTap),
        Step(.type("48", interval: .milliseconds(500), via: .hardware)), Step(.magicTap, after: .milliseconds(560)),
        Step(.announce(Announcement("Code sent, press one", priority: .high))),
        Step(.announce(Announcement("Low", priority: .low)), after: .milliseconds(100)),
        Step(.announce(Announcement("Default")), after: .milliseconds(100)),
      ])
    #expect(
      transcript.description == """
        # a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · en · 10 phrases, 5 unconfirmed
        # 1 appear
        Enter your code, heading
        # 2 touch: code.1
        Enter the code with 6 digits, 1st digit, Empty, text field
        double tap to edit
        # 3 doubleTap
        → focus code.1
        → keyboard up
        1st digit, text field, is editing, Empty, insertion point at start
        # 4 type: { text: 48, interval: 0.5s, via: hardwareKeyboard }
        [cut: 4]
        → focus code.2
        [not heard] 2nd digit, Empty, text field, is editing
        2nd digit
        [not heard] 8
        → focus code.3
        # 5 magicTap, after: 0.56s
        # note: nothing on the screen reacts to magicTap
        3rd digit
        3rd digit, Empty, text field, is editing
        # 6 announce: { text: "Code sent, press one", priority: high }
        Code sent, press one
        # 7 announce: { text: Low, priority: low }, after: 0.1s
        [not heard] Low
        # 8 announce: Default, after: 0.1s
        Default

        """)
  }

  @Test(
    "lines of an app that look like marks are set off",
    arguments: [
      ("# 1 appear", "\\# 1 appear"), ("#hash", "\\#hash"), ("→ focus none", "\\→ focus none"), ("→no", "→no"),
      ("[cut: all]", "\\[cut: all]"), ("[not heard] x", "\\[not heard] x"), ("[sound: bell]", "\\[sound: bell]"),
      ("\\# 1", "\\\\# 1"), ("a # b → [c", "a # b → [c"),
    ])
  func marks(text: String, line: String) {
    let transcript = play([.text("A")], .announce(Announcement(SpokenText(text))))
    expect(transcript, reads: line)
    #expect(transcript.description.split(separator: "\n").last.map(String.init) == line)
  }

  @Test(
    "an app's line breaks do not break lines", arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029} b", "a\u{85}b"])
  func lineBreaks(text: String) {
    let transcript = play(
      [.text(SpokenText(text))], .touch("text"), .announce(Announcement(SpokenText(text))), .type(text), .autofill(text)
    )
    expect(transcript.steps(...2), reads: "a b\na b")
    for line in transcript.description.split(whereSeparator: \.isNewline) {
      #expect(line.hasPrefix("#") || line == "a b", "\(line)")
    }
  }

  @Test("a cut mark that looks like one of the app's is still the app's") func cutMark() {
    let transcript = play(
      [.text("A")], when: [],
      [Step(.announce(Announcement("[a b c"))), Step(.touch("text"), after: .milliseconds(300))])
    expect(transcript, reads: "\\[a [cut: b c]\nA")
  }

  @Test("phrases are counted once, by what is known of them, in each language") func phraseCount() {
    #expect(
      play([.button("A"), .button("B", id: "b")], .readAll).header.line.hasSuffix("en · 1 phrase, 0 unconfirmed"))
    #expect(
      play([.button("A"), .field("B")], .readAll, locale: "fr").header.line.hasSuffix(
        "fr · 2 phrases, 2 vendor, 0 unconfirmed"))
    #expect(play([.text("A")], .readAll).header.line.hasSuffix("0 phrases, 0 unconfirmed"))
    #expect(
      play([.text("A")], .readAll, locale: "fr-CA").header.line
        == "# a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · fr-CA (reader fr) · 0 phrases, 0 unconfirmed")
    #expect(
      play([.text("A")], .appear, reader: .none).header.line == "# a11y-sim 1 · none · en · 0 phrases, 0 unconfirmed")
    #expect(
      play([.text("A")], .appear, reader: .voiceOver(version: 16)).header.line.hasPrefix(
        "# a11y-sim 1 · voiceover@16 ·"))
  }

  @Test("explained: rule, source, confidence and the cursor") func explained() {
    let text = TranscriptFormat.explained.render([play([.button("OK")], .touch("button"))])
    #expect(
      text == """
        # a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · en · 1 phrase, 0 unconfirmed
        # 1 touch: button
        → cursor button
        OK, button
        #   element: group, selected, label, value, traits, position (AccessibilitySnapshot; pinned)
        #   label “OK” en, pinned
        #   trait “button” en trait.button, pinned: AccessibilitySnapshot testButtonTraits

        """)
    expect(play([.button("OK")], .touch("button")), reads: text)
  }

  @Test("several plays stand apart by an empty line") func several() {
    let one = play([.text("A")], .touch("text"))
    #expect(TranscriptFormat.text.render([one, one]) == one.description + "\n" + one.description)
    #expect(TranscriptFormat.text.render([]) == "")
  }

  @Test("what is expected of a transcript is what it prints", arguments: 0..<40) func readsItself(seed: UInt64) {
    let transcript = Mix(seed: seed).transcript()
    expect(transcript, reads: transcript.description)
  }

  @Test("a difference names both lines, and what is missing or too much") func difference() throws {
    let transcript = play([.text("A"), .button("OK")], .readAll)
    expect(transcript, reads: "A\nOK, button  \n\n# x\n→ y\n")
    let wrong = try #require(transcript.difference(from: "A\nOK, link"))
    let diagnostic = wrong.diagnostic()
    #expect(
      diagnostic.notes == ["expected: OK, link", "heard:    OK, button", "words:    OK, [-link-]{+button+}"]
        && diagnostic.line == nil)
    #expect(transcript.difference(from: "A\nOK, button\nB")?.changes.first?.cause.sentence == "“B” is no longer spoken")
    #expect(transcript.difference(from: "A")?.changes.first?.cause.sentence == "“OK, button” is spoken as well")
  }
}
