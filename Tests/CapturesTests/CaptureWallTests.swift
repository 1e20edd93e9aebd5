import A11ySim
import TestSupport
import Testing
import TextFormats

@testable import Captures

/// Limits and secrets are applied around every format: also around one that does nothing for them.
@Suite(.timeLimited) struct CaptureWallTests {
  private static let secret = XCUITestSamples.secret

  private static func node(
    _ type: String, _ label: String? = nil, line: Int = 1, _ edit: (inout CapturedNode) -> Void = { _ in }
  ) -> CapturedNode {
    var node = CapturedNode(type: type, location: FileLocation(file: "screen", line: line, column: 1))
    node.label = Known(label)
    edit(&node)
    return node
  }

  /// Reads with a format that only hands on nodes.
  private func read(_ nodes: [CapturedNode]) -> (capture: Capture?, problems: [String]) {
    read { raw throws(CaptureRefusal) in for node in nodes { _ = try raw.add(node, below: nil) } }
  }

  private func read(
    _ add: @escaping @Sendable (inout RawCapture) throws(CaptureRefusal) -> Void
  ) -> (capture: Capture?, problems: [String]) {
    var problems = FileProblems()
    let format = CaptureFormat.madeUp { _, _ throws(CaptureRefusal) in
      var raw = RawCapture()
      try add(&raw)
      return raw
    }
    let capture = format.read(XCUITestSamples.file("any"), problems: &problems)
    return (capture, problems.all(of: "screen").map(\.description))
  }

  @Test("a password that the format left in its field is concealed everywhere")
  func forgottenSecret() throws {
    let fields: [(String, (inout CapturedNode) -> Void)] = [
      ("TextField", { $0.isSecure = true }), ("SecureTextField", { _ in }),
      ("TextField", { $0.traits = .known([.secureTextField]) }),
    ]
    for (type, edit) in fields {
      let field = Self.node(type, "Password", line: 2) {
        $0.value = .known(Self.secret)
        $0.phrase = "Password, \(Self.secret)"
        edit(&$0)
      }
      let capture = try #require(read([Self.node("StaticText", "You typed \(Self.secret)"), field]).capture)
      #expect(!capture.holdsSecret, "\(type)")
      #expect(capture.nodes.map(\.label) == [.known("You typed •••••••••"), .known("Password")])
      #expect(capture.nodes[1].isSecure && capture.nodes[1].secureLength == 9 && capture.nodes[1].value == .absent)
      #expect(capture.noted == ["secure.repeated-text:1", "secure.repeated-text:2"])
    }
  }

  @Test("so is the text that Android draws in a field")
  func forgottenText() throws {
    let field = Self.node("android.widget.EditText") {
      $0.isSecure = true
      $0.android = AndroidFacts()
      $0.android?.text = Self.secret
    }
    let capture = try #require(read([field, Self.node("android.widget.TextView", Self.secret)]).capture)
    #expect(!capture.holdsSecret && capture.nodes[0].secureLength == 9)
  }

  @Test("a secure field that shows its placeholder is empty")
  func placeholder() throws {
    let field = Self.node("SecureTextField", "Password") { ($0.value, $0.placeholder) = (.known("Any"), .known("Any")) }
    let capture = try #require(read([field, Self.node("StaticText", "Any")]).capture)
    #expect(capture.nodes[0].secureLength == 0 && capture.nodes.map(\.label) == [.known("Password"), .known("Any")])
  }

  @Test("more passwords than can be concealed are refused")
  func manySecrets() {
    let (capture, problems) = read(
      (1...33).map { number in Self.node("SecureTextField", line: number) { $0.value = .known("word\(number)") } })
    #expect(capture == nil && problems.first?.contains("more than 32 secure fields") == true)
  }

  @Test("a format that never ends is stopped at 200,000 nodes")
  func manyNodes() {
    let (capture, problems) = read { raw throws(CaptureRefusal) in
      while true { _ = try raw.add(Self.node("Other", line: raw.nodes.count + 1), below: nil) }
    }
    #expect(capture == nil)
    #expect(problems.first?.hasPrefix("screen:200001:1: error: this file contains more than 200,000 elements") == true)
  }

  @Test("a file of more than 50 MB does not reach the format", .enabled(if: AtLength.isWanted))
  func largeFileAtLength() {
    var problems = FileProblems()
    let format = CaptureFormat.madeUp { _, _ in
      Issue.record("the format was asked")
      return RawCapture()
    }
    let text = FileText(file: "screen", utf8: [UInt8](repeating: 0x20, count: 50_000_001))
    #expect(format.read(text, problems: &problems) == nil)
    #expect(problems.diagnostics.first?.message.hasPrefix("this file is larger than the limit") == true)
  }

  @Test("a format that finds nothing and says nothing is no silent failure")
  func nothing() {
    let (capture, problems) = read([])
    #expect(capture == nil)
    #expect(problems.first?.hasPrefix("screen:1:1: error: this capture contains no element") == true)
  }
}

extension CaptureFormat {
  /// A format whose nodes a test makes.
  static func madeUp(_ nodes: @escaping Reader) -> CaptureFormat {
    CaptureFormat(
      id: "made-up", platform: .iOS, outline: "made up", summary: "made up", knows: [], rules: [],
      recognizes: { _ in nil }, nodes: nodes)
  }
}
