import AccessibilityModel

/// What a play must not show: the contents of secret fields, and with `--redact` everything that a person enters.
///
/// A field is secret for the whole play if it is secure at any time (`Screen.secret`). What the reader derives from its
/// content is hidden by the id of the field, in `Session.masked`; texts of the app are searched for the content.
package struct Secrets: Sendable {
  /// Whether everything that a person enters is hidden.
  let isRedacted: Bool
  /// The contents of secret fields.
  private var secure = SecretTexts()
  /// The contents of all fields, and codes in notifications; nil if nobody asks for them.
  private var codes: SecretTexts?
  /// What the steps of the scenario enter later. With `--redact`, an app may send a code before the person enters it.
  private var ahead = SecretTexts()
  /// Whether a step was played. A mere description of the screen shows no code that a step enters.
  var hasBegun = false
  /// The texts that were on the screen, at the beginning of any step.
  private var seen: Set<String> = []
  /// The number of the tree whose texts are in `seen`.
  private var seenTree: Int?
  /// The texts that the person entered in a component, or in a secure field of one, one after another. The tree has no
  /// content of a secure field.
  private var typed: [String: String] = [:]
  /// The words that the reader derived from entered texts, such as an echo, and the reader's own words. They serve to
  /// hide lines that a message quotes.
  private var derived: Set<String> = []
  private var own: Set<String> = []

  init(of scenario: Scenario, isRedacted: Bool, notesEntered: Bool) {
    self.isRedacted = isRedacted
    codes = isRedacted || notesEntered ? SecretTexts() : nil
    guard codes != nil else { return }
    for steps in [scenario.steps] + scenario.reactions.map(\.steps.flattened) { expect(steps) }
  }

  /// Notes what steps enter, also in several parts. What consecutive steps enter is one content that grows.
  private mutating func expect(_ steps: [Step]) {
    var (text, place) = ("", 0)
    func note(_ content: String, in secrets: inout Secrets) { secrets.ahead.note(content, of: "\(place)") { [] } }
    for (index, step) in steps.enumerated() {
      switch step.action {
      case .type(let typed, _, _): text += typed
      case .touch(let id):
        if let character = SoftwareKeyboard.character(ofKey: id) { text.append(character) }
      case .delete(let count, _):
        note(text, in: &self)
        text.removeLast(min(max(0, count), text.count))
      default: break
      }
      // A touch of another element or a new screen ends the content; a pause does not.
      var ends = false
      switch step.action {
      case .paste, .autofill, .screen, .show, .focus, .notification: ends = true
      case .touch(let id): ends = !SoftwareKeyboard.isKey(id)
      default: break
      }
      if ends, !text.isEmpty {
        note(text, in: &self)
        text = ""
      }
      if ends { place = index + 1 }
      switch step.action {
      case .paste(let pasted?), .autofill(let pasted): ahead.note(pasted, of: "\(index)!") { [] }
      case .notification(_, let message):
        if let code = SoftwareKeyboard.code(in: message) { ahead.note(code, of: "\(index)!") { [] } }
      default: break
      }
    }
    note(text, in: &self)
  }

  var isEmpty: Bool { secure.isEmpty && (codes?.isEmpty ?? true) && ahead.isEmpty }

  var looksForCodes: Bool { codes != nil }

  // MARK: Adding

  /// Notes the texts on the screen before the next step.
  mutating func see(_ tree: AccessibilityTree, number: Int) {
    if seenTree == number { return }
    seenTree = number
    func visit(_ element: AccessibilityElement) {
      // An insertion would copy the set after each act of an exploration, even if it inserts nothing.
      for text in element.texts where !seen.contains(text) { seen.insert(text) }
      element.children.forEach(visit)
    }
    tree.elements.forEach(visit)
  }

  /// A new screen begins to count its trees again.
  mutating func forgetTree() { seenTree = nil }

  mutating func note(_ content: String, of field: String, isSecret: Bool) {
    if isSecret { secure.note(content, of: field) { seen } }
    codes?.note(content, of: field) { seen }
  }

  mutating func note(typed text: String, in component: String, isSecret: Bool) {
    typed[component, default: ""] += text
    note(typed[component] ?? "", of: component + "/", isSecret: isSecret)
  }

  mutating func note(deletionIn component: String, isSecret: Bool) {
    _ = typed[component]?.popLast()
    note(typed[component] ?? "", of: component + "/", isSecret: isSecret)
  }

  mutating func pause(in field: String, of component: String?) {
    for id in [field, field + "/"] + (component.map { [$0, $0 + "/"] } ?? []) {
      secure.pause(in: id)
      codes?.pause(in: id)
    }
  }

  mutating func remember(derived text: String) { if !derived.contains(text) { derived.insert(text) } }

  mutating func remember(own text: String) { if !own.contains(text) { own.insert(text) } }

  // MARK: Hiding

  /// Returns a text with bullets in place of the contents of secret fields; nil if it has none.
  func withoutSecrets(_ text: String, at place: SecretTexts.Place) -> String? { secure.masked(text, at: place) }

  /// Returns a text with bullets in place of everything that must not be shown; nil if there is nothing.
  package func hidden(_ text: String, at place: SecretTexts.Place) -> String? {
    var hidden = secure.masked(text, at: place)
    guard isRedacted else { return hidden }
    hidden = codes?.masked(hidden ?? text, at: hidden == nil ? place : .event) ?? hidden
    if place == .event || !hasBegun || Self.namesCode(text) {
      hidden = ahead.masked(hidden ?? text, at: .event) ?? hidden
    }
    return hidden
  }

  func shown(_ text: String, at place: SecretTexts.Place = .event) -> String { hidden(text, at: place) ?? text }

  func isAmbiguous(_ text: String) -> Bool {
    secure.isAmbiguous(text) || isRedacted && codes?.isAmbiguous(text) == true
  }

  /// Whether a text is the content of a secret field.
  func holds(_ text: String) -> Bool { secure.holds(text) }

  /// Whether a text on the screen gives a code, so that it does not only contain the same number by chance. These words
  /// are a guess.
  private static func namesCode(_ text: String) -> Bool {
    let text = text.lowercased()
    return [
      "code", "pin", "digit", "código", "codice", "kod", "код", "كود", "رمز",
      "验证码", "コード", "코드", "ziffer", "chiffre",
    ]
    .contains { text.contains($0) }
  }

  // MARK: Messages

  /// Returns a message of the simulator with bullets in place of what must not be shown. Texts of the app are quoted, or
  /// stand alone in a line. Outside of them, only numbers can be secret, and the simulator's own counts stay.
  ///
  /// - Parameter entered: whether everything that a person enters is hidden.
  package func hiding(inMessage message: String, entered: Bool) -> String {
    if secure.isEmpty && !entered { return message }
    let message = entered ? SoftwareKeyboard.masked(message) : message
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { hiding(inLine: String($0), entered) }.joined(separator: "\n")
  }

  private func hiding(inLine line: String, _ entered: Bool) -> String {
    for label in ["expected: ", "heard:    ", "words:    ", "before: ", "after:  ", "- ", "+ ", "  "]
    where line.hasPrefix(label) {
      return label + pieces(line.dropFirst(label.count), entered)
    }
    if line.contains("[") { return pieces(line[...], entered) }
    var result = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "“"), let close = rest[open...].firstIndex(of: "”") {
      result += withoutNumbers(rest[..<open], entered) + "“"
      result += pieces(rest[rest.index(after: open)..<close], entered) + "”"
      rest = rest[rest.index(after: close)...]
    }
    return result + withoutNumbers(rest, entered)
  }

  private func pieces(_ line: Substring, _ entered: Bool) -> String {
    if !line.isEmpty, wasThere(String(line), entered) { return String(line) }
    var pieces = line.components(separatedBy: ", ")
    // One text may have a comma in it. A line of speech has the texts of its parts.
    if !pieces.contains(where: { own.contains($0) || derived.contains($0) || wasThere($0, entered) }) {
      pieces = [String(line)]
    }
    return pieces.map { piece($0, entered) }.joined(separator: ", ")
  }

  private func piece(_ text: String, _ entered: Bool) -> String {
    for (prefix, suffix) in [("[cut: ", "]"), ("[not heard] ", "")]
    where text.hasPrefix(prefix) && text.hasSuffix(suffix) {
      let inner = String(text.dropFirst(prefix.count).dropLast(suffix.count))
      return prefix + piece(inner, entered) + suffix
    }
    if entered, derived.contains(text) { return "•" }
    if own.contains(text) || wasThere(text, entered) { return text }
    let text = secure.masked(text, at: .event) ?? text
    guard entered, let codes else { return text }
    let hidden = codes.masked(text, at: .event) ?? text
    let known = ahead.masked(hidden, at: .event) ?? hidden
    return ahead.withoutDigits(codes.withoutDigits(known))
  }

  /// Whether a text was on the screen and has no secret that was there before.
  private func wasThere(_ text: String, _ entered: Bool) -> Bool {
    seen.contains(text) && secure.masked(text, at: .screen) == nil
      && !(entered && (codes?.masked(text, at: .screen) != nil || Self.namesCode(text)))
  }

  /// Returns the part of a message that quotes nothing without the numbers that must not be shown.
  private func withoutNumbers(_ text: Substring, _ entered: Bool) -> String {
    func hide(_ text: Substring) -> String {
      var text = secure.masked(String(text), at: .event, onlyNumbers: true) ?? String(text)
      guard entered, let codes else { return text }
      text = codes.masked(text, at: .event, onlyNumbers: true) ?? text
      return ahead.masked(text, at: .event, onlyNumbers: true) ?? text
    }
    var result = ""
    var rest = text
    while let count = rest.firstMatch(of: /\d+(?= (?:more lines?|times?)\b)/) {
      result += hide(rest[..<count.range.lowerBound]) + count.output
      rest = rest[count.range.upperBound...]
    }
    return result + hide(rest)
  }
}

