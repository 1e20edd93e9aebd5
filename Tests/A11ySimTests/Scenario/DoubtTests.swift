import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@Suite("Expected lines that rest on little", .timeLimited) struct DoubtTests {
  private func doubts(
    _ expected: String, locale: String = "en", below least: Confidence, isRedacted: Bool = false
  ) throws -> [String] {
    let text = """
      locale: \(locale)
      screen: [ { button: OK }, { secureTextField: { label: PIN, id: pin } } ]
      steps:
      \(expected)
      """
    let scenario = try ScenarioParser.parse(text, file: "x.yaml")
    let transcript = scenario.play(isRedacted: isRedacted)
    #expect(scenario.findings(in: transcript, isRedacted: isRedacted).isEmpty)
    return scenario.doubts(in: transcript, below: least, isRedacted: isRedacted).map(\.description)
  }

  private let secure = """
      - touch: pin
      - doubleTap
      - type: 1234
      - expect: |
          PIN, secure text field
          double tap to edit
          PIN, secure text field, is editing, insertion point at start
          use the rotor to access misspelled words
          [sound: keyboard click]
          [sound: keyboard click]
          [sound: keyboard click]
          [sound: keyboard click]
      - touch: button1
      - touch: pin
      - expect: |
          OK, button
          PIN, 4 characters, secure text field, is editing
          use the rotor to access misspelled words
    """

  @Test("a line is warned of at its place, with its segment, confidence and source") func place() throws {
    let lines = try doubts(secure, below: .documented)
    let rotor = "hint “use the rotor to access misspelled words” is a guess, less than documented: "
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix("x.yaml:10:1: warning: label “PIN” is reported, less than documented: text field activated"))
    #expect(lines[1].hasPrefix("x.yaml:11:1: warning: \(rotor)AccessibilitySnapshot"))
    #expect(
      lines[2].hasPrefix("x.yaml:20:1: warning: value “4 characters” is reported, less than documented: a11ysupport"))
    #expect(lines[3].hasPrefix("x.yaml:21:1: warning: \(rotor)"))
    // What is as sure as asked for is left out: of the first line, where the insertion point is in an empty secure field.
    #expect(try doubts(secure, below: .reported).count == 3)
    #expect(try doubts(secure, below: .guess).isEmpty)
    // What is recorded is less than pinned.
    #expect(try doubts(secure, below: .pinned).count == 4)
  }

  @Test("the first weak segment is the message, the others are notes; only the block of the language counts")
  func notes() throws {
    let steps = """
        - touch: pin
        - wait: 5s
        - expect:
            en: |
              x
            fr: |
              PIN, champ de texte sécurisé
              touchez deux fois l’écran rapidement pour modifier
        - touch: pin
        - doubleTap
        - wait: 5s
        - expect: { contains: modification en cours }
        - expect:
            en: |
              x
            fr: |
              PIN, champ de texte sécurisé
              touchez deux fois l’écran rapidement pour modifier
              PIN, champ de texte sécurisé, modification en cours, point d’insertion au début
              utiliser le rotor pour accéder à Mots mal orthographiés
      """
    let lines = try doubts(steps, locale: "fr", below: .recorded)
    let words = "in the vendor's words of an earlier year, less than recorded: "
    let source = "VoiceOverTouch.app, iOS 15 (2022); applelocalization-tools 6159e37d"
    let trait = "warning: trait “champ de texte sécurisé” is \(words)\(source)"
    #expect(lines.count == 6)
    #expect(lines[0] == "x.yaml:10:1: \(trait)")
    #expect(
      lines[4].hasPrefix("x.yaml:22:1: warning: label “PIN” is reported, less than recorded: text field activated"))
    #expect(lines[4].contains("\nnote: state “modification en cours” is reported, less than recorded: \(source)"))
  }

  @Test("from the strongest: pinned, recorded, vendor, documented, reported, guess") func ladder() {
    #expect(Confidence.allCases == [.pinned, .recorded, .vendor, .documented, .reported, .guess])
    #expect(zip(Confidence.allCases, Confidence.allCases.dropFirst()).allSatisfy { $0 > $1 })
  }
}
