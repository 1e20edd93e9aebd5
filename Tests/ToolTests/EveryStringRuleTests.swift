import Foundation
import StringCatalogs
import StringChecks
import TestSupport
import Testing

/// Every rule of `strings check` that needs only strings, with a catalogue of its first example.
@Suite("Every string rule", .timeLimited) struct EveryStringRuleTests {
  private static let rules = StringCheck.all.filter { $0.signals.contains(.strings) && !$0.examples.isEmpty }

  /// One rule in six; the options are handled in one place for all rules.
  @Test(
    "is ignored, put in a baseline, filtered by severity and by changed lines like others",
    arguments: stride(from: 0, to: rules.count, by: 6).map { rules[$0].id })
  func behavesAlike(_ id: String) throws { try tryOptions(on: id) }

  @Test(
    "is ignored, put in a baseline, filtered by severity and by changed lines like every other",
    .enabled(if: AtLength.isWanted), arguments: rules.map(\.id))
  func behavesAlikeAtLength(_ id: String) throws { try tryOptions(on: id) }

  private func tryOptions(on id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    let folder = TemporaryFolder()
    let example = rule.examples[0]
    try example.save(in: folder)
    func check(_ arguments: String..., severity: String = "info") throws -> Tool.Result {
      try Tool.run(
        ["strings", "check", ".", "--rule", rule.id, "--severity", severity] + arguments, folder: folder.path)
    }
    func objects(_ arguments: String..., severity: String = "info") throws -> [[String: Any]] {
      let output = try check("--format", "json", severity: severity).output
      return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    }

    let found = try objects()
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding["rule"] as? String == rule.id)
      #expect((finding["group"] as? String)?.hasPrefix("\(rule.id)/") == true)
      #expect((finding["message"] as? String)?.isEmpty == false)
    }
    func count(_ severities: String...) -> Int {
      found.count { severities.contains($0["severity"] as? String ?? "") }
    }
    #expect(try check().status == (count("error") > 0 ? 1 : 0))
    #expect(try objects(severity: "warning").count == count("error", "warning"))
    #expect(try objects(severity: "error").count == count("error"))

    // What is in the baseline is not reported.
    let baseline = folder.path + "/known.json"
    #expect(try check("--baseline", baseline).status == 0)
    let known = try check("--baseline", baseline)
    #expect(known.status == 0 && known.output.hasSuffix("nothing found in 1 table, \(found.count) in the baseline\n"))

    // What is ignored with a reason is not reported.
    let settings = try folder.file("ignore.yaml", "strings: { ignore: [ { rule: \(rule.id), reason: known } ] }")
    let ignored = try check("--config", settings)
    #expect(ignored.status == 0 && ignored.output.hasSuffix("nothing found in 1 table, \(found.count) ignored\n"))

    // Only what is in changed lines is reported.
    try folder.commitAll()
    let same = try check("--changed-since", "HEAD")
    #expect(same.status == 0 && same.output.hasSuffix("nothing found in 1 table\n"))
    try example.save(in: folder, indentation: "  ")
    let changed = try check("--changed-since", "HEAD")
    #expect(changed.status == (count("error") > 0 ? 1 : 0) && !changed.output.hasSuffix("nothing found in 1 table\n"))
  }
}

extension StringCheck.Example {
  /// Writes the example as a catalogue, with each text on a line of its own.
  fileprivate func save(in folder: TemporaryFolder, indentation: String = "") throws {
    let entries =
      [(key: key, comment: comment, source: source, text: bad)]
      + beside.map { (key: $0.key, comment: nil, source: Texts.one($0.source), text: Texts.one($0.text)) }
    func lines(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }.joined(separator: "\n")
    }
    if format == .android {
      for (path, texts) in [("values", \.source), ("values-\(language)", \.text)]
        as [(String, KeyPath<(key: String, comment: String?, source: Texts, text: Texts), Texts>)]
      {
        try folder.folder("res/\(path)")
        let resources = entries.compactMap { entry in entry[keyPath: texts].resource(entry.key) }
        _ = try folder.file(
          "res/\(path)/strings.xml", lines("<resources>\n\(resources.joined(separator: "\n"))\n</resources>"))
      }
      return
    }
    var strings: [String: Any] = [:]
    for entry in entries {
      var localizations: [String: Any] = [:]
      localizations[sourceLanguage] = entry.source.localization
      localizations[language] = entry.text.localization
      strings[entry.key] = ["comment": entry.comment as Any?, "localizations": localizations].compactMapValues { $0 }
    }
    let catalog: [String: Any] = ["sourceLanguage": sourceLanguage, "version": "1.0", "strings": strings]
    let data = try JSONSerialization.data(withJSONObject: catalog, options: [.prettyPrinted, .sortedKeys])
    _ = try folder.file("Localizable.xcstrings", lines(String(decoding: data, as: UTF8.self)))
  }
}

extension StringCheck.Example.Texts {
  /// The texts as a String Catalog has them; nil if there are none.
  fileprivate var localization: Any? {
    func unit(_ text: String) -> [String: Any] { ["stringUnit": ["state": "translated", "value": text]] }
    return switch self {
    case .missing: nil
    case .one(let text): unit(text)
    case .plural(let forms):
      [
        "variations": [
          "plural": Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, unit($0.value)) })
        ]
      ]
    }
  }

  /// The texts as an Android resource; nil if there are none.
  fileprivate func resource(_ name: String) -> String? {
    switch self {
    case .missing: nil
    case .one(let text): "<string name=\"\(name)\">\(text)</string>"
    case .plural(let forms):
      "<plurals name=\"\(name)\">\n"
        + forms.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "<item quantity=\"\($0.key.rawValue)\">\($0.value)</item>\n" }.joined() + "</plurals>"
    }
  }
}