extension Substring {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}

extension AccessibilityElement {
  /// The texts of the app that a reader may say of the element. The content of a field is none of them.
  fileprivate var texts: [String] {
    let own = [self.label?.string, text == nil ? self.value?.string : nil, self.hint, self.placeholder].compactMap(
      \.self)
    let android = self.android.map { android in
      [
        android.contentDescription, android.stateDescription, android.hintText, android.error, android.tooltip,
        android.roleDescription, android.labeledBy, android.paneTitle, android.containerTitle,
      ].compactMap { $0?.string } + android.moreLabels.map(\.string)
        + [android.click, android.longClick].compactMap(\.self)
    }
    let all = own + self.actions + self.content.flatMap { [$0.label, $0.value] } + (android ?? [])
    return all.filter { !$0.isEmpty }.flatMap { text in
      let line = text.onOneLine
      return line == text ? [text] : [text, line]
    }
  }
}

/// A place where the app says or shows the content of a secret field.
package struct Reveal: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case label, value, hint, placeholder, error, announcement, notification, log, title
    case text, component
    case fileName = "file name"
  }

  package var kind: Kind
  package var element: String?
  package var step: Int
  package var line: Int?

  /// Whether the app does it, and not the scenario.
  package var isApps: Bool { kind != .title && kind != .fileName }

  /// What does it, with an article.
  package var what: String {
    let article = ["a", "e", "i", "o", "u"].contains { kind.rawValue.hasPrefix($0) } ? "an" : "a"
    switch kind {
    case .title: return "the name of the scenario"
    case .fileName: return "the name of the file"
    default: return "\(article) \(kind.rawValue)" + (element.map { " of \($0)" } ?? "")
    }
  }
}
