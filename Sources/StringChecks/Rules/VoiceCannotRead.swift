import AccessibilityModel

extension StringCheck {
  static let voiceCannotRead = StringCheck(
    id: "voice-cannot-read", severity: .info, signals: [.voice], summary: "the voice cannot read the language",
    explanation: """
      The rule reports a language once if there is no voice for it, or if the voice cannot read more than half of the texts: \
      it skips or spells their letters, or reads them by the rules of another language. Such speech shows nothing about the \
      texts, so rules that need a voice are not evaluated for this language. The voices of a phone may be able to read it.
      """,
    remedy: "listen to the texts on a device",
    examples: [
      // The example is for a voice that reads only Latin letters.
      Example(
        key: "open_a11y_label", source: "Open", language: "sr", bad: "Отвори", good: "Otvori",
        beside: [("close_a11y_label", "Close", "Затвори"), ("next_a11y_label", "Next", "Dalje")])
    ]
  ) { input in
    guard let voice = input.voice else { return [] }
    return input.table.languages.compactMap { language in
      if voice.missing.contains(language.tag) {
        return Spot(
          entry: nil, language: language.tag, "\(voice.engine) has no voice for \(language.written.name)",
          engine: voice.engine)
      }
      guard voice.cannotRead(language) else { return nil }
      let readings = voice.readings[language.tag] ?? [:]
      let count = readings.values.count { $0.isUnreadable }
      return Spot(
        entry: nil, language: language.tag,
        "\(voice.engine) cannot read \(count) of \(readings.count) texts as they are written", engine: voice.engine)
    }
  }
}

extension VoiceReading {
  var isUnreadable: Bool { faults.contains { $0.kind == .unreadable || $0.kind == .otherLanguage } }
}

extension VoiceReadings {
  /// Returns whether the engine has no voice for a language, or cannot pronounce more than half of its texts. The
  /// pronunciations are then no evidence of how the texts sound. If the language has fewer than three pronunciations,
  /// only a missing voice counts.
  func cannotRead(_ language: CheckedLanguage) -> Bool {
    guard let readings = readings[language.tag], readings.count > 2 else { return missing.contains(language.tag) }
    return readings.values.count { $0.isUnreadable } * 2 > readings.count
  }
}
