import Locales

/// A text of a table with the facts that checks need. Each fact is computed once.
public final class CheckedText: Sendable {
  /// The text's entry, shared with the other texts of the same key.
  public let entry: CheckedEntry
  /// The text's language, shared with the table's other texts in the language.
  public let language: CheckedLanguage
  /// The checked form of the entry: a string with its plural category and its location in the file.
  public var form: StringForm { forms[Int(index)] }
  // The array is shared with the table, because a copy of each form would double the memory for texts.
  private let forms: [StringForm]
  private let index: Int32
  /// The progress of the translation, as the file states it.
  public let state: Localization.State
  /// The source-language text that this text translates; nil for source texts and for texts without a counterpart.
  public let source: CheckedText?
  private let parsed: Parsed?
  /// Whether the text has more than `FormatString.placeholderLimit` placeholders. Comparing them would take minutes, so
  /// checks treat them as plain text, and the checker reports a warning.
  let hasTooManyPlaceholders: Bool
  /// Facts about the text without its arguments.
  let traits: TextTraits
  /// Whether the text is in the source language, from which the other texts are translated.
  public let isSource: Bool
  /// Whether a translation is the same as its source text. Its faults are then faults of the source text.
  public let equalsSource: Bool

  /// The placeholders of a text. Most texts have none, so the placeholders are kept outside `CheckedText` to save
  /// memory.
  private final class Parsed: Sendable {
    let format: FormatString
    let specifiers: [FormatString.Specifier]
    let literals: [String]
    let spoken: String
    let arguments: Set<String>

    init(_ format: FormatString, of text: String) {
      self.format = format
      specifiers = format.specifiers
      literals = format.parts.isEmpty ? [text] : format.literals
      spoken = specifiers.isEmpty ? literals[0] : literals.joined(separator: " ")
      arguments = Set(specifiers.map(CheckedText.identity))
    }
  }

  var format: FormatString? { parsed?.format }
  var specifiers: [FormatString.Specifier] { parsed?.specifiers ?? [] }
  /// The texts before, between and after the arguments. The array has one more element than there are arguments.
  var literals: [String] { parsed?.literals ?? [text] }
  /// The numbers or names of the arguments, as `identity(of:)` returns them.
  var arguments: Set<String> { parsed?.arguments ?? [] }

  init(
    _ index: Int, of localization: Localization, _ entry: CheckedEntry, in language: CheckedLanguage,
    source: CheckedText?, isSource: Bool, syntax: FormatString.Syntax
  ) {
    self.entry = entry
    self.language = language
    forms = localization.forms
    self.index = Int32(index)
    state = localization.state
    let form = forms[index]
    self.source = source
    self.isSource = isSource
    // Parsing is skipped for texts without placeholders and for entries in which `%` has no meaning.
    var taken = entry.entry.isFormat && Self.mayHavePlaceholders(form.text, syntax) ? form.format(syntax) : nil
    hasTooManyPlaceholders = taken.map { $0.parts.count > 2 * FormatString.placeholderLimit } ?? false
    if hasTooManyPlaceholders { taken = nil }
    // An app does not format a sentence that merely contains a percent sign.
    if let taken, taken.parts != [.text(form.text)],
      entry.isFormatted || taken.specifiers.isEmpty || taken.hasArgument
    {
      parsed = Parsed(taken, of: form.text)
      traits = TextTraits(
        of: taken.parts.lazy.compactMap { part in
          switch part {
          case .text(let text), .malformed(let text, _): text
          case .specifier: nil
          }
        })
    } else {
      parsed = nil
      traits = TextTraits(of: CollectionOfOne(form.text))
    }
    equalsSource = source.map { $0.text == form.text } ?? false
  }

  private static func mayHavePlaceholders(_ text: String, _ syntax: FormatString.Syntax) -> Bool {
    let utf8 = text.utf8
    return syntax == .icu
      ? utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
      : utf8.contains(UInt8(ascii: "%"))
  }

  /// The text as the app receives it, with the escapes of the file resolved.
  public var text: String { forms[Int(index)].text }

  /// The text with a space in place of each argument.
  public var spoken: String { parsed?.spoken ?? text }

  /// The form's device, variable, selector and plural, joined by dots: `applewatch.few`. Nil if the form has none.
  public var variant: String? {
    var parts: [String] = []
    if let device = form.device { parts.append(device) }
    if let variable = form.variable { parts.append(variable) }
    if let selector = form.selector { parts.append(selector) }
    switch form.plural {
    case .category(let category): parts.append(category.rawValue)
    case .exactly(let number): parts.append("=\(number)")
    case nil: break
    }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}

/// An entry of a table with facts that checks need, such as the purpose that its key and comment suggest.
public final class CheckedEntry: Sendable {
  /// The entry as it was read from the file.
  public let entry: StringEntry
  /// The certainty that only screen readers use the string, judged by its key and comment.
  public let purpose: Purpose
  /// The part of an element that the string is for, such as the label. Nil if neither key nor comment names a part.
  public let part: Part?
  let domain: PluralDomain
  let source: Localization?
  let syntax: FormatString.Syntax
  /// Whether the entry is in an Apple catalogue, where the first whole-number argument selects the plural form.
  var isApple: Bool { syntax == .apple }
  /// Whether there is evidence that the app fills in arguments, so that each percent sign begins a placeholder.
  ///
  /// Evidence is an argument or `%%` in the source text, comment or Apple key. Names of arguments, plural forms,
  /// variables and ICU syntax are evidence too, as are the words “argument” and “parameter” in the comment.
  let isFormatted: Bool

