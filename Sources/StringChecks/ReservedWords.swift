import AccessibilityModel
import VoiceOverReader

/// The words that screen readers say for roles and states in a language. On Android they are TalkBack's words. On
/// Apple's platforms they are VoiceOver's words or, if these are unknown, TalkBack's. On other platforms they are the
/// words of both screen readers.
struct ReservedWords: Sendable {
  /// The words for roles, in lower case, by the role's name as `name(of:)` returns it.
  var roles: [String: Set<String>] = [:]
  /// The words for states, in lower case.
  var states: Set<String> = []

  init(_ language: WrittenLanguage, on platform: StringCheck.Platform) {
    func add(_ word: String, role: String) {
      let word = word.heard
      if !word.isEmpty { roles[role, default: []].insert(word) }
    }
    if platform != .android, let wording = VoiceOverWording(language.tag) {
      for (phrase, role) in Self.phrases { if let text = wording.text(phrase)?.text { add(text, role: role) } }
      for phrase in Self.statePhrases { if let text = wording.text(phrase)?.text { states.insert(text.heard) } }
    }
    // Flutter runs on both platforms. TalkBack's words also serve languages whose VoiceOver words are unknown.
    if platform != .apple || roles.isEmpty {
      for role in TalkBackWords.roles {
        if let word = TalkBackWords.word(for: role, in: language) { add(word, role: role) }
      }
      for state in TalkBackWords.states {
        if let word = TalkBackWords.word(for: state, in: language) { states.insert(word.heard) }
      }
    }
    states.remove("")
  }

  private static let phrases: [(VoiceOverPhrase, String)] = [
    (.button, "button"), (.image, "image"), (.textField, "textField"), (.switchButton, "toggle"), (.heading, "heading"),
    (.link, "link"), (.searchField, "searchField"), (.tab, "tab"), (.toggleButton, "toggle"),
    (.popUpButton, "popUpButton"),
  ]

  private static let statePhrases: [VoiceOverPhrase] = [
    .on, .off, .mixed, .selected, .dimmed, .isEditing, .pressed, .notPressed, .expanded, .collapsed, .required,
    .invalid,
  ]

  /// Returns the role's key in `roles`; nil if no words are collected for the role.
  static func name(of role: Role) -> String? {
    switch role {
    case .button, .backButton, .key, .disclosure: "button"
    case .popUpButton: "popUpButton"
    case .image: "image"
    case .textField, .secureTextField, .textView: "textField"
    case .searchField: "searchField"
    case .toggle: "toggle"
    case .slider: "slider"
    case .heading: "heading"
    case .link: "link"
    default: nil
    }
  }
}

struct LocatedElement {
  var screen: StringScreen
  var element: StringScreen.Element
  var label: CheckedText?
  var value: CheckedText?
  var hint: CheckedText?

  /// Returns the elements of each screen with their strings. A string is found if its text equals the element's text,
  /// apart from arguments.
  static func find(in table: CheckedTable, on screens: [StringScreen]) -> [[LocatedElement]] {
    // The screens of a scenario have nearly the same texts, so all screens in a language share a `Finder`.
    var finders: [String: Finder] = [:]
    return screens.compactMap { screen in
      let language = screen.language
      let finder = finders[language] ?? Finder(table.texts.filter { $0.language.tag == language && !$0.text.isEmpty })
      finders[language] = finder
      if finder.isEmpty { return nil }
      func find(_ text: String?) -> CheckedText? { text.flatMap(finder.find) }
      return screen.elements.map { element in
        LocatedElement(
          screen: screen, element: element, label: find(element.label), value: find(element.value),
          hint: find(element.hint))
      }
    }
  }

  /// An index of one language's strings that finds the string for an element's text.
  private final class Finder {
    private let plain: [String: CheckedText]
    private let formats: [(literals: [String], text: CheckedText)]
    private var found: [String: CheckedText?] = [:]

    init(_ texts: [CheckedText]) {
      plain = Dictionary(texts.filter { $0.specifiers.isEmpty }.map { ($0.spoken, $0) }) { first, _ in first }
      formats = texts.filter { !$0.specifiers.isEmpty && $0.traits.letterCount > 1 }.map { ($0.literals, $0) }
    }

    var isEmpty: Bool { plain.isEmpty && formats.isEmpty }

    func find(_ text: String) -> CheckedText? {
      if let known = found[text] { return known }
      let result = plain[text] ?? formats.first { fits($0.literals, text) }?.text
      found[text] = .some(result)
      return result
    }
  }

  /// Returns whether a text contains the literals in order, with any text between them.
  private static func fits(_ literals: [String], _ text: String) -> Bool {
    guard text.hasPrefix(literals[0]) else { return false }
    var rest = text.dropFirst(literals[0].count)
    for literal in literals.dropFirst() where !literal.isEmpty {
      guard let range = rest.firstRange(of: literal) else { return false }
      rest = rest[range.upperBound...]
    }
    return literals[literals.count - 1].isEmpty || rest.isEmpty
  }
}
