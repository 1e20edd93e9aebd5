/// A format in which transcripts are shown, with the details that the format supports.
///
/// A new format needs only a file and an entry in `all`.
public struct TranscriptFormat: Sendable {
  /// The name that `--format` takes.
  public let name: String
  /// The description in `--help`, on one line.
  public let summary: String
  /// The text between two transcripts; may be empty.
  public let separator: String
  /// The function that renders all transcripts. Its result ends with a line break.
  public let render: @Sendable ([Transcript]) -> String
  /// The function that renders one transcript in pieces, each with its time. Nil if the format can show text only when
  /// all transcripts are complete.
  public let pieces: (@Sendable (Transcript) -> [Piece])?
  /// The details that this format cannot show. Each value is the reason, worded as the end of a sentence.
  public private(set) var refusals: [Request: String] = [:]
  /// Whether the format shows which voice reads each transcript. Other formats do not need `Details.voices`.
  public private(set) var showsVoices = false
  /// Whether the format is JSON, which escapes control characters. With any other format, code that prints a transcript
  /// must make control characters visible.
  public let isJSON: Bool
  private var detailed: (@Sendable (Details) -> TranscriptFormat)?

  /// A part of a rendered transcript that can be shown before the rest of the transcript.
  public struct Piece: Sendable {
    /// The time of the piece, measured from the beginning of the scenario.
    public var time: Duration
    /// One or more whole lines, each with its line break.
    public var text: String
  }

  /// A detail that a format shows only on request.
  public enum Request: Sendable, Hashable, CaseIterable {
    /// The rule, source and confidence of each line.
    case explanations
    /// A style of lines other than `commaList`.
    case style
    /// A mark (`?`) after each segment that is a guess.
    case marks
    /// The pronunciation of each utterance.
    case phonemes
  }

  /// The details that a user requests. Each format shows the details that it supports.
  public struct Details: Sendable {
    /// The style in which utterances are written.
    public var style = TranscriptStyle.commaList
    /// Whether each line has its rule, source and confidence.
    public var isExplained = false
    /// Whether `?` follows each segment that is a guess.
    public var isMarked = false
    /// Short descriptions of the voices. Each key is the language of a screen reader. Each value describes the voice
    /// for that language, and names the scripts that the voice cannot read.
    public var voices: [String: String] = [:]

    /// Creates details that request nothing.
    public init() {}
  }

  /// Returns this format with the given details. A format that supports no details is returned unchanged.
  public func with(_ details: Details) -> TranscriptFormat { detailed?(details) ?? self }

  /// Creates a format that is shown line by line, so that `--speak` prints each line when it is heard.
  ///
  /// - Parameters:
  ///   - name: the word after `--format`.
  ///   - summary: one line for help.
  ///   - separator: the text between two transcripts.
  ///   - isJSON: whether the format is JSON, which escapes control characters itself.
  ///   - refusals: the requests that the format refuses, each with the reason as the end of a sentence.
  ///   - detailed: returns the format with details; nil if the format supports none.
  ///   - header: returns the lines before the entries of a transcript, each with its line break; empty if there are no
  ///     such lines.
  ///   - entry: returns the lines of an entry, each with its line break; empty for an entry that is not shown.
  public init(
    name: String, summary: String, separator: String = "", isJSON: Bool = false, refusals: [Request: String] = [:],
    detailed: (@Sendable (Details) -> TranscriptFormat)? = nil,
    header: @escaping @Sendable (Transcript) -> String,
    entry: @escaping @Sendable (Transcript.Entry, Transcript) -> String
  ) {
    self.name = name
    self.summary = summary
    self.separator = separator
    self.isJSON = isJSON
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

  /// Creates a format whose text can be shown only when all transcripts are complete.
  ///
  /// - Parameters:
  ///   - name: the word after `--format`.
  ///   - summary: one line for help.
  ///   - isJSON: whether the format is JSON, which escapes control characters itself.
  ///   - refusals: the requests that the format refuses, each with the reason as the end of a sentence.
  ///   - showsVoices: whether the format shows which voice reads each transcript.
  ///   - detailed: returns the format with details; nil if the format supports none.
  ///   - render: returns all transcripts as text, with a line break at the end.
  public init(
    name: String, summary: String, isJSON: Bool = false, refusals: [Request: String] = [:], showsVoices: Bool = false,
    detailed: (@Sendable (Details) -> TranscriptFormat)? = nil, render: @escaping @Sendable ([Transcript]) -> String
  ) {
    self.name = name
    self.summary = summary
    self.isJSON = isJSON
    self.refusals = refusals
    self.showsVoices = showsVoices
    self.detailed = detailed
    self.render = render
    separator = ""
    pieces = nil
  }
}
