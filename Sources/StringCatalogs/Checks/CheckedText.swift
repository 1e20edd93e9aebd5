import Locales

/// A text of a table with the facts that checks need, computed once.
public final class CheckedText: Sendable {
  /// The text's entry.
  public let entry: CheckedEntry
  /// The text's language.
  public let language: CheckedLanguage
  /// The text's form: its text, plural category and place in the file.
  public let form: StringForm
  /// The progress of the translation.
  public let state: Localization.State
  /// The source-language text that this text translates; nil if this is a source text or if there is no such text.
  public let source: CheckedText?
  /// The parsed text; empty if the text has no placeholders.
  let format: FormatString
  /// The placeholders for arguments, in order.
  let specifiers: [FormatString.Specifier]
  /// The pieces of text before, between and after the arguments: one more than there are arguments.
  let literals: [String]
  /// Whether the text has more than `FormatString.placeholderLimit` placeholders. Comparing them would take minutes, so
  /// checks treat the text as one without placeholders, and the checker reports a warning.
  let hasTooManyPlaceholders: Bool
  /// Facts about the text without its arguments.
  let traits: TextTraits
  /// Whether the text is in the source language.
  public let isSource: Bool

  init(
    _ form: StringForm, state: Localization.State, of entry: CheckedEntry, in language: CheckedLanguage,
    source: CheckedText?, isSource: Bool, syntax: FormatString.Syntax
  ) {
    self.entry = entry
    self.language = language
    self.form = form
    self.state = state
    self.source = source
    self.isSource = isSource
    let isPlain = form.text.utf8.allSatisfy { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "{") && $0 != 0x7D }
    // A text without placeholders is not parsed, nor is an entry whose `%` has no meaning.
    var taken = isPlain && syntax != .icu || !entry.entry.isFormat ? nil : form.format(syntax)
    hasTooManyPlaceholders = taken.map { $0.parts.count > 2 * FormatString.placeholderLimit } ?? false
    if hasTooManyPlaceholders { taken = nil }
    // Code does not format a sentence that merely contains a percent sign.
    if let taken, entry.isFormatted || taken.specifiers.isEmpty || taken.hasArgument {
      format = taken
      specifiers = taken.specifiers
      literals = taken.parts.isEmpty ? [form.text] : taken.literals
      traits = TextTraits(
        of: format.parts.compactMap { part in
          switch part {
          case .text(let text), .malformed(let text, _): text
          case .specifier: nil
          }
        })
    } else {
      format = FormatString("", syntax: syntax)
      specifiers = []
      literals = [form.text]
      traits = TextTraits(of: CollectionOfOne(form.text))
    }
  }

  /// The text as an app gets it, with the escapes of its file resolved.
  public var text: String { form.text }

  /// The text with a space in place of each argument.
  public var spoken: String { specifiers.isEmpty ? literals[0] : literals.joined(separator: " ") }

  /// Whether a translation is the same as its source text. Its faults are then faults of the source text.
  public var equalsSource: Bool { source.map { $0.text == text } ?? false }

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
  /// The table's entry as it was read.
  public let entry: StringEntry
  /// How certain it is that the string is only for screen readers, judged by its key and comment.
  public let purpose: Purpose
  /// The part of an element that the string is for, such as the label; nil if neither key nor comment names a part.
  public let part: Part?
  /// The whole numbers that the entry's plural forms are used with.
  let domain: PluralDomain
  /// The entry's texts in the source language; nil if they are not known.
  let source: Localization?
  /// The syntax of the entry's placeholders.
  let syntax: FormatString.Syntax
  /// Whether the entry is in an Apple catalogue, where the first whole-number argument determines the plural form.
  var isApple: Bool { syntax == .apple }
  /// Whether there is evidence that code fills in arguments, so that each percent sign begins a placeholder.
  ///
  /// Evidence is an argument or `%%` in the source text, comment or Apple key, the names of arguments, plural forms,
  /// variables, ICU syntax, or the word “argument” or “parameter” in the comment.
  let isFormatted: Bool

  /// The certainty that only a screen reader uses a string.
  public enum Purpose: Sendable {
    /// Neither key nor comment says that the string is for screen readers.
    case unknown
    /// The key ends in `_hint` or contains `talkback`, which often means that the string is for screen readers.
    case perhaps
    /// The key or comment says that the string is for screen readers.
    case accessibility
  }

  /// A part of an element that is spoken.
  public enum Part: Sendable { case label, value, hint, announcement, action }

  /// - Parameter source: The entry's texts in the source language; nil if there are none.
  init(_ entry: StringEntry, source: Localization?, domain: PluralDomain, syntax: FormatString.Syntax) {
    self.entry = entry
    self.domain = domain
    self.source = source
    self.syntax = syntax
    isFormatted = Self.isFormatted(entry, source, syntax)
    let key = entry.key.lowercased()
    // A comment written by a tool is only a guess.
    let comment = entry.hasGeneratedComment ? "" : entry.comment?.lowercased() ?? ""
    let isNamed = Self.certain.contains { key.has($0) }
    if isNamed && key.utf8.count < 200 || Self.inComments.contains(where: { comment.has($0) }) {
      purpose = .accessibility
    } else if key.hasSuffix("_hint") || key.has("talkback") {
      purpose = .perhaps
    } else {
      purpose = .unknown
    }
    part = Self.part(in: key, entry.key) ?? Self.part(in: comment, "")
  }

  private static func isFormatted(
    _ entry: StringEntry, _ source: Localization?, _ syntax: FormatString.Syntax
  ) -> Bool {
    if syntax == .icu || !entry.argumentNames.isEmpty { return true }
    func formats(_ text: String) -> Bool {
      text.utf8.contains(UInt8(ascii: "%")) && (text.contains("%%") || FormatString(text, syntax: syntax).hasArgument)
    }
    if source?.forms.contains(where: { formats($0.text) }) ?? false { return true }
    if syntax == .apple && formats(entry.key) { return true }
    let comment = entry.comment ?? ""
    if ["argument", "parameter"].contains(where: { comment.lowercased().has($0) }) || formats(comment) { return true }
    return entry.localizations.values.contains { $0.forms.contains { $0.plural != nil || $0.variable != nil } }
  }

  private static let certain = [
    "a11y", "accessib", "voiceover", "voice_over", "content_desc", "contentdesc", "screenreader", "screen_reader",
  ]

  private static let inComments = [
    "a11y", "accessibility", "voiceover", "voice over", "talkback", "screen reader", "screenreader",
    "content description",
  ]

  private static func part(in text: String, _ original: String) -> Part? {
    // A long key with spaces is a sentence. Its words do not tell the part.
    if original.contains(" ") && original.count > 60 { return nil }
    if text.has("hint") { return .hint }
    if text.has("announce") { return .announcement }
    if text.has("accessibility value") || text.has("accessibilityvalue") || text.has("a11y_value") {
      return .value
    }
    if text.has("accessibility action") || text.has("custom action") { return .action }
    if text.has("label") || text.has("content_desc") || text.has("content description") { return .label }
    return nil
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

  /// Returns a sentence that says why blank texts of this entry are most likely intended: the entry is marked as
  /// unused, or is blank in at least three languages and in four fifths of its languages. Nil if the blank texts are a
  /// fault.
  func reasonForSilence(_ blank: [String], sourceLanguage: String?) -> String? {
    if isRetired { return "the source marks this text as no longer used" }
    let others = entry.localizations.keys.count { $0 != sourceLanguage }
    guard blank.count > 2, blank.count * 5 >= others * 4 else { return nil }
    return "the text is empty in \(blank.count) of \(others) languages: it is silent on purpose, or no longer used"
  }
}

/// A language of a table, with the progress of its translation.
public final class CheckedLanguage: Sendable {
  /// BCP 47 tag, as the table writes it.
  public let tag: String
  let written: WrittenLanguage
  /// Whether this is the source language.
  public let isSource: Bool
  /// The number of the table's entries that need translation; 0 for the source language.
  let entryCount: Int
  /// The number of entries that need translation and have a text in the language.
  let presentCount: Int
  /// The number of entries that need translation and have a translation that differs from the source text.
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

  /// The share of the language's texts that differ from the source text: `translatedCount` divided by `presentCount`.
  var translatedShare: Double { presentCount == 0 ? 0 : Double(translatedCount) / Double(presentCount) }

  /// The completeness of the language: `presentCount` divided by `entryCount`, from 0 to 1.
  var presentShare: Double { entryCount == 0 ? 0 : Double(presentCount) / Double(entryCount) }

  /// Whether the translation has only begun: fewer than half of at least 10 texts are translated.
  var isUnfinished: Bool { presentCount >= 10 && translatedShare < 0.5 }
}
