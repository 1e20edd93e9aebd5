extension StringFile {
  /// Returns whether a path names a file that may hold strings. The contents of the file are not read.
  package static func isCatalog(_ path: String) -> Bool { FilePlace(path) != nil }

  /// Returns whether a path names a JSON file after a language, such as `email/de.json`.
  package static func isNamedByLanguage(_ path: String) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    let name = path.split(separator: "/").last ?? ""
    return FilePlace.language(named: String(name.dropLast(".json".count))) != nil
  }

  /// Returns whether a file certainly is a catalogue: no other kind of file has its ending, or it begins as one.
  package static func isCertainly(_ path: String, _ bytes: some Collection<UInt8>) -> Bool {
    guard let place = FilePlace(path) else { return false }
    return switch place.kind {
    case .json, .flutterSettings: false
    case .android: String(decoding: bytes.prefix(2_000), as: UTF8.self).has("<resources")
    case .xcstrings, .strings, .stringsdict, .xliff, .arb, .po: true
    }
  }
}

/// The kind, table and language of a file of strings, which are determined only from its path.
package struct FilePlace: Hashable {
  enum Kind: Hashable { case xcstrings, strings, stringsdict, android, xliff, arb, po, json, flutterSettings }

  var kind: Kind
  /// The path of the table that the file belongs to, with `*` in place of the language.
  package var table: String
  /// The language as a BCP 47 tag, or `Base`; nil if the path does not contain a language.
  package var language: String?
  /// The qualifiers of an Android folder except the language, joined by `-`; nil if there are none.
  var configuration: String?

  package init?(_ path: String) {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = folders.last, let dot = name.lastIndex(of: ".") else { return nil }
    let stem = String(name[..<dot])
    var above = folders.dropLast().map(String.init)
    func joined(_ last: String) -> String { (above + [last]).joined(separator: "/") }
    switch name[dot...].dropFirst().lowercased() {
    case "xcstrings":
      kind = .xcstrings
      table = path
    case "strings", "stringsdict":
      kind = name.hasSuffix("dict") ? .stringsdict : .strings
      if let folder = above.last, folder.hasSuffix(".lproj") {
        language = folder.dropLast(6).split(separator: "_").joined(separator: "-")
        above[above.count - 1] = "*.lproj"
      } else if stem == "title" || stem == "keyword" || above.contains("fastlane") {
        // fastlane's frameit writes these texts around the screenshots of a store. No app has them.
        return nil
      }
      table = joined(stem)
    case "xml":
      // In moko-resources, the folders have no prefix, and `base` has the default texts.
      let isMoko = above.contains("moko-resources") || above.contains("MR")
      let name = isMoko ? above.last.map { $0 == "base" ? "values" : "values-" + $0 } : above.last
      guard let folder = name.flatMap(AndroidParser.folder) else { return nil }
      kind = .android
      language = folder.language
      configuration = folder.configuration
      above[above.count - 1] = isMoko ? "*" : "values*"
      table = joined(String(folders.last!))
    case "xliff", "xlf":
      kind = .xliff
      var last = LanguageFallback.isTag(stem) ? "*" + name[dot...] : String(name)
      // Symfony's files have the name of their part of the app before the language: `messages.fr.xlf`.
      if let end = stem.lastIndex(of: "."), let tag = POParser.tag(String(stem[end...].dropFirst())) {
        language = tag
        last = stem[...end] + "*" + name[dot...]
      }
      // An Xcode localization catalogue (`.xcloc`) is a folder for one language.
      for index in above.indices where above[index].hasSuffix(".xcloc") { above[index] = "*.xcloc" }
      table = joined(last)
    case "arb":
      kind = .arb
      let words = stem.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
      guard let start = words.indices.first(where: { LanguageFallback.isTag(words[$0...].joined(separator: "-")) })
      else {
        table = path
        return
      }
      language = words[start...].joined(separator: "-")
      table = joined((words[..<start] + ["*"]).joined(separator: "_") + name[dot...])
    case "po", "pot":
      kind = .po
      if name.hasSuffix(".pot") {
        // A template beside the folders or files of the languages belongs to their table.
        table = joined("*.po")
      } else if let folder = above.lastIndex(of: "LC_MESSAGES"), folder > 0, let tag = POParser.tag(above[folder - 1]) {
        language = tag
        above[folder - 1] = "*"
        table = joined(String(name))
      } else if let tag = POParser.tag(stem) {
        language = tag
        table = joined("*.po")
      } else {
        table = path
      }
    case "json":
      guard let place = Self.jsonLanguage(stem, in: above) else { return nil }
      kind = .json
      language = place.language
      if place.isFolder { above[above.count - 1] = "*" }
      table = place.isFolder ? joined(String(name)) : joined("*.json")
    case "yaml":
      // Flutter's settings name the folder of the `.arb` files, which is inside the folder of the settings.
      guard name == "l10n.yaml" else { return nil }
      kind = .flutterSettings
      table = path
    default: return nil
    }
    // translatewiki's notes to translators are no language.
    if language == "qqq" || language == "qq" { return nil }
  }

  /// Whether an apostrophe needs no backslash: in the resources of Compose Multiplatform and of moko-resources, which
  /// writes the backslash into Android's file itself (`StringExt.kt` of its generator).
  var keepsApostrophes: Bool {
    isCompose || kind == .android && (table.contains("moko-resources/") || table.contains("/MR/"))
  }

  /// Whether the file is in the resources of Compose Multiplatform, which has fewer escapes than Android.
  var isCompose: Bool { kind == .android && table.contains("composeResources/") }
}
