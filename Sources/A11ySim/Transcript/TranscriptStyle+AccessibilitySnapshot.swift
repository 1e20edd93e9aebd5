import Locales

/// An element's description or hint in the punctuation and casing of cashapp/AccessibilitySnapshot.
///
/// The rules are pinned by the library's reference images: `Label: Value`, `Selected: ` before it, a full stop before
/// the first trait word, trait words with their own full stops, the position without one before it. Label, value and
/// position of a list or landmark follow each other in the order iOS speaks them, which is the library's. The library
/// writes neither the labels of groups nor anything it has no string for (expanded, picker item, the states of the
/// web). It writes a secure value as bullets. A text field's own hint gives way to the built-in one. “Actions
/// Available” and “More Content Available” have rows of their own in the library, and end the line here.
struct AccessibilitySnapshotSentence {
  private let segments: [Segment]
  private let language: String?
  /// The text of each segment, nil for a segment without any; joined with spaces they make the line.
  private(set) var pieces: [String?]

  /// Creates the sentence; nil for everything but an element's description and hint, which the library does not write.
  init?(_ utterance: Utterance, language: String?) {
    let others: Set<Segment.Source> = [.insertionPoint, .echo, .deletion]
    guard [.focus, .screenChange, .layoutChange, .readAll, .hint].contains(utterance.reason),
      !utterance.segments.contains(where: { others.contains($0.source) }),
      utterance.reason == .hint || !utterance.segments.contains(where: Self.isOfTheRotor)
    else { return nil }
    segments = utterance.segments
    self.language = language
    pieces = Array(repeating: nil, count: segments.count)
    if utterance.reason == .hint { writeHint() } else { writeDescription() }
  }

  /// Tells whether a segment outside of a hint says the rotor's setting or the name of an action the rotor selected.
  private static func isOfTheRotor(_ segment: Segment) -> Bool {
    guard segment.source == .context else { return segment.source == .actions }
    return segment.phrase.flatMap(Phrase.init).map { strings["en"]![$0] == nil } ?? false
  }

  // MARK: Description

  private mutating func writeDescription() {
    let hasContent = segments.contains(where: Self.isContent)
    let lastTrait = segments.lastIndex { $0.source == .trait || $0.source == .state } ?? -1
    var label: Int?
    var header: Int?
    var hasValue = false
    var hasTrait = false
    for (index, segment) in segments.enumerated() {
      guard segment.source != .group, segment.source != .error, let word = words(of: segment), !isBack(segment) else {
        continue
      }
      switch segment.source {
      case .state where segment.phrase == Phrase.selected.rawValue:
        // `Selected: 07`; with nothing after it, `Selected.`
        pieces[index] = hasContent && word.hasSuffix(".") ? word.dropLast() + ":" : word
      case .trait, .state:
        if !hasTrait { end() }
        hasTrait = true
        pieces[index] = word
      case .context where segment.phrase == nil:
        // A cell's header, with its value, is a sentence of its own.
        pieces[index] = word
        end()
        header = index
        continue
      case .context:
        end()
        pieces[index] = word
      case .value where header != nil:
        if let text = pieces[header!] { pieces[header!] = (text.hasSuffix(".") ? String(text.dropLast()) : text) + ":" }
        pieces[index] = word
        end()
      case .value, .placeholder:
        // A second value is custom content, which the library does not write here.
        if hasValue { continue }
        hasValue = true
        if let label, let text = pieces[label] { pieces[label] = text + ":" }
        pieces[index] = word
      case .position where index < lastTrait: continue
      default: pieces[index] = word
      }
      header = nil
      label = segment.source == .label ? index : nil
    }
  }

  /// Tells whether a segment is a back button's label that is the library's own word for “back”; the trait says it.
  private func isBack(_ segment: Segment) -> Bool {
    guard segment.source == .label, segments.contains(where: { $0.phrase == Phrase.backButton.rawValue }) else {
      return false
    }
    return segment.text.lowercased() == Self.strings[tag(of: segment)]?[.back]?.lowercased()
  }

