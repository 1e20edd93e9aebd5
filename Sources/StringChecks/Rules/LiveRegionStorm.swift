import AccessibilityModel

extension StringCheck {
  static let liveRegionStorm = StringCheck(
    id: "live-region-storm", severity: .info, signals: [.voice, .screen],
    summary: "speech for a digit is so long that the next digit cuts it off",
    explanation: """
      A person who types a code presses a key about every 0.5 s. If the speech for a field is longer, the person never \
      hears its end. The rule needs a voice and a screen. It looks at texts with two numbers on fields of the screen, and \
      reports texts whose speech takes longer than 1 s.
      """,
    remedy: "shorten the speech for each digit, or speak only when the code is complete",
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
        text,
        "the speech for \(text.text.quotedShort) takes \(seconds.tenths) s for each digit, but a key is pressed every 0.5 s",
        notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"], engine: voice.engine)
    }
  }
}
