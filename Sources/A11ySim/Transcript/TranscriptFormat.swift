/// A format in which transcripts are shown.
///
/// A format declares its own abilities. A new format needs only a file and an entry in `all`.
public struct TranscriptFormat: Sendable {
  /// The name that `--format` takes.
  public let name: String
  /// The description in `--help`, on one line.
  public let summary: String
  /// The text between two plays where they are shown in pieces; may be empty.
  public let separator: String
  /// Renders all plays; the result ends with a line break.
  public let render: @Sendable ([Transcript]) -> String
  /// Renders one play in pieces of whole lines, each with its time; nil for a format that can only be shown whole.
  public let pieces: (@Sendable (Transcript) -> [Piece])?
  /// The reasons for requests that the format refuses, each as the end of a sentence; it supports all others.
  public private(set) var refusals: [Request: String] = [:]
  /// Whether the format shows which voice reads each play, so that `Details.voices` are worth finding out.
  public private(set) var showsVoices = false
  /// Whether the format is JSON, which escapes control characters itself. In any other format, printing makes them
  /// visible.
  public let isJSON: Bool
  private var detailed: (@Sendable (Details) -> TranscriptFormat)?

  /// A few lines of a play.
  public struct Piece: Sendable {
    /// The time at which the lines happen, from the beginning of the play.
    public var time: Duration
    /// Whole lines, each with its line break.
    public var text: String
  }

  /// A detail that can be requested of a format besides its plain form.
  public enum Request: Sendable, Hashable, CaseIterable {
    /// The rule, source and confidence of each line.
    case explanations
    /// Another style of lines than the comma list.
    case style
    /// The pronunciation of each utterance.
    case phonemes
  }

  /// The details requested of a format; each format shows those it can.
  public struct Details: Sendable {
    /// The style in which utterances are written.
    public var style = TranscriptStyle.commaList
    /// Whether each line has its rule, source and confidence.
    public var isExplained = false
    /// For each language of the reader, the voice that reads it and what that voice does not read, in a few words.
    public var voices: [String: String] = [:]

    /// Creates details that request nothing besides the plain form.
    public init() {}
  }

  /// Returns the format with details, where it supports any.
  public func with(_ details: Details) -> TranscriptFormat { detailed?(details) ?? self }

  /// Creates a format that is shown line by line, so that `--speak` prints each line when it is heard.
  ///
  /// - Parameters:
  ///   - name: the word after `--format`.
  ///   - summary: one line for help.
  ///   - separator: the text between two plays.
  ///   - isJSON: whether it is JSON, which has escapes of its own.
  ///   - refusals: requests that it does not follow, each with the reason as the end of a sentence.
  ///   - detailed: the same format with details, where it has any.
  ///   - header: the lines before a play, each with its line break; empty for none.
  ///   - entry: the lines of an entry, each with its line break; empty for an entry that is not shown.
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

  /// Creates a format that is shown whole, after the last play.
  ///
  /// - Parameters:
  ///   - name: the word after `--format`.
  ///   - summary: one line for help.
  ///   - isJSON: whether it is JSON, which has escapes of its own.
  ///   - refusals: requests that it does not follow, each with the reason as the end of a sentence.
  ///   - showsVoices: whether it shows who reads each play.
  ///   - detailed: the same format with details, where it has any.
  ///   - render: all plays as text, with a line break at its end.
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