  /// Tells whether a segment belongs to the label and the value, which `Selected: ` precedes.
  private static func isContent(_ segment: Segment) -> Bool {
    switch segment.source {
    case .label, .value, .placeholder: true
    case .context:
      segment.phrase.map { phrase in
        [Phrase.row, .column, .rowSpan, .columnSpan].contains { $0.rawValue == phrase }
      } ?? true
    default: false
    }
  }

  /// Ends the last piece with a mark, unless it ends with one already.
  private mutating func end(_ mark: Character = ".") {
    guard let last = pieces.lastIndex(where: { $0 != nil }), let piece = pieces[last], piece.last != mark else {
      return
    }
    pieces[last] = piece + String(mark)
  }

  // MARK: Hint

  private mutating func writeHint() {
    let isTextEntry = segments.contains { Self.textEntryHints.contains($0.phrase ?? "") }
    for (index, segment) in segments.enumerated() {
      if segment.source == .hint && segment.phrase == nil && isTextEntry { continue }
      guard let word = words(of: segment) else { continue }
      end()
      if segment.source == .hint {
        // The two hints of a text view: `Double tap to edit., Use the rotor to access Misspelled Words`.
        if segment.phrase == Phrase.misspelledWordsHint.rawValue { end(",") }
      }
      pieces[index] = word
    }
  }

  private static let textEntryHints = [Phrase.editHint.rawValue, Phrase.misspelledWordsHint.rawValue]

  // MARK: Words

  /// Returns a segment in the library's words: all of the app's words, and those of the reader's own that the library
  /// has a string for.
  private func words(of segment: Segment) -> String? {
    guard let key = segment.phrase, let phrase = Phrase(rawValue: key) else { return segment.text }
    if phrase == .characterCount || phrase == .bulletCount {
      // Where the reader says a count, the library prints that many bullets.
      guard let count = segment.text.integers.first, (1...1_000).contains(count) else { return segment.text }
      return String(repeating: "•", count: count)
    }
    guard let english = Self.strings["en"]![phrase] else {
      // UIKit's own labels and values are written like the app's.
      return [.label, .value].contains(segment.source) ? segment.text : nil
    }
    guard let template = Self.strings[tag(of: segment)]?[phrase] else {
      // The library has no strings in this language: the reader's words, in the library's casing, with its full stop.
      return segment.text.prefix(1).uppercased() + segment.text.dropFirst() + (english.hasSuffix(".") ? "." : "")
    }
    var words = template
    for number in segment.text.integers {
      guard let place = words.firstIndex(of: "%") else { break }
      words.replaceSubrange(place...place, with: String(number))
    }
    return words
  }

  /// Returns the language of the library's strings for a segment, without a region.
  private func tag(of segment: Segment) -> String {
    String((language ?? segment.language).prefix { $0 != "-" && $0 != "_" })
  }

  /// BCP 47 tags of the languages that the library has strings in.
  static var languages: [String] { strings.keys.sorted() }

