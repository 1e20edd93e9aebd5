import StringCatalogs

extension StringTable {
  /// A text that only a screen reader says.
  public struct AccessibilityText: Sendable, Hashable {
    /// The key that the app's code looks up.
    public var key: String
    /// The text's plural form, device or other variant: `few`, `applewatch.other`. Nil if there is only one form.
    public var variant: String?
    /// The text as the app receives it: the file's escapes are resolved, and placeholders are kept.
    public var text: String
    /// The text for a voice to speak, with numbers in place of the arguments that are numbers. Other arguments are
    /// removed.
    public var said: String
  }

  /// Returns a language's texts whose key or comment says that they are made for screen readers, in table order.
  package func textsForScreenReaders(in language: String) -> [AccessibilityText] {
    CheckedTable(self).texts.compactMap { text in
      guard text.language.tag == language, text.entry.purpose == .accessibility, text.form.variable == nil,
        text.traits.letterCount > 0
      else { return nil }
      return AccessibilityText(
        key: text.entry.entry.key, variant: text.variant, text: text.text, said: VoiceReadings.said(text))
    }
  }
}
