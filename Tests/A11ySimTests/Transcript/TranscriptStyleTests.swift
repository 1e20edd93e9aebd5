import A11ySim
import Locales
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import VoiceOverReader

/// The punctuation and casing of cashapp/AccessibilitySnapshot. What single elements come to is in `Tests/Fidelity`.
@Suite(.timeLimited) struct TranscriptStyleTests {
  private static func description(_ segments: Segment..., reason: Utterance.Reason = .focus) -> String {
    TranscriptStyle.accessibilitySnapshot.text(
      of: Utterance(segments, reason: reason, priority: reason == .hint ? .hint : .element))
  }

  private static func words(_ source: Segment.Source, _ phrase: VoiceOverPhrase, _ text: String) -> Segment {
    Segment(source, text, language: "en", phrase: phrase.rawValue)
  }

  private static func app(_ source: Segment.Source, _ text: String) -> Segment { Segment(source, text, language: "en") }

  private static let button = words(.trait, .button, "button")

  @Test func theCommaListIsTheUtterancesText() {
    let utterance = Utterance([Self.app(.label, "Next"), Self.button], reason: .focus, priority: .element)
    #expect(TranscriptStyle.commaList.text(of: utterance) == "Next, button")
  }

  @Test func oneFullStopStandsBeforeTheTraits() {
    #expect(Self.description(Self.app(.label, "Next."), Self.button) == "Next. Button.")
    #expect(Self.description(Self.app(.label, "Next"), Self.button, Self.button) == "Next. Button. Button.")
  }

  @Test func valuesFollowAColonWhateverTheLabelEndsWith() {
    #expect(Self.description(Self.app(.label, "Code:"), Self.app(.value, "12")) == "Code:: 12")
    #expect(Self.description(Self.app(.value, "12")) == "12")
  }

  @Test func selectedAloneIsAWordOfItsOwn() {
    let selected = Self.words(.state, .selected, "selected")
    #expect(Self.description(selected) == "Selected.")
    #expect(Self.description(selected, Self.button) == "Selected. Button.")
    #expect(Self.description(selected, Self.app(.label, "A"), Self.button) == "Selected: A. Button.")
  }

