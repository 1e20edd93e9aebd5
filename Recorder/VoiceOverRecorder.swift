import Foundation
import XCTest

/// Records what VoiceOver says on the screens of an app, in a UI test on iOS 27 or later.
///
/// Copy this file into the target of your UI tests. In a test:
///
/// ```swift
/// let recorder = VoiceOverRecorder(app: app, locale: "en", appName: "Bank")
/// recorder.record("sign-in")
/// app.buttons["Next"].tap()
/// recorder.record("code")
/// recorder.finish(in: self)
/// ```
///
/// The recording is one JSON attachment of the test, which `a11y-sim fidelity FILE --screen NAME=SCENARIO` reads. The
/// recorder moves the cursor from the first element to the last and writes down each utterance. It switches VoiceOver
/// back as it was, whatever happens.
///
/// Sources: the interface of `XCUIVoiceOverService` in Xcode 27, and public recordings of iOS 27. This file was compiled
/// and run against a stand-in for the used part of XCTest; it never ran on a system of Apple's.
@MainActor
final class VoiceOverRecorder {
  /// The version of the JSON form.
  static let version = 1

  /// The most moves on one screen.
  var maximumMoves = 300
  /// The time, in seconds, after which a call of the service counts as hung. What was recorded is then written to
  /// `fallback`, because a test that hangs is ended without its attachments.
  var timeout: TimeInterval = 20
  /// The file for a recording whose test does not come to its end.
  var fallback = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("voiceover-recording.json")

  private let app: XCUIApplication
  private let header: [(String, String)]
  private let service = XCUIDevice.shared.voiceOverService
  private let wasEnabled: Bool
  private var screens: [Screen] = []
  private var lastTree = ""

  private struct Screen {
    var name: String
    var end = "limit"
    var steps: [String] = []
  }

  /// Creates a recorder for an app that is running.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - locale: the BCP 47 tag of the app's language.
  ///   - appName: the name of the app, which VoiceOver says before the first element.
  ///   - readerLocale: the BCP 47 tag of VoiceOver's language, if it is not the app's.
  init(app: XCUIApplication, locale: String, appName: String? = nil, readerLocale: String? = nil) {
    self.app = app
    wasEnabled = service.isEnabled
    var header = [("reader", "voiceover"), ("os", Self.systemVersion), ("locale", locale), ("tool", "xcuitest")]
    if let appName { header.append(("appName", appName)) }
    if let readerLocale { header.append(("readerLocale", readerLocale)) }
    self.header = header
  }

  /// Records the screen that is shown, from the first element to the last.
  func record(_ name: String) {
    screens.append(Screen(name: name))
    lastTree = ""
    defer { restore() }
    guard call("enable", { if !service.isEnabled { try service.enable() } }) else { return end("error") }
    // Nothing may be said yet for a cursor that was just placed. The first move then says the second element.
    var last = say("currentSpeech") { try service.currentSpeech().utterance }
    var count = last == nil ? 0 : 1
    var failures = 0
    for _ in 0..<maximumMoves {
      guard let said = say("moveForward", { try service.moveForward().utterance }) else {
        failures += 1
        if failures == 3 { return end("error") }
        continue
      }
      failures = 0
      count = said == last ? count + 1 : 1
      last = said
      // Twice the same may be the end, or neighbours that say the same. Going back tells them apart.
      guard count > 1, count & (count - 1) == 0 else { continue }
      switch run(of: said, count) {
      case .goesOn: continue
      case .ended(let length):
        // The last utterance is written twice: the end was seen.
        drop(count - length - 1)
        return end("repeated")
      case .unknown: return end("unsure")
      }
    }
  }

  /// Writes the recording to an attachment of the test.
  func finish(in test: XCTestCase) {
    let attachment = XCTAttachment(data: Data(json.utf8), uniformTypeIdentifier: "public.json")
    attachment.name = "voiceover-recording.json"
    attachment.lifetime = .keepAlways
    test.add(attachment)
  }

  // MARK: The end of a screen

  private enum Run { case goesOn, ended(length: Int), unknown }

  /// Counts the elements that say the same, by going back to one that does not, and returns to where the cursor was.
  private func run(of said: String, _ count: Int) -> Run {
    var back = 0
    while back <= count {
      guard let other = quietly({ try self.service.moveBackward().utterance }) else { return .unknown }
      back += 1
      if other == said { continue }
      for _ in 0..<back where quietly({ try self.service.moveForward().utterance }) == nil { return .unknown }
      return back == count ? .goesOn : .ended(length: back)
    }
    // Nothing else is before them: the screen may have one element, or several that say the same.
    return .unknown
  }

