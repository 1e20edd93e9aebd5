import A11ySim
import A11ySimTesting
import TestSupport
import Testing

/// The settings of what an element says; those of table headers and numbers are with the tables.
extension VoiceOverSettingTests {
  private func touching(_ item: ScreenItem, _ setting: String, _ value: String) throws -> Transcript {
    play([item], .touch("it"), settings: try settings(setting, value))
  }

  private func item(_ label: SpokenText, _ change: (inout AccessibilityElement) -> Void = { _ in }) -> ScreenItem {
    var element = AccessibilityElement(id: "it", role: .text, label: label)
    change(&element)
    return .element(element)
  }

  @Test(
    arguments: [
      ("all", "Hello comma Ann O apostrophe Neil exclamation point 48 percent"), ("some", "Hello, Ann O'Neil! 48%"),
      ("none", "Hello Ann O'Neil 48%"),
    ])
  func punctuation(value: String, line: String) throws {
    expect(try touching(item("Hello, Ann O'Neil! 48%"), "punctuation", value), reads: line)
    // What the text itself asks for is said whatever is set.
    var text: SpokenText = "a, b"
    text.speaksPunctuation = true
    expect(try touching(item(text), "punctuation", value), reads: "a comma b")
  }

  @Test("announcements have marks too") func punctuationOfAnnouncements() throws {
    let announcement = Announcement("Code sent.")
    expect(
      play([.text("A")], .announce(announcement), settings: try settings("punctuation", "all")),
      reads: "Code sent period")
    expect(
      play([.text("A")], .announce(announcement), settings: try settings("punctuation", "none")), reads: "Code sent")
  }

  @Test("names of marks are in the language of the text") func punctuationInFrench() throws {
    expect(try touching(item(SpokenText("a, b", language: "fr")), "punctuation", "all"), reads: "a virgule b")
  }

  @Test("what nobody published of marks is a guess") func confidenceOfPunctuation() throws {
    func confidence(_ text: SpokenText, _ value: String) throws -> Confidence? {
      try touching(item(text), "punctuation", value).utterances.first?.utterance.segments.first?.confidence
    }
    #expect(try confidence("a, b", "all") == .documented)
    #expect(try confidence("a! b", "all") == .guess)
    #expect(try confidence("a, b", "none") == .guess)
    #expect(try confidence("a b", "none") == .pinned)
    #expect(try confidence("a, b", "some") == .pinned)
  }

  @Test(arguments: [("true", "Code 👍 sent 👩‍👩‍👧 1️⃣ 2"), ("false", "Code sent 2")])
  func speakEmoji(value: String, line: String) throws {
    expect(try touching(item("Code 👍 sent 👩‍👩‍👧 1️⃣ 2"), "speakEmoji", value), reads: line)
  }

  @Test("of nothing but emoji nothing is left, not even a comma") func emojiAlone() throws {
    let settings = try settings("speakEmoji", "false")
    expect(play([.button("👍")], .touch("button"), settings: settings), reads: "button")
    expect(play([.text("A")], .announce(Announcement("🎉")), settings: settings), reads: "")
    expect(play([.text("A")], .post(.pageScrolled("🎉")), settings: settings), reads: "[sound: page scroll]")
    expect(
      play([item("A")], .touch("it"), .set([.init("it", "value", "🎉")]), settings: settings), reads: "A")
    let field = play([.field("Name")], .touch("field"), .doubleTap, .type("👍 "), settings: settings)
    expect(field.steps(3...), reads: "👍\nspace")
  }

  @Test(arguments: [("true", "Apps, One, button"), ("false", "One, button")])
  func speakGroupLabels(value: String, line: String) throws {
    let group = AccessibilityElement(id: "group", role: .group, label: "Apps")
    expect(
      play(
        [.group(group, [.button("One", id: "one")])], .touch("one"), settings: try settings("speakGroupLabels", value)),
      reads: line)
  }

  @Test(
    arguments: [
      ("speak", "A\nHint, actions available"), ("playSound", "[sound: actions]\nA\nHint"),
      ("changePitch", "A\nHint"), ("nothing", "A\nHint"),
    ])
  func actions(value: String, lines: String) throws {
    let item = item("A") {
      $0.hint = "Hint"
      $0.actions = ["Delete"]
    }
    let transcript = try touching(item, "actions", value)
    expect(transcript, reads: lines)
    let label = transcript.utterances[0].utterance.segments[0]
    #expect(label.pitch == (value == "changePitch" ? 1.3 : nil))
    #expect(label.confidence == (value == "changePitch" ? .guess : .pinned))
  }

  @Test(
    arguments: [
      ("speak", "A\nmore content available"), ("playSound", "[sound: more content]\nA"), ("changePitch", "A"),
      ("nothing", "A"),
    ])
  func moreContent(value: String, lines: String) throws {
    let item = item("A") { $0.content = [.init(label: "Age", value: "3 years")] }
    let transcript = try touching(item, "moreContent", value)
    expect(transcript, reads: lines)
    let label = transcript.utterances[0].utterance.segments[0]
    #expect(label.pitch == (value == "changePitch" ? 1.3 : nil))
  }

  @Test("actions are said without hints too") func actionsWithoutHints() throws {
    let item = item("A") {
      $0.hint = "Hint"
      $0.actions = ["Delete"]
    }
    expect(try touching(item, "hints", "false"), reads: "A\nactions available")
  }

  @Test("speech attributes of a text are those of its segment") func attributes() throws {
    var text = SpokenText("Louvre 482", language: "fr", spellsOut: true)
    text.pitch = 0.8
    text.ipa = "luvʁ"
    let transcript = play([item(text)], .touch("it"))
    let segment = try #require(transcript.utterances.first?.utterance.segments.first)
    #expect(segment.pitch == 0.8 && segment.ipa == "luvʁ" && segment.language == "fr" && segment.spokenAs == .digits)
    #expect(TranscriptFormat.jsonLines.render([transcript]).contains(#""pitch":0.80,"ipa":"luvʁ","spokenAs":"digits""#))
  }
}
