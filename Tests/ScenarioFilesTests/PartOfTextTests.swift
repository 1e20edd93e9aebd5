import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import ScenarioFiles

/// Parts of a text and of a screen: words in another language, links, rotors of the app, an audio graph.
@Suite("Scenario, parts of a text", .timeLimited) struct PartOfTextTests {
  private func plays(_ screen: String, _ steps: String) throws -> [Transcript] {
    let text = "reader: [voiceover, talkback]\nscreen: [ \(screen) ]\nsteps: \(steps)\n"
    return try ScenarioParser.plays(
      Array(text.utf8), load: { (_) throws(Diagnostic) in throw Diagnostic("no files") }, with: []
    ).map { $0.play(locale: "en") }
  }

  private func fault(_ screen: String) -> String? {
    do {
      _ = try plays(screen, "[ appear ]")
      return nil
    } catch let failure as ScenarioParser.Failure {
      return failure.diagnostics.first?.message
    } catch {
      return "\(error)"
    }
  }

  @Test func wordsInAnotherLanguageHaveTheirOwnPiece() throws {
    let text = """
      { text: { label: { text: Die annual percentage rate zählt, language: de, \
      parts: [ { text: annual percentage rate, language: en } ] } } }
      """
    for transcript in try plays(text, "[ appear ]") {
      let segment = try #require(transcript.utterances.first?.utterance.segments.first)
      #expect(segment.text == "Die annual percentage rate zählt")
      #expect(segment.pieces.map(\.text) == ["Die ", "annual percentage rate", " zählt"])
      #expect(segment.pieces.map(\.language) == ["de", "en", "de"])
      let json = TranscriptFormat.json.render([transcript])
      #expect(json.contains(#"{"text":"annual percentage rate","language":"en"}"#))
    }
  }

  /// A text that is masked later keeps nothing of its parts.
  @Test func aMaskedTextHasMaskedPieces() {
    var segment = Segment(.label, "PIN 4829 ok", language: "en")
    segment.mark([.init("4829", language: "de")])
    segment.text = "PIN •••• ok"
    #expect(segment.pieces.map(\.text) == ["PIN ", "••••", " ok"])
    segment.text = "••"
    #expect(segment.pieces.map(\.text) == ["••"])
  }

  @Test func aPartMustBeInTheText() {
    #expect(
      fault("{ text: { label: { text: Guten Tag, parts: [ { text: hello, language: en } ] } } }")
        == "“hello” is not part of “Guten Tag”")
    #expect(
      fault("{ text: { label: { text: Guten Tag, parts: [ { text: Tag } ] } } }")
        == "an entry of `parts` needs `text` and `language`")
  }

  @Test func aLinkMustBeInTheLabel() {
    #expect(fault("{ text: { label: I accept., links: [terms] } }") == "“terms” is not part of “I accept.”")
    #expect(fault("{ text: { label: I accept., links: [accept, accept] } }") == "“accept” appears twice")
  }

  @Test func aLinkThatIsNotThereIsANote() throws {
    for transcript in try plays(
      "{ text: { label: I accept., id: text, links: [accept] } }", "[ appear, { link: terms } ]")
    {
      #expect(transcript.remarks.last == "the text of text has no link “terms”; it has accept")
    }
  }

  /// VoiceOver goes through the elements of the app's rotors; TalkBack has none.
  @Test func theAppHasTwoRotors() throws {
    let screen = """
      { list: { label: Turnover, rotors: [ { name: Debits, items: [rent, food] }, { name: Credits, items: [salary] } ], \
      children: [ { text: { label: Rent, id: rent } }, { text: { label: Salary, id: salary } }, \
      { text: { label: Food, id: food } } ] } }
      """
    let steps = """
      [ appear, { rotor: Debits }, { swipe: down }, { swipe: up }, { rotor: Credits }, { swipe: down }, \
      { rotor: headings }, { swipe: down } ]
      """
    let plays = try plays(screen, steps)
    let heard = plays.map { $0.utterances.map(\.utterance.text) }
    #expect(heard[0].dropFirst() == ["Debits", "Food, list end", "Rent, list start", "Credits", "Salary", "headings"])
    #expect(plays[1].remarks.filter { $0.contains("`rotor") }.count == 2)
  }

  @Test func aRotorNeedsElements() {
    #expect(
      fault("{ text: { label: Rent, rotors: [ { name: Debits, items: [rent] } ] } }")
        == "no screen of this scenario has an element “rent”")
    #expect(
      fault("{ text: { label: Rent, id: rent, rotors: [ { name: headings, items: [rent] } ] } }")
        == "“headings” is a rotor of the screen reader")
  }

  @Test func anAudioGraphIsANoteOnBothPlatforms() throws {
    let plays = try plays("{ image: { label: Balance, audioGraph: true } }", "[ appear ]")
    #expect(
      plays.map { $0.remarks.first } == [
        "line 2: VoiceOver offers an audio graph here; what it says of it is not known, so nothing is spoken",
        "line 2: TalkBack leaves out `audioGraph`: Android has no audio graphs; put the numbers into texts or a `table`",
      ])
  }
}
