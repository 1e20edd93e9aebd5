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
    /// Android's resources.
    case android
    /// XLIFF 1.2 as Xcode exports it.
    case xliff
    /// Flutter's Application Resource Bundle.
    case arb
  }

  /// The path of the file. If each language has its own file, `*` replaces the language:
  /// `Resources/*.lproj/Localizable`, `res/values*/strings.xml`.
  public var path: String
  /// The file format.
  public var format: Format
  /// The language the others are translated from, as a BCP 47 tag.
  public var sourceLanguage: String
  /// The BCP 47 tags of all languages in the table, sorted.
  public var languages: [String]
  /// The entries in the order of the source, followed by entries that only translations have.
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
  /// The key that code asks for. In Apple's catalogues it may be the source's text itself.
  public var key: String
  /// The comment for translators.
  public var comment: String?
  /// Whether a tool wrote the comment, which makes it weak evidence of what the string is for.
  public var hasGeneratedComment: Bool
  /// Whether nothing uses the string any more.
  public var isStale: Bool
  /// Whether the string is to be translated.
  public var isTranslatable: Bool
  /// Whether `%` may begin a format specifier; false if the file says that it does not.
  public var isFormat: Bool
  /// The rules that the file tells checks to ignore for this entry, with the reason it gives, or an empty text.
  ///
  /// A rule from a translation's own file is for that language alone: `RULE@fr`.
  public var ignores: [String: String]
  /// The names of the arguments, in the order in which code passes them; empty if they have none.
  public var argumentNames: [String]
  /// The place of the entry in the source, or in the first language that has it.
  public var location: SourceLocation
  /// The entry's texts by BCP 47 tag. They include the source's text, even where the key is that text.
  public var localizations: [String: Localization]

  public init(
    key: String, comment: String? = nil, hasGeneratedComment: Bool = false, isStale: Bool = false,
    isTranslatable: Bool = true, isFormat: Bool = true, ignores: [String: String] = [:], argumentNames: [String] = [],
    location: SourceLocation, localizations: [String: Localization] = [:]
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

  /// The progress of the translation.
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
  /// The variable of another text that this one replaces (`days` in `%#@days@`); nil for a text of its own.
  public var variable: String?
  /// The argument, counted from 1, whose number chooses the form; nil if none does or the file does not say.
  public var argument: Int?
  /// The numbers that the form is for; nil for all.
  public var plural: Plural?
  /// The keyword of an ICU `select`, a width, or a position counted from 1; nil if there is none.
  ///
  /// A position tells apart the texts of an array, or phrases that mean the same.
  public var selector: String?
  /// The text as the platform gives it to an app: the file's escapes are resolved and format specifiers remain.
  public var text: String
  /// The place where the text begins in its file.
  public var location: SourceLocation
  /// The Android reference that the file has in place of a text (`@string/other`); nil for a text of its own.
  public var reference: String?

  public init(
    _ text: String, device: String? = nil, variable: String? = nil, argument: Int? = nil, plural: Plural? = nil,
    selector: String? = nil, location: SourceLocation
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

/// A place in a file.
public struct SourceLocation: Sendable, Hashable {
  /// The path of the file as the user gave it, or as it was found below the folder that the user gave.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
