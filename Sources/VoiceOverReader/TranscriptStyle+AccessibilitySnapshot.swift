import AccessibilityModel
import Simulation

extension TranscriptStyle {
  /// The style in which the library cashapp/AccessibilitySnapshot writes an element and its hint: “Label: Value.
  /// Button.” Words that the library lacks are left out. Echoes, announcements and other speech are written as a comma
  /// list.
  public static let accessibilitySnapshot = TranscriptStyle(
    "accessibility-snapshot", "the punctuation of the library cashapp/AccessibilitySnapshot: `Label: Value. Button.`",
    pieces: { AccessibilitySnapshotSentence($0, language: $1)?.pieces })
}

/// An element's description or hint in the punctuation and casing of cashapp/AccessibilitySnapshot.
///
/// The library's reference images confirm these rules:
///
/// - The label and the value are written `Label: Value`. `Selected: ` comes before the label and the value.
/// - A full stop separates the label and the value from the trait words. Each trait word ends with a full stop.
/// - No full stop comes before the position.
///
/// Other rules:
///
/// - The label, value and position of a list or landmark are in the order in which iOS speaks them. The library uses
///   this order too.
/// - The labels of groups are not written.
/// - Words for which the library has no string are not written (expanded, picker item, the states of the web).
/// - A secure value is written as bullets.
/// - The built-in hint of a text field replaces the field's own hint.
///
/// In the library, “Actions Available” and “More Content Available” have rows of their own. In this style, these texts
/// end the line.
struct AccessibilitySnapshotSentence {
  private let segments: [Segment]
  private let language: String?
  private(set) var pieces: [String?]

  /// Creates the sentence for an utterance; nil if the utterance is not the description or the hint of an element.
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

  /// Returns whether a segment says the setting of the rotor, or the name of an action that was chosen with the rotor.
  /// The result is not valid for hints.
  private static func isOfTheRotor(_ segment: Segment) -> Bool {
    guard segment.source == .context else { return segment.source == .actions }
    return segment.phrase.flatMap(VoiceOverPhrase.init).map { strings["en"]![$0] == nil } ?? false
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
      case .state where segment.phrase == VoiceOverPhrase.selected.rawValue:
        // `Selected: 07` if a label or value follows, otherwise `Selected.`.
        pieces[index] = hasContent && word.hasSuffix(".") ? word.dropLast() + ":" : word
      case .trait, .state:
        if !hasTrait { end() }
        hasTrait = true
        pieces[index] = word
      case .context where segment.phrase == nil:
        // A cell's header and value are a separate sentence.
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

  /// Returns whether a segment is the label of a back button and equals AccessibilitySnapshot's own word for “back”.
  /// This label is not written, because the text of the trait already contains the word.
  private func isBack(_ segment: Segment) -> Bool {
    guard segment.source == .label, segments.contains(where: { $0.phrase == VoiceOverPhrase.backButton.rawValue })
    else {
      return false
    }
    return segment.text.lowercased() == Self.strings[tag(of: segment)]?[.back]?.lowercased()
  }

  /// Returns whether a segment belongs to the content that follows `Selected: `, such as the label and the value.
  private static func isContent(_ segment: Segment) -> Bool {
    switch segment.source {
    case .label, .value, .placeholder: true
    case .context:
      segment.phrase.map { phrase in
        [VoiceOverPhrase.row, .column, .rowSpan, .columnSpan].contains { $0.rawValue == phrase }
      } ?? true
    default: false
    }
  }

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
        if segment.phrase == VoiceOverPhrase.misspelledWordsHint.rawValue { end(",") }
      }
      pieces[index] = word
    }
  }

  private static let textEntryHints = [VoiceOverPhrase.editHint.rawValue, VoiceOverPhrase.misspelledWordsHint.rawValue]

  // MARK: Words

  /// Returns the text of a segment as AccessibilitySnapshot writes it. The app's words stay unchanged. The library's
  /// string replaces the screen reader's own words. Nil if the library has no such string and leaves the segment out.
  private func words(of segment: Segment) -> String? {
    guard let key = segment.phrase, let phrase = VoiceOverPhrase(rawValue: key) else { return segment.text }
    if phrase == .characterCount || phrase == .bulletCount {
      // The library prints one bullet for each counted character.
      guard let count = segment.text.integers.first, (1...1_000).contains(count) else { return segment.text }
      return String(repeating: "•", count: count)
    }
    guard let english = Self.strings["en"]![phrase] else {
      // Labels and values that UIKit provides are kept unchanged, like the app's.
      return [.label, .value].contains(segment.source) ? segment.text : nil
    }
    guard let template = Self.strings[tag(of: segment)]?[phrase] else {
      // The library has no string in this language, so the reader's words get the library's casing and full stop.
      return segment.text.prefix(1).uppercased() + segment.text.dropFirst() + (english.hasSuffix(".") ? "." : "")
    }
    var words = template
    for number in segment.text.integers {
      guard let place = words.firstIndex(of: "%") else { break }
      words.replaceSubrange(place...place, with: String(number))
    }
    return words
  }

  private func tag(of segment: Segment) -> String {
    String((language ?? segment.language).prefix { $0 != "-" && $0 != "_" })
  }

  static var languages: [String] { strings.keys.sorted() }

  /// The strings of AccessibilitySnapshot (`Parser/Swift/Assets/*.lproj`), with `%` for a number. The library's errors
  /// are kept: the two Russian strings for spans are swapped, and some Russian words mix Latin and Cyrillic letters.
  private static let strings: [String: [VoiceOverPhrase: String]] = [
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
  /// The whole numbers in the text, in digits of any script.
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
