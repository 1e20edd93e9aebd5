import A11ySim
import StringCatalogs

/// Files of strings as tests write them: what they hold, and what is wrong with them.
struct Catalogs {
  var tables: [StringTable]
  var diagnostics: [String]

  init(_ files: KeyValuePairs<String, String>, source: String? = nil) {
    self.init(files.map { StringFile(path: $0.key, bytes: Array($0.value.utf8)) }, source: source)
  }

  init(_ files: [StringFile], source: String? = nil) {
    let (tables, diagnostics) = StringTables.tables(from: files, sourceLanguage: source)
    self.tables = tables
    self.diagnostics = diagnostics.map(\.description)
  }

  /// The only table.
  var table: StringTable { tables[0] }

  /// The texts of a key in a language, each with what it is for: `one: %d digit`.
  func texts(_ key: String, _ language: String) -> [String] {
    table.entry(key)?.localizations[language]?.forms.map(\.shown) ?? []
  }

  /// Where a key's first text stands in a language: `fr.lproj/A.strings:2:9`.
  func place(_ key: String, _ language: String) -> String? {
    table.entry(key)?.localizations[language]?.forms.first.map {
      "\($0.location.file):\($0.location.line):\($0.location.column)"
    }
  }
}

extension StringForm {
  /// What the form is for, and its text.
  var shown: String {
    var words: [String] = []
    if let device { words.append(device) }
    if let variable { words.append("%\(variable)") }
    if let argument { words.append("#\(argument)") }
    if let selector { words.append("=\(selector)") }
    switch plural {
    case .category(let category): words.append(category.rawValue)
    case .exactly(let number): words.append("=\(number)")
    case nil: break
    }
    return words.isEmpty ? text : words.joined(separator: " ") + ": " + text
  }
}
