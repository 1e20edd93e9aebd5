import A11ySim
import ScenarioFiles
import StringCatalogs
import StringChecks

/// A team's settings for the checks of strings: what stands under `strings:` in the project's file.
struct StringsSettings {
  /// The language of source texts (BCP 47); nil if the settings do not name it.
  var source: String?
  /// Product names and other words that need no translation.
  var names: [String] = []
  /// The numbers that texts are used with, by key pattern. Plural forms are checked with these numbers.
  var domains: [DomainPattern] = []
  var ignores: [StringChecker.Ignore] = []
  /// The syntax of placeholders by a pattern of table paths. Without an entry, the syntax is inferred.
  var placeholders: [(pattern: String, syntax: FormatString.Syntax)] = []

  /// Reads the settings.
  ///
  /// - Parameter path: The file that the user named; nil for the project's file of the current folder.
  static func read(_ path: String?) throws(Diagnostic) -> StringsSettings {
    guard let name = path ?? Project.file(above: nil) else { return StringsSettings() }
    let bytes = try InputFile.bytes(of: name, ifMissing: "check the path")
    do throws(ScenarioParser.Failure) {
      let project = try ProjectFile.parse(bytes, file: name, vocabulary: A11ySimTool.current.vocabulary)
      guard let node = project.strings else { return StringsSettings() }
      return try StringsSettings(node, file: name)
    } catch {
      throw error.diagnostics[0]
    }
  }

  init() {}

  private init(_ node: Document.Node, file: String) throws(ScenarioParser.Failure) {
    do throws(Diagnostic) {
      try read(node, Reader(file: file))
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }

  /// Gives each table the syntax that the last matching pattern names.
  func applyPlaceholders(to tables: inout [StringTable]) {
    for index in tables.indices {
      if let found = placeholders.last(where: { DomainPattern.matches($0.pattern, tables[index].path) }) {
        tables[index].setSyntax(found.syntax)
      }
    }
  }

  private mutating func read(_ node: Document.Node, _ reader: Reader) throws(Diagnostic) {
    for (name, value) in try reader.pairs(node, known: ProjectKey.strings.keys) {
      switch name {
      case "source": source = try reader.text(value)
      case "names":
        for item in try reader.items(value) { names.append(try reader.text(item)) }
      case "domains":
        for (key, numbers) in try reader.pairs(value, known: nil) {
          let text = try reader.text(numbers)
          guard let domain = DomainPattern("\(key)=\(text)") else {
            throw reader.fault("“\(text)” is not a range of numbers", numbers, help: "write the range as 1...8")
          }
          domains.append(domain)
        }
      case "placeholders":
        for (pattern, syntax) in try reader.pairs(value, known: nil) {
          let name = try reader.text(syntax)
          guard let known = FormatString.Syntax(rawValue: name) else {
            let all = FormatString.Syntax.allCases.map(\.rawValue)
            throw reader.fault(
              "“\(name)” is not a syntax of placeholders", syntax,
              help: name.nearest(in: all).map { "did you mean `\($0)`?" }
                ?? "use one of \(all.joined(separator: ", "))")
          }
          placeholders.append((pattern, known))
        }
      default:
        for item in try reader.items(value) { ignores.append(try ignore(item, reader)) }
      }
    }
  }

  private func ignore(_ node: Document.Node, _ reader: Reader) throws(Diagnostic) -> StringChecker.Ignore {
    var fields: [String: String] = [:]
    for (name, value) in try reader.pairs(node, known: ["rule", "key", "language", "table", "reason"]) {
      fields[name] = try reader.text(value)
    }
    guard let rule = fields["rule"] else {
      throw reader.fault("this entry of `ignore` has no rule", node, help: "add `rule:` and `reason:`")
    }
    return StringChecker.Ignore(
      rule: rule, key: fields["key"], language: fields["language"], table: fields["table"],
      reason: fields["reason"] ?? "", location: FileLocation(file: reader.file, line: node.line, column: node.column))
  }

  private struct Reader {
    var file: String

    func pairs(
      _ node: Document.Node, known: [String]?
    ) throws(Diagnostic) -> [(name: String, value: Document.Node)] {
      guard case .mapping(let pairs) = node.value else {
        throw fault(
          "a mapping is expected here", node, help: known.map { "use \($0.joined(separator: ", "))" })
      }
      var result: [(name: String, value: Document.Node)] = []
      for (key, value) in pairs {
        let name = try text(key)
        if let known, !known.contains(name) {
          let help =
            name.nearest(in: known).map { "did you mean `\($0)`?" } ?? "use \(known.joined(separator: ", "))"
          throw fault("“\(name)” is not a key of this mapping", key, help: help)
        }
        result.append((name, value))
      }
      return result
    }

    func items(_ node: Document.Node) throws(Diagnostic) -> [Document.Node] {
      guard case .sequence(let items) = node.value else {
        throw fault("a list is expected here", node, help: "write [ … ]")
      }
      return items
    }

    func text(_ node: Document.Node) throws(Diagnostic) -> String {
      guard case .scalar(let text, _) = node.value else { throw fault("a text is expected here", node, help: nil) }
      return text
    }

    func fault(_ message: String, _ node: Document.Node, help: String?) -> Diagnostic {
      Diagnostic(message, file: file, line: node.line, column: node.column, help: help)
    }
  }
}
