import Foundation
import Testing
import XCTest

/// The recorder, run against a scripted reader.
@Suite(.serialized) @MainActor struct RecorderTests {
  private func recorder(
    _ elements: [String], _ change: (XCUIVoiceOverService) -> Void = { _ in }
  ) -> (VoiceOverRecorder, XCUIVoiceOverService) {
    let service = XCUIVoiceOverService()
    service.elements = elements
    change(service)
    XCUIDevice.shared.voiceOverService = service
    let app = XCUIApplication()
    app.tree = [
      .init(rawValue: "elementType"): 2,
      .init(rawValue: "children"): [
        [XCUIElement.AttributeName(rawValue: "elementType"): 49, .init(rawValue: "value"): "482913"]
          as [XCUIElement
          .AttributeName: Any]
      ],
    ]
    return (VoiceOverRecorder(app: app, locale: "en", appName: "Bank"), service)
  }

  /// The end and the utterances of a recording of one screen.
  private func recorded(_ recorder: VoiceOverRecorder) throws -> (end: String, said: [String], errors: [Int]) {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(recorder.json.utf8)) as? [String: Any])
    #expect(root["a11ySimRecording"] as? Int == 1)
    let screen = try #require((root["screens"] as? [[String: Any]])?.last)
    let steps = try #require(screen["steps"] as? [[String: Any]])
    return (
      screen["end"] as? String ?? "", steps.compactMap { $0["utterance"] as? String },
      steps.compactMap { $0["error"] as? Int }
    )
  }

  private func record(
    _ elements: [String], _ change: (XCUIVoiceOverService) -> Void = { _ in }
  ) throws -> (end: String, said: [String], errors: [Int]) {
    let (recorder, service) = recorder(elements, change)
    recorder.record("screen")
    #expect(!service.isEnabled, "VoiceOver is as it was")
    return try recorded(recorder)
  }

  @Test func eachElementIsWrittenAndTheLastTwice() throws {
    let result = try record(["Code Heading", "Verify Button", "Resend Button"])
    #expect(result.said == ["Code Heading", "Verify Button", "Resend Button", "Resend Button"])
    #expect(result.end == "repeated")
  }

  @Test func equalNeighboursAreNotTheEnd() throws {
    for count in 2...9 {
      let same = Array(repeating: "Empty Text field", count: count)
      let middle = try record(["Code"] + same + ["Verify Button"])
      #expect(middle.said == ["Code"] + same + ["Verify Button", "Verify Button"], "\(count) in the middle")
      #expect(middle.end == "repeated")
      let last = try record(["Code"] + same)
      #expect(last.said == ["Code"] + same + ["Empty Text field"], "\(count) at the end")
      #expect(last.end == "repeated")
    }
  }

  @Test func aScreenThatSaysOneThingIsUnsure() throws {
    #expect(try record(["Code"]).end == "unsure")
    #expect(try record(["Code", "Code"]).end == "unsure")
  }

  @Test func utterancesAreCutAt64Characters() throws {
    let long = "Pane sizes Button Pop up button Double tap to activate the picker"
    #expect(try record([long, "Done Button"]).said.first == String(long.prefix(64)))
  }

  @Test func theGreetingIsWritten() throws {
    let said = try record(["Code", "Verify", "Resend"]) { ($0.hasGreeting, $0.greeting) = (true, "VoiceOver on") }
    #expect(said.said == ["VoiceOver on", "Verify", "Resend", "Resend"])
    let silent = try record(["Code", "Verify", "Resend"]) { $0.hasGreeting = true }
    #expect(silent.said == ["Verify", "Resend", "Resend"])
    #expect(silent.errors == [3])
  }

  @Test func errorsAreWritten() throws {
    // It does not start.
    let started = try record(["Code"]) { $0.errors = [1: 1] }
    #expect(started.end == "error")
    #expect(started.errors == [1])
    // A move fails once.
    let once = try record(["Code", "Verify", "Resend"]) { $0.errors = [3: 3] }
    #expect(once.errors == [3])
    #expect(once.said == ["Code", "Resend", "Resend"])
    // It is no longer running.
    let gone = try record(["Code", "Verify", "Resend"]) { $0.errors = [3: 2, 4: 2, 5: 2] }
    #expect(gone.end == "error")
    #expect(gone.errors == [2, 2, 2])
    // It does not stop at first.
    let (recorder, service) = recorder(["Code", "Verify"]) { service in
      service.errors = Dictionary(uniqueKeysWithValues: (7...8).map { ($0, 4) })
    }
    recorder.record("screen")
    #expect(!service.isEnabled)
  }

  @Test func voiceOverStaysOnIfItWasOn() throws {
    let (recorder, service) = recorder(["Code", "Verify"]) { $0.isEnabled = true }
    recorder.record("screen")
    #expect(service.isEnabled)
  }

  @Test func aHangLeavesWhatWasRecorded() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("recorder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("recording.json")
    // The call hangs until the recording has been saved.
    let (recorder, _) = recorder(["Code", "Verify", "Resend"]) { service in
      service.hangs[4] = {
        for _ in 0..<1_000 where !FileManager.default.fileExists(atPath: file.path) {
          Thread.sleep(forTimeInterval: 0.02)
        }
      }
    }
    recorder.fallback = file
    recorder.timeout = 0.1
    recorder.record("screen")
    let text = try String(contentsOf: recorder.fallback, encoding: .utf8)
    #expect(text.contains(#""end": "hung""#))
    #expect(text.contains(#""utterance": "Verify""#))
    #expect(!text.contains(#""utterance": "Resend""#))
  }

  @Test func theTreeIsThereOnceAndWithoutSecrets() throws {
    let (recorder, _) = recorder(["Code", "Verify"])
    recorder.record("screen")
    #expect(recorder.json.components(separatedBy: "\"tree\"").count == 2)
    #expect(!recorder.json.contains("482913"))
  }

  /// The attachment; with `RECORDING` in the environment it is also written to that file.
  @Test func theRecordingIsAnAttachment() throws {
    let (recorder, _) = recorder([
      "Enter your code Heading", "Code Text field Double tap to edit", "Verify “now” Button",
    ])
    recorder.record("code")
    recorder.finish(in: XCTestCase(name: "recording", testClosure: { _ in }))
    let data = try #require(XCTestCase.attachments.last).data
    #expect(String(decoding: data, as: UTF8.self) == recorder.json)
    if let path = ProcessInfo.processInfo.environment["RECORDING"] { try data.write(to: URL(fileURLWithPath: path)) }
  }
}
