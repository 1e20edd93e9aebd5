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
  func reasonForSilence(_ blank: [String], in table: CheckedTable) -> String? {
    if isRetired { return "the source marks this text as no longer used" }
    let others = entry.localizations.keys.count { $0 != table.table.sourceLanguage }
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

/// Facts about a text without its arguments. Most rules use these facts to skip texts that they need not examine.
struct TextTraits: Sendable {
  /// The kinds of characters in a text.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32
    static let digit = Kinds(rawValue: 1 << 0)
    static let nativeDigit = Kinds(rawValue: 1 << 1)
    static let upper = Kinds(rawValue: 1 << 2)
    static let lower = Kinds(rawValue: 1 << 3)
    static let backslash = Kinds(rawValue: 1 << 4)
    static let ampersand = Kinds(rawValue: 1 << 5)
    static let angle = Kinds(rawValue: 1 << 6)
    static let parenthesis = Kinds(rawValue: 1 << 7)
    static let slash = Kinds(rawValue: 1 << 8)
    static let percent = Kinds(rawValue: 1 << 9)
    static let brace = Kinds(rawValue: 1 << 10)
    static let asterisk = Kinds(rawValue: 1 << 11)
    static let underscore = Kinds(rawValue: 1 << 12)
    static let dot = Kinds(rawValue: 1 << 13)
    static let currency = Kinds(rawValue: 1 << 14)
    static let ellipsis = Kinds(rawValue: 1 << 15)
    static let control = Kinds(rawValue: 1 << 16)
    /// Zero-width, bidirectional and other formatting characters, and characters without a meaning, such as U+FFFD.
    static let invisible = Kinds(rawValue: 1 << 17)
    /// Arrows, signs, dingbats and emoji: characters other than letters, digits and common punctuation.
    static let symbol = Kinds(rawValue: 1 << 18)
    static let space = Kinds(rawValue: 1 << 19)
    static let edgeSpace = Kinds(rawValue: 1 << 20)
    static let colon = Kinds(rawValue: 1 << 21)
    /// A square bracket.
    static let bracket = Kinds(rawValue: 1 << 22)
    static let backtick = Kinds(rawValue: 1 << 23)
    static let otherASCIISymbol = Kinds(rawValue: 1 << 24)
  }

  private(set) var kinds: Kinds = []
  /// The scripts of the letters.
  private(set) var scripts: Script = []
  /// The number of letters, without combining marks.
  private(set) var letterCount = 0
  /// The number of words, which are runs of letters and digits.
  private(set) var wordCount = 0
  /// The number of Latin letters.
  private(set) var latinCount = 0

  /// Examines the parts of a text that are not arguments.
  init(of parts: some Sequence<String>) {
    var isInWord = false
    var first = true
    var lastIsSpace = false
    for part in parts {
      var part = part
      part.withUTF8 { bytes in
        var offset = 0
        while offset < bytes.count {
          let byte = bytes[offset]
          if byte < 0x80 {
            offset += 1
            switch byte {
            case 0x61...0x7A:
              kinds.insert(.lower)
              letterCount += 1
              latinCount += 1
              if !isInWord { wordCount += 1 }
              isInWord = true
            case 0x41...0x5A:
              kinds.insert(.upper)
              letterCount += 1
              latinCount += 1
              if !isInWord { wordCount += 1 }
              isInWord = true
            case 0x20, 0x09, 0x0A, 0x0D:
              kinds.insert(.space)
              if first { kinds.insert(.edgeSpace) }
              isInWord = false
            case 0x30...0x39:
              kinds.insert(.digit)
              if !isInWord { wordCount += 1 }
              isInWord = true
            // An apostrophe is part of a word.
            case 0x27: break
            default:
              kinds.formUnion(Self.asciiKinds[Int(byte)])
              isInWord = false
            }
            lastIsSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A
            first = false
            continue
          }
          let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
          var value = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
          for index in 1..<length where offset + index < bytes.count {
            value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
          }
          offset += length
          let isSpace = value == 0xA0 || value == 0x3000 || (0x2000...0x200A).contains(value) || value == 0x202F
          if isSpace {
            kinds.insert(.space)
            isInWord = false
          } else {
            add(value, &isInWord)
          }
          lastIsSpace = isSpace
          first = false
        }
      }
      isInWord = false
    }
    if lastIsSpace { kinds.insert(.edgeSpace) }
    if latinCount > 0 { scripts.insert(.latin) }
  }

  private mutating func add(_ value: UInt32, _ isInWord: inout Bool) {
    switch value {
    case 0x80...0x9F:
      kinds.insert(.control)
      isInWord = false
    case 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFD, 0xE000...0xF8FF,
      0x61C, 0x180E:
      kinds.insert(.invisible)
    case 0xA1, 0xA7, 0xAB, 0xB4, 0xB6...0xB8, 0xBB, 0xBF, 0x2010...0x201F, 0x2039...0x203A, 0x3001...0x3004,
      0x3008...0x3011, 0x3014...0x301F, 0xFF01...0xFF0E, 0xFF1A...0xFF20, 0xFF3B...0xFF3D, 0x964...0x965,
      0x60C, 0x61B, 0x61F, 0x66A...0x66D, 0x6D4, 0x5BE, 0x5C0, 0x5C3, 0x5F3, 0x5F4, 0x30FB, 0x37E, 0x387,
      0x55A...0x55F, 0x589, 0x104A...0x104F, 0x17D4...0x17DA, 0x1361...0x1368, 0xE2F, 0xE4F, 0xE5A...0xE5B,
      0xFF5F...0xFF65, 0xFF9:
      if value == 0xFF0E { kinds.insert(.dot) }
      if value == 0x66A || value == 0xFF05 { kinds.insert(.percent) }
      if value == 0xFF08 || value == 0xFF09 { kinds.insert(.parenthesis) }
      if value == 0xFF04 { kinds.insert(.currency) }
      isInWord = false
    case 0x2026: kinds.insert(.ellipsis)
    case 0x2022...0x2025, 0x2027, 0x2030...0x2038, 0x203B...0x205E, 0x2070...0x209C, 0x2100...0x2BFF, 0x3012, 0x3013,
      0x3020, 0x3030...0x303F, 0x3200...0x33FF, 0x1F000...0x1FAFF, 0xA6, 0xA9, 0xAC, 0xAE...0xB3, 0xB9, 0xBC...0xBE,
      0xD7, 0xF7, 0xA8, 0xFF5E:
      kinds.insert(.symbol)
      isInWord = false
    case 0xA2...0xA5, 0x20A0...0x20CF, 0xFFE0...0xFFE6:
      kinds.insert(.currency)
      isInWord = false
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F, 0x9E6...0x9EF, 0xA66...0xA6F, 0xAE6...0xAEF, 0xBE6...0xBEF,
      0xC66...0xC6F, 0xCE6...0xCEF, 0xD66...0xD6F, 0xE50...0xE59, 0xED0...0xED9, 0xF20...0xF29, 0x1040...0x1049,
      0x17E0...0x17E9, 0xFF10...0xFF19:
      kinds.insert(.nativeDigit)
      if !isInWord { wordCount += 1 }
      isInWord = true
    // A mark belongs to the letter before it.
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x670, 0xFE00...0xFE0F,
      0x20D0...0x20FF:
      break
    default:
      let script = Script(letter: value)
      scripts.insert(script)
      letterCount += 1
      if script == .latin { latinCount += 1 }
      if let scalar = Unicode.Scalar(value), !script.isDisjoint(with: [.latin, .cyrillic, .greek, .armenian]) {
        if scalar.properties.isUppercase { kinds.insert(.upper) } else { kinds.insert(.lower) }
      }
      // In scripts without spaces between words, two characters count as one word.
      if !script.isDisjoint(with: [.han, .kana, .thai, .lao, .khmer, .myanmar]) {
        if letterCount.isMultiple(of: 2) || !isInWord { wordCount += 1 }
      } else if !isInWord {
        wordCount += 1
      }
      isInWord = true
    }
  }

  private static let asciiKinds: [Kinds] = {
    var kinds = [Kinds](repeating: [], count: 128)
    for byte in 0..<0x20 where ![0x09, 0x0A, 0x0D].contains(byte) { kinds[byte] = .control }
    kinds[0x7F] = .control
    for (character, kind): (Character, Kinds) in [
      ("\\", .backslash), ("&", .ampersand), ("<", .angle), (">", .angle), ("(", .parenthesis), (")", .parenthesis),
      ("/", .slash), ("%", .percent), ("{", .brace), ("}", .brace), ("*", .asterisk), ("_", .underscore), (".", .dot),
      ("$", .currency), (":", .colon), ("[", .bracket), ("]", .bracket), ("`", .backtick), ("#", .otherASCIISymbol),
      ("+", .otherASCIISymbol), ("=", .otherASCIISymbol), ("@", .otherASCIISymbol), ("^", .otherASCIISymbol),
      ("|", .otherASCIISymbol), ("~", .otherASCIISymbol),
    ] {
      kinds[Int(character.asciiValue!)] = kind
    }
    return kinds
  }()
}
