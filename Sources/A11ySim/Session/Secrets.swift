/// The texts that a transcript must not show, and the texts that an audit must not quote.
struct Secrets: Sendable {
  /// Every one-time code, if the simulation hides all codes; otherwise nil.
  private(set) var redaction: Redaction?
  /// The texts entered into secure fields. They are hidden in transcripts and audits, for example if a component logs
  /// them.
  private(set) var typed = Redaction()
  /// Every one-time code, even if transcripts may show it; nil if no audit is requested. Only an audit needs these
  /// codes.
  private var entered: Redaction?
  /// The characters that the person entered with the latest consecutive key presses, at most 32.
  private var enteredByKeys = ""

  init(of scenario: Scenario, isRedacted: Bool, isAudited: Bool) {
    redaction = isRedacted ? Redaction(scenario) : nil
    entered = isAudited ? Redaction(scenario) : nil
  }

  /// Whether the session must look for one-time codes in text fields: true for an audit, and for a simulation
  /// that hides all codes.
  var looksForCodes: Bool { redaction != nil || entered != nil }

  /// Adds a one-time code. A transcript may show the code unless the simulation hides all codes.
  mutating func add(code: String) {
    redaction?.add(code)
    entered?.add(code)
  }

  /// Adds a one-time code that the detail of an effect contains, if the simulation hides all codes. The code is not
  /// added to the codes that an audit must not quote.
  mutating func add(detail code: String) { redaction?.add(code) }

  /// Adds the text that the person enters with a step, if the simulation hides all codes.
  mutating func add(_ step: Step) { redaction?.add(step) }

  /// Adds a text entered into a secure field.
  mutating func add(secret: String) { typed.add(secret) }

  /// Adds the text that a step enters into a secure field.
  mutating func add(secretOf step: Step) { typed.add(step) }

  /// Adds a character entered with the software keyboard, and the text that this character forms with the characters
  /// entered just before.
  mutating func add(key character: Character, isSecure: Bool) {
    // A code may have up to 32 characters.
    enteredByKeys = String((enteredByKeys + String(character)).suffix(32))
    if isSecure { typed.add(enteredByKeys) }
    add(code: enteredByKeys)
  }

  /// Ends a sequence of key presses, because the person does something else.
  mutating func endKeys() { if !enteredByKeys.isEmpty { enteredByKeys = "" } }

  /// Returns a message in which bullets replace the texts of secure fields. If `hidingCodes` is true, bullets also
  /// replace every one-time code.
  func concealed(_ text: String, hidingCodes: Bool) -> String {
    let text = typed.withoutCodes(text)
    guard hidingCodes, let entered else { return text }
    // A quoted text may be a part of a code, or a single digit.
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
