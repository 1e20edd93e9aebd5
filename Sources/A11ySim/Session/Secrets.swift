/// The texts that a transcript must not show and an audit must not quote.
struct Secrets: Sendable {
  /// Every code, where all are hidden; otherwise nil.
  private(set) var redaction: Redaction?
  /// The texts that went into secure fields: a component may try to log them.
  private(set) var typed = Redaction()
  /// For an audit: every code, redacted or not. Nil when no audit is requested.
  private var entered: Redaction?
  /// The characters entered key by key since the person last did something else.
  private var enteredByKeys = ""

  init(of scenario: Scenario, isRedacted: Bool, isAudited: Bool) {
    redaction = isRedacted ? Redaction(scenario) : nil
    entered = isAudited ? Redaction(scenario) : nil
  }

  /// Whether to look for codes in what the app shows.
  var looksForCodes: Bool { redaction != nil || entered != nil }

  /// Adds a code that may be shown unless all are hidden.
  mutating func add(code: String) {
    redaction?.add(code)
    entered?.add(code)
  }

  /// Adds a code from the detail of an effect; it is hidden only where all codes are.
  mutating func add(detail code: String) { redaction?.add(code) }

  /// Adds what a step enters.
  mutating func add(_ step: Step) { redaction?.add(step) }

  /// Adds a text that went into a secure field.
  mutating func add(secret: String) { typed.add(secret) }

  /// Adds what a step enters into a secure field.
  mutating func add(secretOf step: Step) { typed.add(step) }

  /// Adds a character entered by a key on the screen, and the text it forms with those before it.
  mutating func add(key character: Character, isSecure: Bool) {
    // A code is longer than one key, but no longer than this.
    enteredByKeys = String((enteredByKeys + String(character)).suffix(32))
    if isSecure { typed.add(enteredByKeys) }
    add(code: enteredByKeys)
  }

  /// Ends the entry by keys: the person does something else.
  mutating func endKeys() { if !enteredByKeys.isEmpty { enteredByKeys = "" } }

  /// Returns a text about what happened without what went into secure fields, and without any code where `hidingCodes`.
  func concealed(_ text: String, hidingCodes: Bool) -> String {
    let text = typed.withoutCodes(text)
    guard hidingCodes, let entered else { return text }
    // A quotation may be part of a code, or one digit.
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
