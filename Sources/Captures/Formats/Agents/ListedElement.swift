import AccessibilityModel
import TextFormats

/// An element as the tools of coding agents list it: of an app on iOS or on Android, with whatever properties the tool
/// has.
struct ListedElement {
  /// The element type of XCTest, such as `TextField`, or a class of Android, such as `android.widget.EditText`.
  var type: String
  /// The text that Android draws; not used on iOS.
  var text: Known<String> = .unknown
  /// The accessibility label, or the content description of Android.
  var label: Known<String> = .unknown
  var value: Known<String> = .unknown
  /// The placeholder, or the hint text of Android.
  var placeholder: Known<String> = .unknown
  var hint: Known<String> = .unknown
  var identifier: Known<String> = .unknown
  var frame: AccessibilityElement.Frame?
  var isEnabled: Known<Bool> = .unknown
  var isSelected: Known<Bool> = .unknown
  var isFocused: Known<Bool> = .unknown
  /// Whether the element is checked, or not; unknown for an element that cannot be checked.
  var isChecked: Known<Bool> = .unknown
  var isClickable: Known<Bool> = .unknown
  var isVisible: Known<Bool> = .unknown
  /// Whether a text field hides its content; unknown if the tool does not tell.
  var isSecure: Known<Bool> = .unknown
  /// Other properties of Android, under the names that UiAutomator2 gives its attributes.
  var more: [String: String] = [:]
  var location: FileLocation
  var parent: Int?

  init(type: String, location: FileLocation) { (self.type, self.location) = (type, location) }

  var isTextField: Bool {
    type.contains(".")
      ? AndroidView(className: type) == .editText : XCUIElementType(name: type)?.isTextField == true
  }

  /// The name of the type in XCTest for a role in words, such as `text-field` or `text field`.
  static func type(ofRole role: String) -> String {
    switch role.lowercased() {
    case "text", "statictext", "label", "static-text": return "StaticText"
    case "heading", "header": return "Heading"
    case "app": return "Application"
    case "textarea", "text-area": return "TextView"
    case "checkbox", "check-box": return "Switch"
    case "navbar", "nav-bar": return "NavigationBar"
    default: break
    }
    let name = role.split { $0 == "-" || $0 == " " || $0 == "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return XCUIElementType(name: name) == nil ? (name == "SecureField" ? "SecureTextField" : "Other") : name
  }
}

/// A capture that is made of listed elements of one platform.
struct ListedElements {
  let platform: Platform
  private var ios = RawCapture()
  private var android: UIAutomatorReading

  /// - Parameter names: The properties that the tool knows of Android's views, as UiAutomator2 names them.
  init(platform: Platform, names: Set<String>) {
    self.platform = platform
    android = UIAutomatorReading(names: names)
  }

  /// The capture of all elements that were added.
  var capture: RawCapture {
    get {
      var capture = platform == .android ? android.capture : ios
      capture.platform = platform
      return capture
    }
    set { if platform == .android { android.capture = newValue } else { ios = newValue } }
  }

  /// Adds an element. Returns its index in the capture.
  @discardableResult mutating func add(_ element: ListedElement) throws(CaptureRefusal) -> Int {
    var element = element
    if element.isTextField { conclude(about: &element) }
    return platform == .android ? try addView(element) : try ios.add(node(element), below: element.parent)
  }

  /// Decides whether a text field is secure if the tool does not tell. Both systems give bullets for a password. A field
  /// that is named like a password is taken for one, so that a password in clear is never shown.
  private mutating func conclude(about element: inout ListedElement) {
    if element.type == XCUIElementType.secureTextField.name { element.isSecure = .known(true) }
    guard element.isSecure == .unknown else { return }
    let content = platform == .android ? element.text.value : element.value.value
    let names = [element.label, element.placeholder, element.identifier].compactMap(\.value)
    if let content, !content.isEmpty, SecureContents.isMasked(content) {
      element.isSecure = .known(true)
    } else if names.contains(where: \.isNameOfPassword) {
      element.isSecure = .known(true)
      note(.listedSecureByName, element.location, "this field is read as secure, because its name says so")
      if let content, !content.isNameOfPassword { hide(content) }
    }
  }

  /// Notes a text that a secure field holds, so that no other text shows it.
  mutating func hide(_ secret: String) {
    if platform == .android { _ = android.capture.secure.count(secret) } else { _ = ios.secure.count(secret) }
  }

  mutating func note(_ rule: CaptureRule, _ place: FileLocation, _ message: String) {
    if platform == .android { android.capture.note(rule, place, message) } else { ios.note(rule, place, message) }
  }

  private func node(_ element: ListedElement) -> CapturedNode {
    var node = CapturedNode(type: element.type, location: element.location)
    (node.label, node.value, node.placeholder) = (element.label, element.value, element.placeholder)
    (node.hint, node.identifier, node.frame) = (element.hint, element.identifier, element.frame)
    (node.isEnabled, node.isSelected) = (element.isEnabled, element.isSelected)
    (node.isFocused, node.isVisible) = (element.isFocused, element.isVisible)
    node.isSecure = element.isSecure == .known(true)
    if element.type == "StaticText", node.value.value?.trimmed == node.label.value?.trimmed, node.value.value != nil {
      node.value = .absent
    }
    if element.isTextField, let value = node.value.value, value == node.placeholder.value { node.value = .absent }
    if case .known(let isChecked) = element.isChecked { node.value = .known(isChecked ? "1" : "0") }
    if element.isTextField, node.isSecure, node.value == .absent { node.secureLength = 0 }
    return node
  }

