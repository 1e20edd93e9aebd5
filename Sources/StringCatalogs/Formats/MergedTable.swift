import AccessibilityModel
import FunctionWords

/// The entries of a table while its files are read, one file after another.
struct MergedTable {
  /// The treatment of a new text if its key already has a text in the same language.
  enum Rule { case replacing, ifMissing, besides }

  var entries: [StringEntry] = []
  var languages: Set<String> = []
  private var places: [String: Int] = [:]

  mutating func add(_ new: [StringEntry], in language: String, isSource: Bool, _ rule: Rule) {
    languages.insert(language)
    if entries.isEmpty {
      entries.reserveCapacity(new.count)
      places.reserveCapacity(new.count)
    }
    for entry in new {
      guard let place = places[entry.key] else {
        places[entry.key] = entries.count
        var entry = entry
        if !isSource, !entry.ignores.isEmpty { entry.ignores = Self.ignores(entry.ignores, in: language) }
        entries.append(entry)
        continue
      }
      // In a translation's file, a comment may be the heading of a section.
      if entries[place].comment == nil, isSource { entries[place].comment = entry.comment }
      if entry.isHTML { entries[place].isHTML = true }
      if isSource {
        entries[place].isTranslatable = entries[place].isTranslatable && entry.isTranslatable
        entries[place].isFormat = entries[place].isFormat && entry.isFormat
      }
      if !entry.ignores.isEmpty {
        let ignores = isSource ? entry.ignores : Self.ignores(entry.ignores, in: language)
        entries[place].ignores.merge(ignores) { old, _ in old }
      }
      for (tag, localization) in entry.localizations {
        guard let old = entries[place].localizations[tag] else {
          entries[place].localizations[tag] = localization
          continue
        }
        switch rule {
        case .replacing: entries[place].localizations[tag] = localization
        case .ifMissing: break
        case .besides: entries[place].localizations[tag]!.forms = old.forms + localization.forms
        }
      }
    }
  }

  /// Adds a source text that code has, if the entry has translations only.
  mutating func addSource(_ text: CodeTexts.Text, in source: String) {
    guard let place = places[text.key], entries[place].localizations[source] == nil else { return }
    entries[place].localizations[source] = Localization(forms: [StringForm(text.value, location: text.location)])
  }

  /// Makes English the source where no file names it: most entries have an English text that several languages share,
  /// because it was not translated. Returns nil if there is no such text.
  mutating func sharedSource() -> String? {
    guard languages.count > 3, !languages.contains("en") else { return nil }
    var shared: [Int: Localization] = [:]
    for (index, entry) in entries.enumerated() {
      var counts: [String: Int] = [:]
      for localization in entry.localizations.values where localization.forms.count == 1 {
        counts[localization.forms[0].text, default: 0] += 1
      }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value > 2,
        most.value * 2 > entry.localizations.count,
        SmallWords.count(of: "en", in: most.key.lowercased().split { !$0.isLetter }.map(String.init)) > 1
      else { continue }
      shared[index] = entry.localizations.values.first { $0.forms.first?.text == most.key }
    }
    guard shared.count * 2 >= entries.count else { return nil }
    for (index, localization) in shared { entries[index].localizations["en"] = localization }
    languages.insert("en")
    return "en"
  }

  /// Returns the ignored rules of a translation's own file, limited to the language of the file: `RULE` becomes
  /// `RULE@fr`.
  private static func ignores(_ ignores: [String: String], in language: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: ignores.map { ("\($0.key)@\(language)", $0.value) })
  }
}