  /// The library's strings (`Parser/Swift/Assets/*.lproj`), with `%` for a number. The two Russian strings for spans
  /// are swapped, and some Russian words have Latin letters among the Cyrillic ones; they are kept as they are.
  private static let strings: [String: [Phrase: String]] = [
    "en": [
      .selected: "Selected.", .dimmed: "Dimmed.", .button: "Button.", .back: "Back", .backButton: "Back Button.",
      .tab: "Tab.",
      .heading: "Heading.", .link: "Link.", .adjustable: "Adjustable.", .image: "Image.",
      .searchField: "Search Field.", .switchButton: "Switch Button.", .on: "On.", .off: "Off.", .mixed: "Mixed.",
      .textField: "Text Field.", .multiLineTextField: "Text Field.", .secureTextField: "Secure Text Field.",
      .isEditing: "Is editing.", .position: "% of %.", .listStart: "List Start.", .listEnd: "List End.",
      .landmarkStart: "Landmark.", .landmarkEnd: "End.", .row: "Row %.", .column: "Column %.",
      .rowSpan: "Spans % rows.", .columnSpan: "Spans % columns.", .toggleHint: "Double tap to toggle setting.",
      .adjustHint: "Swipe up or down with one finger to adjust the value.", .editHint: "Double tap to edit.",
      .misspelledWordsHint: "Use the rotor to access Misspelled Words", .actionsAvailable: "Actions Available",
      .moreContentAvailable: "More Content Available", .decrement: "Decrement", .increment: "Increment",
    ],
    "de": [
      .selected: "Auswahl.", .dimmed: "Grau dargestellt.", .button: "Taste.", .back: "Zurück",
      .backButton: "Zurück Taste.",
      .tab: "Tabulator.", .heading: "Überschrift.", .link: "Hyperlink.", .adjustable: "Einstellbar.",
      .image: "Bild.", .searchField: "Suchfeld.", .switchButton: "Umschalttaste.", .on: "Ein.", .off: "Aus.",
      .mixed: "Gemischt.", .textField: "Textfeld.", .multiLineTextField: "Textfeld.",
      .secureTextField: "Sicheres Textfeld.", .isEditing: "Bearbeiten", .position: "% von %.",
      .listStart: "Anfang der Liste.", .listEnd: "Ende der Liste.", .landmarkStart: "Orientierungspunkt.",
      .landmarkEnd: "Ende.", .row: "Zeile %.", .column: "Spalte %.", .rowSpan: "Umfasst % Zeilen.",
      .columnSpan: "Umfasst % Spalten.", .toggleHint: "Zum Umschalten Doppeltippen.",
      .adjustHint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      .editHint: "Zum Bearbeiten doppeltippen.",
      .misspelledWordsHint: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
      .actionsAvailable: "Aktionen verfügbar", .moreContentAvailable: "Weiterhin inhalte verfügbar",
    ],
    "ru": [
      .selected: "Выбрано.", .dimmed: "Недоступно.", .button: "Кнопка.", .back: "назад", .backButton: "Кнопка назад.",
      .tab: "Вкладка.", .heading: "Заголовок.", .link: "Ссылка.", .adjustable: "Элемент регулировки.",
      .image: "Изображение.", .searchField: "Поле поиска.", .switchButton: "Кнопка-переключатель.", .on: "Вкл.",
      .off: "Выкл.", .mixed: "Смешанно.", .textField: "текстовое поле.", .multiLineTextField: "текстовое поле.",
      .secureTextField: "Защищённое текстовое поле.", .isEditing: "Идет правка", .position: "% из %.",
      .listStart: "Начало списка.", .listEnd: "Конец списка.", .landmarkStart: "Ориентир.",
      .landmarkEnd: "Конец строки.", .row: "Ряд %.", .column: "Столбец %.", .rowSpan: "Охватывает столбцов: %.",
      .columnSpan: "Охватывает строк: %.",
      .toggleHint: "Коснитесь дважды, чтобы переключить настройку.",
      .adjustHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
      .editHint: "коснитесь дважды, чтобы редактировать",
      .misspelledWordsHint: "Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
      .actionsAvailable: "Доступны действия", .moreContentAvailable: "Доступно больше контента",
    ],
  ]
}

extension String {
  /// The whole numbers in the text, in order, in the digits of any script.
  fileprivate var integers: [Int] {
    var numbers: [Int] = []
    var isInNumber = false
    for character in self {
      guard let digit = character.wholeNumberValue, (0...9).contains(digit) else {
        isInNumber = false
        continue
      }
      let last = isInNumber ? numbers.removeLast() : 0
      numbers.append(last > 1_000_000_000 ? last : last * 10 + digit)
      isInNumber = true
    }
    return numbers
  }
}
