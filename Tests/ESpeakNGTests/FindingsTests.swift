import A11ySim
import ESpeakNG
import TestSupport
import Testing

/// What is found out about texts before anybody hears them.
@Suite(.timeLimited) struct FindingsTests {
  @Test func onlyWhatTheTextDoesIsAFinding() throws {
    func synthesizer(_ fault: String) -> ESpeakSynthesizer {
      let patience: Duration = fault == "hang" ? .milliseconds(300) : .seconds(60)
      return ESpeakSynthesizer(
        worker: SpeechWorker(path: Workers.faulty, arguments: [fault, "two"], timeout: patience))
    }
    for fault in ["crash", "error"] {
      let findings = try synthesizer(fault).findings(in: "one two", language: "en")
      #expect(findings.map(\.kind) == [.crash] && findings.map(\.text) == ["two"])
    }
    for (fault, sentence) in [
      ("exit", "the speech worker ended"), ("hang", "took too long"), ("garbage", "does not answer like"),
    ] {
      let error = speechError { _ = try synthesizer(fault).findings(in: "one two", language: "en") }
      #expect(error?.message.contains(sentence) == true && error?.isOfText == false)
    }
  }

  /// What one voice makes of a text, without another's help: what the labels are about.
  static let synthesizer = ESpeakSynthesizer(
    worker: SpeechWorker(path: Workers.espeak), preferences: VoicePreferences(detectsLanguages: false))

  /// Each finding of a fault that was not expected counts against precision, each expected one that is missing against
  /// recall.
  @Test func thePrecisionAndRecallOfTheDetector() throws {
    let languages = Set(LabelledString.all.map { $0.language.prefix { $0 != "-" } })
    #expect(LabelledString.all.count >= 150)
    #expect(languages.count >= 15)
    var right = 0
    var wrong: [String] = []
    var missing: [String] = []
    for label in LabelledString.all {
      var found = try Self.synthesizer.findings(in: label.text, language: label.language)
      for expected in label.expected {
        let index = found.firstIndex {
          ($0.kind == expected.kind || $0.kind == label.alternative) && $0.text == expected.text
        }
        if let index {
          right += 1
          found.remove(at: index)
        } else {
          missing.append(
            "\(label.language) “\(label.text)”: no \(expected.kind) of “\(expected.text)”: \(label.reason)")
        }
      }
      for finding in found where finding.kind.isFault {
        wrong.append("\(label.language) “\(label.text)”: \(finding.message): \(label.reason)")
      }
    }
    let precision = Double(right) / Double(right + wrong.count)
    let recall = Double(right) / Double(right + missing.count)
    let lines =
      ["precision \(precision), recall \(recall), \(right) right"] + wrong.map { "wrong   \($0)" }
      + missing.map { "missing \($0)" }
    print(lines.joined(separator: "\n"))
    #expect(precision >= 0.95, "\(lines.joined(separator: "\n"))")
    #expect(recall >= 0.95, "\(lines.joined(separator: "\n"))")
  }

  @Test("letters that another language's voice says are no fault; what that voice cannot say is")
  func anotherVoice() throws {
    let detecting = ESpeakSynthesizer(worker: SpeechWorker(path: Workers.espeak))
    func found(_ text: String, _ language: String) throws -> [String] {
      try detecting.findings(in: text, language: language).map { "\($0.kind) \($0.text)" }
    }
    #expect(try found("Wi-Fi यहाँ खोलें now", "en") == [])
    #expect(try found("はい", "en") == [])
    #expect(try found("⌘はい", "en") == ["silentlyDropped ⌘"])
    // Kanji are Japanese, and no other voice is taken for them.
    #expect(try found("設定", "ja") == ["foreignScript 設定"])
    #expect(try found("☎", "ja") == ["foreignScript ☎"])
    #expect(try found("កម្ពុជា", "en") == ["foreignScript កម្ពុជា"])
    #expect(try Self.synthesizer.findings(in: "はい", language: "en").map(\.kind) == [.foreignScript])
  }
}
