import AccessibilityModel
import Locales

extension TranscriptFormat {
  /// The format for people, meant for code review and version control.
  public static let text = text(in: .commaList)

  package static let explained = text(in: .commaList, explained: true)

  /// Returns the text format in a style.
  ///
  /// - Parameters:
  ///   - style: how utterances are written.
  ///   - explained: whether to add the rule, source and confidence under each line, and lines for moves of the cursor
  ///     and ends of announcements.
  ///   - marked: whether `?` follows each segment that is a guess, and `~` each one in the vendor's words of an earlier
  ///     year.
  public static func text(
    in style: TranscriptStyle, explained: Bool = false, marked: Bool = false
  ) -> TranscriptFormat {
    TranscriptFormat(
      name: "text", summary: "what is heard, line by line, for people", separator: "\n",
      detailed: { .text(in: $0.style, explained: $0.isExplained, marked: $0.isMarked) },
      header: { $0.header.lines.map { $0 + "\n" }.joined() },
      entry: { entry, transcript in
        var text = ""
        for line in (marked ? entry.marked : entry).lines(
          explained: explained, by: transcript.header.catalogues, in: style)
        {
          text += line
          text += "\n"
        }
        return text
      })
  }
}

extension Transcript.Header {
  /// The first line of a transcript in the text format: the format's version, the reader, the languages, the speaking
  /// rate unless it is the default, and the numbers of phrases.
  public var line: String {
    let phrases = "\(phraseCount) phrase\(phraseCount == 1 ? "" : "s")"
    let vendor = vendorPhrases == 0 ? "" : ", \(vendorPhrases) vendor"
    return lineWithoutCounts + " · \(phrases)\(vendor), \(unconfirmedPhrases) unconfirmed"
  }

  private var lineWithoutCounts: String {
    let locale = readerLocale == appLocale ? appLocale : "\(appLocale) (reader \(readerLocale))"
    let rate = settings["speakingRate"].map { " · rate \($0) %" } ?? ""
    return "# a11y-sim \(Self.version) · \(readerName) · \(locale)\(rate)"
  }

  fileprivate var lines: [String] { [line] + unknown }

  /// The lines before the entries of a transcript that has only begun. The phrases cannot be counted yet.
  package var firstLines: [String] { [lineWithoutCounts] + unknown }

  private var unknown: [String] {
    notCaptured.isEmpty ? [] : ["# " + notCaptured.plurals.map { "\($0): not captured" }.joined(separator: " · ")]
  }
}

extension Transcript.Entry {
  fileprivate var marked: Transcript.Entry {
    guard case .utterance(var heard) = kind else { return self }
    heard.utterance = heard.utterance.marked
    var entry = self
    entry.kind = .utterance(heard)
    return entry
  }

  /// Returns the entry as lines of the text format; empty if the format omits the entry.
  ///
  /// - Parameters:
  ///   - explained: whether to add the rule and confidence under each utterance and sound, and to return lines for
  ///     moves of the cursor and ends of announcements.
  ///   - catalogues: the phrases that explanations give the sources of.
  ///   - style: the style of utterances. An utterance that the style does not write has no line.
  public func lines(
    explained: Bool = false, by catalogues: [PhraseCatalogue] = [], in style: TranscriptStyle = .commaList
  ) -> [String] {
    switch kind {
    case .step(let step):
      return ["# \(self.step) \(step)"]
    case .utterance(let heard):
      let line = heard.line(in: style)
      let phonemes = heard.phonemes.map { ["#   /\($0.onOneLine)/"] } ?? []
      return (line.isEmpty ? [] : [line]) + phonemes + (explained ? heard.explanation(by: catalogues) : [])
    case .effect(let effect):
      if [.cursor, .announced].contains(effect.name) && !explained { return [] }
      return ["→ \(effect.text)"]
    case .sound(let sound):
      let evidence = "#   \(sound.kind), \(sound.confidence.rawValue): \(sound.source)"
      return [sound.line] + (explained ? [evidence] : [])
    case .note(let text):
      return ["# note: \(text.onOneLine)"]
    case .finding(let finding):
      let element = finding.element.map { " \($0)" } ?? ""
      let message = finding.message.onOneLine
      return ["# finding: \(finding.severity.rawValue)\(element): \(message) [\(finding.rule)]"]
    }
  }

  /// The line that is compared with a block of expected lines; nil for an entry that is not heard, such as a step.
  package var expectedLine: String? {
    switch kind {
    case .utterance(let heard): heard.line
    case .sound(let sound): sound.line
    default: nil
    }
  }
}

extension Transcript.UtteranceRecord {
  /// The utterance as a line of the text format. Marks show the words that were cut or never heard.
  public var line: String { line(in: .commaList) }

  /// Returns the utterance as a line in a style; empty if the style does not write the utterance.
  func line(in style: TranscriptStyle) -> String {
    let text = style.text(of: utterance)
    switch outcome {
    case .spoken: return Self.escaped(text)
    case .interrupted:
      let (heard, lost) = style.halves(of: self)
      // An utterance cut in the silence after its last word has lost nothing.
      if lost.isEmpty { return Self.escaped(text) }
      return heard.isEmpty ? "[cut: \(lost)]" : "\(Self.escaped(heard)) [cut: \(lost)]"
    case .dropped: return text.isEmpty ? "" : "[not heard] \(text)"
    }
  }

  /// Returns a line of speech. A text that begins with `#`, `[`, a backslash or `→ ` would look like another kind of
  /// line, so a backslash comes first.
  private static func escaped(_ text: String) -> String {
    // Most text begins with none of these bytes, so this check is fast.
    switch text.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "\\"): "\\" + text
    case 0xE2 where text.hasPrefix("→ "): "\\" + text
    default: text
    }
  }

  fileprivate func explanation(by catalogues: [PhraseCatalogue]) -> [String] {
    var lines = ["#   \(utterance.rule)"]
    for segment in utterance.segments {
      let key = segment.phrase.map { " \($0)" } ?? ""
      let evidence = segment.evidence(in: catalogues).map { ": " + $0 } ?? ""
      lines.append(
        "#   \(segment.source.rawValue) “\(segment.text)” \(segment.language)\(key), "
          + "\(segment.confidence.rawValue)\(evidence)"
      )
    }
    return lines
  }
}

extension Utterance {
  var marked: Utterance {
    var utterance = self
    for index in segments.indices {
      switch segments[index].confidence.group {
      case .unconfirmed: utterance.segments[index].text += "?"
      case .vendor: utterance.segments[index].text += "~"
      case .confirmed: break
      }
    }
    return utterance
  }
}

extension Segment {
  /// Returns the source of the words, if the words are from a catalogue; otherwise nil.
  package func evidence(in catalogues: [PhraseCatalogue]) -> String? {
    guard let phrase, let known = catalogues.phrase(phrase, in: language) else { return nil }
    // If the confidence is higher than the catalogue's, the words are from a recording in a file that the scenario
    // names.
    return confidence > known.confidence ? "a recording, in a file under `wording`" : known.source
  }
}

extension Transcript.HappenedEffect {
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
  /// The transcript in the text format.
  public var description: String { TranscriptFormat.text.render([self]) }
}
