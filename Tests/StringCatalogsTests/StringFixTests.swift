import A11ySim
import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

@Suite("Corrections", .timeLimited) struct StringFixTests {
  /// A correct text, and this text with a fault that can be corrected in one way only.
  private static let faults: [(language: String, source: String, right: String, wrong: String, isApple: Bool?)] = [
    ("ru", "Drive files", "Системные файлы здесь", "Cистемные файлы здесь", nil),
    ("ru", "Drive files", "Открыть все файлы", "Откpыть все файлы", nil),
    ("el", "Million", "Ένα εκατομμύριο", "Ένα εκατομμύριo", nil),
    ("ar", "Name: %@", "الاسم: %@", "الاسم: ٪@", true),
    ("de", "Name: %1$@", "Name: %1$@ hier", "Name: %1 $@ hier", true),
    ("de", "Name: %1$@", "Name: %1$@ hier", "Name: %$1@ hier", true),
    ("fr", "Delete %1$@?", "Supprimer %1$@ ?", "Supprimer 1$@ ?", true),
    ("ko", "%d of %d stars", "별 %2$d개 중 %1$d개", "별 %d개 중 %d개", true),
    ("de", "Name: %s", "Name: %s hier", "Name: % s hier", false),
  ]

  /// The files of a table of the texts, in a format.
  private static func files(
    _ format: StringTable.Format, _ texts: [(language: String, source: String, text: String)], _ salt: Int
  ) -> [StringFile] {
    func file(_ path: String, _ text: String) -> StringFile { StringFile(path: path, bytes: Array(text.utf8)) }
    let all = texts.enumerated().map {
      (key: "key\($0.offset)_\(salt)", language: $0.element.language, source: $0.element.source, text: $0.element.text)
    }
    func unit(_ text: String) -> String { #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
    let languages = Set(all.map(\.language)).sorted()
    switch format {
    case .xcstrings:
      let entries = all.map {
        #"    "\#($0.key)" : { "localizations" : { "en" : \#(unit($0.source)), "\#($0.language)" : \#(unit($0.text)) } }"#
      }
      return [
        file(
          "L.xcstrings",
          "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}\n"
        )
      ]
    case .android:
      func resources(_ lines: [String]) -> String {
        "<resources>\r\n\(lines.joined(separator: "\r\n"))\r\n</resources>"
      }
      return [
        file(
          "values/strings.xml", resources(all.map { "  <string name=\"\($0.key)\">\($0.source)</string> <!-- о -->" }))
      ]
        + languages.map { tag in
          file(
            "values-\(tag)/strings.xml",
            resources(
              all.filter { $0.language == tag }.map {
                "  <string name=\"\($0.key)\">\($0.text)</string> <!-- \($0.text) -->"
              }))
        }
    default:
      return [file("en.lproj/A.strings", all.map { "\"\($0.key)\" = \"\($0.source)\";\n" }.joined())]
        + languages.map { tag in
          file(
            "\(tag).lproj/A.strings",
            all.filter { $0.language == tag }.map { "/* \($0.text) */ \"\($0.key)\" =  \"\($0.text)\" ;\n" }.joined())
        }
    }
  }

  private static func fixed(_ files: [StringFile]) -> [StringFile] {
    var fixer = StringFixer(files, sourceLanguage: nil)
    for _ in 0..<4 {
      fixer.fix(StringChecker().report(on: StringTables.tables(from: fixer.files).tables).findings)
    }
    return fixer.files
  }

  @Test(
    "of 200 faults each is corrected, and no other byte", arguments: [StringTable.Format.xcstrings, .strings, .android])
  func faults(format: StringTable.Format) {
    var random = Seeded(seed: 11)
    var count = 0
    for salt in 0..<23 {
      let chosen = Self.faults.filter { $0.isApple == nil || $0.isApple == (format != .android) }.shuffled(
        using: &random)
      let right = Self.files(format, chosen.map { ($0.language, $0.source, $0.right) }, salt)
      let wrong = Self.files(format, chosen.map { ($0.language, $0.source, $0.wrong) }, salt)
      count += zip(chosen.map(\.right), chosen.map(\.wrong)).count { $0 != $1 }
      let result = Self.fixed(wrong)
      for ((fixed, right), wrong) in zip(zip(result, right), wrong) {
        // The comments keep the fault, because they are no texts.
        let lines = zip(fixed.lines, zip(right.lines, wrong.lines))
        for (fixed, (right, wrong)) in lines {
          #expect(Self.withoutComment(fixed) == Self.withoutComment(right), "\(wrong)")
          #expect(Self.comment(fixed) == Self.comment(wrong))
        }
      }
      #expect(Self.fixed(result) == result)
    }
    #expect(count >= (format == .android ? 80 : 180))
  }

  private static func comment(_ line: String) -> String {
    for (open, close) in [("/*", "*/"), ("<!--", "-->")] {
      if let start = line.firstRange(of: open), let end = line.firstRange(of: close) {
        return String(line[start.lowerBound..<end.upperBound])
      }
    }
    return ""
  }

  private static func withoutComment(_ line: String) -> String { line.replacing(comment(line), with: "") }

  @Test(
    "what is not certain is left",
    arguments: [
      ("ru", "Drive files", "Пpивет и Пpивет"), ("ru", "Drive files", "Прiвет файлы"),
      ("de", "Name: %1$@ %2$@", "Name: 1$@ hier"), ("ko", "%d of %d stars", "별 %1$d개 중 %d개"),
    ])
  func uncertain(language: String, source: String, text: String) {
    let files = Self.files(.strings, [(language, source, text)], 0)
    #expect(Self.fixed(files) == files)
  }

  @Test("files of UTF-16 are left, and so is a text whose file writes it with escapes") func encodings() {
    let text = "\"k\" = \"Cистемные файлы\";"
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let files = [
      StringFile(path: "en.lproj/A.strings", bytes: Array("\"k\" = \"System files\";".utf8)),
      StringFile(path: "ru.lproj/A.strings", bytes: utf16),
    ]
    #expect(Self.fixed(files) == files)
    let escaped = [
      files[0],
      StringFile(path: "ru.lproj/A.strings", bytes: Array("\"k\" = \"\\U0043истемные файлы\";".utf8)),
    ]
    #expect(Self.fixed(escaped) == escaped)
  }
}

extension StringFile {
  fileprivate var lines: [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A generator whose numbers are the same on every run.
private struct Seeded: RandomNumberGenerator {
  var seed: UInt64
  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ seed >> 31
  }
}
