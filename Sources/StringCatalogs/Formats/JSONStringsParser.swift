import AccessibilityModel
import Locales
import TextFormats

/// A parser for the JSON of i18next and of libraries like it: one language per file, with objects in objects and the
/// texts at their ends.
///
/// The keys of nested objects are joined by full stops. Plural forms are keys that end in a category (`files_one`,
/// `files_other`), in i18next's older `_plural`, or an object whose keys are categories.
enum JSONStringsParser {
  private struct Leaf {
    var path: String
    var text: String
    var keyOffset: Int
    var offset: Int
  }

  /// Objects in objects deeper than this are skipped.
  private static let depthLimit = 12

  /// Returns the entries of a file, in file order. Their texts are in `language`. Empty texts are left out if there are
  /// many, because they are not translated yet.
  static func read(_ text: FileText, language: String, problems: inout FileProblems) -> [StringEntry] {
    var reader = JSONParser(text, problems: problems)
    guard reader.next() == .object else { return [] }
    var leaves: [Leaf] = []
    readObject(at: "", depth: 0, into: &leaves, &reader)
    reader.finish()
    problems = reader.problems
    // Of a key that appears twice, JavaScript keeps the last text (`JSON.parse`).
    let lasts = Dictionary(leaves.enumerated().map { ($1.path, $0) }) { _, last in last }
    if lasts.count < leaves.count { leaves = leaves.enumerated().filter { lasts[$1.path] == $0 }.map(\.element) }
    // MediaWiki's files of messages have another syntax of texts.
    if leaves.contains(where: { $0.path.hasPrefix("@metadata.") }) { return [] }
    let paths = Set(leaves.map(\.path))
    var entries: [StringEntry] = []
    var places: [String: Int] = [:]
    // Many empty texts are not translated yet; a few in a finished file are heard as nothing.
    let blank = leaves.count { $0.text.allSatisfy(\.isWhitespace) }
    let keepsBlank = blank * 50 <= leaves.count
    for leaf in leaves where keepsBlank || !leaf.text.allSatisfy(\.isWhitespace) {
      let (key, category) = plural(leaf.path, among: paths)
      let form = StringForm(leaf.text, plural: category.map { .category($0) }, location: text.location(leaf.offset))
      if let place = places[key] {
        // A plain text beside plural forms is for languages without forms.
        if category != nil { entries[place].localizations[language]!.forms.append(form) }
        continue
      }
      places[key] = entries.count
      entries.append(
        StringEntry(
          key: key, location: text.location(leaf.keyOffset),
          localizations: Localizations(language, Localization(forms: [form]))))
    }
    return entries
  }

  private static func readObject(at path: String, depth: Int, into leaves: inout [Leaf], _ reader: inout JSONParser) {
    reader.readObject { reader, key, keyOffset in
      // Keys that begin with @ are notes. The Dart library slang writes modifiers behind a key: `days(plural)`.
      if key.hasPrefix("@"), key != "@metadata" || !path.isEmpty { return reader.skip() }
      let key = key.firstIndex(of: "(").map { String(key[..<$0]) } ?? key
      let path = path.isEmpty ? key : "\(path).\(key)"
      readValue(at: path, keyOffset, depth: depth, into: &leaves, &reader)
    }
  }

  private static func readValue(
    at path: String, _ keyOffset: Int, depth: Int, into leaves: inout [Leaf], _ reader: inout JSONParser
  ) {
    switch reader.next() {
    case .string:
      let offset = reader.offset
      if let text = reader.readString() {
        leaves.append(Leaf(path: path, text: text, keyOffset: keyOffset, offset: offset))
      }
    case .object where depth < depthLimit: readObject(at: path, depth: depth + 1, into: &leaves, &reader)
    case .array where depth < depthLimit:
      var index = 0
      reader.readArray { reader in
        readValue(at: "\(path).\(index)", keyOffset, depth: depth + 1, into: &leaves, &reader)
        index += 1
      }
    default: reader.skip()
    }
  }

  /// Returns the key that code looks up, and the plural category of the text; nil if the text is for all numbers.
  private static func plural(_ path: String, among paths: Set<String>) -> (key: String, category: PluralCategory?) {
    guard let separator = path.lastIndex(where: { $0 == "_" || $0 == "." }) else {
      return (path, paths.contains(path + "_plural") ? .one : nil)
    }
    let (base, ending) = (String(path[..<separator]), String(path[path.index(after: separator)...]))
    if let category = PluralCategory(rawValue: ending), !base.hasSuffix("_ordinal"),
      paths.contains("\(base)\(path[separator])other")
    {
      return (base, category)
    }
    if ending == "plural", path[separator] == "_", paths.contains(base) { return (base, .other) }
    return (path, paths.contains(path + "_plural") ? .one : nil)
  }
}

extension FilePlace {
  /// The folders, one of which is above the files of texts in a project.
  private static let textFolders: Set<String> = [
    "i18n", "i18n-js", "locale", "locales", "lang", "langs", "language", "languages", "translation", "translations",
    "l10n", "loc", "intl", "localization", "localizations", "messages",
  ]

  /// Codes of languages that files still have: Norwegian, Hebrew, Indonesian, Yiddish, Filipino.
  private static let oldCodes: Set<String> = ["no", "iw", "in", "ji", "tl"]

  /// Returns the language of a file or folder name such as `pt_BR`, `zh-Hans` or `de_de`; nil if it is none.
  static func language(named name: String) -> String? {
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard (1...3).contains(parts.count), let first = parts.first?.lowercased(),
      Languages.row(of: first) != nil || oldCodes.contains(first)
    else { return nil }
    var tag = first
    for part in parts.dropFirst() {
      guard part.unicodeScalars.allSatisfy(\.properties.isAlphabetic) else { return nil }
      switch part.utf8.count {
      case 2: tag += "-" + part.uppercased()
      case 4: tag += "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: return nil
      }
    }
    return tag
  }

  /// Returns the language of a JSON file and whether its folder names it; nil if the path is not that of a file of texts.
  static func jsonLanguage(_ stem: String, in folders: [String]) -> (language: String, isFolder: Bool)? {
    // Without a folder, the user named the file or is in its folder.
    guard folders.allSatisfy({ $0 == "." }) || folders.contains(where: { textFolders.contains($0.lowercased()) }) else {
      return nil
    }
    if let language = language(named: stem) { return (language, false) }
    guard let folder = folders.last, folders.dropLast().contains(where: { textFolders.contains($0.lowercased()) }),
      // A browser extension has messages of another form.
      !folders.contains("_locales")
    else { return nil }
    return language(named: folder).map { ($0, true) }
  }
}
