import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// The cursor, the selection and the clipboard under TalkBack (google/talkback 26a27dc0,
/// `InputTextSelectionFeedbackRules`, `TextEditActor`; T40 to T48 are vectors derived by hand from there).
@Suite(.timeLimited) struct TalkBackSelectionTests {
  private static let fields = """
    - { textField: Code, id: code }
    - { secureTextField: PIN, id: pin }
    """

  private func said(
    _ steps: String, settings: String = "hints: false", screen: String = fields,
    reader: String = "talkback@15.1"
  ) throws -> TalkBackSaid {
    try TalkBackSaid(steps, settings: settings, screen: screen, reader: reader)
  }

  private static let typed = "- touch: code\n- doubleTap\n- { type: { text: \"12345\", via: hardwareKeyboard } }\n"

  @Test func selectingAllWithAKeyNamesTheText() throws {  // T48
    let said = try said(Self.typed + "- selectAll")
    #expect(said.modes.last == "Selected text: 12345 [uninterruptible, ignores interrupts]")
  }

  @Test func selectingAllWithTalkBacksActionInterrupts() throws {
    let said = try said("- touch: code\n- doubleTap\n- paste: \"12345\"\n- selectAll")
    #expect(said.modes.last == "Selected text: 12345 [interrupt, uninterruptible]")
  }

  /// T47 is wrong: Google's compositor is silent at the end of the text (google/talkback 26a27dc0, run on a JVM).
  @Test func aKeyThatClearsTheSelectionNamesTheTextOrIsSilent() throws {
    #expect(try said(Self.typed + "- selectAll\n- key: leftArrow").texts.last == "12345, unselected")
    #expect(try said(Self.typed + "- selectAll\n- key: rightArrow").texts.last == "Selected text: 12345")
    // Typing over a selection is a replacement.
    #expect(try said(Self.typed + "- selectAll\n- type: \"6\"").texts.last == "6 replaced 12345")
  }

  @Test func anEmptyFieldHasNothingToSelect() throws {
    #expect(try said("- touch: code\n- doubleTap\n- selectAll").texts.last == "Showing Gboard")
  }

