extension StringCheck {
  static let liveRegionStorm = StringCheck(
    id: "live-region-storm", severity: .info, signals: [.voice, .screen],
    summary: "what is said for each digit is cut by the next one",
    explanation: """
      Somebody who types a code presses a key about every half second. A position that takes longer than that is never \
      heard to its end. With a voice, the rule looks at texts with two numbers that stand on fields of a screen and \
      take more than twice as long.
      """,
    remedy: "say less for each digit, or only when the code is complete",
    examples: [
      Example(
        key: "digit_a11y_label", source: "%1$d of %2$d", bad: "Eingabe der Ziffer %1$d von insgesamt %2$d",
        good: "%1$d von %2$d",
        screen: [
          StringScreen.Element(id: "1", role: .textField, label: "Eingabe der Ziffer 2 von insgesamt 6"),
          StringScreen.Element(id: "2", role: .textField, label: "2 von 6"),
        ])
    ]
  ) { input in
    guard let voice = input.voice else { return [] }
    var found: Set<ObjectIdentifier> = []
    return input.screens.joined().compactMap { item in
      guard item.element.role.isTextField, let text = item.label, text.specifiers.count > 1,
        !voice.cannotRead(text.language),
        let duration = voice[text]?.duration, duration > .seconds(1), found.insert(ObjectIdentifier(text)).inserted
      else { return nil }
      let seconds = duration / .seconds(1)
      return Spot(
        text, "\(text.text.quotedShort) takes \(seconds.tenths) s for each digit, a key is pressed every 0.5 s",
        notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"], engine: voice.engine)
    }
  }
}
