/// The words in a key or comment that indicate the purpose of a string.
struct PurposeWords: OptionSet {
  let rawValue: UInt16

  /// A word in a key that says that the string is for screen readers.
  static let certain = PurposeWords(rawValue: 1 << 0)
  /// A word in a comment that says that the string is for screen readers.
  static let certainInComment = PurposeWords(rawValue: 1 << 1)
  static let talkBack = PurposeWords(rawValue: 1 << 2)
  static let hint = PurposeWords(rawValue: 1 << 3)
  /// The ending `_hint`.
  static let hintAtEnd = PurposeWords(rawValue: 1 << 4)
  static let announcement = PurposeWords(rawValue: 1 << 5)
  static let value = PurposeWords(rawValue: 1 << 6)
  static let action = PurposeWords(rawValue: 1 << 7)
  static let label = PurposeWords(rawValue: 1 << 8)
  /// A word that says that the app fills in arguments.
  static let argument = PurposeWords(rawValue: 1 << 9)
  /// The word “accessibility”, unless it names a part of the system or of the app: “accessibility settings”.
  static let accessibility = PurposeWords(rawValue: 1 << 10)

  /// Whether a key with these words is for screen readers. `isMentioned` says that the text itself speaks of
  /// accessibility or a screen reader, and its key then does too.
  func isCertainInKey(isMentioned: Bool) -> Bool {
    contains(.certain) || !isMentioned && (contains(.accessibility) || contains(.named))
  }

  /// Whether a comment with these words is about a text for screen readers.
  func isCertainInComment(isMentioned: Bool) -> Bool {
    contains(.certainInComment) || !isMentioned && contains(.accessibility)
  }

  /// The name of a screen reader.
  static let named = PurposeWords(rawValue: 1 << 11)
  /// The word “accessibility” as the name of a part of the system or of the app.
  static let feature = PurposeWords(rawValue: 1 << 12)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Finds the words in a text, ignoring case. Each entry of a catalogue is searched, so the text is read only once for
  /// all words.
  init(in text: String, isKey: Bool = false) {
    var found: PurposeWords = []
    var text = text
    text.withUTF8 { bytes in
      for start in bytes.indices {
        for word in Self.byFirstByte[Int(Self.small(bytes[start]))] where Self.stands(word.bytes, at: start, in: bytes)
        {
          // “aria” is the end of other words, too. A capital letter begins a word.
          if word.bytes.starts(with: Self.aria), start > 0, Self.isLetter(bytes[start - 1]), bytes[start] & 0x20 != 0 {
            continue
          }
          let isFeature = word.meaning == .accessibility && Self.namesFeature(at: start, in: bytes, isKey: isKey)
          found.formUnion(isFeature ? .feature : word.meaning)
        }
      }
      let ending = Array("_hint".utf8)
      if bytes.count >= ending.count, Self.stands(ending, at: bytes.count - ending.count, in: bytes) {
        found.formUnion(.hintAtEnd)
      }
    }
    self = found
  }

  var part: CheckedEntry.Part? {
    if contains(.hint) { return .hint }
    if contains(.announcement) { return .announcement }
    if contains(.value) { return .value }
    if contains(.action) { return .action }
    return contains(.label) ? .label : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private static func stands(_ word: [UInt8], at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count - start >= word.count else { return false }
    for offset in word.indices where small(bytes[start + offset]) != word[offset] { return false }
    return true
  }

  /// Returns whether “accessibility” names settings, a permission, a service or the like: the word before or after it
  /// says so. Separators and a change of case end a word.
  ///
  /// In a key, most words after “accessibility” name the element whose label the text is: `accessibility_settings` for
  /// “Settings”.
  private static func namesFeature(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, isKey: Bool) -> Bool {
    var end = start
    // The rest of “accessibility”, without the next word of a key such as `accessibilitySettings`.
    while end < bytes.count, isLetter(bytes[end]), end == start || bytes[end] & 0x20 != 0 || bytes[end - 1] & 0x20 == 0
    {
      end += 1
    }
    while end < bytes.count, !isLetter(bytes[end]), end - start < 20,
      !".:;\n".utf8.contains(bytes[end]) || bytes[end] == 0x2E
    {
      end += 1
    }
    if after.contains(where: { stands($0, at: end, in: bytes) }) { return true }
    if !isKey, afterInComments.contains(where: { stands($0, at: end, in: bytes) }) { return true }
    var before = start
    while before > 0, !isLetter(bytes[before - 1]) { before -= 1 }
    return Self.before.contains { word in before >= word.count && stands(word, at: before - word.count, in: bytes) }
  }

  private static let aria = Array("aria".utf8)

  private static let after = [
    "permission", "service", "preference", "pref_", "api", "access", "privilege", "shortcut", "statement", "inspector",
    "tutorial", "disclosure", "granted", "denied", "consent",
  ].map { Array($0.utf8) }
  private static let afterInComments = [
    "setting", "section", "screen", "menu", "page", "option", "feature", "mode", "category", "required", "needed",
    "request", "warning", "enabled", "disabled", "overlay", "event", "support", "tool", "zoom", "font",
  ].map { Array($0.utf8) }
  private static let before = [
    "settings", "setting", "preferences", "preference", "prefs", "pref", "permission", "permissions", "enable", "grant",
    "onboarding", "system", "android", "macos", "ios",
  ].map { Array($0.utf8) }

  private static let byFirstByte: [[(bytes: [UInt8], meaning: PurposeWords)]] = {
    let words: [(String, PurposeWords)] = [
      ("a11y", [.certain, .certainInComment]), ("accessib", .accessibility),
      ("voiceover", [.named, .certainInComment]),
      ("voice_over", .named), ("voice over", .certainInComment), ("content_desc", [.certain, .label]),
      ("contentdesc", .certain), ("content description", [.certainInComment, .label]),
      ("screenreader", [.named, .certainInComment]), ("screen_reader", .named), ("screen reader", .certainInComment),
      ("semanticlabel", [.certain, .label]), ("semantic_label", [.certain, .label]),
      ("semanticslabel", [.certain, .label]),
      // The attributes of pages: `aria.close`, `closeAriaLabel`, `aria-label`.
      ("aria.", .certain), ("aria_", .certain), ("aria-", .certain), ("arialabel", [.certain, .label]),
      ("ariadescription", .certain), ("ariaroledescription", .certain), ("ariavaluetext", [.certain, .value]),
      ("talkback", [.talkBack, .certainInComment]),
      ("hint", .hint), ("announce", .announcement), ("accessibility value", .value), ("accessibilityvalue", .value),
      ("a11y_value", .value), ("accessibility action", .action), ("custom action", .action), ("label", .label),
      ("argument", .argument), ("parameter", .argument),
    ]
    var table = [[(bytes: [UInt8], meaning: PurposeWords)]](repeating: [], count: 256)
    for (word, meaning) in words { table[Int(word.utf8.first!)].append((Array(word.utf8), meaning)) }
    return table
  }()
}
