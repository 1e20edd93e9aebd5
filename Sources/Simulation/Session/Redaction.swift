import AccessibilityModel

/// The one-time codes to hide. Every text that the person enters counts as a code, and so does a code in a
/// notification. Case is ignored.
package struct Redaction: Sendable {
  /// The maximum length of a typed text that may be a part of a code. Several steps may type the parts of one code.
  private static let partLength = 3
  private static let pieceLength = 4

  /// The phrases of the reader, of which some name a single character.
  private var catalogues: [PhraseCatalogue] = []
  private var codes = Codes()
  private var countsOnlyNumbers = false
  /// The last characters (at most 32) that consecutive steps entered as parts of a code, possibly in several fields.
  private var parts: [Character] = []
  /// Every sequence of `pieceLength` characters that was entered in parts. The sequences overlap, because a code may
  /// begin at any character.
  private var pieces: Set<[Character]> = []

  init() {}

  var onlyNumbers: Redaction {
    var redaction = self
    redaction.countsOnlyNumbers = true
    return redaction
  }

  var isEmpty: Bool { codes.isEmpty && pieces.isEmpty }

  /// Creates a redaction of all codes that the person enters in a scenario. The codes must be known at the start,
  /// because an app may show a code before the person enters it.
  package init(_ scenario: Scenario) {
    catalogues = scenario.catalogues
    for steps in [scenario.steps] + scenario.reactions.map(\.steps.flattened) {
      for step in steps { add(step) }
      parts = []
    }
    // Consecutive touches of keys form a code. Keys without a character, such as shift, are ignored.
    var keys = ""
    for step in scenario.steps + [Step(.appear)] {
      if case .touch(let id) = step.action, let character = SoftwareKeyboard.character(ofKey: id) {
        keys.append(character)
      } else if !step.usesKeys {
        for code in [keys] + keys.split(whereSeparator: { !$0.isNumber }).map(String.init) where code.count > 1 {
          add(code)
        }
        keys = ""
      }
    }
  }

  mutating func add(_ step: Step) {
    switch step.action {
    case .type(let text, _, _):
      add(text)
      add(part: text)
    case .paste(let text?), .autofill(let text):
      add(text)
      parts = []
    case .delete(let count, _): parts.removeLast(min(max(0, count), parts.count))
    case .touch(let id):
      if let character = SoftwareKeyboard.character(ofKey: id) {
        codes.insert(Self.plain(character))
        add(part: String(character))
      }
    case .notification(_, let text): if let code = SoftwareKeyboard.code(in: text) { add(code) }
    default: break
    }
  }

  /// Adds a text to `parts` if it is short enough to be a part of a code. A longer text clears `parts`.
  private mutating func add(part text: String) {
    if text.count > Self.partLength {
      parts = []
      return
    }
    for character in Self.plain(text) where !character.isWhitespace && !character.isPunctuation {
      parts = parts.suffix(31) + [character]
      if parts.count >= Self.pieceLength { pieces.insert(Array(parts.suffix(Self.pieceLength))) }
    }
  }

  mutating func add(_ code: String) {
    codes.insert(code, plain: Self.plain)
  }

  /// Replaces the codes in a text with bullets. Hides the whole text if each of its characters occurs in a code.
  package func masked(_ text: String) -> String {
    if codes.isLast(text) { return text.inBullets }
    let text = withoutCodes(text)
    // The app may show only a part of a code.
    let isPartOfCode =
      !text.isEmpty
      && text.allSatisfy { codes.characters.contains(Self.plain($0)) || $0 == "•" || $0 == " " }
    return isPartOfCode ? text.inBullets : text
  }

  /// Replaces the codes in a text, and every digit that occurs in a code, with bullets. An expectation may contain the
  /// digits of a code one by one.
  func withoutDigits(_ text: String) -> String {
    String(withoutCodes(text).map { $0.isNumber && codes.characters.contains(Self.plain($0)) ? "•" : $0 })
  }

  /// Replaces whole codes with bullets, even if the app puts spaces or hyphens between their characters. A digit
  /// matches the same digit in any script.
  package func withoutCodes(_ text: String) -> String {
    let plain = Self.plain(text)
    if plain == text { return withoutPlainCodes(text) }
    return String(zip(text, withoutPlainCodes(plain)).map { $1 == "•" ? $1 : $0 })
  }

  /// Converts a text to lower case and its digits to ASCII. The number of characters stays the same.
  private static func plain(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) } ? text : String(text.map(plain))
  }

  private static func plain(_ character: Character) -> Character {
    if !character.isASCII, character.isWholeNumber, let number = character.wholeNumberValue, number < 10 {
      return Character(String(number))
    }
    let lowercased = character.lowercased()
    return lowercased.count == 1 ? Character(lowercased) : character
  }

  private func withoutPlainCodes(_ text: String) -> String {
    if codes.isEmpty { return withoutPieces(text) }
    var text = text
    var last: Codes.Index?
    while let found = codes.first(in: Array(text), after: last, onlyNumbers: countsOnlyNumbers) {
      let characters = codes.characters(of: found)
      let code = String(characters)
      text = text.replacing(code, with: code.inBullets)
      if code.count > 3 { text = Self.masked(characters, spreadOver: Array(text)) }
      last = found
    }
    return withoutPieces(text)
  }

  /// Hides codes that steps entered in parts. Finds a code even with punctuation between its characters, or with words
  /// between its digits.
  private func withoutPieces(_ text: String) -> String {
    if pieces.isEmpty { return text }
    let characters = Array(text)
    var result = characters
    for isNumber in [false, true] {
      let places = characters.indices.filter {
        isNumber ? characters[$0].isNumber : !characters[$0].isWhitespace && !characters[$0].isPunctuation
      }
      for first in places.indices.dropLast(Self.pieceLength - 1) {
        let window = places[first..<first + Self.pieceLength]
        let piece = window.map { characters[$0] }
        if countsOnlyNumbers, !piece.contains(where: \.isNumber) { continue }
        if pieces.contains(piece) { for place in window { result[place] = "•" } }
      }
    }
    return String(result)
  }

  private static func masked(_ code: [Character], spreadOver text: [Character]) -> String {
    var text = text
    let code = code.filter { !$0.isWhitespace && !$0.isPunctuation }
    // Names of punctuation may come between the digits of a code: "482 hyphen 913".
    let isNumber = code.allSatisfy(\.isNumber)
    let places = text.indices.filter {
      !text[$0].isWhitespace && !text[$0].isPunctuation && !(isNumber && text[$0].isLetter)
    }
    guard places.count >= code.count else { return String(text) }
    for first in 0...places.count - code.count {
      let window = places[first..<first + code.count]
      guard zip(window, code).allSatisfy({ text[$0] == $1 }) else { continue }
      for place in window { text[place] = "•" }
    }
    return String(text)
  }

  func masked(_ step: Step) -> Step {
    var step = step
    switch step.action {
    case .announce(var announcement):
      let text = announcement.text.string
      announcement.text.string = masked(text)
      if announcement.text.string != text { announcement.text.ipa = nil }
      step.action = .announce(announcement)
    case .post(.pageScrolled(let text)):
      step.action = .post(.pageScrolled(masked(text)))
    case .post(.layoutChangedText(let text)):
      step.action = .post(.layoutChangedText(masked(text)))
    case .toast(let text):
      step.action = .toast(masked(text))
    case .touch(let id) where SoftwareKeyboard.character(ofKey: id) != nil:
      step.action = .touch(SoftwareKeyboard.maskedID)
    case .notification(let app, let text):
      step.action = .notification(app: app, text: masked(text))
    case .set(let changes):
      step.action = .set(changes.map { .init($0.element, $0.property, masked($0.value)) })
    default: break
    }
    return step
  }

  /// Replaces the codes in an utterance with bullets. Also replaces the characters that the person types, deletes or
  /// passes with the insertion point.
  func masked(_ utterance: Utterance) -> Utterance {
    var utterance = utterance
    for index in utterance.segments.indices {
      let segment = utterance.segments[index]
      switch segment.source {
      case .echo, .deletion,
        .insertionPoint where segment.isCharacter(of: catalogues):
        utterance.segments[index].text = segment.text.inBullets
        utterance.segments[index].spokenAs = nil
        utterance.segments[index].phrase = nil
      case .value, .insertionPoint, .label, .announcement, .error, .group, .hint, .placeholder:
        // If the keyboard suggests a code, a phrase of the reader contains the code.
        utterance.segments[index].text =
          segment.phrase == nil ? masked(segment.text) : withoutCodes(segment.text)
        if utterance.segments[index].text != segment.text { utterance.segments[index].ipa = nil }
      case .actions, .context, .state:
        // Table headers, custom content and a toggle's own value come from the app.
        if segment.phrase == nil { utterance.segments[index].text = masked(segment.text) }
      case .trait, .position: break
      }
    }
    return utterance
  }
}

extension Segment {
  /// Whether a segment with the source `insertionPoint` says a character and not the position of the insertion point.
  func isCharacter(of catalogues: [PhraseCatalogue]) -> Bool {
    guard source == .insertionPoint, let phrase else { return true }
    return catalogues.isPhrase(phrase, .character)
  }
}
