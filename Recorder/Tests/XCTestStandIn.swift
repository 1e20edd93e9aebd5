import Foundation
import XCTest

// A stand-in for the part of XCTest that the recorder uses, with a scripted reader in place of VoiceOver. Its
// declarations follow the interface of Xcode 27: the service is of the main actor, its calls throw, and an output has an
// utterance and nothing else.

@MainActor
final class XCUIDevice {
  static let shared = XCUIDevice()
  var voiceOverService = XCUIVoiceOverService()
}

/// A reader whose screen is a list of utterances.
@MainActor
final class XCUIVoiceOverService {
  struct Output { var utterance: String }

  /// The utterances of the elements, in order.
  var elements: [String] = []
  /// What the first call of `currentSpeech` says; nil for an error, and for the first element unless set.
  var greeting: String?
  var hasGreeting = false
  /// Errors by the number of the call, counted from 1, and calls that hang until something has happened.
  var errors: [Int: Int] = [:]
  var hangs: [Int: () -> Void] = [:]
  var isEnabled = false
  private(set) var calls = 0
  private var cursor = 0

  private func answer() throws -> Output {
    calls += 1
    hangs[calls]?()
    if let code = errors[calls] { throw NSError(domain: "XCUIVoiceOverServiceErrorDomain", code: code) }
    guard elements.indices.contains(cursor) else { throw NSError(domain: "XCUIVoiceOverServiceErrorDomain", code: 3) }
    return Output(utterance: String(elements[cursor].prefix(64)))
  }

  func enable() throws {
    calls += 1
    if let code = errors[calls] { throw NSError(domain: "XCUIVoiceOverServiceErrorDomain", code: code) }
    (isEnabled, cursor) = (true, 0)
  }

  func disable() throws {
    calls += 1
    if let code = errors[calls] { throw NSError(domain: "XCUIVoiceOverServiceErrorDomain", code: code) }
    isEnabled = false
  }

  func currentSpeech() throws -> Output {
    if hasGreeting {
      hasGreeting = false
      calls += 1
      guard let greeting else { throw NSError(domain: "XCUIVoiceOverServiceErrorDomain", code: 3) }
      return Output(utterance: greeting)
    }
    return try answer()
  }

  func moveForward() throws -> Output {
    cursor = min(cursor + 1, elements.count - 1)
    return try answer()
  }

  func moveBackward() throws -> Output {
    cursor = max(cursor - 1, 0)
    return try answer()
  }
}

@MainActor
final class XCUIApplication {
  var tree: [XCUIElement.AttributeName: Any] = [:]
  func snapshot() throws -> XCUIElementSnapshot { XCUIElementSnapshot(dictionaryRepresentation: tree) }
}

struct XCUIElementSnapshot { var dictionaryRepresentation: [XCUIElement.AttributeName: Any] }

enum XCUIElement {
  struct AttributeName: RawRepresentable, Hashable, Sendable {
    var rawValue: String
  }
}

final class XCTAttachment {
  enum Lifetime { case keepAlways, deleteOnSuccess }

  let data: Data
  var name: String?
  var lifetime = Lifetime.deleteOnSuccess

  init(data: Data, uniformTypeIdentifier: String) { self.data = data }
}

extension XCTestCase {
  @MainActor static var attachments: [XCTAttachment] = []
  @MainActor func add(_ attachment: XCTAttachment) { Self.attachments.append(attachment) }
}
