import AccessibilityModel

/// Secrets are hidden on the way out: in what is recorded, and never in what the reader, the app or a rule works with.
/// The duration of speech is that of the hidden words, so that times and cuts tell nothing.
extension Session {
  func isSecret(_ id: String?) -> Bool { id.map { device.screen.isSecret($0) } ?? false }

  /// Whether a field is secret and its component is not, because the component has other fields, such as for a name.
  func isSecretPart(_ field: String, of component: String) -> Bool { !isSecret(component) && isSecret(field) }

  /// Makes a field or its component secret.
  mutating func conceal(_ field: String) {
    device.screen.conceal(device.screen.component(owning: field)?.id ?? field)
  }

  /// Whether the element is a secure field now, or a component with one.
  mutating func hasSecureField(_ id: String?) -> Bool {
    guard let id else { return false }
    let prefix = device.screen.componentIDs.contains(id) ? id + "." : nil
    return device.screen.tree.contains { element in
      element.text?.isSecure == true && (element.id == id || prefix.map { element.id.hasPrefix($0) } ?? false)
    }
  }

  // MARK: Noting

  /// Notes the texts on the screen. A text that is there before a content must not be masked because of it.
  mutating func seeTexts() {
    guard device.screen.hasSecrets || secrets.looksForCodes else { return }
    let tree = device.screen.tree
    secrets.see(tree, number: device.screen.treeNumber)
  }

  /// Notes the contents of all fields, because the app or a component may have changed them.
  mutating func noteContents() {
    guard device.screen.hasSecrets || secrets.looksForCodes else { return }
    var joined: [String: String] = [:]
    func visit(_ element: AccessibilityElement) {
      if let text = element.text, !text.isSecure {
        let owner = device.screen.component(owning: element.id)?.id
        if text.isSecret || secrets.looksForCodes {
          let content = text.length == 0 ? "" : device.screen.fields[element.id]?.string ?? element.value?.string ?? ""
          // The value of a part of a component may be words, such as “Empty”. Only a code has digits.
          if owner == nil || content.isEmpty || content.contains(where: \.isNumber) {
            secrets.note(content, of: element.id, isSecret: text.isSecret)
            if let owner { joined[owner, default: ""] += content }
          }
        }
      }
      element.children.forEach(visit)
    }
    device.screen.tree.elements.forEach(visit)
    for (owner, content) in joined { secrets.note(content, of: owner, isSecret: isSecret(owner)) }
  }

  // MARK: Steps

  /// Masks the recorded step if it enters text into a secret field, or if everything that is entered is hidden.
  mutating func conceal(_ step: Step) {
    let mustHide = secrets.isRedacted || device.screen.hasSecrets
    guard mustHide || !secrets.isEmpty else { return }
    if case .set(let changes) = step.action {
      var hidden: Set<String> = []
      for change in changes where change.property == "value" {
        let isField =
          device.screen.tree[change.element]?.text != nil || device.screen.componentIDs.contains(change.element)
        if isSecret(change.element) || isField && secrets.isRedacted { hidden.insert(change.element) }
      }
      maskStep(valuesOf: hidden)
    }
    // A part of a text is no content, so it is masked but not noted.
    if case .select(let text) = step.action,
      secrets.isRedacted || isSecret(device.firstResponder ?? reader.value.cursor) || secrets.holds(text)
        || device.firstResponder == nil && hasOnlySecretFields
    {
      maskStep()
    }
    // If no field is being edited, the text was meant for the field under the cursor, or for another field.
    if step.entersText,
      secrets.isRedacted || isSecret(device.firstResponder ?? reader.value.cursor)
        || device.firstResponder == nil && hasOnlySecretFields
    {
      // What is typed in a field becomes its content. Other text may be changed, or reach no field.
      if device.firstResponder == nil || !step.isTyping, let text = step.enteredText {
        let isSecret =
          isSecret(device.firstResponder ?? reader.value.cursor) || device.firstResponder == nil && hasOnlySecretFields
        secrets.note(text, of: "step \(progress.index)", isSecret: isSecret)
      }
      maskStep()
    } else if let text = step.enteredText, secrets.holds(text) {
      maskStep()
    }
    if !secrets.isEmpty, let step = recorder.step(at: progress.record) {
      recorder.replace(hiding(step), at: progress.record)
    }
  }

