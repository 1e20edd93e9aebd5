import AccessibilityModel
import Simulation

extension ImportedScreen {
  /// Conceals in each screen what a field holds that is secure in another one, by id, and the texts that repeat it.
  package static func shareSecrets(of screens: inout [ImportedScreen]) {
    let ids = screens.reduce(into: Set<String>()) { $0.formUnion($1.elements.secureFields) }
    for index in screens.indices where !ids.isEmpty { screens[index].conceal(ids) }
  }

  private mutating func conceal(_ ids: Set<String>) {
    var secrets = SecretTexts()
    elements.change { element in
      guard ids.contains(element.id), let text = element.text, !text.isSecure, let value = element.value else { return }
      // An empty field has its placeholder as its value on some platforms.
      if text.length == 0 || value.string == element.placeholder { return }
      secrets.note(value.string, of: element.id) { [] }
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
    if secrets.isEmpty { return }
    func hidden(_ text: String) -> String { secrets.masked(text, at: .event) ?? text }
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
    }
    app = app.map(hidden)
    spoken = spoken.map { .init(hidden($0.text), line: $0.line) }
    phrases = phrases.mapValues { .init(hidden($0.text), line: $0.line) }
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
