import AccessibilityModel

/// The keyboard that is on the screen while a text field is being edited.
///
/// A person reaches the keys by touch, or by a swipe past the app's last element. The model has a number pad for all
/// languages, and a QWERTY keyboard for English. Keyboards for other languages have digits instead of letters. This
/// choice of keys is general knowledge, not a measurement. `Phrase` has the names of the keys.
public struct SoftwareKeyboard: Sendable {
  /// A key, or the suggestion above the keys.
  public enum Key: Sendable, Hashable {
    case character(Character)
    case delete, space, shift, `return`
    /// The key that switches to the digits, and the key that switches back to the letters.
    case numbers, letters
    /// The suggestion that fills in a code from a text message.
    case code
  }

  var isShifted = false
  var showsNumbers = false
  var code: String?

  /// The prefix of the ids of keys. No id of an app's element can begin with this prefix.
  package static let prefix = "keyboard."

  /// Returns the keys for a field, in the order in which a swipe to the right reaches them.
  func keys(for field: AccessibilityElement.TextState, language: String) -> [Key] {
    let suggestion: [Key] = code != nil && field.contentType == .oneTimeCode ? [.code] : []
    if field.usesNumberPad { return suggestion + Self.digits + [.delete] }
    let hasLetters = language == "en" || language.hasPrefix("en-")
    if showsNumbers || !hasLetters {
      return suggestion + Self.digits + [.delete] + (hasLetters ? [.letters] : []) + [.space, .return]
    }
    return suggestion + Self.letters("qwertyuiopasdfghjkl", isShifted) + [.shift] + Self.letters("zxcvbnm", isShifted)
      + [.delete, .numbers, .space, .return]
  }

  private static let digits = "1234567890".map(Key.character)

  private static func letters(_ row: String, _ isShifted: Bool) -> [Key] {
    row.map { .character(isShifted ? Character($0.uppercased()) : $0) }
  }

  func element(for key: Key, language: String) -> AccessibilityElement {
    var element = AccessibilityElement(id: Self.id(of: key), role: .key)
    switch key {
    case .character(let character): element.label = SpokenText(String(character), language: language)
    case .delete: element.systemLabel = .deleteKey
    case .space: element.systemLabel = .spaceKey
    case .shift: element.systemLabel = .shiftKey
    case .return: element.systemLabel = .returnKey
    case .numbers: element.systemLabel = .numbersKey
    case .letters: element.systemLabel = .lettersKey
    case .code:
      element.systemLabel = .codeSuggestion
      element.label = SpokenText(code ?? "")
    }
    return element
  }

  /// Returns the id of a key, such as `keyboard.4` or `keyboard.delete`. A small and a capital letter have the same id.
  public static func id(of key: Key) -> String {
    switch key {
    case .character(let character): prefix + character.lowercased()
    case .delete: prefix + "delete"
    case .space: prefix + "space"
    case .shift: prefix + "shift"
    case .return: prefix + "return"
    case .numbers: prefix + "numbers"
    case .letters: prefix + "letters"
    case .code: prefix + "code"
    }
  }

  package static let ids: [String] =
    ("1234567890qwertyuiopasdfghjklzxcvbnm".map(Key.character)
    + [.delete, .space, .shift, .return, .numbers, .letters, .code]).map(id)

  /// Returns the digit or small letter of a key; nil for any other id, such as `keyboard.delete`.
  static func character(ofKey id: String) -> Character? {
    guard isKey(id), ids.contains(id) else { return nil }
    let name = id.dropFirst(prefix.count)
    return name.count == 1 ? name.first : nil
  }

  package static func isKey(_ id: String) -> Bool { id.hasPrefix(prefix) }

  /// The id that transcripts show for every key that enters a hidden character.
  static let maskedID = prefix + "•"

  /// Returns a message in which the ids of keys with a character are masked.
  static func masked(_ message: String) -> String {
    var rest = message[...]
    var result = ""
    while let key = rest.firstRange(of: prefix) {
      let end = rest[key.upperBound...].firstIndex { !$0.isLetter && !$0.isNumber } ?? rest.endIndex
      let id = String(rest[key.lowerBound..<end])
      result += rest[..<key.lowerBound] + (character(ofKey: id) == nil ? id : maskedID)
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns the code in a message: the longest run of four to eight digits, or the first run if several are equally
  /// long. Two groups of three digits with a space or hyphen between them count as one run. The rule that iOS uses is
  /// not published.
  static func code(in message: String) -> String? {
    var runs: [String] = []
    var rest = Substring(message)
    var gap = ""
    while !rest.isEmpty {
      let run = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(run.count)
      if run.count == 3, runs.last?.count == 3, gap == " " || gap == "-" {
        runs[runs.count - 1] += run
      } else if !run.isEmpty {
        runs.append(String(run))
      }
      let between = rest.prefix { !($0.isASCII && $0.isNumber) }
      gap = String(between)
      rest = rest.dropFirst(between.count)
    }
    let codes = runs.filter { (4...8).contains($0.count) }
    let longest = codes.map(\.count).max()
    return codes.first { $0.count == longest }
  }
}
