import Locales

extension TranscriptFormat {
  /// For people: meant for code review and for version control.
  public static let text = text(in: .commaList)

  /// As `text`, with the rule, source and confidence of each line under it, the moves of the cursor, and the notices
  /// that announcements are done.
  public static let explained = text(in: .commaList, explained: true)

  /// The text format in a style.
  ///
  /// - Parameters:
  ///   - style: how utterances are written.
  ///   - explained: with the rule, source and confidence of each line under it, and the moves of the cursor.
  public static func text(in style: TranscriptStyle, explained: Bool = false) -> TranscriptFormat {
    TranscriptFormat(
      name: "text", summary: "for people: what is heard, a line each", separator: "\n",
      detailed: { .text(in: $0.style, explained: $0.isExplained) },
      header: { $0.header.line + "\n" },
      entry: { entry, _ in
        var text = ""
        for line in entry.lines(explained: explained, in: style) {
          text += line
          text += "\n"
        }
        return text
      })
  }
}

extension Transcript.Header {
  /// The first line of the text format.
  public var line: String {
    let name = readerRelease.map { "\(reader)@\($0)" } ?? reader
    let locale = readerLocale == appLocale ? appLocale : "\(appLocale) (reader \(readerLocale))"
    let count = confirmedPhrases + unconfirmedPhrases
    return "# a11y-sim \(Self.version) · \(name) · \(locale) · \(count) phrase\(count == 1 ? "" : "s"), "
      + "\(unconfirmedPhrases) unconfirmed"
  }
}

extension Transcript.Entry {
  /// The lines of the text format; none for what that format leaves out.
  ///
  /// - Parameters:
  ///   - explained: with the rule and confidence under each utterance and sound, with the moves of the cursor, and with the notices
  ///     that announcements are done.
  ///   - style: how utterances are written; one it has nothing of has no line.
  public func lines(explained: Bool = false, in style: TranscriptStyle = .commaList) -> [String] {
    switch kind {
    case .step(let step):
      return ["# \(self.step) \(step)"]
    case .utterance(let heard):
      let line = heard.line(in: style)
      let phonemes = heard.phonemes.map { ["#   /\($0.onOneLine)/"] } ?? []
      return (line.isEmpty ? [] : [line]) + phonemes + (explained ? heard.explanation : [])
    case .effect(let effect):
      if [.cursor, .announced].contains(effect.name) && !explained { return [] }
      return ["→ \(effect.text)"]
    case .sound(let sound):
      let evidence = "#   sound, \(sound.confidence.rawValue): \(sound.source)"
      return ["[sound: \(sound.name)]"] + (explained ? [evidence] : [])
    case .note(let text):
      return ["# note: \(text.onOneLine)"]
    case .finding(let finding):
      let element = finding.element.map { " \($0)" } ?? ""
      let message = finding.message.onOneLine
      return ["# finding: \(finding.severity.rawValue)\(element): \(message) [\(finding.rule)]"]
    }
  }

  /// What a block of expected lines is compared with: what was heard, without steps, notes and effects.
  var expectedLine: String? {
    switch kind {
    case .utterance(let heard): heard.line
    case .sound(let sound): "[sound: \(sound.name)]"
    default: nil
    }
  }
}

extension Transcript.UtteranceRecord {
  /// The words that were heard, and those that were not, marked.
  public var line: String { line(in: .commaList) }

  /// The same in a style; empty where that has nothing of it.
  func line(in style: TranscriptStyle) -> String {
    let text = style.text(of: utterance)
    switch outcome {
    case .spoken: return Self.escaped(text)
    case .interrupted:
      let (heard, lost) = style.halves(of: self)
      // Cut in the silence after its last word, nothing was lost.
      if lost.isEmpty { return Self.escaped(text) }
      return heard.isEmpty ? "[cut: \(lost)]" : "\(Self.escaped(heard)) [cut: \(lost)]"
    case .dropped: return text.isEmpty ? "" : "[not heard] \(text)"
    }
  }

  /// Words of an app that look like a mark of the format are set off with a backslash.
  private static func escaped(_ text: String) -> String {
    // A mark begins with one of four bytes, and most text does not.
    switch text.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "\\"): "\\" + text
    case 0xE2 where text.hasPrefix("→ "): "\\" + text
    default: text
    }
  }

  fileprivate var explanation: [String] {
    var lines = ["#   \(utterance.rule)"]
    for segment in utterance.segments {
      let evidence = segment.evidence.map { ": " + $0 } ?? ""
      lines.append(
        "#   \(segment.source.rawValue) “\(segment.text)” \(segment.language), \(segment.confidence.rawValue)\(evidence)"
      )
    }
    return lines
  }
}

extension Segment {
  /// Where words of a catalogue were found.
  var evidence: String? {
    guard let phrase else { return nil }
    if let key = Phrase(rawValue: phrase) { return Wording(voiceOver: language)?.template(key)?.source }
    if let key = ComponentPhrase(rawValue: phrase) {
      return ComponentWording(components: language).template(key)?.source
    }
    return nil
  }
}

extension Transcript.HappenedEffect {
  /// `focus code.2`, `completed code: 482913`, `focus none`.
  fileprivate var text: String {
    var text = name.rawValue
    if let element { text += " " + element }
    if let detail {
      text += element == nil ? " " + detail : ": " + detail.onOneLine
    } else if element == nil {
      text += " none"
    }
    return text
  }
}

extension Transcript: CustomStringConvertible {
  /// The text format.
  public var description: String { TranscriptFormat.text.render([self]) }
}
