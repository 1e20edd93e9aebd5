import AccessibilityModel
import StringCatalogs

extension StringTable {
  /// A text of one language, with what a translator needs to judge it.
  package struct TranslatorText: Sendable, Hashable {
    /// The key that the app's code looks up.
    package var key: String
    /// The text's plural form, device or other variant; nil if there is only one form.
    package var variant: String?
    package var location: FileLocation
    /// The text in the source language; nil if there is none.
    package var source: String?
    /// The text as the app receives it.
    package var target: String
    /// The text as a voice speaks it, with numbers in place of the arguments that are numbers.
    package var heard: String
    /// Whether the key or comment says that only screen readers say the text.
    package var isForScreenReaders: Bool

    package init(
      key: String, variant: String? = nil, location: FileLocation, source: String?, target: String, heard: String,
      isForScreenReaders: Bool
    ) {
      self.key = key
      self.variant = variant
      self.location = location
      self.source = source
      self.target = target
      self.heard = heard
      self.isForScreenReaders = isForScreenReaders
    }
  }

  /// Returns a language's texts for screen readers, and its texts with one of the given keys, in table order.
  package func textsForTranslators(in language: String, keys: Set<String> = []) -> [TranslatorText] {
    CheckedTable(self).texts.compactMap { text in
      let isSpoken = text.entry.purpose == .accessibility && text.traits.letterCount > 0
      guard text.language.tag == language, text.form.variable == nil, isSpoken || keys.contains(text.entry.entry.key)
      else { return nil }
      return TranslatorText(
        key: text.entry.entry.key, variant: text.variant, location: text.form.location, source: text.source?.text,
        target: text.text, heard: VoiceReadings.said(text), isForScreenReaders: isSpoken)
    }
  }
}