  @Test func aPartOfATextIsSelectedAndCut() throws {
    let cut = Self.typed + "- select: \"34\"\n- cut"
    #expect(
      try said(cut, reader: "talkback@16.2").modes.suffix(2) == [
        "34, selected [uninterruptible, ignores interrupts]", "cut, 34 [interrupt, uninterruptible]",
      ])
    // In 15.1, the event of the text says it, too.
    #expect(try said(cut).texts.suffix(3) == ["34, selected", "cut, 34", "cut, 34"])
    let all = Self.typed + "- selectAll\n- cut"
    #expect(try said(all, reader: "talkback@16.2").texts.last == "cut, 12345, Cleared text")
    #expect(try said(all).texts.suffix(2) == ["cut, 12345", "cut, 12345, Cleared text"])
    let nothing = try said(Self.typed + "- cut")
    #expect(nothing.texts.last == "No text to cut, select some text first.")
    #expect(nothing.notes.last == "nothing is selected in code: there is nothing to cut")
  }

  @Test func aPartThatIsReplacedCountsAsAWhole() throws {
    #expect(try said(Self.typed + "- select: \"34\"\n- type: \"4\"").texts.last == "4 replaced 34")
    #expect(try said(Self.typed + "- select: \"34\"\n- delete").texts.last == "34 deleted")
    #expect(try said(Self.typed + "- select: \"34\"\n- key: leftArrow").texts.last == "34, unselected")
    #expect(try said(Self.typed + "- select: \"34\"\n- copy\n- key: rightArrow\n- paste").texts.last == "pasted, 34")
  }

  @Test func theSelectionModeSelectsWhatTheCursorPasses() throws {
    let mode = Self.typed + "- moveCursor: beginning\n- selectionMode\n- swipe: down\n- swipe: down\n- swipe: up\n"
    for reader in ["talkback@15.1", "talkback@16.2"] {
      #expect(
        try said(mode, reader: reader).texts.suffix(5) == [
          "Beginning of field", "Selection mode on", "1, selected", "2, selected", "2, unselected",
        ])
    }
    #expect(try said(mode + "- moveCursor: end").texts.last == "End of field")
    #expect(
      try said(mode + "- moveCursor: end", reader: "talkback@16.2").texts.last == "End of field, 12345, selected")
    #expect(try said(mode + "- selectionMode").texts.suffix(2) == ["Selection mode off", "Selected text: 1"])
    // A touch says that the mode is on.
    #expect(try said(mode + "- touch: code").texts.last == "Editing, Selection mode on, 12345, Edit box, Code")
  }

  @Test func aCopyWithoutASelectionIsSilentSince16() throws {
    #expect(try said(Self.typed + "- copy").texts.last == "copied, 12345")
    #expect(try said(Self.typed + "- copy", reader: "talkback@16.2").texts.last == "5")
    #expect(try said(Self.typed + "- selectAll\n- copy", reader: "talkback@16.2").texts.last == "copied, 12345")
  }

  @Test func aPartOfAPasswordIsNotNamed() throws {
    let typed = Self.typed.replacing("code", with: "pin")
    #expect(
      try said(typed + "- select: \"34\"").notes.last
        == "a part of a secure field cannot be named, because nobody can read it; `selectAll` selects all of it")
    #expect(try said(typed + "- selectAll\n- cut").notes.last == "a secure field cannot be cut")
    let settings = "hints: false, speakPasswords: false"
    let mode = typed + "- moveCursor: beginning\n- selectionMode\n- swipe: down"
    #expect(try said(mode, settings: settings).texts.last == "Character 1, selected")
  }

  @Test func theCursorSaysWhatItPasses() throws {  // T40 to T42
    let keys = "- key: leftArrow\n- key: leftArrow\n- key: rightArrow\n- key: rightArrow\n- key: upArrow"
    #expect(try said(Self.typed + keys).texts.suffix(5) == ["5", "4", "4", "5, End of field", "Beginning of field"])
  }

  @Test func aHiddenPasswordSaysPlacesOnly() throws {  // T43, T46
    let typed = Self.typed.replacing("code", with: "pin")
    let settings = "hints: false, speakPasswords: false"
    #expect(
      try said(typed + "- key: leftArrow\n- key: rightArrow", settings: settings).texts.suffix(2) == [
        "Character 5", "Character 5, End of field",
      ])
    let line = try said(typed + "- readingControl: lines\n- swipe: up", settings: settings)
    #expect(line.texts.last == "Characters 1 to 5, Beginning of field")
  }

  @Test func theFirstSelectionEventOfAFieldIsSilent() throws {
    let field = "- { textField: Code, id: code, value: \"12\" }"
    let said = try said("- focus: code\n- key: leftArrow\n- key: leftArrow", screen: field)
    #expect(said.texts.last == "1, Beginning of field")
    #expect(said.notes == ["TalkBack does not speak the first selection event after a field gets the focus"])
  }

  @Test func whatIsCopiedAndPastedIsSaid() throws {
    let said = try said("- touch: code\n- doubleTap\n- copy\n- type: \"1\"\n- copy\n- paste")
    #expect(
      said.modes.suffix(4) == [
        "No text to copy, select some text first. [interrupt, uninterruptible]", "1 [interrupt]",
        "copied, 1 [interrupt, uninterruptible]", "pasted, 1 [interrupt]",
      ])
    let empty = try self.said("- touch: code\n- doubleTap\n- paste")
    #expect(empty.texts.last == "No text to paste, copy some texts first.")
  }

  @Test func aTextEventTooSoonAfterAnotherIsDropped() {
    var reader = TalkBack(version: TalkBack.versions[0])
    var device = Session(screen: [.field("Code", id: "code")], reader: .talkBack).device
    func isSaid(_ before: String, _ after: String, _ cause: AndroidTextChange.Cause, at time: Int) -> Bool {
      var reactions = Reactions()
      device.now = .milliseconds(time)
      let change = AndroidTextChange(before, after, cause)
      reader.handle(
        .event(.textChanged(change, in: device.tree["code"]!)), on: device, &reactions)
      var said = false
      while let reaction = reactions.takeFirst() { if case .say = reaction { said = true } }
      return said
    }
    // A key, and what the app makes of it at once.
    #expect(isSaid("", "1", .typed, at: 0))
    #expect(!isSaid("1", "1-", .byApp, at: 0))
    // Another change by the app, less than 150 ms later, and one after that time.
    #expect(!isSaid("1-", "1", .byApp, at: 100))
    #expect(isSaid("1", "12", .byApp, at: 250))
    // The selection event of a key comes before the next key, and keys of one step count as slow ones.
    #expect(isSaid("12", "123", .typed, at: 400))
    #expect(isSaid("123", "1234", .typed, at: 440))
    #expect(isSaid("1234", "12345", .typed, at: 440))
  }

  @Test func hiddenPasswordsWarn() throws {
    let said = try said("- touch: pin\n- doubleTap", settings: "speakPasswords: false")
    #expect(said.texts.last == "Passwords only spoken when using headphones")
  }
}
