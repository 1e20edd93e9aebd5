import A11ySim
import Locales

/// The strings of one table in all its languages.
///
/// A table is, for example, a String Catalog; the `.strings` and `.stringsdict` of one name in all `.lproj` folders; or
/// the `strings.xml` of all `values` folders.
public struct StringTable: Sendable, Hashable {
  /// A file format of string tables.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Apple's String Catalog.
    case xcstrings
    /// Apple's `.strings`, with the `.stringsdict` beside it.
    case strings
    /// Android's string resources (`strings.xml`).
    case android
    /// XLIFF 1.2 as Xcode exports it, and XLIFF 2.
    case xliff
    /// Flutter's Application Resource Bundle.
    case arb
    /// Portable objects of gettext, which translation services exchange.
    case po
  }

  /// The path of the file. If each language has its own file, `*` replaces the language:
  /// `Resources/*.lproj/Localizable`, `res/values*/strings.xml`. In XLIFF, a colon and the original file's path follow.
  public var path: String
  /// The file format, which decides the syntax of placeholders and how an app chooses a text.
  public var format: Format
  /// The BCP 47 tag of the language that texts are translated from.
  public var sourceLanguage: String
  /// The BCP 47 tags of all languages in the table, sorted.
  public var languages: [String]
  /// The entries in the order of the source language's file, followed by entries that only translations have.
  public var entries: [StringEntry]

  public init(
    path: String, format: Format, sourceLanguage: String, languages: [String] = [], entries: [StringEntry] = []
  ) {
    self.path = path
    self.format = format
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.entries = entries
  }
}

/// One key of a table, with its texts in each language.
public struct StringEntry: Sendable, Hashable {
  /// The key that the app's code looks up. In Apple's catalogues it may be the source text itself.
  public var key: String
  /// The comment for translators; nil if there is none.
  public var comment: String?
  /// Whether a tool wrote the comment. Such a comment is weak evidence of the string's purpose.
  public var hasGeneratedComment: Bool
  /// Whether the file marks the string as no longer used. Checks skip it.
  public var isStale: Bool
  /// Whether the string should be translated; true unless the file says otherwise.
  public var isTranslatable: Bool
  /// Whether `%` can begin a placeholder; true unless the file says otherwise (`formatted="false"` on Android).
  public var isFormat: Bool
  /// Whether the file says that the text is put into a template of HTML, so that its tags are rendered.
  var isHTML = false
  /// The check rules to ignore for this entry, each with the reason that the file gives, or with an empty text.
  ///
  /// A rule from a translation's own file applies to that language only: `RULE@fr`.
  public var ignores: [String: String]
  /// The names of the arguments, in the order in which code passes them; empty if the arguments have no names.
  public var argumentNames: [String]
  /// The place of the entry in the source language's file, or in the first file that has the entry.
  public var location: FileLocation
  /// The entry's texts by BCP 47 tag. The source text is included, even if the key is the source text.
  public var localizations: [String: Localization]

  public init(
    key: String, comment: String? = nil, hasGeneratedComment: Bool = false, isStale: Bool = false,
    isTranslatable: Bool = true, isFormat: Bool = true, ignores: [String: String] = [:], argumentNames: [String] = [],
    location: FileLocation, localizations: [String: Localization] = [:]
  ) {
    self.key = key
    self.comment = comment
    self.hasGeneratedComment = hasGeneratedComment
    self.isStale = isStale
    self.isTranslatable = isTranslatable
    self.isFormat = isFormat
    self.ignores = ignores
    self.argumentNames = argumentNames
    self.location = location
    self.localizations = localizations
  }
}

/// The texts of one key in one language.
public struct Localization: Sendable, Hashable {
  /// The progress of a translation.
  public enum State: String, Sendable, Hashable {
    case translated
    case needsReview = "needs_review"
    case new
  }

  /// The progress of the translation. If its texts differ in progress, the least advanced state counts.
  public var state: State
  /// The texts: a single one, or one for each plural form, device or selector that the file distinguishes.
  public var forms: [StringForm]

  public init(state: State = .translated, forms: [StringForm]) {
    self.state = state
    self.forms = forms
  }
}

/// One text of a key in one language, and the conditions under which the platform chooses it.
public struct StringForm: Sendable, Hashable {
  /// The numbers that a form is for.
  public enum Plural: Sendable, Hashable {
    /// The numbers of a CLDR plural category.
    case category(PluralCategory)
    /// One number alone, such as `=0` in an ICU message.
    case exactly(Int)
  }

  /// The device that the form is for, as the catalogue names it (`applewatch`), or the Android qualifiers (`sw600dp`).
  ///
  /// Nil means every device. `other` means the devices that no other form names.
  public var device: String?
  /// The variable that this text replaces in another text (`days` in `%#@days@`); nil for a complete text.
  public var variable: String?
  /// The argument, counted from 1, whose number chooses the form; nil if none does or the file does not say.
  public var argument: Int?
  /// The numbers that the form is for; nil for all numbers.
  public var plural: Plural?
  /// The keyword of an ICU `select`, a width, or a position counted from 1; nil if there is none.
  ///
  /// A position distinguishes the texts of an array, or alternative phrases.
  public var selector: String?
  /// The text as the platform gives it to an app: the file's escapes are resolved and format specifiers remain.
  public var text: String
  /// The place where the text begins in its file.
  public var location: FileLocation
  /// The Android reference that the file has instead of a text (`@string/other`); nil if the file has a text.
  public var reference: String?

  public init(
    _ text: String, device: String? = nil, variable: String? = nil, argument: Int? = nil, plural: Plural? = nil,
    selector: String? = nil, location: FileLocation
  ) {
    self.text = text
    self.device = device
    self.variable = variable
    self.argument = argument
    self.plural = plural
    self.selector = selector
    self.location = location
  }
}

extension StringTable {
  /// The path of the table's files: `path` without the original file that XLIFF names.
  var filePath: String {
    guard format == .xliff, let end = path.lastRange(ofText: ".xliff:") ?? path.lastRange(ofText: ".xlf:") else {
      return path
    }
    return String(path[..<end.upperBound].dropLast())
  }
}

extension StringForm: CustomStringConvertible {
  /// The form's conditions and its text: `applewatch, one: %lld digit`.
  public var description: String {
    var words: [String] = []
    if let device { words.append(device) }
    if let variable { words.append("in “\(variable)”") }
    if let selector { words.append(selector) }
    switch plural {
    case .category(let category): words.append(category.rawValue)
    case .exactly(let number): words.append("=\(number)")
    case nil: break
    }
    return words.isEmpty ? text : words.joined(separator: ", ") + ": " + text
  }
}
