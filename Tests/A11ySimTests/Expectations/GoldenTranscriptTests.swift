import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation
@testable import VoiceOverReader

@Suite("Transcripts that are kept", .timeLimited) struct GoldenTranscriptTests {
  private static let screen: [ScreenItem] = [.heading("Enter your code"), .field("Code"), .button("Verify")]

  private static func transcript(_ items: [ScreenItem] = screen) -> Transcript {
    play(items, .appear, .swipe(.right), .doubleTap, .type("48"))
  }

  @Test("what was kept is what is heard") func same() {
    let text = GoldenTranscript.text(of: Self.transcript())
    #expect(GoldenTranscript(text).verdict(on: Self.transcript()) == .same)
    #expect(GoldenTranscript(text).finding(in: Self.transcript()) == nil)
    // Saved by an editor of another system.
    #expect(GoldenTranscript(text.replacing("\n", with: "\r\n")).verdict(on: Self.transcript()) == .same)
  }

  @Test("it is the text format, with lines for what was known of the reader and for placeholders") func form() {
    let lines = GoldenTranscript.text(of: Self.transcript()).split(separator: "\n").map(String.init)
    let plain = Self.transcript().description.split(separator: "\n").map(String.init)
    #expect(lines[0] == plain[0] && Array(lines[3...]) == Array(plain[1...]))
    #expect(lines[2] == "# placeholders: none")
    let model = Self.transcript().model
    #expect(lines[1] == "# model: \(model.wording) \(model.timing) \(model.rules)")
  }

