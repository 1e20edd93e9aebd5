/// The texts that a transcript must not show, and the texts that an audit must not quote.
struct Secrets: Sendable {
  /// The one-time codes, if transcripts must hide them; otherwise nil.
  private(set) var redaction: Redaction?
  /// The texts entered into secure fields. They are always hidden, for example in a component's log.
  private(set) var typed = Redaction()
  /// The one-time codes that an audit must not quote, even if transcripts show them; nil without an audit.
  private var entered: Redaction?
  /// The latest characters that consecutive touches of the software keyboard entered, at most 32.
  private var enteredByKeys = ""

  init(of scenario: Scenario, isRedacted: Bool, isAudited: Bool) {
    redaction = isRedacted ? Redaction(scenario) : nil
    entered = isAudited ? Redaction(scenario) : nil
  }

  var looksForCodes: Bool { redaction != nil || entered != nil }

  mutating func add(code: String) {
    redaction?.add(code)
    entered?.add(code)
  }

  /// Adds a code that transcripts must hide in the detail of an effect. An audit may still quote the code.
  mutating func add(detail code: String) { redaction?.add(code) }

  mutating func add(_ step: Step) { redaction?.add(step) }

  mutating func add(secret: String) { typed.add(secret) }

  mutating func add(secretOf step: Step) { typed.add(step) }

  /// Adds the text that consecutive touches of the software keyboard have entered, with `character` at the end.
  mutating func add(key character: Character, isSecure: Bool) {
    // The simulator assumes that a code has at most 32 characters.
    enteredByKeys = String((enteredByKeys + String(character)).suffix(32))
    if isSecure { typed.add(enteredByKeys) }
    add(code: enteredByKeys)
  }

  mutating func endKeys() { if !enteredByKeys.isEmpty { enteredByKeys = "" } }

  /// Returns a message with bullets in place of the texts of secure fields. If `hidingCodes` is true, bullets also
  /// replace every one-time code.
  func concealed(_ text: String, hidingCodes: Bool) -> String {
    let text = typed.withoutCodes(text)
    guard hidingCodes, let entered else { return text }
    // A quoted text may be only a part of a code. `masked` hides parts of codes too.
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
