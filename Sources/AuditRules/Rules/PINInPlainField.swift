import AccessibilityModel
import Simulation

extension AuditRule {
  static let pinInPlainField = AuditRule(
    id: "pin-in-plain-field", severity: .warning, criteria: [],
    summary: "a PIN or password is typed into a field that is not secure",
    explanation: """
      The screen reader speaks each character, and everybody nearby hears it. The rule looks at text fields into which \
      the person types and that are secure at no time, if their name has a word for a PIN or a password (“PIN”, \
      “passcode”, “mot de passe”). A code from a message is no lasting secret, so fields for a one-time code do not \
      count, nor does the PIN of a game or a meeting. An address may have a “PIN code”, so the rule ignores that word \
      where a field asks for a street or a town. It also ignores a field beside a control that shows and hides the \
      characters. `secret-in-plain-field` knows two fields for one secret.
      """,
    remedy: "make the field secure, and let the person show its characters",
    examples: [
      .finds(
        "pin asks for “PIN of the card”, but is not secure, so what is typed there is spoken in clear",
        on: .element(.init(id: "pin", role: .textField, label: "PIN of the card")),
        steps: .touch("pin"), .doubleTap, .type("5831")),
      .leaves(
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN of the card")),
        .element(.init(id: "game", role: .textField, label: "Game PIN")),
        steps: .touch("pin"), .doubleTap, .type("5831"), .touch("game"), .doubleTap, .type("7714")),
    ], judging: .label
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var typed: [(field: String, interaction: Int)] = []
    var known: Set<String> = []
    // A field that is secure at any time is one in which the person can show the characters.
    var secure: Set<String> = []
    for (index, interaction) in play.interactions.enumerated() {
      guard case (_, let field, .typed)? = interaction.insertion else { continue }
      for element in [interaction.before.tree[field], interaction.after.tree[field]] {
        if element?.text?.isSecure == true || element?.text?.isSecret == true { secure.insert(field) }
      }
      if known.insert(field).inserted { typed.append((field, index)) }
    }
    if typed.isEmpty { return .notEvaluated("nothing is typed into a text field") }
    return .found(
      typed.compactMap { field, index in
        let tree = play.interactions[index].before.tree
        guard !secure.contains(field), let element = tree[field], element.text?.contentType != .oneTimeCode,
          let name = element.name(on: play.platform)?.string, name.asksForASecret,
          !tree.exposed.contains(where: { $0.showsCharacters(on: play.platform) })
        else { return nil }
        if name.spokenWords.contains(where: { $0 == "code" || $0 == "pincode" }),
          tree.textFields.contains(where: { $0.name(on: play.platform)?.string.asksForAnAddress ?? false })
        {
          return nil
        }
        return Spot(
          message:
            "\(field) asks for “\(name.onOneLine)”, but is not secure, so what is typed there is spoken in clear",
          element: field, interaction: index)
      })
  }
}

extension AccessibilityElement {
  /// Whether this is a control that shows or hides the characters of a password.
  fileprivate func showsCharacters(on platform: Platform) -> Bool {
    isControl(on: platform) && !allTraits.isDisjoint(with: [.toggle, .button])
      && name(on: platform)?.string.asksForASecret == true
      && name(on: platform)?.string.spokenWords.contains(where: Self.showing.contains) == true
  }

  private static let showing: Set<String> = [
    "show", "hide", "reveal", "display", "anzeigen", "verbergen", "zeigen", "afficher", "masquer", "mostrar", "ocultar",
    "mostra", "nascondi", "tonen", "visa", "dölj", "vis", "skjul", "pokaż", "ukryj", "показать", "скрыть",
  ]
}

extension String {
  /// Whether a name has a word for a lasting secret. The words are general knowledge of the languages.
  fileprivate var asksForASecret: Bool {
    let words = spokenWords
    if words.contains(where: Self.harmless.contains) { return false }
    // A pin on a map is written with small letters.
    let isPIN = split { !$0.isLetter }.contains("PIN") || trimmed == "Pin"
    if isPIN || words.contains(where: Self.secrets.contains) { return true }
    let text = lowercased()
    return Self.phrases.contains { text.contains($0) }
  }

  /// What stands beside “PIN” and “password” where none is asked for, or where everybody may know it.
  private static let harmless: Set<String> = [
    "game", "meeting", "room", "quiz", "event", "class", "hint", "question", "mail", "email", "phone", "forgot",
  ]

  fileprivate var asksForAnAddress: Bool {
    spokenWords.contains {
      ["address", "street", "city", "town", "district", "state", "landmark", "house"].contains($0)
    }
  }

  private static let secrets: Set<String> = [
    "pincode", "passcode", "password", "passphrase", "passwort", "kennwort", "wachtwoord", "toegangscode",
    "contraseña", "senha", "lösenord", "adgangskode", "kodeord", "passord", "salasana", "hasło", "heslo", "jelszó",
    "parolă", "parola", "lozinka", "geslo", "şifre", "пароль", "пін", "пин", "парола", "лозинка",
  ]

  private static let phrases = [
    "mot de passe", "code secret", "palavra-passe", "código secreto", "mật khẩu", "kata sandi", "รหัสผ่าน", "暗証番号",
    "パスワード", "パスコード", "密码", "密碼", "비밀번호", "كلمة المرور", "كلمة السر", "סיסמה",
  ]
}
