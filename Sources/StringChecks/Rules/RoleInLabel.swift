import AccessibilityModel

extension StringCheck {
  static let roleInLabel = StringCheck(
    id: "role-in-label", severity: .warning, signals: [.strings, .screen],
    summary: "a label contains the role of its element",
    explanation: """
      The screen reader adds the role, so the person hears it twice: “Edit button, button”. With a screen, the rule looks \
      at the label of each element, and reports it if it begins or ends with the screen reader's word for the role. Without \
      a screen, it looks at labels for screen readers that begin or end with the word for a button, switch, checkbox, radio \
      button, slider or text field. Such a finding is only information, because the element may have another role. A translation that adds a word for \
      “button” that the source lacks is a warning, also where the word is attached to the name (“Skicka-knappen”), and in \
      short visible texts if most other languages have no such word.
      """,
    remedy: "remove the role from the label, because the screen reader adds it",
    examples: [
      Example(key: "edit_a11y_label", source: "Edit", language: "it", bad: "Modifica pulsante", good: "Modifica"),
      Example(
        source: "Delete button", language: "de", bad: "Löschen Taste", good: "Löschen",
        screen: [StringScreen.Element(role: .button, label: "Löschen Taste")]),
    ]
  ) { input in
    var spots: [Spot] = []
    var found: Set<ObjectIdentifier> = []
    var known: [String: ReservedWords] = [:]
    func words(_ text: CheckedText) -> ReservedWords {
      if let words = known[text.language.tag] { return words }
      let words = ReservedWords(text.language.written, on: input.table.platform)
      known[text.language.tag] = words
      return words
    }
    for screen in input.screens {
      for item in screen {
        guard let text = item.label, let role = ReservedWords.name(of: item.element.role),
          let word = text.spoken.heard.edge(in: words(text).roles[role] ?? []),
          found.insert(ObjectIdentifier(text)).inserted
        else { continue }
        spots.append(
          Spot(
            text, "\(text.spoken.quotedShort) contains “\(word)”, and the screen reader adds this word again",
            notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"]))
      }
    }
    var controls: [String: Set<String>] = [:]
    for text in input.table.texts {
      guard text.entry.purpose == .accessibility, text.entry.part == .label || text.entry.part == nil,
        text.traits.wordCount < 6,
        text.traits.letterCount > 2, text.isSource || !text.equalsSource, !found.contains(ObjectIdentifier(text))
      else { continue }
      // A key such as `a11y.send` does not say which part of the element the text is. A word for a control that only
      // the translation has shows that it is the label.
      if text.entry.part == nil {
        guard text.source.map({ $0.traits.wordCount < 4 }) ?? false, attached(to: text) != nil else { continue }
        found.insert(ObjectIdentifier(text))
      }
      if controls[text.language.tag] == nil {
        let roles = words(text).roles
        controls[text.language.tag] = Self.controls.reduce(into: []) { $0.formUnion(roles[$1] ?? []) }
      }
      if let word = attached(to: text) {
        spots.append(
          Spot(
            text,
            "\(text.spoken.quotedShort) contains “\(word)”, which the source does not have; the screen reader adds the role itself"
          ))
        continue
      }
      guard text.traits.wordCount > 1, let word = edge(of: text.spoken.heard, in: controls[text.language.tag]!) else {
        continue
      }
      spots.append(
        Spot(
          text,
          "\(text.spoken.quotedShort) contains “\(word)”; for an element of this kind, the screen reader adds this word again",
          severity: .info))
    }
    return spots + inTitles(of: input.table, besides: found)
  }

  /// Returns findings about short texts that get a word for “button” in one language, where most others have none: they
  /// are the names of elements too.
  private static func inTitles(of table: CheckedTable, besides found: Set<ObjectIdentifier>) -> [Spot] {
    var spots: [Spot] = []
    table.forEachEntry { texts in
      guard let source = texts.first, source.isSource, source.traits.wordCount < 4, !source.hasSpecifiers,
        source.entry.purpose != .accessibility || source.entry.part != .label, source.entry.entry.isTranslatable
      else { return }
      let texts = texts.filter { !$0.isSource && !$0.equalsSource && buttons[$0.language.written.primary] != nil }
      guard texts.count > 3 else { return }
      let added = texts.compactMap { text in
        text.traits.wordCount < 8 ? attached(to: text).map { (text: text, word: $0) } : nil
      }
      guard added.count * 4 <= texts.count else { return }
      spots += added.filter { !found.contains(ObjectIdentifier($0.text)) }.map {
        Spot(
          $0.text,
          "\($0.text.spoken.quotedShort) contains “\($0.word)”, which the source and most languages do not have; the screen reader adds the role itself"
        )
      }
    }
    return spots
  }

  /// Returns what `String.edge` does, but looks words up: it is asked for each label of a catalogue.
  private static func edge(of heard: String, in words: Set<String>) -> String? {
    let spaces = heard.utf8.indices.filter { heard.utf8[$0] == UInt8(ascii: " ") }
    return spaces.flatMap { [heard[..<$0], heard[heard.utf8.index(after: $0)...]] }
      .compactMap { words.firstIndex(of: String($0)) }.map { words[$0] }.min()
  }

  /// Returns the word for a button that a translation adds to a name: as a word, as an ending (“Skicka-knappen”), or
  /// without a space between words (“送信ボタン”). Nil if the source names a control too.
  private static func attached(to text: CheckedText) -> String? {
    guard let source = text.source, source.language.written.primary == "en", !text.hasSpecifiers,
      let forms = buttons[text.language.written.primary],
      // The first letter may be a capital. Most texts have none of the words.
      forms.rests.contains(where: text.text.has)
    else { return nil }
    let original = source.text.lowercased()
    if controlWords.contains(where: original.has) { return nil }
    let heard = text.spoken.heard
    let form = forms.all.first { form in
      if form.hasPrefix("-") {
        let ending = String(form.dropFirst())
        return heard.hasSuffix(ending) && heard.count > ending.count + 1
          // “Marks and buttons” names several things.
          && !["和", "与", "與", "及", "と", "・"].contains { heard.dropLast(ending.count).hasSuffix($0) }
      }
      if form.hasSuffix("-") { return heard.hasPrefix(form.dropLast()) && heard.count > form.count }
      return heard.hasPrefix(form + " ") || heard.hasSuffix(" " + form)
    }
    return form.map { String($0.filter { $0 != "-" }) }
  }

  /// The words for a button by language, as they are added to a name. After a hyphen stands an ending of a word.
  private static let buttons = [
    "de": "-schaltfläche|-button|-knopf|schaltfläche", "nl": "-knop", "sv": "-knappen|-knapp", "nb": "-knappen|-knapp",
    "no": "-knappen|-knapp", "da": "-knappen|-knap", "fi": "-painike", "is": "-hnappur", "hu": "gomb|gombja",
    "tr": "düğmesi|butonu", "az": "düyməsi", "ja": "-ボタン", "zh": "-按钮|-按鈕", "ko": "-버튼", "cs": "tlačítko",
    "sk": "tlačidlo", "pl": "przycisk", "ru": "кнопка", "uk": "кнопка", "be": "кнопка", "bg": "бутон", "hr": "gumb",
    "sr": "dugme|дугме", "sl": "gumb", "ro": "butonul|butonul de|buton", "el": "κουμπί", "it": "pulsante",
    "es": "botón|botón de", "pt": "botão|botão de", "ca": "botó", "gl": "botón", "fr": "bouton", "id": "tombol",
    "ms": "butang", "ar": "زر", "he": "כפתור|לחצן", "fa": "دکمه", "hi": "बटन", "th": "ปุ่ม-", "vi": "nút-",
  ].mapValues { forms in
    let all = forms.split(separator: "|").map(String.init)
    return (all: all, rests: all.map { form in String(form.filter { $0 != "-" }.dropFirst()) })
  }

  /// English words with which a source text names a control or a gesture itself.
  private static let controlWords = [
    "button", "switch", "toggle", "key", "control", "knob", "handle", "slider", "thumb", "click", "tap", "press",
  ]

  private static let controls = ["button", "toggle", "checkbox", "radioButton", "slider", "textField"]
}
