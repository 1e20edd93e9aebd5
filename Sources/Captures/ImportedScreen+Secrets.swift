import AccessibilityModel
import Simulation

extension ImportedScreen {
  /// Conceals in every screen what a field holds that is secure in one of them, by id, and the texts that repeat it.
  package static func shareSecrets(of screens: inout [ImportedScreen]) {
    let secrets = takeSecrets(of: &screens)
    conceal(secrets, in: &screens)
  }

  /// Takes what a field holds that is secure on one screen out of the other screens, and returns all secrets.
  ///
  /// - Parameter contents: What secure fields were seen to hold while the screens were read.
  static func takeSecrets(of screens: inout [ImportedScreen], and contents: Set<String> = []) -> SecretTexts {
    let ids = screens.reduce(into: Set<String>()) { $0.formUnion($1.elements.secureFields) }
    var found = ["": contents]
    if !ids.isEmpty {
      for index in screens.indices { screens[index].takeContents(of: ids, into: &found) }
    }
    var secrets = SecretTexts()
    for (field, contents) in found.sorted(by: { $0.key < $1.key }) {
      // In this order, what a person typed key by key is one secret.
      for content in contents.sorted() { secrets.note(content, of: field) { [] } }
    }
    return secrets
  }

  /// Conceals the secrets in all texts of the screens.
  static func conceal(_ secrets: SecretTexts, in screens: inout [ImportedScreen]) {
    if secrets.isEmpty { return }
    let ids = screens.reduce(into: Set<String>()) { $0.formUnion($1.elements.secureFields) }
    // The screens of one app repeat most of their texts.
    var known: [String: String] = [:]
    for index in screens.indices {
      screens[index].conceal(keeping: ids) { text in
        if let text = known[text] { return text }
        let hidden = secrets.masked(text, at: .event) ?? text
        known[text] = hidden
        return hidden
      }
    }
  }

  /// Takes what the fields hold out of those that are not secure on this screen.
  private mutating func takeContents(of ids: Set<String>, into contents: inout [String: Set<String>]) {
    elements.change { element in
      guard ids.contains(element.id), let text = element.text, !text.isSecure, let value = element.value,
        value.string != .concealed
      else { return }
      // An empty field has its placeholder as its value on some platforms.
      if text.length == 0 || value.string == element.placeholder { return }
      if !SecureContents.isMasked(value.string), !value.string.isHintOfPassword {
        contents[element.id, default: []].insert(value.string)
      }
      element.value = SpokenText(String.concealed)
      element.text?.length = String.concealed.count
      element.text?.insertionPoint = 0
      guard let source = element.source else { return }
      notices.append(
        CaptureNotice(
          .secureText, at: source,
          "the content of this field is left out, because the field is secure in another capture"
        ))
    }
  }

  /// Changes all texts of the screen, and its ids, which are often made of texts. The ids of `fields` stay.
  private mutating func conceal(keeping fields: Set<String>, _ hidden: (String) -> String) {
    var ids: Set<String> = [Self.rootID]
    elements.change { ids.insert($0.id) }
    var renamed: [String: String] = [:]
    elements.change { element in
      element.label = element.label.map { SpokenText(hidden($0.string), like: $0) }
      element.value = element.value.map { SpokenText(hidden($0.string), like: $0) }
      (element.placeholder, element.hint) = (element.placeholder.map(hidden), element.hint.map(hidden))
      element.drawn = element.drawn.map(hidden)
      element.actions = element.actions.map(hidden)
      element.content = element.content.map {
        .init(label: hidden($0.label), value: hidden($0.value), isImportant: $0.isImportant)
      }
      element.android?.replaceTexts(hidden)
      let id = element.id
      if fields.contains(id) || id == Self.rootID || hidden(id) == id { return }
      element.id = ScreenBuilder.unique(ScreenBuilder.word(hidden(id)), among: &ids)
      renamed[id] = element.id
    }
    if !renamed.isEmpty {
      elements.change { element in element.order = element.order.map { renamed[$0] ?? $0 } }
    }
    app = app.map(hidden)
    spoken = spoken.map { .init(hidden($0.text), line: $0.line) }
    phrases = phrases.reduce(into: [:]) { phrases, phrase in
      phrases[renamed[phrase.key] ?? phrase.key] = .init(hidden(phrase.value.text), line: phrase.value.line)
    }
    for index in notices.indices { notices[index].message = hidden(notices[index].message) }
  }
}

extension SpokenText {
  /// A text that takes the place of another one, with its languages if it is the same.
  fileprivate init(_ text: String, like old: SpokenText) { self = text == old.string ? old : SpokenText(text) }
}

extension [AccessibilityElement] {
  /// Changes each element and all that are in it.
  mutating func change(_ change: (inout AccessibilityElement) -> Void) {
    for index in indices {
      change(&self[index])
      self[index].children.change(change)
    }
  }
}
