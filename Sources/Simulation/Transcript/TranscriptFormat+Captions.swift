import AccessibilityModel

/// Captions for a recording of the screen, each shown while its speech is heard.
///
/// A cue is one caption: the heard words of an utterance, with `…` in place of words that were cut off. An utterance
/// that was never heard has no cue. If an utterance cut off or replaced other utterances, its cue has a further line
/// for each of them, with the lost words.
///
/// The cue of a sound has a fixed length, because the real length is not known. Each transcript begins at the time at
/// which the previous transcript ends. If the times of words are known, WebVTT has the time at which each word begins.
/// SubRip has no syntax for these times.
extension TranscriptFormat {
  /// The WebVTT format. A note before the cues of each transcript contains the first line of the text format.
  public static let vtt = TranscriptFormat(
    name: "vtt", summary: "WebVTT captions", refusals: refusalsOfCaptions
  ) { transcripts in
    var text = "WEBVTT\n"
    var start = Duration.zero
    for transcript in transcripts {
      text += "\nNOTE \(transcript.header.line.dropFirst(2))\n"
      for cue in transcript.cues {
        text += "\n\((start + cue.start).captionText(".")) --> \((start + cue.end).captionText("."))\n"
        text += cue.timedText(from: start) + cue.losses.map { "\n" + Transcript.Cue.escaped($0) }.joined() + "\n"
      }
      start += transcript.end
    }
    return text
  }

  /// The SubRip format. Players read angle brackets as markup, and SubRip has no escapes. Angle brackets are therefore
  /// replaced with similar characters.
  public static let srt = TranscriptFormat(
    name: "srt", summary: "SubRip captions", refusals: refusalsOfCaptions
  ) { transcripts in
    var cues: [String] = []
    var start = Duration.zero
    for transcript in transcripts {
      for cue in transcript.cues {
        cues.append(
          "\(cues.count + 1)\n\((start + cue.start).captionText(",")) --> \((start + cue.end).captionText(","))\n"
            + ([cue.text] + cue.losses).joined(separator: "\n").escaped(["<": "‹", ">": "›"]) + "\n")
      }
      start += transcript.end
    }
    return cues.isEmpty ? "\n" : cues.joined(separator: "\n")
  }

  /// Chapters for a recording of the screen, in the WebVTT format. The title of a chapter is the step's number and
  /// text. Steps that begin at the same time share a chapter.
  public static let chapters = TranscriptFormat(
    name: "chapters", summary: "WebVTT chapters, one for each step", refusals: refusalsOfCaptions
  ) { transcripts in
    var text = "WEBVTT\n"
    var start = Duration.zero
    for transcript in transcripts {
      text += "\nNOTE \(transcript.header.line.dropFirst(2))\n"
      for chapter in transcript.chapters {
        text += "\n\((start + chapter.start).captionText(".")) --> \((start + chapter.end).captionText("."))\n"
        text += Transcript.Cue.escaped(chapter.text) + "\n"
      }
      start += transcript.end
    }
    return text
  }

  private static let refusalsOfCaptions: [Request: String] = [
    .explanations: "captions contain only what is heard", .style: "captions always use the comma list",
    .marks: "captions contain only what is heard", .phonemes: "captions, because they contain only what is heard",
  ]
}

extension Transcript {
  fileprivate struct Cue {
    var start: Duration
    var end: Duration
    var text: String
    /// The words of the text, each with the time at which it ends; empty if the times are not known. Times are measured
    /// from the beginning of the transcript.
    var words: [(text: Substring, end: Duration)] = []
    /// The mark after the last word if the utterance was cut off; otherwise empty.
    var mark = ""
    /// One line for each utterance that this utterance cut off or replaced.
    var losses: [String] = []

    /// Returns the text for WebVTT, with the time at which each word begins. A word begins when the previous word ends.
    /// A time is written only if it is later than the previous time and before the end of the caption.
    ///
    /// - Parameter start: the start of the transcript, measured from the beginning of the captions.
    func timedText(from start: Duration) -> String {
      if words.isEmpty { return Self.escaped(text) }
      var result = ""
      var last = self.start
      for (index, word) in words.enumerated() {
        if index > 0 {
          result += " "
          let begin = words[index - 1].end
          if begin.inMilliseconds > last.inMilliseconds, begin.inMilliseconds < end.inMilliseconds {
            result += "<\((start + begin).captionText("."))>"
            last = begin
          }
        }
        result += Self.escaped(String(word.text))
      }
      return result + mark
    }

    static func escaped(_ text: String) -> String {
      text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
    }
  }

  /// The chapters, each of which ends where the next chapter begins. Steps that begin at the same time share a chapter.
  fileprivate var chapters: [Cue] {
    var chapters: [Cue] = []
    for entry in entries {
      guard case .step(let step) = entry.kind else { continue }
      let title = "\(entry.step) \(step.description.onOneLine)"
      if let last = chapters.indices.last, chapters[last].start.inMilliseconds == entry.time.inMilliseconds {
        chapters[last].text += " · " + title
      } else {
        if let last = chapters.indices.last { chapters[last].end = entry.time }
        chapters.append(Cue(start: entry.time, end: end, text: title))
      }
    }
    return chapters.filter { $0.end.inMilliseconds > $0.start.inMilliseconds }
  }

  /// The lines about speech that was cut off or not heard. Each key is the number of the utterance that caused the
  /// loss.
  private var losses: [Int: [String]] {
    var losses: [Int: [String]] = [:]
    for record in utterances {
      guard let number = record.stop?.number, !record.lost.isEmpty else { continue }
      let mark = record.outcome == .dropped ? "not heard" : "cut off"
      losses[number, default: []].append("[\(mark): \(record.lost.onOneLine)]")
    }
    return losses
  }

  fileprivate var cues: [Cue] {
    let losses = losses
    let cues = entries.compactMap { entry -> Cue? in
      switch entry.kind {
      case .utterance(let heard) where heard.outcome != .dropped:
        let mark = heard.lost.isEmpty ? "" : heard.heard.isEmpty ? "…" : " …"
        var cue = Cue(start: entry.time, end: entry.time + heard.duration, text: heard.heard + mark, mark: mark)
        cue.losses = losses[heard.number] ?? []
        // An estimate has no reliable times of single words.
        if header.timing != SpeechEstimate().name {
          cue.words = zip(heard.utterance.words, heard.timing.wordEnds).prefix(heard.heardWordCount)
            .map { ($0, entry.time + $1) }
        }
        return cue
      case .sound(let sound):
        return Cue(start: entry.time, end: entry.time + .milliseconds(500), text: sound.line)
      default:
        return nil
      }
    }
    // A cue needs a duration, so an utterance that was cut off at its beginning gets no cue.
    return cues.filter { $0.end.inMilliseconds > $0.start.inMilliseconds && !$0.text.isEmpty }
      .enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }
}

extension Duration {
  fileprivate var inMilliseconds: Int64 { (inMicroseconds + 500) / 1_000 }

  /// Returns this time in the form `00:01:02.345`. `point` is the character before the thousandths.
  fileprivate func captionText(_ point: String) -> String {
    let time = inMilliseconds
    func padded(_ number: Int64, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(time / 3_600_000, to: 2) + ":" + padded(time / 60_000 % 60, to: 2) + ":"
      + padded(time / 1_000 % 60, to: 2) + point + padded(time % 1_000, to: 3)
  }
}

extension String {
  fileprivate func escaped(_ escapes: [Character: String]) -> String {
    reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