  private var hasOnlySecretFields: Bool {
    mutating get {
      device.screen.tree.contains { $0.text?.isSecret == true }
        && !device.screen.tree.contains { $0.text?.isSecret == false }
    }
  }

  /// Masks a recorded step that enters text. `place` is the step's index in the recorder; nil for the current step.
  mutating func maskStep(at place: Int? = nil, valuesOf hidden: Set<String> = []) {
    guard let step = recorder.step(at: place ?? progress.record) else { return }
    recorder.replace(step.masked(valuesOf: hidden), at: place ?? progress.record)
  }

  /// Hides secrets in the texts of a step.
  private mutating func hiding(_ step: Step) -> Step {
    var step = step
    switch step.action {
    case .announce(var announcement):
      let text = announcement.text.string
      announcement.text.string = secrets.shown(text)
      if announcement.text.string != text { announcement.text.ipa = nil }
      step.action = .announce(announcement)
    case .post(.pageScrolled(let text)): step.action = .post(.pageScrolled(secrets.shown(text)))
    case .post(.layoutChangedText(let text)): step.action = .post(.layoutChangedText(secrets.shown(text)))
    case .toast(let text): step.action = .toast(secrets.shown(text))
    case .notification(let app, let text):
      step.action = .notification(app: secrets.shown(app), text: secrets.shown(text))
    case .set(let changes):
      step.action = .set(changes.map { .init($0.element, $0.property, secrets.shown($0.value, at: .screen)) })
    default: break
    }
    return step
  }

  // MARK: Effects

  /// Returns the content of a field as an effect shows it. The length is asked only of a content that is hidden: counting a
  /// long text at each key would cost its length each time.
  func shown(content: String, length: @autoclosure () -> Int, of id: String) -> String {
    isSecret(id) || secrets.isRedacted ? Self.count(length()) : secrets.shown(content, at: .screen)
  }

  /// Returns a text of the app as it may be shown, and notes if it had a secret.
  mutating func revealing(_ text: String, by kind: Reveal.Kind, of element: String?) -> String {
    if secrets.isEmpty { return text }
    let place: SecretTexts.Place = kind == .log ? .event : .screen
    if secrets.withoutSecrets(text, at: place) != nil { note(reveal: kind, of: element) }
    return secrets.shown(text, at: place)
  }

  private mutating func note(reveal kind: Reveal.Kind, of element: String?) {
    let reveal = Reveal(kind: kind, element: element, step: progress.index, line: progress.line)
    if reveals.contains(where: { $0.kind == kind && $0.element == element }) { return }
    reveals.append(reveal)
    interactions?.note(reveal)
  }

  /// Notes that the scenario itself is named after a secret.
  mutating func nameReveals(_ transcript: inout Transcript) {
    if secrets.isEmpty { return }
    if let name = play.scenario.name, secrets.withoutSecrets(name, at: .event) != nil {
      note(reveal: .title, of: nil)
      transcript.header.scenario = secrets.shown(name)
    }
    if let file = play.scenario.file?.split(separator: "/").last,
      secrets.withoutSecrets(String(file.prefix { $0 != "." }), at: .event) != nil
    {
      note(reveal: .fileName, of: nil)
    }
  }

  // MARK: Speech

