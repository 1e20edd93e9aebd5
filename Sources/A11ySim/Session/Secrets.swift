/// What a transcript must not show, and an audit must not quote.
struct Secrets: Sendable {
  /// Every code, where all are to be hidden.
  private(set) var redaction: Redaction?
  /// What went into secure fields: a component may try to log it.
  private(set) var typed = Redaction()
  /// For an audit: every code there is, redacted or not. Nil when nobody asked.
  private var entered: Redaction?
  /// What was entered key by key since the person last did something else.
  private var enteredByKeys = ""

  init(of scenario: Scenario, isRedacted: Bool, isAudited: Bool) {
    redaction = isRedacted ? Redaction(scenario) : nil
    entered = isAudited ? Redaction(scenario) : nil
  }

  /// Whether codes are looked for in what the app shows.
  var looksForCodes: Bool { redaction != nil || entered != nil }

  /// Notes a code that may be shown unless all are hidden.
  mutating func add(code: String) {
    redaction?.add(code)
    entered?.add(code)
  }

  /// Notes what the app was told: for what is written only.
  mutating func add(detail code: String) { redaction?.add(code) }

  /// Notes what a step enters.
  mutating func add(_ step: Step) { redaction?.add(step) }

  /// Notes what went into a secure field.
  mutating func add(secret: String) { typed.add(secret) }

  /// Notes what a step enters into a secure field.
  mutating func add(secretOf step: Step) { typed.add(step) }

  /// Notes a character that was entered by a key on the screen, and what it makes with those before it.
  mutating func add(key character: Character, isSecure: Bool) {
    // A code is longer than a key; no longer than this.
    enteredByKeys = String((enteredByKeys + String(character)).suffix(32))
    if isSecure { typed.add(enteredByKeys) }
    add(code: enteredByKeys)
  }

  /// The person does something else than enter keys.
  mutating func endKeys() { if !enteredByKeys.isEmpty { enteredByKeys = "" } }

  /// A text about what happened, without what went into secure fields; without any code where all are to be hidden.
  func concealed(_ text: String, hidingCodes: Bool) -> String {
    let text = typed.withoutCodes(text)
    guard hidingCodes, let entered else { return text }
    // Quotations may be a part of a code, or one digit.
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "“"), let close = rest[open...].firstIndex(of: "”") {
      let quoted = rest[rest.index(after: open)..<close]
      result += entered.withoutCodes(String(rest[..<open])) + "“" + entered.masked(String(quoted)) + "”"
      rest = rest[rest.index(after: close)...]
    }
    return result + entered.withoutCodes(String(rest))
  }
}
