import A11ySim
import Judging
import ReportPages
import ScenarioFiles
import TestSupport
import Testing

@testable import Simulation

/// A play around a secret. The same seed makes the same play, whatever the secret is.
private struct SecretFlow {
  var text = ""
  var steps: [String] = []
  var locale: String
  var isRedacted: Bool

  /// The spellings in which an app says a secret.
  private static func spelling(_ number: Int, of secret: String, isNumber: Bool) -> String {
    let characters = secret.map(String.init)
    func joined(_ separator: String) -> String { characters.joined(separator: separator) }
    switch number % (isNumber ? 14 : 7) {
    case 0: return secret
    case 1: return joined(" ")
    case 2: return joined("\u{200B}")
    case 3: return joined("\u{AD}")
    case 4: return joined("|")
    case 5: return secret.uppercased()
    case 6: return "Your entry was “\(secret)”, thank you"
    case 7: return characters.map { $0 + "\u{FE0F}\u{20E3}" }.joined()
    case 8: return String(secret.map { Character(Unicode.Scalar(0x0660 + UInt32($0.wholeNumberValue!))!) })
    case 9: return characters.enumerated().map { "digit \($0 + 1): \($1)" }.joined(separator: ", ")
    case 10: return "ends in \(secret.suffix(secret.count < 8 ? max(3, secret.count / 2) : 6))"
    case 11:
      let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
      return secret.map { words[$0.wholeNumberValue!] }.joined(separator: " ")
    case 12: return "\(secret.prefix(secret.count / 2))-\(secret.suffix(secret.count - secret.count / 2))"
    default: return joined(", ")
    }
  }

  /// Writes the scenario. `isRedacted` hides a plain field with `--redact` instead of a secure field.
  init(seed: UInt64, secret: String, isNumber: Bool) {
    var random = SplitMix64(seed: seed)
    let reader = ["voiceover", "talkback"].randomElement(using: &random)!
    locale = ["en", "fr", "de"].randomElement(using: &random)!
    isRedacted = Int.random(in: 0..<3, using: &random) == 0
    let isLate = !isRedacted && Bool.random(using: &random)
    let field = isRedacted || isLate ? "textField" : "secureTextField"
    let spelled = (0..<4).map { _ in
      Self.spelling(Int.random(in: 0..<100, using: &random), of: secret, isNumber: isNumber)
    }
    let pace = ["patient", "typing", "brisk"].randomElement(using: &random)!
    func quoted(_ text: String) -> String { JSON.string(text) }
    text = """
      reader: \(reader)
      locale: \(locale)
      pace: \(pace)
      screens:
        entry:
          elements:
            - heading: Welcome
            - \(field): { label: Password, id: pw }
            - \(isRedacted ? "textField" : "secureTextField"): { label: Repeat it, id: again }
            - text: { label: Nothing yet, id: echo }
            - button: { label: Show, id: show }
            - button: { label: Next, id: next }
          when:
            show.activated: [ { turns: [ [ { set: { pw: { secure: false } } } ], [ { set: { pw: { secure: true } } } ] ] } ]
            next.activated: [ { screen: done } ]
        done:
          - heading: Done
          - \(field): { label: Password, id: pw }
          - button: { label: Back, id: back }
      start: entry
      steps:
        - appear

      """
    var steps: [String] = []
    let show = ["touch: show", "doubleTap"]
    if !isRedacted, !isLate, Bool.random(using: &random) { steps += show }
    steps += ["touch: pw", "doubleTap"]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: steps.append("paste: \(quoted(secret))")
    case 1: steps.append("autofill: \(quoted(secret))")
    case 2:
      let half = secret.count / 2
      steps += ["type: \(quoted(String(secret.prefix(half))))"]
      if !isRedacted, !isLate { steps += show + ["touch: pw"] }
      steps += ["type: \(quoted(String(secret.dropFirst(half))))"]
    default: steps.append("type: \(quoted(secret))")
    }
    let choices: [[String]] = [
      ["announce: \(quoted("It is " + spelled[0]))", "wait: 3s"],
      ["set: { echo: { label: \(quoted("You typed " + spelled[1])) } }", "touch: echo"],
      ["notification: { app: Messages, text: \(quoted("Code " + spelled[2])) }", "wait: 5s"],
      ["toast: \(quoted(spelled[3]))", "wait: 3s"],
      ["touch: pw", "key: leftArrow", "key: leftArrow", "key: rightArrow"],
      ["touch: pw", "delete: 2", "wait: 1s"],
      ["touch: again", "doubleTap", "type: \(quoted(secret))"],
      ["touch: again", "doubleTap", "paste: \(quoted(secret))"],
      isRedacted ? ["selectAll"] : show + ["touch: pw", "readAll"],
      ["touch: echo", "swipe: right", "swipe: left"],
      ["selectAll", "copy", "touch: again", "doubleTap", "paste"],
      ["readAll"],
    ]
    for choice in choices.shuffled(using: &random).prefix(6) {
      if reader == "voiceover", choice.contains(where: { $0.hasPrefix("toast") }) { continue }
      steps += choice.filter { reader == "voiceover" || $0 != "readAll" }
    }
    if isLate { steps += ["set: { pw: { secure: true } }", "touch: pw"] }
    if Bool.random(using: &random) { steps += ["touch: next", "doubleTap", "swipe: right"] }
    if Bool.random(using: &random) { steps.append("expect: { contains: Not heard }") }
    text += steps.map { "  - \($0)\n" }.joined()
    self.steps = steps
  }

  /// Everything that the tool makes of the play.
  func outputs() throws -> [(String, String)] {
    let scenario = try ScenarioParser.parse(text)
    var hidden = scenario
    hidden.isRedacted = isRedacted
    let transcript = hidden.play(locale: locale)
    let audit = Audit(scenario, locale: locale, isRedacted: isRedacted)
    var play = ReportPage.Play(transcript: transcript, audit: audit, screens: hidden.screensShown(locale: locale))
    play.failures = scenario.findings(in: transcript, isRedacted: isRedacted, isFull: true)
    let page = ReportPage(
      flows: [.init(name: "flow", plays: [play])], toolVersion: "1", scriptDigest: String(repeating: "0", count: 64))
    var outputs = TranscriptFormat.all.map { ($0.name, $0.render([transcript])) }
    outputs.append(("kept", GoldenTranscript.text(of: transcript)))
    outputs.append(("page", page.html))
    outputs.append(("evidence", Evidence(page, sources: []).json))
    outputs.append(("failures", play.failures.map(\.description).joined()))
    outputs.append(("audit", audit.findings.map(\.message).joined(separator: "\n")))
    outputs.append(("notes", audit.notes.map(\.message).joined(separator: "\n") + "\(audit.notEvaluated)"))
    outputs.append(("compared", Comparison([.init(transcript: transcript)]).table()))
    outputs.append(("undone", transcript.undone.map(\.description).joined()))
    outputs.append(("reveals", "\(transcript.reveals)"))
    outputs.append(("tree", Session(hidden, locale: locale).elements.description))
    return outputs
  }
}