  @Test func aPositionHasNoFullStopBeforeIt() {
    let position = Self.words(.position, .position, "2 of 5")
    #expect(Self.description(Self.app(.label, "Photo"), position) == "Photo 2 of 5.")
    #expect(Self.description(Self.app(.label, "Photo"), Self.button, position) == "Photo. Button. 2 of 5.")
    // Which one of an adjustable's values it is the library does not write.
    let adjustable = Self.words(.trait, .adjustable, "adjustable")
    #expect(
      Self.description(Self.app(.label, "Pizza"), Self.app(.value, "Small"), position, adjustable)
        == "Pizza: Small. Adjustable.")
  }

  @Test func headersOfACellAreSentences() {
    #expect(
      Self.description(
        Self.app(.context, "Name"), Self.app(.context, "Age"), Self.app(.label, "B2"),
        Self.words(.context, .columnSpan, "spans 2 columns"), Self.words(.context, .column, "column 2"),
        Self.app(.value, "31"), Self.button) == "Name. Age. B2. Spans 2 columns. Column 2. 31. Button.")
    #expect(
      Self.description(
        Self.app(.context, "Name"), Self.app(.value, "first"), Self.app(.label, "B2"),
        Self.words(.context, .column, "column 2")) == "Name: first. B2. Column 2.")
  }

  @Test func whatTheLibraryHasNoWordsForIsLeftOut() {
    #expect(
      Self.description(
        Self.app(.group, "Favourites"), Self.app(.label, "Amenities"), Self.words(.state, .collapsed, "collapsed"),
        Self.app(.value, "2 selected"), Self.button, Self.words(.trait, .popUpButton, "pop up button"),
        Self.words(.state, .invalid, "invalid data"), Self.app(.error, "Too short"))
        == "Amenities: 2 selected. Button.")
    #expect(Self.description(Self.words(.hint, .expandHint, "double tap to expand"), reason: .hint) == "")
  }

  @Test func aTextFieldsOwnHintGivesWay() {
    let edit = Self.words(.hint, .editHint, "double tap to edit")
    let misspelled = Self.words(.hint, .misspelledWordsHint, "use the rotor to access misspelled words")
    #expect(Self.description(Self.app(.hint, "Digits only"), edit, reason: .hint) == "Double tap to edit.")
    #expect(
      Self.description(edit, misspelled, reason: .hint)
        == "Double tap to edit., Use the rotor to access Misspelled Words")
  }

  @Test func otherHintsAreJoinedWithAFullStop() {
    let adjust = Self.words(.hint, .adjustHint, "swipe up or down with one finger to adjust the value")
    let actions = Self.words(.actions, .actionsAvailable, "actions available")
    #expect(
      Self.description(Self.app(.hint, "Louder"), adjust, reason: .hint)
        == "Louder. Swipe up or down with one finger to adjust the value.")
    #expect(Self.description(Self.app(.hint, "Louder"), reason: .hint) == "Louder")
    #expect(Self.description(Self.app(.hint, "Louder"), actions, reason: .hint) == "Louder. Actions Available")
  }

  @Test func aSecureValueIsItsBullets() {
    let count = Self.words(.value, .characterCount, "1 character")
    #expect(Self.description(Self.app(.label, "PIN"), count) == "PIN: •")
    #expect(Self.description(Self.words(.value, .bulletCount, "12 bullets")) == "••••••••••••")
  }

  @Test func whatIsNoDescriptionStaysAsItIs() {
    #expect(Self.description(Self.app(.announcement, "Code sent"), reason: .announcement) == "Code sent")
    #expect(Self.description(Self.words(.state, .on, "on"), reason: .activation) == "on")
    #expect(
      Self.description(
        Self.app(.label, "Code"), Self.words(.insertionPoint, .insertionPointAtEnd, "insertion point at end"))
        == "Code, insertion point at end")
  }

  @Test func whatTheRotorSaysStaysAsItIs() throws {
    let transcript = play(
      [.element(.init(id: "next", role: .button, label: "Next", actions: ["Delete now"]))], .appear, .swipe(.down),
      .swipe(.down), .rotor(.words))
    let lines = TranscriptFormat.text(in: .accessibilitySnapshot).render([transcript]).split(separator: "\n")
    #expect(
      lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("[sound") } == [
        "Next. Button.", "Actions Available", "Delete now", "activate", "words",
      ])
  }

  @Test func theValueOfAHeaderFollowsAColon() throws {
    let cells = """
      screen:
        - table:
            children:
              - text: { label: Age, value: in years, cell: { row: 1, column: 1, header: column } }
              - text: { label: Ann, cell: { row: 2, column: 1 } }
              - button: { label: "42", value: about, cell: { row: 3, column: 1 } }
      steps: [ appear ]
      """
    let session = Session(try ScenarioParser.parse(cells), locale: "en")
    #expect(
      session.descriptions(in: .accessibilitySnapshot).last?.lines == [
        "Age: in years. 42. Row 3. Column 1. about. Button."
      ])
  }

  @Test func aLanguageWithoutStringsHasTheReadersWords() {
    let words = Segment(.trait, "champ de texte", language: "fr", phrase: VoiceOverPhrase.textField.rawValue)
    #expect(Self.description(Self.app(.label, "Code"), words) == "Code. Champ de texte.")
    // The library's strings end with a full stop, or not, as it has them.
    let misspelled = Segment(
      .hint, "utilisez le rotor", language: "fr", phrase: VoiceOverPhrase.misspelledWordsHint.rawValue)
    #expect(Self.description(misspelled, reason: .hint) == "Utilisez le rotor")
  }

  @Test func everyLanguageHasEveryString() {
    #expect(AccessibilitySnapshotSentence.languages == ["de", "en", "ru"])
    for language in AccessibilitySnapshotSentence.languages {
      for phrase in VoiceOverPhrase.allCases {
        // Labels of UIKit's own are not the library's.
        if [.decrement, .increment].contains(phrase) { continue }
        let text = { (language: String) in
          TranscriptStyle.accessibilitySnapshot.text(
            of: Utterance([Self.words(.trait, phrase, "x 1 2")], reason: .focus, priority: .element), language: language
          )
        }
        #expect(text(language).isEmpty == text("en").isEmpty, "\(phrase) in \(language)")
        #expect(!text(language).contains("x 1 2") || phrase == .characterCount || phrase == .bulletCount)
      }
    }
  }

  @Test func aCutLineLosesTheSameWords() {
    var heard = Transcript.UtteranceRecord(
      utterance: Utterance(
        [Self.words(.state, .selected, "selected"), Self.app(.label, "Last 10 days"), Self.button], reason: .focus,
        priority: .element),
      outcome: .interrupted, duration: .milliseconds(250),
      timing: .init(duration: .milliseconds(500), wordEnds: (1...5).map { .milliseconds($0 * 100) }))
    #expect(heard.line == "selected, Last [cut: 10 days, button]")
    #expect(heard.line(in: .accessibilitySnapshot) == "Selected: Last [cut: 10 days. Button.]")
    heard.outcome = .dropped
    #expect(heard.line(in: .accessibilitySnapshot) == "[not heard] Selected: Last 10 days. Button.")
  }

  @Test func aTranscriptInTheStyle() {
    let transcript = play(
      [
        .element(.init(id: "next", role: .button, label: "Next")),
        .element(.init(id: "code", role: .textField, label: "Code")),
      ],
      .appear, .swipe(.right, times: 1), .announce(.init("Code sent")))
    #expect(
      TranscriptFormat.text(in: .accessibilitySnapshot).render([transcript]).split(separator: "\n").filter {
        !$0.hasPrefix("#")
      } == ["Next. Button.", "Code. Text Field.", "Double tap to edit.", "Code sent"])
  }
}
