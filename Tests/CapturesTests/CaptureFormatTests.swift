import A11ySim
import TestSupport
import Testing
import TextFormats

@testable import Captures

/// Every format in the list has all its parts: a capture, a damaged one and a secret one in `Tests/Captured`, which
/// the format recognises, and conclusions and properties that are declared.
@Suite(.timeLimited) struct CaptureFormatTests {
  static let ids = CaptureFormat.all.map(\.id)

  /// The files of a folder, by the format that recognises them.
  private static func files(in folder: String) -> [String: [(name: String, bytes: [UInt8])]] {
    var files: [String: [(name: String, bytes: [UInt8])]] = [:]
    for name in Repository.files(in: "Tests/Captured/\(folder)") where !name.hasSuffix(".expected") {
      guard let bytes = Repository.bytes("Tests/Captured/\(folder)/\(name)") else { continue }
      guard case .capture(let format) = CaptureFormat.recognize(FileText(file: name, utf8: bytes)) else { continue }
      files[format.id, default: []].append((name, bytes))
    }
    return files
  }

  private static let captures = files(in: "sign-in")
  private static let damaged = files(in: "bad")
  private static let secrets = files(in: "secret")

  /// Reads the captures of a format, the secret ones, too.
  private static func read(_ id: String) throws -> [(name: String, capture: Capture)] {
    let format = try #require(CaptureFormat.named(id))
    return try ((captures[id] ?? []) + (secrets[id] ?? [])).map { name, bytes in
      var problems = FileProblems()
      let capture = format.read(FileText(file: name, utf8: bytes), problems: &problems)
      return (name, try #require(capture, "\(id) cannot read \(name): \(problems.diagnostics.map(\.description))"))
    }
  }

  @Test(arguments: ids) func aFormatHasItsFiles(id: String) {
    #expect(Self.captures[id] != nil, "\(id) recognises no capture in Tests/Captured/sign-in")
    #expect(Self.damaged[id] != nil, "\(id) recognises no damaged capture in Tests/Captured/bad")
    #expect(Self.secrets[id] != nil, "\(id) recognises no secret capture in Tests/Captured/secret")
  }

  @Test(arguments: ["sign-in", "secret"]) func everyFileIsOfAFormat(folder: String) {
    let known = Set(Self.files(in: folder).values.joined().map(\.name))
    for name in Repository.files(in: "Tests/Captured/\(folder)") where name.contains(".") {
      #expect(known.contains(name), "no format recognises Tests/Captured/\(folder)/\(name)")
    }
  }

  @Test(arguments: ids) func aSecretCaptureShowsNoSecret(id: String) throws {
    for (name, bytes) in Self.secrets[id] ?? [] {
      let secret = XCUITestSamples.secret
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.ranges(of: secret).count > 1, "\(name) needs \(secret) in a secure field and in another text")
      var problems = FileProblems()
      let capture = try #require(CaptureFormat.named(id)?.read(FileText(file: name, utf8: bytes), problems: &problems))
      #expect(!capture.holdsSecret, "\(id) shows the password of \(name)")
      #expect(capture.nodes.contains { $0.isSecure }, "\(id) finds no secure field in \(name)")
    }
  }

  @Test(arguments: ids) func aFormatDeclaresWhatItConcludes(id: String) throws {
    let declared = Set((CaptureFormat.named(id)?.rules ?? []) + CaptureRule.shared)
    for (name, capture) in try Self.read(id) {
      for notice in capture.notices + capture.screen().notices where !declared.contains(notice.rule) {
        Issue.record("\(id) concludes \(notice.rule.id) in \(name), but does not list this rule")
      }
    }
  }

  @Test(arguments: ids) func aFormatKnowsWhatItDeclares(id: String) throws {
    let format = try #require(CaptureFormat.named(id))
    var found: ElementProperties = []
    for (_, capture) in try Self.read(id) {
      let all = ElementProperties.captured(on: capture.platform)
      for node in capture.nodes { found.formUnion(all.subtracting(node.unknown)) }
    }
    #expect(found.names == format.knows.names, "what captures of \(id) contain, and what it declares to know")
  }

  @Test func namesAreDifferent() {
    #expect(Set(Self.ids).count == Self.ids.count)
    let rules = CaptureRule.all.map(\.id)
    #expect(Set(rules).count == rules.count)
    for format in CaptureFormat.all {
      #expect(!format.outline.isEmpty && !format.summary.isEmpty, "\(format.id) does not say what it is")
    }
  }
}