  private func drop(_ count: Int) {
    if count > 0 { screens[screens.count - 1].steps.removeLast(count) }
  }

  private func end(_ reason: String) { screens[screens.count - 1].end = reason }

  /// Switches VoiceOver off if it was off before. It survives a failed test otherwise.
  private func restore() {
    if wasEnabled { return }
    for _ in 0..<3 where service.isEnabled {
      do { try service.disable() } catch { write("disable", error: error) }
    }
  }

  // MARK: Calls

  /// Calls the service, and writes an error down.
  private func call(_ action: String, _ body: () throws -> Void) -> Bool {
    do {
      try watched(action, body)
      return true
    } catch {
      write(action, error: error)
      return false
    }
  }

  private func say(_ action: String, _ body: () throws -> String) -> String? {
    var said: String?
    guard call(action, { said = try body() }), let said else { return nil }
    write(action, [("utterance", Self.quoted(said))])
    return said
  }

  private func quietly(_ body: () throws -> String) -> String? {
    do {
      var said: String?
      try watched("probe") { said = try body() }
      return said
    } catch {
      return nil
    }
  }

  /// Runs a call that may hang. The recording so far is written to a file when it takes too long.
  private func watched(_ action: String, _ body: () throws -> Void) throws {
    let rescue = Rescue(json: json(adding: action), file: fallback)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { rescue.write() }
    timer.schedule(deadline: .now() + timeout)
    timer.resume()
    defer { timer.cancel() }
    try body()
  }

  private struct Rescue: Sendable {
    var json: String
    var file: URL

    func write() { try? Data(json.utf8).write(to: file, options: .atomic) }
  }

  // MARK: Writing

  private func write(_ action: String, error: any Error) {
    let error = error as NSError
    write(action, [("error", String(error.code)), ("message", Self.quoted(error.localizedDescription))])
  }

  private func write(_ action: String, _ fields: [(String, String)]) {
    var fields = [("action", Self.quoted(action))] + fields
    if let tree, tree != lastTree {
      lastTree = tree
      fields.append(("tree", tree))
    }
    let step = "{ " + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + " }"
    screens[screens.count - 1].steps.append(step)
  }

  /// The accessibility tree as JSON; nil where there is none.
  private var tree: String? {
    guard let snapshot = try? app.snapshot() else { return nil }
    let plain = Self.plain(snapshot.dictionaryRepresentation)
    guard JSONSerialization.isValidJSONObject(plain),
      let data = try? JSONSerialization.data(withJSONObject: plain, options: [.sortedKeys])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns a value in the types of JSON. What is in a secure field is left out.
  private static func plain(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(plain) }
    if let fields = value as? [XCUIElement.AttributeName: Any] {
      var names: [String: Any] = [:]
      for (name, value) in fields { names[name.rawValue] = value }
      return plain(names)
    }
    if let fields = value as? [String: Any] {
      var plain = fields.mapValues(plain)
      // 49 is `XCUIElement.ElementType.secureTextField`.
      if (fields["elementType"] as? NSNumber)?.intValue == 49 { plain["value"] = nil }
      return plain
    }
    if let number = value as? NSNumber {
      return number.doubleValue.isFinite ? number : NSNull()
    }
    return value is NSNull ? value : "\(value)"
  }

  /// The recording.
  var json: String { json(adding: nil) }

  private func json(adding hung: String?) -> String {
    var screens = screens.map { screen in
      (screen.name, screen.end, screen.steps)
    }
    if let hung, !screens.isEmpty {
      screens[screens.count - 1].1 = "hung"
      screens[screens.count - 1].2.append("{ \"action\": \(Self.quoted(hung)), \"error\": 0, \"message\": \"hung\" }")
    }
    let texts = screens.map { name, end, steps in
      "  { \"name\": \(Self.quoted(name)), \"end\": \"\(end)\", \"steps\": [\n    "
        + steps.joined(separator: ",\n    ") + " ] }"
    }
    let fields = header.map { "\"\($0.0)\": \(Self.quoted($0.1))" }
    return "{ \"a11ySimRecording\": \(Self.version), " + fields.joined(separator: ", ") + ", \"screens\": [\n"
      + texts.joined(separator: ",\n") + " ] }\n"
  }

  private static func quoted(_ text: String) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: [text], options: [.withoutEscapingSlashes]) else {
      return "\"\""
    }
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
  }

  private static var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
}
