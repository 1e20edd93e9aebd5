import StringCatalogs

/// A speech engine that pronounces texts for checks.
package protocol StringVoice {
  /// The name of the engine in findings: `espeak-ng`.
  var engine: String { get }

  /// Returns whether the engine has a voice for a language.
  /// - Parameter tag: A BCP 47 tag.
  func speaks(_ tag: String) -> Bool

  /// Returns the pronunciation of each text, in order; nil for a text that the engine could not evaluate. A text
  /// without a pronunciation has no findings.
  /// - Parameters:
  ///   - texts: Texts without placeholders, all in one language.
  ///   - tag: The BCP 47 tag of a language that the engine speaks.
  func readings(of texts: [String], language tag: String) -> [VoiceReading?]
}

package struct VoiceReading: Sendable, Hashable {
  /// The phonemes, in IPA.
  package var ipa: String
  /// The duration of the speech; nil if it was not measured.
  package var duration: Duration?
  package var faults: [Fault]

  package init(ipa: String, duration: Duration? = nil, faults: [Fault] = []) {
    self.ipa = ipa
    self.duration = duration
    self.faults = faults
  }

  /// A part of the text that the voice does not say as written.
  package struct Fault: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
      /// The voice cannot pronounce the part, or says the codes of its characters.
      case unreadable
      /// The voice says nothing for the part.
      case silent
      /// The voice pronounces the part by the rules of another language.
      case otherLanguage
      /// The voice says the letters of the part one by one.
      case spelled
    }

    package var kind: Kind
    package var text: String
    /// A sentence about the fault, written by the speech engine.
    package var message: String

    package init(kind: Kind, text: String, message: String) {
      self.kind = kind
      self.text = text
      self.message = message
    }
  }
}

/// A voice's pronunciations of a table's texts for screen readers, both source texts and translations.
struct VoiceReadings: Sendable {
  let engine: String
  /// The BCP 47 tags of the table's languages for which the engine has no voice.
  var missing: [String] = []
  /// The pronunciations by language tag, then by the text that the voice speaks.
  var readings: [String: [String: VoiceReading]] = [:]

  subscript(text: CheckedText) -> VoiceReading? { readings[text.language.tag]?[Self.said(text)] }

  /// Returns the text for a voice to speak. The number 3 replaces each number argument and variable. Other arguments
  /// are removed.
  static func said(_ text: CheckedText) -> String {
    if text.specifiers.isEmpty { return text.spoken }
    let literals = text.literals
    var result = literals[0]
    for (index, specifier) in text.specifiers.enumerated() {
      switch specifier.kind {
      case .integer, .floating, .variable: result += "3"
      default: result += ""
      }
      result += literals[index + 1]
    }
    return result
  }
}
