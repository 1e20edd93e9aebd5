import AccessibilityModel
import Locales

/// The strings of one table in all its languages.
///
/// A table is, for example, a String Catalog, or the `strings.xml` of all `values` folders. The `.strings` and
/// `.stringsdict` files of one name in all `.lproj` folders are also one table.
public struct StringTable: Sendable, Hashable {
  /// A file format of string tables. The path of a file determines its format.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Apple's String Catalog: one file for all languages.
    case xcstrings
    /// Apple's `.strings`, with the `.stringsdict` beside it.
    case strings
    /// Android's string resources (`strings.xml`).
    case android
    /// XLIFF 1.2 as Xcode exports it, and XLIFF 2.
    case xliff
    /// Flutter's Application Resource Bundle: one file for each language.
    case arb
    /// gettext's portable objects, which translation services exchange.
    case po
    /// JSON of i18next and of libraries like it: one file for each language, and often for each part of the app.
    case json
  }

  /// The path of the file. If each language has its own file, `*` replaces the language:
  /// `Resources/*.lproj/Localizable`, `res/values*/strings.xml`. In XLIFF, a colon and the original file's path follow.
  public var path: String
  /// The file format. It decides the syntax of placeholders and how an app chooses a text.
  public var format: Format
  /// The BCP 47 tag of the language that texts are translated from.
  public var sourceLanguage: String
  /// The BCP 47 tags of all languages in the table, sorted.
  public var languages: [String]
  /// The entries in the order of the source language's file, followed by entries that only translations have.
  public var entries: [StringEntry]

  /// The syntax of the placeholders in the texts.
  package var syntax: FormatString.Syntax
  /// Whether `syntax` was inferred from the texts, because neither format nor file says it.
  package var isSyntaxInferred = false
  /// Whether no file names the source language, and none is in the language that the user named or in English.
  package var isSourceAssumed = false
  /// Whether the sources of an XLIFF file are keys, and the file of the source language has the texts.
  package var hasKeysAsSources = false

  public init(
    path: String, format: Format, sourceLanguage: String, languages: [String] = [], entries: [StringEntry] = []
  ) {
    self.path = path
    self.format = format
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.entries = entries
    syntax = format.syntax
  }

  /// Infers the syntax of the placeholders from the file's origin and the texts.
  mutating func inferSyntax() {
    (syntax, isSyntaxInferred) = PlaceholderSyntax.find(in: self)
    if format == .json || format == .xliff, syntax == .icu { expandMessages() }
    nameArguments()
  }

  /// Expands ICU messages into a text for each branch, as ARB's parser does. A faulty message stays as it is.
  private mutating func expandMessages() {
    for index in entries.indices {
      // The source's message comes first, because it names the arguments in their order.
      let tags = [sourceLanguage] + entries[index].localizations.keys.filter { $0 != sourceLanguage }
      for tag in tags {
        guard let forms = entries[index].localizations[tag]?.forms, forms.count == 1, forms[0].plural == nil else {
          continue
        }
        var message = ICUMessage(
          ARBParser.doublingApostrophes(in: forms[0].text), location: forms[0].location,
          arguments: entries[index].argumentNames)
        let expanded = message.forms()
        if message.faults.isEmpty { entries[index].argumentNames = message.arguments }
        entries[index].localizations[tag]!.forms = expanded
      }
    }
  }

  /// Sets the syntax of the placeholders to the one that the user named.
  package mutating func setSyntax(_ syntax: FormatString.Syntax) {
    let isNew = self.syntax != syntax
    (self.syntax, isSyntaxInferred) = (syntax, false)
    if format == .json || format == .xliff, syntax == .icu, isNew { expandMessages() }
    nameArguments()
  }

  /// Lists the names of each entry's arguments in the order of the source text, where names are all there is.
  mutating func nameArguments() {
    guard syntax.marks != nil else { return }
    for index in entries.indices where entries[index].argumentNames.isEmpty {
      let forms = (entries[index].localizations[sourceLanguage] ?? entries[index].localizations.first?.localization)?
        .forms
      for specifier in (forms ?? []).flatMap({ $0.format(syntax).specifiers }) {
        if let name = specifier.name, !entries[index].argumentNames.contains(name) {
          entries[index].argumentNames.append(name)
        }
      }
    }
  }
}

/// One key of a table, with its texts in each language.
public struct StringEntry: Sendable, Hashable {
  /// The key that the app's code looks up. In Apple's catalogues it may be the source text itself.
  public var key: String
  /// The comment for translators; nil if there is none.
  public var comment: String?
  /// Whether a tool wrote the comment. The comment is then weak evidence of the string's purpose.
  public var hasGeneratedComment: Bool
  /// Whether the file marks the string as no longer used. Checks skip these strings.
  public var isStale: Bool
  /// Whether the string should be translated; true unless the file says otherwise.
  public var isTranslatable: Bool
  /// Whether `%` can begin a placeholder; true unless the file says otherwise (`formatted="false"` on Android).
  public var isFormat: Bool
  /// Whether the file says that an HTML template contains the text. Tags in the text are then rendered.
  package var isHTML = false
  /// The reasons for ignoring check rules in this entry, by the id of the rule. A reason is empty if the file states
  /// none.
  ///
  /// A rule that a translation's own file ignores is ignored only in that language. The language follows the id:
  /// `RULE@fr`.
  public var ignores: [String: String]
  /// The names of the arguments, in the order in which code passes them; empty if the arguments have no names.
  public var argumentNames: [String]
  /// The location of the entry in the source language's file, or in the first file that has the entry.
  public var location: FileLocation
  /// The entry's texts by BCP 47 tag. The source text is included, even if the key is the source text.
  public var localizations: Localizations

