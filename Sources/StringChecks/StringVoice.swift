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

  /// Returns the text for a voice to speak, with numbers in place of the arguments that are numbers. The argument that
  /// selects a plural form gets a number of the form, the first number otherwise 2, and every other number 6, as in
  /// “2 of 6”. Other arguments are removed.
  static func said(_ text: CheckedText) -> String {
    let specifiers = text.specifiers
    if specifiers.isEmpty { return text.spoken }
    let plural = text.pluralArgument
    // The numbers are given in the order of the code, which is that of the source.
    var numbers: [String: Int] = [:]
    for specifier in (text.source ?? text).specifiers + specifiers where isNumber(specifier, in: text) {
      let identity = CheckedText.identity(of: specifier)
      if numbers[identity] == nil {
        numbers[identity] = identity == plural ? number(of: text) : numbers.isEmpty ? 2 : 6
      }
    }
    let literals = text.literals
    var result = literals[0]
    for (index, specifier) in specifiers.enumerated() {
      if let number = numbers[CheckedText.identity(of: specifier)], isNumber(specifier, in: text) {
        result += String(number)
      }
      result += literals[index + 1]
    }
    return result
  }

  /// Returns whether an argument is a number, by its conversion or by its name.
  private static func isNumber(_ specifier: FormatString.Specifier, in text: CheckedText) -> Bool {
    switch specifier.kind {
    case .integer, .floating, .variable: return true
    case .named:
      if CheckedText.identity(of: specifier) == text.pluralArgument || specifier.conversion.hasPrefix("number") {
        return true
      }
      guard let words = specifier.name?.partWords else { return false }
      return words.contains { names.contains($0) }
    default: return false
    }
  }

  private static let names: Set<String> = [
    "index", "total", "count", "number", "num", "position", "current", "page", "pages", "step", "steps", "max", "min",
    "size", "length", "amount", "n", "i", "percent", "percentage", "minutes", "hours", "days", "seconds",
  ]

  /// Returns a number for which a plural form is heard.
  private static func number(of text: CheckedText) -> Int {
    let numbers = PluralReach().numbers(for: text)
    return numbers.first { $0 > 0 } ?? numbers.first ?? 3
  }
}
