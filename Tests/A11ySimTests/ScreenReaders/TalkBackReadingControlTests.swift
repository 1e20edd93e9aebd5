import A11ySim
import TestSupport
import Testing

/// TalkBack's reading controls (google/talkback 26a27dc0, `SelectorController` and what it calls).
@Suite(.timeLimited) struct TalkBackReadingControlTests {
  private static let page = """
    - { heading: Pay, id: pay }
    - { text: "Enter it. It's 12.5 long", id: text }
    - { button: Verify, id: verify }
    - { link: Terms, id: terms }
    - { heading: Help, id: help }
    """

  @Test func aControlSaysItsNameAndThenHowToUseIt() throws {
    let said = try TalkBackSaid("- readingControl: words", screen: Self.page)
    #expect(said.modes == ["Words [interrupt]", "swipe up or swipe down to read by words [queue]"])
    #expect(said.times(of: "swipe up or swipe down to read by words").count == 1)
    let silent = try TalkBackSaid("- readingControl: words", settings: "hints: false", screen: Self.page)
    #expect(silent.texts == ["Words"])
    let german = try TalkBackSaid("- readerLocale: de\n- readingControl: headings", screen: Self.page)
    #expect(
      german.texts == [
        "Überschriften",
        "nach oben wischen oder nach unten wischen, um den Text folgendermaßen zu lesen: Überschriften",
      ])
  }

  @Test func headingsControlsAndLinksGoFromElementToElement() throws {
    func after(_ control: String, _ swipes: String...) throws -> [String] {
      let steps = "- touch: pay\n- readingControl: \(control)\n" + swipes.map { "- swipe: \($0)\n" }.joined()
      return Array(try TalkBackSaid(steps, settings: "hints: false", screen: Self.page).texts.dropFirst(2))
    }
    #expect(try after("headings", "down", "down", "down") == ["Help, Heading", "No next heading", "Pay, Heading"])
    #expect(try after("headings", "up", "up") == ["No previous heading", "Help, Heading"])
    #expect(try after("controls", "down", "down", "down") == ["Verify, Button", "Terms", "No next control"])
    #expect(try after("links", "down", "up") == ["Terms", "No previous link"])
  }

  @Test func noFurtherElementIsSaidWithoutInterrupting() throws {
    let said = try TalkBackSaid("- touch: help\n- readingControl: headings\n- swipe: down", screen: Self.page)
    #expect(said.modes.last == "No next heading [uninterruptible]")
  }

  @Test func wordsAndCharactersAreReadInsideTheElement() throws {
    let words = try TalkBackSaid(
      "- touch: text\n- readingControl: words\n- swipe: { direction: down, times: 5 }\n- swipe: up",
      settings: "hints: false",
      screen: Self.page)
    #expect(words.texts.dropFirst(2) == ["Enter", "it", "It's", "12.5", "long", "long"])
    #expect(words.modes.last == "long [interrupt, uninterruptible]")
    let characters = try TalkBackSaid(
      "- touch: text\n- swipe: down\n- swipe: down\n- swipe: up", settings: "hints: false", screen: Self.page)
    #expect(characters.texts.dropFirst() == ["capital E", "echo", "n", "november", "n", "november"])
    let plain = try TalkBackSaid(
      "- touch: text\n- swipe: down", settings: "hints: false, phoneticLetters: false", screen: Self.page)
    #expect(plain.texts.dropFirst() == ["capital E"])
  }

  @Test func aSecondSwipeAtTheEndGoesOnInTheNextElement() throws {
    let said = try TalkBackSaid(
      "- touch: text\n- readingControl: lines\n- swipe: down\n- swipe: down\n- swipe: down", screen: Self.page)
    #expect(said.texts.suffix(3) == ["Enter it. It's 12.5 long", "Verify, Button", "Verify"])
    // The first unit cuts the description, and no hint follows it.
    #expect(said.heard.last == "Verify" && !said.heard.contains("Verify, Button"))
    #expect(said.notes == ["this is the end of the element's text: TalkBack plays a sound"])
  }

  @Test func anEditedFieldMovesItsCursor() throws {
    let field = "- { textField: Code, id: code, value: \"one two\" }"
    let said = try TalkBackSaid(
      "- touch: code\n- doubleTap\n- readingControl: words\n- swipe: up\n- swipe: up\n- swipe: up\n- swipe: down",
      settings: "hints: false", screen: field)
    #expect(
      said.modes.suffix(3) == [
        "two [uninterruptible, ignores interrupts]", "one , Beginning of field [uninterruptible, ignores interrupts]",
        "one [uninterruptible, ignores interrupts]",
      ])
  }

  private static let message = """
    - { button: Message, id: message, actions: [Reply, Archive] }
    - { slider: Volume, id: volume, value: 50 % }
    - { button: OK, id: ok }
    """

  @Test func anElementWithActionsChoosesTheirControl() throws {
    let said = try TalkBackSaid(
      "- touch: message\n- swipe: down\n- swipe: down\n- swipe: down\n- swipe: up\n- doubleTap", screen: Self.message)
    #expect(
      said.texts == [
        // The hint is composed before the control is chosen.
        "Message, Button", "Double-tap to activate, Actions available, use Tap with 3 fingers to view",
        "Reply", "Double-tap to perform the action", "Archive", "Double-tap to perform the action",
        "Activate", "Double-tap to perform the action", "Archive", "Double-tap to perform the action",
      ])
    #expect(said.modes[2] == "Reply [interrupt]")
    // Elsewhere, the earlier control is back.
    let after = try TalkBackSaid(
      "- readingControl: headings\n- touch: message\n- touch: ok\n- swipe: down", settings: "hints: false",
      screen: Self.message)
    #expect(after.texts.last == "No next heading")
  }

  @Test func theMenuNamesItsActionsWhereTheControlIsAnother() throws {
    let said = try TalkBackSaid(
      "- touch: ok\n- readingControl: controls\n- swipe: up\n- swipe: up", screen: Self.message)
    #expect(said.texts.last == "Double-tap to activate, Actions available, use Tap with 3 fingers to view")
  }

  @Test func aSliderIsAdjustedUnlessAnotherControlIsChosen() throws {
    let said = try TalkBackSaid(
      "- touch: volume\n- swipe: up\n- readingControl: characters\n- swipe: down", settings: "hints: false",
      screen: Self.message)
    #expect(said.texts == ["50 %, Volume, Slider", "60 %", "Characters", "capital V", "victor"])
    let chosen = try TalkBackSaid("- touch: volume\n- readingControl: slider", screen: Self.message)
    #expect(chosen.texts.suffix(2) == ["Adjust slider", "swipe up or swipe down to adjust the setting"])
  }

  @Test func aControlThatTheElementLacksIsRefused() throws {
    let said = try TalkBackSaid(
      "- touch: ok\n- readingControl: actions\n- readingControl: slider", screen: Self.message)
    #expect(said.texts == ["OK, Button", "Double-tap to activate"])
    #expect(said.notes.count == 2)
  }

  @Test func theMenuSaysItsTitle() throws {
    let said = try TalkBackSaid("- touch: ok\n- menu", settings: "hints: false", screen: Self.message)
    #expect(said.modes == ["OK, Button [flush all]", "TalkBack menu [uninterruptible]"])
  }
}