  private mutating func addView(_ listed: ListedElement) throws(CaptureRefusal) -> Int {
    var element = listed
    var attributes: [MarkupParser.Attribute] = []
    func add(_ name: String, _ value: String?) { if let value { attributes.append(.init(name: name, value: value)) } }
    func add(_ name: String, _ flag: Known<Bool>) { add(name, flag.value.map { $0 ? "true" : "false" }) }
    add("class", element.type)
    add("text", element.text.value)
    add("content-desc", element.label.value)
    add("hint", element.placeholder.value)
    add("resource-id", element.identifier.value)
    add("bounds", element.frame.map { "[\($0.x),\($0.y)][\($0.x + $0.width),\($0.y + $0.height)]" })
    add("enabled", element.isEnabled)
    add("selected", element.isSelected)
    add("focused", element.isFocused)
    add("displayed", element.isVisible)
    add("password", element.isSecure)
    add("clickable", element.isClickable == .unknown ? .known(Self.isControl(element.type)) : element.isClickable)
    if case .known(let isChecked) = element.isChecked {
      add("checkable", "true")
      add("checked", isChecked ? "true" : "false")
    }
    // Android gives a text field a menu on a long press (`TextView`).
    if element.isTextField { element.more["long-clickable"] = element.more["long-clickable"] ?? "true" }
    for (name, value) in element.more.sorted(by: { $0.key < $1.key }) { add(name, value) }
    let index = try android.add(
      .init(name: element.type, attributes: attributes, offset: 0, parent: element.parent), at: element.location)
    if element.isChecked == .unknown, Self.hasState(element.type) {
      android.capture.nodes[index].value = .unknown
      note(
        .listedState, element.location,
        "whether this \(element.type.split(separator: ".").last ?? "view") is on is not known, so no state is read")
    }
    return index
  }

  private static func hasState(_ type: String) -> Bool {
    [.checkBox, .radioButton, .toggle, .toggleButton].contains(AndroidView(className: type))
  }

  /// Whether views of a class can be clicked unless the app forbids it.
  private static func isControl(_ type: String) -> Bool {
    switch AndroidView(className: type) {
    case .button, .imageButton, .floatingActionButton, .editText, .checkBox, .radioButton, .toggle, .toggleButton,
      .spinner:
      true
    default: false
    }
  }
}

extension String {
  /// Whether a text says that the field with this name, placeholder or identifier holds a password.
  var isNameOfPassword: Bool {
    let name = lowercased()
    return Self.wordsForPasswords.contains(where: name.contains)
      || name.split { !$0.isLetter }.contains { $0 == "pin" || $0 == "cvv" || $0 == "cvc" }
  }

  /// Whether a text of a secure field is certainly its hint: a few words without digits, one of which names a password.
  /// A password that is such a text would reveal nothing.
  var isHintOfPassword: Bool {
    let isPhrase = unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .spaceSeparator:
        true
      default: " :*…().’'".unicodeScalars.contains(scalar)
      }
    }
    let words = lowercased().split { !$0.isLetter }
    guard isPhrase, words.count <= 6 else { return false }
    let name = words.joined(separator: " ")
    return (Self.wordsForPasswords + Self.wordsForHints).contains { word in
      word.unicodeScalars.contains { $0.value >= 0x0E00 }
        ? name.contains(word) : " \(name) ".contains(" \(word) ")
    } || words == ["pin"]
  }

  /// More words that name a password in the hint of a field that is known to be secure. Elsewhere, they may mean another
  /// word or code.
  private static let wordsForHints = [
    "parola", "şifre", "şifreniz", "sandi", "kata sandi", "clave", "contrasenya", "contrasena", "mật khẩu", "salasana",
    "adgangskode", "passord", "heslo", "jelszó", "lozinka", "лозинка", "κωδικός", "geslo", "slaptažodis", "parole",
    "parool", "lykilorð", "haslo", "senhas", "passwords", "пароля", "รหัสผ่าน", "密码", "口令", "暗証番号", "암호",
    "पासवर्ड", "كلمة المرور", "كلمة السر", "סיסמה", "סיסמא", "رمز عبور", "pasahitza",
  ]

  private static let wordsForPasswords = [
    "password", "passcode", "passwd", "passphrase", "passwort", "kennwort", "contraseña", "senha", "mot de passe",
    "wachtwoord", "lösenord", "hasło", "пароль", "密码", "密碼", "パスワード", "비밀번호",
  ]
}

extension CaptureRule {
  static let listedSecureByName = CaptureRule(
    "agents.secure-by-name", .guess,
    "a text field whose name says that it holds a password is secure, because the format does not tell which fields are"
  )
  static let listedRole = CaptureRule(
    "agents.role", .guess, "the type of an element follows from its other properties, because the format has no types")
  static let listedFlat = CaptureRule(
    "agents.flat-list", .guess,
    "an element is inside a later element whose frame contains its own, because the list names parents after their children"
  )
  static let listedClickable = CaptureRule(
    "agents.clickable", .guess,
    "a button, a field or a check box can be clicked, because the format does not tell what can be")
  static let listedState = CaptureRule(
    "agents.state", .guess,
    "no state is read of a check box or a switch, because the format does not tell whether it is on")
  static let listedFieldName = CaptureRule(
    "agents.field-name", .guess,
    "the name of a text field is read as its hint, because the format writes the description or the hint of a field in one place"
  )
  static let listedRefOrder = CaptureRule(
    "agents.order", .guess, "the elements are read in the order of their numbers, because the format has no positions")
}
