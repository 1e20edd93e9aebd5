import AccessibilityModel

extension StringCheck {
  static let tooLongSpoken = StringCheck(
    id: "too-long-spoken", severity: .info, signals: [.voice],
    summary: "the speech for a text is much longer than is usual for this language",
    explanation: """
      The rule compares the duration of the speech with that of the source text. It reports a text if the ratio of the two \
      durations is more than twice the median ratio of the language, and if the speech is also at least 1 s longer than the \
      median ratio predicts. The rule ignores languages that the voice cannot read.
      """,
    remedy: "use fewer words",
    examples: [
      Example(
        key: "open_a11y_label", source: "Open it", bad: "Durch zweimaliges Tippen wird es nun für Sie geöffnet",
        good: "Öffne es",
        beside: (1...5).map { ("close\($0)_a11y_label", "Close this", "Schließe es") })
    ]
  ) { input in
    guard let voice = input.voice else { return [] }
    var spots: [Spot] = []
    for language in input.table.languages.dropFirst() where !voice.cannotRead(language) {
      var ratios: [(text: CheckedText, seconds: Double, source: Double)] = []
      for text in input.table.texts where text.language === language && !text.equalsSource {
        guard let source = text.source, let own = voice[text]?.duration, let other = voice[source]?.duration else {
          continue
        }
        let (seconds, wanted) = (own / .seconds(1), other / .seconds(1))
        if wanted > 0.2 { ratios.append((text, seconds, wanted)) }
      }
      guard ratios.count >= 5 else { continue }
      let sorted = ratios.map { $0.seconds / $0.source }.sorted()
      let median = sorted[sorted.count / 2]
      for (text, seconds, source) in ratios where seconds > source * median * 2 && seconds > source * median + 1 {
        spots.append(
          Spot(
            text,
            "the speech takes \(seconds.tenths) s, that of the source \(source.tenths) s; in this language, speech usually takes \(median.tenths) times as long as the source",
            notes: ["this is heard: \(text.text.quotedShort)"], engine: voice.engine))
      }
    }
    return spots
  }
}

extension Double {
  /// The number rounded to one decimal, as text: `1.5`. The number must not be negative.
  var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
