import Locales

/// The strings of one table in all its languages: a String Catalog, the `.strings` and `.stringsdict` of one name in all `.lproj`
/// folders, the `strings.xml` of all `values` folders.
public struct StringTable: Sendable, Hashable {
  /// What the table is written in.
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

  /// The file; with `*` where the language stands if each has its own: `Resources/*.lproj/Localizable`,
  /// `res/values*/strings.xml`.
  public var path: String
  /// What it is written in.
  public var format: Format
  /// The language the others are translated from, as a BCP 47 tag.
  public var sourceLanguage: String
  /// All languages there are, in the order of their tags.
  public var languages: [String]
  /// In the order of the source, then those that only translations have.
  public var entries: [StringEntry]

  /// Creates a table.
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

/// What one key of a table is in each language.
public struct StringEntry: Sendable, Hashable {
  /// What code asks for. In Apple's catalogues it may be the source's text itself.
  public var key: String
  /// What translators are told.
  public var comment: String?
  /// Whether a tool wrote the comment: little evidence of what the string is for.
  public var hasGeneratedComment: Bool
  /// Whether nothing uses the string any more.
  public var isStale: Bool
  /// Whether it is to be translated.
  public var isTranslatable: Bool
  /// Whether `%` may begin a format specifier; false where the file says it does not.
  public var isFormat: Bool
  /// Rules of checks the file says are not for this entry, with what it gives as the reason, or nothing. What a
  /// translation's own file says is for that language alone: `RULE@fr`.
  public var ignores: [String: String]
  /// The names of its arguments, in the order in which code passes them; empty where they have none.
  public var argumentNames: [String]
  /// Where the entry stands: in the source, or in the first language that has it.
  public var location: SourceLocation
  /// What it is in each language, by BCP 47 tag. The source's text is here too, also where the key is that text.
  public var localizations: [String: Localization]

  /// Creates an entry.
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

/// What one key is in one language.
public struct Localization: Sendable, Hashable {
  /// How far translators are with it.
  public enum State: String, Sendable, Hashable {
    case translated
    case needsReview = "needs_review"
    case new
  }

  /// How far translators are with it.
  public var state: State
  /// Its texts: one, or as many as there are numbers and devices to tell apart.
  public var forms: [StringForm]

  /// Creates what a key is in a language.
  public init(state: State = .translated, forms: [StringForm]) {
    self.state = state
    self.forms = forms
  }
}

/// One text of a key in one language, and when it is taken.
public struct StringForm: Sendable, Hashable {
  /// Which numbers a form is for.
  public enum Plural: Sendable, Hashable {
    /// Those of a category of CLDR.
    case category(PluralCategory)
    /// One number alone: `=0` of an ICU message.
    case exactly(Int)
  }

  /// On which device, as the catalogue names it (`applewatch`), or for which qualifiers of Android (`sw600dp`); nil for
  /// every one, and `other` for those not named.
  public var device: String?
  /// The part of another text this one is put into (`days` of `%#@days@`); nil for a text of its own.
  public var variable: String?
  /// Which argument, counted from 1, chooses the form by its number; nil where none does or the file does not say.
  public var argument: Int?
  /// For which numbers; nil for all.
  public var plural: Plural?
  /// Under which keyword of an ICU `select`, for which width, or which of several texts (of an array, or of phrases that
  /// mean the same), counted from 1; nil where there is none.
  public var selector: String?
  /// The text as the platform would give it to an app: without the escapes of the file, with its format specifiers.
  public var text: String
  /// Where the text begins in its file.
  public var location: SourceLocation
  /// The text of Android's that stands here in its place (`@string/other`); nil for a text of its own.
  public var reference: String?

  /// Creates a text.
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
  /// What the form is for, and its text: `applewatch, one: %lld digit`.
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
  /// The file as the user named it, or as it was found below the folder the user named.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// In Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