  public init(
    key: String, comment: String? = nil, hasGeneratedComment: Bool = false, isStale: Bool = false,
    isTranslatable: Bool = true, isFormat: Bool = true, ignores: [String: String] = [:], argumentNames: [String] = [],
    location: FileLocation, localizations: Localizations = [:]
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
  /// The progress of a translation, as String Catalogs name it.
  public enum State: String, Sendable, Hashable {
    case translated
    case needsReview = "needs_review"
    case new
  }

  /// The progress of the translation. If the forms differ in progress, this is the least advanced state.
  public var state: State
  /// The texts: a single text, or a text for each plural form, device or selector that the file distinguishes.
  public var forms: [StringForm]

  public init(state: State = .translated, forms: [StringForm]) {
    self.state = state
    // An array that grew has room for more, and a table can have a million.
    self.forms = forms.capacity > forms.count ? forms.map { $0 } : forms
  }
}

/// One text of a key in one language, and the conditions under which the platform chooses it.
public struct StringForm: Sendable, Hashable {
  /// The numbers for which a form is used.
  public enum Plural: Sendable, Hashable {
    /// The numbers of a CLDR plural category. Which numbers these are depends on the language.
    case category(PluralCategory)
    /// A single number, such as `=0` in an ICU message.
    case exactly(Int)
  }

  /// The text as the platform gives it to an app: the file's escapes are resolved and format specifiers remain.
  public var text: String
  private var file: String
  // A table can have a million texts. `UInt32` saves memory, and is large enough for files of less than 4 GB.
  private var line: UInt32
  private var column: UInt32
  private var category: PluralCategory?
  /// The conditions that few texts have: one element if there are any. An empty array takes no memory of its own.
  private var rare: [Rare] = []

  private struct Rare: Sendable, Hashable {
    var device: String?
    var variable: String?
    var argument: Int?
    var selector: String?
    var reference: String?
    var number: Int?
  }

  /// The numbers for which this form is used; nil for all numbers.
  public var plural: Plural? {
    get { category.map(Plural.category) ?? rare.first?.number.map(Plural.exactly) }
    set {
      if case .category(let new) = newValue { category = new } else { category = nil }
      change { if case .exactly(let number) = newValue { $0.number = number } else { $0.number = nil } }
    }
  }
  /// The device that the form is for, as the catalogue names it (`applewatch`), or the Android qualifiers (`sw600dp`).
  ///
  /// Nil means every device. `other` means the devices that no other form names.
  public var device: String? {
    get { rare.first?.device }
    set { change { $0.device = newValue } }
  }
  /// The variable that this text replaces in another text (`days` in `%#@days@`); nil for a complete text.
  public var variable: String? {
    get { rare.first?.variable }
    set { change { $0.variable = newValue } }
  }
  /// The argument, counted from 1, whose value selects this form. Nil if no argument selects the form, or if the file
  /// does not state the argument.
  public var argument: Int? {
    get { rare.first?.argument }
    set { change { $0.argument = newValue } }
  }
  /// The selector that distinguishes this form from others: the keyword of an ICU `select`, a width, or a position
  /// counted from 1. Nil if there is none.
  ///
  /// A position distinguishes the texts of an array, or alternative phrases.
  public var selector: String? {
    get { rare.first?.selector }
    set { change { $0.selector = newValue } }
  }
  /// The Android reference that the file has instead of a text (`@string/other`); nil if the file has a text.
  public var reference: String? {
    get { rare.first?.reference }
    set { change { $0.reference = newValue } }
  }
  /// The position of the first character of the text in its file.
  public var location: FileLocation {
    get { FileLocation(file: file, line: Int(line), column: Int(column)) }
    set { (file, line, column) = (newValue.file, UInt32(clamping: newValue.line), UInt32(clamping: newValue.column)) }
  }

  /// Returns whether the form can be among the plural forms that another form belongs to: it has the same variable,
  /// device and selector.
  package func hasOtherNumbers(than other: StringForm) -> Bool {
    if rare.isEmpty, other.rare.isEmpty { return true }
    return variable == other.variable && device == other.device && selector == other.selector
  }

  /// Lets the form use the memory of another form's conditions, if they are the same.
  mutating func shareConditions(of other: StringForm) {
    if rare == other.rare { rare = other.rare }
  }

  private mutating func change(_ body: (inout Rare) -> Void) {
    var changed = rare.first ?? Rare()
    body(&changed)
    if changed != rare.first ?? Rare() { rare = changed == Rare() ? [] : [changed] }
  }

  public init(
    _ text: String, device: String? = nil, variable: String? = nil, argument: Int? = nil, plural: Plural? = nil,
    selector: String? = nil, location: FileLocation
  ) {
    self.text = text
    (file, line, column) = (location.file, UInt32(clamping: location.line), UInt32(clamping: location.column))
    if device != nil || variable != nil || argument != nil || selector != nil {
      rare = [Rare(device: device, variable: variable, argument: argument, selector: selector)]
    }
    if let plural { self.plural = plural }
  }
}

extension StringTable {
  /// The path of the table's files. In XLIFF, this is `path` without the path of the original file.
  package var filePath: String {
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
