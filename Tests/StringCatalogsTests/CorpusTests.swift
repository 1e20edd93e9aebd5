import Foundation
import StringCatalogs
import TestSupport
import Testing

private let corpus = ProcessInfo.processInfo.environment["A11Y_SIM_STRINGS_CORPUS"]

/// Real projects, where they are at hand: `A11Y_SIM_STRINGS_CORPUS` names a folder of them with an `index.tsv`, which says
/// of each table how many keys it has, how many with plurals and with parts of their own, and in which languages.
@Suite("Real catalogues", .enabled(if: corpus != nil), .timeLimited)
struct CorpusTests {
  /// A row of the index.
  struct Row {
    var path: String
    var format: String
    var source: String
    var languages: Set<String>
    var keys: Int
    var plurals: Int
    var substitutions: Int
  }

  private func rows() throws -> [Row] {
    let text = try String(contentsOfFile: corpus! + "/index.tsv", encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let columns = Dictionary(uniqueKeysWithValues: zip(lines[0].map(String.init), 0...))
    return try lines.dropFirst().map { fields in
      func field(_ name: String) throws -> String { String(fields[try #require(columns[name])]) }
      func number(_ name: String) throws -> Int { try #require(Int(try field(name))) }
      return Row(
        path: try field("path"), format: try field("format"), source: try field("source_language"),
        languages: Set(try field("languages").split(separator: " ").map(String.init)), keys: try number("keys"),
        plurals: try number("keys_with_plural"), substitutions: try number("keys_with_substitutions"))
    }
  }

  private func tables() throws -> [String: StringTable] {
    let walk = try #require(FileManager.default.enumerator(atPath: corpus!))
    var files: [StringFile] = []
    for case let path as String in walk where StringFile.isCatalog(path) {
      let data = try #require(FileManager.default.contents(atPath: corpus! + "/" + path))
      files.append(StringFile(path: path, bytes: [UInt8](data)))
    }
    let tables = StringTables.tables(from: files).tables
    return Dictionary(uniqueKeysWithValues: tables.map { ($0.path, $0) })
  }

  @Test("have the keys, forms and languages their index has")
  func index() throws {
    let tables = try tables()
    for row in try rows() {
      guard let table = tables[row.path] else {
        Issue.record("\(row.path) was not read")
        continue
      }
      #expect(table.sourceLanguage == row.source, "\(row.path)")
      #expect(table.entries.count == row.keys, "\(row.path)")
      func keys(where isWanted: (StringForm) -> Bool) -> Int {
        table.entries.count { entry in entry.localizations.values.contains { $0.forms.contains(where: isWanted) } }
      }
      #expect(keys { $0.plural != nil } == row.plurals, "\(row.path)")
      #expect(keys { $0.variable != nil } == row.substitutions, "\(row.path)")
      // The index has folders; a table has languages: Base is the source, and old codes have new ones.
      var languages = row.languages
      if languages.remove("Base") != nil { languages.insert(row.source) }
      if row.format == "android" {
        for (old, new) in ["in": "id", "iw": "he", "ji": "yi"] where languages.remove(old) != nil {
          languages.insert(new)
        }
      }
      #expect(Set(table.languages) == languages, "\(row.path)")
    }
  }

  /// What NSString and java.util.Formatter take for a place for an argument, written down a second time: the index has no
  /// such column.
  private static let places = [
    FormatString.Syntax.apple:
      #"%(?:%|(?:(\d+)\$)?(?:#@[^@\s%]+@|[-+ 0']*#?(?:\d+)?(?:\.\d*)?(?:hh|ll|[hlqLztj])?[diouxXDOUeEfFgGaAcCsSp]|[-+ 0']*\d*@))"#,
    .java: #"%(?:[%n]|(?:(\d+)\$)?[-#+ 0,(]*\d*(?:\.\d+)?(?:[tT][A-Za-z]|[bBhHsScCdoxXeEfgGaA]))"#,
  ]

  @Test("have in each text the arguments that a second count finds")
  func arguments() throws {
    let expressions = try Self.places.mapValues { try NSRegularExpression(pattern: $0) }
    var (texts, places) = (0, 0)
    for table in try tables().values {
      let syntax = table.format.syntax
      let expression = try #require(expressions[syntax])
      for entry in table.entries {
        for form in entry.localizations.values.flatMap(\.forms) {
          let text = form.text as NSString
          var next = form.variable == nil ? 1 : form.argument ?? 1
          var expected: [Int] = []
          for match in expression.matches(in: form.text, range: NSRange(location: 0, length: text.length))
          where !["%%", "%n"].contains(text.substring(with: match.range)) {
            let number = match.range(at: 1)
            if number.location != NSNotFound {
              expected.append(Int(text.substring(with: number)) ?? 0)
            } else {
              expected.append(next)
              next += 1
            }
          }
          #expect(
            form.format(syntax).specifiers.compactMap(\.argument) == expected, "\(table.path) \(entry.key) \(form.text)"
          )
          texts += 1
          places += expected.count
        }
      }
    }
    print("\(texts) texts have \(places) places for arguments, by both counts")
    #expect(places > 1_000)
  }

  @Test("have in every language the arguments that can be read, and say something for every number")
  func saying() throws {
    var said = 0
    for table in try tables().values {
      for entry in table.entries {
        for (language, localization) in entry.localizations {
          for form in localization.forms { _ = form.format(table.format.syntax) }
          let places = localization.forms.flatMap { $0.format(table.format.syntax).specifiers }
          let count = places.compactMap(\.argument).max() ?? 0
          guard !places.contains(where: { $0.kind != .integer && $0.kind != .variable }) else { continue }
          for number in [0, 1, 2, 5, 11, 21] {
            let arguments = Array(repeating: FormatArgument.integer(number), count: max(count, 1))
            let text = try table.say(entry.key, language: language, arguments: arguments)
            #expect(text != nil)
            said += 1
          }
        }
      }
    }
    #expect(said > 1_000)
  }
}