  /// The certainty that only screen readers use a string.
  public enum Purpose: Sendable {
    /// Neither key nor comment says that the string is for screen readers.
    case unknown
    /// The key ends in `_hint` or contains `talkback`, which often means that the string is for screen readers.
    case perhaps
    /// The key or comment says that the string is for screen readers.
    case accessibility
  }

  /// A spoken part of an element.
  public enum Part: Sendable { case label, value, hint, announcement, action }

  let needsTranslation: Bool

  init(
    _ entry: StringEntry, source: Localization?, domain: PluralDomain, syntax: FormatString.Syntax, names: Set<String>
  ) {
    self.entry = entry
    let first = source?.forms.first
    needsTranslation =
      entry.isTranslatable && first.map { $0.reference == nil && Self.isTranslatable($0.text, names) } ?? false
    self.domain = domain
    self.source = source
    self.syntax = syntax
    let key = PurposeWords(in: entry.key)
    let comment = entry.comment.map { PurposeWords(in: $0) } ?? []
    // A comment written by a tool is only a guess.
    let told = entry.hasGeneratedComment ? [] : comment
    isFormatted = Self.isFormatted(entry, source, syntax, comment)
    if key.contains(.certain) && entry.key.utf8.count < 200 || told.contains(.certainInComment) {
      purpose = .accessibility
    } else if key.contains(.hintAtEnd) || key.contains(.talkBack) {
      purpose = .perhaps
    } else {
      purpose = .unknown
    }
    // A long key with spaces is a sentence. Its words do not name a part.
    let isSentence = entry.key.utf8.count > 60 && entry.key.utf8.contains(0x20) && entry.key.count > 60
    part = (isSentence ? nil : key.part) ?? told.part
  }

  static func isTranslatable(_ text: String, _ names: Set<String> = []) -> Bool {
    if names.contains(text) || Address.isOne(text) { return false }
    var letters = 0
    for byte in text.utf8 where byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) { letters += 1 }
    return letters > 1
  }

  private static func isFormatted(
    _ entry: StringEntry, _ source: Localization?, _ syntax: FormatString.Syntax, _ comment: PurposeWords
  ) -> Bool {
    if syntax == .icu || !entry.argumentNames.isEmpty || comment.contains(.argument) { return true }
    func formats(_ text: String) -> Bool {
      text.utf8.contains(UInt8(ascii: "%")) && (text.has("%%") || FormatString(text, syntax: syntax).hasArgument)
    }
    if source?.forms.contains(where: { formats($0.text) }) ?? false { return true }
    if syntax == .apple && formats(entry.key) || entry.comment.map(formats) ?? false { return true }
    return entry.localizations.values.contains { $0.forms.contains { $0.plural != nil || $0.variable != nil } }
  }
}

extension CheckedEntry {
  /// Whether the source text or the comment says that the string is no longer used: “[to be deleted]”.
  var isRetired: Bool {
    let comment = entry.comment?.lowercased() ?? ""
    if ["deprecated", "unused", "no longer used", "not used", "obsolete"].contains(where: { comment.hasPrefix($0) }) {
      return true
    }
    guard let forms = source?.forms, !forms.isEmpty else { return false }
    return forms.allSatisfy { form in
      let words = form.text.lowercased().words.joined(separator: " ")
      let isBracketed = form.text.first.map { "[(<{".contains($0) } ?? false
      return ["to be deleted", "to be removed", "no longer used", "not in use", "do not use"].contains(words)
        || isBracketed
          && ["deleted", "delete", "removed", "remove", "deprecated", "obsolete", "unused", "not used", "retired"]
            .contains {
              words == $0 || words.hasPrefix($0 + " ")
            }
    }
  }

  /// Returns a sentence that says why blank texts of this entry are probably intended; nil if they are a fault.
  ///
  /// Blank texts are intended if the entry is marked as unused. They are also intended if they occur in at least three
  /// languages and in four fifths of the entry's languages.
  func reasonForSilence(_ blank: [String], sourceLanguage: String?) -> String? {
    if isRetired { return "the source marks this text as no longer used" }
    let others = entry.localizations.keys.count { $0 != sourceLanguage }
    guard blank.count > 2, blank.count * 5 >= others * 4 else { return nil }
    return "the text is empty in \(blank.count) of \(others) languages: it is silent on purpose, or no longer used"
  }
}

/// A language of a table, with the progress of its translation.
public final class CheckedLanguage: Sendable {
  /// The BCP 47 tag, as the table writes it.
  public let tag: String
  let written: WrittenLanguage
  /// Whether the table's other languages are translated from this language.
  public let isSource: Bool
  /// The number of the table's entries that need translation; 0 for the source language.
  let entryCount: Int
  /// The number of entries that need translation and have a text in this language.
  let presentCount: Int
  /// The number of entries that need translation and whose text in this language differs from the source text.
  let translatedCount: Int

  init(
    _ tag: String, isSource: Bool, usualScript: Script = [], entryCount: Int = 0, presentCount: Int = 0,
    translatedCount: Int = 0
  ) {
    self.tag = tag
    written = WrittenLanguage(tag, usual: usualScript)
    self.isSource = isSource
    self.entryCount = entryCount
    self.presentCount = presentCount
    self.translatedCount = translatedCount
  }

  var translatedShare: Double { presentCount == 0 ? 0 : Double(translatedCount) / Double(presentCount) }

  var presentShare: Double { entryCount == 0 ? 0 : Double(presentCount) / Double(entryCount) }

  var isUnfinished: Bool { presentCount >= 10 && translatedShare < 0.5 }
}
