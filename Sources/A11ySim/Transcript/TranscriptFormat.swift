/// A way to show transcripts.
///
/// A format says itself what it can show, so that a new one is a file and a line in `all`.
public struct TranscriptFormat: Sendable {
  /// What `--format` calls it.
  public let name: String
  /// One line for help.
  public let summary: String
  /// What stands between two plays where they are shown in pieces; empty for nothing.
  public let separator: String
  /// All plays, as the format shows them; ends with a line break.
  public let render: @Sendable ([Transcript]) -> String
  /// One play in pieces of whole lines, each with the time from which it is true; nil for a format that can only be
  /// shown whole.
  public let pieces: (@Sendable (Transcript) -> [Piece])?
  /// Why it does not do what can be asked of a format, as the end of a sentence; what is missing here, it does.
  public private(set) var refusals: [Request: String] = [:]
  /// Whether it shows who reads each play: `Details.voices` are worth finding out.
  public private(set) var showsVoices = false
  private var detailed: (@Sendable (Details) -> TranscriptFormat)?

  /// Some lines of a play.
  public struct Piece: Sendable {
    /// From when the lines are true.
    public var time: Duration
    /// Whole lines, each with its line break.
    public var text: String
  }

  /// Something that can be asked of a format besides its plain form.
  public enum Request: Sendable, Hashable, CaseIterable {
    /// The rule, source and confidence of each line, because somebody wants to know.
    case explanations
    /// Another style of lines than the comma list.
    case style
    /// How each utterance is pronounced.
    case phonemes
  }

  /// What is asked of a format; each shows what it can of it.
  public struct Details: Sendable {
    /// How lines are written.
    public var style = TranscriptStyle.commaList
    /// Whether each line has its rule, source and confidence.
    public var isExplained = false
    /// By the reader's language, who reads it and what that voice does not read, in a few words.
    public var voices: [String: String] = [:]

    /// Asks for nothing besides the plain form.
    public init() {}
  }

  /// The format with details, where it has any.
  public func with(_ details: Details) -> TranscriptFormat { detailed?(details) ?? self }

  /// Creates a format that is shown line by line, so that `--speak` prints each line when it is heard.
  ///
  /// - Parameters:
  ///   - name: the word after `--format`.
  ///   - summary: one line for help.
  ///   - separator: the text between two plays.
  ///   - refusals: requests that it does not follow, each with the reason as the end of a sentence.
  ///   - detailed: the same format with details, where it has any.
  ///   - header: the lines before a play, each with its line break; empty for none.
  ///   - entry: the lines of an entry, each with its line break; empty for an entry that is not shown.
  public init(
    name: String, summary: String, separator: String = "", refusals: [Request: String] = [:],
    detailed: (@Sendable (Details) -> TranscriptFormat)? = nil,
    header: @escaping @Sendable (Transcript) -> String,
    entry: @escaping @Sendable (Transcript.Entry, Transcript) -> String
  ) {
    self.name = name
    self.summary = summary
    self.separator = separator
    self.refusals = refusals
    self.detailed = detailed
    let pieces: @Sendable (Transcript) -> [Piece] = { transcript in
      [Piece(time: .zero, text: header(transcript))]
        + transcript.entries.map { Piece(time: $0.time, text: entry($0, transcript)) }
    }
    self.pieces = pieces
    render = { transcripts in
      var text = ""
      for (index, transcript) in transcripts.enumerated() {
        if index > 0 { text += separator }
        text += header(transcript)
        for item in transcript.entries { text += entry(item, transcript) }
      }
      return text
    }
  }

  /// Creates a format that is shown whole, after the last play.
  ///
  /// - Parameters:
  ///   - name: the word after `--format`.
  ///   - summary: one line for help.
  ///   - refusals: requests that it does not follow, each with the reason as the end of a sentence.
  ///   - showsVoices: whether it shows who reads each play.
  ///   - detailed: the same format with details, where it has any.
  ///   - render: all plays as text, with a line break at its end.
  public init(
    name: String, summary: String, refusals: [Request: String] = [:], showsVoices: Bool = false,
    detailed: (@Sendable (Details) -> TranscriptFormat)? = nil, render: @escaping @Sendable ([Transcript]) -> String
  ) {
    self.name = name
    self.summary = summary
    self.refusals = refusals
    self.showsVoices = showsVoices
    self.detailed = detailed
    self.render = render
    separator = ""
    pieces = nil
  }
}
