import A11ySim
import A11ySimTesting
import Foundation
import SignInAccessibility
import Testing

/// A library for snapshot tests, as far as these tests need one: its strategy has the parts that such libraries ask for.
private struct Snapshotting<Value> {
  var pathExtension: String?
  var toData: (String) -> Data
  var fromData: (Data) -> String
  var diff: (String, String) -> (String, [Data])?
  var snapshot: (Value) -> String

  /// Compares a value with what is in a file, and writes the file if it is missing. Returns what differs.
  func verify(_ value: Value, named name: String, in folder: URL) throws -> String? {
    let file = folder.appendingPathComponent("\(name).\(pathExtension ?? "txt")")
    guard let old = try? Data(contentsOf: file) else {
      try toData(snapshot(value)).write(to: file)
      return nil
    }
    return diff(fromData(old), snapshot(value))?.0
  }
}

extension Snapshotting where Value == Session {
  fileprivate static var heard: Self {
    let heard = SnapshotStrategy<Session, String>.heard
    return Self(
      pathExtension: heard.pathExtension, toData: heard.diffing.toData, fromData: heard.diffing.fromData,
      diff: { old, new in heard.diffing.diff(old, new).map { ($0, []) } }, snapshot: heard.snapshot)
  }
}

@Suite struct SnapshotTests {
  @Test func aSnapshotDiffersWhereSomethingElseIsHeard() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func session(_ label: SpokenText) -> Session {
      var session = Session(underTest: [.element(.init(id: "send", role: .button, label: label))])
      session.perform(.appear)
      return session
    }
    #expect(try Snapshotting.heard.verify(session("Send"), named: "send", in: folder) == nil)
    #expect(try Snapshotting.heard.verify(session("Send"), named: "send", in: folder) == nil)
    #expect(
      try Snapshotting.heard.verify(session("Submit"), named: "send", in: folder) == "- Send, button\n+ Submit, button")
  }

  @Test func theTreeHasAStrategyToo() {
    let strategy = SnapshotStrategy<AccessibilityTree, String>.elements
    let tree = AccessibilityTree([.init(id: "send", role: .button, label: "Send")])
    #expect(strategy.snapshot(tree) == "button send \"Send\"")
  }
}
