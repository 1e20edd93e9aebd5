import A11ySim
import Foundation
import ScenarioFiles
import TestSupport

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// An utterance that follows from the source of TalkBack 16.2, with the scenario that plays it.
///
/// The vectors are in `Tests/Fidelity/compositor/vectors.newer.jsonl`, with their provenance in the `README.md` of that
/// folder.
struct NewerVector {
  var id, what: String
  /// The texts in order, then the hint.
  var expected: [String]
  /// Whether the hint is given, or else not compared.
  var hasHint: Bool
  /// The queue modes of `expected`, as far as they are given.
  var modes: [String]
  /// What became of each utterance; empty if that is not given.
  var outcomes: [String]
  /// The scenario; nil if none can show the vector.
  var scenario: String?
  /// The number of the step from which on utterances count.
  var firstStep = 1

  static func all() throws -> [NewerVector] {
    let bytes = Repository.bytes("Tests/Fidelity/compositor/vectors.newer.jsonl") ?? []
    return try Data(bytes).split(separator: UInt8(ascii: "\n")).map { line in
      let fields = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] ?? [:]
      return try NewerVector(fields)
    }
  }

  private init(_ fields: [String: Any]) throws {
    let expect = fields["expect"] as? [String: Any] ?? [:]
    func texts(_ name: String) -> [String] {
      expect[name] as? [String] ?? (expect[name] as? String).map { [$0] } ?? []
    }
    id = fields["id"] as? String ?? ""
    what = fields["what"] as? String ?? ""
    hasHint = expect["hint"] != nil || texts("utterance").count != 1
    expected = (texts("utterance") + texts("hint")).filter { !$0.isEmpty }.map(Self.heard)
    modes = texts("queue").map { Self.modes[$0] ?? $0 }
    outcomes = texts("heard")
    guard var play = fields["play"] as? [String: Any] else { return }
    firstStep = play["from"] as? Int ?? 1
    play["from"] = nil
    play["reader"] = "talkback@16.2"
    scenario = String(decoding: try JSONSerialization.data(withJSONObject: play), as: UTF8.self)
  }

  private static let modes = [
    "QUEUE": "queue", "INTERRUPT": "interrupt", "UNINTERRUPTIBLE": "uninterruptible",
    "INTERRUPT_AND_UNINTERRUPTIBLE": "interrupt, uninterruptible",
    // A text of more than 30 characters, which no vector with this mode has, is queued.
    "SHORT_UNINTERRUPTIBLE_ELSE_QUEUE": "uninterruptible, ignores interrupts",
  ]

  /// Returns a text without blanks at its ends. A transcript does not show how long a password is.
  private static func heard(_ text: String) -> String {
    let text = text.trimmed
    return !text.isEmpty && text.allSatisfy { $0 == "•" } ? "••••" : text
  }

  /// What the model says instead of what is expected; nil if both are equal.
  func difference() throws -> String? {
    guard let scenario else { return nil }
    let parsed = try ScenarioParser.parse(
      Array(scenario.utf8), file: "vector.yaml",
      load: { (path) throws(Diagnostic) in
        guard let bytes = Repository.bytes("Tests/Fidelity/compositor/\(path)") else {
          throw Diagnostic("there is no \(path)")
        }
        return bytes
      })
    let records = parsed.play().entries.compactMap { entry -> Transcript.UtteranceRecord? in
      guard case .utterance(let record) = entry.kind, entry.step >= firstStep, record.utterance.reason != .keyboard,
        !record.utterance.text.isEmpty, hasHint || record.utterance.reason != .hint
      else { return nil }
      return record
    }
    let texts = records.map { Self.heard($0.utterance.text) }
    if texts != expected { return "\(id): \(texts), not \(expected)" }
    let modes = records.prefix(self.modes.count).map(\.utterance.delivery.name.description)
    if modes != self.modes { return "\(id): \(modes), not \(self.modes)" }
    if outcomes.isEmpty { return nil }
    let outcomes = records.map { $0.outcome == .spoken ? "spoken" : $0.outcome == .interrupted ? "cut" : "not heard" }
    return outcomes == self.outcomes ? nil : "\(id): \(outcomes), not \(self.outcomes)"
  }
}