  /// Hides secrets in speech, and notes where the app says them.
  mutating func hiding(_ utterances: [Utterance]) -> [Utterance] {
    guard device.screen.hasSecrets || secrets.isRedacted || !secrets.isEmpty else { return utterances }
    let (shown, reveals) = masked(utterances)
    for reveal in reveals { note(reveal: reveal.kind, of: reveal.element) }
    if !hasAmbiguousText, !secrets.isEmpty,
      shown.contains(where: { $0.segments.contains { $0.phrase == nil && secrets.isAmbiguous($0.text) } })
    {
      hasAmbiguousText = true
      note("a text that was there before has in it what was entered, so it is not hidden: choose another test value")
    }
    if secrets.isRedacted {
      for (said, hidden) in zip(utterances, shown) {
        for segment in said.segments where segment.phrase != nil { secrets.remember(own: segment.text) }
        if said.segments.count == hidden.segments.count {
          for (old, new) in zip(said.segments, hidden.segments)
          where old.text != new.text && (new.text == "•" || [.echo, .deletion].contains(new.source)) {
            secrets.remember(derived: old.text)
          }
        }
      }
    }
    return shown
  }

  func masked(_ utterances: [Utterance]) -> (shown: [Utterance], reveals: [(kind: Reveal.Kind, element: String?)]) {
    var reveals: [(kind: Reveal.Kind, element: String?)] = []
    let shown = utterances.map { masked($0, &reveals) }
    return (shown, reveals)
  }

  private func masked(
    _ utterance: Utterance, _ reveals: inout [(kind: Reveal.Kind, element: String?)]
  ) -> Utterance {
    let field = fieldSpoken(of: utterance)
    // On most screens with a secure field, nothing is ever entered.
    if field == nil, secrets.isEmpty { return utterance }
    let text = utterance.text
    var utterance = utterance
    var result: [Segment] = []
    result.reserveCapacity(utterance.segments.count)
    for segment in utterance.segments {
      if let field, let hidden = derived(segment, from: field) {
        // The words of one content may be several segments, for example in several languages.
        if let last = result.last, segment.source == .value, last.source == .value, last.text == hidden.text {
          continue
        }
        result.append(hidden)
      } else {
        result.append(searched(segment, utterance, &reveals))
      }
    }
    utterance.segments = result
    if utterance.hidden == nil, utterance.text != text { utterance.hidden = HiddenText(text) }
    return utterance
  }

  private struct SpokenField {
    var isSecret: Bool
    var length: Int
    var content: String
  }

  /// Returns the field from whose content the reader may derive words; nil if there is none whose content is hidden. While
  /// a field is secure, the reader itself says bullets or a number of characters.
  private func fieldSpoken(of utterance: Utterance) -> SpokenField? {
    var id = utterance.element
    if let key = id, SoftwareKeyboard.isKey(key) { id = device.firstResponder }
    if utterance.element == nil, utterance.reason == .typing || utterance.reason == .deletion {
      id = device.firstResponder
    }
    guard let id, secrets.isRedacted || device.screen.isSecret(id), let element = element(id), let text = element.text,
      !text.isSecure
    else { return nil }
    return SpokenField(
      isSecret: device.screen.isSecret(id), length: text.length,
      content: device.screen.fields[id]?.string ?? element.value?.string ?? "")
  }

  private func element(_ id: String) -> AccessibilityElement? {
    var screen = device.screen
    return screen.tree[id] ?? screen.element(id)
  }

  /// Returns a segment that the reader derived from the content of a field, without what it tells; nil for any other
  /// segment.
  private func derived(_ segment: Segment, from field: SpokenField) -> Segment? {
    var hidden = segment
    let catalogues = recorder.header.catalogues
    switch segment.source {
    case .value where catalogues.wordsAroundText(of: segment) != nil:
      hidden.text = catalogues.wordsAroundText(of: segment) ?? ""
    case .value:
      if segment.phrase != nil, !(field.isSecret && catalogues.isPhrase(segment.phrase, .bulletCount)) { return nil }
      if field.length == 0 { return nil }
      hidden.text = field.isSecret ? String.concealed : field.content.inBullets
    case .echo, .deletion:
      // Whether a letter is a capital is told by the words around it.
      let isCharacter = segment.phrase.map { catalogues.isPhrase($0, .character) } ?? true
      hidden.text = isCharacter ? "•" : catalogues.wordsAroundText(of: segment) ?? "•"
    case .insertionPoint where segment.isCharacter(of: catalogues): hidden.text = "•"
    case .insertionPoint:
      guard let words = catalogues.wordsAroundText(of: segment) else { return nil }
      hidden.text = words
    default: return nil
    }
    (hidden.phrase, hidden.ipa, hidden.pitch) = (nil, nil, segment.source == .value ? nil : segment.pitch)
    hidden.spokenAs = field.isSecret ? .silent : nil
    // The words for one character may be better known than those for another.
    if segment.source != .value { hidden.confidence = .reported }
    return hidden
  }