  @Test("named by scenario, reader and language") func names() {
    #expect(GoldenTranscript.fileName(of: "otp", reader: .voiceOver, locale: "fr") == "otp.voiceover.fr.transcript")
    #expect(
      GoldenTranscript.fileName(of: "otp", reader: .voiceOver(version: 17), locale: "en")
        == "otp.voiceover@17.en.transcript")
    #expect(
      GoldenTranscript.fileName(of: "otp", for: play([.text("A")], reader: .voiceOver(version: 17)))
        == "otp.voiceover@17.en.transcript")
  }

  @Test("what happens besides speech counts") func effects() throws {
    let kept = GoldenTranscript.text(of: Self.transcript()).replacing("→ focus field\n", with: "→ focus other\n")
    let finding = try #require(GoldenTranscript(kept, file: "a.transcript").finding(in: Self.transcript()))
    #expect(finding.message == "what happens is “focus field” instead of “focus other”")
    let more = GoldenTranscript.text(of: Self.transcript()).replacing("→ focus field\n", with: "")
    #expect(GoldenTranscript(more).finding(in: Self.transcript())?.message == "“focus field” happens as well")
    let less = GoldenTranscript.text(of: Self.transcript()) + "→ completed code: 48\n"
    #expect(GoldenTranscript(less).finding(in: Self.transcript())?.message == "“completed code: 48” no longer happens")
  }

  @Test("a finding has the line of the file, and what to do") func place() throws {
    let kept = GoldenTranscript.text(of: Self.transcript())
    let after = Self.transcript([.heading("Enter your code"), .field("PIN"), .button("Verify")])
    let finding = try #require(GoldenTranscript(kept, file: "a.transcript").finding(in: after))
    #expect(
      finding.description == """
        a.transcript:7:1: error: the label is “PIN” instead of “Code”
        note: where:    element `field`, step 2
        note: expected: Code, text field
        note: heard:    PIN, text field
        note: words:    [-Code,-]{+PIN,+} text field
        note: 1 more line differs
        help: if this is intended, accept the change with `a11y-sim test --update`
        """)
  }

  // MARK: After an upgrade

  /// As it was kept by a version that knew other words and durations.
  private static func old(_ transcript: Transcript, _ changes: (String, String)...) -> GoldenTranscript {
    var text = GoldenTranscript.text(of: transcript)
    text = text.replacing(transcript.model.wording, with: "0-0-0").replacing(transcript.model.timing, with: "old")
    for (now, then) in changes { text = text.replacing(now, with: then) }
    return GoldenTranscript(text)
  }

  @Test("other words of the reader are a warning") func readersWords() throws {
    let kept = Self.old(Self.transcript(), ("text field", "edit box"), ("double tap to edit", "tap twice to edit"))
    let finding = try #require(kept.finding(in: Self.transcript()))
    #expect(finding.severity == .warning)
    #expect(
      finding.notes.contains(
        "the screen has not changed, but the model of the screen reader has changed since this file was written"))
    #expect(finding.message == "the trait is “text field” instead of “edit box”")
    guard case .readerChanged(let difference) = kept.verdict(on: Self.transcript()) else { return #expect(Bool(false)) }
    #expect(difference.count == 3)
  }

  @Test("the app's words are not taken for those the reader had before") func appsWords() {
    func severity(_ now: [ScreenItem], _ changes: (String, String)...) -> Diagnostic.Severity? {
      let transcript = play(now, .readAll)
      var text = GoldenTranscript.text(of: transcript).replacing(transcript.model.wording, with: "0-0-0")
      for (new, old) in changes { text = text.replacing(new, with: old) }
      return GoldenTranscript(text).finding(in: transcript)?.severity
    }
    let dimmed = ScreenItem.button("Verify", traits: .notEnabled)
    // A state stands where the app's value was; it is the only one there is.
    #expect(severity([dimmed], ("dimmed", "unavailable")) == .warning)
    #expect(severity([dimmed], ("Verify, dimmed", "Verify, Sends it"), ("2 phrases", "1 phrase")) == .error)
    // The word is said elsewhere as ever.
    let other = ScreenItem.button("Resend", id: "b", traits: .notEnabled)
    #expect(severity([dimmed, other], ("dimmed", "unavailable")) == .warning)
    #expect(severity([dimmed, other], ("Verify, dimmed", "Verify, Sends it")) == .error)
    #expect(severity([dimmed, other], ("Verify, dimmed", "Verify, off"), ("Resend, dimmed", "Resend, out")) == .error)
    // Another phrase of today, or another number, is what the screen says.
    #expect(severity([.toggle("Wi-Fi", isOn: false)], (", off", ", on")) == .error)
    let tabs = ScreenItem.element(
      .init(
        id: "tabs", role: .tabBar, children: ["A", "B"].map { .init(id: $0, role: .button, label: SpokenText($0)) })
    )
    #expect(severity([tabs], ("of 2", "of 3")) == .error)
    #expect(severity([tabs], ("1 of 2", "tab 1 / 2"), ("2 of 2", "tab 2 / 2")) == .warning)
    #expect(severity([tabs], ("1 of 2", "tab 1 / 3"), ("2 of 2", "tab 2 / 3")) == .error)
    // A part of a word is not the word.
    #expect(severity([.button("Verify")], ("Verify, button", "Verify now, push button")) == .error)
    #expect(severity([.button("Verify")], ("button", "push button")) == .warning)
    // Texts of the app's are no words of the reader's elsewhere either.
    #expect(severity([dimmed, .text("Soon")], ("dimmed", "Soon")) == .error)
  }

  private static let menu: [ScreenItem] = [
    .heading("Enter"), .button("More", id: "more", traits: .popUpButton), .text("Terms"),
  ]

  private static func swiping(_ screen: [ScreenItem], _ version: Version) -> Transcript {
    play(screen, .appear, .swipe(.right, times: 3), reader: .voiceOver(version: version))
  }

  /// The release that wrote the file says what is in the file.
  @Test("a newer release of the reader is a warning, and names both") func release() throws {
    let kept = GoldenTranscript(GoldenTranscript.text(of: Self.swiping(Self.menu, 26)), file: "a.transcript")
    let finding = try #require(
      kept.finding(in: Self.swiping(Self.menu, 27)) { release in
        #expect(release == "voiceover@26")
        return Self.swiping(Self.menu, 26)
      })
    #expect(finding.severity == .warning)
    #expect(
      finding.notes.contains("the screen has not changed, but the screen reader is a newer version: voiceover@26 → 27"))
    #expect(finding.help?.contains("write `reader: voiceover@26`") == true)
    // Where nothing can be played again, what the app says decides.
    #expect(kept.finding(in: Self.swiping(Self.menu, 27))?.severity == .warning)
    #expect(kept.verdict(on: Self.swiping(Self.menu, 26)) == .same)
  }

  @Test("and a change of the screen is an error all the same, and told alone") func releaseAndScreen() throws {
    let kept = GoldenTranscript(GoldenTranscript.text(of: Self.swiping(Self.menu, 26)))
    let other: [ScreenItem] = [
      .heading("Enter"), .button("More", id: "more", traits: .popUpButton), .text("Conditions"),
    ]
    let finding = try #require(kept.finding(in: Self.swiping(other, 27)) { _ in Self.swiping(other, 26) })
    #expect(finding.severity == .error)
    #expect(finding.message == "the label is “Conditions” instead of “Terms”")
    #expect(kept.finding(in: Self.swiping(other, 27))?.severity == .error)
    // An older release than that of the file is no upgrade.
    let newer = GoldenTranscript(GoldenTranscript.text(of: Self.swiping(Self.menu, 27)))
    #expect(newer.finding(in: Self.swiping(Self.menu, 26))?.severity == .error)
    // A state of the app's is said in the reader's words.
    func toggle(_ isOn: Bool, _ version: Version) -> Transcript {
      Self.swiping([.toggle("Wi-Fi", isOn: isOn)], version)
    }
    let off = GoldenTranscript(GoldenTranscript.text(of: toggle(false, 26)))
    #expect(off.finding(in: toggle(true, 27))?.severity == .error)
    #expect(off.finding(in: toggle(false, 27))?.severity == .warning)
  }

  @Test("and so is what is cut elsewhere") func readersTiming() {
    let cut = play(
      [.text("Help"), .button("Verify")], when: [],
      [
        Step(.touch("text")), Step(.announce(Announcement("Your code has been sent"))),
        Step(.swipe(.right), after: .milliseconds(1_200)),
      ])
    let line = cut.utterances[1].line
    #expect(Self.old(cut, (line, "Your [cut: code has been sent]")).finding(in: cut)?.severity == .warning)
    // With the tables of today it is not the reader.
    let today = GoldenTranscript(GoldenTranscript.text(of: cut).replacing(line, with: "Your [cut: code has been sent]"))
    #expect(today.finding(in: cut)?.severity == .error)
  }

  @Test("the screen's own words are an error, whatever else changed") func screensWords() {
    let after = Self.transcript([.heading("Enter your code"), .field("PIN"), .button("Verify")])
    #expect(Self.old(Self.transcript(), ("text field", "edit box")).finding(in: after)?.severity == .error)
    // A line more or less is no word of the reader.
    #expect(
      Self.old(Self.transcript(), ("double tap to edit\n", "")).finding(in: Self.transcript())?.severity == .error)
    #expect(Self.old(Self.transcript(), ("→ focus field\n", "")).finding(in: Self.transcript())?.severity == .error)
    #expect(Self.old(Self.transcript(), ("Code, ", "Code, 3, ")).finding(in: Self.transcript())?.severity == .error)
  }

  @Test("without a change a new version says nothing") func upgrade() {
    #expect(Self.old(Self.transcript()).finding(in: Self.transcript()) == nil)
  }
}

@Suite("Trees, as they are expected", .timeLimited) struct TreeDifferenceTests {
  private let tree = AccessibilityTree([
    .init(id: "a", role: .heading, label: "Code"), .init(id: "b", role: .button, label: "Verify", traits: .notEnabled),
  ])

  @Test func same() { #expect(tree.difference(from: tree.description + "\n\n") == nil) }

  @Test func others() {
    #expect(
      tree.difference(from: "heading a \"Code\"\nbutton b \"Verify\"")?.description == """
        error: one element differs
        note: every element:
          heading a "Code"
          button b "Verify" {+dimmed+}
        """)
    #expect(tree.difference(from: "")?.message == "2 elements differ")
  }
}
