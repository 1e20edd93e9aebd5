extension StringCheck {
  static let tooLongSpoken = StringCheck(
    id: "too-long-spoken", severity: .info, signals: [.voice],
    summary: "a text takes much longer than its source, for this language",
    explanation: """
      The rule looks at how long the voice speaks, against the source and against what is usual in the language: more \
      than twice its median ratio, and a second longer than that. Nothing is said of languages whose voice cannot read \
      them.
      """,
    remedy: "say it in fewer words",
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
            text, "\(seconds.tenths) s, the source \(source.tenths) s; usual is \(median.tenths) times as long",
            notes: ["heard is \(text.text.quotedShort)"], engine: voice.engine))
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
