import Locales
import StringCatalogs

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
  private let facts: Facts
  /// Facts about the text without its arguments.
  let traits: TextTraits
  /// The source-language text that this text translates; nil if this is a source text or if there is no such text.
  public let source: CheckedText?
  private let parsed: Parsed?
  /// Whether the text has more than `FormatString.placeholderLimit` placeholders. Comparing them would take minutes, so
  /// checks treat the text as one without placeholders, and the checker reports a warning.
  var hasTooManyPlaceholders: Bool { facts.contains(.tooManyPlaceholders) }
  /// Whether the text is in the source language.
  public var isSource: Bool { facts.contains(.source) }
  /// Whether a translation is the same as its source text. Its faults are then faults of the source text.
  public var equalsSource: Bool { facts.contains(.equalToSource) }
  /// Whether the text is only for some numbers.
  var isPlural: Bool { facts.contains(.plural) }

  private struct Facts: OptionSet {
    let rawValue: UInt8
    static let tooManyPlaceholders = Facts(rawValue: 1 << 0)
    static let source = Facts(rawValue: 1 << 1)
    static let equalToSource = Facts(rawValue: 1 << 2)
    static let plural = Facts(rawValue: 1 << 3)
  }

  /// The placeholders of a text. Most texts have none, so the placeholders are kept outside `CheckedText` to save
  /// memory.
  private final class Parsed: Sendable {
    let specifiers: [FormatString.Specifier]
    let literals: [String]
    let spoken: String
    let malformed: [Range<Int>]

    init(_ format: FormatString, of text: String) {
      specifiers = format.specifiers
      literals = format.parts.isEmpty ? [text] : format.literals
      spoken = specifiers.isEmpty ? literals[0] : literals.joined(separator: " ")
      malformed = format.parts.compactMap { if case .malformed(_, let range) = $0 { range } else { nil } }
    }
  }

  /// The ranges of what begins like a placeholder but is none, in UTF-8 bytes.
  var malformed: [Range<Int>] { parsed?.malformed ?? [] }
  /// Whether the text has placeholders for arguments.
  var hasSpecifiers: Bool { parsed.map { !$0.specifiers.isEmpty } ?? false }
  /// The placeholders for arguments, in order.
  var specifiers: [FormatString.Specifier] { parsed?.specifiers ?? [] }
  /// The texts before, between and after the arguments. The array has one more element than there are arguments.
  var literals: [String] { parsed?.literals ?? [text] }
  /// The identities (numbers or names) of the arguments that the text has placeholders for.
  var arguments: Set<String> { Set(specifiers.map(Self.identity)) }

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
    var facts: Facts = isSource ? .source : []
    if form.plural != nil { facts.insert(.plural) }
    if let source, source.text == form.text { facts.insert(.equalToSource) }
    // A text without placeholders is not parsed, nor is an entry whose `%` has no meaning.
    var taken = entry.entry.isFormat && Self.mayHavePlaceholders(form.text, syntax) ? form.format(syntax) : nil
    if let count = taken?.parts.count, count > 2 * FormatString.placeholderLimit {
      facts.insert(.tooManyPlaceholders)
      taken = nil
    }
    self.facts = facts
    // Code does not format a sentence that merely contains a percent sign.
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
  }

  /// Returns whether the text has a placeholder for the argument of each placeholder of another text.
  func hasArguments(of other: CheckedText) -> Bool { other.specifiers.allSatisfy(hasArgument) }

  /// Returns whether the text has a placeholder for the argument of a placeholder.
  func hasArgument(_ specifier: FormatString.Specifier) -> Bool {
    specifiers.contains { $0.readsArgument(of: specifier) }
  }

  private static func mayHavePlaceholders(_ text: String, _ syntax: FormatString.Syntax) -> Bool {
    let utf8 = text.utf8
    return switch syntax {
    case .icu: utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
    case .apple, .printf, .java, .compose, .percentNames: utf8.contains(UInt8(ascii: "%"))
    case .doubleBraces, .braces, .percentBraces, .dollarBraces: utf8.contains(UInt8(ascii: "{"))
    case .none: false
    }
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
  /// The table's entry as it was read.
  public var entry: StringEntry { entries[index] }
  // The entries are the table's own, and `index` is the place among them.
  private let entries: [StringEntry]
  let index: Int
  /// How certain it is that the string is only for screen readers, judged by its key and comment.
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
  /// Whether only translations have the key, in a table whose source language has most keys. No code asks for such a
  /// key any more, so its texts are never heard.
  let isForsaken: Bool

  /// - Parameters:
  ///   - index: The index of the entry in `entries`.
  ///   - source: The entry's texts in the source language; nil if there are none.
  ///   - names: Names that need no translation.
  ///   - isForsaken: Whether the source language no longer has the key.
  init(
    _ index: Int, of entries: [StringEntry], source: Localization?, domain: PluralDomain, syntax: FormatString.Syntax,
    names: Set<String>, isForsaken: Bool
  ) {
    self.entries = entries
    self.isForsaken = isForsaken
    self.index = index
    let entry = entries[index]
    let first = source?.forms.first
    needsTranslation =
      entry.isTranslatable && first.map { $0.reference == nil && Self.isTranslatable($0.text, names) } ?? false
    self.domain = domain
    self.source = source
    self.syntax = syntax
    // A key that is the text itself says nothing about the text's purpose. In gettext, the context may.
    let isText = entry.key.utf8.contains(0x20)
    let name =
      isText ? entry.key.utf8.firstIndex(of: UInt8(ascii: "|")).map { String(entry.key[..<$0]) } ?? "" : entry.key
    var key = PurposeWords(in: name, isKey: true)
    // Android's usual prefix of content descriptions.
    if syntax == .java || syntax == .compose, name.hasPrefix("cd_") { key.formUnion([.certain, .label]) }
    // Interface Builder's comments quote the text.
    let quoted = first.map { $0.text.utf8.count > 3 ? $0.text : "" } ?? ""
    let comment = entry.comment.map { PurposeWords(in: quoted.isEmpty ? $0 : $0.replacing(quoted, with: "")) } ?? []
    let isMentioned = first.map { Self.mentionsAccessibility($0.text) } ?? false
    // A comment written by a tool is only a guess.
    let told = entry.hasGeneratedComment ? [] : comment
    isFormatted = Self.isFormatted(entry, source, syntax, comment)
    // A paragraph whose key only has the word “accessibility” explains something, such as a permission.
    let isParagraph = first.map { $0.text.utf8.count > 160 } ?? false
    if key.isCertainInKey(isMentioned: isMentioned || isParagraph) && entry.key.utf8.count < 200
      || told.isCertainInComment(isMentioned: isMentioned)
    {
      purpose = .accessibility
    } else if key.contains(.hintAtEnd) || key.contains(.talkBack) || key.contains(.named) {
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
    for byte in text.withoutEntities.utf8 where byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) { letters += 1 }
    return letters > 1
  }

  /// Returns whether a text speaks of accessibility or of a screen reader. Then its key and comment do too, although the
  /// text may be a visible one.
  private static func mentionsAccessibility(_ text: String) -> Bool {
    let words = PurposeWords(in: text)
    return !words.isDisjoint(with: [.accessibility, .feature, .named, .talkBack, .certainInComment])
  }

  private static func isFormatted(
    _ entry: StringEntry, _ source: Localization?, _ syntax: FormatString.Syntax, _ comment: PurposeWords
  ) -> Bool {
    if syntax.hasNames || syntax == .compose || !entry.argumentNames.isEmpty || comment.contains(.argument) {
      return true
    }
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

  /// Whether fewer than two fifths of the table's texts are translated. Most of the app is then heard in the source language,
  /// so a single text in it is no news.
  var isHardlyTranslated: Bool { entryCount >= 10 && translatedCount * 5 < entryCount * 2 }
}
