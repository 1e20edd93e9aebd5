extension StringTable {
  /// A text that only a screen reader says.
  public struct SpokenText: Sendable, Hashable {
    /// Its key.
    public var key: String
    /// Which of several forms: `few`, `applewatch.other`.
    public var variant: String?
    /// As the catalogue has it.
    public var text: String
    /// As it can be said: 3 for numbers, nothing for names.
    public var said: String
  }

  /// The texts of a language that key or comment say are made for screen readers, in the order of the table.
  public func textsForScreenReaders(in language: String) -> [SpokenText] {
    CheckedTable(self).texts.compactMap { text in
      guard text.language.tag == language, text.entry.purpose == .accessibility, text.form.variable == nil,
        text.traits.letterCount > 0
      else { return nil }
      return SpokenText(
        key: text.entry.entry.key, variant: text.variant, text: text.text, said: VoiceReadings.said(text))
    }
  }
}