@Suite("Pairs of secrets", .timeLimited) struct SecretPairTests {
  /// Returns what differs between the plays of two secrets.
  private func differences(_ seeds: Range<UInt64>) async throws -> [String] {
    var differences: [String] = []
    for seed in seeds {
      await Task.yield()
      var random = SplitMix64(seed: seed)
      let pair = SecretPair(&random)
      let flows = [pair.first, pair.second].map { SecretFlow(seed: seed, secret: $0, isNumber: pair.isNumber) }
      for (one, other) in zip(try flows[0].outputs(), try flows[1].outputs()) where one.1 != other.1 {
        let lines = zip(one.1.split(separator: "\n"), other.1.split(separator: "\n")).first { $0 != $1 }
        differences.append(
          "\(seed) \(one.0), \(pair.first) and \(pair.second):\n\(lines.map { "\($0)\n\($1)" } ?? "")\n\(flows[0].text)"
        )
        break
      }
    }
    return differences
  }

  @Test func noOutputTellsASecret() async throws {
    let differences = try await differences(0..<100)
    #expect(
      differences.isEmpty, "\(differences.count) differ, first: \(differences.prefix(3).joined(separator: "\n\n"))")
  }

  @Test(.enabled(if: AtLength.isWanted)) func noOutputTellsASecretAtLength() async throws {
    let differences = try await differences(0..<UInt64(AtLength.number("A11Y_SIM_PAIRS", default: 2_000)))
    #expect(
      differences.isEmpty, "\(differences.count) differ, first: \(differences.prefix(3).joined(separator: "\n\n"))")
  }

  /// Without this, a play that enters nothing would pass.
  @Test func thePlaysReallyEnterTheSecrets() throws {
    var random = SplitMix64(seed: 5)
    let pair = SecretPair(&random)
    #expect(zip(pair.first, pair.second).allSatisfy { $0 != $1 })
    let entered = try (0..<40).count { seed in
      let flow = SecretFlow(seed: UInt64(seed), secret: pair.first, isNumber: pair.isNumber)
      return try ScenarioParser.parse(flow.text).play(locale: flow.locale).effects.contains { $0.name == .value }
    }
    #expect(entered >= 38)
  }
}