  /// Returns a segment with bullets in place of secrets in a text of the app. The reader's own words stay.
  private func searched(
    _ segment: Segment, _ utterance: Utterance, _ reveals: inout [(kind: Reveal.Kind, element: String?)]
  ) -> Segment {
    let isEvent = segment.source == .announcement || utterance.reason == .notification
    // Nearly all segments have no secret, and the search for one is faster than that for the reader's own words.
    guard segment.source != .echo, segment.source != .deletion,
      let text = secrets.hidden(segment.text, at: isEvent ? .event : .screen),
      segment.phrase == nil || recorder.header.catalogues.wordsAroundText(of: segment) != nil
    else { return segment }
    if secrets.withoutSecrets(segment.text, at: isEvent ? .event : .screen) != nil {
      reveals.append((revealed(by: segment, utterance), utterance.element))
    }
    var hidden = segment
    (hidden.text, hidden.ipa) = (text, nil)
    return hidden
  }

  private func revealed(by segment: Segment, _ utterance: Utterance) -> Reveal.Kind {
    if utterance.reason == .notification { return .notification }
    if let id = utterance.element, device.screen.component(owning: id) != nil { return .component }
    return switch segment.source {
    case .label, .group: .label
    case .value: .value
    case .placeholder: .placeholder
    case .hint: .hint
    case .announcement: utterance.reason == .screenChange ? .title : .announcement
    case .error: .error
    default: .text
    }
  }

  // MARK: Trees

  /// Hides secrets in elements that leave the session.
  func hide(in elements: inout [AccessibilityElement]) {
    for index in elements.indices {
      hide(in: &elements[index].children)
      if let text = elements[index].text, text.length > 0, text.isSecret || secrets.isRedacted {
        elements[index].value = elements[index].value.map { value in
          SpokenText(text.isSecret ? String.concealed : value.string.inBullets)
        }
      } else if let value = elements[index].value, let hidden = secrets.hidden(value.string, at: .screen) {
        elements[index].value = SpokenText(hidden)
      }
      if let label = elements[index].label, let hidden = secrets.hidden(label.string, at: .screen) {
        elements[index].label = SpokenText(hidden)
      }
      elements[index].hint = elements[index].hint.map { secrets.shown($0, at: .screen) }
      elements[index].placeholder = elements[index].placeholder.map { secrets.shown($0, at: .screen) }
    }
  }
}

extension [PhraseCatalogue] {
  /// Returns the reader's words around a text of the app, such as “Selected text: ••••”. Nil if the segment is no phrase,
  /// or its phrase has no place for a text.
  fileprivate func wordsAroundText(of segment: Segment) -> String? {
    guard let phrase = segment.phrase, let words = self.phrase(phrase, in: segment.language)?.text, words.contains("@")
    else { return nil }
    return words.replacing(/%(\d\$)?@/, with: String.concealed)
  }
}

extension Segment {
  /// Whether a segment with the source `insertionPoint` says a character and not the position of the insertion point.
  func isCharacter(of catalogues: [PhraseCatalogue]) -> Bool {
    guard source == .insertionPoint, let phrase else { return true }
    return catalogues.isPhrase(phrase, .character)
  }
}

extension Step {
  fileprivate var isTyping: Bool { if case .type = action { true } else { false } }

  /// The text that the step enters; nil for a copied text, and for a step that enters none.
  fileprivate var enteredText: String? {
    switch action {
    case .type(let text, _, _), .paste(let text?), .autofill(let text): text
    default: nil
    }
  }
}
